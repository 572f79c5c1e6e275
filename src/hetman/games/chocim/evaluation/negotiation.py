"""The state of the negotiations. Open stakes count as what their hands lead us to expect."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.rules.constants import HAND
from hetman.games.chocim.rules.negotiation import stake_at, staked_cards, staked_strength, strength_of, value_of
from hetman.games.chocim.rules.phases import ANNOUNCE
from hetman.games.chocim.rules.places import COMMONWEALTH
from hetman.games.chocim.rules.position import Position


def strength_left(state: Position, seat: i64) -> i64:
    """The strength that a seat can still stake."""
    hand: i64 = (HAND + seat) * state.box.strengths
    return strength_of(state.treaties[hand : hand + state.box.strengths])


def value_left(state: Position, seat: i64) -> i64:
    """The value for a seat of the claims that are not drawn yet."""
    total: i64 = 0
    claim: i64
    for claim in range(state.box.claims):
        total += state.box.claim_values[2 * claim + seat]
    for claim in state.claims:
        total -= state.box.claim_values[2 * claim + seat]
    return total


def settled(state: Position) -> i64:
    """Claims for which both seats have laid their stakes."""
    drawn: i64 = len(state.claims)
    return drawn - 1 if state.stage == ANNOUNCE and state.stack else drawn


def is_being_laid(state: Position) -> bool:
    """Whether the seat that decides has laid a part of its stake."""
    claims: i64 = settled(state)
    return claims < len(state.claims) and staked_cards(state, state.stack[-1].seat, claims) > 0


def expected_stake(state: Position, seat: i64) -> i64:
    """The stake for the current claim: as laid, or the share that fits its value among all claims left.

    The Commonwealth lays first, so its stake is final while the Ottomans choose.
    """
    claim: i64 = len(state.claims) - 1
    laid: i64 = staked_strength(state, seat, claim)
    if seat == COMMONWEALTH and state.stack[-1].seat != COMMONWEALTH:
        return laid
    value: i64 = value_of(state, claim, seat)
    due: i64 = (strength_left(state, seat) + laid) * value // (value + value_left(state, seat))
    most: i64 = laid + strength_to_add(state, seat, claim)
    if due > most:
        return most
    return laid if laid > due else due


def strength_to_add(state: Position, seat: i64, claim: i64) -> i64:
    """The strength that can still be added to a stake. Treaties are laid strongest first."""
    stake: i64 = stake_at(state, seat, claim)
    hand: i64 = (HAND + seat) * state.box.strengths
    total: i64 = 0
    strength: i64
    for strength in range(state.box.strengths):
        total += state.treaties[hand + strength] * (strength + 1)
        if state.stakes[stake + strength] > 0:
            break
    return total
