"""Names of the players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hetman.language import Language
from hetman.presentation.texts import optional


@dataclass(frozen=True)
class PlayerName:
    """Who sits in a seat: a person, who may have a name, or a bot by its level."""

    name: str = ""
    level: str = ""


def level_name(level: str, words: Language) -> str:
    """The name of a level of play. A bot of another package has no name but its own."""
    return optional(words, f"bot-{level}", level)


def level_label(level: str, words: Language) -> str:
    """A level in plain words, with its name: `easy (page)`. A bot of another package has only its name."""
    strength = optional(words, f"strength-{level}")
    name = level_name(level, words)
    return words.say("strength-label", strength=strength, level=name) if strength else name


def seat_names(players: Sequence[PlayerName], words: Language) -> dict[int, str]:
    """Seat -> name: people by their names, bots by their levels. Equal names get the name of the seat."""
    names = {}
    for seat, player in enumerate(players):
        if player.level:
            names[seat] = words.say("bot-name", level=level_name(player.level, words))
        elif player.name:
            names[seat] = player.name
    equal = [seat for seat, name in names.items() if list(names.values()).count(name) > 1]
    return names | {seat: words.say("name-twice", name=names[seat], seat=("seat", seat)) for seat in equal}


def joined(seats: Sequence[int], words: Language) -> str:
    """The names of these seats in a row."""
    return words.listed([words.name("seat", str(seat)) for seat in seats]) if seats else ""
