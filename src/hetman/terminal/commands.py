"""The words that are no moves: what can be typed at the table besides."""

from __future__ import annotations

from hetman.language import Language
from hetman.terminal.words import closest, fold

COMMANDS = ("help", "look", "moves", "log", "rules", "undo", "save", "language", "quit")
TAKE_MORE = {"moves", "rules", "save", "language"}
"""Commands that something may follow."""
HELP_SIGN = "?"


class Leave(Exception):
    """Somebody leaves the table; the game can be taken up again."""


def words(command: str, language: Language) -> list[str]:
    """How a command is typed: in the reader's language and in English."""
    own = language.say(f"command-{command}.word")
    return [own] if own == command else [own, command]


def usage(command: str, language: Language) -> str:
    key = f"command-{command}.usage"
    return language.say(key) if language.has(key) else language.say(f"command-{command}.word")


def read(text: str, language: Language) -> tuple[str, str] | None:
    """The command that a line begins with and what follows it, or None."""
    word, _, rest = text.partition(" ")
    if text == HELP_SIGN:
        return "help", ""
    for command in COMMANDS:
        if fold(word) in [fold(known) for known in words(command, language)]:
            return command, rest.strip()
    return None


def misspelt(text: str, language: Language) -> str | None:
    """The command word that was probably meant by a single word."""
    known = {fold(word): word for command in COMMANDS for word in words(command, language)}
    meant = closest(fold(text), known)
    return None if meant is None else known[meant]
