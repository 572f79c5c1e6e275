"""The drawing kit: what the pictures of all games share. It knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Say = Callable[..., str]
"""Returns a text in the viewer's language by its key and arguments. A thing with a name is (kind, token)."""
View = Mapping[str, Any]
"""What a seat sees of a position, or a part of it."""
Player = Mapping[str, Any]
"""What a view shows of one seat."""
Move = tuple[str, ...]
"""A legal move as tokens: its verb, then its operands."""


def own_player(view: View) -> Player | None:
    """What the view shows of the viewer's own seat; None for a spectator."""
    return next((player for player in view["players"] if player["seat"] == view["seat"]), None)
