"""The tournament: everybody may join, six dice each, and a die set aside for every further roll."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import first, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases, rolls, torak
from hetman.games.zizka.rules.bank import pay, take_from_bank
from hetman.games.zizka.rules.constants import (
    ENTRANTS,
    FACES,
    JOUST,
    LYING,
    MOST_SEATS,
    NEEDS,
    NONE,
    RIDDEN,
    ROWS,
    SCORE,
    SCORE_NEEDED,
    WAITING,
)
from hetman.games.zizka.rules.event_tokens import use_up
from hetman.games.zizka.rules.followers import conditional_skill
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.rewards import owe
from hetman.games.zizka.rules.verbs import AGAIN, ASIDE, CAST, JOIN, KEEP, REROLL, WATCH

DICE_EACH = 6
FEE = 1
TORAK_PLACE = MOST_SEATS
"""Torak's place among the entrants."""


def enter(state: Position, place: i64, score: i64) -> None:
    state.jousts = state.jousts[:]
    state.jousts[JOUST * place + SCORE] = score


def pay_in(state: Position, count: i64) -> None:
    """Coins of the bank go into the pot."""
    state.pot += take_from_bank(state, count)


class AskToJoin(Step[Position]):
    """The others are asked clockwise and ride in that order. The leader on turn rides last."""

    def run(self, state: Position) -> None:
        if state.asked == 0:
            pay_in(state, state.box.contents.tokens[state.page].pot)
            enter(state, state.turn, WAITING)
        state.asked += 1
        if state.asked < state.seats:
            state.agenda.append(phases.ASK_TO_JOIN)
            seat: i64 = (state.turn + state.asked) % state.seats
            if state.leaders[seat].coins >= FEE:
                state.stack.append(decisions.JOINS[seat])
            return
        state.asked = 0
        state.agenda.append(phases.RIDE)
        if state.solo:
            pay_in(state, FEE)
            state.emit("torak-fee", {})
            torak.draw_card(state, torak.RIDE_CARD)


class Join(SeatDecision[Position]):
    """Join for a coin, from any field, or watch."""

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"pot": int(state.pot)}

    def moves(self, state: Position) -> list[i64]:
        return [JOIN, WATCH]

    def play(self, state: Position, move: i64) -> None:
        if move == JOIN:
            pay(state, self.seat, FEE)
            pay_in(state, FEE)
            enter(state, self.seat, WAITING)


class Ride(Step[Position]):
    """The next entrant rolls six dice. Only the tournament's skill counts: no other skill, ruler die, luck or coins."""

    def run(self, state: Position) -> None:
        state.asked += 1
        if state.asked > state.seats:
            award_personal_prize(state)
            return
        state.agenda.append(phases.RIDE)
        seat: i64 = (state.turn + state.asked) % state.seats
        if state.jousts[JOUST * seat + SCORE] == WAITING:
            rolls.clear_table(state, seat)
            state.emit_of("casts", seat)
            state.rerolls = conditional_skill(state, seat, state.box.tournament)
            state.agenda.append(phases.DISMOUNT)
            state.agenda.append(phases.JOUSTING)
            rolls.roll_more(state, DICE_EACH)


class Jousting(Step[Position]):
    """As long as a die can be set aside or rerolled, there is a choice."""

    def run(self, state: Position) -> None:
        if state.rerolls > 0 or rolls.dice_lying(state) > 1:
            state.stack.append(decisions.JOUSTS[state.roller])


class Joust(SeatDecision[Position]):
    """Keep the dice, or set one aside, which then does not score, and roll others again, or use a skill."""

    def prompt(self, state: Position) -> dict[str, Any]:
        key = "joust" if rolls.dice_lying(state) > 1 else "joust-last"
        return {"key": key, "args": {"seat": ["seat", int(self.seat)], "score": int(score_of(state))}}

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        if state.rerolls > 0:
            rolls.add_faces(state, REROLL, 0, moves)
        if rolls.dice_lying(state) > 1:
            rolls.add_faces(state, ASIDE, 0, moves)
        moves.append(KEEP)
        return moves

    def play(self, state: Position, move: i64) -> None:
        verb: i64 = verb_of(move)
        if verb == KEEP:
            return
        state.agenda.append(phases.JOUSTING)
        add(state.dice, LYING + first(move), -1)
        if verb == REROLL:
            state.rerolls -= 1
            rolls.roll_more(state, 1)
        else:
            state.to_roll = 0
            state.lowest = 0
            state.stack.append(decisions.AGAINS[self.seat])


