"""What a seat observes: units and markers by hex, coins by kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hetman.core.game import Setup
from hetman.core.observation import Plane, View, by_seat, counts, joined, marks, one_hot, players, question_plane
from hetman.games.warchest.rules.board import BOARDS, HEXES
from hetman.games.warchest.rules.units import NAMES

QUESTIONS: Final = (
    "turn",
    "use",
    "swordsman",
    "berserker",
    "mercenary",
    "footmen",
    "footman",
    "soak",
    "pick",
)
COINS: Final = (*NAMES, "royal")
SECRET: Final = {"hand": "in the own hand", "bag": "in the own bag", "down": "in the own face-down discards"}


def planes(setup: Setup) -> list[Plane]:
    seats, board = setup.seats, BOARDS[setup.seats]
    hexes = HEXES[: board.size]
    locations = [HEXES[hex] for hex in board.locations]
    by_hex = (len(NAMES), len(hexes))
    return [
        question_plane(QUESTIONS),
        Plane("friends", by_hex, "coins of a unit of the own side, by unit and hex", lambda v: stacks(v, hexes, 0)),
        Plane("enemies", by_hex, "coins of a unit of the other side", lambda v: stacks(v, hexes, 1)),
        Plane("own_units", (len(hexes),), "1 where a unit of the seat itself stands", lambda v: own_units(v, hexes)),
        Plane("locations", (len(hexes),), "1 for each location", lambda v: marks(locations, hexes)),
        Plane("own_markers", (len(hexes),), "1 where the own side has a marker", lambda v: markers(v, hexes, 0)),
        Plane("enemy_markers", (len(hexes),), "1 where the other side has one", lambda v: markers(v, hexes, 1)),
        Plane("army", (seats, len(NAMES)), "1 for each unit of an army", lambda v: of_players(v, army)),
        Plane("supply", (seats, len(NAMES)), "coins in the supply", lambda v: piles(v, "supply", NAMES)),
        Plane("lost", (seats, len(NAMES)), "coins out of the game", lambda v: piles(v, "lost", NAMES)),
        Plane("up", (seats, len(COINS)), "face-up discards", lambda v: piles(v, "up", COINS)),
        Plane("hand_sizes", (seats,), "coins in each hand", lambda v: [p["hand"] for p in players(v)]),
        Plane("bag_sizes", (seats,), "coins in each bag", lambda v: [p["bag"] for p in players(v)]),
        Plane("down_sizes", (seats,), "face-down discards", lambda v: [p["down"] for p in players(v)]),
        *[secret_plane(pile, place) for pile, place in SECRET.items()],
        Plane("drawn", (len(COINS),), "one-hot: the coin that the own Warrior Priest drew", drawn),
        Plane("pool", (len(NAMES),), "1 for each unit left in the draft", lambda v: marks(v["pool"], NAMES)),
        Plane("initiative", (seats,), "1 for its holder", lambda v: by_seat(v, [v["initiative"]])),
        Plane("claimed", (1,), "1 if the initiative was claimed in this round", lambda v: [float(v["claimed"])]),
        Plane("round", (2,), "the round and the last one", lambda v: [v["round"], v["round_limit"]]),
        Plane("goal", (1,), "the markers that win", lambda v: [v["goal"]]),
    ]


def secret_plane(pile: str, place: str) -> Plane:
    return Plane(f"own_{pile}", (len(COINS),), f"coins {place}", lambda v: counts(players(v)[0]["coins"][pile], COINS))


def stacks(view: View, hexes: Sequence[str], side: int) -> list[float]:
    """Return the heights of a side's units by kind and hex. Side 0 is that of the observer."""
    width = len(hexes)
    numbers = [0.0] * (len(NAMES) * width)
    for unit in view["units"]:
        if (unit["seat"] - view["seat"]) % 2 == side:
            numbers[NAMES.index(unit["unit"]) * width + hexes.index(unit["hex"])] = unit["height"]
    return numbers


def own_units(view: View, hexes: Sequence[str]) -> list[float]:
    return marks([unit["hex"] for unit in view["units"] if unit["seat"] == view["seat"]], hexes)


def markers(view: View, hexes: Sequence[str], side: int) -> list[float]:
    held = [hex for hex, team in view["holds"].items() if team >= 0 and (team - view["seat"]) % 2 == side]
    return marks(held, hexes)


def of_players(view: View, row: Any) -> list[float]:
    return joined(row(player) for player in players(view))


def army(player: View) -> list[float]:
    return marks(player["army"], NAMES)


def piles(view: View, pile: str, names: Sequence[str]) -> list[float]:
    return joined(counts(player[pile], names) for player in players(view))


def drawn(view: View) -> list[float]:
    return one_hot(players(view)[0]["drawn"], COINS)
