"""Cards that NATURE draws, turns up or takes away: leaders and treaties."""

from __future__ import annotations

from hetman.core.decision import FIRST, NATURE, first
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.rules import pending
from hetman.games.chocim.rules.asked import Chance
from hetman.games.chocim.rules.position import IN_DECK, IN_HAND, SEEN_IN_HAND, TO_DRAW, USED, Position
from hetman.games.chocim.rules.verbs import DISMISS, DRAW, FORFEIT, TREATY, TURN_UP

# Leaders


def leaders_in(state: Position, seat: i64, place: i64) -> i64:
    """A seat's officers in the deck, its hand or its discards."""
    number: i64 = 0
    card: i64
    for card in range(state.box.first_leader[seat], state.box.last_leader[seat]):
        if state.cards[card] == place:
            number += 1
    return number


def draw_leader(state: Position, seat: i64) -> None:
    """One of the cards that the seat has still to draw; used officers are shuffled when the deck is empty."""
    state.marks[TO_DRAW + seat] = state.marks[TO_DRAW + seat] - 1
    if leaders_in(state, seat, IN_DECK) == 0:
        if leaders_in(state, seat, USED) == 0:
            state.marks[TO_DRAW + seat] = 0
            return
        shuffle(state, seat)
    state.stack.append(pending.DRAWS[seat])


def shuffle(state: Position, seat: i64) -> None:
    """Used officers become the deck. It was empty, so whatever nobody has seen is in the hand: everybody knows it."""
    card: i64
    for card in range(state.box.first_leader[seat], state.box.last_leader[seat]):
        if state.cards[card] == USED:
            state.cards[card] = IN_DECK
        elif state.cards[card] == IN_HAND:
            state.cards[card] = SEEN_IN_HAND
    if state.event_log is not None:
        state.emit("shuffled", {"side": ["side", SIDES[seat]]})


class LeaderChance(Chance):
    """One of a seat's leaders that lie in a certain place, each as likely."""

    def lies_there(self, state: Position, card: i64) -> bool:
        raise NotImplementedError

    def move_of(self, card: i64) -> i64:
        raise NotImplementedError

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        card: i64
        for card in range(state.box.first_leader[self.witness], state.box.last_leader[self.witness]):
            if self.lies_there(state, card):
                moves.append(self.move_of(card))
        return moves

    def sample(self, state: Position, dice: Dice) -> i64:
        moves = self.moves(state)
        return moves[dice.below(len(moves))]


class DrawLeader(LeaderChance):
    """Only its seat sees the card."""

    def __init__(self, seat: i64) -> None:
        super().__init__("draws", seat)

    def lies_there(self, state: Position, card: i64) -> bool:
        return state.cards[card] == IN_DECK

    def move_of(self, card: i64) -> i64:
        return DRAW + card * FIRST

    def play(self, state: Position, move: i64) -> None:
        state.cards[first(move)] = IN_HAND


class DismissLeader(LeaderChance):
    """A random officer of the hand is discarded openly."""

    def __init__(self, seat: i64) -> None:
        super().__init__("dismissals", seat)

    def lies_there(self, state: Position, card: i64) -> bool:
        return state.cards[card] == IN_HAND or state.cards[card] == SEEN_IN_HAND

    def move_of(self, card: i64) -> i64:
        return DISMISS + card * FIRST

    def play(self, state: Position, move: i64) -> None:
        state.cards[first(move)] = USED


# Treaties: by strength, in the list's parts for the deck, the table, the hands and what is known of them


def treaties_in_deck(state: Position) -> i64:
    number: i64 = 0
    strength: i64
    for strength in range(state.box.strengths):
        number += state.treaties[strength]
    return number


def table_size(state: Position) -> i64:
    size: i64 = 0
    strengths: i64 = state.box.strengths
    place: i64
    for place in range(strengths, 2 * strengths):
        size += state.treaties[place]
    return size


class TreatyChance(Chance):
    """One of the treaties in a part of the list, by their number."""

    def __init__(self, kind: str, seat: i64, verb: i64, part: i64) -> None:
        super().__init__(kind, seat)
        self.verb: i64 = verb
        self.part: i64 = part

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        strengths: i64 = state.box.strengths
        strength: i64
        for strength in range(strengths):
            if state.treaties[self.part * strengths + strength] > 0:
                moves.append(self.verb + strength * FIRST)
        return moves

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
        first_place: i64 = self.part * strengths
        total: i64 = 0
        strength: i64
        for strength in range(strengths):
            total += state.treaties[first_place + strength]
        point: i64 = dice.below(total)
        for strength in range(strengths):
            point -= state.treaties[first_place + strength]
            if point < 0:
                return self.verb + strength * FIRST
        raise AssertionError("there is a card to draw")

    def take(self, state: Position, move: i64) -> i64:
        """The card leaves its part of the list; returns its strength."""
        at: i64 = self.part * state.box.strengths + first(move)
        state.treaties[at] = state.treaties[at] - 1
        return first(move)


class DrawTreaty(TreatyChance):
    """From the deck to a hand, unseen by the other."""

    def __init__(self, seat: i64) -> None:
        super().__init__("treaty_draws", seat, TREATY, 0)

    def play(self, state: Position, move: i64) -> None:
        at: i64 = (2 + self.witness) * state.box.strengths + self.take(state, move)
        state.treaties[at] = state.treaties[at] + 1


class TurnUp(TreatyChance):
    """From the deck to the table, for all to see."""

    def __init__(self) -> None:
        super().__init__("turn_ups", NATURE, TURN_UP, 0)

    def play(self, state: Position, move: i64) -> None:
        at: i64 = state.box.strengths + self.take(state, move)
        state.treaties[at] = state.treaties[at] + 1


class Forfeit(TreatyChance):
    """A random treaty of a hand is discarded openly."""

    def __init__(self, seat: i64) -> None:
        super().__init__("forfeits", seat, FORFEIT, 2 + seat)

    def play(self, state: Position, move: i64) -> None:
        forget_treaty(state, self.witness, self.take(state, move))


def forget_treaty(state: Position, seat: i64, strength: i64) -> None:
    """A treaty left the hand openly: if one of this strength was known, that one, else one that was not."""
    at: i64 = (4 + seat) * state.box.strengths + strength
    if state.treaties[at] > 0:
        state.treaties[at] = state.treaties[at] - 1


pending.DRAWS.extend([DrawLeader(seat) for seat in range(2)])
pending.DISMISSALS.extend([DismissLeader(seat) for seat in range(2)])
pending.TREATY_DRAWS.extend([DrawTreaty(seat) for seat in range(2)])
pending.TURN_UPS.extend([TurnUp()])
pending.FORFEITS.extend([Forfeit(seat) for seat in range(2)])
