"""Features of a move of Na Grunwald!: its verb, where the pawns would rank, and what they or the knight would win."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import first, second, third, verb_of
from hetman.core.native import i64
from hetman.games.grunwald.evaluation.prospects import captive_of, strongest_in_hand
from hetman.games.grunwald.rules import phases, verbs
from hetman.games.grunwald.rules.cards import CARDS, KNIGHTS, STRENGTH
from hetman.games.grunwald.rules.constants import (
    CROWN_CARDS,
    CROWN_FIELD,
    DUCATS,
    FIELDS,
    HELPERS,
    MERCENARIES,
    MERCENARY_CARDS,
    PROVISIONS,
    TEUTONS,
)
from hetman.games.grunwald.rules.fields import helper_value, officer_value, prizes, sum_at
from hetman.games.grunwald.rules.position import Position

# The first features are the verbs. These are the effects of a move.
OFFICER_TO: Final = 25
HELPERS_TO: Final = OFFICER_TO + FIELDS
LEADS: Final = HELPERS_TO + FIELDS
"""By field: the move makes the seat first there."""
FOLLOWS: Final = LEADS + FIELDS
"""By field: the move makes the seat second there."""
SURPLUS: Final = FOLLOWS + FIELDS
"""Once for each point more than the seat needs to lead, at most four times."""
LAST_PAWNS: Final = SURPLUS + 1
STRENGTH_LAID: Final = LAST_PAWNS + 1
"""By the strength of the card laid against the Teutons. SENT_AWAY, GIVEN and DISMISSED count in the same way."""
SENT_AWAY: Final = STRENGTH_LAID + 7
GIVEN: Final = SENT_AWAY + 7
DISMISSED: Final = GIVEN + 7
BID: Final = DISMISSED + 7
"""By ducats, 6 and more alike."""
PROVISIONS_GIVEN: Final = BID + 7
CAPTIVE: Final = PROVISIONS_GIVEN + 7
"""By the strength of the Teuton that the pawn would win, if all laid their strongest knights."""
CAPTURES: Final = CAPTIVE + 5
"""By the strength of the Teuton that the card laid would win in that case."""
WASTED: Final = CAPTURES + 5
"""The card laid is stronger than another one in hand that would win as much."""
RECRUITED: Final = WASTED + 1
"""By the strength of the knight that the pawns would win or the ducats buy."""
EARNED: Final = RECRUITED + 7
"""Once for each ducat that the pawns would win."""
SUPPLIED: Final = EARNED + 1
"""Once for each provision that they would win."""
HUNGRY: Final = SUPPLIED + 1
"""Pawns go to provisions, and the seat has more knights than provisions."""
HELPER_FOR: Final = HUNGRY + 1
"""By the rounds to come: the pawns would win a helper."""
SPENT: Final = HELPER_FOR + 8
"""Once for each ducat that goes along."""
OVERPAID: Final = SPENT + 1
"""Once for each point that a card is worth more than is owed."""
UNFED: Final = OVERPAID + 1
"""A knight is given up, and the seat has more knights than provisions."""
SPARED: Final = UNFED + 1
"""Provisions are given up that no knight needs."""
MOVE_FEATURES: Final = SPARED + 1


def features_of_move(state: Position, move: i64) -> list[i64]:
    """The features that a move has, as indices of `POLICY_WEIGHTS`."""
    verb = verb_of(move)
    found: list[i64] = [verb]
    if verb == verbs.SEND or verb == verbs.SEND_WITH:
        add_sending(found, state, first(move), second(move), third(move) if verb == verbs.SEND_WITH else 0)
    elif verb == verbs.LAY:
        add_laying(found, state, STRENGTH[first(move)])
    elif verb == verbs.GIVE:
        add_giving(found, state, first(move))
    elif verb == verbs.ESCORT:
        found.append(SENT_AWAY + STRENGTH[first(move)])
    elif verb == verbs.RECRUIT:
        found.append(RECRUITED + STRENGTH[first(move)])
    elif verb == verbs.DISMISS:
        found.append(DISMISSED + STRENGTH[first(move)])
    elif verb == verbs.BID:
        found.append(BID + (first(move) if first(move) < 6 else 6))
    elif verb == verbs.GIVE_PROVISIONS:
        found.append(PROVISIONS_GIVEN + (first(move) if first(move) < 6 else 6))
        if spare_provisions(state, state.stack[-1].seat) >= first(move):
            found.append(SPARED)
    return found


def add_sending(found: list[i64], state: Position, pawns: i64, field: i64, ducats: i64) -> None:
    """Where the pawns go, how the seat would rank there, and what it would win."""
    seat: i64 = state.stack[-1].seat
    found.append((OFFICER_TO if pawns == verbs.OFFICER else HELPERS_TO) + field)
    if state.free[seat] == (0 if pawns == verbs.OFFICER else pawns):
        found.append(LAST_PAWNS)
    if field == TEUTONS:
        found.append(CAPTIVE + captive_of(state, seat, strongest_in_hand(state, seat), state.seats))
        return
    own: i64 = sum_at(state, field, seat) + ducats
    if field != MERCENARIES:
        own += officer_value(state, seat) if pawns == verbs.OFFICER else pawns * helper_value(state, field)
    better: i64 = 0
    most: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat and state.is_on(field, other):
            theirs: i64 = sum_at(state, field, other)
            if theirs >= own:
                better += 1
            if theirs > most:
                most = theirs
    if better == 0:
        found.append(LEADS + field)
        add_times(found, SURPLUS, own - most - 1, 4)
    elif better == 1:
        found.append(FOLLOWS + field)
    add_times(found, SPENT, ducats, 8)
    add_prize(found, state, seat, field, better)


def add_prize(found: list[i64], state: Position, seat: i64, field: i64, place: i64) -> None:
    """What the seat would win on a field, as the next after `place` others."""
    if field == CROWN_FIELD or field == MERCENARIES:
        if place < state.box.knight_places:
            slot: i64 = CROWN_CARDS if field == CROWN_FIELD else MERCENARY_CARDS
            found.append(RECRUITED + STRENGTH[state.shown[slot + place]])
    elif field == HELPERS:
        if place == 0:
            found.append(HELPER_FOR + state.rounds - state.round)
    else:
        won = prizes(state, verbs.IN_DUCATS if field == DUCATS else verbs.IN_PROVISIONS)
        if place < len(won):
            add_times(found, EARNED if field == DUCATS else SUPPLIED, won[place], 6)
        if field == PROVISIONS and spare_provisions(state, seat) < 0:
            found.append(HUNGRY)


def add_laying(found: list[i64], state: Position, strength: i64) -> None:
    """A card laid in a skirmish, or sent away in a contest."""
    if state.stage != phases.CLASH:
        found.append(SENT_AWAY + strength)
        return
    seat: i64 = state.stack[-1].seat
    place: i64 = state.place[4 * TEUTONS + seat]
    captive: i64 = captive_of(state, seat, strength, place)
    found.append(STRENGTH_LAID + strength)
    found.append(CAPTURES + captive)
    weaker: i64
    for weaker in range(strength - 1, 0, -1):
        if state.hand[CARDS * seat + weaker] + state.hand[CARDS * seat + 6 + weaker] > 0:
            if captive_of(state, seat, weaker, place) == captive:
                found.append(WASTED)
            return


def add_giving(found: list[i64], state: Position, card: i64) -> None:
    """A card given up after a lost skirmish."""
    found.append(GIVEN + STRENGTH[card])
    add_times(found, OVERPAID, STRENGTH[card] - state.owed, 5)
    if card < KNIGHTS and spare_provisions(state, state.stack[-1].seat) < 0:
        found.append(UNFED)


def spare_provisions(state: Position, seat: i64) -> i64:
    """Provisions that no knight of hand and camp needs; below 0, the knights that are hungry."""
    spare: i64 = state.provisions[seat]
    card: i64
    for card in range(1, KNIGHTS):
        spare -= state.hand[CARDS * seat + card] + state.camp[CARDS * seat + card]
    return spare


def add_times(found: list[i64], feature: i64, times: i64, most: i64) -> None:
    for _ in range(times if times < most else most):
        found.append(feature)
