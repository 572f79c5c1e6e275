"""War Chest: two or four commanders with bags of coins fight for locations on a board of hexes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import ClassVar

from hetman.core.action_space import Reach
from hetman.core.drawing import RulePicture
from hetman.core.game import Frame, Game, Option, Setup
from hetman.core.observation import Plane
from hetman.core.state import State
from hetman.games.warchest import drawing
from hetman.games.warchest.changes import changes
from hetman.games.warchest.components import ARMIES
from hetman.games.warchest.evaluation.evaluator import WarChestEvaluator
from hetman.games.warchest.observation import planes
from hetman.games.warchest.outcome import outcome
from hetman.games.warchest.reach import reach
from hetman.games.warchest.reasons import REASONS
from hetman.games.warchest.rules.observation import WarChestWriter
from hetman.games.warchest.rules.setup import DRAFT, RANDOM, read_by_hand, set_up
from hetman.games.warchest.rules.state import WarChestState
from hetman.games.warchest.rules.units import NAMES, ROYAL
from hetman.games.warchest.rules.verbs import VERBS
from hetman.games.warchest.why_not import why_not


class WarChest(Game):
    name = "warchest"
    version = "1"
    difficulty = 1
    seats = (2, 4)
    options: ClassVar[Mapping[str, Option]] = {
        "army": Option(
            "choice",
            RANDOM,
            (RANDOM, "first-game", DRAFT, *[name for name in ARMIES if name != "first-game"]),
            help="random, first-game, draft, a battle, or lists by hand: archer,scout,…/knight,ensign,…",
            free=read_by_hand,
            first_game="first-game",
        ),
        "royal_guard": Option(
            "choice",
            "revised",
            ("revised", "classic"),
            help="the Royal Guard's tactic: up to two hexes to an own location, or a plain move",
            rare=True,
        ),
        "round_limit": Option(
            "int", 200, range=(1, 1000), help="after this round the side with more markers wins", rare=True
        ),
        "units": Option("int", 0, range=(0, 4), help="units of each army, 0 for as many as the rules give", rare=True),
        "markers": Option("int", 0, range=(0, 8), help="markers that win, 0 for as many as the box has", rare=True),
    }
    verbs = VERBS
    folder = Path(__file__).parent
    drawing = drawing
    reasons = REASONS
    outcome = staticmethod(outcome)
    changes = staticmethod(changes)
    rule_pictures: ClassVar[Mapping[str, RulePicture]] = {
        "aim": RulePicture(),
        "turn": RulePicture("tray", "attack"),
        "round": RulePicture("hand"),
        "board": RulePicture(verb="deploy"),
        "down": RulePicture("tray", "initiative"),
        "up": RulePicture(verb="attack"),
        "units": RulePicture("seat-0"),
        "four": RulePicture(seats=4),
        "end": RulePicture(verb="control"),
    }
    frame = Frame(left=290, right=372, tray=(306, 124, 124), hand="tray")
    why_not = staticmethod(why_not)

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(range(side, seats, 2)) for side in range(2))

    def evaluator(self) -> WarChestEvaluator:
        return WarChestEvaluator()

    def reach(self, setup: Setup) -> Iterable[Reach]:
        return reach(setup)

    def planes(self, setup: Setup) -> Iterable[Plane]:
        return planes(setup)

    def observation_writer(self, setup: Setup) -> WarChestWriter:
        return WarChestWriter(setup.seats, *self.observer(setup).layout)

    def belongings(self, state: State) -> dict[int, list[tuple[str, str]]]:
        """Return the units of each seat's army. The royal coin does not count: every seat has one."""
        assert isinstance(state, WarChestState)
        return {seat: [("unit", NAMES[kind]) for kind in army if kind < ROYAL] for seat, army in enumerate(state.army)}

    def begin(self, setup: Setup) -> WarChestState:
        state = WarChestState(setup)
        set_up(state, setup.options["army"])
        return state

    def blank(self, setup: Setup) -> WarChestState:
        return WarChestState(setup)


GAME = WarChest()
