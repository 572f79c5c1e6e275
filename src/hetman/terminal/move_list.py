"""Legal moves on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from hetman.language import Language
from hetman.terminal.choices import Choice, Choices
from hetman.terminal.screen import Screen

WIDEST_NOTATION = 36


def list_moves(choices: Choices, screen: Screen, language: Language) -> None:
    """Print all moves by verb, in columns."""
    screen.write(language.say("list-moves", count=len(choices.all)))
    for label, group in choices.grouped():
        if len(group) == 1 and group[0].short == label:
            screen.show(f"  {group[0].number} {label}")
        else:
            screen.show(f"  {label}:")
            screen.columns([f"{choice.number} {choice.short}" for choice in group], indent=4)


def list_fitting(found: Sequence[Choice], screen: Screen) -> None:
    """Print some moves, each in notation and as a sentence."""
    width = min(max(len(choice.notation) for choice in found), WIDEST_NOTATION)
    for choice in found:
        screen.row(f"{choice.number:>3}  {choice.notation:{width}}", [choice.sentence], width + 5)
