"""Legal moves on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from hetman.language import Language
from hetman.terminal.choices import Choice, Choices
from hetman.terminal.screen import Screen

MOST_OF_A_VERB = 24
WIDEST_NOTATION = 36


def list_moves(choices: Choices, screen: Screen, language: Language, whole: bool = False) -> None:
    """Print all moves by verb, several in a line. If there are very many, print the first ones unless `whole`."""
    screen.write(language.say("list-moves", count=len(choices.all)))
    groups = list(choices.grouped())
    width = max(len(label) for label, _ in groups)
    left_out = 0
    for label, group in groups:
        shown = group if whole else group[:MOST_OF_A_VERB]
        left_out += len(group) - len(shown)
        screen.row(label, [f"{choice.number} {choice.short}" for choice in shown], width)
    if left_out:
        screen.write(language.say("list-more", count=left_out))


def list_fitting(found: Sequence[Choice], screen: Screen) -> None:
    """Print some moves, each in notation and as a sentence."""
    width = min(max(len(choice.notation) for choice in found), WIDEST_NOTATION)
    for choice in found:
        screen.row(f"{choice.number:>3}  {choice.notation:{width}}", [choice.sentence], width + 5)
