"""Reading the board: lines, neighbours and walls, actions with their limits, and units with their dice."""

from __future__ import annotations

from hetman.games.chocim.components import names
from hetman.games.chocim.components.box import Action, Board, Unit
from hetman.games.chocim.components.names import (
    ACTIONS,
    FIELDS,
    FOREGROUND,
    SIDES,
    UNITS,
    UNITS_OF,
    WALLED,
    WORKS,
    side_of,
)
from hetman.games.chocim.components.reading import Entry


def read_board(entry: Entry) -> Board:
    entry.only("lines", "neighbours", "levels", "trench")
    trench = entry.entry("trench")
    trench.sourced()
    neighbours = read_neighbours(entry)
    return Board(read_lines(entry.entry("lines")), neighbours, read_levels(entry), trench.number("last", 6, 12))


def read_lines(entry: Entry) -> dict[str, int]:
    entry.sourced()
    lines = {}
    for number, key in enumerate(("first", "second", "third"), 1):
        for field in entry.some_of(key, WALLED):
            entry.expect(field not in lines, f"{field} in one line only")
            lines[field] = number
    entry.expect(set(lines) == set(WALLED), f"all of {', '.join(WALLED)} in the three lines")
    entry.expect([field for field, line in lines.items() if line == 3] == ["camp"], "the camp alone in the third line")
    return lines


def read_neighbours(board: Entry) -> dict[str, tuple[str, ...]]:
    pairs: list[tuple[str, str]] = []
    for group in board.entries("neighbours"):
        group.sourced()
        listed = group.get("pairs")
        proper = isinstance(listed, list) and all(
            isinstance(pair, list) and len(set(pair)) == 2 and set(pair) <= {*WALLED, FOREGROUND} for pair in listed
        )
        group.expect(proper, f'"pairs": a list of pairs of {", ".join((*WALLED, FOREGROUND))}')
        pairs += [(one, other) for one, other in group["pairs"]]
    near = {field: tuple(sorted({*partners(pairs, field)}, key=FIELDS.index)) for field in (*WALLED, FOREGROUND)}
    for field, touching in near.items():
        board.expect(bool(touching), f"a neighbour for {field}")
    return near


def partners(pairs: list[tuple[str, str]], field: str) -> list[str]:
    return [one if other == field else other for one, other in pairs if field in (one, other)]


def read_levels(board: Entry) -> dict[str, int]:
    levels: dict[str, int] = {}
    for group in board.entries("levels"):
        group.sourced()
        levels.update(group.counts("of", WALLED, names.HIGHEST_LEVEL))
    board.expect(set(levels) == set(WALLED), f'"levels" for {", ".join(WALLED)}')
    return levels


# Actions


def read_actions(entry: Entry) -> tuple[Action, ...]:
    found: dict[tuple[str, str, str], Action] = {}
    for group in entry.entries("groups"):
        group.sourced()
        for listed in group.entries("actions"):
            action = read_action(listed)
            key = (action.field if action.action not in WORKS else "", action.action, action.side)
            listed.expect(key not in found, f"{action.action} only once there")
            found[key] = action
    missing = [key for key in expected_actions() if key not in found]
    entry.expect(not missing, "an action " + " ".join(filter(None, missing[0] if missing else ())))
    return tuple(found[key] for key in expected_actions())


def expected_actions() -> list[tuple[str, str, str]]:
    """Field (for effects and supports any), action and side of everything that a board has."""
    expected = [(field, "assault", "ottoman") for field in WALLED]
    for field in WALLED[:-1]:
        expected += [(field, "control", "ottoman"), (field, "counter-attack", "commonwealth")]
    expected += [(field, "defence", "commonwealth") for field in WALLED[1:-1]]
    expected += [(FOREGROUND, "general-battle", side) for side in SIDES]
    return expected + [("", work, str(side_of(work))) for work in WORKS]


def read_action(entry: Entry) -> Action:
    entry.only("field", "action", "side", "units", "minimum", "maximum", "extra")
    field, action = entry.one_of("field", FIELDS), entry.one_of("action", ACTIONS)
    side = side_of(action) or entry.one_of("side", SIDES)
    if action in WORKS:
        places = WALLED if side == "commonwealth" else names.TENTS
        entry.expect(field in places, f"{action} on one of {', '.join(places)}")
    else:
        entry.expect((field, action, side) in expected_actions(), f"a field that has {action}, not {field}")
    maximum = entry.number("maximum", 1, 20)
    minimum = entry.number("minimum", 0, maximum, 0)
    entry.expect(minimum > 0 or action in ("defence", "control"), '"minimum": at least 1')
    units = entry.some_of("units", UNITS_OF[side], UNITS_OF[side])
    return Action(field, action, side, units, minimum, maximum, entry.number("extra", 0, 8, 0))


# Units


def read_units(entry: Entry) -> dict[str, Unit]:
    entry.sourced()
    units = {listed.one_of("unit", UNITS): listed for listed in entry.entries("units")}
    entry.expect(set(units) == set(UNITS), f"all of {', '.join(UNITS)}")
    return {name: read_unit(name, units[name]) for name in UNITS}


def read_unit(name: str, entry: Entry) -> Unit:
    entry.only("unit", "reserve", "defence", "battle", "clash", "defending", "attacking")
    count = names.UNIT_COUNTS[name]
    standing = entry.counts("defence", WALLED[1:-1], count)
    entry.expect(not standing or name in UNITS_OF["commonwealth"], "no Ottoman unit in defence")
    reserve = entry.number("reserve", 0, count)
    entry.expect(reserve + sum(standing.values()) == count, f"{count} units of {name} in all")
    dice = {key: entry.counts(key, WALLED, 3) for key in ("defending", "attacking")}
    battle, clash = entry.number("battle", 0, 3), entry.number("clash", 0, 3)
    return Unit(reserve, standing, battle, clash, dice["defending"], dice["attacking"])
