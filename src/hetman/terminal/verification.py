"""The verification of a record on the screen."""

from __future__ import annotations

from hetman.core.record import Record
from hetman.presentation.texts import texts_of
from hetman.presentation.verification import verdict_of
from hetman.terminal.screen import Screen


def show_verdict(file: str, record: Record, screen: Screen, code: str) -> bool:
    """Verify a record and show the result. Returns whether its dice are proved. Raises RecordError."""
    words = texts_of(record.found_game(), code)
    verdict = verdict_of(record, words)
    if not verdict.sound:
        screen.write(words.say("verify-legal", file=file, count=verdict.moves))
        screen.write(verdict.reason)
        return False
    screen.heading(words.say("verify-sound", file=file))
    for heading, points in (("verify-proved", verdict.proved), ("verify-unproved", verdict.unproved)):
        screen.write(words.say(heading))
        for point in points:
            screen.write(f"- {point}", indent=2)
    return True
