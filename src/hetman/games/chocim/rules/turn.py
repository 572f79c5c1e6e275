"""The action phase: one play after another, each with a leader card, for its command value or a fortel."""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND, first, second, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.rules import fortels
from hetman.games.chocim.rules.constants import BLOCKED, FACE_UP, FLIPPED, IN_HAND, NO_CARD, PASSED, PLAYED, USED
from hetman.games.chocim.rules.decisions import TURNS
from hetman.games.chocim.rules.places import COMMONWEALTH, NOWHERE
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import COMMAND, FORTEL, FORTEL_OF, PASS


def leaders_ready(state: Position, seat: i64) -> i64:
    """How many leaders a seat can still use this week: officers in hand and commanders face up."""
    return 0 if state.marks[PASSED + seat] else state.leaders_in(seat, IN_HAND, FACE_UP)


class Turn(SeatDecision[Position]):
    """Use a leader, or pass for the rest of the week.

    Who can place no unit now may still use a leader's command for nobody: units may come home before the next play.
    """

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        box = state.box
        card: i64
        for card in range(box.first_leader[self.seat], box.last_leader[self.seat]):
            if not IN_HAND <= state.cards[card] <= FACE_UP:
                continue
            moves.append(COMMAND + card * FIRST)
            if not box.commander[card]:
                if fortels.is_playable(state, self.seat, card, 1):
                    moves.append(FORTEL + card * FIRST)
                continue
            way: i64
            for way in range(1, 3):
                if fortels.is_playable(state, self.seat, card, way):
                    moves.append(FORTEL_OF + card * FIRST + (way - 1) * SECOND)
        moves.append(PASS)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move == PASS:
            state.marks[PASSED + self.seat] = 1
            pass_turn(state)
            return
        card: i64 = first(move)
        verb: i64 = verb_of(move)
        state.card = card
        state.way = 0 if verb == COMMAND else 1 if verb == FORTEL else 1 + second(move)
        state.step_at = state.box.way_start[3 * card + state.way]
        state.cards[card] = PLAYED


def end_play(state: Position) -> None:
    """A commander is flipped, an officer discarded; the other seat is next."""
    card: i64 = state.card
    if state.cards[card] == PLAYED:
        state.cards[card] = FLIPPED if state.box.commander[card] else USED
    state.card = NO_CARD
    state.target = NOWHERE
    state.last = 0
    state.raises = 0
    pass_turn(state)


def pass_turn(state: Position) -> None:
    state.turn = 1 - state.turn


def begin_actions(state: Position) -> None:
    """The Commonwealth always begins."""
    state.turn = COMMONWEALTH
    seat: i64
    for seat in range(2):
        state.marks[PASSED + seat] = 0
        state.marks[BLOCKED + seat] = 0


def open_play(state: Position) -> bool:
    """Plays alternate until both have passed or used all their leaders. Returns false then."""
    if leaders_ready(state, state.turn) == 0:
        pass_turn(state)
    if leaders_ready(state, state.turn) == 0:
        return False
    state.stack.append(TURNS[state.turn])
    return True
