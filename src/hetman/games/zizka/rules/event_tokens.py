"""Event tokens on the board: laid face down, peeked at, turned up, and refilled at the end of a turn.

A token gets its back when it is laid, and its front when somebody sees it.
"""

from __future__ import annotations

from hetman.core.counts import add, total
from hetman.core.decision import FIRST, SECOND, first
from hetman.core.decisions import ChanceDecision
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.core.pile import EVERYBODY, SEAT_BITS
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases
from hetman.games.zizka.rules.constants import BACK, FRONT, KNOWN, NONE, SEEN, SPOT, UNSEEN, USED
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.verbs import LAY, REVEAL, SEE


def is_open(state: Position, spot: i64) -> bool:
    """Whether the token there lies face up."""
    return state.ground[SPOT * spot + KNOWN] == EVERYBODY


class Lay(ChanceDecision[Position]):
    """A token of the stack is laid on a field. Everybody sees its back."""

    def moves(self, state: Position) -> list[i64]:
        field: i64 = state.box.field_of[state.spot]
        backs: list[i64] = [back for back in range(len(state.stacked)) if state.stacked[back] > 0]
        return [LAY + back * FIRST + field * SECOND for back in backs]

    def odds(self, state: Position) -> list[i64]:
        return [count for count in state.stacked if count > 0]

    def sample(self, state: Position, dice: Dice) -> i64:
        return LAY + dice.index(state.stacked) * FIRST + state.box.field_of[state.spot] * SECOND

    def play(self, state: Position, move: i64) -> None:
        back: i64 = first(move)
        add(state.stacked, back, -1)
        state.ground[SPOT * state.spot + BACK] = back


def possible_fronts(state: Position) -> list[i64]:
    """The token that somebody knows on the spot, or every unseen token with its back."""
    at: i64 = SPOT * state.spot
    if state.ground[at + FRONT] != NONE:
        return [state.ground[at + FRONT]]
    return [token for token in state.box.with_back[state.ground[at + BACK]] if state.token_at[token] == UNSEEN]


class Reveal(ChanceDecision[Position]):
    """The token is turned up for everybody."""

    def moves(self, state: Position) -> list[i64]:
        return [REVEAL + token * FIRST for token in possible_fronts(state)]

    def sample(self, state: Position, dice: Dice) -> i64:
        fronts = possible_fronts(state)
        return REVEAL + fronts[dice.below(len(fronts))] * FIRST

    def play(self, state: Position, move: i64) -> None:
        settle_front(state, first(move), EVERYBODY)


class Sight(ChanceDecision[Position]):
    """One seat looks at the token and lays it back."""

    def moves(self, state: Position) -> list[i64]:
        return [SEE + token * FIRST for token in possible_fronts(state)]

    def play(self, state: Position, move: i64) -> None:
        settle_front(state, first(move), SEAT_BITS[self.witness])


def settle_front(state: Position, token: i64, seats: i64) -> None:
    at: i64 = SPOT * state.spot
    state.token_at[token] = SEEN
    state.ground[at + FRONT] = token
    state.ground[at + KNOWN] = state.ground[at + KNOWN] | seats


def use_up(state: Position, spot: i64) -> None:
    """The token there goes to the used ones."""
    at: i64 = SPOT * spot
    state.token_at[state.ground[at + FRONT]] = USED
    state.ground[at + BACK] = NONE
    state.ground[at + FRONT] = NONE
    state.ground[at + KNOWN] = 0


class Refill(Step[Position]):
    """Empty event fields get new tokens, start fields too, but only where no figure stands."""

    def run(self, state: Position) -> None:
        spot: i64
        for spot in range(state.box.spots):
            if not state.has_token(spot) and not state.stands_on(state.box.field_of[spot]):
                if lay_on(state, spot):
                    state.agenda.append(phases.REFILL)
                return


def lay_on(state: Position, spot: i64) -> bool:
    """Lay a token. An empty stack is refilled with the used ones. Returns False if there is no token at all."""
    if total(state.stacked) == 0:
        restock(state)
        if total(state.stacked) == 0:
            return False
    state.spot = spot
    state.stack.append(decisions.LAYS[0])
    return True


def restock(state: Position) -> None:
    token: i64
    for token in range(state.box.tokens):
        if state.token_at[token] == USED:
            state.token_at[token] = UNSEEN
            add(state.stacked, state.box.back[token], 1)
    state.emit("restocked", {})
