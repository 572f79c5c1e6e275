"""Events: what happened, as message keys and arguments. `hetman.language` turns them into sentences.

An argument is a number, a plain text, or a pair of kind and token such as ["unit", "archer"]. The token None stands for
one that the viewer may not see.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Args = dict[str, Any]


@dataclass
class Event:
    """One event: the key of a message, its arguments, and the names of those that only `witness` sees."""

    key: str
    args: Args
    witness: int = -1
    hidden: tuple[str, ...] = ()

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """Return the event as that seat may see it, as JSON-able data."""
        args = dict(self.args)
        if seat is None or seat != self.witness:
            for name in self.hidden:
                args[name] = [args[name][0], None]
        return {"key": self.key, "args": args}


@dataclass
class EventLog:
    """Collects the events of a position while it is set as `State.event_log`."""

    events: list[Event] = field(default_factory=list)

    def emit(self, key: str, args: Args) -> None:
        self.events.append(Event(key, args))
