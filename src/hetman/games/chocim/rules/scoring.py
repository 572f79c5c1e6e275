"""Points and winners, also who wins the negotiations."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.rules.constants import AGREED, DRAWN_GAME, FINAL_CARDS, RUNNING
from hetman.games.chocim.rules.negotiation import claims_won, emit_claims, open_value, staked_cards
from hetman.games.chocim.rules.places import COMMONWEALTH, OTTOMAN
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


def agree(state: Position) -> None:
    """Stakes are shown. Open claims decide, then the number of claims, then the treaties before the first claim."""
    if state.event_log is not None:
        emit_claims(state)
    claims: i64 = len(state.claims)
    ours: i64 = open_value(state, COMMONWEALTH, claims)
    theirs: i64 = open_value(state, OTTOMAN, claims)
    decided = "decided_openly"
    if ours == theirs:
        ours, theirs = claims_won(state, COMMONWEALTH, claims), claims_won(state, OTTOMAN, claims)
        decided = "decided_by_claims"
    if ours == theirs:
        ours, theirs = state.marks[FINAL_CARDS], state.marks[FINAL_CARDS + 1]
        decided = "decided_by_treaties"
    if state.event_log is not None and ours != theirs:
        state.emit(decided, {"number0": int(ours), "number1": int(theirs)})
    outcome: i64 = DRAWN_GAME if ours == theirs else COMMONWEALTH if ours > theirs else OTTOMAN
    state.finish(outcome, AGREED)
