"""Features of a position of Na Grunwald!: points, provisions for the knights, what the pawns would win, skirmishes."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.grunwald.evaluation.prospects import captive_of, likely_loss, skirmishes_left, strongest_in_hand
from hetman.games.grunwald.rules import phases, scoring
from hetman.games.grunwald.rules.cards import CARDS, KNIGHTS, STRENGTH
from hetman.games.grunwald.rules.constants import (
    CROWN_CARDS,
    CROWN_FIELD,
    GOODS_FIELD,
    HELPERS,
    MERCENARIES,
    MERCENARY_CARDS,
    NO_FIELD,
    PROVISIONS,
    TEUTONS,
)
from hetman.games.grunwald.rules.fields import prizes, ranking
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import IN_DUCATS, IN_PROVISIONS

FEATURES: Final = (
    "points if the game ended now",
    "the same, by the rounds played",
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
    "strength of the Teuton that they would win",
    "what a lost skirmish would cost beyond spare provisions",
    "strength of the knights in hand that may still capture Teutons",
)


def features_of(state: Position, seat: i64) -> list[float]:
    """The features of a seat, aligned with `FEATURES`."""
    parts = scoring.score_parts(state)
    points: i64 = 0
    part: i64
    for part in range(scoring.PARTS):
        points += parts[scoring.PARTS * seat + part]
    strength: i64 = 0
    knights: i64 = 0
    card: i64
    for card in range(1, KNIGHTS):
        count: i64 = state.hand[CARDS * seat + card] + state.camp[CARDS * seat + card]
        knights += count
        strength += count * STRENGTH[card]
    spare: i64 = state.provisions[seat] - knights
    left: i64 = state.rounds - state.round
    found = [
        float(points),
        float(points * state.round) / float(state.rounds),
        float(strength),
        float(-spare) if spare < 0 else 0.0,
        float(spare) if spare > 0 else 0.0,
        float(state.ducats[seat] + ducats_on_fields(state, seat)),
        float(state.helpers[seat] * left),
    ]
    if state.stage == phases.OFFICERS:
        add_pawns(found, state, seat, left)
        loss: i64 = likely_loss(state) - (spare if spare > 0 else 0)
        found.append(float(min(loss, strength)) if loss > 0 else 0.0)
    else:
        found.extend([0.0] * 7)
    found.append(float(best_in_hand(state, seat, skirmishes_left(state))))
    return found


def add_pawns(found: list[float], state: Position, seat: i64, left: i64) -> None:
    """In the officers' phase: the pawns that are left, and what those on the fields would win."""
    pawns: i64 = state.free[seat] + (1 if state.officer[seat] == NO_FIELD else 0)
    knights: i64 = knight_won(state, seat, CROWN_FIELD, CROWN_CARDS)
    knights += knight_won(state, seat, MERCENARIES, MERCENARY_CARDS)
    found.append(float(pawns) if not state.passed[seat] else 0.0)
    found.append(float(knights))
    found.append(float(prize_won(state, seat, IN_PROVISIONS)))
    found.append(float(prize_won(state, seat, IN_DUCATS)))
    found.append(float(left) if rank(state, seat, HELPERS) == 1 else 0.0)
    place: i64 = state.place[4 * TEUTONS + seat]
    found.append(float(captive_of(state, seat, strongest_in_hand(state, seat), place)) if place > 0 else 0.0)


def best_in_hand(state: Position, seat: i64, count: i64) -> i64:
    """The strength of the strongest knights in hand, as many as `count`."""
    found: i64 = 0
    strength: i64
    for strength in range(6, 0, -1):
        held: i64 = state.hand[CARDS * seat + strength] + state.hand[CARDS * seat + 6 + strength]
        used: i64 = held if held < count else count
        found += used * strength
        count -= used
    return found


def ducats_on_fields(state: Position, seat: i64) -> i64:
    """They come back unless they win something."""
    return state.ducats_at[4 * PROVISIONS + seat] + state.ducats_at[4 * MERCENARIES + seat]


def rank(state: Position, seat: i64, field: i64) -> i64:
    """1 for the first on a field, 2 for the second and so on; 0 for a seat that is not there."""
    if not state.is_on(field, seat):
        return 0
    place: i64 = 1
    for other in ranking(state, field):
        if other == seat:
            return place
        place += 1
    return 0


def knight_won(state: Position, seat: i64, field: i64, slot: i64) -> i64:
    """The strength of the knight that the seat would win if nobody sent another pawn."""
    place: i64 = rank(state, seat, field)
    if place == 0 or place > state.box.knight_places:
        return 0
    return STRENGTH[state.shown[slot + place - 1]]


def prize_won(state: Position, seat: i64, goods: i64) -> i64:
    """The ducats or provisions that the seat would win if nobody sent another pawn."""
    place: i64 = rank(state, seat, GOODS_FIELD[goods])
    won = prizes(state, goods)
    return won[place - 1] if 0 < place <= len(won) else 0
