"""The hooks of the kernel, and the decisions in their families."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import Decision
from hetman.core.dice import Dice
from hetman.core.fields import Field
from hetman.games.chocim.rules import (
    cards,
    clash_dice,
    clash_outcome,
    decisions,
    die_raises,
    diplomacy,
    effects,
    fortel_steps,
    general_battle,
    hidden,
    hunger,
    negotiation,
    phases,
    plans,
    preparation,
    scoring,
    summary,
    supports,
    view,
)
from hetman.games.chocim.rules.clash_losses import Lose
from hetman.games.chocim.rules.decisions import TABLE
from hetman.games.chocim.rules.deployment import Deploy
from hetman.games.chocim.rules.dump import FIELDS
from hetman.games.chocim.rules.places import COMMONWEALTH, OTTOMAN
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.turn import Turn


class ChocimState(Position):
    def proceed(self) -> None:
        phases.proceed(self)

    def copy(self) -> ChocimState:
        return ChocimState(self.setup, self)

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


OPEN = 2
"""In place of a seat, in the code of a card that is dealt to no seat."""

TABLE.fill_by_number(decisions.DRAWS, cards.DrawLeader, 2)
TABLE.fill_by_number(decisions.TREATY_DRAWS, cards.DrawTreaty, 2)
TABLE.fill(decisions.TURN_UPS, [cards.TurnUp(TABLE.code(decisions.TURN_UPS, OPEN))])
TABLE.fill_by_number(decisions.FORFEITS, cards.Forfeit, 2)
TABLE.fill_by_number(decisions.DISMISSALS, cards.DismissLeader, 2)
TABLE.fill_by_number(decisions.ROLLS, clash_dice.Roll, 2)
TABLE.fill(decisions.CLAIMS, [negotiation.DrawClaim(TABLE.code(decisions.CLAIMS, OPEN))])
TABLE.fill_by_seat(decisions.TURNS, Turn, "turn")
TABLE.fill_by_seat(decisions.DEPLOYMENTS, Deploy, "deploy")
TABLE.fill(
    decisions.SHIFTS,
    [fortel_steps.MoveUnit(TABLE.code(decisions.SHIFTS, COMMONWEALTH), COMMONWEALTH, "shift")],
)
TABLE.fill_by_seat(decisions.RALLIES, fortel_steps.MoveUnit, "rally")
TABLE.fill_by_seat(decisions.WITHDRAWALS, fortel_steps.MoveUnit, "withdraw")
TABLE.fill_by_seat(decisions.REPULSES, fortel_steps.MoveUnit, "repel")
TABLE.fill_by_seat(decisions.FORTIFICATIONS, fortel_steps.ChangeWall, "fortify")
TABLE.fill_by_seat(decisions.BREACHES, fortel_steps.ChangeWall, "breach")
TABLE.fill_by_seat(decisions.RECOVERIES, fortel_steps.Recover, "recover")
TABLE.fill_by_seat(decisions.DECLARATIONS, plans.Declare, "declare")
TABLE.fill_by_seat(decisions.SUPPORTS, supports.Support, "support")
TABLE.fill_by_seat(decisions.RAISES, die_raises.RaiseDie, "raise")
TABLE.fill_by_seat(decisions.LOSSES, Lose, "break")
TABLE.fill_by_seat(decisions.RETREATS, Lose, "retreat")
TABLE.fill_by_seat(decisions.OCCUPATIONS, clash_outcome.Occupy, "occupy")
TABLE.fill_by_seat(decisions.PREMIUMS, general_battle.Premium, "premium")
TABLE.fill_by_seat(decisions.PICKS, diplomacy.Pick, "pick")
TABLE.fill(decisions.PROCESSIONS, [effects.Pray(TABLE.code(decisions.PROCESSIONS, COMMONWEALTH), COMMONWEALTH, "pray")])
TABLE.fill(decisions.BOMBARDMENTS, [effects.Bombard(TABLE.code(decisions.BOMBARDMENTS, OTTOMAN), OTTOMAN, "bombard")])
TABLE.fill_by_seat(decisions.RECALLS, summary.Recall, "recall")
TABLE.fill_by_seat(decisions.BURIALS, summary.Bury, "bury")
TABLE.fill_by_seat(decisions.REMOVALS, preparation.RemoveUnit, "remove")
TABLE.fill_by_seat(decisions.REBELLIONS, preparation.Rebel, "rebel")
TABLE.fill_by_seat(decisions.DISCARDS, hunger.DiscardTreaty, "discard")
TABLE.fill_by_seat(decisions.STAKES, negotiation.Stake, "stake")
TABLE.check()
