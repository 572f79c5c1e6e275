"""Observations, masks and rewards of one setting of a game as NumPy arrays and spaces of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hetman.core.game import Setup
from hetman.core.state import State
from hetman.lab.filling import write_entries, write_marks

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoding:
    """What a learner gets of a position. `size` is the length of a flat observation, `actions` that of a mask."""

    def __init__(self, setup: Setup, planes: bool = False) -> None:
        self.observer = setup.game.observer(setup)
        self.writer = setup.game.observation_writer(setup)
        self.numbers = setup.game.action_space(setup)
        self.size = self.observer.size
        self.actions = self.numbers.size
        self.planes = planes

    def flat(self, state: State, seat: int) -> Floats:
        """Return what the seat knows as one vector."""
        row = np.empty(self.size, dtype=np.float32)
        self.writer.write(state, seat, 0)
        write_entries(self.writer.written(), row, self.size)
        return row

    def arrays(self, flat: Floats) -> dict[str, Floats]:
        """Return flat observations as arrays by the names of planes. They share its memory."""
        found = {}
        for plane in self.observer.planes:
            start = self.observer.starts[plane.name]
            found[plane.name] = flat[..., start : start + plane.size].reshape(*flat.shape[:-1], *plane.shape)
        return found

    def mask(self, state: State, seat: int) -> Mask:
        """Return 1 for each legal action of the seat. All are 0 while another one decides."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if state.actor == seat:
            write_marks([self.numbers.legal(state)], mask, self.actions)
        return mask

    def observe(self, state: State, seat: int) -> dict[str, Any]:
        """Return the observation of an environment: `observation` and `action_mask`."""
        flat = self.flat(state, seat)
        return {"observation": self.arrays(flat) if self.planes else flat, "action_mask": self.mask(state, seat)}

    def observation_space(self) -> spaces.Dict:
        """Return the space of `observe`."""
        seen: spaces.Space[Any] = box((self.size,))
        if self.planes:
            seen = spaces.Dict({plane.name: box(plane.shape) for plane in self.observer.planes})
        return spaces.Dict({"observation": seen, "action_mask": spaces.MultiBinary(self.actions)})


def box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-np.inf, np.inf, shape, np.float32)
