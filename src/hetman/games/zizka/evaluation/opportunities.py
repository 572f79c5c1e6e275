"""What a token, a castle, a prey or a hire is worth to a leader with the present crew, in victory points.

Chances are rough, because a search computes thousands of them in a second: the expected symbols of dice and cards are
compared with those that the rows ask for.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hetman.core.native import i64
from hetman.core.pile import SEAT_BITS
from hetman.games.zizka.evaluation.combat import expected_strength, torak_expected_strength, win_probability
from hetman.games.zizka.evaluation.crew import qualities, quality
from hetman.games.zizka.evaluation.value_cache import UNKNOWN, ValueCache, most_points
from hetman.games.zizka.rules.constants import (
    AMOUNT,
    BACK,
    COINS_NEEDED,
    COINS_REWARD,
    CREW_SIZE,
    CUNNING,
    DIE,
    FOLLOWERS_NEEDED,
    FRONT,
    JOKER,
    KNOWN,
    MIDDLE,
    NEEDS,
    NONE,
    POINTS_REWARD,
    REROLL_SKILL,
    ROWS,
    SPEECH,
    SPOT,
    SWORD,
    SYMBOL,
    UNSEEN,
    VICE,
    VICE_END,
    VIRTUE_END,
)
from hetman.games.zizka.rules.followers import conditional_skill
from hetman.games.zizka.rules.leader import Leader
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.tavern import is_for_hire, price

A_COIN: Final = 0.22
A_LUCK: Final = 0.35
A_FAVOUR: Final = 0.9
A_POSTER: Final = 0.2
A_SOLO_POSTER: Final = -0.5
FOLLOWERS: Final[list[float]] = [0.5, 1.3, 1.4]
"""Free of charge, of level I, II or either."""
A_TOURNAMENT: Final = 1.4
TORAK_DOWN: Final = 1.5
"""Torak on the ground misses a card, and a poster may be torn."""
TORAK_WINS: Final = 1.2
DICE_TO_POINTS: Final = 0.8
"""What a die more in the crew is worth, with most of the game to come."""
NO_NEEDS: Final[list[i64]] = [0, 0, 0, 0]


class Opportunities:
    """The opportunities of a seat in one position. `cache` is shared with other positions."""

    def __init__(self, state: Position, seat: i64, cache: ValueCache) -> None:
        self.state = state
        self.seat: i64 = seat
        self.leader: Leader = state.leaders[seat]
        self.dice: float = float(self.leader.skill(state.box, state.side, DIE))
        self.sword: float = float(self.leader.skill(state.box, state.side, SYMBOL + SWORD))
        self.speech: float = float(self.leader.skill(state.box, state.side, SYMBOL + SPEECH))
        self.cunning: float = float(self.leader.skill(state.box, state.side, SYMBOL + CUNNING))
        self.joker: float = float(self.leader.skill(state.box, state.side, SYMBOL + JOKER))
        self.rerolls: float = float(self.leader.skill(state.box, state.side, REROLL_SKILL))
        self.luck: float = float(self.leader.luck)
        self.left: float = game_left(state)
        for holder in state.favour:
            if holder == seat:
                self.dice += 0.9
        self.rewards: list[float] = []
        self.set_rewards()
        self.values: list[float] = cache.values_for(state, seat)
        self.backs: list[float] = [UNKNOWN] * len(state.box.with_back)
        self.hired: float = UNKNOWN
        self.missed: float = UNKNOWN

    # Rewards

    def set_rewards(self) -> None:
        """Set the value of one reward of each kind for this seat."""
        state = self.state
        virtue: float = morale_step_value(state, self.seat, VIRTUE_END, self.left)
        vice: float = morale_step_value(state, self.seat, VICE_END, self.left)
        self.rewards = [A_COIN, 1.0, virtue, vice, virtue if virtue > vice else vice]
        for holder in state.favour:
            self.rewards.append(1.0 if holder == self.seat else A_FAVOUR * (0.5 + 0.5 * self.left))
        self.rewards.append(A_LUCK)
        self.rewards.append(A_SOLO_POSTER if state.solo else A_POSTER)
        for value in FOLLOWERS:
            self.rewards.append(value * self.left)

    def reward(self, given: list[i64]) -> float:
        total = 0.0
        for one in given:
            what: i64 = one % AMOUNT
            amount: i64 = one // AMOUNT
            if what == COINS_REWARD or what == POINTS_REWARD:
                total += self.rewards[what] * float(amount)
            else:
                total += self.rewards[what]
        return total

    def row(self, page: i64, row: i64, gone: i64 = 0) -> float:
        """What a row is worth, less its cost in coins and in followers, after `gone` of them have left."""
        box = self.state.box
        place: i64 = ROWS * page + row
        value = self.reward(box.gives[place])
        coins: i64 = box.needs[NEEDS * place + COINS_NEEDED]
        if coins > 0:
            value -= A_COIN * float(coins)
        if box.needs[NEEDS * place + FOLLOWERS_NEEDED] > 0:
            value -= self.dismissal_cost(gone)
        return value

    def dismissal_cost(self, gone: i64) -> float:
        """What it costs to dismiss the weakest follower, after `gone` of them have left."""
        crew = qualities(self.state, self.seat)
        return DICE_TO_POINTS * self.left * crew[gone] if gone < len(crew) else 0.0

    # Tokens

    def token(self, token: i64) -> float:
        """What facing a token is worth."""
        value: float = self.values[token]
        if value == UNKNOWN:
            box = self.state.box
            kind: i64 = box.kind[token]
            if kind == box.toll or kind == box.dismissal:
                return self.toll_value(token)
            value = self.facing_value(token)
            self.values[token] = value
        return value

    def back(self, back: i64) -> float:
        """The average of the tokens with this back that nobody has seen, or of all of them if each was seen."""
        value: float = self.backs[back]
        if value == UNKNOWN:
            tokens = self.state.box.with_back[back]
            unseen = [token for token in tokens if self.state.token_at[token] == UNSEEN]
            value = self.average(unseen if unseen else tokens)
            self.backs[back] = value
        return value

    def average(self, tokens: list[i64]) -> float:
        total = 0.0
        for token in tokens:
            total += self.token(token)
        return total / float(len(tokens))

    def facing_value(self, token: i64) -> float:
        box = self.state.box
        kind: i64 = box.kind[token]
        if kind == box.tournament:
            return A_TOURNAMENT
        dice: float = self.dice + float(conditional_skill(self.state, self.seat, kind))
        needs: list[i64] = [0, 0, 0, 0]
        total = 0.0
        certain = 1.0
        row: i64
        for row in range(box.row_count[token]):
            value = self.row(token, row)
            if row > 0 and value <= 0.0:
                continue
            chance = self.chance(NEEDS * (ROWS * token + row), needs, dice)
            if row == 0:
                certain = chance
                total = (1.0 - chance) * 0.5 * A_LUCK
            elif chance > certain:
                chance = certain
            total += chance * value
            if row == 0 or chance > 0.3:
                add_needs(box.needs, NEEDS * (ROWS * token + row), needs)
        return total

    def toll_value(self, token: i64) -> float:
        """A toll or a dismissal: no dice, only coins and followers."""
        box = self.state.box
        coins: i64 = self.leader.coins
        crew: i64 = len(self.leader.crew)
        gone: i64 = 0
        total = 0.0
        row: i64
        for row in range(box.row_count[token]):
            place: i64 = NEEDS * (ROWS * token + row)
            coins -= box.needs[place + COINS_NEEDED]
            crew -= box.needs[place + FOLLOWERS_NEEDED]
            if coins < 0 or crew < 0:
                break
            value = self.row(token, row, gone)
            if row == 0 or value > 0.0:
                total += value
                gone += box.needs[place + FOLLOWERS_NEEDED]
        return total

    def chance(self, place: i64, before: list[i64], dice: float) -> float:
        """Roughly, how likely the dice meet a row after the needs of earlier rows."""
        box = self.state.box
        if dice > float(box.most_dice) + 1.8:
            dice = float(box.most_dice) + 1.8
        needs = box.needs
        share: float = dice / 6.0
        weights = box.die_weights
        jokers: float = self.joker + share * float(weights[JOKER]) - float(needs[place + JOKER] + before[JOKER])
        slack: float = jokers + 0.5 * self.rerolls
        if needs[place + JOKER] > 0:
            slack -= 0.4
        slack += over(self.sword + share * float(weights[SWORD]), needs[place + SWORD] + before[SWORD])
        slack += over(self.speech + share * float(weights[SPEECH]), needs[place + SPEECH] + before[SPEECH])
        slack += over(self.cunning + share * float(weights[CUNNING]), needs[place + CUNNING] + before[CUNNING])
        return 1.0 / (1.0 + exp(-0.8 - 1.8 * slack))

    def spot(self, spot: i64) -> float:
        """What the token on a large field is worth, given what this seat knows."""
        ground = self.state.ground
        place: i64 = SPOT * spot
        back: i64 = ground[place + BACK]
        if back == NONE:
            return 0.0
        front: i64 = ground[place + FRONT]
        if front != NONE and ground[place + KNOWN] & SEAT_BITS[self.seat]:
            return self.token(front)
        return self.back(back)

    # Castles, prey, taverns

    def castle(self, level: i64) -> float:
        """An average card of a castle of this level, all rows of it."""
        state = self.state
        if self.leader.conquered[level] != NONE:
            return 0.0
        place: i64 = state.box.tokens + level
        value: float = self.values[place]
        if value == UNKNOWN:
            value = self.castle_value(level)
            self.values[place] = value
        return value

    def castle_value(self, level: i64) -> float:
        state = self.state
        box = state.box
        dice: float = self.dice + float(conditional_skill(state, self.seat, box.conquest))
        total = 0.0
        for card in box.conquests[level]:
            total += self.storm(box.tokens + card, 0, dice)
        return self.reward(box.conquest_gives[level]) * total / float(len(box.conquests[level]))

    def storm(self, page: i64, first_row: i64, dice: float) -> float:
        """How likely the rows of a conquest are met, from this one on."""
        met = 1.0
        row: i64
        for row in range(first_row, self.state.box.row_count[page]):
            met *= self.chance(NEEDS * (ROWS * page + row), NO_NEEDS, dice)
        return met

    def prey(self, other: i64) -> float:
        """What attacking another seat is worth: nothing without a poster, or once attacked."""
        wanted = self.state.leaders[other]
        if not wanted.poster or wanted.struck:
            return 0.0
        state = self.state
        symbols = state.box.fight_symbols
        attack: float = expected_strength(state, self.seat, symbols[0]) + 0.6 * self.luck
        defence: float = expected_strength(state, other, symbols[1]) + 0.6 * float(wanted.luck)
        chance: float = win_probability(attack - defence)
        return chance * (2.0 + A_COIN * float(wanted.bounty)) - (1.0 - chance)

    def prey_named(self, board: i64) -> float:
        """The same by leader. Alone there is only Torak."""
        return self.torak() if self.state.solo else self.prey(self.state.seat_of(board))

    def torak(self) -> float:
        """What attacking Torak is worth."""
        state = self.state
        if state.torak_lies:
            return 0.0
        symbols = state.box.fight_symbols
        attack: float = expected_strength(state, self.seat, symbols[0]) + 0.6 * self.luck
        return TORAK_DOWN * win_probability(attack - torak_expected_strength(state, symbols[1]))

    def weakest(self) -> float:
        """The quality of the weakest follower, or 0 if the crew has a free place."""
        if self.missed == UNKNOWN:
            crew = qualities(self.state, self.seat)
            self.missed = crew[0] if len(crew) == CREW_SIZE else 0.0
        return self.missed

    def best_hire(self) -> float:
        """What the best follower that the seat can pay is worth, in the place of the weakest one."""
        if self.hired == UNKNOWN:
            state = self.state
            best = 0.0
            for card in state.offer:
                if is_for_hire(state, self.seat, card):
                    best = more(best, self.hire_value(card, self.weakest()))
            self.hired = best
        return self.hired

    def hire_value(self, card: i64, instead: float) -> float:
        """What hiring is worth in the place of a follower of this quality."""
        gain: float = DICE_TO_POINTS * self.left * (quality(self.state, card) - instead)
        return gain - A_COIN * float(price(self.state, card))


def game_left(state: Position) -> float:
    """The part of the game that is left, from 1 to nearly 0."""
    gone: float = float(most_points(state)) / float(state.goal)
    return 1.0 - gone if gone < 0.95 else 0.05


def more(one: float, other: float) -> float:
    return one if one > other else other


def over(expected: float, needed: i64) -> float:
    """The surplus of a symbol, which helps little, or its shortage, which counts in full."""
    if needed == 0:
        return 0.0
    rest: float = expected - float(needed)
    return rest if rest < 0.0 else 0.3 * rest


def add_needs(needs: list[i64], place: i64, total: list[i64]) -> None:
    symbol: i64
    for symbol in range(4):
        total[symbol] = total[symbol] + needs[place + symbol]


def morale_step_value(state: Position, seat: i64, end: i64, to_come: float) -> float:
    """A step towards an end of the morale track: a point beyond it, a step nearer or a step back before it."""
    morale: i64 = state.leaders[seat].morale
    if morale == end:
        return 1.0
    value: float = 0.6 * to_come
    if (morale < MIDDLE) != (end < MIDDLE) and morale != MIDDLE:
        value = -value
    if morale == end + 1 or morale == end - 1:
        way: i64 = VICE if end == VICE_END else 0
        for card in state.leaders[seat].crew:
            if state.box.despises[card] == way:
                value -= DICE_TO_POINTS * to_come * quality(state, card)
    return value
