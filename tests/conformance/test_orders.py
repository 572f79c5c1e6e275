"""A whole move reads as an order, inflected as in the log: in hints, on buttons and in the bar."""

from __future__ import annotations

import re

import pytest

import hetman
from clicking import positions, with_new_verbs, words_of
from hetman.language import LANGUAGES
from hetman.presentation.moves import order_text
from hetman.table.table import Table

POSITIONS, APART, GAMES = 16, 9, 8
LIST = re.compile(r"→|->|\w: ")
"""A verb and its operands side by side, as in `Send: officer → Helpers`."""
PARAMETERS = [(name, seats) for name in hetman.games() for seats in hetman.game(name).seats]


def orders(table: Table, seat: int, moves: list[int]) -> set[str]:
    decision = table.playing.decision(seat)
    assert decision is not None
    return {order_text(table.game, decision, move, words_of(table, code)) for move in moves for code in LANGUAGES}


@pytest.mark.parametrize(("name", "seats"), PARAMETERS)
def test_every_move_reads_as_an_order(name: str, seats: int) -> None:
    found = set[str]()
    for table, seat in positions(name, seats, POSITIONS, APART, seed=5):
        found |= orders(table, seat, list(table.moves(seat)))
    assert len(found) > 40
    assert {said for said in found if LIST.search(said)} == set()


@pytest.mark.parametrize("name", hetman.games())
def test_rare_moves_read_as_orders_too(name: str) -> None:
    found = set[str]()
    for table, seat, moves in with_new_verbs(name, GAMES):
        found |= orders(table, seat, [move.move for move in moves])
    assert len(found) > 20
    assert {said for said in found if LIST.search(said)} == set()
