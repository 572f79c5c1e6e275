"""The map and the dice."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.component_files import Entry
from hetman.games.zizka.components.groups import group, members, read_name

SYMBOLS = ("sword", "speech", "cunning", "joker")
PLAIN = SYMBOLS[:3]
"""What a joker or a luck token can stand for."""
FACES = (*SYMBOLS, "blank", "coin")
RULERS = ("wenceslas", "sigismund")
LEVELS = ("easy", "hard")
MOST_FIELDS = 200
STARTS = 2


@dataclass(frozen=True)
class Field:
    """A place on the map; large ones hold event tokens. `conquest` is easy, hard or nothing."""

    id: str
    name: dict[str, str]
    x: int
    y: int
    large: bool
    start: bool
    tavern: bool
    conquest: str


@dataclass(frozen=True)
class Dice:
    """Six faces of each die, what each face is worth in a tournament, and the symbols that count in a fight."""

    follower: tuple[str, ...]
    rulers: tuple[tuple[str, ...], ...]
    tournament: dict[str, int]
    attacker: str
    defender: str


def read_map(file: Entry) -> tuple[tuple[Field, ...], tuple[tuple[str, str], ...]]:
    entries = members(file, "fields")
    fields = tuple(read_field(entry) for entry in entries)
    listed = file["fields"]
    listed.expect(2 <= len(fields) <= MOST_FIELDS, f"from 2 to {MOST_FIELDS} fields, got {len(fields)}")
    starts = sum(field.start for field in fields)
    listed.expect(starts == STARTS, f"exactly {STARTS} start fields, got {starts}")
    listed.expect(any(field.tavern for field in fields), "at least one tavern")
    for level in LEVELS:
        listed.expect(any(field.conquest == level for field in fields), f"at least one field of {level} conquest")
    roads = read_roads(file, tuple(field.id for field in fields))
    lost = unreachable(fields, roads)
    file["roads"].expect(not lost, f"a road from {fields[0].id} to {', '.join(lost)}")
    return fields, roads


def read_field(entry: Entry) -> Field:
    field = Field(
        id=entry["id"].token(),
        name=read_name(entry),
        x=entry["x"].number(0, 1000),
        y=entry["y"].number(0, 760),
        large=entry["size"].choice(("large", "small")) == "large",
        start=entry.get("start", False).flag(),
        tavern=entry.get("tavern", False).flag(),
        conquest=entry["conquest"].choice(LEVELS) if entry.has("conquest") else "",
    )
    entry.finish()
    entry.expect(field.large or not field.start, "a large field, as it is a start")
    return field


def read_roads(file: Entry, fields: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    roads: list[tuple[str, str]] = []
    for pair in members(file, "roads"):
        one, other = (read_end(end, fields) for end in pair.items(2, 2))
        if one == other:
            raise pair.wrong("a road between two fields")
        roads.append((one, other))
    return tuple(roads)


def read_end(end: Entry, fields: tuple[str, ...]) -> str:
    if end.value not in fields:
        raise end.wrong("the id of a field")
    return str(end.value)


def unreachable(fields: tuple[Field, ...], roads: tuple[tuple[str, str], ...]) -> list[str]:
    """The fields that cannot be reached from the first one."""
    reached, edge = {fields[0].id}, [fields[0].id]
    while edge:
        here = edge.pop()
        near = [b if a == here else a for a, b in roads if here in (a, b)]
        edge += [field for field in near if field not in reached]
        reached.update(near)
    return [field.id for field in fields if field.id not in reached]


def read_dice(file: Entry) -> Dice:
    dice, tournament, fights = (group(file, key) for key in ("dice", "tournament", "fights"))
    follower = dice["follower"].choices((*SYMBOLS, "blank"), 6, 6)
    rulers = tuple(dice[ruler].choices(FACES, 6, 6) for ruler in RULERS)
    for name, faces in zip(RULERS, rulers, strict=True):
        dice[name].expect(faces.count("blank") == 1, f"exactly one blank face, got {faces.count('blank')}")
    dice[RULERS[1]].expect("coin" in rulers[1], "a coin on Sigismund's die")
    read = Dice(
        follower=follower,
        rulers=rulers,
        tournament={face: tournament[face].number(0, 9) for face in FACES if face != "coin"},
        attacker=fights["attacker"].choice(PLAIN),
        defender=fights["defender"].choice(PLAIN),
    )
    file.finish()
    return read
