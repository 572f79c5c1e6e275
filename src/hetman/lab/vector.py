"""Many games in one call: observations, masks, rewards and actors in arrays that are made once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hetman.core import registry
from hetman.core.batch import Batch
from hetman.lab.encoding import Encoding, Floats, Mask
from hetman.lab.filling import write_entries, write_marks


class HetmanVector:
    """N games of one setting that are played in step. Compiled code plays them; a game that ends starts again.

    After `reset` and after every `step` these arrays are filled anew. They keep their memory, so copy what you keep:

    - `observations`: N × size, float32: what the deciding seat knows
    - `masks`: N × actions, int8: 1 for each legal action
    - `actors`: N, the seat that decides
    - `rewards`: N × seats, float32: the result of a game that the last step ended, else 0
    - `dones`: N, whether the last step ended the game; its other arrays are those of the next game

    The same seed and the same actions give the same games.
    """

    def __init__(self, game: str, games: int = 256, seats: int | None = None, *, seed: int = 0, **options: Any) -> None:
        self.game = registry.game(game)
        self.setup = self.game.setup(seats, **options)
        self.encoding = Encoding(self.setup)
        self.games = games
        self.observations: Floats = np.zeros((games, self.encoding.size), dtype=np.float32)
        self.masks: Mask = np.zeros((games, self.encoding.actions), dtype=np.int8)
        self.actors = np.zeros(games, dtype=np.int64)
        self.rewards: Floats = np.zeros((games, self.setup.seats), dtype=np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(games, dtype=np.bool_)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Start all games again."""
        self.batch = Batch(self.setup, self.games, seed)
        self.rewards[:] = 0
        self.dones[:] = False
        self.fill()

    def step(self, actions: NDArray[np.integer[Any]] | list[int]) -> None:
        """Play one action in every game.

        Raises IllegalMove, which names the game and its legal actions, before any game changes.
        """
        self.batch.step(actions if isinstance(actions, list) else actions.tolist())
        self.rewards[:] = 0
        self.dones[:] = False
        for game, result in zip(self.batch.ended, self.batch.results, strict=True):
            self.rewards[game] = result
            self.dones[game] = True
        self.fill()

    def random_actions(self) -> list[int]:
        """Return a random legal action of each game."""
        return self.batch.random_actions()

    def fill(self) -> None:
        """Write observations, masks and actors."""
        write_entries(self.batch.observations(), self.observations, self.encoding.size)
        write_marks(self.batch.legal, self.masks, self.encoding.actions)
        self.actors[:] = self.batch.actors()
