"""What chance decides: who begins, the event of a round, and the cards on the fields."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.decision import FIRST, NATURE, Decision, first
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.grunwald.rules import pending, phases
from hetman.games.grunwald.rules.cards import CROWN, MERCENARY, STRENGTH, TEUTON
from hetman.games.grunwald.rules.constants import (
    CROWN_CARDS,
    DUCAT_CARD,
    DUCAT_FACES,
    FIRST_SKIRMISH,
    MERCENARY_CARDS,
    NONE,
    PROVISION_CARD,
    PROVISION_FACES,
    TEUTON_CARDS,
    add,
)
from hetman.games.grunwald.rules.pending import Stage
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import REVEAL, TOSS

RANDOM: Final = "random"


class Chance(Decision[Position]):
    """NATURE decides."""

    def __init__(self, code: i64) -> None:
        super().__init__(code, NATURE)

    def prompt(self, state: Position) -> dict[str, Any]:
        return {"key": "nature", "args": {}}


class Toss(Chance):
    """Who begins: chance, or the seat that was agreed on."""

    def moves(self, state: Position) -> list[i64]:
        agreed: str = state.setup.options["start"]
        if agreed != RANDOM:
            return [TOSS + int(agreed) * FIRST]
        return [TOSS + seat * FIRST for seat in range(int(state.seats))]

    def play(self, state: Position, move: i64) -> None:
        state.start = first(move)
        begin_round(state)


def begin_round(state: Position) -> None:
    state.round += 1
    state.stage = phases.EVENT
    if state.event_log is not None:
        state.emit("round", {"round": int(state.round)})
        state.emit("starts", {"seat": ["seat", int(state.start)]})


class Draw(Chance):
    """NATURE turns up one card of a pile: `size` numbers of the pile from `bottom` on."""

    def __init__(self, number: i64, bottom: i64, size: i64) -> None:
        super().__init__(pending.REVEAL_CODE + pending.SEAT_CODE * number)
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
        odds: list[i64] = []
        number: i64
        for number in range(self.size):
            if state.pile[self.bottom + number] > 0:
                odds.append(state.pile[self.bottom + number])
        return odds

    def sample(self, state: Position, dice: Dice) -> i64:
        pile = state.pile
        total: i64 = 0
        number: i64
        for number in range(self.size):
            total += pile[self.bottom + number]
        point: i64 = dice.below(total)
        for number in range(self.size):
            point -= pile[self.bottom + number]
            if point < 0:
                return self.move_of(state, number)
        raise AssertionError("a pile holds a card for every round")


class RevealCard(Draw):
    """A knight or a Teuton; of the two cards on a field the stronger lies first."""

    def __init__(self, number: i64, deck: i64, strongest: i64, slot: i64) -> None:
        super().__init__(number, deck + 1, strongest)
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


class RevealProvisions(Draw):
    def move_of(self, state: Position, number: i64) -> i64:
        return state.box.provision_moves[number]

    def play(self, state: Position, move: i64) -> None:
        face: i64 = state.box.provision_moves.index(move)
        add(state.pile, PROVISION_FACES + face, -1)
        state.shown[PROVISION_CARD] = face


class RevealDucats(Draw):
    def move_of(self, state: Position, number: i64) -> i64:
        return state.box.ducat_moves[number]

    def play(self, state: Position, move: i64) -> None:
        face: i64 = state.box.ducat_moves.index(move)
        add(state.pile, DUCAT_FACES + face, -1)
        state.shown[DUCAT_CARD] = face


class Revealing(Stage):
    """The top card of every pile, field by field; Teutons only from the fourth round on."""

    def run(self, state: Position) -> None:
        state.stage = phases.OFFICERS
        state.turn = state.start
        # The last one comes first.
        state.stack = [MERCENARIES_UP, MERCENARIES_UP, DUCATS_UP, PROVISIONS_UP, CROWN_UP, CROWN_UP]
        if state.round >= FIRST_SKIRMISH:
            state.stack.extend([TEUTONS_UP, TEUTONS_UP])


TEUTONS_UP: Final = RevealCard(1, TEUTON, 4, TEUTON_CARDS)
CROWN_UP: Final = RevealCard(2, CROWN, 6, CROWN_CARDS)
PROVISIONS_UP: Final = RevealProvisions(3, PROVISION_FACES, 8)
DUCATS_UP: Final = RevealDucats(4, DUCAT_FACES, 8)
MERCENARIES_UP: Final = RevealCard(5, MERCENARY, 6, MERCENARY_CARDS)

pending.TOSSES.append(Toss(pending.TOSS_CODE))
pending.REVEALS.extend([TEUTONS_UP, CROWN_UP, PROVISIONS_UP, DUCATS_UP, MERCENARIES_UP])
pending.STAGES[phases.REVEALING] = Revealing()
