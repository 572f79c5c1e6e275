"""What the verification of a record proves, and what it does not, in sentences."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.record import Record
from hetman.core.verify import Verified, verify
from hetman.language import Language
from hetman.presentation.names import joined


@dataclass(frozen=True)
class Verdict:
    """`sound`: moves and dice are proved. A running game has no seed yet, so its dice are not."""

    sound: bool
    moves: int
    proved: tuple[str, ...] = ()
    unproved: tuple[str, ...] = ()
    reason: str = ""
    """Why the dice are not proved, if they are not."""


def verdict_of(record: Record, words: Language) -> Verdict:
    """Verify a record. Raises RecordError that names the wrong line."""
    verified = verify(record)
    if verified.dice is None:
        return Verdict(False, verified.moves, reason=words.say("verify-open"))
    if verified.older:
        return Verdict(False, verified.moves, reason=words.say("verify-older", count=verified.older))
    return Verdict(True, verified.moves, proved(verified, words), unproved(verified, record.seats, words))


def proved(verified: Verified, words: Language) -> tuple[str, ...]:
    points = [words.say("verify-dice", count=verified.dice or 0), words.say("verify-fixed")]
    if verified.words:
        points.append(about("verify-words", verified.words, words))
    return tuple(points)


def unproved(verified: Verified, seats: int, words: Language) -> tuple[str, ...]:
    without = tuple(seat for seat in range(seats) if seat not in verified.words)
    points = []
    if not verified.words:
        points.append(words.say("verify-wordless"))
    elif without:
        points.append(about("verify-without", without, words))
    points.append(words.say("verify-people"))
    if verified.undone:
        points.append(words.say("verify-undone", count=verified.undone))
    if verified.agreed:
        points.append(words.say("verify-agreed", count=verified.agreed))
    return tuple(points)


def about(key: str, seats: tuple[int, ...], words: Language) -> str:
    return words.say(key, names=joined(seats, words), count=len(seats))
