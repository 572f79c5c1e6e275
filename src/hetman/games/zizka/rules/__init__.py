"""The rules of Jan Žižka, in the order of the rulebook.

setup: setting up; rolls: symbols and dice; turn: the actions, looks, the end; event_tokens: tokens on the board;
event, conquest, tournament, tavern, attack: what the actions lead to; rewards: what is earned; torak: the solo game;
position: everything on the table and what can happen to a leader; box: the components as tables; hidden: what a
seat cannot know; view and view_cards: views; dump: positions written down.
"""

from __future__ import annotations

from hetman.games.zizka.rules import (
    attack,
    conquest,
    event,
    event_tokens,
    rolls,
    setup,
    tavern,
    torak,
    tournament,
    turn,
)
from hetman.games.zizka.rules.position import Position

__all__ = [
    "Position",
    "attack",
    "conquest",
    "event",
    "event_tokens",
    "rolls",
    "setup",
    "tavern",
    "torak",
    "tournament",
    "turn",
]
