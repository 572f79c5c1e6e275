"""Puzzles: every shipped one is legal, has a reason and texts, and a wrong one is noticed."""

from __future__ import annotations

from dataclasses import replace

import pytest

import hetman
from hetman.analysis.puzzles import FILE, Puzzle, PuzzleError, check, find, load, seat_of, verify, write
from hetman.core.game import Game
from hetman.presentation.texts import texts_of

EFFORT = 1_500
"""Much less than `hetman puzzles verify` uses."""


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return load(hetman.game("warchest"))[0]


@pytest.mark.parametrize("name", hetman.games())
def test_shipped_puzzles_are_legal_and_have_a_reason(name: str) -> None:
    game = hetman.game(name)
    puzzles = load(game)
    assert len({one.id for one in puzzles}) == len(puzzles)
    for one in puzzles:
        assert game.parse(one.best) in seat_of(game, one).moves()
        assert 1 <= one.grade <= 5
        assert any(reason.gain for reason in one.reasons)
        for code in ("en", "pl"):
            words = texts_of(game, code)
            assert all(words.say(reason.text_key, count=reason.count) for reason in one.reasons)


def test_a_shipped_puzzle_holds(puzzle: Puzzle) -> None:
    verify(hetman.game("warchest"), puzzle, EFFORT)


def test_another_move_is_noticed(puzzle: Puzzle) -> None:
    game = hetman.game("warchest")
    others = [game.notation(move) for move in seat_of(game, puzzle).moves() if game.notation(move) != puzzle.best]
    with pytest.raises(PuzzleError, match="expected"):
        verify(game, replace(puzzle, best=others[-1]), EFFORT)
    with pytest.raises(PuzzleError, match="not legal"):
        verify(game, replace(puzzle, best="deploy archer a1"), EFFORT)


def test_any_answer_is_compared_by_search(puzzle: Puzzle) -> None:
    game = hetman.game("warchest")
    moves = seat_of(game, puzzle).moves()
    best = game.parse(puzzle.best)
    assert check(game, puzzle, best, 200).good
    worst = min((check(game, puzzle, move, 300) for move in moves if move != best), key=lambda one: one.value)
    assert not worst.good
    assert worst.value < worst.best_value


def test_the_same_seed_finds_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hetman.analysis.puzzles.LEAST_LEAD", 0.02)
    monkeypatch.setattr("hetman.analysis.puzzles.PLAYERS", 10)
    game = hetman.game("warchest")
    found = [next(find(game, 2, 3, 200)) for _ in range(2)]
    assert found[0] == found[1]


def test_puzzles_of_other_rules_are_refused(tmp_path: object, monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle) -> None:
    game: Game = hetman.game("warchest")
    monkeypatch.setattr(game, "folder", tmp_path)
    path = write(game, [puzzle])
    assert path.name == FILE
    assert load(game) == (puzzle,)
    path.write_text(path.read_text().replace(f'"version":"{game.version}"', '"version":"0"', 1))
    load.cache_clear()
    with pytest.raises(PuzzleError, match="made for rules 0"):
        load(game)
    load.cache_clear()
