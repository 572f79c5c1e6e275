"""Many games of one setting side by side, in compiled code: what a learner that plays thousands of games needs."""

from __future__ import annotations

from typing import Any

from hetman.core.action_space import ActionSpace
from hetman.core.dice import Dice
from hetman.core.errors import IllegalMove
from hetman.core.native import i64
from hetman.core.observation_writer import ObservationWriter
from hetman.core.state import State

WIN = 1.0
LOSS = -1.0


class Batch:
    """Games that wait for one decision each. A game that ends starts again at once.

    Every game has dice of its own, made from the seed and its number. So it does not depend on how many others there
    are. `hetman.lab` makes arrays of the lists below.
    """

    def __init__(self, setup: Any, size: int, seed: int = 0) -> None:
        if size < 1:
            raise ValueError(f"at least 1 game is needed, got {size}")
        self.first: State = setup.game.begin(setup)
        self.space: ActionSpace = setup.game.action_space(setup)
        self.writer: ObservationWriter = setup.game.observation_writer(setup)
        self.row: i64 = setup.game.observer(setup).size
        """The length of an observation."""
        self.states: list[State] = []
        self.dice: list[Dice] = []
        self.legal: list[list[i64]] = []
        """By game: the numbers of the legal actions."""
        self.moves: list[list[i64]] = []
        """By game: the same as packed moves."""
        self.ended: list[int] = []
        """The games that ended in the last step."""
        self.results: list[list[float]] = []
        """Their rewards by seat."""
        for number in range(size):
            dice = Dice(seed * size + number)
            self.dice.append(dice)
            self.states.append(self.begin(dice))
            self.legal.append([])
            self.moves.append([])
            self.list_actions(number)

    def begin(self, dice: Dice) -> State:
        """Start a game, up to the first decision of a seat."""
        while True:
            state = self.first.copy()
            state.roll(dice)
            if state.stack:
                return state

    def list_actions(self, game: i64) -> None:
        state = self.states[game]
        self.moves[game] = state.moves()
        self.legal[game] = self.space.numbers_of(state, self.moves[game])

    def actors(self) -> list[int]:
        """Return the seat that decides, by game."""
        return [state.actor for state in self.states]

    def random_actions(self) -> list[int]:
        """Return a random legal action of each game, drawn with its dice."""
        drawn: list[int] = []
        game: i64 = 0
        for legal in self.legal:
            drawn.append(int(legal[self.dice[game].below(len(legal))]))
            game += 1
        return drawn

    def step(self, actions: list[int]) -> None:
        """Play one action in every game. Raises IllegalMove, before anything changes, if one of them is not legal."""
        moves = self.checked(actions)
        self.ended = []
        self.results = []
        game: i64
        for game in range(len(self.states)):
            state = self.states[game]
            state.step(moves[game])
            state.roll(self.dice[game])
            if not state.stack:
                self.ended.append(int(game))
                self.results.append(rewards(state))
                self.states[game] = self.begin(self.dice[game])
            self.list_actions(game)

    def checked(self, actions: list[int]) -> list[i64]:
        """Return the packed moves of the actions. Raises IllegalMove."""
        if len(actions) != len(self.states):
            raise ValueError(f"{len(self.states)} actions are needed, got {len(actions)}")
        moves: list[i64] = []
        game: i64 = 0
        for action in actions:
            wanted: i64 = action
            place: i64 = 0
            for number in self.legal[game]:
                if number == wanted:
                    break
                place += 1
            if place == len(self.legal[game]):
                self.refuse(int(game), action)
            moves.append(self.moves[game][place])
            game += 1
        return moves

    def refuse(self, game: int, action: int) -> None:
        try:
            self.space.move(self.states[game], action)
        except IllegalMove as error:
            raise IllegalMove(f"game {game}: {error}", error.legal) from None

    def observations(self) -> bytes:
        """Return what the deciding seats know, as entries of an `ObservationWriter`, row after row."""
        writer = self.writer
        base: i64 = 0
        for state in self.states:
            writer.write(state, state.stack[-1].seat, base)
            base += self.row
        return writer.written()


def rewards(state: State) -> list[float]:
    """Return the result of a finished game by seat: 1 for winners, -1 for losers, 0 for all in a draw."""
    winners = state.winners()
    seats: int = state.setup.seats
    if seats > 1 and len(winners) == seats:
        return [0.0] * seats
    return [WIN if seat in winners else LOSS for seat in range(seats)]
