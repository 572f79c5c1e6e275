"""What checking a record proves, and what it does not, in sentences."""

from __future__ import annotations

from hetman.core.verify import Verified
from hetman.language import Language


def proved(verified: Verified, lang: Language) -> list[str]:
    points = [lang.say("verify-dice", count=verified.dice or 0), lang.say("verify-fixed")]
    if verified.words:
        points.append(about("verify-words", verified.words, lang))
    return points


def unproved(verified: Verified, seats: int, lang: Language) -> list[str]:
    without = tuple(seat for seat in range(seats) if seat not in verified.words)
    points = []
    if not verified.words:
        points.append(lang.say("verify-wordless"))
    elif without:
        points.append(about("verify-without", without, lang))
    points.append(lang.say("verify-people"))
    if verified.undone:
        points.append(lang.say("verify-undone", count=verified.undone))
    return points


def about(key: str, seats: tuple[int, ...], lang: Language) -> str:
    names = lang.listed([lang.name("seat", str(seat)) for seat in seats])
    return lang.say(key, names=names, count=len(seats))
