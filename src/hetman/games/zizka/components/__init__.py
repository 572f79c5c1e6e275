"""The box: map, dice, leaders, followers, tokens, conquests, posters and Torak's cards, loaded and checked.

Every group of components says whether it stands in the rulebook or is reconstructed. Somebody's own files of the same
names replace these; whatever breaks a count, a range or the map is refused with its file and line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hetman.games.zizka.components import land, people, perils
from hetman.games.zizka.components.land import Dice, Field
from hetman.games.zizka.components.people import Follower, Leader
from hetman.games.zizka.components.perils import Combat, Conquest, Ploy, Poster, Reward, Row, Token
from hetman.games.zizka.components.reading import Entry, read

FOLDER = Path(__file__).parent
FILES = (
    "map.json",
    "dice.json",
    "leaders.json",
    "followers.json",
    "tokens.json",
    "conquests.json",
    "posters.json",
    "torak.json",
    "box.json",
)


@dataclass(frozen=True)
class Contents:
    """Everything in the box."""

    fields: tuple[Field, ...]
    roads: tuple[tuple[str, str], ...]
    dice: Dice
    leaders: tuple[Leader, ...]
    followers: tuple[Follower, ...]
    """Those of level I, of level II, then the starters."""
    tokens: tuple[Token, ...]
    conquests: tuple[Conquest, ...]
    """The easy ones, then the hard ones."""
    conquest_rewards: tuple[tuple[Reward, ...], ...]
    posters: tuple[Poster, ...]
    bounty: int
    slower: int
    ploys: tuple[Ploy, ...]
    combat: Combat
    coins: int
    luck: int
    most_dice: int

    def ids(self) -> frozenset[str]:
        """Everything that has a name."""
        cards = (self.followers, self.tokens, self.conquests, self.posters, self.ploys)
        return frozenset(thing.id for group in (self.fields, self.leaders, *cards) for thing in group)


@cache
def standard() -> Contents:
    """The components that Hetman brings."""
    return load({})


def load(own: Mapping[str, str]) -> Contents:
    """The box with somebody's own files, name -> text; ValueError names the file and the line that is wrong."""
    for name in own:
        if name not in FILES:
            raise ValueError(f"{name}, line 1: there is no such component file; expected {', '.join(FILES)}")
    named = standard().ids() if own else None
    return put_together(
        {name: read(name, own[name], named) if name in own else read(name, default(name)) for name in FILES}
    )


def default(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def put_together(files: Mapping[str, Entry]) -> Contents:
    fields, roads = land.read_map(files["map.json"])
    leaders, starters = people.read_leaders(files["leaders.json"])
    followers = people.read_followers(files["followers.json"], [starter.id for starter in starters])
    conquests, rewards = perils.read_conquests(files["conquests.json"])
    posters, bounty, slower = perils.read_posters(files["posters.json"])
    ploys, combat = perils.read_torak(files["torak.json"])
    tokens = perils.read_tokens(files["tokens.json"])
    laid = sum(field.large and not field.start for field in fields)
    files["map.json"].check(laid <= len(tokens), f"{laid} large fields without a start, but {len(tokens)} tokens")
    counts = files["box.json"].group("counts")
    contents = Contents(
        fields=fields,
        roads=roads,
        dice=land.read_dice(files["dice.json"]),
        leaders=leaders,
        followers=(*followers, *starters),
        tokens=tokens,
        conquests=conquests,
        conquest_rewards=rewards,
        posters=posters,
        bounty=bounty,
        slower=slower,
        ploys=ploys,
        combat=combat,
        coins=counts.number("coins", 20, 250),
        luck=counts.number("luck", 0, 100),
        most_dice=counts.number("dice", 6, 8),
    )
    counts.finish()
    for file in files.values():
        file.finish()
    return contents


__all__ = [
    "FILES",
    "Combat",
    "Conquest",
    "Contents",
    "Dice",
    "Field",
    "Follower",
    "Leader",
    "Ploy",
    "Poster",
    "Reward",
    "Row",
    "Token",
    "load",
    "standard",
]
