"""What a game declares for learners, and what was learned: moves, observations, networks. `Game` inherits it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from hetman.core.action_space import ActionSpace, Reach
from hetman.core.evaluator import Evaluator
from hetman.core.network import Network, NetworkError, Networks
from hetman.core.observation import Observer, Plane, ViewWriter, common_planes
from hetman.core.observation_writer import ObservationWriter
from hetman.core.verbs import Vocabulary

if TYPE_CHECKING:
    from hetman.core.game import Game, Setup


class Learning:
    """Hooks for research environments. A game without them can be learned too, with more action numbers."""

    verbs: Vocabulary

    def reach(self, setup: Setup) -> Iterable[Reach]:
        """Return the moves that seats can reach in this setting. Verbs of chance have none.

        By default it is every combination of operands of every verb.
        """
        return [Reach(shape.verb.name) for shape in self.verbs.shapes]

    def action_space(self, setup: Setup) -> ActionSpace:
        """Return the action numbers of a setting: `game.action_space(state.setup)`. It is made once."""
        spaces: dict[Any, ActionSpace] = self.__dict__.setdefault("action_spaces", {})
        key = key_of(setup)
        if key not in spaces:
            spaces[key] = ActionSpace(self.verbs, self.reach(setup))
        return spaces[key]

    def planes(self, setup: Setup) -> Iterable[Plane]:
        """Return the planes of an observation beyond those of every game. By default there are none."""
        return ()

    def observer(self, setup: Setup) -> Observer:
        """Return the observations of a setting: `game.observer(state.setup).row(state, seat)`. It is made once."""
        observers: dict[Any, Observer] = self.__dict__.setdefault("observers", {})
        key = key_of(setup)
        if key not in observers:
            observers[key] = Observer([*common_planes(setup.seats), *self.planes(setup)])
        return observers[key]

    def observation_writer(self, setup: Setup) -> ObservationWriter:
        """Return a new writer of the observations of a setting: compiled code that needs no view.

        By default it reads the planes from views. A game with a writer of its own overrides this.
        """
        return ViewWriter(setup.seats, self.observer(setup))

    def evaluator(self) -> Evaluator:
        """Return the linear evaluator. `Game` has a simple one."""
        raise NotImplementedError

    def networks(self) -> Networks:
        """Return the trained networks in the game's folder. They are read once."""
        found: Networks = self.__dict__.setdefault("networks_read", Networks(cast("Game", self)))
        return found

    def network(self, setup: Setup) -> Network:
        """Return the network that judges positions of a setting. Raises NetworkError that says why none does."""
        return self.networks().find(setup)[0]

    def best_evaluator(self, setup: Setup) -> Evaluator:
        """Return an evaluator for search: with the network of the setting, or without one the linear evaluator."""
        evaluator = self.evaluator()
        try:
            network, perceptron = self.networks().find(setup)
        except NetworkError:
            return evaluator
        evaluator.use(network.learned_value(setup, perceptron))
        return evaluator


def key_of(setup: Setup) -> tuple[Any, ...]:
    return (setup.seats, *sorted((name, str(value)) for name, value in setup.options.items()))
