"""Research environments: every game for PettingZoo, Gymnasium and OpenSpiel, and many games in one call.

`encoding` has observations and masks as NumPy arrays. The environments need the extra `lab`, OpenSpiel needs `spiel`.
Each function below loads what it needs when it is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hetman import extras
from hetman.core.state import State
from hetman.extras import MissingExtra

if TYPE_CHECKING:
    from hetman.lab.aec import HetmanAEC
    from hetman.lab.single import HetmanEnv
    from hetman.lab.spiel import HetmanGame
    from hetman.lab.vector import HetmanVector

__all__ = ["MissingExtra", "aec_env", "gym_env", "spiel_game", "vector_env"]


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


def vector_env(game: str, games: int = 256, seats: int | None = None, *, seed: int = 0, **options: Any) -> HetmanVector:
    """Return many games of one setting that are played in step by compiled code. A game that ends starts again.

    Raises MissingExtra without the extra `lab`, ValueError for a wrong argument.
    """
    extras.require("gymnasium", "lab", "many games at once")
    from hetman.lab.vector import HetmanVector

    return HetmanVector(game, games, seats, seed=seed, **options)


def spiel_game(game: str, seats: int | None = None, *, starts: Sequence[State] = (), **options: Any) -> HetmanGame:
    """Return a game for the algorithms of OpenSpiel, with explicit chance and information states.

    With `starts`, games begin in one of these positions, which chance picks with equal odds. Take positions with
    `State.imagine`, so that no seat knows what it could not know. Raises MissingExtra without the extra `spiel`,
    ValueError for a wrong argument.
    """
    extras.require("pyspiel", "spiel", "a game of OpenSpiel")
    from hetman.lab.spiel import HetmanGame

    listed = ";".join(f"{name}:{value}" for name, value in options.items())
    return HetmanGame({"game": game, "seats": seats or 0, "options": listed}, starts)
