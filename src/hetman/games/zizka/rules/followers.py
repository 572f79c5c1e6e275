"""Followers: the skills of a crew for kinds of events, joining a crew and leaving it."""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND
from hetman.core.native import i64
from hetman.games.zizka.rules.constants import (
    CREW_SIZE,
    DISCARDED,
    IN_BOX,
    IN_CREW,
    NONE,
    VICE,
    VICE_END,
    VIRTUE,
    VIRTUE_END,
)
from hetman.games.zizka.rules.follower_decks import withdraw
from hetman.games.zizka.rules.position import Position

# Skills


def conditional_skill(state: Position, seat: i64, kind: i64) -> i64:
    """How many of the crew have the skill of this kind of event."""
    when = state.box.when
    total: i64 = 0
    for card in state.leaders[seat].crew:
        if when[card] == kind:
            total += 1
    return total


# The crew


def serves(state: Position, seat: i64, card: i64) -> bool:
    """Whether the follower would serve a leader of this morale."""
    morale: i64 = state.leaders[seat].morale
    way: i64 = state.box.despises[card]
    return not (way == VIRTUE and morale == VIRTUE_END) and not (way == VICE and morale == VICE_END)


def dismiss(state: Position, seat: i64, card: i64) -> None:
    """A follower leaves the crew. A starter goes back into the box."""
    leader = state.leaders[seat]
    leader.crew = [other for other in leader.crew if other != card]
    state.where[card] = IN_BOX if state.box.level[card] == NONE else DISCARDED


def take_in(state: Position, seat: i64, card: i64, old: i64) -> None:
    """A follower on offer joins the crew, in the place of an old one if the crew is full."""
    if old != NONE:
        dismiss(state, seat, old)
    leader = state.leaders[seat]
    leader.crew = [*leader.crew, card]
    withdraw(state, card, IN_CREW)


def add_newcomer(state: Position, seat: i64, card: i64, plain: i64, instead: i64, moves: list[i64]) -> None:
    """Moves by which a follower joins: with a full crew, in the place of each of them."""
    crew = state.leaders[seat].crew
    if len(crew) < CREW_SIZE:
        moves.append(plain + card * FIRST)
        return
    for old in crew:
        moves.append(instead + card * FIRST + old * SECOND)
