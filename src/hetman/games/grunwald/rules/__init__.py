"""The rules of Na Grunwald!, in the order of the rulebook.

setup: the first start player; phases: the steps of a round; events and auction: the event phase; reveals: the cards of
a round; officers: sending pawns; skirmish and payment: the Teutons' field; fields: the other five; feeding and scoring:
the end; cards and box: the components as numbers; hidden: what a seat cannot know.
"""
