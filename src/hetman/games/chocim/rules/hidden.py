"""What a seat cannot know: drawn again for an imagined position.

Leaders: an officer in hand is known if the deck ran out while the seat held it (cards.py), or if it was taken back
openly. All others lie in hand or deck. Treaties: those picked from the table are known, those drawn from the deck are
not. Discards before the negotiations are the weakest of a hand, so they follow from the hand. Stakes are any of its
treaties. Until both seats are ready, nobody knows what the other has laid: it is imagined as not having begun.
"""

from __future__ import annotations

from hetman.core.counts import add, lowest, take_random, total
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.chocim.rules.constants import AGREED, HAND, IN_DECK, IN_HAND, KNOWN
from hetman.games.chocim.rules.decisions import STAKES
from hetman.games.chocim.rules.negotiation import stake_at
from hetman.games.chocim.rules.position import Position


def resample(state: Position, seat: int, dice: Dice) -> None:
    other: i64 = 1 - seat
    resample_leaders(state, other, dice)
    # After the negotiations all treaties lie open.
    if state.ending != AGREED:
        unseal(state, other)
        resample_treaties(state, other, dice)


def resample_leaders(state: Position, seat: i64, dice: Dice) -> None:
    cards = state.cards
    hidden: list[i64] = []
    number: i64 = 0
    card: i64
    for card in range(state.box.first_leader[seat], state.box.last_leader[seat]):
        if state.box.commander[card]:
            continue
        if cards[card] == IN_DECK or cards[card] == IN_HAND:
            hidden.append(card)
            number += cards[card]
            cards[card] = IN_DECK
    for _ in range(number):
        place: i64 = dice.below(len(hidden))
        cards[hidden[place]] = IN_HAND
        hidden[place] = hidden[len(hidden) - 1]
        del hidden[len(hidden) - 1]


def unseal(state: Position, seat: i64) -> None:
    """While stakes are sealed, those of the seat go back to its hand, and its choice is open again."""
    if not state.stack or not state.stack[-1].sealed:
        return
    strengths: i64 = state.box.strengths
    stake: i64 = stake_at(state, seat, len(state.claims) - 1)
    strength: i64
    for strength in range(strengths):
        state.add_treaties(HAND + seat, strength, state.stakes[stake + strength])
        state.stakes[stake + strength] = 0
    if STAKES[seat] not in state.stack:
        state.stack.insert(0, STAKES[seat])


def resample_treaties(state: Position, seat: i64, dice: Dice) -> None:
    """Gather all treaties of the seat, draw those that nobody saw again, and deal all in the same numbers."""
    strengths: i64 = state.box.strengths
    treaties = state.treaties
    sizes: list[i64] = []
    hand: list[i64] = part_of(treaties, (HAND + seat) * strengths, strengths)
    owned: list[i64] = hand[:]
    if state.stakes:
        add_all(owned, part_of(state.stakes, seat * strengths, strengths))
        claim: i64
        for claim in range(state.box.claims):
            stake = part_of(state.stakes, stake_at(state, seat, claim), strengths)
            sizes.append(total(stake))
            add_all(owned, stake)
    known: list[i64] = part_of(treaties, (KNOWN + seat) * strengths, strengths)
    unseen: i64 = total(owned) - total(known)
    pool: list[i64] = [0] * strengths
    strength: i64
    for strength in range(strengths):
        pool[strength] = treaties[strength] + owned[strength] - known[strength]
    for _ in range(unseen):
        add(known, take_random(pool, dice), 1)
    treaties[:strengths] = pool
    if state.stakes:
        deal_stakes(state, seat, known, sizes, dice)
    treaties[(HAND + seat) * strengths : (HAND + seat + 1) * strengths] = known


def deal_stakes(state: Position, seat: i64, owned: list[i64], sizes: list[i64], dice: Dice) -> None:
    """The weakest are the discards; stakes are dealt from the rest."""
    strengths: i64 = state.box.strengths
    discards = lowest(owned, total(part_of(state.stakes, seat * strengths, strengths)))
    state.stakes[seat * strengths : (seat + 1) * strengths] = discards
    strength: i64
    for strength in range(strengths):
        add(owned, strength, -discards[strength])
    claim: i64 = 0
    for size in sizes:
        first: i64 = stake_at(state, seat, claim)
        for strength in range(strengths):
            state.stakes[first + strength] = 0
        for _ in range(size):
            add(state.stakes, first + take_random(owned, dice), 1)
        claim += 1


def part_of(counts: list[i64], start: i64, size: i64) -> list[i64]:
    return counts[start : start + size]


def add_all(counts: list[i64], more: list[i64]) -> None:
    place: i64
    for place in range(len(counts)):
        add(counts, place, more[place])
