"""Seats as people name them: by number, by the name in the game, or by the player."""

from __future__ import annotations

from hetman.core.record import Record
from hetman.language import LANGUAGES
from hetman.presentation.players import recorded_names
from hetman.presentation.texts import texts_of
from hetman.terminal.text_matching import fold


def read_seat(text: str, record: Record) -> int:
    """Return the seat that a text names. Raises ValueError that lists the names."""
    typed = text.strip()
    if typed.isascii() and typed.lstrip("-").isdigit():
        return int(typed)
    names = seat_names(record)
    found = {seat for seat, known in names.items() if fold(typed) in [fold(name) for name in known]}
    if len(found) == 1:
        return found.pop()
    known = ", ".join(f"{seat} ({known[0]})" for seat, known in names.items())
    if found:
        raise ValueError(f"{text!r} names several seats: choose one of {known}")
    raise ValueError(f"no seat {text!r}: choose one of {known}")


def seat_names(record: Record) -> dict[int, list[str]]:
    """The names of each seat: in the game in every language, then that of its player."""
    game = record.found_game()
    found: dict[int, list[str]] = {}
    for code in LANGUAGES:
        words = texts_of(game, code)
        players = recorded_names(record, words)
        for seat in range(record.seats):
            found.setdefault(seat, []).append(words.name("seat", str(seat)))
            if seat in players:
                found[seat].append(players[seat])
    return found
