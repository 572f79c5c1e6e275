"""What a bot feels about Na Grunwald!: points, bread for the knights, and what the pawns on the fields would win.

NOTES.md tells how weights and policy_weights were measured.
"""

from __future__ import annotations

from typing import Final

from hetman.core.decision import first, second, third, verb_of
from hetman.core.evaluator import Evaluator
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.grunwald.rules import phases, scoring, verbs
from hetman.games.grunwald.rules.cards import CARDS, KNIGHTS, STRENGTH
from hetman.games.grunwald.rules.constants import (
    AT_HAND,
    CROWN_CARDS,
    CROWN_FIELD,
    DUCAT_CARD,
    DUCATS,
    FIELDS,
    HELPERS,
    LAST_ROUND,
    MERCENARIES,
    MERCENARY_CARDS,
    PROVISION_CARD,
    PROVISIONS,
    TEUTONS,
)
from hetman.games.grunwald.rules.position import Position

FEATURES: Final = (
    "points if the game ended now",
    "strength of knights, fed or not",
    "knights that could not be fed",
    "provisions that are left over",
    "ducats",
    "helpers, for every round to come",
    "pawns still to be sent",
    "strength of the knights that the pawns would win",
    "provisions that they would win",
    "ducats that they would win",
    "a helper that they would win",
    "a pawn against the Teutons, by the strongest knight in hand",
    "strength of knights in hand, before the last round",
)
WEIGHTS: Final = [0.09, 0.1, -0.14, 0.05, 0.21, 0.21, 0.23, 0.08, 0.12, 0.16, 0.11, 0.04, -0.01]

# Traits of a move: its verb, then what it does.
VERBS: Final = 23
OFFICER_TO: Final = VERBS
HELPERS_TO: Final = OFFICER_TO + FIELDS
LEADS: Final = HELPERS_TO + FIELDS
"""By field: the move would put the seat first there."""
FOLLOWS: Final = LEADS + FIELDS
"""By field: the move would put it second."""
SURPLUS: Final = FOLLOWS + FIELDS
"""Every pawn or ducat more than is needed to lead, four of them at most."""
LAST_PAWNS: Final = SURPLUS + 1
STRENGTH_LAID: Final = LAST_PAWNS + 1
"""By strength of the card that is laid, given up, dismissed or bid."""
GIVEN: Final = STRENGTH_LAID + 7
DISMISSED: Final = GIVEN + 7
BID: Final = DISMISSED + 7
MOVE_FEATURES: Final = BID + 7

POLICY_WEIGHTS: Final = [
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.62,
    0.42,
    -1.04,
    0.0,
    0.06,
    -0.06,
    2.92,
    0.34,
    0.0,
    -0.0,
    -0.46,
    -2.74,
    -1.89,
    1.82,
    0.0,
    0.0,
    0.78,
    0.86,
    -0.11,
    0.63,
    -1.01,
    1.73,
    -0.1,
    -0.32,
    -0.51,
    -0.3,
    -0.3,
    -0.32,
    0.72,
    0.9,
    0.37,
    0.51,
    0.24,
    1.43,
    -0.04,
    -0.36,
    -0.99,
    -0.18,
    -1.55,
    -0.02,
    -0.76,
    0.37,
    -0.76,
    -0.42,
    -0.82,
    -0.23,
    0.25,
    0.74,
    1.24,
    0.0,
    0.17,
    0.53,
    0.48,
    0.23,
    -0.46,
    -0.89,
    0.0,
    -0.03,
    0.08,
    0.32,
    0.33,
    0.7,
    0.42,
    1.3,
    1.39,
    0.56,
    -0.39,
    -0.65,
    -0.84,
    -1.42,
]


