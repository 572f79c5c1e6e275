"""The rules of Na Grunwald!, in the order of the rulebook.

setup: the start kit and the first start player; phases: the steps of a round and its end; reveals: the cards of a
round; events, event_auction and event_contest: the event phase; placement: sending pawns; skirmish and skirmish_loss:
the Teutons' field; fields: the values of pawns and the other five fields; bank: ducats, provisions and helpers;
feeding and scoring: the end; cards and box: the components as numbers; player_count: the changes for two and three
players; hidden: what a seat cannot know.
"""
