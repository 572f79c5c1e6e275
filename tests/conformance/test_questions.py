"""Every open question of every game has its own sentence, short enough for two lines of a small phone."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import hetman
from clicking import UNCONVERTED, asked, positions
from hetman.language import LANGUAGES
from hetman.presentation.choosing import Item

GAMES = [
    pytest.param(name, seats, code, id=f"{name}-{seats}-{code}")
    for name in hetman.games()
    if name not in UNCONVERTED
    for seats in hetman.game(name).seats
    for code in LANGUAGES
]
POSITIONS, APART, MOVES, ORDERS = 12, 7, 8, 3
LONGEST = {"en": 60, "pl": 75}


def longest(pattern: ast.Pattern) -> int:
    """The most signs that a pattern writes by itself, with one for whatever is put in."""
    return sum(len(one.value) if isinstance(one, ast.TextElement) else put_in(one) for one in pattern.elements)


def put_in(placeable: ast.Placeable) -> int:
    chosen = placeable.expression
    if not isinstance(chosen, ast.SelectExpression):
        return 1
    return max(longest(variant.value) for variant in chosen.variants)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", hetman.games())
def test_no_sentence_of_the_bar_is_too_long(name: str, code: str) -> None:
    """Also one that random games do not come to."""
    file = Path(hetman.__file__).parent / "games" / name / "text" / f"{code}.ftl"
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    bars = [one for one in entries if isinstance(one, ast.Message) and one.id.name.startswith(("prompt-", "ask-"))]
    assert len(bars) > 20
    assert {one.id.name for one in bars if one.value and longest(one.value) > LONGEST[code]} == set()


@pytest.mark.parametrize(("name", "seats", "code"), GAMES)
def test_every_step_has_its_own_sentence(name: str, seats: int, code: str) -> None:
    for table, seat in positions(name, seats, POSITIONS, APART, seed=4):
        legal = asked(table, seat, code).choosing.moves
        for move in legal[:: max(1, len(legal) // MOVES)]:
            items = [Item(move.word), *(Item(part.token, (part.name,)) for part in move.parts)]
            orders = list(permutations(items))
            for order in orders[:: max(1, len(orders) // ORDERS)]:
                for made in range(len(items)):
                    question = asked(table, seat, code, order[:made])
                    where = f"{table.game.notation(move.move)} after {[item.token for item in order[:made]]}"
                    assert made == 0 or question.ready is not None or question.key.startswith("ask-"), where
                    assert question.bar.count(":") >= 1 or question.ready is not None, question.bar
                    assert len(question.bar) <= LONGEST[code] or question.ready is not None, question.bar
