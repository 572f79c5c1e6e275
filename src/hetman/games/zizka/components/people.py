"""Leaders, their starting followers, and the followers for hire."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from hetman.games.zizka.components.land import SYMBOLS
from hetman.games.zizka.components.perils import KINDS_WITH_SKILL, WAYS
from hetman.games.zizka.components.reading import Entry, all_different

SKILLS = ("move", "die", "reroll", "peek", *SYMBOLS)
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
    """A follower's card: level 1 or 2, or 0 for a starter; `when` is the event kind of the conditional skill."""

    id: str
    name: dict[str, str]
    level: int
    calling: str
    cost: int
    skills: tuple[str, ...]
    when: str
    despises: str
    leader: str


def read_leaders(file: Entry) -> tuple[tuple[Leader, ...], tuple[Follower, ...]]:
    entries = file.members("leaders", len(LEADERS))
    purses = file.members("purses", len(LEADERS))
    for entry in (*entries, *purses):
        entry.check(entry.id() in LEADERS, f"a leader is one of {', '.join(LEADERS)}")
    all_different(entries, ())
    all_different(purses, ())
    purse = {entry.id(): entry for entry in purses}
    leaders = tuple(read_leader(entry, purse[entry.id()]) for entry in entries)
    starters = file.members("starters", len(LEADERS) * len(STARTERS_EACH))
    all_different(starters, ())
    followers = tuple(read_starter(entry) for entry in starters)
    for leader in leaders:
        skills = sorted(follower.skills[0] for follower in followers if follower.leader == leader.id)
        file.group("starters").check(
            skills == sorted(STARTERS_EACH), f"{leader.id} needs three starters with a die and one with a reroll"
        )
    return leaders, followers


def read_leader(entry: Entry, purse: Entry) -> Leader:
    coins, luck = [], []
    for side in SIDES:
        held = purse.entry(side)
        coins.append(held.number("coins", 0, 15))
        luck.append(held.number("luck", 0, 3))
        held.finish()
    leader = Leader(
        id=entry.id(),
        name=entry.name(),
        colour=entry.choice("colour", COLOURS),
        skills=tuple(entry.words(side, SKILLS) for side in SIDES),
        coins=tuple(coins),
        luck=tuple(luck),
    )
    entry.finish()
    purse.finish()
    return leader


def read_starter(entry: Entry) -> Follower:
    follower = Follower(
        id=entry.id(),
        name=entry.name(),
        level=0,
        calling=STARTER,
        cost=0,
        skills=(entry.choice("skill", ("die", "reroll")),),
        when="",
        despises="",
        leader=entry.choice("leader", LEADERS),
    )
    entry.finish()
    return follower


def read_followers(file: Entry, taken: Collection[str]) -> tuple[Follower, ...]:
    """Those of level I, then those of level II."""
    found: list[Follower] = []
    for level, count in enumerate(LEVEL_COUNTS, 1):
        entries = file.members(f"level-{level}", count)
        all_different(entries, {*taken, *[follower.id for follower in found]})
        found += [read_follower(entry, level) for entry in entries]
    return tuple(found)


def read_follower(entry: Entry, level: int) -> Follower:
    follower = Follower(
        id=entry.id(),
        name=entry.name(),
        level=level,
        calling=entry.choice("calling", CALLINGS),
        cost=entry.number("cost", 0, 20),
        skills=entry.words("skills", SKILLS),
        when=entry.choice("when", KINDS_WITH_SKILL, default=""),
        despises=entry.choice("despises", WAYS, default=""),
        leader="",
    )
    entry.finish()
    return follower
