"""Puzzles: every shipped one is legal, has a reason and texts, and a wrong one is noticed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hetman
from hetman.analysis.game_analysis import estimated
from hetman.analysis.puzzle_games import Report, found_puzzles
from hetman.analysis.puzzles import (
    ALIKE,
    EVALUATORS,
    FILE,
    GRADES,
    TRIED,
    Found,
    Puzzle,
    PuzzleError,
    answer_request,
    edges_of,
    find,
    is_good,
    load,
    proved,
    search,
    seat_of,
    varied,
    verify,
    with_others_tried,
    write,
)
from hetman.cli import app
from hetman.core.game import Game
from hetman.presentation.texts import texts_of
from hetman.terminal import puzzles_command

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
        assert one.bot in EVALUATORS
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


def test_a_lead_over_moves_that_no_search_tried_is_no_lead(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    game = hetman.game("warchest")
    tree, found = search(seat_of(game, puzzle), EFFORT, 1)
    assert any(edge.visits < TRIED[0] for edge in edges_of(tree))
    tried = with_others_tried(tree, found)
    assert all(edge.visits >= TRIED[0] for edge in edges_of(tree))
    assert (tried.best, tried.value, tried.share) == (found.best, found.value, found.share)
    assert tried.lead == min(
        tried.value - edge.total / int(edge.visits) for edge in edges_of(tree) if edge.move != tried.best
    )
    monkeypatch.setattr("hetman.analysis.puzzles.LEAST_LEAD", 2.0)
    with pytest.raises(PuzzleError, match="leads by"):
        verify(game, puzzle, EFFORT)


def test_a_puzzle_of_an_unknown_bot_is_not_verified_by_another(puzzle: Puzzle) -> None:
    with pytest.raises(PuzzleError, match="made by 'oracle', and only linear can verify"):
        verify(hetman.game("warchest"), replace(puzzle, bot="oracle"), EFFORT)


def test_a_puzzle_that_does_not_hold_can_be_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle
) -> None:
    game = hetman.game("warchest")
    monkeypatch.setattr(game, "folder", tmp_path)
    write(game, [puzzle, replace(puzzle, id="0", bot="oracle")])
    command = ["puzzles", "verify", "warchest", "--effort", str(EFFORT)]
    checked = CliRunner().invoke(app, command)
    assert checked.exit_code == 1
    assert "puzzle 0: made by 'oracle'" in checked.output
    assert len(load(game)) == 2
    assert CliRunner().invoke(app, [*command, "--drop"]).exit_code == 1
    assert load(game) == (puzzle,)
    assert CliRunner().invoke(app, command).exit_code == 0
    load.cache_clear()


def test_any_answer_is_compared_by_search(puzzle: Puzzle) -> None:
    game = hetman.game("warchest")
    state = game.restore(puzzle.position)
    moves = seat_of(game, puzzle).moves()
    found = {game.notation(move): estimated(state, answer_request(puzzle, move), 200) for move in moves}
    assert is_good(puzzle, puzzle.best, found[puzzle.best].cost)
    worst = max(found, key=lambda move: found[move].cost)
    assert not is_good(puzzle, worst, found[worst].cost)


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


def test_searches_without_a_lead_give_up_early(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = seat_of(hetman.game("warchest"), puzzle)
    proofs = proved(seat, EFFORT, [1, 2])
    assert proofs is not None
    assert {seat.game.notation(proof.found.best) for proof in proofs} == {puzzle.best}
    monkeypatch.setattr("hetman.analysis.puzzles.LEAST_LEAD", 2.0)
    assert proved(seat, 10**9, [1, 2]) is None, "a move cannot lead by more than everything"


def test_searches_that_do_not_agree_give_up_early(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = seat_of(hetman.game("warchest"), puzzle)
    founds = iter(range(100))
    monkeypatch.setattr("hetman.analysis.puzzles.judged", lambda tree: Found(next(founds), 0.5, 0.5, 1.0))
    monkeypatch.setattr("hetman.analysis.puzzles.reasons_for", lambda *args: puzzle.reasons)
    assert proved(seat, 10**9, [1, 2]) is None
    assert next(founds) == 2 * len(GRADES), "no search gets the whole effort"


def test_the_number_of_processes_does_not_change_what_is_found() -> None:
    reports: list[list[Puzzle]] = []
    game, effort = hetman.game("warchest"), 300
    one = found_puzzles(game.name, 3, 1, 1, effort, [], reports.append)
    two = found_puzzles(game.name, 3, 1, 2, effort, [], lambda found: None)
    assert one == two == varied(puzzle for seed in (1, 2, 3) for puzzle in find(game, 2, seed, effort))[:3]
    assert [len(report) for report in reports if report][:3] == [1, 2, 3], "each is reported when it is found"


def test_puzzles_with_the_same_move_are_few(puzzle: Puzzle) -> None:
    alike = [replace(puzzle, id=str(number)) for number in range(ALIKE + 2)]
    assert varied([puzzle, puzzle]) == [puzzle]
    assert len(varied(alike)) == ALIKE
    assert len(varied([*alike, replace(puzzle, best="pass")])) == ALIKE + 1


def test_more_puzzles_are_added_to_those_that_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle
) -> None:
    game = hetman.game("warchest")
    seeds: list[int] = []

    def found(
        name: str, count: int, seed: int, workers: int, effort: int, kept: list[Puzzle], report: Report
    ) -> list[Puzzle]:
        seeds.append(seed)
        every = [*kept, replace(puzzle, id="0", game=seed)]
        report(every[:count])
        assert load(game) == tuple(sorted(every[:count], key=lambda one: one.id)), "an interrupted run keeps this"
        return every[:count]

    monkeypatch.setattr(game, "folder", tmp_path)
    monkeypatch.setattr(puzzles_command, "found_puzzles", found)
    write(game, [replace(puzzle, game=6)])
    assert CliRunner().invoke(app, ["puzzles", "make", "warchest", "--more", "--count", "2"]).exit_code == 0
    assert {one.id for one in load(game)} == {puzzle.id, "0"}
    assert CliRunner().invoke(app, ["puzzles", "make", "warchest", "--count", "1"]).exit_code == 0
    assert [one.id for one in load(game)] == ["0"]
    assert seeds == [7, 1], "more puzzles come from the games after those that were played"
    load.cache_clear()
