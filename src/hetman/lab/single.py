"""A game as an environment of Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from hetman.bots import Bot, bot
from hetman.core import registry
from hetman.core.batch import LOSS, rewards
from hetman.core.dice import Dice
from hetman.core.errors import IllegalMove
from hetman.core.seat import Seat
from hetman.core.state import State
from hetman.lab.encoding import Encoding, Mask

ILLEGAL = ("raise", "lose")
"""What a wrong action does: raise IllegalMove, or end the game as a loss with the error in `info`."""


class HetmanEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """The learner decides for one seat. `step` plays its action, then bots and chance until it decides again.

    An action that is not legal raises IllegalMove with the legal ones. Gymnasium wants an environment to take every
    number: with `illegal="lose"` such an action ends the game as a loss, and `info["error"]` says why. `state_now` is
    the position; a learner must not read it, because it holds all secrets.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - an instance variable of the base class

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        planes: bool = False,
        illegal: str = "raise",
        **options: Any,
    ) -> None:
        self.game = registry.game(game)
        self.setup = self.game.setup(seats, **options)
        if not 0 <= seat < self.setup.seats:
            raise ValueError(f"seat must be from 0 to {self.setup.seats - 1}, got {seat}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, got {illegal!r}")
        self.seat = seat
        self.illegal = illegal
        others = self.setup.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{others} opponents are needed, got {len(self.opponents)}")
        self.encoding = Encoding(self.setup, planes)
        self.state_now: State = self.game.begin(self.setup)
        self.bots: dict[int, Bot] = {}
        self.dice = Dice()
        self.observation_space = self.encoding.observation_space()
        self.action_space = spaces.Discrete(self.encoding.actions)
        self.start(0)

    def action_masks(self) -> Mask:
        """Return 1 for each legal action."""
        return self.encoding.mask(self.state_now, self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.start(int(self.np_random.integers(2**31)))
        return self.encoding.observe(self.state_now, self.seat), {}

    def start(self, seed: int) -> None:
        """Start a game whose chance and bots follow from the seed. A game that ends before the learner decides does
        not count: the next one starts."""
        self.dice = Dice(seed)
        free = [other for other in range(self.setup.seats) if other != self.seat]
        while True:
            self.bots = {
                other: bot(name, seed=int(self.dice.below(2**30)))
                for other, name in zip(free, self.opponents, strict=True)
            }
            self.state_now = self.game.begin(self.setup)
            self.proceed()
            if self.state_now.stack:
                return

    def proceed(self) -> None:
        """Play chance and bots until the learner decides or the game is over."""
        self.state_now.roll(self.dice)
        while self.state_now.stack and self.state_now.actor != self.seat:
            seat = Seat(self.state_now, self.state_now.actor, self.dice)
            self.state_now.play(self.bots[self.state_now.actor].choose(seat))
            self.state_now.roll(self.dice)

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action of the learner. Raises IllegalMove, which lists the legal ones, or ends the game with it."""
        try:
            move = self.encoding.numbers.move(self.state_now, int(action))
        except IllegalMove as error:
            if self.illegal == "raise":
                raise
            return self.encoding.observe(self.state_now, self.seat), LOSS, True, False, {"error": str(error)}
        self.state_now.step(move)
        self.proceed()
        over = not self.state_now.stack
        reward = rewards(self.state_now)[self.seat] if over else 0.0
        return self.encoding.observe(self.state_now, self.seat), reward, over, False, {}
