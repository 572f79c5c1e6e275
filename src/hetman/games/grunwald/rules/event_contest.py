"""Contests of an event: knights are sent in secret, and the strongest win ducats."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.core.pile import SEAT_BITS
from hetman.games.grunwald.rules import bank
from hetman.games.grunwald.rules.cards import STRENGTH
from hetman.games.grunwald.rules.constants import NONE
from hetman.games.grunwald.rules.decisions import LAYS
from hetman.games.grunwald.rules.event_auction import award, by_answer
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.skirmish import take_cards_back, turn_cards_up
from hetman.games.grunwald.rules.verbs import IN_DUCATS


def open_contest(state: Position) -> None:
    """Every seat lays a card: a knight, or the peasant to stay away."""
    state.open_sealed(LAYS, SEAT_BITS[state.seats] - 1)


def settle_contest(state: Position) -> None:
    """The strongest knights win. Every knight who was sent goes to the camp, peasants go home."""
    strengths: list[i64] = []
    for card in state.answers:
        strengths.append(0 if card == NONE else STRENGTH[card])
    turn_cards_up(state)
    order = by_answer(state, strengths)
    place: i64
    for place in range(len(order)):
        if award(state, place) > 0:
            bank.win(state, IN_DUCATS, order[place], award(state, place))
    take_cards_back(state)
