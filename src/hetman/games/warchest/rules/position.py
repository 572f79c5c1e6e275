"""A position of War Chest: where every coin and marker is, and what happens to them."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.core.state import State
from hetman.games.warchest.rules import deduction, pending
from hetman.games.warchest.rules.board import BOARDS, HEXES, NUMBERS, Board
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
    coin_name,
)

NOBODY: Final = -1
RUNNING: Final = -1
# In lists, "none" is a number above all others: compiled code reads small positive numbers fastest.
EMPTY: Final = KINDS
FREE: Final = 2
NOWHERE: Final = 63
TIE: Final = 2
HAND_SIZE: Final = 3

# Piles: a coin of kind c in a pile is counted in coins[pile + c]; the royal coin of a seat is kind ROYAL + seat.
HAND: Final = 0
BAG: Final = 20
DOWN: Final = 40
UP: Final = 60
SUPPLY: Final = 80
LOST: Final = 100
PILES: Final = 120

# The ledger: five numbers of each seat, from LEDGER * seat on. The last three are what everybody can deduce.
IN_HAND: Final = 0
IN_BAG: Final = 1
HELD: Final = 2
FRESH: Final = 3
BURIED: Final = 4
LEDGER: Final = 5


def add(counts: list[i64], place: i64, by: i64) -> None:
    """`counts[place] += by`, which compiled code would do with boxed numbers, at three times the cost."""
    counts[place] = counts[place] + by


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
        """Which team holds a location."""
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
        self.holder = source.holder[:]
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
                self.stack.append(pending.TURNS[seat])
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
            self.stack.append(pending.DRAWS[seat])

    def finish_at_limit(self) -> None:
        """No end in sight: the side with more markers wins."""
        ravens, wolves = self.markers(0), self.markers(1)
        self.winner = TIE if ravens == wolves else 0 if ravens > wolves else 1
        if self.chronicle is not None:
            self.tell("limit", {})
            self.tell_winner()

    def refill(self, seat: i64) -> None:
        """The bag is empty: the whole discard pile, face up and face down, goes into it."""
        self.note_refill(seat)
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

    def can_draw(self, seat: i64) -> bool:
        """Whether the bag or the discard pile has a coin."""
        if self.ledger[LEDGER * seat + IN_BAG] > 0:
            return True
        for coin in self.army[seat]:
            if self.coins[UP + coin] + self.coins[DOWN + coin] > 0:
                return True
        return False

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
            self.note_shown(seat, kind, from_hand)
        return kind

    # What can be deduced (see deduction.py)

    def hidden(self, seat: i64) -> list[i64]:
        """Secret coins of a seat, by their place in its army."""
        coins = self.coins
        counts: list[i64] = []
        for coin in self.army[seat]:
            secret: i64 = coins[HAND + coin] + coins[BAG + coin] + coins[DOWN + coin]
            if coin == self.drawn:
                secret += 1
            counts.append(secret)
        return counts

    def note_refill(self, seat: i64) -> None:
        at: i64 = LEDGER * seat
        fresh = self.ledger[at + FRESH] == 1
        hidden = self.hidden(seat)
        held = deduction.after_refill(
            self.ledger[at + HELD], hidden, self.ledger[at + IN_HAND], fresh, self.ledger[at + BURIED]
        )
        self.ledger[at + HELD] = held
        self.ledger[at + FRESH] = 1
        self.ledger[at + BURIED] = 0

    def note_shown(self, seat: i64, kind: i64, from_hand: bool) -> None:
        at: i64 = LEDGER * seat
        place: i64 = 0
        for coin in self.army[seat]:
            if coin == kind:
                break
            place += 1
        left: i64 = self.coins[HAND + kind] + self.coins[BAG + kind] + self.coins[DOWN + kind]
        if from_hand and self.ledger[at + FRESH] == 1:
            room: i64 = self.ledger[at + BURIED] + self.ledger[at + IN_HAND]
            self.ledger[at + HELD] = deduction.after_showing_held(self.ledger[at + HELD], place, left, room)
        else:
            self.ledger[at + HELD] = deduction.after_showing(self.ledger[at + HELD], place, left)

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
        if self.can_draw(seat):
            self.stack.append(pending.PRIESTS[seat])

    # The end

    def scores(self) -> list[int]:
        """Markers on the board: the winner's are all there."""
        return [int(self.markers(seat % 2)) for seat in range(int(self.seats))]

    def winners(self) -> tuple[int, ...]:
        if self.winner == RUNNING:
            return ()
        return tuple(seat for seat in range(int(self.seats)) if self.winner in (TIE, seat % 2))

    # What a seat sees

    def show(self, seat: int | None) -> dict[str, Any]:
        return {
            "round": int(self.round),
            "round_limit": int(self.round_limit),
            "initiative": int(self.initiative),
            "claimed": self.claimed,
            "goal": int(self.board.goal),
            "holds": {HEXES[hex]: self.holder_of(hex) for hex in self.board.locations},
            "units": [self.show_unit(hex) for hex in range(int(self.board.size)) if self.unit[hex] != EMPTY],
            "players": [self.show_player(other, seat) for other in range(int(self.seats))],
            "pool": [NAMES[kind] for kind in self.pool],
        }

    def holder_of(self, hex: i64) -> int:
        """The team that holds a location, or NOBODY."""
        return NOBODY if self.holder[hex] == FREE else int(self.holder[hex])

    def show_unit(self, hex: int) -> dict[str, Any]:
        kind = self.unit[hex]
        return {
            "hex": HEXES[hex],
            "unit": NAMES[kind],
            "seat": int(self.owner[kind]),
            "height": int(self.height[hex]),
        }

    def show_player(self, seat: int, viewer: int | None) -> dict[str, Any]:
        units = [kind for kind in self.army[seat] if kind < ROYAL]
        own = seat == viewer
        drawn = None
        if self.drawn in self.army[seat]:
            drawn = coin_name(self.drawn) if own else "hidden"
        secret = {"hand": self.pile(seat, HAND), "bag": self.pile(seat, BAG), "down": self.pile(seat, DOWN)}
        return {
            "seat": seat,
            "army": [NAMES[kind] for kind in units],
            "supply": {NAMES[kind]: int(self.coins[SUPPLY + kind]) for kind in units},
            "lost": {NAMES[kind]: int(self.coins[LOST + kind]) for kind in units},
            "up": self.pile(seat, UP),
            "hand": int(self.ledger[LEDGER * seat + IN_HAND]),
            "bag": int(self.ledger[LEDGER * seat + IN_BAG]),
            "down": sum(secret["down"].values()),
            "drawn": drawn,
            "coins": secret if own else None,
        }

    def pile(self, seat: int, pile: int) -> dict[str, int]:
        """The coins of one of a seat's piles, by name."""
        kinds = self.army[seat]
        return {coin_name(kind): int(self.coins[pile + kind]) for kind in kinds if self.coins[pile + kind]}

    # What a seat cannot know

    def redraw(self, seat: int, dice: Dice) -> None:
        """Spread the secret coins of the other seats anew over hand, face-down discards, bag and priest's draw."""
        other: i64
        for other in range(self.seats):
            if other != seat:
                self.spread(other, dice)

    def spread(self, seat: i64, dice: Dice) -> None:
        known: i64 = self.ledger[LEDGER * seat + HELD]
        secret = self.hidden(seat)
        down: i64 = 0
        for coin in self.army[seat]:
            down += self.coins[DOWN + coin]
        hand: i64 = self.ledger[LEDGER * seat + IN_HAND]
        buried: i64 = 0
        held: list[i64] = [0] * len(secret)
        if known != deduction.NOTHING:
            number: i64 = deduction.choose_held(known, secret, dice)
            for place in range(len(secret)):
                held[place] = deduction.HELD[number][place]
                secret[place] -= held[place]
            fresh = self.ledger[LEDGER * seat + FRESH] == 1
            buried = self.ledger[LEDGER * seat + BURIED] if fresh else down
            self.deal_held(seat, held, secret, buried, hand if fresh else 0, dice)
            hand = 0 if fresh else hand
        else:
            self.clear_pile(seat, HAND)
            self.clear_pile(seat, DOWN)
        self.deal_into(seat, HAND, secret, hand, dice)
        self.deal_into(seat, DOWN, secret, down - buried, dice)
        if self.drawn != NOBODY and self.drawn in self.army[seat]:
            self.drawn = self.army[seat][self.pick_one(secret, dice)]
        for place in range(len(secret)):
            self.coins[BAG + self.army[seat][place]] = secret[place]

    def deal_held(self, seat: i64, held: list[i64], secret: list[i64], buried: i64, hand: i64, dice: Dice) -> None:
        """The held coins and others at random are `buried` face-down coins and `hand` coins of the hand."""
        mixed: list[i64] = held[:]
        missing: i64 = buried + hand
        for count in held:
            missing -= count
        for _ in range(missing):
            add(mixed, self.pick_one(secret, dice), 1)
        self.clear_pile(seat, HAND)
        self.clear_pile(seat, DOWN)
        self.deal_into(seat, HAND, mixed, hand, dice)
        self.deal_into(seat, DOWN, mixed, buried, dice)

    def clear_pile(self, seat: i64, pile: i64) -> None:
        for coin in self.army[seat]:
            self.coins[pile + coin] = 0

    def deal_into(self, seat: i64, pile: i64, source: list[i64], count: i64, dice: Dice) -> None:
        """Move `count` random coins of `source` into a pile."""
        for _ in range(count):
            add(self.coins, pile + self.army[seat][self.pick_one(source, dice)], 1)

    def pick_one(self, source: list[i64], dice: Dice) -> i64:
        place: i64 = dice.index(source)
        add(source, place, -1)
        return place

    # Dump and restore

    def facts(self) -> dict[str, Any]:
        """`units`: hex -> [unit, height]; `holds`: location -> team; `piles`: by seat, pile -> coin -> count;
        `known`: by seat, what everybody can deduce (deduction.py); the rest by name."""
        seats = range(int(self.seats))
        return {
            "army": [[coin_name(kind) for kind in self.army[seat]] for seat in seats],
            "units": {
                HEXES[hex]: [NAMES[self.unit[hex]], int(self.height[hex])]
                for hex in range(int(self.board.size))
                if self.unit[hex] != EMPTY
            },
            "holds": {HEXES[hex]: self.holder_of(hex) for hex in self.board.locations},
            "piles": [{name: self.pile(seat, pile) for name, pile in PILE_NAMES.items()} for seat in seats],
            "known": [[int(n) for n in self.ledger[LEDGER * s + HELD : LEDGER * s + LEDGER]] for s in seats],
            "drawn": coin_name(self.drawn) if self.drawn != NOBODY else None,
            "drawer": next((seat for seat in seats if self.drawn in self.army[seat]), None),
            "pool": [NAMES[kind] for kind in self.pool],
            "round": int(self.round),
            "initiative": int(self.initiative),
            "claimed": self.claimed,
            "turn": int(self.turn),
            "winner": int(self.winner),
        }

    def recall(self, facts: dict[str, Any]) -> None:
        for seat, names in enumerate(facts["army"]):
            for name in names:
                if name != "royal":
                    self.enlist(seat, NAMES.index(name))
            if "royal" in names:
                self.army[seat] = [*self.army[seat], ROYAL + seat]
        for name, team in facts["holds"].items():
            self.holder[NUMBERS[name]] = FREE if team == NOBODY else team
        for name, (unit, height) in facts["units"].items():
            self.put(NAMES.index(unit), NUMBERS[name])
            self.height[NUMBERS[name]] = height
        for seat, piles in enumerate(facts["piles"]):
            self.recall_piles(seat, piles)
        for seat, known in enumerate(facts["known"]):
            self.ledger[LEDGER * seat + HELD : LEDGER * seat + LEDGER] = known
        if facts["drawn"] is not None:
            self.drawn = self.coin_number(facts["drawn"], facts["drawer"])
        self.pool = [NAMES.index(name) for name in facts["pool"]]
        self.round = facts["round"]
        self.initiative = facts["initiative"]
        self.claimed = facts["claimed"]
        self.turn = facts["turn"]
        self.winner = facts["winner"]

    def recall_piles(self, seat: int, piles: dict[str, dict[str, int]]) -> None:
        for name, pile in PILE_NAMES.items():
            for coin, count in piles[name].items():
                self.coins[pile + self.coin_number(coin, seat)] = count
        self.ledger[LEDGER * seat + IN_HAND] = sum(piles["hand"].values())
        self.ledger[LEDGER * seat + IN_BAG] = sum(piles["bag"].values())

    def coin_number(self, name: str, seat: int) -> int:
        return ROYAL + seat if name == "royal" else NAMES.index(name)

    def decision(self, code: int) -> Any:
        return pending.by_code()[code]


PILE_NAMES: Final[dict[str, int]] = {
    "hand": HAND,
    "bag": BAG,
    "down": DOWN,
    "up": UP,
    "supply": SUPPLY,
    "lost": LOST,
}
