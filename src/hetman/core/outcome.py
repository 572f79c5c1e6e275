"""The outcome of a finished game: what decided it, and what the result of each seat is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Source:
    """One row of the result: the text `source-<key>` with `args`, and a value for each seat.

    `figure` is the kind and token of its picture. `best` are the seats that lead in it. `note` is the key of a remark,
    with the same arguments.
    """

    key: str
    values: tuple[int, ...]
    args: Mapping[str, Any] = field(default_factory=dict)
    figure: tuple[str, str] | None = None
    best: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Outcome:
    """What decided the game, as the text `outcome-<key>` with `args`, and the sources of each seat's result.

    If `adds_up`, the values of all sources are points that add up to the scores.
    """

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    sources: tuple[Source, ...] = ()
    adds_up: bool = False


def leaders_of(values: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the highest value, if it is above 0 and not everybody has it."""
    best = max(values, default=0)
    found = tuple(seat for seat, value in enumerate(values) if value == best)
    return found if best > 0 and len(found) < len(values) else ()


def source(key: str, values: tuple[int, ...], figure: tuple[str, str] | None = None) -> Source:
    return Source(key, values, figure=figure, best=leaders_of(values))
