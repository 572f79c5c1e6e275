"""The rules: verbs, the position, and the decisions of seats and of chance.

In each round chance rolls for a prize, and every seat secretly lays a card. The single strongest card takes the prize,
and its seat may look at the top of the deck. Empty hands draw two cards each. The most points win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from hetman.core.counts import take_random
from hetman.core.decision import FIRST, Decision, first
from hetman.core.decisions import ChanceDecision, DecisionTable, SeatDecision
from hetman.core.dice import Dice
from hetman.core.fields import Field, number, numbers, pile, rows
from hetman.core.game import Setup
from hetman.core.pile import Pile
from hetman.core.state import State
from hetman.core.verbs import Kind, Verb, Vocabulary

# Verbs

RANKS = ("scout", "archer", "knight")
"""The cards, the weakest first."""
PRIZES = ("1", "2", "3")

ROLL, DRAW, LAY, LOOK, SKIP, SEE = range(6)
VERBS = Vocabulary(
    [Kind("rank", RANKS), Kind("prize", PRIZES)],
    [
        Verb("roll", "roll {prize}"),
        Verb("draw", "draw {card:rank?}"),
        Verb("lay", "lay {card:rank?}"),
        Verb("look", "look"),
        Verb("skip", "skip"),
        Verb("see", "see {card:rank?}", reveals=True),
    ],
)

# Decisions are shared objects. The table gives each of them its code for dumps.

MOST_SEATS = 3
TABLE = DecisionTable(seats=MOST_SEATS, seat=1, kind=10)
ROLLS = TABLE.family("rolls", 0)
DRAWS = TABLE.family("draws", 1)
SEES = TABLE.family("sees", 2)
LOOKS = TABLE.family("looks", 3)
LAYS = {2: TABLE.family("lays of two", 4), 3: TABLE.family("lays of three", 5)}

# The position

CARDS_OF_A_RANK = 3
HAND = 2
NO_CARD = 3

FIELDS: Sequence[Field] = (
    pile("deck"),
    rows("hands"),
    numbers("laid"),
    numbers("shown"),
    numbers("points"),
    number("prize"),
    number("round"),
)


class Position(State):
    """`hands[seat][rank]` counts cards. `laid` are the secret cards of this round, `shown` those of the last one."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, [])
        self.seats = setup.seats
        self.deck = Pile([CARDS_OF_A_RANK] * len(RANKS))
        self.hands = [[0] * len(RANKS) for _ in range(self.seats)]
        self.laid = [NO_CARD] * self.seats
        self.shown = [NO_CARD] * self.seats
        self.points = [0] * self.seats
        self.prize = 0
        self.round = 0

    def fields(self) -> Sequence[Field]:
        return FIELDS

    def decision(self, code: int) -> Decision[Any]:
        return TABLE.decision(code)

    # The course of the game

    def proceed(self) -> None:
        """Start a round, or deal first if the hands are empty. With too few cards for all the game is over."""
        if sum(self.hands[0]):
            self.round += 1
            self.stack.append(ROLLS[0])
        elif self.deck.size() >= HAND * self.seats:
            self.stack.extend(HAND * DRAWS[: self.seats])

    def lay(self, seat: int, card: int) -> None:
        self.hands[seat][card] -= 1
        self.laid[seat] = card
        if NO_CARD not in self.laid:
            self.fight()

    def fight(self) -> None:
        """Turn up all cards. The strongest one takes the prize if it is alone."""
        self.shown, self.laid = self.laid, [NO_CARD] * self.seats
        if self.event_log is not None:
            for seat, card in enumerate(self.shown):
                self.emit("turn", {"seat": ["seat", seat], "card": ["rank", RANKS[card]]})
        best = max(self.shown)
        if self.shown.count(best) > 1:
            return
        winner = self.shown.index(best)
        gained = self.prize + self.setup.options["bold"]
        self.points[winner] += gained
        if self.event_log is not None:
            self.emit("prize", {"seat": ["seat", winner], "points": gained})
        if self.deck.size():
            self.stack.append(LOOKS[winner])

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> tuple[int, ...]:
        if self.stack:
            return ()
        return tuple(seat for seat in range(self.seats) if self.points[seat] == max(self.points))

    # What a seat knows

    def game_view(self, seat: int | None) -> dict[str, Any]:
        """Everybody sees the counts and the cards that were turned up. Only the seat itself sees its own cards."""
        players = [
            {"seat": other, "cards": self.in_hand(other), "shown": rank_of(self.shown[other])}
            for other in range(self.seats)
        ]
        view: dict[str, Any] = {
            "round": self.round,
            "prize": self.prize,
            "deck": int(self.deck.size()),
            "players": players,
            "hand": None,
            "laid": None,
            "top": None,
        }
        if seat is not None:
            view["hand"] = dict(zip(RANKS, self.hands[seat]))
            view["laid"] = rank_of(self.laid[seat])
            if self.deck.top_known_to(seat):
                view["top"] = RANKS[self.deck.tops()[0]]
        return view

    def in_hand(self, seat: int) -> int:
        """Count the cards of a hand and its secret card. Otherwise the count would show who has decided."""
        return sum(self.hands[seat]) + (self.laid[seat] != NO_CARD)

    def resample(self, seat: int, dice: Dice) -> None:
        """Collect every card that the seat does not know, then deal hands, secret cards and the deck again."""
        unknown = [0] * len(RANKS)
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            for rank, count in enumerate(self.hands[other]):
                unknown[rank] += count
            if self.laid[other] != NO_CARD:
                unknown[self.laid[other]] += 1
        self.deck.forget(seat, unknown)
        for other in others:
            cards = sum(self.hands[other])
            self.hands[other] = [0] * len(RANKS)
            for _ in range(cards):
                self.hands[other][take_random(unknown, dice)] += 1
            if self.laid[other] != NO_CARD:
                self.laid[other] = int(take_random(unknown, dice))
        self.deck.deal(unknown, dice)


