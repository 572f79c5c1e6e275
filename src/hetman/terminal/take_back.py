"""Undo at one keyboard: back to a person's last decision, over the answers of bots."""

from __future__ import annotations

from hetman.core.errors import CannotUndo
from hetman.core.match import Match
from hetman.terminal.players import Company


def take_back(match: Match, company: Company, seat: int) -> None:
    """Go back to this seat's last decision. Without other people, the answers of bots are undone too.

    Raises CannotUndo.
    """
    if not match.free_undo:
        match.undo(seat)
        return
    people = company.people
    if not any(entry.decision.seat in people for entry in match.entries):
        raise CannotUndo("start", "no person has decided yet")
    match.undo()
    while match.actor not in people:
        match.undo()


def can_take_back(match: Match, company: Company, seat: int | None) -> bool:
    if seat is None:
        return False
    if match.free_undo:
        return not match.over and any(entry.decision.seat in company.people for entry in match.entries)
    return match.can_undo(seat)
