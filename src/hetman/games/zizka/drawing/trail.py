"""The last move as the map shows it: the ways that leaders went, and the field where something happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hetman.core.game import Last
from hetman.games.zizka.drawing.highlights import View


@dataclass(frozen=True)
class Trail:
    """`ways`: from where to where; `place`: the field in play."""

    ways: tuple[tuple[str, str], ...] = ()
    place: str | None = None


NO_TRAIL = Trail()
ON_THE_SPOT = ("face", "conquer", "recruit", "attack")


def trail_of(last: Last | None) -> Trail:
    """The trail of the last move; empty if it left none on the map."""
    if last is None:
        return NO_TRAIL
    ways: list[tuple[str, str]] = []
    place = None
    for event in last.events:
        key, args = event["key"], event["args"]
        start, end = None, None
        if key == "move":
            start, end = standing(last.before, args["seat"][1]), args["field"][1]
        elif key == "torak-moves":
            start, end = (last.before["torak"] or {}).get("field"), args["field"][1]
        elif key in ON_THE_SPOT:
            place = standing(last.before, args["seat"][1])
        elif key == "peek":
            place = args["field"][1]
        if start and end and start != end:
            ways.append((start, end))
    return Trail(tuple(ways), place)


def standing(before: View, seat: int) -> str | None:
    player: Mapping[str, Any] = before["players"][seat]
    field: str | None = player["field"]
    return field
