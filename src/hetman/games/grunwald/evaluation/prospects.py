"""What a skirmish promises, if every seat on the Teutons' field lays its strongest knight."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.grunwald.rules.cards import CARDS, KNIGHTS, STRENGTH
from hetman.games.grunwald.rules.constants import FIRST_SKIRMISH, NONE, TEUTON_CARDS, TEUTONS
from hetman.games.grunwald.rules.position import Position, rank_key
from hetman.games.grunwald.rules.skirmish import teutons_strength


def strongest_in_hand(state: Position, seat: i64) -> i64:
    found: i64 = 0
    card: i64
    for card in range(1, KNIGHTS):
        if state.hand[CARDS * seat + card] > 0 and STRENGTH[card] > found:
            found = STRENGTH[card]
    return found


def captive_of(state: Position, seat: i64, strength: i64, place: i64) -> i64:
    """The strength of the Teuton that a knight of this strength would capture for the seat, 0 for none."""
    if state.shown[TEUTON_CARDS + 1] == NONE:
        return 0
    stronger: i64 = STRENGTH[state.shown[TEUTON_CARDS]]
    weaker: i64 = STRENGTH[state.shown[TEUTON_CARDS + 1]]
    own: i64 = rank_key(strength, place, seat)
    best: i64 = 0
    better: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat and state.is_on(TEUTONS, other):
            theirs: i64 = strongest_in_hand(state, other)
            if rank_key(theirs, state.place[4 * TEUTONS + other], other) > own:
                better += 1
                if theirs > best:
                    best = theirs
    if better == 0 and strength > stronger:
        return stronger
    if better == 0 or (better == 1 and best > stronger):
        return weaker if strength > weaker else 0
    return 0


def likely_loss(state: Position) -> i64:
    """How much stronger the Teutons are than the strongest knights of all who are on their field now."""
    if state.shown[TEUTON_CARDS + 1] == NONE:
        return 0
    missing: i64 = teutons_strength(state)
    seat: i64
    for seat in range(state.seats):
        if state.is_on(TEUTONS, seat):
            missing -= strongest_in_hand(state, seat)
    return missing if missing > 0 else 0


def skirmishes_left(state: Position) -> i64:
    """The skirmishes after this round."""
    return state.rounds - (state.round if state.round >= FIRST_SKIRMISH else FIRST_SKIRMISH - 1)
