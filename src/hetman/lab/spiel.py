"""A game as a Python game of OpenSpiel: chance is explicit, and every seat has information states.

Importing this module registers the game `hetman` with OpenSpiel. Its parameters are `game`, `seats` (0 for the fewest)
and `options`, such as `army:first-game;round_limit:5`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel

from hetman.core import registry
from hetman.core.batch import LOSS, WIN, rewards
from hetman.core.decision import NATURE
from hetman.core.game import Setup
from hetman.core.state import State
from hetman.lab.encoding import Encoding
from hetman.lab.moments import Moment

MOST_CHANCE = 400
"""No decision of chance has more moves."""
LONGEST = 20000
"""A bound for the moves of a game, chance included. OpenSpiel wants one."""
MOST_SEATS = 4
PARAMETERS = {"game": "", "seats": 0, "options": ""}


def game_type(seats: int | None = None) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know of a game with that many seats, or of all of them."""
    two = seats == 2
    return pyspiel.GameType(
        short_name="hetman",
        long_name="Hetman: medieval board games",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if two else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class HetmanGame(pyspiel.Game):
    """One setting of a game. With `starts`, games begin in one of these positions instead of at the set-up."""

    def __init__(self, params: Mapping[str, Any] | None = None, starts: Sequence[State] = ()) -> None:
        given = {**PARAMETERS, **(params or {})}
        setup = starts[0].setup if starts else read_setup(given)
        self.setup: Setup = setup
        self.starts = [Moment(state.copy()) for state in starts or [setup.game.begin(setup)]]
        self.encoding = Encoding(setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=max(MOST_CHANCE, len(self.starts)),
            num_players=setup.seats,
            min_utility=LOSS,
            max_utility=WIN,
            utility_sum=0.0 if setup.seats == 2 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(setup.seats), info, given)

    def new_initial_state(self) -> HetmanSpielState:
        return HetmanSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        if params:
            raise ValueError(f"an observer has no parameters, got {params}")
        return SeatObserver(self.encoding, iig_obs_type is not None and iig_obs_type.perfect_recall)


class HetmanSpielState(pyspiel.State):
    """A position. An outcome of chance is its index in `moves()`, an action of a seat its number.

    If there are several first positions, chance picks one of them by its index. Until then `open_starts` has them.
    """

    def __init__(self, game: HetmanGame) -> None:
        super().__init__(game)
        self.moment = game.starts[0]
        self.open_starts = game.starts if len(game.starts) > 1 else []

    @property
    def position(self) -> State:
        return self.moment.state

    def current_player(self) -> int:
        actor = NATURE if self.open_starts else self.position.actor
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == NATURE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(int, self.moment.space.legal(self.position)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = [1] * len(self.open_starts) or [int(weight) for weight in self.position.odds()]
        return [(number, weight / sum(odds)) for number, weight in enumerate(odds)]

    def _apply_action(self, action: int) -> None:
        if self.open_starts:
            self.moment, self.open_starts = self.open_starts[action], []
        else:
            self.moment = self.moment.after(self.move(action))

    def move(self, action: int) -> int:
        """Return the packed move of an action or of an outcome of chance. Raises IllegalMove or IndexError."""
        if self.position.actor == NATURE:
            return int(self.position.moves()[action])
        return int(self.moment.space.move(self.position, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.open_starts:
            return f"start {action}"
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.position.setup.game.notation(self.move(action)))
        return str(self.moment.space.name(action))

    def is_terminal(self) -> bool:
        return not self.open_starts and not self.position.stack

    def returns(self) -> list[float]:
        return rewards(self.position) if self.is_terminal() else [0.0] * self.position.setup.seats

    def __str__(self) -> str:
        return json.dumps(self.position.dump()["position"], sort_keys=True)


class SeatObserver:
    """What a seat knows, as numbers and as text. With perfect recall the text is everything it has seen and done."""

    def __init__(self, encoding: Encoding, recall: bool) -> None:
        self.encoding = encoding
        self.recall = recall
        self.tensor = np.zeros(0 if recall else encoding.size, dtype=np.float32)
        self.dict = {} if recall else encoding.arrays(self.tensor)

    def set_from(self, state: HetmanSpielState, player: int) -> None:
        if not self.recall and not state.open_starts:
            self.tensor[:] = self.encoding.flat(state.position, player)

    def string_from(self, state: HetmanSpielState, player: int) -> str:
        if state.open_starts:
            return ""
        if self.recall:
            return state.moment.told(player)
        return json.dumps(state.moment.view(player), sort_keys=True, ensure_ascii=False)


def read_setup(given: Mapping[str, Any]) -> Setup:
    """Return the setting that the parameters name. Raises ValueError."""
    options = dict(part.split(":", 1) for part in str(given["options"]).split(";") if part)
    return registry.game(str(given["game"])).setup(int(given["seats"]) or None, **options)


pyspiel.register_game(game_type(), HetmanGame)