class GrunwaldEvaluator(Evaluator):
    """Feels for one seat."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, POLICY_WEIGHTS, rollout_depth=10, c_puct=0.45)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        own: i64 = seat
        parts = scoring.tally(state)
        points: i64 = 0
        part: i64
        for part in range(scoring.PARTS):
            points += parts[scoring.PARTS * own + part]
        strength: i64 = 0
        in_hand: i64 = 0
        strongest: i64 = 0
        knights: i64 = 0
        card: i64
        for card in range(1, KNIGHTS):
            held: i64 = state.hand[CARDS * own + card]
            count: i64 = held + state.camp[CARDS * own + card]
            knights += count
            strength += count * STRENGTH[card]
            in_hand += held * STRENGTH[card]
            if held > 0 and STRENGTH[card] > strongest:
                strongest = STRENGTH[card]
        spare: i64 = state.provisions[own] - knights
        left: i64 = LAST_ROUND - state.round
        placing = state.stage == phases.OFFICERS
        against: i64 = strongest if placing and state.is_on(TEUTONS, own) else 0
        pawns: i64 = state.free[own] + (1 if state.officer[own] == AT_HAND else 0)
        return [
            float(points),
            float(strength),
            float(-spare) if spare < 0 else 0.0,
            float(spare) if spare > 0 else 0.0,
            float(state.ducats[own] + ducats_on_fields(state, own)),
            float(state.helpers[own] * left),
            float(pawns) if placing and not state.passed[own] else 0.0,
            float(knights_to_win(state, own)),
            float(prize(state, own, PROVISIONS)) if placing else 0.0,
            float(prize(state, own, DUCATS)) if placing else 0.0,
            float(left) if placing and rank(state, own, HELPERS) == 1 else 0.0,
            float(against),
            float(in_hand) if left > 0 else 0.0,
        ]

    def move_features(self, state: State, move: i64) -> list[i64]:
        assert isinstance(state, Position)
        verb = verb_of(move)
        found: list[i64] = [verb]
        if verb == verbs.SEND or verb == verbs.SEND_WITH:
            add_sending(found, state, first(move), second(move), third(move) if verb == verbs.SEND_WITH else 0)
        elif verb == verbs.LAY:
            found.append(STRENGTH_LAID + STRENGTH[first(move)])
        elif verb == verbs.GIVE:
            found.append(GIVEN + STRENGTH[first(move)])
        elif verb == verbs.DISMISS or verb == verbs.ESCORT:
            found.append(DISMISSED + STRENGTH[first(move)])
        elif verb == verbs.BID or verb == verbs.GIVE_PROVISIONS:
            found.append(BID + (first(move) if first(move) < 6 else 6))
        return found


def ducats_on_fields(state: Position, seat: i64) -> i64:
    """They come back unless they win something."""
    return state.ducats_at[4 * PROVISIONS + seat] + state.ducats_at[4 * MERCENARIES + seat]


def rank(state: Position, seat: i64, field: i64) -> i64:
    """1 for the first on a field, 2 for the second and so on; 0 for a seat that is not there."""
    place: i64 = 1
    for other in state.ranking(field):
        if other == seat:
            return place
        place += 1
    return 0


def knights_to_win(state: Position, seat: i64) -> i64:
    """The strength of the knights that the seat would win if nobody sent another pawn."""
    if state.stage != phases.OFFICERS:
        return 0
    return knight_to_win(state, seat, CROWN_FIELD, CROWN_CARDS) + knight_to_win(
        state, seat, MERCENARIES, MERCENARY_CARDS
    )


def knight_to_win(state: Position, seat: i64, field: i64, slot: i64) -> i64:
    place: i64 = rank(state, seat, field)
    if place == 0 or place > state.box.knight_places:
        return 0
    return STRENGTH[state.shown[slot + place - 1]]


def prize(state: Position, seat: i64, field: i64) -> i64:
    """The provisions or ducats that the seat would win if nobody sent another pawn."""
    place: i64 = rank(state, seat, field)
    if field == PROVISIONS:
        prizes = state.prizes(field, state.box.provision_prizes[state.shown[PROVISION_CARD]])
    else:
        prizes = state.prizes(field, state.box.ducat_prizes[state.shown[DUCAT_CARD]])
    return prizes[place - 1] if 0 < place <= len(prizes) else 0


def add_sending(found: list[i64], state: Position, pawns: i64, field: i64, ducats: i64) -> None:
    seat: i64 = sender(state)
    found.append((OFFICER_TO if pawns == verbs.OFFICER else HELPERS_TO) + field)
    worth: i64 = state.sum_at(field, seat) + ducats
    if field != MERCENARIES:
        officer: i64 = state.officer_worth(seat)
        worth += officer if pawns == verbs.OFFICER else pawns * state.helper_worth(field)
    better: i64 = 0
    most: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat and state.is_on(field, other):
            theirs: i64 = state.sum_at(field, other)
            if theirs >= worth:
                better += 1
            if theirs > most:
                most = theirs
    if better == 0:
        found.append(LEADS + field)
        surplus: i64 = worth - most - 1
        for _ in range(surplus if surplus < 4 else 4):
            found.append(SURPLUS)
    elif better == 1:
        found.append(FOLLOWS + field)
    if state.free[seat] == (0 if pawns == verbs.OFFICER else pawns):
        found.append(LAST_PAWNS)


def sender(state: Position) -> i64:
    return state.stack[-1].seat
