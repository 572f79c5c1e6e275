"""The decks of followers: of each level three on the table and the top of the deck, and the discards."""

from __future__ import annotations

from hetman.core.decision import FIRST, first
from hetman.core.decisions import ChanceDecision
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.zizka.rules import decisions
from hetman.games.zizka.rules.constants import DISCARDED, IN_DECK, NONE, OFFERED, OFFERS
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.verbs import OFFER


def withdraw(state: Position, card: i64, to: i64) -> None:
    """A card leaves the offer: the top of the deck takes its place, and the next one is turned up."""
    level: i64 = state.box.level[card]
    top: i64 = OFFERS * level + OFFERS - 1
    slot: i64 = OFFERS * level
    while state.offer[slot] != card:
        slot += 1
    state.offer[slot] = state.offer[top]
    state.offer[top] = NONE
    state.where[card] = to
    refill(state, level)
    state.stack.append(decisions.OFFERS[level])


def refill(state: Position, level: i64) -> None:
    """Before a card is turned up: an empty deck is made again from the discards."""
    for card in state.box.of_level[level]:
        if state.where[card] == IN_DECK:
            return
    for card in state.box.of_level[level]:
        if state.where[card] == DISCARDED:
            state.where[card] = IN_DECK
    state.emit("reshuffled", {"level": int(level) + 1})


class Offer(ChanceDecision[Position]):
    """The next follower of a level is turned up."""

    def __init__(self, code: i64, level: i64) -> None:
        super().__init__(code)
        self.level: i64 = level

    def moves(self, state: Position) -> list[i64]:
        return [OFFER + card * FIRST for card in self.cards(state)]

    def sample(self, state: Position, dice: Dice) -> i64:
        cards = self.cards(state)
        return OFFER + cards[dice.below(len(cards))] * FIRST

    def cards(self, state: Position) -> list[i64]:
        deck: list[i64] = []
        for card in state.box.of_level[self.level]:
            if state.where[card] == IN_DECK:
                deck.append(card)
        return deck

    def play(self, state: Position, move: i64) -> None:
        card: i64 = first(move)
        slot: i64 = OFFERS * self.level
        while state.offer[slot] != NONE:
            slot += 1
        state.offer[slot] = card
        state.where[card] = OFFERED
        if len(state.stack) > 0 and state.stack[-1].code == self.code:
            refill(state, self.level)


def replace_all(state: Position) -> None:
    """All followers on offer go to the discards, and others are turned up."""
    slot: i64
    for slot in range(2 * OFFERS):
        card: i64 = state.offer[slot]
        if card != NONE:
            state.where[card] = DISCARDED
            state.offer[slot] = NONE
        state.stack.append(decisions.OFFERS[1 - slot // OFFERS])
    refill(state, 1)
    refill(state, 0)
