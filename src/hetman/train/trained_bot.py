"""A search with the network of any file: for matches between the generations of a run.

Its text form is `hetman.train.trained_bot:TrainedBot:network=FILE,time=0.02`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from hetman.bots.search import SearchBot
from hetman.core.evaluator import Evaluator
from hetman.core.network import Deeper, Network, NetworkError
from hetman.core.seat import Seat

NAME = "hetman.train.trained_bot:TrainedBot"


class TrainedBot(SearchBot):
    """`depth` and `c_puct` replace what the file says: how far rollouts go, and how much search explores.

    With `after`, rollouts have `deeper` decisions after so many iterations of a search.
    """

    def __init__(
        self,
        network: str,
        iterations: int | None = None,
        time: float | None = None,
        seed: int = 0,
        depth: int | None = None,
        c_puct: float | None = None,
        after: int | None = None,
        deeper: int | None = None,
    ) -> None:
        super().__init__(iterations, time, seed)
        if (after is None) != (deeper is None):
            raise ValueError("after and deeper need each other")
        self.network, self.perceptron = load(network)
        if depth is not None:
            self.network = replace(self.network, rollout_depth=depth, deeper=None)
        if c_puct is not None:
            self.network = replace(self.network, c_puct=c_puct)
        if after is not None and deeper is not None:
            self.network = replace(self.network, deeper=Deeper(after, deeper))

    def evaluator(self, seat: Seat) -> Evaluator:
        """Return the evaluator with the network. Raises ValueError if it was trained for something else."""
        evaluator, setup = seat.game.evaluator(), seat.setup
        try:
            self.network.check(setup)
        except NetworkError as error:
            raise ValueError(f"the network cannot judge {setup.game.name}: {error}") from None
        evaluator.use(self.network.learned_value(setup, self.perceptron))
        return evaluator


@cache
def load(file: str) -> tuple[Network, Any]:
    """Return a network and its forward pass. Raises NetworkError."""
    network = Network.load(Path(file))
    return network, network.perceptron()


def bot_of(file: Path, **settings: float) -> str:
    """Return the text form of the bot with a network. Raises ValueError if a text form cannot have its path."""
    text = str(file.absolute())
    if "," in text or ":" in text:
        raise ValueError(f"{text}: a path of a network must have no comma and no colon")
    return f"{NAME}:network={text}" + "".join(f",{name}={value}" for name, value in settings.items())
