"""Writes what a seat knows as numbers, compiled: the fast way to the same row that the planes read from a view.

An observation is mostly zeros. So a writer lists the other numbers only: as entries, each with its place in a buffer
and its value. Whoever owns the buffer (`hetman.lab`) puts all entries into it at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hetman.core.decision import NATURE, Decision
from hetman.core.native import BytesWriter, i64, mypyc_attr, write_i64_le
from hetman.core.pile import SEAT_BITS
from hetman.core.state import State

SCALE: Final = 65536
"""An entry is SCALE * place + ZERO + value, in 8 bytes, the lowest first."""
ZERO: Final = 32768


@mypyc_attr(allow_interpreted_subclasses=True)
class ObservationWriter:
    """The writer of one setting of a game. A game writes `write_game`, and `question_of` if it knows a faster way.

    `starts` has the place of each plane's first number, `questions` the keys of the plane `question` in its order.
    `write` adds the entries of a row; the row at the start of the buffer begins anew. `written` returns them.
    """

    def __init__(self, seats: int, starts: Mapping[str, int], questions: Sequence[str]) -> None:
        self.seats: i64 = seats
        self.starts = dict(starts)
        self.questions: dict[str, i64] = {key: number for number, key in enumerate(questions)}
        self.question: i64 = self.starts.get("question", 0)
        self.awaited: i64 = self.starts["awaited"]
        self.over: i64 = self.starts["over"]
        self.winners: i64 = self.starts["winners"]
        self.scores: i64 = self.starts["scores"]
        self.base: i64 = 0
        self.entries = BytesWriter()

    def write(self, state: State, seat: i64, base: i64) -> None:
        """Add what the seat knows. `base` is the place of the first number of its row in the buffer."""
        self.begin_row(base)
        self.write_awaited(state, seat)
        place: i64 = self.from_own(0, seat)
        for score in state.scores():
            self.put(self.scores + place, score)
            place = place + 1 if place + 1 < self.seats else 0
        if not state.stack:
            for winner in state.winners():
                self.put(self.winners + self.from_own(winner, seat), 1)
        self.write_game(state, seat)

    def written(self) -> bytes:
        """Return the entries of all rows since the one at the start of the buffer."""
        return self.entries.getvalue()

    def begin_row(self, base: i64) -> None:
        if base == 0:
            self.entries.truncate(0)
        self.base = base

    def write_awaited(self, state: State, seat: i64) -> None:
        """Who decides now, and about what. While answers are sealed, nobody sees who has given one."""
        if not state.stack:
            self.put(self.over, 1)
            return
        top = state.stack[-1]
        if not top.sealed:
            if top.seat != NATURE:
                self.put(self.awaited + self.from_own(top.seat, seat), 1)
            self.write_question(state, top)
            return
        own = state.sealed_for(seat)
        other: i64
        for other in range(self.seats):
            if top.sealed & SEAT_BITS[other] and (own is not None or other != seat):
                self.put(self.awaited + self.from_own(other, seat), 1)
        if own is not None:
            self.write_question(state, own)

    def write_question(self, state: State, decision: Decision[Any]) -> None:
        number = self.questions.get(self.question_of(state, decision))
        if number is not None:
            self.put(self.question + number, 1)

    def question_of(self, state: State, decision: Decision[Any]) -> str:
        """Return the key of the decision's prompt."""
        key: str = decision.prompt(state)["key"]
        return key

    def write_game(self, state: State, seat: i64) -> None:
        """Add the game's planes with `put`."""
        raise NotImplementedError

    def put(self, place: i64, value: i64) -> None:
        """Add one number of the row. Zeros are left out."""
        if value != 0:
            write_i64_le(self.entries, (self.base + place) * SCALE + ZERO + value)

    def put_list(self, place: i64, values: list[i64], start: i64, size: i64) -> None:
        """Add `size` numbers of a list from `start` on."""
        index: i64
        for index in range(size):
            self.put(place + index, values[start + index])

    def from_own(self, other: i64, seat: i64) -> i64:
        """Return how many places `other` sits after the observer, clockwise."""
        return other - seat if other >= seat else other - seat + self.seats
