"""Options in words."""

from __future__ import annotations

import hetman
from hetman.core.game import Option
from hetman.presentation.options import option_text, seat_counts, typed, values_of
from hetman.presentation.texts import texts_of

GAME = hetman.game("warchest")
WORDS = texts_of(GAME, "en")


def test_an_option_with_its_values() -> None:
    text = option_text("army", GAME.options["army"], WORDS)
    assert (text.label, text.default, text.values["first-game"]) == ("Armies", "random", "first game")
    assert text.own_label
    assert text.example


def test_an_option_without_texts() -> None:
    text = option_text("speed", Option("int", 3, range=(1, 9), help="How fast."), WORDS)
    assert (text.label, text.help, text.values, text.default, text.example) == ("", "How fast.", {}, "3", "")


def test_values_are_written_as_one_types_them() -> None:
    assert [typed(value) for value in (True, False, 7, "draft")] == ["yes", "no", "7", "draft"]
    assert values_of(Option("bool", True)) == ["yes", "no"]
    assert values_of(Option("choice", "a", ("a", "b"))) == ["a", "b"]


def test_numbers_of_seats() -> None:
    assert seat_counts(GAME, WORDS) == "2 or 4"
