"""What decided a finished game of Na Grunwald!, and the points of each seat by their sources."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.core.outcome import Outcome, source

PARTS = ("knights", "teutons", "crowncommander", "mercenarycommander", "quartermaster", "ducats")


def outcome(view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Outcome:
    scores = view["scores"]
    best = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    sources = tuple(
        source(part, tuple(player["points"][part] for player in view["players"]), ("source", part)) for part in PARTS
    )
    decided = len(tied) > 1 and len(view["winners"]) < len(tied)
    args = {"points": best, "rivals": len(scores) - 1} if decided else {"points": best}
    return Outcome("cards" if decided else "points", args, sources, adds_up=True)
