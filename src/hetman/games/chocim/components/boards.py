"""Reading the board: lines, neighbours and walls, actions with their limits, and units with their dice."""

from __future__ import annotations

from hetman.core.component_files import Entry, all_different
from hetman.games.chocim.components import names
from hetman.games.chocim.components.contents import Action, Board, Unit
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


def read_board(entry: Entry) -> Board:
    entry.only("lines", "neighbours", "levels", "trench")
    trench = entry["trench"]
    trench.origin()
    neighbours = read_neighbours(entry)
    return Board(read_lines(entry["lines"]), neighbours, read_levels(entry), trench["last"].number(6, 12))


def read_lines(entry: Entry) -> dict[str, int]:
    entry.origin()
    lines = {}
    for number, key in enumerate(("first", "second", "third"), 1):
        for field in entry[key].subset(WALLED):
            entry[key].expect(field not in lines, f"{field} in one line only")
            lines[field] = number
    entry.expect(set(lines) == set(WALLED), f"all of {', '.join(WALLED)} in the three lines")
    entry.expect([field for field, line in lines.items() if line == 3] == ["camp"], "the camp alone in the third line")
    return lines


def read_neighbours(board: Entry) -> dict[str, tuple[str, ...]]:
    pairs: list[tuple[str, str]] = []
    for group in board["neighbours"].items():
        group.origin()
        for pair in group["pairs"].items():
            one, other = pair.choices((*WALLED, FOREGROUND), 2, 2)
            if one == other:
                raise pair.wrong("two different fields")
            pairs.append((one, other))
    near = {field: tuple(sorted({*partners(pairs, field)}, key=FIELDS.index)) for field in (*WALLED, FOREGROUND)}
    for field, touching in near.items():
        board["neighbours"].expect(bool(touching), f"a neighbour for {field}")
    return near


def partners(pairs: list[tuple[str, str]], field: str) -> list[str]:
    return [one if other == field else other for one, other in pairs if field in (one, other)]


def read_levels(board: Entry) -> dict[str, int]:
    levels: dict[str, int] = {}
    for group in board["levels"].items():
        group.origin()
        levels.update(group.get("of", {}).counts(WALLED, names.HIGHEST_LEVEL))
    missing = [field for field in WALLED if field not in levels]
    board["levels"].expect(not missing, f"a level for {', '.join(missing)}")
    return levels


# Actions


def read_actions(entry: Entry) -> tuple[Action, ...]:
    found: dict[tuple[str, str, str], Action] = {}
    for group in entry["groups"].items():
        group.origin()
        for listed in group["actions"].items():
            action = read_action(listed)
            key = (action.field if action.action not in WORKS else "", action.action, action.side)
            listed.expect(key not in found, f"{action.action} only once there")
            found[key] = action
    missing = [key for key in expected_actions() if key not in found]
    entry["groups"].expect(not missing, "an action " + " ".join(filter(None, missing[0] if missing else ())))
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
    field, action = entry["field"].choice(FIELDS), entry["action"].choice(ACTIONS)
    side = side_of(action) or entry["side"].choice(SIDES)
    if action in WORKS:
        places = WALLED if side == "commonwealth" else names.TENTS
        entry["field"].expect(field in places, f"{action} on one of {', '.join(places)}, got {field}")
    else:
        entry["field"].expect((field, action, side) in expected_actions(), f"a field that has {action}, got {field}")
    maximum = entry["maximum"].number(1, 20)
    minimum = entry.get("minimum", 0).number(0, maximum)
    entry.expect(minimum > 0 or action in ("defence", "control"), f"'minimum' of at least 1 for {action}")
    units = entry.get("units", UNITS_OF[side]).subset(UNITS_OF[side])
    return Action(field, action, side, units, minimum, maximum, entry.get("extra", 0).number(0, 8))


# Units


def read_units(entry: Entry) -> dict[str, Unit]:
    entry.origin()
    listed = entry["units"].items()
    units = {unit["unit"].choice(UNITS): unit for unit in listed}
    all_different(unit["unit"] for unit in listed)
    missing = [name for name in UNITS if name not in units]
    entry["units"].expect(not missing, f"an entry for {', '.join(missing)}")
    return {name: read_unit(name, units[name]) for name in UNITS}


def read_unit(name: str, entry: Entry) -> Unit:
    entry.only("unit", "reserve", "defence", "battle", "clash", "defending", "attacking")
    count = names.UNIT_COUNTS[name]
    standing = entry.get("defence", {}).counts(WALLED[1:-1], count)
    entry.expect(not standing or name in UNITS_OF["commonwealth"], "no 'defence' for an Ottoman unit")
    reserve = entry["reserve"].number(0, count)
    in_all = reserve + sum(standing.values())
    entry.expect(in_all == count, f"{count} units of {name} in all, got {in_all}")
    dice = {key: entry.get(key, {}).counts(WALLED, 3) for key in ("defending", "attacking")}
    battle, clash = entry["battle"].number(0, 3), entry["clash"].number(0, 3)
    return Unit(reserve, standing, battle, clash, dice["defending"], dice["attacking"])
