"""A position of War Chest: where every coin and marker is, and what happens to them."""

from __future__ import annotations

from typing import Any

from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.warchest.rules import deduction, dumping, pending, secrets, showing
from hetman.games.warchest.rules.board import BOARDS, HEXES, Board
from hetman.games.warchest.rules.counts import (
    BAG,
    BURIED,
    DOWN,
    EMPTY,
    FREE,
    FRESH,
    HAND,
    HAND_SIZE,
    HELD,
    IN_BAG,
    IN_HAND,
    LEDGER,
    LOST,
    NOBODY,
    NOWHERE,
    PILES,
    RUNNING,
    SUPPLY,
    TIE,
    UP,
    add,
)
from hetman.games.warchest.rules.units import (
    BERSERKER,
    COINS,
    FOOTMAN,
    KINDS,
    KNIGHT,
    NAMES,
    PIKEMAN,
    ROYAL,
    ROYAL_GUARD,
    SWORDSMAN,
    WARRIOR_PRIEST,
)


class Position(State):
    """Everything on the table.

    A kind of unit belongs to one seat, so piles and places are kept by kind. Seats of one team are even or odd: Ravens
    are team 0, Wolves team 1.
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
        self.unit: list[i64] = [EMPTY] * self.board.size
        self.height: list[i64] = [0] * self.board.size
        self.holder: list[i64] = [FREE] * self.board.size
        """Which team holds a location. Changed seldom, and then as a whole, so that copies share it."""
        self.where: list[i64] = [NOWHERE] * KINDS
        self.second_footman: i64 = NOWHERE
        self.coins: list[i64] = [0] * PILES
        self.ledger: list[i64] = [0, 0, deduction.NOTHING, 0, 0] * seats
        self.drawn: i64 = NOBODY
        """The coin that a Warrior Priest drew and that is to be used at once."""
        self.army: list[list[i64]] = [[] for _ in range(seats)]
        """By seat: its units and, last, its royal coin. Never changed in place, so that copies share it."""
        self.team: list[i64] = [FREE] * (KINDS + 1)
        """By kind; EMPTY has no team."""
        self.owner: list[i64] = [NOWHERE] * KINDS
        self.pool: list[i64] = []
        """Cards of a draft that are still to be picked."""
        self.round: i64 = 0
        self.initiative: i64 = NOBODY
        self.claimed: bool = False
        self.turn: i64 = NOBODY
        self.winner: i64 = RUNNING
        for team in range(2):
            for hex in self.board.start[team]:
                self.holder[hex] = team

    def copy(self) -> Position:
        return Position(self.setup, self)

    def take_over(self, source: Position) -> None:
        self.seats = source.seats
        self.board = source.board
        self.round_limit = source.round_limit
        self.revised_guard = source.revised_guard
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

    # Setting up

    def enlist(self, seat: i64, kind: i64) -> None:
        """A seat gets a unit's card."""
        army = self.army[:]
        army[seat] = [*army[seat], kind]
        self.army = army
        self.team = self.team[:]
        self.team[kind] = seat & 1
        self.owner = self.owner[:]
        self.owner[kind] = seat

    def begin(self, first: i64) -> None:
        """Two coins of each unit and the royal coin go into the bag, the rest is the supply."""
        seat: i64
        for seat in range(self.seats):
            for kind in self.army[seat]:
                self.coins[BAG + kind] = 2
                self.coins[SUPPLY + kind] = COINS[kind] - 2
            self.coins[BAG + ROYAL + seat] = 1
            self.ledger[LEDGER * seat + IN_BAG] = 2 * len(self.army[seat]) + 1
        self.army = [[*units, ROYAL + seat] for seat, units in enumerate(self.army)]
        self.initiative = first
        self.start_round()

    # A round: drawing, then one coin at a time from the initiative on

    def proceed(self) -> None:
        if self.winner != RUNNING:
            return
        seat: i64 = self.turn
        for _ in range(self.seats):
            seat += 1
            if seat >= self.seats:
                seat = 0
            if self.ledger[LEDGER * seat + IN_HAND] > 0:
                self.turn = seat
                self.stack = [pending.TURNS[seat]]  # a new list of one costs less than an emptied one that grows
                return
        self.start_round()

    def start_round(self) -> None:
        if self.round == self.round_limit:
            self.finish_at_limit()
            return
        self.round += 1
        self.claimed = False
        self.turn = self.initiative - 1
        if self.chronicle is not None:
            self.tell("round", {"round": int(self.round)})
            self.tell("starts", {"seat": ["seat", int(self.initiative)]})
        seat: i64
        for seat in range(self.seats):
            self.ledger[LEDGER * seat + FRESH] = 0
            for _ in range(self.coins_to_draw(seat)):
                self.stack.append(pending.DRAWS[seat])

    def coins_to_draw(self, seat: i64) -> i64:
        """Three, or what bag and discard pile hold."""
        size: i64 = self.ledger[LEDGER * seat + IN_BAG]
        if size < HAND_SIZE:
            for coin in self.army[seat]:
                size += self.coins[UP + coin] + self.coins[DOWN + coin]
        return size if size < HAND_SIZE else HAND_SIZE

    def finish_at_limit(self) -> None:
        """No end in sight: the side with more markers wins."""
        ravens, wolves = self.markers(0), self.markers(1)
        self.winner = TIE if ravens == wolves else 0 if ravens > wolves else 1
        if self.chronicle is not None:
            self.tell("limit", {})
            self.tell_winner()

    def refill(self, seat: i64) -> None:
        """The bag is empty: the whole discard pile, face up and face down, goes into it."""
        secrets.note_refill(self, seat)
        coins = self.coins
        size: i64 = 0
        for coin in self.army[seat]:
            count: i64 = coins[UP + coin] + coins[DOWN + coin]
            coins[BAG + coin] = count
            coins[UP + coin] = 0
            coins[DOWN + coin] = 0
            size += count
        self.ledger[LEDGER * seat + IN_BAG] = size
        if self.chronicle is not None:
            self.tell("refill", {"seat": ["seat", int(seat)]})

    def take_from_bag(self, seat: i64, coin: i64) -> i64:
        """Take out a coin as NATURE names it, after a refill if the bag is empty; returns its kind in the piles."""
        if self.ledger[LEDGER * seat + IN_BAG] == 0:
            self.refill(seat)
        kind: i64 = coin + seat if coin == ROYAL else coin
        add(self.coins, BAG + kind, -1)
        add(self.ledger, LEDGER * seat + IN_BAG, -1)
        return kind

    # Coins leave the hand

    def spend(self, coin: i64, seat: i64) -> i64:
        """Take the coin from the hand, or use up the one that a priest drew; returns its kind in the piles."""
        kind: i64 = coin + seat if coin == ROYAL else coin
        if self.drawn != NOBODY:
            self.drawn = NOBODY
        else:
            add(self.coins, HAND + kind, -1)
            add(self.ledger, LEDGER * seat + IN_HAND, -1)
        return kind

    def discard_up(self, coin: i64, seat: i64) -> None:
        """A coin is played face up, for a manoeuvre."""
        add(self.coins, UP + self.show_coin(coin, seat), 1)

    def discard_down(self, coin: i64, seat: i64) -> None:
        """A coin is played face down; nobody else learns which."""
        if self.drawn == NOBODY and self.ledger[LEDGER * seat + FRESH]:
            add(self.ledger, LEDGER * seat + BURIED, 1)
        add(self.coins, DOWN + self.spend(coin, seat), 1)

    def show_coin(self, coin: i64, seat: i64) -> i64:
        """A coin leaves the hand for everybody to see; returns its kind in the piles."""
        from_hand = self.drawn == NOBODY
        kind: i64 = self.spend(coin, seat)
        if self.ledger[LEDGER * seat + HELD] != deduction.NOTHING:
            secrets.note_shown(self, seat, kind, from_hand)
        return kind

    # Units on the board

    def put(self, kind: i64, hex: i64) -> None:
        """A unit enters a hex; of two Footmen the one with the lower hex number is the first."""
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
        """A unit leaves a hex."""
        self.unit[hex] = EMPTY
        if self.where[kind] != hex:
            self.second_footman = NOWHERE
        elif kind == FOOTMAN:
            self.where[kind] = self.second_footman
            self.second_footman = NOWHERE
        else:
            self.where[kind] = NOWHERE

    def shift(self, kind: i64, source: i64, target: i64) -> None:
        """A unit moves with its whole stack; nothing follows yet."""
        height: i64 = self.height[source]
        self.lift(kind, source)
        self.height[source] = 0
        self.put(kind, target)
        self.height[target] = height

    def lose(self, hex: i64) -> None:
        """The unit there loses a coin, which leaves the game; with the last one it is gone."""
        kind: i64 = self.unit[hex]
        add(self.coins, LOST + kind, 1)
        add(self.height, hex, -1)
        if self.height[hex] == 0:
            self.lift(kind, hex)
        if self.chronicle is not None:
            left = int(self.height[hex])
            args = {"unit": ["unit", NAMES[kind]], "hex": ["hex", HEXES[hex]]}
            self.tell("lost" if left else "destroyed", {**args, "left": left} if left else args)

    def attackable(self, hex: i64, team: i64, height: i64) -> bool:
        """Whether a unit of this team and height may attack what stands there; a Knight only if bolstered."""
        kind: i64 = self.unit[hex]
        return self.team[kind] == 1 - team and (kind != KNIGHT or height > 1)

    # Manoeuvres: move, control, attack, with what follows from them

    def move(self, kind: i64, source: i64, target: i64) -> None:
        self.shift(kind, source, target)
        if kind == BERSERKER:
            self.offer_berserker(target)

    def control(self, kind: i64, hex: i64) -> None:
        team: i64 = self.team[kind]
        before: i64 = self.holder[hex]
        self.holder = self.holder[:]
        self.holder[hex] = team
        if self.chronicle is not None:
            args = {"seat": ["seat", int(self.owner[kind])], "hex": ["hex", HEXES[hex]]}
            self.tell("taken" if before == FREE else "captured", args)
        if self.markers(team) == self.board.goal:
            self.win(team)
        elif kind == BERSERKER:
            self.offer_berserker(hex)
        elif kind == WARRIOR_PRIEST:
            self.offer_priest()

    def markers(self, team: i64) -> i64:
        """How many markers the team has on the board."""
        count: i64 = 0
        for hex in self.board.locations:
            if self.holder[hex] == team:
                count += 1
        return count

    def win(self, team: i64) -> None:
        """The last marker is placed: the game ends at once, before any further trigger."""
        self.winner = team
        self.stack.clear()
        if self.chronicle is not None:
            self.tell_winner()

    def tell_winner(self) -> None:
        if self.winner == TIE:
            self.tell("tied", {})
        else:
            self.tell("won", {"side": ["side", int(self.winner)]})

    def attack(self, kind: i64, source: i64, target: i64) -> None:
        """An attack, and a Pikeman's answer at the same time if the attacker is next to it.

        What the attacker may do afterwards is pushed first, so that a Royal Guard's choice comes before it.
        """
        struck: i64 = self.unit[target]
        stands = True
        if struck == PIKEMAN and self.board.distance[source * self.board.size + target] == 1:
            if self.chronicle is not None:
                self.tell("pikes", {"unit": ["unit", NAMES[kind]], "hex": ["hex", HEXES[source]]})
            self.lose(source)
            stands = self.height[source] > 0
        if stands:
            if kind == SWORDSMAN:
                self.stack.append(pending.SWORDSMEN[self.owner[kind]])
            elif kind == BERSERKER:
                self.offer_berserker(source)
            elif kind == WARRIOR_PRIEST:
                self.offer_priest()
        if struck == ROYAL_GUARD and self.coins[SUPPLY + ROYAL_GUARD] > 0:
            self.stack.append(pending.SOAKS[self.owner[ROYAL_GUARD]])
        else:
            self.lose(target)

    def offer_berserker(self, hex: i64) -> None:
        if self.height[hex] > 1:
            self.stack.append(pending.BERSERKERS[self.owner[BERSERKER]])

    def offer_priest(self) -> None:
        seat: i64 = self.owner[WARRIOR_PRIEST]
        if self.coins_to_draw(seat) > 0:
            self.stack.append(pending.PRIESTS[seat])

    # The end

    def scores(self) -> list[int]:
        """Markers on the board: the winner's are all there."""
        return [int(self.markers(seat % 2)) for seat in range(int(self.seats))]

    def winners(self) -> tuple[int, ...]:
        if self.winner == RUNNING:
            return ()
        return tuple(seat for seat in range(int(self.seats)) if self.winner in (TIE, seat % 2))

    # What the kernel asks for, written in modules of their own

    def show(self, seat: int | None) -> dict[str, Any]:
        return showing.show(self, seat)

    def redraw(self, seat: int, dice: Dice) -> None:
        secrets.redraw(self, seat, dice)

    def facts(self) -> dict[str, Any]:
        return dumping.facts(self)

    def recall(self, facts: dict[str, Any]) -> None:
        dumping.recall(self, facts)

    def decision(self, code: int) -> Any:
        return pending.by_code()[code]
