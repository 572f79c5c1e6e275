"""Features of a position of Jan Žižka: points, crew, what can be reached, and Torak."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.zizka.evaluation.combat import expected_strength, torak_expected_strength, win_probability
from hetman.games.zizka.evaluation.opportunities import Opportunities
from hetman.games.zizka.evaluation.stakes import at_stake
from hetman.games.zizka.evaluation.surroundings import Surroundings
from hetman.games.zizka.rules.constants import (
    ACTIONS,
    DIE,
    JOKER,
    MIDDLE,
    MOVE_SKILL,
    NONE,
    PEEK_SKILL,
    REROLL_SKILL,
    SYMBOL,
    VICE_END,
    VIRTUE_END,
)
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.posters import free_posters

FEATURES: Final = (
    "points, with what is at stake (rewards due, rows that the dice meet, a tournament, a fight) and with what the "
    "actions left in this round may win",
    "points, the more the nearer the end is",
    "coins",
    "coins, the more the farther the end is; likewise the next ones",
    "dice of leader and crew",
    "plain symbols",
    "jokers",
    "rerolls",
    "movement",
    "skills for kinds of events",
    "peeks",
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
    "alone: a constant",
    "alone: Torak's points",
    "alone: Torak's points, the more the nearer the end is",
    "alone: Torak's level",
    "alone: posters",
    "alone: Torak near, by his chance to win",
    "alone: Torak on the ground",
)
AN_ACTION: Final = 1.0
"""What an action wins, in points. A seat that still has its turn in this round stands that much better."""
CERTAIN: Final = 0.9
"""Points at stake count nearly as much as points won."""
FADING: Final = 0.25
"""With less of the game left, opportunities lose value. Otherwise leaders wait for better ones without end."""


def features_of(opportunities: Opportunities) -> list[float]:
    """The features of a seat, aligned with `FEATURES`."""
    state = opportunities.state
    seat: i64 = opportunities.seat
    leader = opportunities.leader
    left: float = opportunities.left
    points: float = float(leader.points)
    coins: float = float(leader.coins)
    plain: i64 = (
        leader.skill(state.box, state.side, SYMBOL)
        + leader.skill(state.box, state.side, SYMBOL + 1)
        + leader.skill(state.box, state.side, SYMBOL + 2)
    )
    morale: i64 = leader.morale
    steps: i64 = morale - MIDDLE if morale > MIDDLE else MIDDLE - morale
    favours: i64 = 0
    for holder in state.favour:
        if holder == seat:
            favours += 1
    points += CERTAIN * at_stake(opportunities)
    if not state.solo:
        points += AN_ACTION * float(actions_left(state, seat))
    found: list[float] = [
        points,
        points * (1.0 - left),
        coins,
        coins * left,
        float(leader.skill(state.box, state.side, DIE)) * left,
        float(plain) * left,
        float(leader.skill(state.box, state.side, SYMBOL + JOKER)) * left,
        float(leader.skill(state.box, state.side, REROLL_SKILL)) * left,
        float(leader.skill(state.box, state.side, MOVE_SKILL)) * left,
        float(conditional_skills(state, seat)) * left,
        float(leader.skill(state.box, state.side, PEEK_SKILL)) * left,
        float(steps) * left,
        left if morale == VIRTUE_END or morale == VICE_END else 0.0,
        float(leader.luck),
        float(favours),
        float(leader.bounty),
        1.0 if leader.poster else 0.0,
    ]
    add_surroundings(found, opportunities)
    if state.solo:
        add_torak(found, state, left)
    else:
        found += [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    return found


def conditional_skills(state: Position, seat: i64) -> i64:
    count: i64 = 0
    for card in state.leaders[seat].crew:
        if state.box.when[card] != NONE:
            count += 1
    return count


def actions_left(state: Position, seat: i64) -> i64:
    """Count the actions of a seat in this round, in which every leader has a turn."""
    own: i64 = (seat - state.first + state.seats) % state.seats
    now: i64 = (state.turn - state.first + state.seats) % state.seats
    if own == now:
        return state.actions
    return ACTIONS if own > now else 0


def add_surroundings(found: list[float], opportunities: Opportunities) -> None:
    """What the seat can reach with the actions left, and later on."""
    state = opportunities.state
    seat: i64 = opportunities.seat
    field: i64 = opportunities.leader.field
    if field == NONE or (state.ending and actions_left(state, seat) == 0):
        found += [0.0, 0.0, 0.0, 0.0]
        return
    surroundings = Surroundings(opportunities)
    actions: i64 = state.actions if state.turn == seat else 0
    forecast = surroundings.forecast(field, actions - 1)
    share: float = 1.0
    if opportunities.left < FADING and not state.solo:
        share = opportunities.left / FADING
    found += [share * forecast.soon, share * forecast.best, share * forecast.second, surroundings.tavern(field)]


def add_torak(found: list[float], state: Position, left: float) -> None:
    points: float = float(state.torak_points)
    box = state.box
    danger = 0.0
    if not state.torak_lies and state.torak_field != NONE:
        away: i64 = box.distance[box.fields * state.torak_field + state.leaders[0].field]
        near: float = 1.0 if away <= 2 else 2.0 / float(away)
        attack: float = torak_expected_strength(state, box.fight_symbols[0])
        danger = near * win_probability(attack - expected_strength(state, 0, box.fight_symbols[1]))
    found += [
        1.0,
        points,
        points * (1.0 - left),
        float(state.difficulty) - 1.0,
        float(4 - free_posters(state)),
        danger,
        1.0 if state.torak_lies else 0.0,
    ]
