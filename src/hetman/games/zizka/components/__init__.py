"""The box: map, dice, leaders, followers, tokens, conquests, posters and Torak's cards, loaded and checked.

Every group of components says whether it is from the rulebook or reconstructed. Your own files of the same names
replace these. An error names the file and the line that breaks a count, a range or the map.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hetman.core.component_files import Entry, read
from hetman.games.zizka.components import challenges, people
from hetman.games.zizka.components.challenges import Combat, Conquest, Ploy, Poster, Reward, Row, Token
from hetman.games.zizka.components.groups import check_ids, check_names, group
from hetman.games.zizka.components.map import LEVELS, Dice, Field, read_dice, read_map
from hetman.games.zizka.components.people import Follower, Leader

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
    """The components of Hetman."""
    return load({})


def load(own: Mapping[str, str]) -> Contents:
    """The box with your own files, name -> text. Raises ValueError that names the file and the line."""
    for name in own:
        if name not in FILES:
            raise ValueError(f"{name}, line 1: there is no such component file; expected {', '.join(FILES)}")
    files = {name: read(name, own[name] if name in own else default(name)) for name in FILES}
    # Ids are unique, because a card's rule is found by its id, and `peek` takes a field or a level.
    check_ids(files.values(), LEVELS)
    contents = put_together(files)
    if own:
        check_names([files[name] for name in own], standard().ids())
    return contents


def default(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def put_together(files: Mapping[str, Entry]) -> Contents:
    fields, roads = read_map(files["map.json"])
    leaders, starters = people.read_leaders(files["leaders.json"])
    followers = people.read_followers(files["followers.json"])
    conquests, rewards = challenges.read_conquests(files["conquests.json"])
    posters, bounty, slower = challenges.read_posters(files["posters.json"])
    ploys, combat = challenges.read_torak(files["torak.json"])
    tokens = challenges.read_tokens(files["tokens.json"])
    laid = sum(field.large and not field.start for field in fields)
    places = f"at most {len(tokens)} large fields without a start, as many as there are tokens, got {laid}"
    files["map.json"]["fields"].expect(laid <= len(tokens), places)
    counts = group(files["box.json"], "counts")
    contents = Contents(
        fields=fields,
        roads=roads,
        dice=read_dice(files["dice.json"]),
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
        coins=counts["coins"].number(20, 250),
        luck=counts["luck"].number(0, 100),
        most_dice=counts["dice"].number(6, 8),
    )
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