def rank_of(card: int) -> str | None:
    return None if card == NO_CARD else RANKS[card]


# Decisions of chance


class Prize(ChanceDecision[Position]):
    """Small prizes are more likely."""

    def moves(self, state: Position) -> list[int]:
        return [ROLL + prize * FIRST for prize in range(len(PRIZES))]

    def odds(self, state: Position) -> list[int]:
        return [3, 2, 1]

    def play(self, state: Position, move: int) -> None:
        state.prize = int(first(move)) + 1
        state.stack.extend(reversed(LAYS[state.seats]))


class TopCard(ChanceDecision[Position]):
    """Chance turns up the top card of the deck for one seat, its witness."""

    verb: ClassVar[int]

    def moves(self, state: Position) -> list[int]:
        return [self.verb + int(card) * FIRST for card in state.deck.tops()]

    def odds(self, state: Position) -> list[int]:
        return [int(weight) for weight in state.deck.weights()]


class DrawCard(TopCard):
    verb = DRAW

    def play(self, state: Position, move: int) -> None:
        state.deck.draw(first(move))
        state.hands[self.witness][first(move)] += 1


class SeeCard(TopCard):
    verb = SEE

    def play(self, state: Position, move: int) -> None:
        state.deck.peek(first(move), 2 ** int(self.witness))


# Decisions of seats


class Lay(SeatDecision[Position]):
    """All seats lay a card at the same time: `sealed` is the set of these seats, a bit for each."""

    def __init__(self, code: int, seat: int, seats: int) -> None:
        super().__init__(code, seat, "lay", sealed=2**seats - 1)

    def moves(self, state: Position) -> list[int]:
        return [LAY + rank * FIRST for rank, count in enumerate(state.hands[self.seat]) if count]

    def play(self, state: Position, move: int) -> None:
        state.lay(int(self.seat), int(first(move)))


class Look(SeatDecision[Position]):
    def moves(self, state: Position) -> list[int]:
        return [LOOK, SKIP]

    def play(self, state: Position, move: int) -> None:
        if move == LOOK:
            state.stack.append(SEES[self.seat])


TABLE.fill(ROLLS, [Prize(TABLE.code(ROLLS))])
TABLE.fill_by_number(DRAWS, DrawCard, MOST_SEATS)
TABLE.fill_by_number(SEES, SeeCard, MOST_SEATS)
TABLE.fill_by_seat(LOOKS, Look, "look")
for seats, family in LAYS.items():
    TABLE.fill(family, [Lay(TABLE.code(family, seat), seat, seats) for seat in range(seats)])
TABLE.check()
