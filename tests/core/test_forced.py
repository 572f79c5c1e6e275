"""Decisions with one answer: which of them nobody needs to be asked about."""

from __future__ import annotations

from dataclasses import replace

import pytest

import hetman
from hetman.core.forced import forced_move, is_plain
from hetman.core.match import Match
from hetman.core.verbs import Kind, Shape, Verb


def positions(name: str, seats: int, games: int = 3) -> list[tuple[Match, list[int]]]:
    """Matches of random play, each at a decision with one move."""
    found = []
    for seed in range(games):
        match, dice = Match(hetman.game(name), seed=seed, seats=seats), hetman.Dice(seed)
        for _ in range(400):
            if match.over:
                break
            moves = match.moves(match.actor)
            if len(moves) == 1:
                found.append((Match.resume(match.record, match.seed), moves))
            match.play(moves[dice.below(len(moves))])
    return found


@pytest.mark.parametrize("name", hetman.games())
def test_the_only_move_is_played_or_people_are_asked(name: str) -> None:
    game = hetman.game(name)
    for match, moves in positions(name, game.seats[-1], games=2):
        forced = forced_move(match)
        shape = game.verbs.shape(moves[0])
        assert forced in (None, moves[0])
        if match.choosing or shape.verb.name in game.may or any(operand.hidden for operand in shape.operands):
            assert forced is None


def test_several_answers_are_a_choice() -> None:
    match = Match(hetman.game("warchest"), seed=1)
    assert len(match.moves(match.actor)) > 1
    assert forced_move(match) is None


def test_a_real_may_a_reveal_and_a_hidden_operand_are_left_to_people() -> None:
    kinds = {"coin": Kind("coin", ("royal",))}
    plain = Shape(Verb("skip", "skip"), 0, kinds)
    assert is_plain(plain, frozenset())
    assert not is_plain(plain, frozenset({"skip"}))
    assert not is_plain(Shape(replace(plain.verb, reveals=True), 0, kinds), frozenset())
    assert not is_plain(Shape(Verb("pass", "pass {coin?}"), 0, kinds), frozenset())


def test_an_answer_that_only_the_seat_itself_can_know_is_left_to_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another seat imagines a position in which there is a choice: an answer at once would tell that there is none."""
    match = next(match for match, _ in positions("chocim", 2) if forced_move(match) is not None)
    only = match.moves(match.actor)
    other = Match(match.game, seed=1)
    assert len(other.state.moves()) > 1
    monkeypatch.setattr(type(match.state), "imagine", lambda state, seat, dice: other.state)
    assert match.moves(match.actor) == only
    assert forced_move(match) is None
