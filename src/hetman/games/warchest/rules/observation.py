"""Writes what a seat knows as numbers. `../observation.py` declares the planes and reads the same from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.core.decision import Decision
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.observation_writer import ObservationWriter
from hetman.core.state import State
from hetman.games.warchest.rules.constants import (
    BAG,
    DOWN,
    FREE,
    HAND,
    IN_BAG,
    IN_HAND,
    LEDGER,
    LOST,
    NOBODY,
    NOWHERE,
    SUPPLY,
    UP,
)
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import FOOTMAN, KINDS, ROYAL

COINS = KINDS + 1
"""The kinds of coins in a plane: the units and, last, the royal coin."""


class WarChestWriter(ObservationWriter):
    def __init__(self, seats: int, starts: Mapping[str, int], questions: Sequence[str]) -> None:
        super().__init__(seats, starts, questions)
        at = self.starts
        self.friends: i64 = at["friends"]
        self.enemies: i64 = at["enemies"]
        self.own_units: i64 = at["own_units"]
        self.locations: i64 = at["locations"]
        self.own_markers: i64 = at["own_markers"]
        self.enemy_markers: i64 = at["enemy_markers"]
        self.army: i64 = at["army"]
        self.supply: i64 = at["supply"]
        self.lost: i64 = at["lost"]
        self.up: i64 = at["up"]
        self.hand_sizes: i64 = at["hand_sizes"]
        self.bag_sizes: i64 = at["bag_sizes"]
        self.down_sizes: i64 = at["down_sizes"]
        self.own_hand: i64 = at["own_hand"]
        self.own_bag: i64 = at["own_bag"]
        self.own_down: i64 = at["own_down"]
        self.drawn: i64 = at["drawn"]
        self.pool: i64 = at["pool"]
        self.initiative: i64 = at["initiative"]
        self.claimed: i64 = at["claimed"]
        self.round: i64 = at["round"]
        self.goal: i64 = at["goal"]

    def question_of(self, state: State, decision: Decision[Any]) -> str:
        return decision.key if isinstance(decision, SeatDecision) else ""

    def write_game(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        other: i64
        for other in range(self.seats):
            self.write_coins(state, seat, other)
        self.write_own_coins(state, seat)
        self.write_markers(state, seat)
        for kind in state.pool:
            self.put(self.pool + kind, 1)
        if state.initiative != NOBODY:
            self.put(self.initiative + self.from_own(state.initiative, seat), 1)
        if state.claimed:
            self.put(self.claimed, 1)
        self.put(self.round, state.round)
        self.put(self.round + 1, state.round_limit)
        self.put(self.goal, state.goal)

    def write_coins(self, state: Position, seat: i64, other: i64) -> None:
        """What everybody sees of a player: units, supply, open discards and the sizes of secret piles."""
        place: i64 = self.from_own(other, seat)
        coins = state.coins
        down: i64 = 0
        for kind in state.army[other]:
            down += coins[DOWN + kind]
            if kind >= ROYAL:
                self.put(self.up + COINS * place + KINDS, coins[UP + kind])
                continue
            self.put(self.army + KINDS * place + kind, 1)
            self.put(self.supply + KINDS * place + kind, coins[SUPPLY + kind])
            self.put(self.lost + KINDS * place + kind, coins[LOST + kind])
            self.put(self.up + COINS * place + kind, coins[UP + kind])
            if state.where[kind] != NOWHERE:
                self.write_unit(state, seat, other, kind, state.where[kind])
                if kind == FOOTMAN and state.second_footman != NOWHERE:
                    self.write_unit(state, seat, other, kind, state.second_footman)
        self.put(self.hand_sizes + place, state.ledger[LEDGER * other + IN_HAND])
        self.put(self.bag_sizes + place, state.ledger[LEDGER * other + IN_BAG])
        self.put(self.down_sizes + place, down)

    def write_unit(self, state: Position, seat: i64, other: i64, kind: i64, hex: i64) -> None:
        side: i64 = self.friends if (other - seat) % 2 == 0 else self.enemies
        self.put(side + kind * state.board.size + hex, state.height[hex])
        if other == seat:
            self.put(self.own_units + hex, 1)

    def write_own_coins(self, state: Position, seat: i64) -> None:
        coins = state.coins
        for kind in state.army[seat]:
            coin: i64 = kind if kind < ROYAL else KINDS
            self.put(self.own_hand + coin, coins[HAND + kind])
            self.put(self.own_bag + coin, coins[BAG + kind])
            self.put(self.own_down + coin, coins[DOWN + kind])
            if kind == state.drawn:
                self.put(self.drawn + coin, 1)

    def write_markers(self, state: Position, seat: i64) -> None:
        for hex in state.board.locations:
            self.put(self.locations + hex, 1)
            holder: i64 = state.holder[hex]
            if holder != FREE:
                self.put((self.own_markers if holder == seat % 2 else self.enemy_markers) + hex, 1)
