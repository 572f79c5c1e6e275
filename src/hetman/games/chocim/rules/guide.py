"""The guide of all positions: leads to the modules that know them."""

from __future__ import annotations

from typing import Any

from hetman.core.dice import Dice
from hetman.games.chocim.rules import negotiation, pending, secrets, showing, week


class Guide(pending.Guide):
    def proceed(self, state: Any) -> None:
        week.proceed(state)

    def show(self, state: Any, seat: int | None) -> dict[str, Any]:
        return showing.show(state, seat)

    def scores(self, state: Any) -> list[int]:
        return negotiation.scores(state)

    def redraw(self, state: Any, seat: int, dice: Dice) -> None:
        secrets.redraw(state, seat, dice)


pending.GUIDES.append(Guide())
