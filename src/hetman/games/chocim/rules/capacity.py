"""How many units an action takes, and what controlled neighbours add to an assault."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.rules.places import ASSAULT, BITS, CONTROL, FOREGROUND, OTTOMAN
from hetman.games.chocim.rules.position import Position


def neighbours_held(state: Position, field: i64) -> i64:
    """How many neighbours of a field the Ottomans control. They control the foreground with their minimum there."""
    held: i64 = state.held
    near: i64 = state.box.near_bits[field]
    if near & BITS[FOREGROUND] and state.in_battle(OTTOMAN):
        held += BITS[FOREGROUND]
    return state.box.bit_counts[near & held]


def capacity(state: Position, place: i64) -> i64:
    """How many units an action takes: an assault one more for each neighbouring field held."""
    most: i64 = state.box.maximum[place]
    if ASSAULT <= place < CONTROL and state.box.extra[place] > 0:
        extra: i64 = neighbours_held(state, place - ASSAULT)
        most += extra if extra < state.box.extra[place] else state.box.extra[place]
    return most


def is_full(state: Position, place: i64) -> bool:
    """Whether an action takes no more units."""
    standing: i64 = state.count(place)
    return standing >= state.box.maximum[place] and standing >= capacity(state, place)
