"""The negotiations: discards by the state of the war, five claims with secret stakes, and the treaty.

`stakes` counts treaties by strength: the discards of both seats, then the stakes of each seat for each claim in the
order in which the claims are drawn.
"""

from __future__ import annotations

from typing import Any, Final

from hetman.core.counts import add, lowest, total
from hetman.core.decision import FIRST, first
from hetman.core.decisions import ChanceDecision, SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.rules.cards import treaty_moves
from hetman.games.chocim.rules.constants import FINAL_CARDS, HAND, MORALE, SUPPLY
from hetman.games.chocim.rules.control import fields_lost
from hetman.games.chocim.rules.decisions import STAKES
from hetman.games.chocim.rules.places import APART, COMMONWEALTH, OTTOMAN, REMOVED
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import CLAIM, LAY, READY

REMOVED_A_CARD: Final = 5
"""Removed units for each treaty that the Ottomans discard."""
NOBODY: Final = 2


def stake_at(state: Position, seat: i64, claim: i64) -> i64:
    """Where a seat's stake for the claim drawn as number `claim` begins."""
    return state.box.strengths * (2 + seat * state.box.claims + claim)


# Preparing the hands


def discards_due(state: Position, seat: i64) -> list[i64]:
    """Treaties to discard for supply, morale, and fields lost or units removed."""
    box = state.box
    third: i64 = fields_lost(state)
    if seat == OTTOMAN:
        third = state.count(REMOVED + APART * OTTOMAN) // REMOVED_A_CARD
    return [
        box.supply_discard[seat][state.marks[SUPPLY + seat]],
        box.morale_discard[seat][state.marks[MORALE + seat]],
        third,
    ]


def prepare_hands(state: Position) -> None:
    """Discard the weakest treaties face down. At least seven are kept."""
    state.stakes = [0] * (state.box.strengths * (2 + 2 * state.box.claims))
    seat: i64
    for seat in range(2):
        owned: i64 = state.treaties_of(seat)
        due: i64 = total(discards_due(state, seat))
        spare: i64 = owned - state.box.kept
        if due > spare:
            due = spare if spare > 0 else 0
        discard_weakest(state, seat, due)
        state.marks[FINAL_CARDS + seat] = owned - due
        if state.event_log is not None:
            counts = {"count": int(due), "left": int(owned - due)}
            state.emit("hand_prepared", {"side": ["side", SIDES[seat]], **counts})


def discard_weakest(state: Position, seat: i64, due: i64) -> None:
    strengths: i64 = state.box.strengths
    hand: i64 = (HAND + seat) * strengths
    strength: i64 = 0
    for number in lowest(state.treaties[hand : hand + strengths], due):
        state.add_treaties(HAND + seat, strength, -number)
        state.stakes[seat * strengths + strength] = number
        strength += 1


# Claims and stakes


