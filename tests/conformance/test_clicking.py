"""Every legal move of every game can be made by clicking, and no order of clicks ends in a dead end."""

from __future__ import annotations

from itertools import permutations

import pytest

import hetman
from clicking import asked, clicked_move, goes_on, positions, things, with_new_verbs
from hetman.presentation.choosing import Item
from hetman.presentation.question import Click, answer

GAMES = [
    pytest.param(name, seats, id=f"{name}-{seats}") for name in hetman.games() for seats in hetman.game(name).seats
]
POSITIONS, APART, MOVES, ORDERS = 8, 11, 6, 3


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_legal_move_can_be_made_by_clicking(name: str, seats: int) -> None:
    for table, seat in positions(name, seats, POSITIONS, APART):
        legal = asked(table, seat).choosing.moves
        for move in legal[:: max(1, len(legal) // MOVES)]:
            assert move.move in clicked_move(table, seat, move), f"{table.game.notation(move.move)} of {legal}"


@pytest.mark.parametrize("name", hetman.games())
def test_every_verb_can_be_made_by_clicking(name: str) -> None:
    """Also a rare one, which few games come to."""
    for table, seat, moves in with_new_verbs(name, games=40):
        for move in moves:
            assert move.move in clicked_move(table, seat, move), table.game.notation(move.move)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_whatever_is_chosen_first_there_is_something_to_go_on_with(name: str, seats: int) -> None:
    for table, seat in positions(name, seats, POSITIONS, APART, seed=1):
        legal = asked(table, seat).choosing.moves
        for move in legal[:: max(1, len(legal) // MOVES)]:
            items = [Item(move.word), *(Item(part.token, (part.name,)) for part in move.parts)]
            for order in list(permutations(items))[:: max(1, len(list(permutations(items))) // ORDERS)]:
                for made in range(len(items)):
                    question = asked(table, seat, items=order[:made])
                    lit = [thing for thing in things(table, seat, question) if goes_on(question, thing)]
                    assert lit, f"{table.game.notation(move.move)}: dead end after {order[:made]}"


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_click_on_what_is_no_button_plays_nothing(name: str, seats: int) -> None:
    for table, seat in positions(name, seats, POSITIONS, APART, seed=2):
        question = asked(table, seat)
        for thing in things(table, seat, question):
            if not thing.state and thing.links:
                after = answer(table.playing, seat, question, Click(thing.links, thing.state))
                assert after.refused
                assert not after.play
                assert after.question is question


@pytest.mark.parametrize("name", hetman.games())
def test_no_two_moves_are_spelt_by_the_same_verb_and_operands(name: str) -> None:
    """Otherwise the last click would fit two moves."""
    for table, seat in positions(name, hetman.game(name).seats[0], 20, 4):
        moves = table.moves(seat)
        assert len({table.game.tokens(int(move)) for move in moves}) == len(moves)
