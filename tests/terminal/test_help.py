"""Help at the table: the rules, and the names of all that has a rule of its own."""

from __future__ import annotations

import io

from rich.console import Console

import hetman
from hetman.language import language
from hetman.terminal.help import rule_cards, show_rules
from hetman.terminal.screen import Screen

GAME = hetman.game("chocim")


def test_every_name_with_a_rule_is_listed_however_many_there_are() -> None:
    lang = language("en", GAME.folder, GAME.own_texts["en"])
    out = io.StringIO()
    show_rules(Screen(Console(file=out, width=80), lambda prompt: ""), lang, GAME)
    text = " ".join(out.getvalue().split())
    names = [name for name, _, _ in rule_cards(GAME, lang)]
    assert len(names) > 70
    for name in names:
        assert name in text
    assert "…" not in text
