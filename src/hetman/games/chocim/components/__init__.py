"""The box: board, units, tracks, calendar, leaders, treaties and claims, loaded from files and checked.

Each file can be replaced by somebody's own of the same name. What the rulebook fixes (how many units and cards there
are, which fields and actions exist) must hold there too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hetman.games.chocim.components import names
from hetman.games.chocim.components.fortels import Step, read_step
from hetman.games.chocim.components.names import (
    ACTIONS,
    FIELDS,
    FOREGROUND,
    LANGUAGES,
    ORIGINS,
    RATIONS,
    SIDES,
    UNITS,
    UNITS_OF,
    WALLED,
    WORKS,
    side_of,
)
from hetman.games.chocim.components.reading import ComponentError, Entry, read

FOLDER = Path(__file__).parent
FILES = tuple(
    f"{name}.json" for name in ("board", "actions", "units", "calendar", "tracks", "leaders", "diplomacy", "claims")
)


@dataclass(frozen=True)
class Board:
    """Lines of defence, neighbours, levels of the walls and the last space of the trench."""

    lines: dict[str, int]
    neighbours: dict[str, tuple[str, ...]]
    levels: dict[str, int]
    trench: int


@dataclass(frozen=True)
class Action:
    """A place for units: from how many on it works, how many it takes, and how many more for neighbours held."""

    field: str
    action: str
    side: str
    units: tuple[str, ...]
    minimum: int
    maximum: int
    extra: int


@dataclass(frozen=True)
class Unit:
    """Where its units begin, and how many dice each rolls: in the general battle, in other clashes, on one field."""

    reserve: int
    defence: dict[str, int]
    battle: int
    clash: int
    defending: dict[str, int]
    attacking: dict[str, int]


@dataclass(frozen=True)
class Circumstance:
    """What a late week brings: the leader who dies, treaties for the Commonwealth, Ottoman units to remove."""

    dies: str
    treaties: int
    removes: int


@dataclass(frozen=True)
class Calendar:
    """Weeks and what they bring; `broken` is by side: from so many broken units on, morale changes by so much."""

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
class Box:
    board: Board
    actions: tuple[Action, ...]
    units: dict[str, Unit]
    calendar: Calendar
    tracks: Tracks
    leaders: tuple[Leader, ...]
    """Those of the Commonwealth first, and on each side the commanders first."""
    diplomacy: tuple[int, ...]
    """How many cards there are of strength 1, 2 and so on."""
    claims: tuple[Claim, ...]


def load(own: Mapping[str, str]) -> Box:
    """The box, with somebody's own files in place of those of the same name."""
    for name in own:
        if name not in FILES:
            raise ComponentError(f"{name}, line 1: expected a file called one of {', '.join(FILES)}")
    texts = {name: own.get(name) or (FOLDER / name).read_text(encoding="utf-8") for name in FILES}
    entries = {name.removesuffix(".json"): read(name, text) for name, text in texts.items()}
    leaders = read_leaders(entries["leaders"])
    return Box(
        read_board(entries["board"]),
        read_actions(entries["actions"]),
        read_units(entries["units"]),
        read_calendar(entries["calendar"], leaders),
        read_tracks(entries["tracks"]),
        leaders,
        read_diplomacy(entries["diplomacy"]),
        read_claims(entries["claims"]),
    )


def origin(entry: Entry) -> None:
    """Every group says whether its values stand in the rulebook."""
    entry.one_of("origin", ORIGINS)


# The board


def read_board(entry: Entry) -> Board:
    entry.only("lines", "neighbours", "levels", "trench")
    trench = entry.entry("trench")
    origin(trench)
    neighbours = read_neighbours(entry)
    return Board(read_lines(entry.entry("lines")), neighbours, read_levels(entry), trench.number("last", 6, 12))


def read_lines(entry: Entry) -> dict[str, int]:
    origin(entry)
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
        origin(group)
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
        origin(group)
        levels.update(group.counts("of", WALLED, names.HIGHEST_LEVEL))
    board.expect(set(levels) == set(WALLED), f'"levels" for {", ".join(WALLED)}')
    return levels


# Actions


def read_actions(entry: Entry) -> tuple[Action, ...]:
    found: dict[tuple[str, str, str], Action] = {}
    for group in entry.entries("groups"):
        origin(group)
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
    origin(entry)
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


# The calendar


def read_calendar(entry: Entry, leaders: tuple[Leader, ...]) -> Calendar:
    origin(entry)
    weeks = entry.number("weeks", 1, 9)
    hands = entry.counts("leaders", SIDES, 12)
    entry.expect(
        set(hands) == set(SIDES) and min(hands.values()) > names.COMMANDERS, '"leaders": a number for each side'
    )
    circumstances = {}
    for listed in entry.entries("circumstances"):
        listed.only("week", "dies", "treaties", "removes")
        circumstances[listed.number("week", 2, weeks)] = read_circumstance(listed, leaders)
    broken = {side: read_broken(entry.entry("broken"), side) for side in SIDES}
    return Calendar(weeks, hands, entry.number("table", 1, 9), entry.number("kept", 0, 20), circumstances, broken)


def read_circumstance(entry: Entry, leaders: tuple[Leader, ...]) -> Circumstance:
    mortal = tuple(leader.leader for leader in leaders if leader.side == "commonwealth" and leader.commander)
    dies = entry.one_of("dies", mortal) if "dies" in entry else ""
    return Circumstance(dies, entry.number("treaties", 0, 3, 0), entry.number("removes", 0, 9, 0))


