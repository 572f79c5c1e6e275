"""Fields 2 to 6: who takes which knight, how much provisions and ducats, and who hires a helper."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.grunwald.rules import phases
from hetman.games.grunwald.rules.cards import CARDS, NAMES
from hetman.games.grunwald.rules.constants import (
    ALL_HELPERS,
    CROWN_CARDS,
    CROWN_FIELD,
    DUCAT_CARD,
    DUCATS,
    HELPERS,
    MERCENARIES,
    MERCENARY_CARDS,
    NONE,
    PROVISION_CARD,
    PROVISIONS,
)
from hetman.games.grunwald.rules.decisions import HIRINGS
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import DECLINE, HIRE


class Fields(Step[Position]):
    """One field after the other; nobody wins more than one thing on a field."""

    def run(self, state: Position) -> None:
        state.stage = phases.ROUND_END
        win_knights(state, CROWN_FIELD, CROWN_CARDS)
        win_provisions(state)
        win_ducats(state)
        win_knights(state, MERCENARIES, MERCENARY_CARDS)
        win_helpers(state)


def win_knights(state: Position, field: i64, slot: i64) -> None:
    """The first takes the stronger knight into the hand, the second the other one; of two players only the first."""
    order = state.ranking(field)
    place: i64
    for place in range(state.box.knight_places):
        if place < len(order):
            card: i64 = state.shown[slot + place]
            state.shown[slot + place] = NONE
            add(state.hand, CARDS * order[place] + card, 1)
            use_up(state, field, order[place])
            if state.event_log is not None:
                state.emit("joins", {"seat": ["seat", int(order[place])], "card": ["fighter", NAMES[card]]})
    state.clear(field)


def use_up(state: Position, field: i64, seat: i64) -> None:
    """Ducats that have won something go to the bank."""
    at: i64 = 4 * field + seat
    state.bank_ducats += state.ducats_at[at]
    state.ducats_at[at] = 0


def win_provisions(state: Position) -> None:
    """The first gets the higher value on the card, the second the lower one, if the card has one."""
    order = state.ranking(PROVISIONS)
    prizes = state.prizes(PROVISIONS, state.box.provision_prizes[state.shown[PROVISION_CARD]])
    place: i64
    for place in range(len(prizes)):
        if place < len(order):
            amount: i64 = state.earn_provisions(order[place], prizes[place])
            if amount > 0:
                use_up(state, PROVISIONS, order[place])
            if state.event_log is not None:
                state.emit("supplied", {"seat": ["seat", int(order[place])], "amount": int(amount)})
    state.clear(PROVISIONS)


def win_ducats(state: Position) -> None:
    """As many places as the card has values for this number of players; a fourth never gets anything."""
    order = state.ranking(DUCATS)
    prizes = state.prizes(DUCATS, state.box.ducat_prizes[state.shown[DUCAT_CARD]])
    place: i64
    for place in range(len(prizes)):
        if place < len(order):
            amount: i64 = state.earn_ducats(order[place], prizes[place])
            if state.event_log is not None:
                state.emit("earns", {"seat": ["seat", int(order[place])], "amount": int(amount)})
    state.clear(DUCATS)


def win_helpers(state: Position) -> None:
    """The first hires a helper for nothing, the second may pay as many ducats as he has helpers."""
    order = state.ranking(HELPERS)
    state.clear(HELPERS)
    if not order:
        return
    state.earn_helper(order[0])
    if state.event_log is not None:
        state.emit("helped", {"seat": ["seat", int(order[0])]})
    if len(order) > 1 and can_hire(state, order[1]):
        state.stack.append(HIRINGS[order[1]])


def can_hire(state: Position, seat: i64) -> bool:
    return state.helpers[seat] < ALL_HELPERS and state.ducats[seat] >= state.helpers[seat]


class Hiring(SeatDecision[Position]):
    """The second on the helpers' field may buy one."""

    def moves(self, state: Position) -> list[i64]:
        return [HIRE, DECLINE]

    def play(self, state: Position, move: i64) -> None:
        if move == HIRE:
            state.spend_ducats(self.seat, state.helpers[self.seat])
            state.earn_helper(self.seat)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"price": int(state.helpers[self.seat])}
