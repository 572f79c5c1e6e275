"""Commands at the table: words that are not moves."""

from __future__ import annotations

from collections.abc import Sequence

from hetman.language import Language
from hetman.terminal.text_matching import closest, fold

COMMANDS = ("help", "look", "moves", "hint", "log", "rules", "undo", "lesson", "chat", "save", "language", "quit")
TAKE_MORE = {"moves", "rules", "lesson", "chat", "save", "language"}
"""Commands that take an argument."""
HELP_SIGN = "?"


class Leave(Exception):
    """A person leaves the table. The game can be continued later."""


def command_words(command: str, language: Language) -> list[str]:
    """Return the words for a command: in the viewer's language and in English."""
    own = language.say(f"command-{command}.word")
    return [own] if own == command else [own, command]


def usage(command: str, language: Language) -> str:
    key = f"command-{command}.usage"
    return language.say(key) if language.has(key) else language.say(f"command-{command}.word")


def read_command(text: str, language: Language, known: Sequence[str] = COMMANDS) -> tuple[str, str] | None:
    """Return the command of a line and its argument, or None. `known` are the commands of this table."""
    word, _, rest = text.partition(" ")
    if text == HELP_SIGN:
        return "help", ""
    for command in known:
        if fold(word) in [fold(one) for one in command_words(command, language)]:
            return command, rest.strip()
    return None


def misspelt(text: str, language: Language) -> str | None:
    """Return the command that a misspelt word probably means."""
    known = {fold(word): word for command in COMMANDS for word in command_words(command, language)}
    meant = closest(fold(text), known)
    return None if meant is None else known[meant]
