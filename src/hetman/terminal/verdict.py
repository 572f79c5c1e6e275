"""The outcome of checking a record, told in the terminal."""

from __future__ import annotations

from hetman.core.record import Record
from hetman.core.verify import verify
from hetman.language import language
from hetman.terminal.screen import Screen
from hetman.verdict import proved, unproved


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


def tell_points(screen: Screen, heading: str, points: list[str]) -> None:
    screen.tell(heading)
    for point in points:
        screen.tell(f"- {point}", indent=2)
