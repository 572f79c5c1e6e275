"""Decisions of seats and of chance, and the table in which a game keeps its shared instances."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hetman.core.decision import NATURE, Decision
from hetman.core.native import i64, mypyc_attr
from hetman.core.state import State

S = TypeVar("S", bound=State)

Family = list[Decision[Any]]
"""Decisions of one kind, mostly one for each seat. Rules open one of them by its index: `TURNS[seat]`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDecision(Decision[S]):
    """A decision of a seat. `key` names the message that asks it."""

    def __init__(self, code: i64, seat: i64, key: str, sealed: i64 = 0) -> None:
        super().__init__(code, seat, NATURE, sealed)
        self.key = key

    def prompt(self, state: S) -> dict[str, Any]:
        return {"key": self.key, "args": {"seat": ["seat", int(self.seat)], **self.prompt_args(state)}}

    def prompt_args(self, state: S) -> dict[str, Any]:
        """Arguments of the message besides the seat."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceDecision(Decision[S]):
    """A decision of chance. `witness` is the seat that it deals to, if there is one."""

    def __init__(self, code: i64, witness: i64 = NATURE) -> None:
        super().__init__(code, NATURE, witness)

    def prompt(self, state: S) -> dict[str, Any]:
        return {"key": "nature", "args": {}}


class DecisionTable:
    """All decisions of a game by their codes, which a dump holds.

    A code is `kind` times the kind of the decision, plus `seat` times its seat or another small number, plus `extra`
    times one more number. `rules/decisions.py` declares the families, so that every phase can open a decision of a
    later page of the rulebook; `rules/state.py` fills them.
    """

    def __init__(self, seats: int, seat: int, kind: int = 1, extra: int = 0) -> None:
        self.seats = seats
        self.strides = (kind, seat, extra)
        self.kinds: dict[int, int] = {}
        self.families: dict[str, Family] = {}
        self.by_code: dict[int, Decision[Any]] = {}

    def family(self, name: str, kind: int) -> Family:
        """Declare the decisions of one kind. `fill` adds them later."""
        family: Family = []
        self.families[name] = family
        self.kinds[id(family)] = kind
        return family

    def code(self, family: Family, number: int = 0, extra: int = 0) -> int:
        kind, seat, more = self.strides
        return kind * self.kinds[id(family)] + seat * number + more * extra

    def fill(self, family: Family, members: list[Decision[Any]]) -> None:
        """Add decisions to a family. Raises ValueError if a code is taken."""
        for member in members:
            code = int(member.code)
            if code in self.by_code:
                raise ValueError(f"two decisions have the code {code}")
            self.by_code[code] = member
            family.append(member)

    def fill_by_seat(self, family: Family, make: Callable[[int, int, str], Decision[Any]], key: str) -> None:
        """Fill a family with a decision for each seat, asked by the message `key`."""
        self.fill(family, [make(self.code(family, seat), seat, key) for seat in range(self.seats)])

    def fill_by_number(self, family: Family, make: Callable[[int, int], Decision[Any]], count: int) -> None:
        """Fill a family with numbered decisions: one for each seat that chance deals to, or for each variant."""
        self.fill(family, [make(self.code(family, number), number) for number in range(count)])

    def decision(self, code: int) -> Decision[Any]:
        """The shared decision of that code. Raises KeyError if there is none."""
        return self.by_code[code]

    def check(self) -> None:
        """Raise ValueError if a family was not filled."""
        empty = [name for name, family in self.families.items() if not family]
        if empty:
            raise ValueError(f"no decisions in {', '.join(empty)}")
