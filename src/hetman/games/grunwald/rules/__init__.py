"""The rules of Na Grunwald!, in the order of the rulebook.

setup: the start kit and the first start player; phases: the steps of a round and its end; events, auction and contest:
the event phase; reveals: the cards of a round; officers: sending pawns; skirmish and payment: the Teutons' field;
fields: the values of pawns and the other five fields; feeding and scoring: the end; cards and box: the components as
numbers, with the changes for two and three players; hidden: what a seat cannot know.
"""
