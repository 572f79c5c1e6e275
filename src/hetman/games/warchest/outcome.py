"""What decided a finished game of War Chest, and what each seat did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.core.outcome import Outcome, source


def outcome(view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Outcome:
    seats = range(view["seats"])
    markers = [view["scores"][seat] for seat in seats]
    lost = [sum(player["lost"].values()) for player in view["players"]]
    struck = tuple(sum(lost[other] for other in seats if other % 2 != seat % 2) for seat in seats)
    recruited = tuple(sum(recruits(event, seat) for event in events) for seat in seats)
    best = max(markers)
    key = "locations" if best >= view["goal"] else "limit"
    return Outcome(
        key,
        {"count": best, "round": view["round"]},
        (
            source("locations", tuple(markers), ("verb", "control")),
            source("struck", struck, ("verb", "attack")),
            source("recruited", recruited, ("verb", "recruit")),
        ),
    )


def recruits(event: Mapping[str, Any], seat: int) -> bool:
    return bool(event["key"] == "recruit" and event["args"]["seat"] == ["seat", seat])
