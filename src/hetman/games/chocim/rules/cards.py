"""Cards that chance draws, turns up or takes away: leaders and treaties."""

from __future__ import annotations

from hetman.core.decision import FIRST, NATURE, first
from hetman.core.decisions import ChanceDecision
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.chocim.components.names import COMMANDERS
from hetman.games.chocim.rules.constants import (
    DECK,
    FACE_UP,
    HAND,
    IN_DECK,
    IN_HAND,
    KNOWN,
    NO_CARD,
    ON_TABLE,
    SEEN_IN_HAND,
    TO_DRAW,
    USED,
)
from hetman.games.chocim.rules.decisions import DRAWS, TREATY_DRAWS, TURN_UPS
from hetman.games.chocim.rules.places import COMMONWEALTH
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.verbs import DISMISS, DRAW, FORFEIT, TREATY, TURN_UP

# Leaders


def leader_moves(state: Position, seat: i64, verb: i64, first_place: i64, last_place: i64) -> list[i64]:
    """A move for each of a seat's leaders that lies in one of these places."""
    moves: list[i64] = []
    card: i64
    for card in range(state.box.first_leader[seat], state.box.last_leader[seat]):
        if first_place <= state.cards[card] <= last_place:
            moves.append(verb + card * FIRST)
    return moves


def draw_leader(state: Position, seat: i64) -> None:
    """Draw one of the cards that are due. If the deck is empty, the used officers are shuffled first."""
    state.marks[TO_DRAW + seat] = state.marks[TO_DRAW + seat] - 1
    if state.leaders_in(seat, IN_DECK, IN_DECK) == 0:
        if state.leaders_in(seat, USED, USED) == 0:
            state.marks[TO_DRAW + seat] = 0
            return
        shuffle(state, seat)
    state.stack.append(DRAWS[seat])


def shuffle(state: Position, seat: i64) -> None:
    """Used officers become the deck. The old deck was empty, so everybody knows the officers in hand."""
    card: i64
    for card in range(state.box.first_leader[seat], state.box.last_leader[seat]):
        if state.cards[card] == USED:
            state.cards[card] = IN_DECK
        elif state.cards[card] == IN_HAND:
            state.cards[card] = SEEN_IN_HAND
    state.emit_side("shuffled", seat)


def is_first_draw(state: Position, seat: i64) -> bool:
    """Whether this is the first card of the game: no log runs before it, so it brings the heading of the first week."""
    first_draw: i64 = state.box.hand_limit[seat] - COMMANDERS - 1
    return state.week == 1 and seat == COMMONWEALTH and state.card == NO_CARD and state.marks[TO_DRAW] == first_draw


class DrawLeader(ChanceDecision[Position]):
    """A seat draws a leader. Only that seat sees an officer; a commander is laid open."""

    def moves(self, state: Position) -> list[i64]:
        return leader_moves(state, self.witness, DRAW, IN_DECK, IN_DECK)

    def sample(self, state: Position, dice: Dice) -> i64:
        moves = self.moves(state)
        return moves[dice.below(len(moves))]

    def play(self, state: Position, move: i64) -> None:
        card: i64 = first(move)
        if is_first_draw(state, self.witness):
            state.emit_week()
        state.cards[card] = FACE_UP if state.box.commander[card] else IN_HAND
        if state.event_log is not None and state.box.commander[card]:
            state.emit("commander_drawn", {"leader": ["leader", state.box.contents.leaders[card].leader]})


class DismissLeader(DrawLeader):
    """A random officer of the hand is discarded openly."""

    def moves(self, state: Position) -> list[i64]:
        return leader_moves(state, self.witness, DISMISS, IN_HAND, SEEN_IN_HAND)

    def play(self, state: Position, move: i64) -> None:
        state.cards[first(move)] = USED


# Treaties


def treaty_moves(state: Position, verb: i64, part: i64) -> list[i64]:
    """A move for each strength that has a treaty in this part of the list."""
    moves: list[i64] = []
    strengths: i64 = state.box.strengths
    strength: i64
    for strength in range(strengths):
        if state.treaties[part * strengths + strength] > 0:
            moves.append(verb + strength * FIRST)
    return moves


def push_treaty_draws(state: Position, seat: i64, wanted: i64) -> None:
    """A seat draws treaties, as many as the deck has."""
    left: i64 = state.treaties_in(DECK)
    for _ in range(wanted if wanted < left else left):
        state.stack.append(TREATY_DRAWS[seat])


def push_turn_ups(state: Position, wanted: i64) -> None:
    """Treaties are turned up on the table, as many as the deck has."""
    left: i64 = state.treaties_in(DECK)
    for _ in range(wanted if wanted < left else left):
        state.stack.append(TURN_UPS[0])


class TreatyChance(ChanceDecision[Position]):
    """One of the treaties in a part of the list, in proportion to their number."""

    def __init__(self, code: i64, witness: i64, verb: i64, part: i64) -> None:
        super().__init__(code, witness)
        self.verb: i64 = verb
        self.part: i64 = part

    def moves(self, state: Position) -> list[i64]:
        return treaty_moves(state, self.verb, self.part)

    def odds(self, state: Position) -> list[i64]:
        odds: list[i64] = []
        strengths: i64 = state.box.strengths
        strength: i64
        for strength in range(strengths):
            number: i64 = state.treaties[self.part * strengths + strength]
            if number > 0:
                odds.append(number)
        return odds

    def sample(self, state: Position, dice: Dice) -> i64:
        strengths: i64 = state.box.strengths
        point: i64 = dice.below(state.treaties_in(self.part))
        strength: i64
        for strength in range(strengths):
            point -= state.treaties[self.part * strengths + strength]
            if point < 0:
                return self.verb + strength * FIRST
        raise AssertionError("there is a card to draw")


class DrawTreaty(TreatyChance):
    """From the deck to a hand. The other seat does not see it."""

    def __init__(self, code: i64, witness: i64) -> None:
        super().__init__(code, witness, TREATY, DECK)

    def play(self, state: Position, move: i64) -> None:
        state.add_treaties(DECK, first(move), -1)
        state.add_treaties(HAND + self.witness, first(move), 1)


class TurnUp(TreatyChance):
    """From the deck to the table. Everybody sees it."""

    def __init__(self, code: i64) -> None:
        super().__init__(code, NATURE, TURN_UP, DECK)

    def play(self, state: Position, move: i64) -> None:
        state.add_treaties(DECK, first(move), -1)
        state.add_treaties(ON_TABLE, first(move), 1)


class Forfeit(TreatyChance):
    """A random treaty of a hand is discarded openly."""

    def __init__(self, code: i64, witness: i64) -> None:
        super().__init__(code, witness, FORFEIT, HAND + witness)

    def play(self, state: Position, move: i64) -> None:
        discard_treaty(state, self.witness, first(move))


def discard_treaty(state: Position, seat: i64, strength: i64) -> None:
    """A treaty leaves the hand openly: one that is known, if there is one of this strength."""
    state.add_treaties(HAND + seat, strength, -1)
    if state.treaties[(KNOWN + seat) * state.box.strengths + strength] > 0:
        state.add_treaties(KNOWN + seat, strength, -1)
