"""What a bot feels about Jan Žižka: points, the crew, what lies within reach, and what the dice on the table would win.

NOTES.md tells how weights and pulls were measured.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hetman.core.decision import first, second, verb_of
from hetman.core.instinct import Instinct
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.zizka.rules import verbs
from hetman.games.zizka.rules.numbers import (
    ACTIONS,
    BLANK,
    BOUNTY,
    COINS,
    CONQUEST,
    CREW,
    CREW_SIZE,
    DIE,
    FACES,
    FIELD,
    FIGHT,
    JOKER,
    LUCK,
    MIDDLE,
    MORALE,
    MOVE_SKILL,
    NONE,
    PEEK_SKILL,
    PERSON,
    POINTS,
    POSTER,
    REROLL_SKILL,
    SYMBOL,
    TOURNAMENT,
    VICE,
    VICE_END,
    VIRTUE_END,
)
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.prospects import (
    Outlook,
    Prospects,
    left,
    might,
    quality,
    torak_might,
    winning,
)
from hetman.games.zizka.rules.stakes import at_stake, met
from hetman.games.zizka.rules.tournament import score_of

FEATURES: Final = (
    "points, with what is at stake (rewards due, rows that the dice meet, a tournament, a fight) and with what the "
    "actions left in this round may win",
    "points, the more the nearer the end is",
    "coins",
    "coins, the more the farther the end is; so too the next ones",
    "dice of leader and crew",
    "plain symbols",
    "jokers",
    "rerolls",
    "movement",
    "skills for kinds of events",
    "looks",
    "steps from the middle of the morale track",
    "an end of the morale track",
    "luck tokens",
    "favours",
    "coins on the poster",
    "a poster",
    "the best within the actions left in this turn; with several players less near the end, and so the next two",
    "the best later on, by its distance",
    "the second best",
    "the best follower for hire, by the distance of the tavern",
    "alone: as such",
    "alone: Torak's points",
    "alone: Torak's points, the more the nearer the end is",
    "alone: Torak's level",
    "alone: posters",
    "alone: Torak near, by his chance to win",
    "alone: Torak on the ground",
)
WEIGHTS: Final = [
    0.2, 0.39, 0.13, -0.11, 0.36, 0.21, 0.81, 0.05, 0.44, 0.12, 0.07, 0.23, 0.08, 0.08, 0.28, 0.13, -0.16, 0.08,
    0.13, 0.43, 0.36, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
]  # fmt: skip
ALONE: Final = [
    0.0, 0.39, 0.22, -0.28, 0.31, 0.45, 0.75, 0.05, 0.1, 0.08, -0.03, 0.09, 0.31, 0.31, 0.14, 0.04, -0.1, 0.12, -0.0,
    0.28, 0.23, -1.71, -0.2, -0.24, -0.23, -0.15, -0.87, 0.16,
]  # fmt: skip
AN_ACTION: Final = 1.0
"""What an action wins, in points: who is yet to have the turn in this round stands so much better than it looks."""
CERTAIN: Final = 0.9
"""What is at stake counts nearly as much as what one has."""
FADING: Final = 0.25
"""With less than this to come, hope counts less and less: leaders who live on it never end a game, but Torak does."""

# Traits of a move: its verb, then what it is good for. Worths come in eight steps.
STEPS: Final = 8
LAST_MOVE: Final = 33
"""A move with the second action: what lies there must wait."""
ARRIVES: Final = 34
ARRIVES_LAST: Final = ARRIVES + STEPS
VICINITY: Final = ARRIVES_LAST + STEPS
FACES_WORTH: Final = VICINITY + STEPS
CASTLE_WORTH: Final = FACES_WORTH + STEPS
TAVERN_WORTH: Final = CASTLE_WORTH + STEPS
PREY_WORTH: Final = TAVERN_WORTH + STEPS
PEEK_AWAY: Final = PREY_WORTH + STEPS
"""By moves to the token, three at most."""
IDLE: Final = PEEK_AWAY + 4
"""By actions given away."""
SPARE: Final = IDLE + 3
"""A reroll of a die that meets nothing."""
NEEDED: Final = SPARE + 1
KEEPS: Final = NEEDED + 1
"""Keeping dice that meet nothing, some rows, all rows."""
JOUST_KEEPS: Final = KEEPS + 3
"""By score, in twos."""
JOUST_FACE: Final = JOUST_KEEPS + STEPS
"""Rerolls in a tournament, by face; then dice set aside, then dice cast again."""
JOUST_CASTS: Final = JOUST_FACE + 3 * FACES
ROW_WORTH: Final = JOUST_CASTS + STEPS
JOINS_CREW: Final = ROW_WORTH + STEPS
HIRED: Final = JOINS_CREW + STEPS
LEAVES_CREW: Final = HIRED + STEPS
SENT_AWAY: Final = LEAVES_CREW + STEPS
LEANS: Final = SENT_AWAY + STEPS
"""To the middle, away from it, to an end, beyond it."""
PARTS: Final = LEANS + 4
"""A step that costs a follower."""
TORN: Final = PARTS + 1
TRAITS: Final = TORN + 4

PULLS: Final = [
    -0.05, 2.52, 2.13, 1.45, 0.32, -1.88, -2.05, -2.43, -0.17, 0.1, 0.0, 0.0, 0.0, -0.05, 0.64, 1.05, -1.03, -0.66,
    0.0, 0.37, 0.36, -0.73, 0.0, -1.28, 0.84, 0.95, -0.51, 0.19, -0.19, 0.12, 0.06, -0.06, 0.0, -0.44, -3.23, -1.38,
    -1.17, -0.45, 0.41, 1.41, 1.96, 2.83, -2.15, -0.74, -0.46, -0.25, 0.04, 0.46, 1.1, 1.56, 0.0, 0.01, -0.37, -0.42,
    -0.09, -0.33, 0.03, 0.73, -0.02, -0.51, -0.43, -0.89, -0.09, 0.94, 1.55, 1.97, 0.0, -0.14, 0.0, 0.0, 0.2, 0.46,
    0.31, 1.3, -2.41, -0.45, 2.54, 1.76, 0.0, 0.0, 0.0, 0.0, -0.05, -0.16, -0.07, -0.01, 0.0, 0.01, 0.02, 0.57,
    -0.26, -0.52, -0.52, -0.57, -0.21, -0.97, -1.26, 0.82, -1.13, -0.88, -0.25, 1.35, -0.26, -0.5, -0.53, -0.28,
    -0.2, 0.72, 0.35, 0.43, 0.05, 0.04, 0.08, -0.03, 0.0, -0.02, 0.21, 0.11, -0.18, 0.0, 0.04, 0.24, 0.07, -0.29,
    0.0, 0.0, -0.06, -0.05, -0.02, 0.08, 0.0, 0.0, 0.0, -0.67, -0.86, -0.6, 0.03, 0.47, 0.69, 1.02, 0.98, -1.27,
    -0.51, 0.0, 0.02, 0.22, 0.63, 0.86, 0.77, -0.76, -0.13, 1.07, 1.61, 0.0, 0.0, 0.0, 0.0, 0.0, 1.29, 0.6, -0.11,
    -0.69, -0.74, -0.34, 0.0, -0.24, -0.41, -0.53, -0.1, 0.0, 0.0, 0.0, 0.0, -0.17, -0.96, 0.17, 0.96, -0.02, 0.0,
    0.0, 0.0, 0.0,
]  # fmt: skip


class ZizkaInstinct(Instinct):
    """Feels for one seat."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, PULLS, depth=15, boldness=0.6, resolve=2, curiosity=0.25)
        self.alone: list[float] = ALONE

    def horizon(self, state: State) -> i64:
        """With more than two seats longer, so that one's own next turn is still seen."""
        more: i64 = state.setup.seats - 2
        return self.depth + more * self.depth // 2 if more > 0 else self.depth

    def judge(self, state: State) -> list[float]:
        """Alone there is nobody to be compared with but Torak, whose standing is among the features."""
        if state.setup.seats > 1:
            return super().judge(state)
        felt = 0.0
        place: i64 = 0
        for value in self.features(state, 0):
            felt += self.alone[place] * value
            place += 1
        return [1.0 / (1.0 + exp(-felt))]

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        own: i64 = seat
        at: i64 = PERSON * own
        people = state.people
        to_come: float = left(state)
        points: float = float(people[at + POINTS])
        coins: float = float(people[at + COINS])
        plain: i64 = state.skill(own, SYMBOL) + state.skill(own, SYMBOL + 1) + state.skill(own, SYMBOL + 2)
        morale: i64 = people[at + MORALE]
        steps: i64 = morale - MIDDLE if morale > MIDDLE else MIDDLE - morale
        favours: i64 = 0
        if state.favour[0] == own:
            favours += 1
        if state.favour[1] == own:
            favours += 1
        prospects = Prospects(state, own)
        points += CERTAIN * at_stake(prospects)
        if not state.solo:
            points += AN_ACTION * float(actions_left(state, own))
        found: list[float] = [
            points,
            points * (1.0 - to_come),
            coins,
            coins * to_come,
            float(state.skill(own, DIE)) * to_come,
            float(plain) * to_come,
            float(state.skill(own, SYMBOL + JOKER)) * to_come,
            float(state.skill(own, REROLL_SKILL)) * to_come,
            float(state.skill(own, MOVE_SKILL)) * to_come,
            float(conditionals(state, own)) * to_come,
            float(state.skill(own, PEEK_SKILL)) * to_come,
            float(steps) * to_come,
            to_come if morale == VIRTUE_END or morale == VICE_END else 0.0,
            float(people[at + LUCK]),
            float(favours),
            float(people[at + BOUNTY]),
            float(people[at + POSTER]),
        ]
        add_outlook(found, prospects)
        if state.solo:
            add_torak(found, state, to_come)
        else:
            found += [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        return found

    def urges(self, state: State, moves: list[i64]) -> list[float]:
        """The same as the base class, but what lies around is looked at once for all moves."""
        assert isinstance(state, Position)
        prospects = Prospects(state, state.stack[-1].seat)
        found: list[float] = []
        for move in moves:
            pull = 0.0
            for trait in traits_of(prospects, move):
                pull += self.pulls[trait]
            found.append(exp(pull))
        return found

    def traits(self, state: State, move: i64) -> list[i64]:
        assert isinstance(state, Position)
        return traits_of(Prospects(state, state.stack[-1].seat), move)


# Features


def conditionals(state: Position, seat: i64) -> i64:
    count: i64 = 0
    slot: i64
    for slot in range(PERSON * seat + CREW, PERSON * seat + CREW + CREW_SIZE):
        card: i64 = state.people[slot]
        if card != NONE and state.box.when[card] != NONE:
            count += 1
    return count


def actions_left(state: Position, seat: i64) -> i64:
    """In this round, in which every leader has a turn."""
    own: i64 = (seat - state.first + state.seats) % state.seats
    now: i64 = (state.turn - state.first + state.seats) % state.seats
    if own == now:
        return state.actions
    return ACTIONS if own > now else 0


def add_outlook(found: list[float], prospects: Prospects) -> None:
    """What the seat can reach with the actions left, and later on."""
    state = prospects.state
    seat: i64 = prospects.seat
    field: i64 = state.people[prospects.at + FIELD]
    if field == NONE or (state.ending and actions_left(state, seat) == 0):
        found += [0.0, 0.0, 0.0, 0.0]
        return
    actions: i64 = state.actions if state.turn == seat else 0
    outlook = Outlook(prospects, field, actions - 1)
    hope: float = 1.0
    if prospects.left < FADING and not state.solo:
        hope = prospects.left / FADING
    found += [
        hope * outlook.soon,
        hope * outlook.best,
        hope * outlook.second,
        prospects.tavern(field),
    ]


def add_torak(found: list[float], state: Position, to_come: float) -> None:
    torak: float = float(state.torak_points)
    symbols = state.box.fight_symbols
    box = state.box
    danger = 0.0
    if not state.torak_lies and state.torak_field != NONE:
        away: i64 = box.distance[box.fields * state.torak_field + state.people[FIELD]]
        near: float = 1.0 if away <= 2 else 2.0 / float(away)
        danger = near * winning(torak_might(state, symbols[0]) - might(state, 0, symbols[1]))
    found += [
        1.0,
        torak,
        torak * (1.0 - to_come),
        float(state.difficulty) - 1.0,
        float(4 - state.free_posters()),
        danger,
        1.0 if state.torak_lies else 0.0,
    ]


# Traits


def step_of(worth: float) -> i64:
    """Worths in eight steps, from a loss to three points and more."""
    if worth <= 0.0:
        return 0
    step: i64 = 1 + int(worth * 2.5)
    return step if step < STEPS else STEPS - 1


def traits_of(prospects: Prospects, move: i64) -> list[i64]:
    state = prospects.state
    verb: i64 = verb_of(move)
    found: list[i64] = [verb]
    if verb == verbs.MOVE:
        add_way(found, prospects, first(move))
    elif verb <= verbs.END:
        add_deed(found, prospects, verb, first(move))
    elif verb <= verbs.KEEP:
        if state.contest == TOURNAMENT:
            add_joust(found, state, verb, first(move))
        else:
            add_reroll(found, prospects, verb, first(move))
    elif verb == verbs.TAKE:
        found.append(ROW_WORTH + step_of(prospects.row(state.page, first(move))))
    elif verb == verbs.LEAN:
        add_lean(found, prospects, first(move))
    elif verb >= verbs.DISMISS and verb <= verbs.HIRE_FOR:
        add_follower(found, prospects, verb, move)
    elif verb >= verbs.ASIDE and verb <= verbs.CAST:
        add_joust(found, state, verb, first(move))
    elif verb == verbs.TEAR:
        found.append(TORN + first(move))
    return found


def add_way(found: list[i64], prospects: Prospects, target: i64) -> None:
    """What there is to do where a move leads, and around it."""
    here: float = prospects.field(target)
    if prospects.state.actions > 1:
        found.append(ARRIVES + step_of(here))
    else:
        found.append(LAST_MOVE)
        found.append(ARRIVES_LAST + step_of(here))
        found.append(VICINITY + step_of(Outlook(prospects, target, 0).best))


def add_deed(found: list[i64], prospects: Prospects, verb: i64, operand: i64) -> None:
    state = prospects.state
    box = state.box
    field: i64 = state.people[prospects.at + FIELD]
    if verb == verbs.FACE:
        found.append(FACES_WORTH + step_of(prospects.spot(box.spot_of[field])))
    elif verb == verbs.CONQUER:
        found.append(CASTLE_WORTH + step_of(prospects.castle(box.level_of[field])))
    elif verb == verbs.RECRUIT:
        found.append(TAVERN_WORTH + step_of(prospects.hire()))
    elif verb == verbs.ATTACK:
        found.append(PREY_WORTH + step_of(prospects.prey_named(operand)))
    elif verb == verbs.PEEK:
        moves: i64 = prospects.moves_to(field, operand)
        found.append(PEEK_AWAY + (moves if moves < 3 else 3))
    elif verb == verbs.END:
        found.append(IDLE + state.actions)


def add_reroll(found: list[i64], prospects: Prospects, verb: i64, face: i64) -> None:
    """Whether a die is needed for what the dice meet now."""
    state = prospects.state
    if state.contest == FIGHT:
        symbol: i64 = state.box.fight_symbols[0 if state.attacker == prospects.seat else 1]
        if verb == verbs.REROLL or verb == verbs.BUY:
            found.append(NEEDED if face == symbol or face == JOKER else SPARE)
        return
    rows: i64 = met(prospects, NONE)
    if verb == verbs.KEEP:
        found.append(KEEPS + (0 if rows == 0 else 2 if rows == rows_asked(state) else 1))
    elif verb == verbs.REROLL or verb == verbs.BUY:
        found.append(SPARE if face == BLANK or met(prospects, face) == rows else NEEDED)


def rows_asked(state: Position) -> i64:
    return 1 if state.contest == CONQUEST else state.box.row_count[state.page]


def add_joust(found: list[i64], state: Position, verb: i64, face: i64) -> None:
    if verb == verbs.KEEP:
        score: i64 = score_of(state) // 2
        found.append(JOUST_KEEPS + (score if score < STEPS else STEPS - 1))
    elif verb == verbs.CAST:
        found.append(JOUST_CASTS + (state.to_roll if state.to_roll < STEPS else STEPS - 1))
    elif verb == verbs.ASIDE:
        found.append(JOUST_FACE + FACES + face)
    elif verb == verbs.AGAIN:
        found.append(JOUST_FACE + 2 * FACES + face)
    elif verb == verbs.REROLL:
        found.append(JOUST_FACE + face)


def add_lean(found: list[i64], prospects: Prospects, way: i64) -> None:
    state = prospects.state
    morale: i64 = state.people[prospects.at + MORALE]
    end: i64 = VICE_END if way == VICE else VIRTUE_END
    by: i64 = 1 if way == VICE else -1
    if morale == end:
        found.append(LEANS + 3)
    elif morale + by == end:
        found.append(LEANS + 2)
        slot: i64
        for slot in range(prospects.at + CREW, prospects.at + CREW + CREW_SIZE):
            card: i64 = state.people[slot]
            if card != NONE and state.box.despises[card] == way:
                found.append(PARTS)
    else:
        found.append(LEANS + (0 if morale + by == MIDDLE else 1))


def add_follower(found: list[i64], prospects: Prospects, verb: i64, move: i64) -> None:
    """Who comes, who goes, and what that is worth, in dice or for coins in points."""
    state = prospects.state
    card: i64 = first(move)
    if verb == verbs.DISMISS:
        found.append(LEAVES_CREW + step_of(0.5 * quality(state, card)))
    elif verb == verbs.DISCARD:
        found.append(SENT_AWAY + step_of(prospects.hiring(card, prospects.weakest())))
    elif verb == verbs.GAIN or verb == verbs.GAIN_FOR:
        old: float = quality(state, second(move)) if verb == verbs.GAIN_FOR else 0.0
        found.append(JOINS_CREW + step_of(0.7 * (quality(state, card) - old)))
    elif verb == verbs.HIRE or verb == verbs.HIRE_FOR:
        gone: float = quality(state, second(move)) if verb == verbs.HIRE_FOR else 0.0
        found.append(HIRED + step_of(prospects.hiring(card, gone)))
