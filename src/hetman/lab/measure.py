"""How fast the research environments are: one observation, the PettingZoo interface, and many games at once."""

from __future__ import annotations

import time
from collections.abc import Callable

from hetman.core import registry
from hetman.core.dice import Dice
from hetman.lab.aec import HetmanAEC
from hetman.lab.encoding import Encoding
from hetman.lab.vector import HetmanVector

MIDDLE = 60
"""Decisions before the position whose observation is measured."""
CALLS = 50


def measure(game: str, seats: int, games: int, seconds: float) -> dict[str, float]:
    """Return the figures of a game. Each is measured for about `seconds` of processor time."""
    vector = HetmanVector(game, games, seats, seed=1)
    agents = HetmanAEC(game, seats)
    agents.reset(seed=1)
    return {
        "observation": 1e6 / rate(observing(game, seats), seconds),
        "pettingzoo": rate(lambda: step_agents(agents), seconds),
        "vector": games * rate(lambda: vector.step(vector.random_actions()), seconds),
    }


def observing(game: str, seats: int) -> Callable[[], object]:
    state = registry.game(game).start(seats)
    state.playout(Dice(1), MIDDLE)
    encoding = Encoding(state.setup)
    return lambda: encoding.flat(state, 0)


def step_agents(agents: HetmanAEC) -> None:
    """One step of a random agent, with the loop that PettingZoo's manual shows."""
    seen, _, over, cut, _ = agents.last()
    if over or cut:
        agents.reset()
        return
    agents.step(agents.action_space(agents.agent_selection).sample(seen["action_mask"]))


def rate(action: Callable[[], object], seconds: float) -> float:
    """Return how often the action runs in a second of processor time."""
    done, start = 0, time.process_time()
    while (taken := time.process_time() - start) < seconds or not done:
        for _ in range(CALLS):
            action()
        done += CALLS
    return done / taken