class Again(SeatDecision[Position]):
    """Pick the dice to roll again, in the order of their faces, then roll them."""

    def prompt_args(self, state: Position) -> dict[str, Any]:
        return {"count": int(state.to_roll)}

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        rolls.add_faces(state, AGAIN, state.lowest, moves)
        if state.to_roll > 0:
            moves.append(CAST)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if verb_of(move) == CAST:
            rolls.roll_more(state, state.to_roll)
            return
        state.lowest = first(move)
        state.to_roll += 1
        add(state.dice, LYING + first(move), -1)
        if rolls.dice_lying(state) > 0:
            state.stack.append(self)
        else:
            rolls.roll_more(state, state.to_roll)


def score_of(state: Position) -> i64:
    """What the dice on the table are worth in a tournament."""
    score: i64 = 0
    face: i64
    for face in range(FACES):
        score += state.dice[LYING + face] * state.box.joust_points[face]
    return score


class Dismount(Step[Position]):
    """The entrant's score and dice are noted."""

    def run(self, state: Position) -> None:
        score: i64 = score_of(state)
        enter(state, state.roller, score)
        face: i64
        for face in range(FACES):
            state.jousts[JOUST * state.roller + RIDDEN + face] = state.dice[LYING + face]
        state.emit_number("ridden", state.roller, score)


def award_personal_prize(state: Position) -> None:
    """Only the leader on turn can win it. The scores of the others do not count."""
    rolls.clear_table(state, NONE)
    goal: i64 = state.box.needs[NEEDS * ROWS * state.page + SCORE_NEEDED]
    state.agenda.append(phases.POT)
    if state.jousts[JOUST * state.turn + SCORE] >= goal:
        state.emit_of("personal", state.turn)
        owe(state, state.box.gives[ROWS * state.page])
    else:
        state.emit_of("no-personal", state.turn)


class Pot(Step[Position]):
    """The best share the pot, everybody gets points for lower scores, and the token is used up."""

    def run(self, state: Position) -> None:
        share_pot(state)
        award_ranks(state)
        use_up(state, state.spot)
        state.end_contest()
        if state.solo:
            torak.end_at_goal(state)


def share_pot(state: Position) -> None:
    """Equal shares for the best. The remainder and Torak's share go to the bank."""
    scores = scores_of(state)
    best: i64 = max(scores)
    share: i64 = state.pot // scores.count(best)
    place: i64
    for place in range(state.seats):
        if state.jousts[JOUST * place + SCORE] == best:
            state.leaders[place].coins += share
            state.pot -= share
            state.emit_number("pot", place, share)
    if state.jousts[JOUST * TORAK_PLACE + SCORE] == best:
        state.emit("torak-pot", {"count": int(share)})
    state.bank += state.pot
    state.pot = 0


def scores_of(state: Position) -> list[i64]:
    """The scores of all entrants."""
    scores = [state.jousts[JOUST * place + SCORE] for place in range(ENTRANTS)]
    return [score for score in scores if score < WAITING]


def award_ranks(state: Position) -> None:
    """A point for every lower score: the same score, the same field of the tournament track."""
    scores = set(scores_of(state))
    place: i64
    for place in range(ENTRANTS):
        score: i64 = state.jousts[JOUST * place + SCORE]
        if score < WAITING:
            rank: i64 = len([other for other in scores if other < score])
            if place == TORAK_PLACE:
                award_torak(state, rank)
            elif rank > 0:
                state.score(place, rank)


def award_torak(state: Position, rank: i64) -> None:
    """A point for each lower score, also for Torak."""
    state.torak_points += rank
    state.emit("torak-points", {"count": int(rank)})
