"""The settings that are played: mostly the default ones, and every other value of an option now and then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.core import registry
from hetman.core.dice import Dice
from hetman.core.evaluator import Evaluator
from hetman.core.game import Option, Setup
from hetman.core.network import Network, NetworkError, layout_of
from hetman.core.state import State

USUAL = 60
"""Percent of the games with the default options."""


class Settings:
    """The settings of one game and number of seats that have the same observations. `fixed` options do not vary."""

    def __init__(self, game: str, seats: int, fixed: Mapping[str, Any]) -> None:
        self.game = registry.game(game)
        self.seats = seats
        self.fixed = dict(fixed)
        self.usual = self.game.setup(seats, **self.fixed)
        self.layout = layout_of(self.usual)
        self.others: list[Setup] = []
        self.trained: dict[str, list[Any]] = {name: [value] for name, value in self.usual.options.items()}
        """By option: the values that are played."""
        for name, option in self.game.options.items():
            for value in () if name in self.fixed else values_of(option):
                self.add(name, value)
        self.first: dict[int, State] = {}
        self.evaluators: dict[int, Evaluator] = {}

    def add(self, name: str, value: Any) -> None:
        """Add the setting with another value of one option, if it can be played and looks the same to a learner."""
        if value in self.trained[name]:
            return
        try:
            setup = self.game.setup(self.seats, **{**self.fixed, name: value})
            self.game.begin(setup)
        except ValueError:
            return
        if layout_of(setup) == self.layout:
            self.others.append(setup)
            self.trained[name].append(value)

    def draw(self, dice: Dice) -> Setup:
        if not self.others or dice.below(100) < USUAL:
            return self.usual
        return self.others[dice.below(len(self.others))]

    def begin(self, setup: Setup) -> State:
        """Return a first position. It is made once for each setting, because a copy is faster."""
        key = id(setup)
        if key not in self.first:
            self.first[key] = self.game.begin(setup)
        return self.first[key].copy()

    def evaluator(self, setup: Setup, network: Network | None = None) -> Evaluator:
        """Return the evaluator of a setting with a network, or without one the linear evaluator."""
        key = id(setup)
        if key not in self.evaluators:
            self.evaluators[key] = evaluator_with(setup, network)
        return self.evaluators[key]


def evaluator_with(setup: Setup, network: Network | None) -> Evaluator:
    evaluator: Evaluator = setup.game.evaluator()
    if network is not None:
        try:
            network.check(setup)
            evaluator.use(network.learned_value(setup, network.perceptron()))
        except NetworkError as error:
            raise ValueError(f"the network cannot judge {setup.game.name}: {error}") from None
    return evaluator


def values_of(option: Option) -> tuple[Any, ...]:
    """Return the values that an option takes in training. Numbers keep their default."""
    return {"bool": (False, True), "choice": option.choices}.get(option.kind, ())
