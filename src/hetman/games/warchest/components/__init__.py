"""The components: units with their coins, the two boards and the armies of the rulebook, loaded and checked."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
SIDES = ("ravens", "wolves")


@dataclass(frozen=True)
class Field:
    """One side of the board: columns from left to right with their heights, and the locations on them."""

    seats: int
    columns: dict[str, int]
    start: tuple[tuple[str, ...], ...]
    neutral: tuple[str, ...]
    markers: int

    def hexes(self) -> list[str]:
        return [f"{column}{row}" for column, height in self.columns.items() for row in range(1, height + 1)]


@dataclass(frozen=True)
class Army:
    """Two armies for one battle, and the side that begins if the rulebook says so."""

    sides: tuple[tuple[str, ...], ...]
    initiative: int | None


def load(name: str) -> Any:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def load_units() -> dict[str, int]:
    """Unit -> number of its coins, in alphabetical order."""
    units = {entry["unit"]: entry["coins"] for entry in load("units.json")["units"]}
    check(len(units) == 16 and list(units) == sorted(units), "units.json: 16 units in alphabetical order")
    check(sum(units.values()) == 74, "units.json: 74 coins in all")
    return units


def load_fields() -> dict[int, Field]:
    """Number of seats -> the board's side for it."""
    fields = {}
    for entry in load("boards.json")["boards"]:
        start = tuple(tuple(side) for side in entry["start"])
        field = Field(entry["seats"], entry["columns"], start, tuple(entry["neutral"]), entry["markers"])
        places = [*start[0], *start[1], *field.neutral]
        check(len(set(places)) == len(places), "boards.json: a location twice")
        check(set(places) <= set(field.hexes()), "boards.json: a location off the board")
        fields[field.seats] = field
    return fields


def load_armies(units: dict[str, int]) -> dict[str, Army]:
    """Name -> the armies of the first game and of the battles."""
    armies = {}
    for entry in load("armies.json")["armies"]:
        sides = tuple(tuple(entry[side]) for side in SIDES)
        cards = [unit for side in sides for unit in side]
        check(len(set(cards)) == 8 and set(cards) <= set(units), "armies.json: four different units a side")
        first = entry.get("initiative")
        armies[entry["army"]] = Army(sides, None if first is None else SIDES.index(first))
    return armies


def check(holds: bool, rule: str) -> None:
    if not holds:
        raise ValueError(f"War Chest's components are damaged: {rule}")


UNITS = load_units()
FIELDS = load_fields()
ARMIES = load_armies(UNITS)
