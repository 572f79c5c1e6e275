"""What a seat cannot know: the cards and bids that lie face down. Everything else was won and spent openly.

With the option `hands=hidden`, hands and camps lie face down as well and a view shows their backs. But every card came
into a hand, was laid and was given up openly. So a careful player remembers them all, and an imagined position has
them. Only answers are drawn again.
"""

from __future__ import annotations

from hetman.core.decision import first
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.grunwald.rules import phases
from hetman.games.grunwald.rules.box import CONTEST
from hetman.games.grunwald.rules.constants import NONE
from hetman.games.grunwald.rules.decisions import BIDS, LAYS
from hetman.games.grunwald.rules.position import Position


def are_face_down(state: Position) -> bool:
    """Whether the answers so far are still secret, because the last one is not in."""
    return bool(state.stack) and (state.stage == phases.CLASH or state.stage == phases.SETTLING)


def are_hands_hidden(state: Position) -> bool:
    """Whether hands and camps lie face down. At the end of the game all lay their cards out."""
    return state.hidden_hands and state.stage < phases.FEEDING


def are_cards(state: Position) -> bool:
    """Whether the secret answers are cards. Otherwise they are bids."""
    return state.stage == phases.CLASH or state.effect() == CONTEST


def resample(state: Position, seat: i64, dice: Dice) -> None:
    """Another seat's answer can be any legal one. Cards laid face down still count as cards of the hand."""
    if not are_face_down(state):
        return
    sealed: i64 = state.stack[-1].sealed
    other: i64
    for other in range(state.seats):
        if other != seat and state.answers[other] != NONE:
            decision = (LAYS if are_cards(state) else BIDS)[4 * sealed + other]
            moves = decision.moves(state)
            state.answers[other] = first(moves[dice.below(len(moves))])
