"""The negotiations in a view."""

from __future__ import annotations

from typing import Any

from hetman.games.chocim.rules import negotiation
from hetman.games.chocim.rules.constants import FINAL_CARDS, RUNNING
from hetman.games.chocim.rules.negotiation import NOBODY
from hetman.games.chocim.rules.position import Position


def show(state: Position, viewer: int | None) -> dict[str, Any] | None:
    """Claims as drawn with the stakes that the viewer may see, the claims left, and the discards."""
    if not state.stakes:
        return None
    contents = state.box.contents
    return {
        "claims": [show_claim(state, claim, viewer) for claim in range(len(state.claims))],
        "left": [
            {"claim": claim.claim, "values": list(claim.values)}
            for number, claim in enumerate(contents.claims)
            if number not in state.claims
        ],
        "discards": [show_discards(state, seat, viewer) for seat in range(2)],
        "start": [int(state.marks[FINAL_CARDS + seat]) for seat in range(2)],
    }


def sealed(state: Position, claim: int) -> bool:
    """Whether the stakes for a claim are still being laid."""
    return claim == len(state.claims) - 1 and bool(state.stack) and state.stack[-1].sealed != 0


def sealed_stake(state: Position, seat: int) -> int:
    """How many treaties a seat has laid while stakes are sealed. For others they count as in hand."""
    claim = len(state.claims) - 1
    return int(negotiation.staked_cards(state, seat, claim)) if claim >= 0 and sealed(state, claim) else 0


def show_claim(state: Position, claim: int, viewer: int | None) -> dict[str, Any]:
    over = state.outcome != RUNNING
    winner = int(negotiation.winner_of(state, claim)) if over else NOBODY
    found = state.box.contents.claims[state.claims[claim]]
    return {
        "claim": found.claim,
        "values": list(found.values),
        "sealed": sealed(state, claim),
        "stakes": [show_stake(state, claim, seat, over or seat == viewer) for seat in range(2)],
        "winner": None if winner == NOBODY else winner,
        "open": winner != NOBODY and bool(negotiation.is_open_claim(state, claim, winner)),
    }


def show_stake(state: Position, claim: int, seat: int, seen: bool) -> dict[str, Any]:
    cards = by_strength(state, int(negotiation.stake_at(state, seat, claim)))
    return {
        "count": None if sealed(state, claim) and not seen else sum(cards.values()),
        "cards": cards if seen else None,
        "strength": int(negotiation.staked_strength(state, seat, claim)) if seen else None,
    }


def by_strength(state: Position, first: int) -> dict[str, int]:
    counts = state.stakes[first : first + int(state.box.strengths)]
    return {str(strength + 1): int(count) for strength, count in enumerate(counts) if count}


def show_discards(state: Position, seat: int, viewer: int | None) -> dict[str, Any]:
    """How many treaties were due for each reason, and how many went. Only their owner sees which."""
    supply, morale, third = negotiation.discards_due(state, seat)
    cards = by_strength(state, seat * int(state.box.strengths))
    seen = seat == viewer or state.outcome != RUNNING
    return {
        "supply": int(supply),
        "morale": int(morale),
        "fields" if seat == 0 else "removed": int(third),
        "count": sum(cards.values()),
        "cards": cards if seen else None,
    }
