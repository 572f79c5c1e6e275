"""The options of a game in words, for forms, command lines and programs."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.game import Game, Option
from hetman.language import Language
from hetman.presentation.texts import optional


@dataclass(frozen=True)
class OptionText:
    """An option: its label, its help, its values with their labels, and an example of a value of one's own."""

    name: str
    label: str
    help: str
    values: dict[str, str]
    default: str
    own_label: str = ""
    example: str = ""


def option_text(name: str, option: Option, words: Language) -> OptionText:
    key = f"option-{name}"
    own = option.free is not None
    return OptionText(
        name,
        optional(words, key),
        optional(words, f"{key}.help", option.help),
        {value: optional(words, f"{key}-{value}") for value in values_of(option)},
        typed(option.default),
        optional(words, f"{key}-own") if own else "",
        optional(words, f"{key}-own.example") if own else "",
    )


def seat_counts(game: Game, words: Language) -> str:
    """The numbers of seats as `2 or 4`."""
    return words.listed([str(count) for count in game.seats], either=True)


def values_of(option: Option) -> list[str]:
    """The values of a choice or a switch as one types them."""
    return [typed(value) for value in ((True, False) if option.kind == "bool" else option.choices)]


def typed(value: object) -> str:
    """A value as one types it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
