"""Changes between two views of a seat, for the recap of what others did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

Player = Mapping[str, Any]


@dataclass(frozen=True)
class Change:
    """What changed for a seat: the text `change-<key>` with `args` and `$amount`.

    `figure` is the kind and token of its picture. `weight` orders the changes: what counts in the end comes first.
    `places` are the tokens of the places where it happened. `loss`: it is bad for the seat.
    """

    key: str
    seat: int | None
    amount: int = 0
    figure: tuple[str, str] | None = None
    args: Mapping[str, Any] = field(default_factory=dict)
    weight: int = 0
    places: tuple[str, ...] = ()
    loss: bool = False


def pairs_of_players(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[tuple[Player, Player]]:
    """Each seat as it was and as it is."""
    yield from zip(before["players"], after["players"])


def number_change(
    key: str, name: str, before: Player, after: Player, figure: tuple[str, str] | None, weight: int, bad: int = -1
) -> list[Change]:
    """The change of a number in what a view shows of a seat, if it changed. `bad` is the sign of a loss."""
    amount = int(after[name]) - int(before[name])
    if amount == 0:
        return []
    return [Change(key, after["seat"], amount, figure, {}, weight, loss=amount * bad > 0)]
