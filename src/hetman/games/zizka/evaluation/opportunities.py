"""What a leader may expect: of a token, a castle, a prey or a tavern, with the present crew. Bots judge by it.

Worth is counted in victory points. Chances are rough, since they are asked for thousands of times in a second: the
symbols that may be expected of dice and cards are held against those that the rows ask for.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hetman.core.native import i64
from hetman.core.pile import SEAT_BITS
from hetman.games.zizka.evaluation.combat import might, torak_might, winning
from hetman.games.zizka.evaluation.crew import qualities, quality
from hetman.games.zizka.evaluation.value_cache import UNASKED, Worths, most_points
from hetman.games.zizka.rules.constants import (
    AMOUNT,
    BACK,
    BOUNTY,
    COINS,
    COINS_NEEDED,
    COINS_REWARD,
    CONQUERED,
    CREW,
    CREW_SIZE,
    CUNNING,
    DIE,
    FIELD,
    FOLLOWERS_NEEDED,
    FRONT,
    JOKER,
    KNOWN,
    LEADER,
    LUCK,
    MIDDLE,
    MORALE,
    NEEDS,
    NONE,
    PERSON,
    POINTS_REWARD,
    POSTER,
    REROLL_SKILL,
    ROWS,
    SPEECH,
    SPOT,
    STRUCK,
    SWORD,
    SYMBOL,
    UNSEEN,
    VICE,
    VICE_END,
    VIRTUE_END,
)
from hetman.games.zizka.rules.position import Position

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
LATER: Final[list[float]] = [1.0, 0.75, 0.5, 0.33, 0.24, 0.18]
"""What is left of something that is so many moves away."""
FAR: Final = 5
NEVER: Final = 99


class Prospects:
    """Made for a seat in a position, and good as long as it stays; `worths` are shared with other positions."""

    def __init__(self, state: Position, seat: i64, worths: Worths) -> None:
        self.state = state
        self.seat: i64 = seat
        self.at: i64 = PERSON * seat
        self.pace: i64 = state.pace(seat)
        self.dice: float = float(state.skill(seat, DIE))
        self.sword: float = float(state.skill(seat, SYMBOL + SWORD))
        self.speech: float = float(state.skill(seat, SYMBOL + SPEECH))
        self.cunning: float = float(state.skill(seat, SYMBOL + CUNNING))
        self.joker: float = float(state.skill(seat, SYMBOL + JOKER))
        self.rerolls: float = float(state.skill(seat, REROLL_SKILL))
        self.luck: float = float(state.people[self.at + LUCK])
        self.left: float = left(state)
        ruler: i64
        for ruler in range(2):
            if state.favour[ruler] == seat:
                self.dice += 0.9
        self.rewards: list[float] = []
        self.set_rewards()
        self.worths: list[float] = worths.of(state, seat)
        self.backs: list[float] = [UNASKED] * len(state.box.with_back)
        self.hired: float = UNASKED
        self.missed: float = UNASKED
        self.looked: bool = False
        self.sighted: list[i64] = []
        """Fields with something worth going to, and what that is worth."""
        self.sights: list[float] = []
        self.faded: list[float] = []
        """By steps to go: what is left of something there."""
        self.outlooks: list[Outlook | None] = []
        """By field, from there with no action left."""

    # Rewards

    def set_rewards(self) -> None:
        """By kind of reward, what one of it is worth to this seat."""
        state = self.state
        virtue: float = step_worth(state, self.seat, VIRTUE_END, self.left)
        vice: float = step_worth(state, self.seat, VICE_END, self.left)
        self.rewards = [A_COIN, 1.0, virtue, vice, virtue if virtue > vice else vice]
        ruler: i64
        for ruler in range(2):
            holder: i64 = state.favour[ruler]
            self.rewards.append(1.0 if holder == self.seat else A_FAVOUR * (0.5 + 0.5 * self.left))
        self.rewards.append(A_LUCK)
        self.rewards.append(A_SOLO_POSTER if state.solo else A_POSTER)
        for worth in FOLLOWERS:
            self.rewards.append(worth * self.left)

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
        """What a row is worth, less what it costs in coins and, after so many who have gone, in followers."""
        box = self.state.box
        place: i64 = ROWS * page + row
        worth = self.reward(box.gives[place])
        coins: i64 = box.needs[NEEDS * place + COINS_NEEDED]
        if coins > 0:
            worth -= A_COIN * float(coins)
        if box.needs[NEEDS * place + FOLLOWERS_NEEDED] > 0:
            worth -= self.parting(gone)
        return worth

    def parting(self, gone: i64) -> float:
        """What it costs to dismiss the weakest follower after so many who have gone already."""
        crew = qualities(self.state, self.seat)
        return DICE_TO_POINTS * self.left * crew[gone] if gone < len(crew) else 0.0

    # Tokens

    def token(self, token: i64) -> float:
        """What facing a token is worth."""
        worth: float = self.worths[token]
        if worth == UNASKED:
            box = self.state.box
            kind: i64 = box.kind[token]
            if kind == box.toll or kind == box.dismissal:
                return self.bargain(token)
            worth = self.facing(token)
            self.worths[token] = worth
        return worth

    def back(self, back: i64) -> float:
        """The average of the tokens with this back that nobody has seen, or of all of them if others saw each."""
        worth: float = self.backs[back]
        if worth == UNASKED:
            tokens = self.state.box.with_back[back]
            unseen = [token for token in tokens if self.state.token_at[token] == UNSEEN]
            worth = self.average(unseen if unseen else tokens)
            self.backs[back] = worth
        return worth

    def average(self, tokens: list[i64]) -> float:
        total = 0.0
        for token in tokens:
            total += self.token(token)
        return total / float(len(tokens))

    def facing(self, token: i64) -> float:
        box = self.state.box
        kind: i64 = box.kind[token]
        if kind == box.tournament:
            return A_TOURNAMENT
        dice: float = self.dice + float(self.state.conditional(self.seat, kind))
        needs: list[i64] = [0, 0, 0, 0]
        total = 0.0
        certain = 1.0
        row: i64
        for row in range(box.row_count[token]):
            worth = self.row(token, row)
            if row > 0 and worth <= 0.0:
                continue
            chance = self.chance(NEEDS * (ROWS * token + row), needs, dice)
            if row == 0:
                certain = chance
                total = (1.0 - chance) * 0.5 * A_LUCK
            elif chance > certain:
                chance = certain
            total += chance * worth
            if row == 0 or chance > 0.3:
                add_needs(box.needs, NEEDS * (ROWS * token + row), needs)
        return total

    def bargain(self, token: i64) -> float:
        """A toll or a parting: no dice, only what one has."""
        box = self.state.box
        coins: i64 = self.state.people[self.at + COINS]
        crew: i64 = self.state.crew_size(self.seat)
        gone: i64 = 0
        total = 0.0
        row: i64
        for row in range(box.row_count[token]):
            place: i64 = NEEDS * (ROWS * token + row)
            coins -= box.needs[place + COINS_NEEDED]
            crew -= box.needs[place + FOLLOWERS_NEEDED]
            if coins < 0 or crew < 0:
                break
            worth = self.row(token, row, gone)
            if row == 0 or worth > 0.0:
                total += worth
                gone += box.needs[place + FOLLOWERS_NEEDED]
        return total

    def chance(self, place: i64, before: list[i64], dice: float) -> float:
        """Roughly, how likely so many dice meet a row after those that are met already."""
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
        """What the token on a large field is worth to whoever knows what this seat knows."""
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
        if state.people[self.at + CONQUERED + level] != NONE:
            return 0.0
        place: i64 = state.box.tokens + level
        worth: float = self.worths[place]
        if worth == UNASKED:
            worth = self.conquering(level)
            self.worths[place] = worth
        return worth

    def conquering(self, level: i64) -> float:
        state = self.state
        box = state.box
        nothing: list[i64] = [0, 0, 0, 0]
        dice: float = self.dice + float(state.conditional(self.seat, box.conquest))
        total = 0.0
        for card in box.conquests[level]:
            total += self.storm(box.tokens + card, 0, dice, nothing)
        return self.reward(box.conquest_gives[level]) * total / float(len(box.conquests[level]))

    def storm(self, page: i64, first_row: i64, dice: float, nothing: list[i64]) -> float:
        """How likely the rows of a conquest are met, from this one on."""
        met = 1.0
        row: i64
        for row in range(first_row, self.state.box.row_count[page]):
            met *= self.chance(NEEDS * (ROWS * page + row), nothing, dice)
        return met

    def prey(self, other: i64) -> float:
        """What attacking another seat is worth: nothing without a poster, or once attacked."""
        people = self.state.people
        at: i64 = PERSON * other
        if not people[at + POSTER] or people[at + STRUCK]:
            return 0.0
        state = self.state
        symbols = state.box.fight_symbols
        attack: float = might(state, self.seat, symbols[0]) + 0.6 * self.luck
        defence: float = might(state, other, symbols[1]) + 0.6 * float(people[at + LUCK])
        chance: float = winning(attack - defence)
        return chance * (2.0 + A_COIN * float(people[at + BOUNTY])) - (1.0 - chance)

    def prey_named(self, leader: i64) -> float:
        """The same by leader; alone there is only Torak."""
        if self.state.solo:
            return self.torak()
        other: i64 = 0
        while self.state.people[PERSON * other + LEADER] != leader:
            other += 1
        return self.prey(other)

    def torak(self) -> float:
        """What attacking Torak is worth."""
        state = self.state
        if state.torak_lies:
            return 0.0
        symbols = state.box.fight_symbols
        attack: float = might(state, self.seat, symbols[0]) + 0.6 * self.luck
        return TORAK_DOWN * winning(attack - torak_might(state, symbols[1]))

    def weakest(self) -> float:
        """The quality of whom the crew would miss least; a free place misses nobody."""
        if self.missed == UNASKED:
            crew = qualities(self.state, self.seat)
            self.missed = crew[0] if len(crew) == CREW_SIZE else 0.0
        return self.missed

    def hire(self) -> float:
        """By how much the best follower that the coins buy is better than the weakest of the crew, in points."""
        if self.hired == UNASKED:
            state = self.state
            coins: i64 = state.people[self.at + COINS]
            best = 0.0
            for card in state.offer:
                if card != NONE and state.price(card) <= coins and state.accepts(self.seat, card):
                    best = more(best, self.hiring(card, self.weakest()))
            self.hired = best
        return self.hired

    def hiring(self, card: i64, instead: float) -> float:
        """What hiring is worth in the place of somebody so good."""
        gain: float = DICE_TO_POINTS * self.left * (quality(self.state, card) - instead)
        return gain - A_COIN * float(self.state.price(card))

    # Places

    def field(self, field: i64) -> float:
        """The best that can be done on a field, in one action."""
        box = self.state.box
        spot: i64 = box.spot_of[field]
        best: float = self.spot(spot) if spot != NONE else 0.0
        level: i64 = box.level_of[field]
        if level != NONE:
            best = more(best, self.castle(level))
        if box.is_tavern[field]:
            best = more(best, self.hire())
        other: i64
        for other in range(self.state.seats):
            if other != self.seat and self.state.people[PERSON * other + FIELD] == field:
                best = more(best, self.prey(other))
        if self.state.solo and self.state.torak_field == field:
            best = more(best, self.torak())
        return best

    def moves_to(self, field: i64, target: i64) -> i64:
        """Move actions from one field to another."""
        box = self.state.box
        return self.moves_for(box.distance[box.fields * field + target])

    def moves_for(self, steps: i64) -> i64:
        if steps == 0:
            return 0
        return (steps + self.pace - 1) // self.pace if self.pace > 0 else NEVER

    # What lies around

    def look_around(self) -> None:
        """Find all that is worth going to."""
        self.looked = True
        state = self.state
        box = state.box
        steps: i64
        for steps in range(box.farthest + 1):
            self.faded.append(later(self.moves_for(steps)))
        spot: i64
        for spot in range(box.spots):
            self.sight(box.field_of[spot], self.spot(spot))
        for target in box.castles:
            self.sight(target, self.castle(box.level_of[target]))
        other: i64
        for other in range(state.seats):
            if other != self.seat and state.people[PERSON * other + POSTER]:
                self.sight(state.people[PERSON * other + FIELD], self.prey(other))
        if state.solo:
            self.sight(state.torak_field, self.torak())

    def sight(self, field: i64, worth: float) -> None:
        if worth > 0.0:
            self.sighted.append(field)
            self.sights.append(worth)

    def around(self, field: i64) -> Outlook:
        """What lies around a field for who gets there with the last action."""
        if not self.outlooks:
            self.outlooks = [None] * self.state.box.fields
        outlook = self.outlooks[field]
        if outlook is None:
            outlook = Outlook(self, field, 0)
            self.outlooks[field] = outlook
        return outlook

    def tavern(self, field: i64) -> float:
        """The best hire, as far as the next tavern is away."""
        if self.hire() <= 0.0:
            return 0.0
        return self.hire() * later(self.moves_for(self.state.box.to_tavern[field]))


class Outlook:
    """What lies around a field: the best that is within so many moves, the best later on, and the second best."""

    def __init__(self, prospects: Prospects, field: i64, moves: i64) -> None:
        if not prospects.looked:
            prospects.look_around()
        soon = 0.0
        best = 0.0
        second = 0.0
        box = prospects.state.box
        distance = box.distance
        start: i64 = box.fields * field
        within: i64 = moves * prospects.pace
        worths = prospects.sights
        faded = prospects.faded
        place: i64 = 0
        for target in prospects.sighted:
            worth: float = worths[place]
            steps: i64 = distance[start + target]
            if steps <= within and worth > soon:
                soon = worth
            now: float = worth * faded[steps]
            if now > best:
                second = best
                best = now
            elif now > second:
                second = now
            place += 1
        self.soon: float = soon
        self.best: float = best
        self.second: float = second


def left(state: Position) -> float:
    """How much of the game is to come, from 1 to nearly 0."""
    gone: float = float(most_points(state)) / float(state.goal)
    return 1.0 - gone if gone < 0.95 else 0.05


def more(one: float, other: float) -> float:
    return one if one > other else other


def later(moves: i64) -> float:
    return LATER[moves if moves < FAR else FAR] if moves != NEVER else 0.0


def over(expected: float, needed: i64) -> float:
    """What is left of a symbol, which helps little, or what is missing, which hurts."""
    if needed == 0:
        return 0.0
    rest: float = expected - float(needed)
    return rest if rest < 0.0 else 0.3 * rest


def add_needs(needs: list[i64], place: i64, total: list[i64]) -> None:
    symbol: i64
    for symbol in range(4):
        total[symbol] = total[symbol] + needs[place + symbol]


def step_worth(state: Position, seat: i64, end: i64, to_come: float) -> float:
    """A step towards an end of the morale track: a point beyond it, otherwise hope for later, or a step back."""
    morale: i64 = state.people[PERSON * seat + MORALE]
    if morale == end:
        return 1.0
    worth: float = 0.6 * to_come
    if (morale < MIDDLE) != (end < MIDDLE) and morale != MIDDLE:
        worth = -worth
    if morale == end + 1 or morale == end - 1:
        way: i64 = VICE if end == VICE_END else 0
        slot: i64
        for slot in range(PERSON * seat + CREW, PERSON * seat + CREW + CREW_SIZE):
            card: i64 = state.people[slot]
            if card != NONE and state.box.despises[card] == way:
                worth -= DICE_TO_POINTS * to_come * quality(state, card)
    return worth
