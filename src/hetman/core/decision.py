"""One open decision: who decides, the legal moves, and what a move does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from hetman.core.dice import Dice
from hetman.core.native import i64, mypyc_attr

if TYPE_CHECKING:
    from hetman.core.state import State

NATURE: Final = -1
"""The actor of a position in which chance moves: a die is rolled, a card is drawn."""
OVER: Final = -2
"""The actor of a position in which the game is over."""

# A packed move: the verb in the lowest byte, then one byte for each operand.
FIRST: Final = 256
SECOND: Final = 65536
THIRD: Final = 16777216
FOURTH: Final = 4294967296

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """A decision of a seat or of chance. It is immutable, holds no secret, and all copies of a position share it.

    `code` names it in a dump and is unique in its game. `witness` is the one seat that sees the hidden operands of the
    answer: the deciding seat, or the seat that chance deals to, if there is one. `sealed` is a bit set of the seats
    that answer secretly at the same time. Until the last of them has answered, nobody sees who has.
    """

    def __init__(self, code: i64, seat: i64, witness: i64 = NATURE, sealed: i64 = 0) -> None:
        self.code: i64 = code
        self.seat: i64 = seat
        self.witness: i64 = witness if seat == NATURE else seat
        self.sealed: i64 = sealed

    def moves(self, state: S) -> list[i64]:
        """Return the legal moves, packed: at least one, and no duplicates."""
        raise NotImplementedError

    def canonical(self, state: S) -> list[i64]:
        """Return the moves that bots look at: all of them, or enough to reach every result once.

        Where a player names several things one by one, `moves` has any order and `canonical` one order of each set.
        It is a part of `moves`, and never empty. By default it is all of `moves`.
        """
        return self.moves(state)

    def odds(self, state: S) -> list[i64]:
        """Return the weights of chance, aligned with `moves`. By default all are equal."""
        return [1] * len(self.moves(state))

    def sample(self, state: S, dice: Dice) -> i64:
        """Return a random move by its weight. Frequent decisions of chance override it to build no lists."""
        moves = self.moves(state)
        if self.seat != NATURE:
            return moves[dice.below(len(moves))]
        return moves[dice.index(self.odds(state))]

    def play(self, state: S, move: i64) -> None:
        """Apply `move` to the position in place, and push the decisions that follow on its stack."""
        raise NotImplementedError

    def prompt(self, state: S) -> dict[str, Any]:
        """Return the question as a message key and its arguments. It contains no secret."""
        raise NotImplementedError


def verb_of(move: i64) -> i64:
    return move & 255


def first(move: i64) -> i64:
    return (move >> 8) & 255


def second(move: i64) -> i64:
    return (move >> 16) & 255


def third(move: i64) -> i64:
    return (move >> 24) & 255


def fourth(move: i64) -> i64:
    return (move >> 32) & 255
