"""A position as data that can be written down, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hetman.games.warchest.rules.board import HEXES, NUMBERS
from hetman.games.warchest.rules.counts import EMPTY, FREE, HELD, IN_BAG, IN_HAND, LEDGER, NOBODY, PILE_NAMES
from hetman.games.warchest.rules.showing import holder_of, pile
from hetman.games.warchest.rules.units import NAMES, ROYAL, coin_name

if TYPE_CHECKING:
    from hetman.games.warchest.rules.position import Position


def facts(state: Position) -> dict[str, Any]:
    """`units`: hex -> [unit, height]; `holds`: location -> team; `piles`: by seat, pile -> coin -> count;
    `known`: by seat, what everybody can deduce (deduction.py); the rest by name."""
    seats = range(int(state.seats))
    return {
        "army": [[coin_name(kind) for kind in state.army[seat]] for seat in seats],
        "units": {
            HEXES[hex]: [NAMES[state.unit[hex]], int(state.height[hex])]
            for hex in range(int(state.board.size))
            if state.unit[hex] != EMPTY
        },
        "holds": {HEXES[hex]: holder_of(state, hex) for hex in state.board.locations},
        "piles": [{name: pile(state, seat, at) for name, at in PILE_NAMES.items()} for seat in seats],
        "known": [[int(n) for n in state.ledger[LEDGER * s + HELD : LEDGER * s + LEDGER]] for s in seats],
        "drawn": coin_name(state.drawn) if state.drawn != NOBODY else None,
        "drawer": next((seat for seat in seats if state.drawn in state.army[seat]), None),
        "pool": [NAMES[kind] for kind in state.pool],
        "round": int(state.round),
        "initiative": int(state.initiative),
        "claimed": state.claimed,
        "turn": int(state.turn),
        "winner": int(state.winner),
    }


def recall(state: Position, facts: dict[str, Any]) -> None:
    for seat, names in enumerate(facts["army"]):
        for name in names:
            if name != "royal":
                state.enlist(seat, NAMES.index(name))
        if "royal" in names:
            state.army[seat] = [*state.army[seat], ROYAL + seat]
    for name, team in facts["holds"].items():
        state.holder[NUMBERS[name]] = FREE if team == NOBODY else team
    for name, (unit, height) in facts["units"].items():
        state.put(NAMES.index(unit), NUMBERS[name])
        state.height[NUMBERS[name]] = height
    for seat, piles in enumerate(facts["piles"]):
        recall_piles(state, seat, piles)
    for seat, known in enumerate(facts["known"]):
        state.ledger[LEDGER * seat + HELD : LEDGER * seat + LEDGER] = known
    if facts["drawn"] is not None:
        state.drawn = coin_number(facts["drawn"], facts["drawer"])
    state.pool = [NAMES.index(name) for name in facts["pool"]]
    state.round = facts["round"]
    state.initiative = facts["initiative"]
    state.claimed = facts["claimed"]
    state.turn = facts["turn"]
    state.winner = facts["winner"]


def recall_piles(state: Position, seat: int, piles: dict[str, dict[str, int]]) -> None:
    for name, at in PILE_NAMES.items():
        for coin, count in piles[name].items():
            state.coins[at + coin_number(coin, seat)] = count
    state.ledger[LEDGER * seat + IN_HAND] = sum(piles["hand"].values())
    state.ledger[LEDGER * seat + IN_BAG] = sum(piles["bag"].values())


def coin_number(name: str, seat: int) -> int:
    return ROYAL + seat if name == "royal" else NAMES.index(name)