def read_broken(entry: Entry, side: str) -> tuple[tuple[int, int], ...]:
    steps = [(step.number("from", 1, 36), step.number("morale", -9, 0)) for step in entry.entries(side)]
    entry.expect(steps == sorted(steps), f'"{side}" by rising "from"')
    return tuple(steps)


# Tracks


def read_tracks(entry: Entry) -> Tracks:
    origin(entry)
    morale, supply = entry.entry("morale"), entry.entry("supply")
    spaces = {side: tuple(read_space(space, side) for space in morale.entry(side).entries("spaces")) for side in SIDES}
    rows = {side: read_rows(supply.entry(side)) for side in SIDES}
    for side in SIDES:
        morale.entry(side).expect(2 <= len(spaces[side]) <= 40, '"spaces": 2 to 40 of them')
    return Tracks(
        spaces,
        {side: morale.entry(side).number("start", 1, len(spaces[side]) - 1) for side in SIDES},
        rows,
        {side: supply.entry(side).number("start", 1, rows[side][-1].end) for side in SIDES},
    )


def read_space(entry: Entry, side: str) -> Space:
    entry.only("discard", "rebels")
    return Space(entry.number("discard", 0, 20, 0), entry.counts("rebels", UNITS_OF[side], 17))


def read_rows(entry: Entry) -> tuple[Row, ...]:
    """Rows from the lowest on, without a gap; hunger is space 0 and nothing else."""
    rows: list[Row] = []
    for listed in entry.entries("rows"):
        listed.only("from", "to", "rations", "discard", "remove")
        start = rows[-1].end + 1 if rows else 0
        listed.expect(listed.number("from", 0, 60) == start, f'"from": {start}')
        end, rations = listed.number("to", start, 60), listed.one_of("rations", RATIONS, "none")
        listed.expect((rations == "hunger") == (start == 0), "hunger in the first row and in no other")
        listed.expect(start > 0 or end == 0, "hunger at 0 only")
        rows.append(Row(start, end, rations, listed.number("discard", 0, 20, 0), listed.number("remove", 0, 9, 0)))
    entry.expect(len(rows) > 1, '"rows": more than one')
    return tuple(rows)


# Cards


def read_leaders(entry: Entry) -> tuple[Leader, ...]:
    entry.only("origin", "known", *SIDES)
    origin(entry)
    leaders: list[Leader] = []
    for side in SIDES:
        cards = [(listed, read_leader(listed, side)) for listed in entry.entries(side)]
        ranks = [card.commander for _, card in cards]
        expected = f'"{side}": {names.LEADER_COUNTS[side]} cards, the {names.COMMANDERS} commanders first'
        proper = len(cards) == names.LEADER_COUNTS[side] and ranks == sorted(ranks, reverse=True)
        entry.expect(proper and sum(ranks) == names.COMMANDERS, expected)
        for listed, card in cards:
            listed.expect(card.leader not in [other.leader for other in leaders], f"another card than {card.leader}")
            leaders.append(card)
    return tuple(leaders)


def read_leader(entry: Entry, side: str) -> Leader:
    entry.only("leader", "rank", "command", "name", "short", "fortels")
    word = entry.word("leader")
    commander = entry.one_of("rank", names.RANKS) == "commander"
    listed = entry.get("fortels")
    shaped = isinstance(listed, list) and all(isinstance(fortel, list) and fortel for fortel in listed)
    count = 2 if commander else 1
    entry.expect(
        shaped and len(listed or ()) == count, f'"fortels": {count} for a {entry["rank"]}, each a list of steps'
    )
    fortels = tuple(tuple(step_of(entry, step, side) for step in fortel) for fortel in entry["fortels"])
    name, short = entry.names("name", LANGUAGES), entry.names("short", LANGUAGES)
    return Leader(word, side, commander, entry.number("command", 1, 4), name, short, fortels)


def step_of(leader: Entry, step: object, side: str) -> Step:
    if not isinstance(step, Entry):
        raise leader.wrong("a fortel of objects")
    return read_step(step, side)


def read_diplomacy(entry: Entry) -> tuple[int, ...]:
    origin(entry)
    counts: dict[int, int] = {}
    for listed in entry.entries("cards"):
        listed.only("strength", "count")
        strength = listed.number("strength", 1, names.HIGHEST_STRENGTH)
        listed.expect(strength not in counts, f"strength {strength} once")
        counts[strength] = listed.number("count", 0, names.DIPLOMACY_COUNT)
    total = names.DIPLOMACY_COUNT
    entry.expect(sum(counts.values()) == total, f"{total} cards in all, not {sum(counts.values())}")
    return tuple(counts.get(strength, 0) for strength in range(1, max(counts) + 1))


def read_claims(entry: Entry) -> tuple[Claim, ...]:
    claims: list[Claim] = []
    for group in entry.entries("groups"):
        origin(group)
        for listed in group.entries("claims"):
            claim = read_claim(listed)
            listed.expect(claim.claim not in [other.claim for other in claims], f"another claim than {claim.claim}")
            claims.append(claim)
    entry.expect(len(claims) == names.CLAIM_COUNT, f"{names.CLAIM_COUNT} claims")
    return tuple(claims)


def read_claim(entry: Entry) -> Claim:
    entry.only("claim", "value", "name", *SIDES)
    word = entry.word("claim")
    if "value" in entry:
        value = entry.number("value", 1, 20)
        values = (value, value)
    else:
        values = (entry.number("commonwealth", 1, 20), entry.number("ottoman", 1, 20))
    return Claim(word, values, entry.names("name", LANGUAGES))
