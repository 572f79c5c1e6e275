"""Followers: skills of a crew, joining and leaving it, and the followers on offer."""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND, first
from hetman.core.decisions import ChanceDecision
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.zizka.rules import decisions
from hetman.games.zizka.rules.constants import (
    CREW_SIZE,
    DEAR,
    DISCARDED,
    IN_BOX,
    IN_CREW,
    IN_DECK,
    NONE,
    OFFERED,
    OFFERS,
    SKILLS,
    VICE,
    VICE_END,
    VIRTUE,
    VIRTUE_END,
)
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.verbs import OFFER

# Skills


def skill_of(state: Position, seat: i64, skill: i64) -> i64:
    """How many symbols of a skill the leader's board and the crew show together."""
    leader = state.leaders[seat]
    skills = state.box.skills
    total: i64 = state.box.leader_skills[state.side][SKILLS * leader.board + skill]
    for card in leader.crew:
        total += skills[SKILLS * card + skill]
    return total


def conditional_skill(state: Position, seat: i64, kind: i64) -> i64:
    """How many of the crew have the skill of this kind of event."""
    when = state.box.when
    total: i64 = 0
    for card in state.leaders[seat].crew:
        if when[card] == kind:
            total += 1
    return total


# The crew


def serves(state: Position, seat: i64, card: i64) -> bool:
    """Whether the follower would serve a leader of this morale."""
    morale: i64 = state.leaders[seat].morale
    way: i64 = state.box.despises[card]
    return not (way == VIRTUE and morale == VIRTUE_END) and not (way == VICE and morale == VICE_END)


def dismiss(state: Position, seat: i64, card: i64) -> None:
    """A follower leaves the crew. A starter goes back into the box."""
    leader = state.leaders[seat]
    leader.crew = [other for other in leader.crew if other != card]
    state.where[card] = IN_BOX if state.box.level[card] == NONE else DISCARDED


def take_in(state: Position, seat: i64, card: i64, old: i64) -> None:
    """A follower on offer joins the crew, in the place of an old one if the crew is full."""
    if old != NONE:
        dismiss(state, seat, old)
    leader = state.leaders[seat]
    leader.crew = [*leader.crew, card]
    withdraw(state, card, IN_CREW)


def add_newcomer(state: Position, seat: i64, card: i64, plain: i64, instead: i64, moves: list[i64]) -> None:
    """Moves by which a follower joins: with a full crew, in the place of each of them."""
    crew = state.leaders[seat].crew
    if len(crew) < CREW_SIZE:
        moves.append(plain + card * FIRST)
        return
    for old in crew:
        moves.append(instead + card * FIRST + old * SECOND)


# On offer: of each level three on the table and the top of the deck


def price(state: Position, card: i64) -> i64:
    return state.box.cost[card] + (1 if state.wanted_for(DEAR) else 0)


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
    state.stack.append(decisions.OFFERS[level])


class Offer(ChanceDecision[Position]):
    """The next follower of a level is turned up. An empty deck is refilled from the discards."""

    def __init__(self, code: i64, level: i64) -> None:
        super().__init__(code)
        self.level: i64 = level

    def moves(self, state: Position) -> list[i64]:
        return [OFFER + card * FIRST for card in self.cards(state)]

    def sample(self, state: Position, dice: Dice) -> i64:
        cards = self.cards(state)
        return OFFER + cards[dice.below(len(cards))] * FIRST

    def cards(self, state: Position) -> list[i64]:
        """The cards of the deck, or of the discards if the deck is empty."""
        deck: list[i64] = []
        discards: list[i64] = []
        for card in state.box.of_level[self.level]:
            if state.where[card] == IN_DECK:
                deck.append(card)
            elif state.where[card] == DISCARDED:
                discards.append(card)
        return deck or discards

    def play(self, state: Position, move: i64) -> None:
        card: i64 = first(move)
        if state.where[card] == DISCARDED:
            reshuffle(state, self.level)
        slot: i64 = OFFERS * self.level
        while state.offer[slot] != NONE:
            slot += 1
        state.offer[slot] = card
        state.where[card] = OFFERED


def reshuffle(state: Position, level: i64) -> None:
    for card in state.box.of_level[level]:
        if state.where[card] == DISCARDED:
            state.where[card] = IN_DECK
    state.emit("reshuffled", {"level": int(level) + 1})


def replace_all(state: Position) -> None:
    """All followers on offer go to the discards, and others are turned up."""
    slot: i64
    for slot in range(2 * OFFERS):
        card: i64 = state.offer[slot]
        if card != NONE:
            state.where[card] = DISCARDED
            state.offer[slot] = NONE
        state.stack.append(decisions.OFFERS[1 - slot // OFFERS])
