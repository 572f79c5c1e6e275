"""Observations for learners: named planes and counts of what a seat knows, as one row of whole numbers.

Every plane reads the view of a seat and nothing else, so an observation cannot contain what the seat does not know.
This is the definition. An `ObservationWriter` writes the same numbers without a view, many times faster; the suite
compares both.
Seats are counted from the observer: the observer's own row is the first, then the others clockwise.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from hetman.core.decision import OVER
from hetman.core.observation_writer import ObservationWriter
from hetman.core.state import State

View = Mapping[str, Any]


@dataclass(frozen=True)
class Plane:
    """Some numbers of an observation: their name, shape and meaning, and `read`, which takes them from a view."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    read: Callable[[View], Iterable[float]]
    keys: tuple[str, ...] = ()
    """What the numbers of a one-hot plane stand for, if compiled code asks for it."""

    @property
    def size(self) -> int:
        return prod(self.shape)


class Observer:
    """The observations of one setting of a game. `planes` are in the order of the row, `size` is its length."""

    def __init__(self, planes: Iterable[Plane]) -> None:
        self.planes = tuple(planes)
        self.size = sum(plane.size for plane in self.planes)
        names = [plane.name for plane in self.planes]
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise ValueError(f"the plane {twice[0]!r} is declared twice")
        self.starts: dict[str, int] = {}
        """By the name of a plane: the place of its first number in the row."""
        start = 0
        for plane in self.planes:
            self.starts[plane.name] = start
            start += plane.size

    @property
    def layout(self) -> tuple[dict[str, int], tuple[str, ...]]:
        """What a writer needs: the places of planes, and the keys of the plane `question`."""
        return self.starts, next((plane.keys for plane in self.planes if plane.name == "question"), ())

    def row(self, state: State, seat: int) -> list[float]:
        """Return what `seat` knows as one row of numbers. Raises ValueError if a plane does not fit its shape."""
        view = state.view(seat)
        row: list[float] = []
        for plane in self.planes:
            before = len(row)
            row.extend(plane.read(view))
            if len(row) - before != plane.size:
                raise ValueError(f"plane {plane.name!r} has {plane.size} numbers by its shape, got {len(row) - before}")
        return row

    def table(self) -> str:
        """Return the planes as a Markdown table."""
        lines = ["| plane | shape | from | meaning |", "| --- | --- | ---: | --- |"]
        for plane in self.planes:
            shape = " × ".join(map(str, plane.shape))
            lines.append(f"| `{plane.name}` | {shape} | {self.starts[plane.name]} | {plane.meaning} |")
        return "\n".join(lines)


class ViewWriter(ObservationWriter):
    """The writer of a game that has none of its own: it reads the planes from a view, which is slow."""

    def __init__(self, seats: int, observer: Observer) -> None:
        super().__init__(seats, observer.starts, ())
        self.observer = observer

    def write(self, state: State, seat: int, base: int) -> None:
        self.begin_row(base)
        for place, value in enumerate(self.observer.row(state, seat)):
            self.put(place, int(value))


def common_planes(seats: int) -> list[Plane]:
    """Return the planes that every game has."""
    return [
        Plane("awaited", (seats,), "1 for each seat that decides now", lambda view: by_seat(view, view["awaited"])),
        Plane("over", (1,), "1 if the game is over", lambda view: [float(view["actor"] == OVER)]),
        Plane("winners", (seats,), "1 for each seat that won", lambda view: by_seat(view, view["winners"])),
        Plane("scores", (seats,), "the public scores", lambda view: from_own(view, view["scores"])),
    ]


def question_plane(keys: Sequence[str]) -> Plane:
    """Return a plane with the kind of the open decision. Keys of chance are not declared, so they give zeros."""

    def read(view: View) -> list[float]:
        return one_hot(view["prompt"]["key"], keys)

    meaning = f"one-hot: the open decision, {', '.join(f'`{key}`' for key in keys)}"
    return Plane("question", (len(keys),), meaning, read, tuple(keys))


# Reading views


def from_own(view: View, items: Sequence[Any]) -> list[Any]:
    """Return items by seat, those of the observer first."""
    own = view["seat"]
    return [*items[own:], *items[:own]]


def players(view: View) -> list[Any]:
    """Return the players of a view, the observer first."""
    return from_own(view, view["players"])


def by_seat(view: View, seats: Collection[int | None]) -> list[float]:
    """Return 1 for each of these seats and 0 for the others, the observer first."""
    return from_own(view, [float(seat in seats) for seat in range(view["seats"])])


def one_hot(value: Any, values: Sequence[Any]) -> list[float]:
    """Return 1 at the place of the value, and zeros if it is none of them."""
    return [float(value == other) for other in values]


def counts(numbers: Mapping[str, float] | None, names: Iterable[str]) -> list[float]:
    """Return a number for each name, 0 where there is none."""
    numbers = numbers or {}
    return [numbers.get(name, 0) for name in names]


def marks(present: Collection[str], names: Iterable[str]) -> list[float]:
    """Return 1 for each name that is present."""
    return [float(name in present) for name in names]


def joined(rows: Iterable[Iterable[float]]) -> list[float]:
    return [number for row in rows for number in row]
