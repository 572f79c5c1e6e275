"""What a careful player can deduce about secret coins, and what not: `imagine` yields exactly the possible positions.

Each game begins with a position that hides nothing: coins lie in bags, on the board and face up, and the one coin in a
hand is the only secret coin of its seat. From there every hidden history that fits what a seat saw is followed.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hetman import NATURE, Dice, State
from hetman.games.warchest import GAME

from .belief import Belief, imagined, told, written
from .table import Table, table


def follow(t: Table, moves: Sequence[str], seats: Sequence[int]) -> list[Belief]:
    """Play the moves, and compare at each step what the seats hold possible with what they imagine."""
    beliefs = [Belief(t.state, seat) for seat in seats]
    for text in moves:
        advance(t.state, GAME.parse(text), beliefs)
    return beliefs


def advance(state: State, move: int, beliefs: Sequence[Belief]) -> None:
    texts = [told(state, move, belief.seat) for belief in beliefs]
    state.play(move)
    for belief, text in zip(beliefs, texts, strict=True):
        belief.watch(text, state)
        assert written(state) in belief.worlds
        dreams = imagined(state, belief.seat, len(belief.worlds), 400)
        assert dreams <= set(belief.worlds), f"seat {belief.seat} imagines the impossible"
        assert dreams >= set(belief.worlds), f"seat {belief.seat} never imagines what is possible"


def hands(belief: Belief, seat: int) -> set[str]:
    """The hands that are held possible, as words in alphabetical order."""
    return {Table(world).pile("hand", seat) for world in belief.worlds.values()}


# One coin lies in the bag and one face down, a knight and the royal coin, when the bag is refilled with three archers.


def before_the_refill() -> Table:
    t = table(
        *("", "archer f4"),
        turn=1,
        hand={0: "", 1: "royal"},
        bag={0: "royal scout 2", 1: ""},
        up={1: "knight"},
        supply={0: "", 1: "archer 3"},
    )
    t.play("pass royal", "draw royal", "draw knight", "draw royal", "draw scout", "draw scout")
    return t


def test_nothing_more_is_known_of_coins_than_how_many_there_are() -> None:
    beliefs = follow(
        table("", "", turn=1, hand={0: "", 1: "royal"}, bag={0: "royal scout archer 3", 1: ""}, supply=""),
        ["pass royal", "draw royal", "draw archer", "draw archer", "draw scout"],
        [1],
    )
    possible = {"archer archer archer", "archer archer scout", "archer archer royal", "archer royal scout"}
    assert hands(beliefs[0], 0) == possible
