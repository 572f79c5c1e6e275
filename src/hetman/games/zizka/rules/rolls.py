"""Dice: a seat rolls them, and adds their symbols to those of its cards. `rerolls.py` comes between."""

from __future__ import annotations

from itertools import combinations_with_replacement

from hetman.core.counts import add, total
from hetman.core.decision import FIRST, FOURTH, SECOND, THIRD, first, fourth, second, third
from hetman.core.decisions import ChanceDecision
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases
from hetman.games.zizka.rules.constants import (
    BLANK,
    DICE,
    DIE,
    FACES,
    JOKER,
    LYING,
    NONE,
    POOL,
    PRINTED,
    REROLL_SKILL,
    RULED,
    SYMBOL,
    SYMBOLS,
)
from hetman.games.zizka.rules.followers import conditional_skill
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.ruler_dice import pocket_coins
from hetman.games.zizka.rules.verbs import (
    ROLL,
    ROLL_ONE,
)

FACTORIALS: list[i64] = [1, 1, 2, 6, 24, 120, 720, 5040, 40320]


def clear_table(state: Position, roller: i64) -> None:
    """Clear the dice of the last roll. The next ones are rolled by this seat or by Torak."""
    state.roller = roller
    state.dice = [0] * DICE
    state.dice[RULED] = NONE
    state.dice[RULED + 1] = NONE
    state.rerolls = 0


def roll_all(state: Position, seat: i64, kind: i64) -> None:
    """A seat rolls all its dice, ruler dice too, with the skills for this kind of event. Then it may reroll.

    Every symbol counts once in an event, and once in every row of a conquest.
    """
    clear_table(state, seat)
    leader = state.leaders[seat]
    dice: i64 = leader.skill(state.box, state.side, DIE) + conditional_skill(state, seat, kind)
    state.rerolls = leader.skill(state.box, state.side, REROLL_SKILL)
    symbol: i64
    for symbol in range(SYMBOLS):
        state.dice[PRINTED + symbol] = leader.skill(state.box, state.side, SYMBOL + symbol)
    state.agenda.append(phases.COUNT)
    state.agenda.append(phases.REROLLS)
    ruler: i64
    for ruler in range(2):
        if state.favour[ruler] == seat:
            state.stack.append(decisions.RULER_ROLLS[ruler])
    roll_more(state, dice if dice < state.box.most_dice else state.box.most_dice)


def roll_more(state: Position, dice: i64) -> None:
    """Roll follower dice and add them to those on the table."""
    state.to_roll = dice
    if dice > 0:
        state.stack.append(decisions.ROLLS[0])


class Roll(ChanceDecision[Position]):
    """Follower dice are rolled, several in one move. The move names symbols only; the other dice are blank."""

    def moves(self, state: Position) -> list[i64]:
        size: i64 = batch(state)
        if size == 1:
            return [ROLL_ONE + face * FIRST for face in range(FACES) if state.box.die_weights[face]]
        return [pack(counts) for counts in outcomes(state.box.die_weights, size)]

    def odds(self, state: Position) -> list[i64]:
        weights = state.box.die_weights
        size: i64 = batch(state)
        if size == 1:
            return [weight for weight in weights if weight]
        return [ways(weights, counts) for counts in outcomes(weights, size)]

    def sample(self, state: Position, dice: Dice) -> i64:
        die = state.box.die
        size: i64 = batch(state)
        if size == 1:
            return ROLL_ONE + die[dice.below(6)] * FIRST
        move: i64 = ROLL
        for _ in range(size):
            face: i64 = die[dice.below(6)]
            if face < SYMBOLS:
                move += PLACES[face]
        return move

    def play(self, state: Position, move: i64) -> None:
        size: i64 = batch(state)
        if size == 1:
            add(state.dice, LYING + first(move), 1)
        else:
            blank: i64 = size - first(move) - second(move) - third(move) - fourth(move)
            add(state.dice, LYING, first(move))
            add(state.dice, LYING + 1, second(move))
            add(state.dice, LYING + 2, third(move))
            add(state.dice, LYING + JOKER, fourth(move))
            add(state.dice, LYING + BLANK, blank)
        state.to_roll -= size
        if state.to_roll > 0:
            state.stack.append(self)


PLACES: list[i64] = [FIRST, SECOND, THIRD, FOURTH]


def batch(state: Position) -> i64:
    return state.to_roll if state.to_roll < state.box.batch else state.box.batch


def outcomes(weights: list[i64], size: i64) -> list[list[i64]]:
    """All results of that many dice, as counts by face. The order is part of the game: chance picks by index."""
    faces = [face for face in range(FACES) if weights[face]]
    results = list(combinations_with_replacement(faces, int(size)))
    return [[result.count(face) for face in range(FACES)] for result in reversed(results)]


def pack(counts: list[i64]) -> i64:
    return ROLL + counts[0] * FIRST + counts[1] * SECOND + counts[2] * THIRD + counts[3] * FOURTH


def ways(weights: list[i64], counts: list[i64]) -> i64:
    """In how many ways dice can show these counts."""
    number: i64 = FACTORIALS[total(counts)]
    face: i64
    for face in range(FACES):
        number //= FACTORIALS[counts[face]]
        for _ in range(counts[face]):
            number *= weights[face]
    return number


def dice_lying(state: Position) -> i64:
    """How many follower dice lie on the table."""
    count: i64 = 0
    face: i64
    for face in range(FACES):
        count += state.dice[LYING + face]
    return count


def add_faces(state: Position, verb: i64, lowest: i64, moves: list[i64]) -> None:
    """A move for each face that lies on the table, from the lowest one on."""
    face: i64
    for face in range(lowest, FACES):
        if state.dice[LYING + face] > 0:
            moves.append(verb + face * FIRST)


class Count(Step[Position]):
    """The seat keeps its dice: it takes coins on them, and their symbols join those of the cards."""

    def run(self, state: Position) -> None:
        pocket_coins(state)
        state.dice[POOL : POOL + SYMBOLS] = counted_symbols(state)


def counted_symbols(state: Position) -> list[i64]:
    """The symbols of cards and dice, if the seat keeps the dice as they lie."""
    dice = state.dice
    symbols: list[i64] = [dice[PRINTED + symbol] + dice[LYING + symbol] for symbol in range(SYMBOLS)]
    ruler: i64
    for ruler in range(2):
        if dice[RULED + ruler] < SYMBOLS:
            add(symbols, dice[RULED + ruler], 1)
    return symbols
