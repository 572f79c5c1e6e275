"""The last move as the board shows it: the group of pawns that it brought to a field."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.game import Last

SENT = ("send", "send_with")


@dataclass(frozen=True)
class Trail:
    """The seat whose pawns came, and the field where they are."""

    seat: int
    field: str


def trail_of(last: Last | None) -> Trail | None:
    """The trail of the last move; None if it brought no pawns."""
    event = last.events[0] if last and last.events else None
    if event is None or event["key"] not in SENT:
        return None
    return Trail(int(event["args"]["seat"][1]), event["args"]["field"][1])
