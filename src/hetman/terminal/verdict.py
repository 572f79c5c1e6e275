"""What checking a record proves, and what it does not."""

from __future__ import annotations

from hetman.core.record import Record
from hetman.core.verify import Verified, verify
from hetman.language import Language, language
from hetman.terminal.screen import Screen


def tell_verdict(file: str, record: Record, screen: Screen, code: str) -> bool:
    """Check a record and tell the outcome; whether its dice are proved. RecordError names a line that does not hold."""
    verified = verify(record)
    game = record.found_game()
    lang = language(code, game.folder, game.own_texts.get(code, ""))
    if verified.dice is None:
        screen.tell(lang.say("verify-legal", file=file, count=verified.moves))
        screen.tell(lang.say("verify-open"))
        return False
    screen.heading(lang.say("verify-sound", file=file))
    tell_points(screen, lang.say("verify-proved"), proved(verified, lang))
    tell_points(screen, lang.say("verify-unproved"), unproved(verified, record.seats, lang))
    return True


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


def tell_points(screen: Screen, heading: str, points: list[str]) -> None:
    screen.tell(heading)
    for point in points:
        screen.tell(f"- {point}", indent=2)
