"""Leaders, their starting followers, and the followers for hire."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.component_files import Entry, all_different
from hetman.games.zizka.components.challenges import KINDS_WITH_SKILL, WAYS
from hetman.games.zizka.components.groups import PURSES, members, read_name
from hetman.games.zizka.components.map import SYMBOLS

SKILLS = ("move", "die", "reroll", "peek", *SYMBOLS)
MOST_SKILLS = 8
SIDES = ("a", "b")
COLOURS = ("green", "blue", "yellow", "red")
CALLINGS = (
    *("brigand", "crusader", "healer", "herald", "huntsman", "knight", "merchant", "minstrel", "noble", "nun"),
    *("poacher", "priest", "scout", "smith", "soldier", "spy", "squire", "thief", "wagoner"),
)
STARTER = "starter"
LEVEL_COUNTS = (28, 27)
STARTERS_EACH = ("die", "die", "die", "reroll")
LEADERS = ("bores", "katerina", "torak", "zizka")


@dataclass(frozen=True)
class Leader:
    """A leader's board: by side the skills and what the purse holds at the start."""

    id: str
    name: dict[str, str]
    colour: str
    skills: tuple[tuple[str, ...], ...]
    coins: tuple[int, ...]
    luck: tuple[int, ...]


@dataclass(frozen=True)
class Follower:
    """A follower's card: level 1 or 2, or 0 for a starter; `when` is the event kind of the conditional skill.

    `woman` is for languages that name a woman's calling in another way than a man's.
    """

    id: str
    name: dict[str, str]
    level: int
    calling: str
    woman: bool
    cost: int
    skills: tuple[str, ...]
    when: str
    despises: str
    leader: str


def read_leaders(file: Entry) -> tuple[tuple[Leader, ...], tuple[Follower, ...]]:
    entries = members(file, "leaders", len(LEADERS))
    purse = {entry["id"].choice(LEADERS): entry for entry in members(file, PURSES, len(LEADERS))}
    all_different(entry["id"] for entry in members(file, PURSES))
    leaders = tuple(read_leader(entry, purse[entry["id"].choice(LEADERS)]) for entry in entries)
    starters = members(file, "starters", len(LEADERS) * len(STARTERS_EACH))
    followers = tuple(read_starter(entry) for entry in starters)
    for leader in leaders:
        skills = sorted(follower.skills[0] for follower in followers if follower.leader == leader.id)
        expected = f"three starters with a die and one with a reroll for {leader.id}"
        file["starters"].expect(skills == sorted(STARTERS_EACH), expected)
    return leaders, followers


def read_leader(entry: Entry, purse: Entry) -> Leader:
    coins, luck = [], []
    for side in SIDES:
        held = purse[side]
        coins.append(held["coins"].number(0, 15))
        luck.append(held["luck"].number(0, 3))
    leader = Leader(
        id=entry["id"].token(),
        name=read_name(entry),
        colour=entry["colour"].choice(COLOURS),
        skills=tuple(entry[side].choices(SKILLS, 0, MOST_SKILLS) for side in SIDES),
        coins=tuple(coins),
        luck=tuple(luck),
    )
    entry.finish()
    purse.finish()
    return leader


def read_starter(entry: Entry) -> Follower:
    follower = Follower(
        id=entry["id"].token(),
        name=read_name(entry),
        level=0,
        calling=STARTER,
        woman=False,
        cost=0,
        skills=(entry["skill"].choice(("die", "reroll")),),
        when="",
        despises="",
        leader=entry["leader"].choice(LEADERS),
    )
    entry.finish()
    return follower


def read_followers(file: Entry) -> tuple[Follower, ...]:
    """Those of level I, then those of level II."""
    found: list[Follower] = []
    for level, count in enumerate(LEVEL_COUNTS, 1):
        entries = members(file, f"level-{level}", count)
        found += [read_follower(entry, level) for entry in entries]
    return tuple(found)


def read_follower(entry: Entry, level: int) -> Follower:
    follower = Follower(
        id=entry["id"].token(),
        name=read_name(entry),
        level=level,
        calling=entry["calling"].choice(CALLINGS),
        woman=entry.get("woman", False).flag(),
        cost=entry["cost"].number(0, 20),
        skills=entry["skills"].choices(SKILLS, 0, MOST_SKILLS),
        when=entry["when"].choice(KINDS_WITH_SKILL) if entry.has("when") else "",
        despises=entry["despises"].choice(WAYS) if entry.has("despises") else "",
        leader="",
    )
    entry.finish()
    return follower
