"""What a seat may take back."""

from __future__ import annotations

from hetman.core.errors import CannotUndo
from hetman.core.forced import forced_move
from hetman.core.match import Match


def check_undo(match: Match, seat: int) -> None:
    """Raise CannotUndo unless the seat may take back its last decision."""
    if match.over:
        raise CannotUndo("over", "the game is over, and its record is closed")
    if match.sealed.of(seat):
        return
    if not match.free_undo:
        if match.choosing:
            # Undoing an earlier decision would drop sealed answers of others, or show that there are some.
            raise CannotUndo("other", "a sealed choice has started since")
        match.undo_target(seat)
    elif not any(decision.seat == seat for decision in match.entries.decisions):
        raise CannotUndo("start", "nothing has been decided yet")


def takes_more(match: Match, seat: int, forced: bool) -> bool:
    """Whether an undo goes on: alone past the answers of bots, and back past answers that the table gave."""
    if match.free_undo and match.actor != seat:
        return True
    if not forced or forced_move(match) is None:
        return False
    try:
        check_undo(match, seat)
    except CannotUndo:
        return False
    return True


def own_tail(match: Match, seat: int) -> int:
    """How many of the last moves are decisions of this seat, without a break."""
    count = 0
    for decision in reversed(match.entries.decisions):
        if decision.seat != seat:
            break
        count += 1
    return count
