"""Reading the calendar with its circumstances, and the tracks."""

from __future__ import annotations

from hetman.core.component_files import Entry
from hetman.games.chocim.components import names
from hetman.games.chocim.components.contents import Calendar, Circumstance, Leader, Row, Space, Tracks
from hetman.games.chocim.components.names import RATIONS, SIDES, UNITS_OF


def read_calendar(entry: Entry, leaders: tuple[Leader, ...]) -> Calendar:
    entry.origin()
    weeks = entry["weeks"].number(1, 9)
    entry["leaders"].only(*SIDES)
    hands = {side: entry["leaders"][side].number(names.COMMANDERS + 1, 12) for side in SIDES}
    circumstances = {}
    for listed in entry["circumstances"].items():
        listed.only("week", "dies", "treaties", "removes")
        circumstances[listed["week"].number(2, weeks)] = read_circumstance(listed, leaders)
    broken = {side: read_broken(entry["broken"], side) for side in SIDES}
    return Calendar(weeks, hands, entry["table"].number(1, 9), entry["kept"].number(0, 20), circumstances, broken)


def read_circumstance(entry: Entry, leaders: tuple[Leader, ...]) -> Circumstance:
    mortal = tuple(leader.leader for leader in leaders if leader.side == "commonwealth" and leader.commander)
    dies = entry["dies"].choice(mortal) if entry.has("dies") else ""
    return Circumstance(dies, entry.get("treaties", 0).number(0, 3), entry.get("removes", 0).number(0, 9))


def read_broken(entry: Entry, side: str) -> tuple[tuple[int, int], ...]:
    steps = [(step["from"].number(1, 36), step["morale"].number(-9, 0)) for step in entry[side].items()]
    if steps != sorted(steps):
        raise entry[side].wrong("steps by rising 'from'")
    return tuple(steps)


# Tracks


def read_tracks(entry: Entry) -> Tracks:
    entry.origin()
    morale, supply = entry["morale"], entry["supply"]
    spaces = {side: tuple(read_space(space, side) for space in morale[side]["spaces"].items(2, 40)) for side in SIDES}
    rows = {side: read_rows(supply[side]) for side in SIDES}
    return Tracks(
        spaces,
        {side: morale[side]["start"].number(1, len(spaces[side]) - 1) for side in SIDES},
        rows,
        {side: supply[side]["start"].number(1, rows[side][-1].end) for side in SIDES},
    )


def read_space(entry: Entry, side: str) -> Space:
    entry.only("discard", "rebels")
    return Space(entry.get("discard", 0).number(0, 20), entry.get("rebels", {}).counts(UNITS_OF[side], 17))


def read_rows(entry: Entry) -> tuple[Row, ...]:
    """Rows from the lowest on, without a gap. Only space 0 is hunger."""
    rows: list[Row] = []
    for listed in entry["rows"].items(2):
        listed.only("from", "to", "rations", "discard", "remove")
        start = rows[-1].end + 1 if rows else 0
        if listed["from"].number(0, 80) != start:
            raise listed["from"].wrong(f"{start}")
        end, rations = listed["to"].number(start, 80), listed.get("rations", "none").choice(RATIONS)
        listed.expect((rations == "hunger") == (start == 0), "hunger in the first row and in no other")
        listed["to"].expect(start > 0 or end == 0, f"hunger at 0 only, not up to {end}")
        rows.append(
            Row(start, end, rations, listed.get("discard", 0).number(0, 20), listed.get("remove", 0).number(0, 9))
        )
    return tuple(rows)
