"""A click that no legal move allows. A game's `why_not` finds the reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self


@dataclass(frozen=True)
class RefusedClick:
    """What was clicked, with what was chosen before it, the legal moves and the view of the seat that clicked."""

    view: Mapping[str, Any]
    moves: tuple[tuple[str, ...], ...]
    chosen: tuple[str, ...]
    clicked: tuple[str, ...]

    @classmethod
    def of(
        cls,
        view: Mapping[str, Any],
        moves: Sequence[Sequence[str]],
        chosen: Sequence[str],
        clicked: Sequence[str],
    ) -> Self | None:
        """Return None if nobody is asked, if a spectator clicked, or if nothing was clicked."""
        if view["seat"] is None or view["prompt"] is None or not clicked:
            return None
        return cls(view, tuple(map(tuple, moves)), tuple(chosen), tuple(clicked))

    @cached_property
    def player(self) -> Mapping[str, Any]:
        """The part of the view about the seat that clicked. Each entry of the view's `players` must name its `seat`."""
        seat = self.view["seat"]
        return next(player for player in self.view["players"] if player["seat"] == seat)
