"""The rules of Jan Žižka, in the order of the rulebook.

preparing: setting up; casting: symbols and dice; turn: the actions, looks, the end; ground: tokens on the board;
event, conquest, tournament, tavern, attack: what the actions lead to; rewards: what is earned; torak: the solo game;
position: everything on the table and what can happen to a leader; box: the components as tables; secrets: what a
seat cannot know; cards and showing: views; dumping: positions written down.
"""

from __future__ import annotations

from hetman.games.zizka.rules import (
    attack,
    casting,
    conquest,
    event,
    ground,
    preparing,
    tavern,
    torak,
    tournament,
    turn,
)
from hetman.games.zizka.rules.position import Position

__all__ = [
    "Position",
    "attack",
    "casting",
    "conquest",
    "event",
    "ground",
    "preparing",
    "tavern",
    "torak",
    "tournament",
    "turn",
]
