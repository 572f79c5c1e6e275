"""The contents of the box, as the files have them."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.games.chocim.components.fortels import Step


@dataclass(frozen=True)
class Board:
    """Lines of defence, neighbours, levels of the walls and the last space of the trench."""

    lines: dict[str, int]
    neighbours: dict[str, tuple[str, ...]]
    levels: dict[str, int]
    trench: int


@dataclass(frozen=True)
class Action:
    """A place for units. `extra`: how many more it takes at most, one for each neighbour held."""

    field: str
    action: str
    side: str
    units: tuple[str, ...]
    minimum: int
    maximum: int
    extra: int


@dataclass(frozen=True)
class Unit:
    """Where its units begin, and the dice of each: in the general battle, in other clashes, on certain fields."""

    reserve: int
    defence: dict[str, int]
    battle: int
    clash: int
    defending: dict[str, int]
    attacking: dict[str, int]


@dataclass(frozen=True)
class Circumstance:
    """A late week: the leader that dies, treaties for the Commonwealth, Ottoman units to remove."""

    dies: str
    treaties: int
    removes: int


@dataclass(frozen=True)
class Calendar:
    """Weeks and their circumstances. `broken` has by side: from how many broken units on, the change of morale."""

    weeks: int
    leaders: dict[str, int]
    table: int
    kept: int
    circumstances: dict[int, Circumstance]
    broken: dict[str, tuple[tuple[int, int], ...]]


@dataclass(frozen=True)
class Space:
    """A space of a morale track: treaties to discard before the negotiations, and units that rebel."""

    discard: int
    rebels: dict[str, int]


@dataclass(frozen=True)
class Row:
    """Some spaces of a supply track: rations, treaties to discard before the negotiations, units that starve."""

    start: int
    end: int
    rations: str
    discard: int
    remove: int


@dataclass(frozen=True)
class Tracks:
    """By side: the track and the space where its marker begins."""

    morale: dict[str, tuple[Space, ...]]
    morale_start: dict[str, int]
    supply: dict[str, tuple[Row, ...]]
    supply_start: dict[str, int]


@dataclass(frozen=True)
class Leader:
    leader: str
    side: str
    commander: bool
    command: int
    name: dict[str, str]
    short: dict[str, str]
    fortels: tuple[tuple[Step, ...], ...]


@dataclass(frozen=True)
class Claim:
    """A claim and its value for each side."""

    claim: str
    values: tuple[int, int]
    name: dict[str, str]


@dataclass(frozen=True)
class Contents:
    board: Board
    actions: tuple[Action, ...]
    units: dict[str, Unit]
    calendar: Calendar
    tracks: Tracks
    leaders: tuple[Leader, ...]
    """Those of the Commonwealth first, and on each side the commanders first: three begin on the table."""
    diplomacy: tuple[int, ...]
    """How many cards there are of strength 1, 2 and so on."""
    claims: tuple[Claim, ...]
