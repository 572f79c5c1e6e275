"""The map and the dice."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.games.zizka.components.reading import Entry, all_different

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
    entries = file.members("fields")
    all_different(entries, ())
    fields = tuple(read_field(entry) for entry in entries)
    group = file.group("fields")
    group.check(2 <= len(fields) <= MOST_FIELDS, f"from 2 to {MOST_FIELDS} fields, not {len(fields)}")
    starts = sum(field.start for field in fields)
    group.check(starts == STARTS, f"exactly {STARTS} start fields, not {starts}")
    group.check(any(field.tavern for field in fields), "at least one tavern")
    for level in LEVELS:
        group.check(any(field.conquest == level for field in fields), f"at least one field of {level} conquest")
    roads = read_roads(file, {field.id for field in fields})
    lost = unreachable(fields, roads)
    file.group("roads").check(not lost, f"no road leads from {fields[0].id} to {', '.join(lost)}")
    return fields, roads


def read_field(entry: Entry) -> Field:
    field = Field(
        id=entry.id(),
        name=entry.name(),
        x=entry.number("x", 0, 1000),
        y=entry.number("y", 0, 760),
        large=entry.choice("size", ("large", "small")) == "large",
        start=entry.flag("start"),
        tavern=entry.flag("tavern"),
        conquest=entry.choice("conquest", LEVELS, default=""),
    )
    entry.check(field.large or not field.start, "a start field is a large one")
    entry.finish()
    return field


def read_roads(file: Entry, fields: set[str]) -> tuple[tuple[str, str], ...]:
    group = file.group("roads")
    roads: list[tuple[str, str]] = []
    for pair in group.get("all"):
        proper = isinstance(pair, list) and len(pair) == 2 and all(isinstance(end, str) for end in pair)
        group.check(proper, f"a road is two ids of fields, not {pair!r}")
        strange = [end for end in pair if end not in fields]
        group.check(not strange, f"a road to {strange[:1]}, which is no field")
        group.check(pair[0] != pair[1], f"a road from {pair[0]} to itself")
        roads.append((pair[0], pair[1]))
    group.finish()
    return tuple(roads)


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
    dice, tournament, fights = (file.group(key) for key in ("dice", "tournament", "fights"))
    follower = dice.words("follower", (*SYMBOLS, "blank"))
    rulers = tuple(dice.words(ruler, FACES) for ruler in RULERS)
    for name, faces in zip(("follower", *RULERS), (follower, *rulers), strict=True):
        dice.check(len(faces) == 6, f"{name!r} must have six faces, not {len(faces)}")
        dice.check(name == "follower" or faces.count("blank") == 1, f"{name!r} must have exactly one blank face")
    dice.check("coin" in rulers[1], "Sigismund's die must have a coin")
    read = Dice(
        follower=follower,
        rulers=rulers,
        tournament={face: tournament.number(face, 0, 9) for face in FACES if face != "coin"},
        attacker=fights.choice("attacker", PLAIN),
        defender=fights.choice("defender", PLAIN),
    )
    for group in (dice, tournament, fights):
        group.finish()
    return read
