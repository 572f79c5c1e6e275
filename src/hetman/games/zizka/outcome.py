"""What decided a finished game of Jan Žižka, and the points of each seat by their sources."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.core.outcome import Outcome, source

EVENTS, BEYOND, FAVOURS, CASTLES, TOURNAMENTS, COINS = SOURCES = (
    "events",
    "beyond",
    "favours",
    "castles",
    "tournaments",
    "coins",
)
ORIGINS = {
    "beyond-virtue": BEYOND,
    "beyond-vice": BEYOND,
    "favour": FAVOURS,
    "favour-again": FAVOURS,
    "conquered": CASTLES,
}
"""The source of the points that an event announces."""
RIDDEN, RACE = "ridden", ("ridden", "torak-rides", "pot", "torak-pot", "points", "torak-points")
"""After the rides, all points up to another event are those of the tournament."""


def outcome(view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Outcome:
    seats = view["seats"]
    counted = points_by_source(events, seats)
    sources = tuple(source(key, tuple(counted[key]), ("source", key)) for key in SOURCES)
    if view["torak"] is not None:
        torak = view["torak"]["points"]
        own = view["scores"][0]
        key = "torak-beaten" if 0 in view["winners"] else "torak-wins"
        return Outcome(key, {"points": own, "torak": torak}, sources, adds_up=True)
    scores = view["scores"]
    best = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    if len(tied) > 1 and len(view["winners"]) == 1:
        winner = view["winners"][0]
        coins = [view["players"][seat]["coins"] for seat in tied]
        more = view["players"][winner]["coins"]
        return Outcome("coins", {"points": best, "more": more, "less": sorted(coins)[-2]}, sources, adds_up=True)
    return Outcome("points", {"points": best}, sources, adds_up=True)


def points_by_source(events: Sequence[Mapping[str, Any]], seats: int) -> dict[str, list[int]]:
    """Assign every `points` event to what came before it."""
    found = {key: [0] * seats for key in SOURCES}
    origin = EVENTS
    for event in events:
        key = event["key"]
        if key == "points":
            found[origin][event["args"]["seat"][1]] += event["args"]["count"]
        elif key == "coins-count":
            found[COINS][event["args"]["seat"][1]] += event["args"]["count"]
        if origin == TOURNAMENTS and key in RACE:
            continue
        origin = TOURNAMENTS if key == RIDDEN else ORIGINS.get(key, EVENTS)
    return found
