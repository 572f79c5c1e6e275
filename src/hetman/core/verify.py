"""Verification of a record: its moves are legal, and its dice follow from the promised seed."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.chance import Chance, commitment
from hetman.core.decision import NATURE
from hetman.core.errors import RecordError
from hetman.core.record import Record


@dataclass(frozen=True)
class Verified:
    """The result of a verification. `dice` is None for a running game, whose seed is not known yet."""

    moves: int
    dice: int | None
    words: tuple[int, ...]
    """Seats that added a word: for them the host could not choose a convenient seed."""
    undone: int
    """How often one person took back moves past the dice."""
    agreed: int
    """How often all people agreed to take back moves."""
    older: int = 0
    """Dice of older rules that do not follow from the seed under the installed rules, so they are not proved."""


def verify(record: Record) -> Verified:
    """Check that every move of a record is legal, and that its dice follow from the seed that its opening promised.

    Returns how many moves and dice were checked. Raises RecordError that names the wrong line.
    """
    chance = promised_chance(record)
    dice = older = 0
    newest = record.rules[-1].start if record.rules else 1
    state = record.start()
    for number, made in enumerate(record.moves, 1):
        if chance is not None and state.actor == NATURE and made.actor == NATURE:
            dice += 1
            move = chance.choose(state, number)
            expected = state.setup.game.notation(move)
            if made.text != expected and number < newest:
                older += 1
            elif made.text != expected:
                raise RecordError(record.line_of(number), f"expected {expected!r} by the seed, got {made.text!r}")
        state.step(record.legal_move(state, number))
    record.check_result(state)
    words = tuple(sorted(record.words))
    agreed = sum(note.agreed for note in record.undone)
    alone = len(record.undone) - agreed
    return Verified(len(record.moves), None if chance is None else dice - older, words, alone, agreed, older)


def promised_chance(record: Record) -> Chance | None:
    """The chance of a finished game, if its seed is the one that was promised."""
    if record.seed is None:
        return None
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise RecordError(record.last_line() - 1, "the seed does not have the hash that opens the record")
    return Chance(seed, words_of(record))


def words_of(record: Record) -> list[str]:
    """The seats' words as they are mixed in: one for each seat, empty where none was given."""
    return [record.words.get(seat, "") for seat in range(record.seats)]


def first_fault(record: Record) -> RecordError | None:
    """The first line that does not hold, if there is one."""
    try:
        verify(record)
    except RecordError as error:
        return error
    return None
