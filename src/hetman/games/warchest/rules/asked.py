"""What all decisions of seats have in common."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import Decision
from hetman.core.native import i64
from hetman.games.warchest.rules.position import Position


class Asked(Decision[Position]):
    """A seat is asked something; `key` is the message that asks it."""

    def __init__(self, kind: i64, seat: i64, key: str) -> None:
        super().__init__(kind + 16 * seat, seat)
        self.key = key

    def prompt(self, state: Position) -> dict[str, Any]:
        return {"key": self.key, "args": {"seat": ["seat", int(self.seat)]}}