class DrawClaim(ChanceDecision[Position]):
    """The next claim, at random."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        claim: i64
        for claim in range(state.box.claims):
            if claim not in state.claims:
                moves.append(CLAIM + claim * FIRST)
        return moves

    def play(self, state: Position, move: i64) -> None:
        state.claims = [*state.claims, first(move)]


class Stake(SeatDecision[Position]):
    """Lay treaties for the claim, in secret and at the same time as the other seat. Bots lay the strongest first."""

    def __init__(self, code: i64, seat: i64, key: str) -> None:
        super().__init__(code, seat, key, sealed=3)

    def moves(self, state: Position) -> list[i64]:
        return [*treaty_moves(state, LAY, HAND + self.seat), READY]

    def canonical(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        strengths: i64 = state.box.strengths
        stake: i64 = stake_at(state, self.seat, len(state.claims) - 1)
        strength: i64
        for strength in range(strengths):
            if state.treaties[(HAND + self.seat) * strengths + strength] > 0:
                moves.append(LAY + strength * FIRST)
            if state.stakes[stake + strength] > 0:
                break
        moves.append(READY)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move == READY:
            return
        state.add_treaties(HAND + self.seat, first(move), -1)
        add(state.stakes, stake_at(state, self.seat, len(state.claims) - 1) + first(move), 1)
        state.stack.append(self)

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"claim": ["claim", claim_name(state, len(state.claims) - 1)]}


def claim_name(state: Position, claim: int) -> str:
    """The token of the claim drawn as number `claim`."""
    return state.box.contents.claims[state.claims[claim]].claim


def open_stakes(state: Position) -> None:
    state.stack.append(STAKES[OTTOMAN])
    state.stack.append(STAKES[COMMONWEALTH])


def staked_cards(state: Position, seat: i64, claim: i64) -> i64:
    """How many treaties a seat laid for a claim."""
    stake: i64 = stake_at(state, seat, claim)
    return total(state.stakes[stake : stake + state.box.strengths])


def staked_strength(state: Position, seat: i64, claim: i64) -> i64:
    stake: i64 = stake_at(state, seat, claim)
    return strength_of(state.stakes[stake : stake + state.box.strengths])


def strength_of(treaties: list[i64]) -> i64:
    """The strength of all treaties, from their counts by strength."""
    strength: i64 = 0
    each: i64 = 1
    for count in treaties:
        strength += each * count
        each += 1
    return strength


def announce(state: Position) -> None:
    """Both announce how many treaties they laid, not their strength."""
    if state.event_log is not None:
        claim = len(state.claims) - 1
        counts = {f"cards{seat}": int(staked_cards(state, seat, claim)) for seat in range(2)}
        state.emit("announced", {"claim": ["claim", claim_name(state, claim)], **counts})


# The treaty


def winner_of(state: Position, claim: i64) -> i64:
    """More strength wins a claim, then more treaties. In a full tie nobody does."""
    ours: i64 = staked_strength(state, COMMONWEALTH, claim)
    theirs: i64 = staked_strength(state, OTTOMAN, claim)
    if ours == theirs:
        ours = staked_cards(state, COMMONWEALTH, claim)
        theirs = staked_cards(state, OTTOMAN, claim)
    if ours == theirs:
        return NOBODY
    return COMMONWEALTH if ours > theirs else OTTOMAN


def value_of(state: Position, claim: i64, seat: i64) -> i64:
    """The value of a claim for a seat. Those of the Tatars and the Sich differ by seat."""
    return state.box.claim_values[2 * state.claims[claim] + seat]


def is_open_claim(state: Position, claim: i64, winner: i64) -> bool:
    """A claim is won openly if the strength reaches its value and the enemy's strength together."""
    needed: i64 = value_of(state, claim, winner) + staked_strength(state, 1 - winner, claim)
    return staked_strength(state, winner, claim) >= needed


def open_value(state: Position, seat: i64, claims: i64) -> i64:
    """The value of the claims that a seat won openly, among the first `claims`."""
    value: i64 = 0
    claim: i64
    for claim in range(claims):
        if winner_of(state, claim) == seat and is_open_claim(state, claim, seat):
            value += value_of(state, claim, seat)
    return value


def claims_won(state: Position, seat: i64, claims: i64) -> i64:
    """How many of the first `claims` a seat won."""
    number: i64 = 0
    claim: i64
    for claim in range(claims):
        if winner_of(state, claim) == seat:
            number += 1
    return number


def emit_claims(state: Position) -> None:
    for claim in range(len(state.claims)):
        args: dict[str, Any] = {"claim": ["claim", claim_name(state, claim)]}
        for seat in range(2):
            args[f"strength{seat}"] = int(staked_strength(state, seat, claim))
        winner = int(winner_of(state, claim))
        if winner == NOBODY:
            state.emit("claim_nobody", args)
            continue
        key = "claim_open" if is_open_claim(state, claim, winner) else "claim_closed"
        state.emit(key, {**args, "side": ["side", SIDES[winner]], "value": int(value_of(state, claim, winner))})
