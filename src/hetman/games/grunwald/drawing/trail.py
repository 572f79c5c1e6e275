"""The last move as the board shows it: the group of pawns that it brought to a field."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.game import Last

SENT = ("send", "send_with")


@dataclass(frozen=True)
class Arrival:
    seat: int
    field: str


def arrival_in(last: Last) -> Arrival | None:
    """None where the last move brought no pawns, or where they have left the board again."""
    event = last.events[0] if last.events else None
    if event is None or event["key"] not in SENT:
        return None
    return Arrival(int(event["args"]["seat"][1]), event["args"]["field"][1])
