"""Points and winners."""

from __future__ import annotations

from hetman.games.chocim.rules.constants import AGREED, DRAWN_GAME, RUNNING
from hetman.games.chocim.rules.negotiation import open_value, staked_cards
from hetman.games.chocim.rules.position import Position


def scores(state: Position) -> list[int]:
    """The treaties collected during the siege and the negotiations; then the value of the claims won openly.

    A side that wins at once has won every claim.
    """
    if state.ending == AGREED:
        return [int(open_value(state, seat, len(state.claims))) for seat in range(2)]
    if state.outcome != RUNNING:
        values = [int(sum(state.box.claim_values[seat::2])) for seat in range(2)]
        return [values[seat] if seat == state.outcome else 0 for seat in range(2)]
    return [collected(state, seat) for seat in range(2)]


def collected(state: Position, seat: int) -> int:
    """How many treaties a seat has in hand or staked. Everybody knows the number."""
    staked = sum([int(staked_cards(state, seat, claim)) for claim in range(len(state.claims))])
    return int(state.treaties_of(seat)) + staked


def winners(state: Position) -> tuple[int, ...]:
    if state.outcome == RUNNING:
        return ()
    return (0, 1) if state.outcome == DRAWN_GAME else (int(state.outcome),)
