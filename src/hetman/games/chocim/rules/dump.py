"""The fields of a dump. NOTES.md describes the format."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hetman.core.fields import Field, custom, flag, number, numbers, whole
from hetman.games.chocim.components.names import UNITS, WALLED
from hetman.games.chocim.rules.places import PLACE_NAMES, PLACE_NUMBERS, seat_of
from hetman.games.chocim.rules.position import NO_CLASH, Position

CARD_PLACES: Final = ("deck", "hand", "seen", "ready", "flipped", "used", "gone", "played")
PARTS: Final = ("deck", "table", "hand 0", "hand 1", "known 0", "known 1")
MARKS: Final = ("morale", "supply", "extra", "passed", "blocked", "to_draw", "final_cards")
NUMBERS: Final = (
    *("held", "trench", "week", "stage", "turn", "card", "way", "step_at", "left", "target", "last", "touched"),
    *("raises", "occupied", "kept", "outcome", "ending"),
)


def dump_units(state: Position) -> dict[str, dict[str, int]]:
    """Place -> unit -> number, without empty places."""
    return {name: standing for place, name in PLACE_NAMES.items() if (standing := units_in(state, place))}


def units_in(state: Position, place: int) -> dict[str, int]:
    names = UNITS[3 * seat_of(place) :]
    return {names[kind]: int(state.units[3 * place + kind]) for kind in range(3) if state.units[3 * place + kind]}


def restore_units(state: Position, units: dict[str, dict[str, int]]) -> None:
    for name, standing in units.items():
        place = PLACE_NUMBERS[name]
        for unit, count in standing.items():
            state.units[3 * place + UNITS.index(unit) - 3 * seat_of(place)] = whole(count)


def dump_levels(state: Position) -> dict[str, int]:
    return {field: int(level) for field, level in zip(WALLED, state.levels)}


def restore_levels(state: Position, levels: dict[str, int]) -> None:
    state.levels = [whole(levels[field]) for field in WALLED]


def dump_leaders(state: Position) -> dict[str, str]:
    return {leader.leader: CARD_PLACES[place] for leader, place in zip(state.box.contents.leaders, state.cards)}


def restore_leaders(state: Position, leaders: dict[str, str]) -> None:
    state.cards = [CARD_PLACES.index(leaders[leader.leader]) for leader in state.box.contents.leaders]


def parts(name: str, keys: tuple[str, ...], width: Callable[[Position], int]) -> Field:
    """A list that the dump holds in parts of equal width, each under its key."""

    def dump(state: Position) -> dict[str, list[int]]:
        values, size = [int(value) for value in getattr(state, name)], width(state)
        return {key: values[at * size : (at + 1) * size] for at, key in enumerate(keys)}

    def restore(state: Position, value: dict[str, list[int]]) -> None:
        if any(len(value[key]) != width(state) for key in keys):
            raise ValueError(f"expected lists of {width(state)} numbers, got {value!r}")
        setattr(state, name, [whole(item) for key in keys for item in value[key]])

    return custom(name, dump, restore)


def restore_clash(state: Position, value: list[Any]) -> None:
    if len(value) > len(NO_CLASH):
        state.clash = [whole(item) for item in value]


FIELDS: Final[tuple[Field, ...]] = (
    custom("units", dump_units, restore_units),
    custom("levels", dump_levels, restore_levels),
    custom("leaders", dump_leaders, restore_leaders),
    parts("treaties", PARTS, lambda state: int(state.box.strengths)),
    parts("marks", MARKS, lambda state: 2),
    *[number(name, f"numbers.{name}") for name in NUMBERS],
    flag("bonus"),
    flag("busy"),
    custom("clash", lambda state: [int(value) for value in state.clash], restore_clash),
    numbers("stakes"),
    numbers("claims"),
)
