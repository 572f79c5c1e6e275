"""Rules of single pieces and cards."""

from __future__ import annotations

import pytest

import hetman
from hetman.language import LANGUAGES
from hetman.presentation.rules import card_texts, token_kinds
from hetman.presentation.texts import texts_of


@pytest.mark.parametrize("name", hetman.games())
def test_both_languages_have_rules_of_the_same_things(name: str) -> None:
    game = hetman.game(name)
    english, polish = (set(card_texts(texts_of(game, code))) for code in LANGUAGES)
    assert english == polish
    assert english


def test_things_have_their_kinds() -> None:
    kinds = token_kinds(hetman.game("warchest"))
    assert kinds["archer"] in ("unit", "coin")
    assert kinds["d4"] == "hex"
    assert "Tactic" in card_texts(texts_of(hetman.game("warchest"), "en"))["archer"]
