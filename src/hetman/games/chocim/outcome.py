"""What decided a finished game of Chocim 1621: the Sultan's mutiny, the fallen camp, or the claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.core.outcome import Outcome, Source

TIES = {"decided_by_claims": "claims-won", "decided_by_treaties": "treaties-brought"}
"""Events that break a tie."""


def outcome(view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Outcome:
    if view["negotiation"] is None or view["ending"] != "negotiation":
        return Outcome(view["ending"], {"week": view["week"]})
    claims = sorted(view["negotiation"]["claims"], key=lambda claim: not claim["open"])
    key, numbers = decided_by(view, events)
    return Outcome(key, {"more": max(numbers), "less": min(numbers)}, tuple(map(claim_row, claims)))


def decided_by(view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> tuple[str, list[int]]:
    """The value of the claims won openly; if that is equal, the number of claims, then of treaties brought."""
    for event in reversed(events):
        if event["key"] in TIES:
            return TIES[event["key"]], [event["args"]["number0"], event["args"]["number1"]]
    return "claims", view["scores"]


def claim_row(claim: Mapping[str, Any]) -> Source:
    """The strength that each side staked. The remark says by how much it was won, and whether that was enough."""
    values = tuple(stake["strength"] for stake in claim["stakes"])
    winner = claim["winner"]
    if winner is None:
        return Source("claim", values, {"claim": ["claim", claim["claim"]]}, note="nobody")
    args = {
        "claim": ["claim", claim["claim"]],
        "by": values[winner] - values[1 - winner],
        "needed": claim["values"][winner],
    }
    return Source("claim", values, args, best=(winner,), note="open" if claim["open"] else "face-down")
