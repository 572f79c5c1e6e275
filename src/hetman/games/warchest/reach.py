"""The moves that seats can reach: by the units in play, the hexes of the board and what each unit can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hetman.core.action_space import Reach
from hetman.core.game import Setup
from hetman.games.warchest.components import ARMIES, UNITS
from hetman.games.warchest.rules import units
from hetman.games.warchest.rules.board import BOARDS, HEXES
from hetman.games.warchest.rules.constants import CARDS
from hetman.games.warchest.rules.setup import DRAFT, RANDOM

FOOTMEN: Final = (units.FOOTMAN,)
"""The only unit that can stand twice on the board, so that a move must name its hex."""
BY_TACTIC_ONLY: Final = (units.ARCHER, units.LANCER)
"""They do not attack normally."""
AT_DISTANCE: Final = (units.ARCHER, units.CROSSBOWMAN, units.LIGHT_CAVALRY, units.ROYAL_GUARD)
"""Their tactic names one hex."""
CHARGING: Final = (units.CAVALRY, units.LANCER)
ORDERING: Final = (units.ENSIGN, units.MARSHALL)
SCOUT: Final = units.NAMES[units.SCOUT]
ENSIGN: Final = units.NAMES[units.ENSIGN]


def reach(setup: Setup) -> list[Reach]:
    board = BOARDS[setup.seats]
    hexes = HEXES[: board.size]
    locations = [HEXES[hex] for hex in board.locations]
    near = {HEXES[hex]: {HEXES[other] for other in board.neighbours[hex]} for hex in range(board.size)}
    present = units_in_play(setup.options["army"], setup.options["units"] or CARDS[setup.seats])
    by_tactic = among(BY_TACTIC_ONLY, present)
    attackers = [unit for unit in present if unit not in by_tactic]
    footman = among(FOOTMEN, present)
    placed = {"unit": present, "hex": hexes}
    coins = [*present, "royal"]

    def one_step(unit: str, start: str, end: str) -> bool:
        return end in near[start]

    def can_stand(unit: str, hex: str) -> bool:
        return unit == SCOUT or hex in locations

    def can_obey(unit: str, other: str, hex: str) -> bool:
        return unit != other and (unit == ENSIGN or other in attackers)

    return [
        Reach("deploy", placed, where=can_stand),
        Reach("bolster", {"unit": present}),
        Reach("bolster_at", {"unit": footman, "hex": hexes}),
        Reach("initiative", {"coin": coins}),
        Reach("recruit", {"unit": present, "coin": coins}),
        Reach("pass", {"coin": coins}),
        Reach("move", {"unit": present, "to": hexes}),
        Reach("move_from", {"unit": footman, "from": hexes, "to": hexes}, where=one_step),
        Reach("control", {"unit": present}),
        Reach("control_at", {"unit": footman, "hex": locations}),
        Reach("attack", {"unit": attackers, "target": hexes}),
        Reach("attack_from", {"unit": footman, "from": hexes, "target": hexes}, where=one_step),
        Reach("tactic", {"unit": among(AT_DISTANCE, present), "hex": hexes}),
        Reach("charge", {"unit": among(CHARGING, present), "to": hexes, "target": hexes}, where=one_step),
        Reach("order", {"unit": among(ORDERING, present), "other": present, "hex": hexes}, where=can_obey),
        Reach(
            "order_from",
            {"unit": among(ORDERING, present), "other": footman, "from": hexes, "hex": hexes},
            where=lambda unit, other, start, end: end in near[start],
        ),
        Reach("drill", {"unit": footman}),
        Reach("skip"),
        Reach("soak"),
        Reach("suffer"),
        Reach("pick", {"unit": present if setup.options["army"] == DRAFT else ()}),
    ]


def units_in_play(army: str, size: int) -> list[str]:
    """Return the units that can be in an army of that size. A draft and random armies can have any."""
    if army in (RANDOM, DRAFT):
        return list(UNITS)
    sides = ARMIES[army].sides if army in ARMIES else [side.split(",") for side in army.split("/")]
    return [unit for side in sides for unit in side[:size]]


def among(kinds: Sequence[int], present: Sequence[str]) -> list[str]:
    return [units.NAMES[kind] for kind in kinds if units.NAMES[kind] in present]
