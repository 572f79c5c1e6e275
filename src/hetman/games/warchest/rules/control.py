"""Taking control of a location. The last marker wins."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.warchest.rules import berserker, warrior_priest
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.constants import FREE
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.scoring import win
from hetman.games.warchest.rules.units import BERSERKER, WARRIOR_PRIEST


def may_control(state: Position, hex: i64, team: i64) -> bool:
    """A unit takes control of the location where it stands, unless its side holds it."""
    return state.board.is_location[hex] and state.holder[hex] != team


def control(state: Position, kind: i64, hex: i64) -> None:
    """Put a marker of the side on a location; one of the enemy goes back to its owner."""
    team: i64 = state.team[kind]
    before: i64 = state.holder[hex]
    state.holder = state.holder[:]
    state.holder[hex] = team
    if state.event_log is not None:
        args = {"seat": ["seat", int(state.owner[kind])], "hex": ["hex", HEXES[hex]]}
        state.emit("taken" if before == FREE else "captured", args)
    if state.markers(team) == state.goal:
        win(state, team)
    elif kind == BERSERKER:
        berserker.offer_repeat(state, hex)
    elif kind == WARRIOR_PRIEST:
        warrior_priest.offer_draw(state)
