"""The hooks of the kernel, the decisions in their families, and the steps."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import Decision
from hetman.core.dice import Dice
from hetman.core.fields import Field
from hetman.games.grunwald.components.events import EFFECTS
from hetman.games.grunwald.rules import (
    decisions,
    event_auction,
    events,
    feeding,
    fields,
    hidden,
    phases,
    placement,
    reveals,
    scoring,
    setup,
    skirmish,
    skirmish_loss,
    view,
)
from hetman.games.grunwald.rules.box import ESCORTING, GRANT, LEVY, PROMOTION, PURCHASE, RECRUITING
from hetman.games.grunwald.rules.cards import CROWN, MERCENARY, TEUTON
from hetman.games.grunwald.rules.constants import CROWN_CARDS, EVENT_CARDS, EVENTS, MERCENARY_CARDS, TEUTON_CARDS
from hetman.games.grunwald.rules.decisions import BIDS, LAYS, OFFERS, REVEALS, TABLE
from hetman.games.grunwald.rules.dump import FIELDS
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import IN_DUCATS, IN_PROVISIONS


class GrunwaldState(Position):
    def proceed(self) -> None:
        phases.proceed(self)

    def copy(self) -> GrunwaldState:
        return GrunwaldState(self.setup, self)

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


TABLE.fill(decisions.TOSSES, [setup.Toss(TABLE.code(decisions.TOSSES))])
TABLE.fill(
    REVEALS,
    [
        reveals.RevealEvent(TABLE.code(REVEALS, reveals.EVENT_PILE), EVENTS, EVENT_CARDS),
        reveals.RevealCard(TABLE.code(REVEALS, reveals.TEUTON_PILE), TEUTON, 4, TEUTON_CARDS),
        reveals.RevealCard(TABLE.code(REVEALS, reveals.CROWN_PILE), CROWN, 6, CROWN_CARDS),
        reveals.RevealGoods(TABLE.code(REVEALS, reveals.PROVISION_PILE), IN_PROVISIONS),
        reveals.RevealGoods(TABLE.code(REVEALS, reveals.DUCAT_PILE), IN_DUCATS),
        reveals.RevealCard(TABLE.code(REVEALS, reveals.MERCENARY_PILE), MERCENARY, 6, MERCENARY_CARDS),
    ],
)
for group in range(16):
    for seat in range(4):
        TABLE.fill(LAYS, [skirmish.Lay(TABLE.code(LAYS, seat, group), seat, "lay", group)])
        TABLE.fill(BIDS, [event_auction.Bid(TABLE.code(BIDS, seat, group), seat, "bid", group)])
TABLE.fill_by_seat(decisions.PLACEMENTS, placement.Placement, "send")
TABLE.fill_by_seat(decisions.PAYMENTS, skirmish_loss.Payment, "give")
TABLE.fill_by_seat(decisions.GENEROUS_PAYMENTS, skirmish_loss.GenerousPayment, "overpay")
TABLE.fill_by_seat(decisions.HIRINGS, fields.Hiring, "hire")
TABLE.fill_by_seat(decisions.DISMISSALS, feeding.Dismissal, "dismiss")
TABLE.fill_by_seat(OFFERS[PURCHASE], events.Purchase, EFFECTS[PURCHASE])
TABLE.fill_by_seat(OFFERS[RECRUITING], events.Recruiting, EFFECTS[RECRUITING])
TABLE.fill_by_seat(OFFERS[PROMOTION], events.Promotion, EFFECTS[PROMOTION])
TABLE.fill_by_seat(OFFERS[ESCORTING], events.Escorting, EFFECTS[ESCORTING])
TABLE.fill_by_seat(OFFERS[LEVY], events.Levy, EFFECTS[LEVY])
TABLE.fill_by_seat(OFFERS[GRANT], events.Grant, EFFECTS[GRANT])
TABLE.check()

phases.STEPS.fill(
    {
        phases.EVENT: reveals.EventPhase(),
        phases.ASKING: events.Asking(phases.REVEALING),
        phases.SETTLING: events.Settling(),
        phases.REVEALING: reveals.Revealing(),
        phases.OFFICERS: placement.Officers(),
        phases.SKIRMISH: skirmish.Skirmish(),
        phases.CLASH: skirmish.Clash(),
        phases.PAYING: skirmish_loss.Paying(phases.AFTERMATH),
        phases.AFTERMATH: skirmish.Aftermath(),
        phases.FIELDS: fields.Fields(),
        phases.DEMAND: events.Demand(),
        phases.ROUND_END: phases.RoundEnd(),
        phases.FEEDING: feeding.Feeding(phases.SCORING),
        phases.SCORING: scoring.Scoring(),
    }
)
