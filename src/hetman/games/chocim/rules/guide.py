"""The guide of all positions: leads to the modules that know them."""

from __future__ import annotations

from typing import Any

from hetman.core.dice import Dice
from hetman.games.chocim.rules import hidden, negotiation, pending, phases, view


class Guide(pending.Guide):
    def proceed(self, state: Any) -> None:
        phases.proceed(state)

    def game_view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return view.game_view(state, seat)

    def scores(self, state: Any) -> list[int]:
        return negotiation.scores(state)

    def resample(self, state: Any, seat: int, dice: Dice) -> None:
        hidden.resample(state, seat, dice)


pending.GUIDES.append(Guide())
