"""A War Chest table put up in a few words, so that tests read like the rulebook.

    t = table("archer f4", "knight 2 f6, pikeman e5", hand="archer archer")
    t.play("tactic archer f6")
    assert t.units["f6"] == "knight"

One text for each seat says which of its units stand where, with the height of a stack between the two. Coins are
written as words, with a number for several. `hand`, `bag`, `up`, `down` and `supply` are those of the seat on turn; a
mapping names other seats. What is not said: armies are filled up with kinds that nobody named, a hand is the royal
coin, and all other coins lie in the supply, or, where that is given, are lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from games.laid_table import LaidTable
from games.warchest.field import hexes
from hetman import Dice
from hetman.games.warchest import GAME
from hetman.games.warchest.components import UNITS

RAVENS, WOLVES, NOBODY = 0, 1, -1
CARDS = {2: 4, 4: 3}
Coins = str | Mapping[int, str]
PILES = ("hand", "bag", "down", "up", "supply", "lost")
# Kinds that fill up an army: those first that do nothing by themselves.
FILLERS = [
    *("archer", "lancer", "crossbowman", "lightcavalry", "cavalry", "ensign", "marshall", "scout", "knight"),
    *("swordsman", "berserker", "pikeman", "footman", "royalguard", "mercenary", "warriorpriest"),
]


class Table(LaidTable):
    """A position of War Chest."""

    @property
    def units(self) -> dict[str, str]:
        """Hex -> the unit there, with its height if it is bolstered."""
        standing = self.facts["units"].items()
        return {hex: unit if height == 1 else f"{unit} {height}" for hex, (unit, height) in standing}

    @property
    def initiative(self) -> int:
        return int(self.facts["initiative"])

    def holder(self, hex: str) -> int:
        return int(self.facts["holds"][hex])

    def pile(self, name: str, seat: int = 0) -> str:
        """The coins of a pile in alphabetical order."""
        return " ".join(sorted(Counter(self.facts["piles"][seat][name]).elements()))

    def count(self, name: str, unit: str) -> int:
        """How many coins of a unit lie in a pile."""
        return sum(piles[name].get(unit, 0) for piles in self.facts["piles"])

    def coins(self) -> Counter[str]:
        """All unit coins on the board, in the piles and in a priest's hand, by kind, and the royal coins by seat."""
        return coins_of(self.facts)


def coins_of(facts: Mapping[str, Any]) -> Counter[str]:
    total: Counter[str] = Counter()
    for unit, height in facts["units"].values():
        total[unit] += height
    for seat, piles in enumerate(facts["piles"]):
        for name in PILES:
            for coin, count in piles[name].items():
                total[coin if coin != "royal" else f"royal {seat}"] += count
    if facts["drawn"] is not None:
        total[facts["drawn"] if facts["drawn"] != "royal" else f"royal {facts['drawer']}"] += 1
    return total


def table(
    *units: str,
    hand: Coins | None = None,
    bag: Coins | None = None,
    up: Coins | None = None,
    down: Coins | None = None,
    supply: Coins | None = None,
    army: Coins | None = None,
    holds: Mapping[str, int] | None = None,
    turn: int = 0,
    initiative: int = 0,
    claimed: bool = False,
    round: int = 1,
    **options: Any,
) -> Table:
    """A table with as many seats as there are texts of units; `army` names kinds that lie in the supply only."""
    seats = len(units)
    given = {"hand": hand, "bag": bag, "up": up, "down": down, "supply": supply}
    piles = [
        {name: read_coins(text) for name, coins in given.items() if (text := of_seat(coins, seat, turn)) is not None}
        for seat in range(seats)
    ]
    standing = [read_units(text) for text in units]
    named = []
    for seat in range(seats):
        kinds = [unit for unit, _ in standing[seat].values()]
        kinds += [coin for pile in piles[seat].values() for coin in pile if coin != "royal"]
        kinds += (of_seat(army, seat, turn) or "").split()
        named.append(list(dict.fromkeys(kinds)))
    armies = fill_up(named)
    dumped = started(armies, turn, options)
    facts = dumped["position"]
    for seat in range(seats):
        facts["piles"][seat] = complete(piles[seat], armies[seat], standing[seat])
    facts["units"] = {hex: list(unit) for seat in standing for hex, unit in seat.items()}
    facts["holds"].update(holds or {})
    facts.update(initiative=initiative, claimed=claimed, round=round)
    check(facts, seats)
    return Table(GAME.restore(dumped))


def of_seat(coins: Coins | None, seat: int, turn: int) -> str | None:
    if isinstance(coins, str):
        return coins if seat == turn else None
    return None if coins is None else coins.get(seat)


def read_coins(text: str) -> Counter[str]:
    """`archer royal` or `archer 2 royal`."""
    coins: Counter[str] = Counter()
    last = ""
    for word in text.split():
        if word.isdigit():
            coins[last] += int(word) - 1
        else:
            last = word
            coins[word] += 1
    return coins


def read_units(text: str) -> dict[str, tuple[str, int]]:
    """`archer f4, knight 2 e5`: hex -> unit and height."""
    standing = {}
    for entry in filter(None, text.split(", ")):
        unit, *height, hex = entry.split()
        standing[hex] = (unit, int(height[0]) if height else 1)
    return standing


def fill_up(named: list[list[str]]) -> list[list[str]]:
    taken = [kind for kinds in named for kind in kinds]
    assert len(set(taken)) == len(taken), f"each kind belongs to one seat: {named}"
    spare = [kind for kind in FILLERS if kind not in taken]
    armies = []
    for kinds in named:
        missing = CARDS[len(named)] - len(kinds)
        assert missing >= 0, f"too many kinds for one seat: {kinds}"
        armies.append([*kinds, *spare[:missing]])
        spare = spare[missing:]
    return armies


def started(armies: list[list[str]], turn: int, options: dict[str, Any]) -> dict[str, Any]:
    """The first turn of a game with these armies, dumped."""
    state = GAME.start(seats=len(armies), army="/".join(",".join(kinds) for kinds in armies), **options)
    state.play(f"toss {turn}")
    state.roll(Dice(0))
    return state.dump()


def complete(
    piles: dict[str, Counter[str]], army: list[str], standing: dict[str, tuple[str, int]]
) -> dict[str, dict[str, int]]:
    """All six piles of a seat, with the coins that the test did not mention."""
    placed: Counter[str] = Counter()
    for pile in piles.values():
        placed.update(pile)
    for unit, height in standing.values():
        placed[unit] += height
    whole = {name: Counter(piles.get(name, {})) for name in PILES}
    if not placed["royal"]:
        whole["bag" if "hand" in piles else "hand"]["royal"] = 1
    for kind in army:
        whole["lost" if "supply" in piles else "supply"][kind] += UNITS[kind] - placed[kind]
    return {name: {coin: count for coin, count in pile.items() if count} for name, pile in whole.items()}


def check(facts: Mapping[str, Any], seats: int) -> None:
    """The position is one that the box allows."""
    for coin, count in coins_of(facts).items():
        assert count == UNITS.get(coin, 1), f"{count} coins of {coin}"
    for piles in facts["piles"]:
        assert all(count > 0 for pile in piles.values() for count in pile.values()), f"too many coins: {piles}"
    assert set(facts["units"]) <= hexes(seats), f"off the board: {facts['units']}"
