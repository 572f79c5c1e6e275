"""A click on something that cannot be chosen gets a reason, in both languages, and seldom the fallback."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import hetman
from clicking import UNCONVERTED, asked, positions, things, words_of
from hetman.language import LANGUAGES
from hetman.presentation.choosing import Item
from hetman.presentation.drawn_things import Thing
from hetman.presentation.question import Question
from hetman.presentation.refusal import FALLBACK
from hetman.presentation.texts import texts_of
from hetman.table.table import Table
from hetman.web.question import reason

GAMES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in hetman.games()
    if name not in UNCONVERTED
    for seats in hetman.game(name).seats
]
POSITIONS, APART, STEPS = 8, 9, 2
MOST = 0.05
"""The share of refused clicks that may get "Not possible now."."""
LONGEST = {"en": 70, "pl": 85}
"""Signs of a reason with long names: two lines at 360 px."""


def refused(table: Table, seat: int, question: Question) -> list[Thing]:
    """Things that are no buttons now, each meaning once."""
    found = {thing.links: thing for thing in things(table, seat, question) if not thing.state and thing.links}
    return list(found.values())


def questions(table: Table, seat: int) -> list[Question]:
    """The first question, and those after the first parts of some legal moves."""
    first = asked(table, seat)
    legal = first.choosing.moves
    found = [first]
    for move in legal[:: max(1, len(legal) // STEPS)]:
        items = [*(Item(part.token, (part.name,)) for part in move.parts[:1]), Item(move.word)]
        found += [asked(table, seat, items=tuple(items[:count])) for count in (1, 2)]
    return found


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_refused_clicks_get_a_reason(name: str, seats: int) -> None:
    plain, clicks, unanswered = {code: words_of_fallback(name, code) for code in LANGUAGES}, 0, list[str]()
    for table, seat in positions(name, seats, POSITIONS, APART, seed=3):
        for question in questions(table, seat):
            for thing in refused(table, seat, question):
                clicked = [link.token for link in thing.links]
                clicks += 1
                for code in LANGUAGES:
                    spoken = Question(question.game, words_of(table, code), question.ticked, question.choosing)
                    said = reason(spoken, clicked)
                    assert len(said) <= LONGEST[code], said
                    if said == plain[code] and code == "en":
                        unanswered.append(f"{question.prompt['key']} {question.tokens} {clicked}")
    assert clicks > 100
    assert len(unanswered) <= MOST * clicks, f"{len(unanswered)} of {clicks}: {unanswered[:12]}"


@pytest.mark.parametrize("name", hetman.games())
def test_every_reason_has_a_text(name: str) -> None:
    """Also one that random games do not come to."""
    source = Path(hetman.__file__).parent / "games" / name / "why_not.py"
    calls = [node for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    named = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Reason"]
    keys = {part for key in named for part in literals(key)}
    assert len(keys) > 20
    for code in LANGUAGES:
        words = texts_of(hetman.game(name), code)
        assert sorted(key for key in keys if not words.has(f"why-{key}")) == []


def literals(key: ast.expr) -> list[str]:
    """The keys that an expression may give: itself, or both sides of a choice."""
    if isinstance(key, ast.IfExp):
        return literals(key.body) + literals(key.orelse)
    return [key.value] if isinstance(key, ast.Constant) and isinstance(key.value, str) else []


def words_of_fallback(name: str, code: str) -> str:
    return texts_of(hetman.game(name), code).say(FALLBACK)
