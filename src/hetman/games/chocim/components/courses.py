"""Reading the course of a siege: the calendar with its circumstances, and the tracks."""

from __future__ import annotations

from hetman.games.chocim.components import names
from hetman.games.chocim.components.box import Calendar, Circumstance, Leader, Row, Space, Tracks
from hetman.games.chocim.components.names import RATIONS, SIDES, UNITS_OF
from hetman.games.chocim.components.reading import Entry


def read_calendar(entry: Entry, leaders: tuple[Leader, ...]) -> Calendar:
    entry.sourced()
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
    entry.sourced()
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
