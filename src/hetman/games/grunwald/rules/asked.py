"""What all decisions of seats have in common."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import Decision
from hetman.core.native import i64
from hetman.games.grunwald.rules import pending
from hetman.games.grunwald.rules.position import Position


class Asked(Decision[Position]):
    """A seat is asked something; `key` is the message that asks it, `numbers` are the arguments besides the seat."""

    def __init__(self, kind: i64, seat: i64, key: str, sealed: i64 = 0) -> None:
        super().__init__(kind + pending.SEAT_CODE * seat + pending.SET_CODE * sealed, seat, sealed=sealed)
        self.key = key

    def prompt(self, state: Position) -> dict[str, Any]:
        args: dict[str, Any] = {"seat": ["seat", int(self.seat)]}
        args.update(self.numbers(state))
        return {"key": self.key, "args": args}

    def numbers(self, state: Position) -> dict[str, Any]:
        return {}
