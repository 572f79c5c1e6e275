"""What a bot feels about Jan Žižka: points, the crew, what lies within reach, and what the dice on the table would win.

NOTES.md tells how weights and policy_weights were measured.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hetman.core.evaluator import Evaluator
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.zizka.evaluation.combat import might, torak_might, winning
from hetman.games.zizka.evaluation.move_features import features_of_move
from hetman.games.zizka.evaluation.opportunities import Outlook, Prospects, left
from hetman.games.zizka.evaluation.plans import Plans
from hetman.games.zizka.evaluation.stakes import at_stake
from hetman.games.zizka.evaluation.value_cache import Worths
from hetman.games.zizka.rules.constants import (
    ACTIONS,
    BOUNTY,
    COINS,
    CREW,
    CREW_SIZE,
    DIE,
    FIELD,
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
    VICE_END,
    VIRTUE_END,
)
from hetman.games.zizka.rules.position import Position

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
    0.23, 0.27, 0.12, -0.07, 0.53, 0.4, 1.17, 0.16, 0.75, 0.2, 0.27, 0.36, 0.01, 0.15, 0.35, 0.12, -0.47, 0.08, 0.13,
    0.43, 0.36, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
]  # fmt: skip
ALONE: Final = [
    0.0, 0.39, 0.22, -0.28, 0.31, 0.45, 0.75, 0.05, 0.1, 0.08, -0.03, 0.09, 0.31, 0.31, 0.14, 0.04, -0.1, 0.12, -0.0,
    0.28, 0.23, -1.71, -0.2, -0.24, -0.23, -0.15, -0.87, 0.16,
]  # fmt: skip
ALONE_DEPTH: Final = 15
AN_ACTION: Final = 1.0
"""What an action wins, in points: who is yet to have the turn in this round stands so much better than it looks."""
CERTAIN: Final = 0.9
"""What is at stake counts nearly as much as what one has."""
FADING: Final = 0.25
"""With less than this to come, hope counts less and less: leaders who live on it never end a game, but Torak does."""

POLICY_WEIGHTS: Final = [
    -2.96, 2.07, 2.51, 3.37, 1.2, -1.48, -1.89, -2.82, 0.48, -0.02, 0.0, 0.0, 0.0, 0.29, 2.24, 2.06, -3.26, -1.04,
    -0.0, 0.74, 0.36, -1.1, 0.0, -0.17, 0.9, 0.38, -1.1, 1.37, -1.37, -0.74, 0.38, -0.38, 0.0, -0.75, -2.16, -2.3,
    -0.97, 0.28, 0.35, 0.94, 0.27, 1.37, -0.5, -1.28, -0.13, -0.18, -0.31, 0.33, 0.52, 0.8, 0.0, -0.24, 0.08, -0.26,
    -0.35, 0.21, 0.11, -0.29, -1.01, -0.74, -1.35, -0.84, -0.05, 1.68, 2.04, 2.35, 0.0, -0.24, 0.3, 0.13, 0.21, 0.49,
    0.53, 1.1, -5.67, 1.14, 2.33, 3.71, 1.82, 0.01, 0.0, 0.0, -1.35, -0.16, -0.16, 0.4, 0.52, -0.02, 0.7, 1.27, 0.17,
    -0.3, -0.65, -0.69, -0.35, -1.26, -1.22, 2.03, -2.57, -1.74, -0.24, 3.0, -0.42, -0.94, -1.07, -1.53, -1.12, 1.49,
    2.3, 1.0, -0.35, 0.9, 0.31, 0.16, 0.0, -1.45, 3.05, -0.65, -1.69, 0.0, -1.49, 3.96, 1.64, -3.73, 0.0, 0.0, 0.09,
    -0.2, -0.28, 0.0, 0.0, 0.0, 0.0, -0.97, -1.97, -1.43, -0.33, 2.06, 1.72, 2.35, 0.64, -1.7, -1.06, -0.32, 0.04,
    0.52, 0.82, 1.27, 1.5, -1.24, -0.16, -0.51, 1.57, 1.65, -0.04, 0.0, 0.0, 0.0, 2.01, 1.42, -0.66, -0.11, -1.37,
    -0.83, -0.45, -0.18, 0.03, -0.41, 0.26, 0.16, -0.03, 0.0, 0.0, -0.82, -1.53, 0.82, 1.53, -1.31, 0.0, 0.0, 0.0, 0.0,
    3.05, 2.35, 0.92, -0.05, -0.46, -1.2, -1.36, -3.26, 2.69, 1.69, 0.47, -0.2, -0.34, -0.12, -1.74, -2.44, 2.59, 2.04,
    0.8, -0.64, -1.07, -1.22, -1.48, -1.53, 2.71, 0.57, 0.0, -0.2, -0.32, -0.69, -0.79, -0.92, 1.14, 0.42, 0.69, -0.49,
    -0.45, -0.17, -0.78, -0.35,
]  # fmt: skip


class ZizkaEvaluator(Evaluator):
    """Feels for one seat."""

    def __init__(self) -> None:
        super().__init__(
            WEIGHTS, POLICY_WEIGHTS, rollout_depth=36, c_puct=0.6, inverse_temperature=2, exploration_fraction=0.25
        )
        self.alone: list[float] = ALONE
        self.worths = Worths()

    def rollout_limit(self, state: State) -> i64:
        """Alone no farther than priors can be trusted, which were measured with two leaders."""
        return self.rollout_depth if state.setup.seats > 1 else ALONE_DEPTH

    def evaluate(self, state: State) -> list[float]:
        """Alone there is nobody to be compared with but Torak, whose standing is among the features."""
        if state.setup.seats > 1:
            return super().evaluate(state)
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
        prospects = Prospects(state, own, self.worths)
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

    def priors(self, state: State, moves: list[i64]) -> list[float]:
        """The same as the base class, but what lies around is looked at once for all moves."""
        assert isinstance(state, Position)
        plans = Plans(Prospects(state, state.stack[-1].seat, self.worths), moves)
        found: list[float] = []
        place: i64
        for place in range(len(moves)):
            policy_weight = 0.0
            for feature in features_of_move(plans, place):
                policy_weight += self.policy_weights[feature]
            found.append(exp(policy_weight))
        return found

    def move_features(self, state: State, move: i64) -> list[i64]:
        assert isinstance(state, Position)
        moves = state.stack[-1].moves(state)
        plans = Plans(Prospects(state, state.stack[-1].seat, self.worths), moves)
        return features_of_move(plans, moves.index(move))


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
