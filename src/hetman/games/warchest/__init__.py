"""War Chest: two or four commanders, bags of coins, and places to hold on a field of hexes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from hetman.core.game import Game, Last, Option, Setup
from hetman.core.state import State
from hetman.games.warchest.components import ARMIES
from hetman.games.warchest.drawing import draw, figure, svg
from hetman.games.warchest.instinct import WarChestInstinct
from hetman.games.warchest.latest import trail_of
from hetman.games.warchest.rules import Position
from hetman.games.warchest.rules.armies import DRAFT, RANDOM, read_by_hand, set_up
from hetman.games.warchest.rules.units import NAMES, ROYAL
from hetman.games.warchest.rules.verbs import VERBS
from hetman.games.warchest.sketch import sketch


class WarChest(Game):
    name = "warchest"
    version = "1"
    seats = (2, 4)
    options: ClassVar[Mapping[str, Option]] = {
        "army": Option(
            "choice",
            RANDOM,
            (RANDOM, "first-game", DRAFT, *[name for name in ARMIES if name != "first-game"]),
            help="random, first-game, draft, a battle, or lists by hand: archer,scout,…/knight,ensign,…",
            free=read_by_hand,
        ),
        "royal_guard": Option(
            "choice",
            "revised",
            ("revised", "classic"),
            help="the Royal Guard's tactic: up to two hexes to an own location, or a plain move",
        ),
        "round_limit": Option("int", 200, range=(1, 1000), help="after so many rounds the side with more markers wins"),
    }
    verbs = VERBS
    folder = Path(__file__).parent

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(range(side, seats, 2)) for side in range(2))

    def picture(self, view: Mapping[str, Any], say: Callable[..., str]) -> str:
        return svg(view, say)

    def draw(
        self,
        view: Mapping[str, Any],
        say: Callable[..., str],
        *,
        moves: Iterable[Sequence[str]] = (),
        chosen: Iterable[str] = (),
        last: Last | None = None,
    ) -> dict[str, str]:
        return draw(view, say, moves=moves, chosen=chosen, last=trail_of(last) if last else None)

    def figure(self, view: Mapping[str, Any], kind: str, token: str) -> str | None:
        return figure(view, kind, token)

    def sketch(self, view: Mapping[str, Any], say: Callable[..., str]) -> str:
        return sketch(view, say)

    def instinct(self) -> WarChestInstinct:
        return WarChestInstinct()

    def belongings(self, state: State) -> dict[int, list[tuple[str, str]]]:
        """The units of each seat's army; everybody has a royal coin."""
        assert isinstance(state, Position)
        return {seat: [("unit", NAMES[kind]) for kind in army if kind < ROYAL] for seat, army in enumerate(state.army)}

    def begin(self, setup: Setup) -> Position:
        state = Position(setup)
        set_up(state, setup.options["army"])
        return state

    def blank(self, setup: Setup) -> Position:
        return Position(setup)


GAME = WarChest()
