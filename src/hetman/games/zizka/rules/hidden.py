"""What a seat cannot know: fronts of face-down tokens that others looked at, and the order of the conquest decks.

Nothing else is hidden: decks of followers lie face up, and dice and cards are drawn when everybody sees them. A token
that another seat saw is any of the unseen tokens with its back, with equal probability.
"""

from __future__ import annotations

from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.core.pile import SEAT_BITS, Pile
from hetman.games.zizka.rules.constants import BACK, FRONT, KNOWN, NONE, SEEN, SPOT, UNSEEN
from hetman.games.zizka.rules.position import Position


def resample(state: Position, seat: int, dice: Dice) -> None:
    spots = forget_fronts(state, SEAT_BITS[seat])
    for spot in spots:
        see_front(state, spot, dice)
    state.decks = [redrawn(deck, seat, dice) for deck in state.decks]


def forget_fronts(state: Position, bit: i64) -> list[i64]:
    """Put the tokens that only others know back among the unseen ones. Returns their spots."""
    spots: list[i64] = []
    spot: i64
    for spot in range(state.box.spots):
        front: i64 = state.ground[SPOT * spot + FRONT]
        if front != NONE and state.ground[SPOT * spot + KNOWN] & bit == 0:
            state.token_at[front] = UNSEEN
            spots.append(spot)
    return spots


def see_front(state: Position, spot: i64, dice: Dice) -> None:
    """One of the tokens with this back that nobody has seen."""
    unseen: list[i64] = []
    for token in state.box.with_back[state.ground[SPOT * spot + BACK]]:
        if state.token_at[token] == UNSEEN:
            unseen.append(token)
    front: i64 = unseen[dice.below(len(unseen))]
    state.token_at[front] = SEEN
    state.ground[SPOT * spot + FRONT] = front


def redrawn(deck: Pile, seat: i64, dice: Dice) -> Pile:
    other = deck.copy()
    pool: list[i64] = [0] * len(other.counts)
    other.forget(seat, pool)
    other.deal(pool, dice)
    return other
