"""Research environments: every game as a PettingZoo and as a Gymnasium environment.

`encoding` has observations and masks as NumPy arrays. The environments need the extra `lab`; each function below loads
what it needs when it is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hetman import extras

if TYPE_CHECKING:
    from hetman.lab.aec import HetmanAEC
    from hetman.lab.single import HetmanEnv

__all__ = ["aec_env", "gym_env"]


def aec_env(game: str, seats: int | None = None, *, planes: bool = False, **options: Any) -> HetmanAEC:
    """Return a game as a PettingZoo AEC environment with an agent for each seat: `seat_0`, `seat_1` and so on.

    Observations are dicts of `observation`, one float32 vector, and `action_mask`. With `planes` the vector is a dict
    of arrays by the names of planes. Raises MissingExtra without the extra `lab`, ValueError for a wrong game, number
    of seats or option.
    """
    extras.require("pettingzoo", "lab", "a PettingZoo environment")
    from hetman.lab.aec import HetmanAEC

    return HetmanAEC(game, seats, planes=planes, **options)


def gym_env(
    game: str,
    seats: int | None = None,
    *,
    opponents: str | Sequence[str] = "random",
    seat: int = 0,
    planes: bool = False,
    illegal: str = "raise",
    **options: Any,
) -> HetmanEnv:
    """Return a game as a Gymnasium environment: one seat learns, bots have the others.

    `opponents` is the text form of a bot for all other seats (`greedy`, `search:200`), or one for each of them.
    Observations are those of `aec_env`. A wrong action raises IllegalMove, which lists the legal ones; with
    `illegal="lose"` it ends the game as a loss and `info["error"]` says why, as Gymnasium's checker wants it.
    Raises MissingExtra without the extra `lab`, ValueError for a wrong argument.
    """
    extras.require("gymnasium", "lab", "a Gymnasium environment")
    from hetman.lab.single import HetmanEnv

    return HetmanEnv(game, seats, opponents=opponents, seat=seat, planes=planes, illegal=illegal, **options)
