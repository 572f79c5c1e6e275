"""A game as an AEC environment of PettingZoo: agents move in turn, chance moves by itself."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from hetman.core import registry
from hetman.core.batch import rewards
from hetman.core.dice import Dice
from hetman.core.state import State
from hetman.lab.encoding import Encoding


class HetmanAEC(AECEnv[str, dict[str, Any], int]):
    """Every seat is an agent. `state_now` is the position; agents must not read it, because it holds all secrets.

    `step` raises IllegalMove with the legal actions if the action is not one of them. The same seed and the same
    actions give the same game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "hetman_v0"}

    def __init__(self, game: str, seats: int | None = None, *, planes: bool = False, **options: Any) -> None:
        super().__init__()
        self.render_mode = "ansi"
        self.game = registry.game(game)
        self.setup = self.game.setup(seats, **options)
        self.encoding = Encoding(self.setup, planes)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.observation_spaces = {agent: self.encoding.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()
        # The first position shows whether the options fit each other, before anybody plays.
        self.state_now: State = self.game.begin(self.setup)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. A seed also fixes the games that later resets without one start."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.dice = Dice(int(self.seeds.integers(2**31)))
        self.state_now = self.game.begin(self.setup)
        self.state_now.roll(self.dice)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.encoding.observe(self.state_now, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent. Raises IllegalMove, which lists the legal ones."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        move = self.encoding.numbers.move(self.state_now, -1 if action is None else int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.state_now.step(move)
        self.state_now.roll(self.dice)
        if self.state_now.stack:
            self.agent_selection = self.possible_agents[self.state_now.actor]
        else:
            self.rewards = dict(zip(self.possible_agents, rewards(self.state_now), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str:
        """Return what the selected agent sees, as JSON-like text."""
        return repr(self.state_now.view(self.possible_agents.index(self.agent_selection)))

    def close(self) -> None:
        """Nothing is open."""
