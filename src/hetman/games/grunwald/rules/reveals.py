"""The cards of a round: the event first, then the top card of every pile."""

from __future__ import annotations

from typing import Final

from hetman.core.counts import add
from hetman.core.decision import FIRST, first
from hetman.core.decisions import ChanceDecision
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.grunwald.rules import phases
from hetman.games.grunwald.rules.cards import STRENGTH
from hetman.games.grunwald.rules.constants import (
    CROWN_CARDS,
    EVENTS,
    FACES,
    FIRST_EVENT,
    FIRST_SKIRMISH,
    GOODS_CARD,
    GOODS_FACES,
    NONE,
)
from hetman.games.grunwald.rules.decisions import REVEALS
from hetman.games.grunwald.rules.events import open_event
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import EVENT, REVEAL

# The piles, in the order of their decisions.
EVENT_PILE: Final = 0
TEUTON_PILE: Final = 1
CROWN_PILE: Final = 2
PROVISION_PILE: Final = 3
DUCAT_PILE: Final = 4
MERCENARY_PILE: Final = 5


class EventPhase(Step[Position]):
    """An event card is turned up from the second round on, before the cards of the fields."""

    def run(self, state: Position) -> None:
        state.stage = phases.REVEALING
        if state.round >= FIRST_EVENT:
            state.stack.append(REVEALS[EVENT_PILE])


class Revealing(Step[Position]):
    """At the end of the event phase, cards are turned up field by field, Teutons only after the truce."""

    def run(self, state: Position) -> None:
        if state.shown[CROWN_CARDS] != NONE:
            state.stage = phases.OFFICERS
            state.turn = state.start
            return
        # What is pushed last is turned up first.
        knights, mercenaries = REVEALS[CROWN_PILE], REVEALS[MERCENARY_PILE]
        state.stack = [mercenaries, mercenaries, REVEALS[DUCAT_PILE], REVEALS[PROVISION_PILE], knights, knights]
        if state.round >= FIRST_SKIRMISH:
            state.stack.extend([REVEALS[TEUTON_PILE], REVEALS[TEUTON_PILE]])


class Draw(ChanceDecision[Position]):
    """Chance turns up one card of a pile: `size` numbers of the pile from `bottom` on."""

    def __init__(self, code: i64, bottom: i64, size: i64) -> None:
        super().__init__(code)
        self.bottom: i64 = bottom
        self.size: i64 = size

    def move_of(self, state: Position, number: i64) -> i64:
        """The move that turns up the card with that number of the pile."""
        raise NotImplementedError

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        number: i64
        for number in range(self.size):
            if state.pile[self.bottom + number] > 0:
                moves.append(self.move_of(state, number))
        return moves

    def odds(self, state: Position) -> list[i64]:
        return [count for count in state.pile[self.bottom : self.bottom + self.size] if count > 0]

    def sample(self, state: Position, dice: Dice) -> i64:
        return self.move_of(state, dice.index_within(state.pile, self.bottom, self.size))


class RevealCard(Draw):
    """A knight or a Teuton. Of the two cards on a field the stronger lies first."""

    def __init__(self, code: i64, deck: i64, strongest: i64, slot: i64) -> None:
        super().__init__(code, deck + 1, strongest)
        self.slot: i64 = slot

    def move_of(self, state: Position, number: i64) -> i64:
        return REVEAL + (self.bottom + number) * FIRST

    def play(self, state: Position, move: i64) -> None:
        card: i64 = first(move)
        add(state.pile, card, -1)
        other: i64 = state.shown[self.slot]
        if other == NONE:
            state.shown[self.slot] = card
        elif STRENGTH[card] > STRENGTH[other]:
            state.shown[self.slot] = card
            state.shown[self.slot + 1] = other
        else:
            state.shown[self.slot + 1] = card


class RevealGoods(Draw):
    """A card with the ducats or provisions that a field pays."""

    def __init__(self, code: i64, goods: i64) -> None:
        super().__init__(code, GOODS_FACES[goods], FACES)
        self.goods: i64 = goods

    def move_of(self, state: Position, number: i64) -> i64:
        return state.box.reveals[self.goods][number]

    def play(self, state: Position, move: i64) -> None:
        face: i64 = state.box.reveals[self.goods].index(move)
        add(state.pile, self.bottom + face, -1)
        state.shown[GOODS_CARD[self.goods]] = face


class RevealEvent(Draw):
    def move_of(self, state: Position, number: i64) -> i64:
        return EVENT + number * FIRST

    def play(self, state: Position, move: i64) -> None:
        state.event = first(move)
        add(state.pile, EVENTS + state.event, -1)
        if not state.asks_later():
            open_event(state)
