"""The fields of a dump. NOTES.md describes the format."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.fields import Field, choices, custom, flag, number
from hetman.games.warchest.rules.board import HEXES, NUMBERS
from hetman.games.warchest.rules.constants import EMPTY, FREE, HELD, IN_BAG, IN_HAND, LEDGER, NOBODY, PILE_NAMES
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import NAMES, ROYAL, coin_name
from hetman.games.warchest.rules.view import holder_of, pile


def dump_army(state: Position) -> list[list[str]]:
    return [[coin_name(kind) for kind in army] for army in state.army]


def restore_army(state: Position, armies: list[list[str]]) -> None:
    for seat, names in enumerate(armies):
        for name in names:
            if name != "royal":
                state.enlist(seat, NAMES.index(name))
        if "royal" in names:
            state.army[seat] = [*state.army[seat], ROYAL + seat]


def dump_units(state: Position) -> dict[str, list[Any]]:
    """Hex -> unit and height."""
    standing = [hex for hex in range(int(state.board.size)) if state.unit[hex] != EMPTY]
    return {HEXES[hex]: [NAMES[state.unit[hex]], int(state.height[hex])] for hex in standing}


def restore_units(state: Position, units: dict[str, list[Any]]) -> None:
    for name, (unit, height) in units.items():
        state.put(NAMES.index(unit), NUMBERS[name])
        state.height[NUMBERS[name]] = height


def dump_holds(state: Position) -> dict[str, int]:
    """Location -> team."""
    return {HEXES[hex]: holder_of(state, hex) for hex in state.board.locations}


def restore_holds(state: Position, holds: dict[str, int]) -> None:
    for name, team in holds.items():
        state.holder[NUMBERS[name]] = FREE if team == NOBODY else team


def dump_piles(state: Position) -> list[dict[str, dict[str, int]]]:
    """By seat, pile -> coin -> count."""
    return [{name: pile(state, seat, at) for name, at in PILE_NAMES.items()} for seat in range(int(state.seats))]


def restore_piles(state: Position, piles: list[dict[str, dict[str, int]]]) -> None:
    for seat, own in enumerate(piles):
        for name, at in PILE_NAMES.items():
            for coin, count in own[name].items():
                state.coins[at + coin_number(coin, seat)] = count
        state.ledger[LEDGER * seat + IN_HAND] = sum(own["hand"].values())
        state.ledger[LEDGER * seat + IN_BAG] = sum(own["bag"].values())


def dump_known(state: Position) -> list[list[int]]:
    """By seat: the public deductions of deduction.py."""
    starts = [LEDGER * seat for seat in range(int(state.seats))]
    return [[int(value) for value in state.ledger[start + HELD : start + LEDGER]] for start in starts]


def restore_known(state: Position, known: list[list[int]]) -> None:
    for seat, values in enumerate(known):
        state.ledger[LEDGER * seat + HELD : LEDGER * seat + LEDGER] = values


def drawer(state: Position) -> int | None:
    """The seat whose Warrior Priest drew the coin that must be used at once."""
    return next((seat for seat, army in enumerate(state.army) if state.drawn in army), None)


def restore_drawer(state: Position, seat: int | None) -> None:
    """Add the seat to a royal coin, which has one name for all seats."""
    if seat is not None and state.drawn == ROYAL:
        state.drawn = ROYAL + seat


def restore_drawn(state: Position, name: str | None) -> None:
    if name is not None:
        state.drawn = coin_number(name, 0)


def coin_number(name: str, seat: int) -> int:
    return ROYAL + seat if name == "royal" else NAMES.index(name)


FIELDS: Final[tuple[Field, ...]] = (
    custom("army", dump_army, restore_army),
    custom("units", dump_units, restore_units),
    custom("holds", dump_holds, restore_holds),
    custom("piles", dump_piles, restore_piles),
    custom("known", dump_known, restore_known),
    custom("drawn", lambda state: None if state.drawn == NOBODY else coin_name(state.drawn), restore_drawn),
    custom("drawer", drawer, restore_drawer),
    choices("pool", lambda state: NAMES, NOBODY),
    number("round"),
    number("initiative"),
    flag("claimed"),
    number("turn"),
    number("winner"),
)
