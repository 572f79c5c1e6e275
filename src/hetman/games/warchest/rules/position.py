"""A position of War Chest: the places of all coins and markers."""

from __future__ import annotations

from typing import Any

from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.warchest.rules import deduction
from hetman.games.warchest.rules.board import BOARDS, Board
from hetman.games.warchest.rules.constants import CARDS, EMPTY, FREE, NOBODY, NOWHERE, PILES, RUNNING
from hetman.games.warchest.rules.units import FOOTMAN, KINDS


class Position(State):
    """Everything on the table.

    A kind of unit belongs to one seat, so lists of piles and places are by kind. The seats of a team are even or odd:
    Ravens are team 0, Wolves team 1.
    """

    def __init__(self, setup: Any, source: Position | None = None) -> None:
        if source is not None:
            super().__init__(setup, source.stack[:])
            self.take_over(source)
            return
        super().__init__(setup, [])
        seats: int = setup.seats
        self.seats: i64 = seats
        self.board: Board = BOARDS[seats]
        self.round_limit: i64 = setup.options["round_limit"]
        self.revised_guard: bool = setup.options["royal_guard"] == "revised"
        self.army_size: i64 = setup.options["units"] or CARDS[seats]
        """Unit cards of each seat."""
        self.goal: i64 = setup.options["markers"] or int(self.board.goal)
        """Markers on the board that win."""
        self.unit: list[i64] = [EMPTY] * self.board.size
        self.height: list[i64] = [0] * self.board.size
        self.holder: list[i64] = [FREE] * self.board.size
        """The team that holds a location. It changes seldom, and then as a whole, so that copies share it."""
        self.where: list[i64] = [NOWHERE] * KINDS
        self.second_footman: i64 = NOWHERE
        self.coins: list[i64] = [0] * PILES
        self.ledger: list[i64] = [0, 0, deduction.NOTHING, 0, 0] * seats
        self.drawn: i64 = NOBODY
        """The coin that a Warrior Priest drew and that must be used at once."""
        self.army: list[list[i64]] = [[] for _ in range(seats)]
        """By seat: its units and, last, its royal coin. Never changed in place, so that copies share it."""
        self.team: list[i64] = [FREE] * (KINDS + 1)
        """By kind; EMPTY has no team."""
        self.owner: list[i64] = [NOWHERE] * KINDS
        self.pool: list[i64] = []
        """The cards of a draft that nobody has picked yet."""
        self.round: i64 = 0
        self.initiative: i64 = NOBODY
        self.claimed: bool = False
        self.turn: i64 = NOBODY
        self.winner: i64 = RUNNING

    def take_over(self, source: Position) -> None:
        self.seats = source.seats
        self.board = source.board
        self.round_limit = source.round_limit
        self.revised_guard = source.revised_guard
        self.army_size = source.army_size
        self.goal = source.goal
        self.unit = source.unit[:]
        self.height = source.height[:]
        self.holder = source.holder
        self.where = source.where[:]
        self.second_footman = source.second_footman
        self.coins = source.coins[:]
        self.ledger = source.ledger[:]
        self.drawn = source.drawn
        self.army = source.army
        self.team = source.team
        self.owner = source.owner
        self.pool = source.pool
        self.round = source.round
        self.initiative = source.initiative
        self.claimed = source.claimed
        self.turn = source.turn
        self.winner = source.winner

    def enlist(self, seat: i64, kind: i64) -> None:
        """Give a unit's card to a seat."""
        army = self.army[:]
        army[seat] = [*army[seat], kind]
        self.army = army
        self.team = self.team[:]
        self.team[kind] = seat & 1
        self.owner = self.owner[:]
        self.owner[kind] = seat

    # Units on the board

    def put(self, kind: i64, hex: i64) -> None:
        """Put a unit on a hex. The first of two Footmen is the one with the lower hex number."""
        self.unit[hex] = kind
        if kind == FOOTMAN and self.where[kind] != NOWHERE:
            if hex < self.where[kind]:
                self.second_footman = self.where[kind]
                self.where[kind] = hex
            else:
                self.second_footman = hex
        else:
            self.where[kind] = hex

    def lift(self, kind: i64, hex: i64) -> None:
        """Take a unit off a hex."""
        self.unit[hex] = EMPTY
        if self.where[kind] != hex:
            self.second_footman = NOWHERE
        elif kind == FOOTMAN:
            self.where[kind] = self.second_footman
            self.second_footman = NOWHERE
        else:
            self.where[kind] = NOWHERE

    def shift(self, kind: i64, source: i64, target: i64) -> None:
        """Move a unit with its whole stack, without follow-ups."""
        height: i64 = self.height[source]
        self.lift(kind, source)
        self.height[source] = 0
        self.put(kind, target)
        self.height[target] = height

    # Markers

    def markers(self, team: i64) -> i64:
        """Count the team's markers on the board."""
        count: i64 = 0
        for hex in self.board.locations:
            if self.holder[hex] == team:
                count += 1
        return count
