"""The last move as the map shows it: the ways that leaders went, and the field where something happened."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.game import Last

ON_THE_SPOT = ("face", "conquer", "recruit", "attack")


@dataclass(frozen=True)
class Trail:
    """`ways`: from where to where; `place`: the field in play."""

    ways: tuple[tuple[str, str], ...] = ()
    place: str | None = None


NO_TRAIL = Trail()


def trail_of(last: Last | None) -> Trail:
    """The trail of the last move; empty if it left none on the map."""
    if last is None:
        return NO_TRAIL
    before = last.before
    ways: list[tuple[str, str]] = []
    place = None
    for event in last.events:
        key, args = event["key"], event["args"]
        if key == "peek":
            place = args["field"][1]
        elif key in ON_THE_SPOT:
            place = before["players"][args["seat"][1]]["field"]
        elif key in ("move", "torak-moves"):
            leader = before["torak"] if key == "torak-moves" else before["players"][args["seat"][1]]
            start, end = (leader or {}).get("field"), args["field"][1]
            if start and start != end:
                ways.append((start, end))
    return Trail(tuple(ways), place)
