"""Blockades: what a side that stands in the general battle, or a fortel, keeps the other side from doing."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.components.names import ACTIONS, SIDES
from hetman.games.chocim.rules.constants import BLOCKED
from hetman.games.chocim.rules.places import BITS, COMMONWEALTH, FILL_TRENCH, LOOT_RAID, NIGHT_SORTIE
from hetman.games.chocim.rules.position import Position


def block(state: Position, target: i64, actions: i64) -> None:
    state.marks[BLOCKED + target] = state.marks[BLOCKED + target] | actions
    if state.event_log is not None:
        for number, action in enumerate(ACTIONS):
            if actions & BITS[number]:
                args = {"side": ["side", SIDES[target]], "action": ["action", action]}
                state.emit("blocked", args)


def blocks_assaults(state: Position) -> bool:
    """With its minimum in the general battle, the Commonwealth keeps the Ottomans from all assaults."""
    return state.in_battle(COMMONWEALTH)


def is_sortie(place: i64) -> bool:
    """Whether an army of the Ottomans there bars the action: filling the trench, a night sortie, a raid."""
    return place == FILL_TRENCH or place == NIGHT_SORTIE or place == LOOT_RAID


def is_blocked(state: Position, seat: i64, place: i64) -> bool:
    """Whether a fortel of this week blocks the action."""
    return blocked_actions(state, seat) & BITS[state.box.action_of[place]] != 0


def blocked_actions(state: Position, seat: i64) -> i64:
    """The actions that fortels of this week block for a seat, as bits."""
    return state.marks[BLOCKED + seat]
