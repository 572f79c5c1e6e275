"""What happened, as keys and arguments without sentences; languages make sentences of it.

An argument is a number, a plain text, or a pair of kind and token such as ["unit", "archer"]; the token None is one
that the reader may not see.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Args = dict[str, Any]


@dataclass
class Event:
    """Something that happened: the key of a message, its arguments, and which of them only `witness` sees."""

    key: str
    args: Args
    witness: int = -1
    hidden: tuple[str, ...] = ()

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """JSON-able: the event as that seat may read it."""
        args = dict(self.args)
        if seat is None or seat != self.witness:
            for name in self.hidden:
                args[name] = [args[name][0], None]
        return {"key": self.key, "args": args}


@dataclass
class Chronicle:
    """Collects the events of a position that somebody listens to."""

    events: list[Event] = field(default_factory=list)

    def tell(self, key: str, args: Args) -> None:
        self.events.append(Event(key, args))
