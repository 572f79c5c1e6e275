"""What all decisions have in common."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import NATURE, Decision
from hetman.core.native import i64
from hetman.games.chocim.rules import pending
from hetman.games.chocim.rules.position import Position


class Asked(Decision[Position]):
    """A seat is asked something; `key` is the message that asks it."""

    def __init__(self, kind: str, seat: i64, key: str, sealed: i64 = 0) -> None:
        super().__init__(pending.CODES[kind] + seat, seat, NATURE, sealed)
        self.key = key

    def prompt(self, state: Position) -> dict[str, Any]:
        return {"key": self.key, "args": {"seat": ["seat", int(self.seat)], **self.about(state)}}

    def about(self, state: Position) -> dict[str, Any]:
        """Further arguments of the message."""
        return {}


class Chance(Decision[Position]):
    """NATURE decides; what she does concerns the seat `witness`, if any."""

    def __init__(self, kind: str, seat: i64) -> None:
        super().__init__(pending.CODES[kind] + (seat if seat >= 0 else 2), NATURE, seat)

    def prompt(self, state: Position) -> dict[str, Any]:
        return {"key": "nature", "args": {}}
