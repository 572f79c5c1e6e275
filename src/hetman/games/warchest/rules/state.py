"""The hooks of the kernel, and the decisions in their families."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import Decision
from hetman.core.dice import Dice
from hetman.core.fields import Field
from hetman.games.warchest.rules import decisions, hidden, phases, scoring, view
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.decisions import TABLE
from hetman.games.warchest.rules.draws import Draw
from hetman.games.warchest.rules.dump import FIELDS
from hetman.games.warchest.rules.footman import BothFootmen, SecondFootman
from hetman.games.warchest.rules.manoeuvres import BerserkerRepeat
from hetman.games.warchest.rules.mercenary import MercenaryManoeuvre
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.royal_guard import RoyalGuardSoak
from hetman.games.warchest.rules.setup import Deal, Pick, Toss
from hetman.games.warchest.rules.swordsman import SwordsmanMove
from hetman.games.warchest.rules.turn import Turn, UseDrawn
from hetman.games.warchest.rules.warrior_priest import PriestDraw


class WarChestState(Position):
    def proceed(self) -> None:
        phases.proceed(self)

    def copy(self) -> WarChestState:
        return WarChestState(self.setup, self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def game_view(self, seat: int | None) -> dict[str, Any]:
        return view.game_view(self, seat)

    def resample(self, seat: int, dice: Dice) -> None:
        hidden.resample(self, seat, dice)

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def decision(self, code: int) -> Decision[Any]:
        return TABLE.decision(code)


TABLE.fill(decisions.DEALS, [Deal(TABLE.code(decisions.DEALS, int(draft)), draft) for draft in (False, True)])
TABLE.fill(
    decisions.TOSSES,
    [
        Toss(TABLE.code(decisions.TOSSES, 0)),
        Toss(TABLE.code(decisions.TOSSES, 1), draft=True),
        Toss(TABLE.code(decisions.TOSSES, 2), begins=0),
        Toss(TABLE.code(decisions.TOSSES, 3), begins=1),
    ],
)
TABLE.fill_by_number(decisions.DRAWS, Draw, 4)
TABLE.fill_by_number(decisions.PRIESTS, PriestDraw, 4)
TABLE.fill_by_seat(decisions.PICKS, Pick, "pick")
TABLE.fill_by_seat(decisions.TURNS, Turn, "turn")
TABLE.fill_by_seat(decisions.DRAWN, UseDrawn, "use")
TABLE.fill_by_seat(decisions.SWORDSMEN, SwordsmanMove, "swordsman")
TABLE.fill_by_seat(decisions.BERSERKERS, BerserkerRepeat, "berserker")
TABLE.fill_by_seat(decisions.MERCENARIES, MercenaryManoeuvre, "mercenary")
TABLE.fill_by_seat(decisions.SOAKS, RoyalGuardSoak, "soak")
TABLE.fill_by_seat(decisions.FOOTMEN, BothFootmen, "footmen")
for seat, family in enumerate(decisions.SECOND_FOOTMEN):
    TABLE.fill(
        family,
        [SecondFootman(TABLE.code(family, seat, hex), seat, hex) for hex in range(len(HEXES))],
    )
TABLE.check()
