"""The drawing in characters of every game: it fits its window, and every legal move can be made on it."""

from __future__ import annotations

import pytest

import hetman
from clicking import asked, positions
from hetman.drawing.characters import SIDE, in_ascii
from hetman.presentation.characters import ALWAYS_SEEN, CAPTION, items_of, sheets_of
from hetman.presentation.choosing import LegalMove
from hetman.presentation.question import CHOSEN, LEGAL, START, UNLIT, Click, Question, answer
from hetman.presentation.texts import texts_of
from hetman.table.table import Table
from hetman.terminal.fullscreen.spots import spots_of

GAMES = [
    pytest.param(name, seats, id=f"{name}-{seats}") for name in hetman.games() for seats in hetman.game(name).seats
]
WIDTHS = (59, 79, 99)
FIXED = {"warchest": 67}
"""Boards of one size, which scroll in a narrower window."""
LONGEST = 12


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("code", ["en", "pl"])
def test_every_part_fits_its_window(name: str, seats: int, code: str) -> None:
    for table, seat in positions(name, seats, 8, 11):
        for width in WIDTHS:
            for viewer in (seat, None):
                parts = sheets_of(table.game, table.playing.view(viewer), texts_of(table.game, code), width)
                for part, sheet in parts.items():
                    most = SIDE if part.startswith("seat-") else max(width, FIXED.get(name, 0))
                    assert sheet.width <= most or part == CAPTION, f"{part} at {width}:\n{sheet}"


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_legal_move_can_be_made_on_the_characters(name: str, seats: int, width: int) -> None:
    for table, seat in positions(name, seats, 6, 13, seed=width):
        legal = asked(table, seat).choosing.moves
        for move in legal[:: max(1, len(legal) // 6)]:
            assert chosen_on_sheets(table, seat, move, width), table.game.notation(move.move)


def chosen_on_sheets(table: Table, seat: int, wanted: LegalMove, width: int) -> bool:
    """Choose what leads to the move, until it is made or ticked."""
    question = asked(table, seat)
    for _ in range(LONGEST):
        tried = [answer(table.playing, seat, question, click) for click in leading(question, wanted, width)]
        if any(wanted.move in (*after.play, *after.question.ticked.all) for after in tried):
            return True
        # Another move may be whole before this one.
        further = [after.question for after in tried if not after.play and not after.question.ticked.all]
        if not further:
            return False
        question = further[0]
    return False


def leading(question: Question, wanted: LegalMove, width: int) -> list[Click]:
    """The clicks that bring the move further, the best first."""
    sheets = sheets_of(question.game, question.shown_view, question.words, width)
    links = [items_of(spot.links) for name in ALWAYS_SEEN if name in sheets for spot in spots_of(sheets[name])]
    lit = [(one, question.state_of(one)) for one in links]
    offers = question.offers([one for one, state in lit if state])
    whole = [Click(move=" ".join(offer.tokens)) for offer in offers if offer.tokens == wanted.tokens]
    parts = [Click((offer.link,)) for offer in offers if offer.link is not None]
    things = [Click(one, state) for one, state in lit if state in (LEGAL, START)]
    fitting = [click for click in [*things, *parts] if wanted in grown(question, click)]
    return [*whole, *sorted(fitting, key=lambda click: len(grown(question, click)))]


def grown(question: Question, click: Click) -> tuple[LegalMove, ...]:
    """The moves that are left after a click; none if it leads nowhere."""
    before = question.choosing if click.state != START else question.choosing.with_items(())
    after = before.grown(click.links)
    return after.left if after.items not in (before.items, question.choosing.items) else ()


@pytest.mark.parametrize("name", hetman.games())
def test_what_is_chosen_is_lit_as_chosen(name: str) -> None:
    for table, seat in positions(name, hetman.game(name).seats[0], 6, 9):
        question = asked(table, seat)
        sheets = sheets_of(question.game, question.shown_view, question.words, 79)
        links = [items_of(spot.links) for part in ALWAYS_SEEN if part in sheets for spot in spots_of(sheets[part])]
        for one in links:
            state = question.state_of(one)
            if state != LEGAL:
                continue
            after = answer(table.playing, seat, question, Click(one, state))
            if not after.play and not after.question.ticked.all:
                assert after.question.state_of(one) == CHOSEN
                back = answer(table.playing, seat, after.question, Click(one, CHOSEN)).question
                assert len(back.choosing.items) < len(after.question.choosing.items)


@pytest.mark.parametrize("name", hetman.games())
def test_an_unlit_thing_is_refused_with_a_reason(name: str) -> None:
    for table, seat in positions(name, hetman.game(name).seats[0], 4, 9):
        question = asked(table, seat)
        sheets = sheets_of(question.game, question.shown_view, question.words, 79)
        links = [items_of(spot.links) for part in ALWAYS_SEEN if part in sheets for spot in spots_of(sheets[part])]
        for one in links:
            if question.state_of(one) == UNLIT:
                assert answer(table.playing, seat, question, Click(one, UNLIT)).refused


@pytest.mark.parametrize("name", hetman.games())
@pytest.mark.parametrize("code", ["en", "pl"])
def test_ascii_keeps_every_column(name: str, code: str) -> None:
    for table, seat in positions(name, hetman.game(name).seats[0], 3, 9):
        sheets = sheets_of(table.game, table.playing.view(seat), texts_of(table.game, code), 79)
        for sheet in sheets.values():
            plain = in_ascii(str(sheet))
            assert plain.isascii()
            assert [len(line) for line in plain.split("\n")] == [len(line) for line in str(sheet).split("\n")]
            assert "?" not in plain or "?" in str(sheet)
