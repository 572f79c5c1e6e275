"""Ambush: a small game that uses everything the kernel has, for the tests of the kernel and of the suite.

Two or three seats hold cards of strength 1 to 3. In each round chance rolls for a prize, and every seat seals a card.
The single strongest card takes the prize, and its seat may look at the top of the deck. Empty hands draw two cards
each. The most points win.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from hetman.core.counts import take_random
from hetman.core.decision import FIRST, Decision, first
from hetman.core.decisions import ChanceDecision, SeatDecision
from hetman.core.dice import Dice
from hetman.core.game import Game, Option, Setup
from hetman.core.pile import Pile
from hetman.core.state import State
from hetman.core.verbs import Kind, Verb, Vocabulary

ROLL, DRAW, LAY, LOOK, SKIP, SEE = range(6)
CARDS = Kind("card", ("one", "two", "three"))
VERBS = Vocabulary(
    [CARDS, Kind("prize", ("1", "2", "3"))],
    [
        Verb("roll", "roll {prize}"),
        Verb("draw", "draw {card?}"),
        Verb("lay", "lay {card?}"),
        Verb("look", "look"),
        Verb("skip", "skip"),
        Verb("see", "see {card?}", reveals=True),
    ],
)
NO_CARD = 3


class Skirmish(State):
    """`laid` are the sealed cards of this round. They are shown when the last seat has laid one."""

    def __init__(self, setup: Any) -> None:
        super().__init__(setup, [])
        self.seats: int = setup.seats
        self.deck = Pile([setup.game.cards] * 3)
        self.hands = [[0, 0, 0] for _ in range(self.seats)]
        self.laid = [NO_CARD] * self.seats
        self.shown = [NO_CARD] * self.seats
        self.points = [0] * self.seats
        self.prize = 0
        self.round = 0

    def copy(self) -> Skirmish:
        other = type(self)(self.setup)
        other.stack = self.stack[:]
        other.deck = self.deck.copy()
        other.hands = [hand[:] for hand in self.hands]
        other.laid, other.shown, other.points = self.laid[:], self.shown[:], self.points[:]
        other.prize, other.round = self.prize, self.round
        return other

    def proceed(self) -> None:
        """Draw two cards for each empty hand while there are enough. Each card is one round."""
        if sum(self.hands[0]):
            self.round += 1
            self.stack.append(PRIZE)
        elif self.deck.size() >= 2 * self.seats:
            self.stack.extend(2 * DRAWS[: self.seats])

    def lay(self, seat: int, card: int) -> None:
        self.hands[seat][card] -= 1
        self.laid[seat] = card
        if NO_CARD not in self.laid:
            self.fight()

    def fight(self) -> None:
        best = max(self.laid)
        winners = [seat for seat, card in enumerate(self.laid) if card == best]
        self.shown, self.laid = self.laid, [NO_CARD] * self.seats
        if len(winners) == 1:
            self.points[winners[0]] += self.prize + 1 + self.setup.options["bold"]
            if self.event_log is not None:
                self.emit("prize", {"seat": ["seat", winners[0]], "points": self.prize + 1})
            if self.deck.size():
                self.stack.append(LOOKS[winners[0]])

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> tuple[int, ...]:
        if self.stack:
            return ()
        return tuple(seat for seat in range(self.seats) if self.points[seat] == max(self.points))

    def game_view(self, seat: int | None) -> dict[str, Any]:
        return {
            "round": self.round,
            "prize": self.prize,
            "shown": self.shown[:],
            "hands": [self.in_hand(other) for other in range(self.seats)],
            "own": None if seat is None else [self.hands[seat][:], self.laid[seat]],
            "deck": int(self.deck.size()),
            "top": int(self.deck.tops()[0]) if seat is not None and self.deck.top_known_to(seat) else None,
        }

    def in_hand(self, seat: int) -> int:
        """Count the cards of a hand and its sealed card. Otherwise the count would show who has decided."""
        return sum(self.hands[seat]) + (self.laid[seat] != NO_CARD)

    def resample(self, seat: int, dice: Dice) -> None:
        pool = [0, 0, 0]
        others = [other for other in range(self.seats) if other != seat]
        sizes = {other: self.in_hand(other) for other in others}
        for other in others:
            for card in range(3):
                pool[card] += self.hands[other][card] + (self.laid[other] == card)
        self.deck.forget(seat, pool)
        for other in others:
            laid = self.laid[other] != NO_CARD
            self.hands[other] = [0, 0, 0]
            for _ in range(sizes[other] - laid):
                self.hands[other][take_random(pool, dice)] += 1
            if laid:
                self.laid[other] = int(take_random(pool, dice))
        self.deck.deal(pool, dice)

    def dump_position(self) -> dict[str, Any]:
        return {
            "deck": self.deck.dump(),
            "hands": [hand[:] for hand in self.hands],
            "laid": self.laid[:],
            "shown": self.shown[:],
            "points": self.points[:],
            "prize": self.prize,
            "round": self.round,
        }

    def restore_position(self, data: dict[str, Any]) -> None:
        self.deck.restore(data["deck"])
        self.hands = [list(hand) for hand in data["hands"]]
        self.laid, self.shown, self.points = list(data["laid"]), list(data["shown"]), list(data["points"])
        self.prize, self.round = data["prize"], data["round"]

    def decision(self, code: int) -> Decision[Any]:
        return BY_CODE[code]


class Prize(ChanceDecision[Skirmish]):
    """Small prizes are more likely."""

    def moves(self, state: Skirmish) -> list[int]:
        return [ROLL + prize * FIRST for prize in range(3)]

    def odds(self, state: Skirmish) -> list[int]:
        return [3, 2, 1]

    def play(self, state: Skirmish, move: int) -> None:
        state.prize = int(first(move))
        state.shown = [NO_CARD] * state.seats
        state.stack.extend(reversed(LAYS[state.seats]))


class TopCard(ChanceDecision[Skirmish]):
    """Chance turns up the top card for one seat."""

    verb: ClassVar[int]

    def moves(self, state: Skirmish) -> list[int]:
        return [self.verb + int(card) * FIRST for card in state.deck.tops()]

    def odds(self, state: Skirmish) -> list[int]:
        return [int(weight) for weight in state.deck.weights()]


class DrawCard(TopCard):
    verb = DRAW

    def play(self, state: Skirmish, move: int) -> None:
        state.deck.draw(first(move))
        state.hands[int(self.witness)][int(first(move))] += 1


class SeeCard(TopCard):
    verb = SEE

    def play(self, state: Skirmish, move: int) -> None:
        state.deck.peek(first(move), 2 ** int(self.witness))


class Lay(SeatDecision[Skirmish]):
    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(100 + 10 * seats + seat, seat, "lay", sealed=2**seats - 1)

    def moves(self, state: Skirmish) -> list[int]:
        return [LAY + card * FIRST for card in range(3) if state.hands[int(self.seat)][card]]

    def play(self, state: Skirmish, move: int) -> None:
        state.lay(int(self.seat), int(first(move)))


class Look(SeatDecision[Skirmish]):
    def moves(self, state: Skirmish) -> list[int]:
        return [LOOK, SKIP]

    def play(self, state: Skirmish, move: int) -> None:
        if move == LOOK:
            state.stack.append(SEES[int(self.seat)])


PRIZE = Prize(0)
DRAWS = [DrawCard(10 + seat, seat) for seat in range(3)]
SEES = [SeeCard(20 + seat, seat) for seat in range(3)]
LOOKS = [Look(30 + seat, seat, "look") for seat in range(3)]
LAYS = {seats: [Lay(seat, seats) for seat in range(seats)] for seats in (2, 3)}
BY_CODE: dict[int, Decision[Any]] = {
    int(decision.code): decision for decision in [PRIZE, *DRAWS, *SEES, *LOOKS, *LAYS[2], *LAYS[3]]
}


class Ambush(Game):
    name = "ambush"
    version = "1"
    seats = (2, 3)
    options: ClassVar[Mapping[str, Option]] = {"bold": Option("bool", False, help="every prize counts one more")}
    verbs = VERBS
    folder = Path(__file__).parent
    position: type[Skirmish] = Skirmish
    cards = 3

    def with_components(self, files: Mapping[str, str]) -> Ambush:
        """Read one file, cards.json: the number of cards of each strength."""
        other = type(self)()
        try:
            other.cards = json.loads(files["cards.json"])["cards"]
        except (KeyError, ValueError) as error:
            raise ValueError(f'cards.json, line 1: expected {{"cards": number}}, {error!r}') from None
        other.own_components = dict(files)
        return other

    def begin(self, setup: Setup) -> Skirmish:
        state = self.position(setup)
        state.proceed()
        return state

    def blank(self, setup: Setup) -> Skirmish:
        return self.position(setup)
