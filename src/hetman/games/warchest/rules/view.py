"""What a seat sees of a position."""

from __future__ import annotations

from typing import Any

from hetman.core.native import i64
from hetman.games.warchest.rules import constants
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import NAMES, ROYAL, coin_name


def game_view(state: Position, seat: int | None) -> dict[str, Any]:
    return {
        "round": int(state.round),
        "round_limit": int(state.round_limit),
        "initiative": int(state.initiative),
        "claimed": state.claimed,
        "goal": int(state.goal),
        "holds": {HEXES[hex]: holder_of(state, hex) for hex in state.board.locations},
        "units": [show_unit(state, hex) for hex in range(int(state.board.size)) if state.unit[hex] != constants.EMPTY],
        "players": [show_player(state, other, seat) for other in range(int(state.seats))],
        "pool": [NAMES[kind] for kind in state.pool],
    }


def holder_of(state: Position, hex: i64) -> int:
    """The team that holds a location, or NOBODY."""
    return constants.NOBODY if state.holder[hex] == constants.FREE else int(state.holder[hex])


def show_unit(state: Position, hex: int) -> dict[str, Any]:
    kind = state.unit[hex]
    return {
        "hex": HEXES[hex],
        "unit": NAMES[kind],
        "seat": int(state.owner[kind]),
        "height": int(state.height[hex]),
    }


def show_player(state: Position, seat: int, viewer: int | None) -> dict[str, Any]:
    units = [kind for kind in state.army[seat] if kind < ROYAL]
    own = seat == viewer
    drawn = None
    if state.drawn in state.army[seat]:
        drawn = coin_name(state.drawn) if own else "hidden"
    secret = {name: pile(state, seat, constants.PILE_NAMES[name]) for name in ("hand", "bag", "down")}
    return {
        "seat": seat,
        "army": [NAMES[kind] for kind in units],
        "supply": {NAMES[kind]: int(state.coins[constants.SUPPLY + kind]) for kind in units},
        "lost": {NAMES[kind]: int(state.coins[constants.LOST + kind]) for kind in units},
        "up": pile(state, seat, constants.UP),
        "hand": int(state.ledger[constants.LEDGER * seat + constants.IN_HAND]),
        "bag": int(state.ledger[constants.LEDGER * seat + constants.IN_BAG]),
        "down": sum(secret["down"].values()),
        "drawn": drawn,
        "coins": secret if own else None,
    }


def pile(state: Position, seat: int, pile: int) -> dict[str, int]:
    """The coins of one of a seat's piles, by name."""
    kinds = state.army[seat]
    return {coin_name(kind): int(state.coins[pile + kind]) for kind in kinds if state.coins[pile + kind]}
