"""What the legal moves light up, verb by verb, as far as they fit the tokens chosen so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Move = Sequence[str]
View = Mapping[str, Any]


@dataclass
class Light:
    """`first` and `second`: verb -> the operands that it can still take there."""

    first: dict[str, set[str]] = field(default_factory=dict)
    second: dict[str, set[str]] = field(default_factory=dict)
    legal: set[str] = field(default_factory=set)
    """Verbs of all legal moves, whether or not they fit what is chosen."""
    chosen: frozenset[str] = frozenset()

    def verbs(self, token: str, *among: str) -> list[str]:
        """Those of these verbs that can still be said of this thing."""
        return [verb for verb in among if token in self.first.get(verb, ())]

    def can(self, verb: str) -> bool:
        return verb in self.first

    def makes_room(self, follower: str) -> bool:
        """Whether this one of the crew can go: by itself, or once the newcomer is chosen."""
        if follower in self.first.get("dismiss", ()):
            return True
        return any(
            follower in self.second.get(verb, ()) and self.first[verb] & self.chosen for verb in ("hire", "gain")
        )


def light(moves: Iterable[Move], chosen: Iterable[str]) -> Light:
    lit = Light(chosen=frozenset(chosen))
    for verb, *operands in moves:
        lit.legal.add(verb)
        if lit.chosen <= {verb, *operands}:
            lit.first.setdefault(verb, set()).update(operands[:1])
            lit.second.setdefault(verb, set()).update(operands[1:2])
    return lit
