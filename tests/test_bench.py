"""Figures mean what they say."""

from __future__ import annotations

import sys
import time

import pytest

import hetman
from hetman import bench

GAME = hetman.game("warchest")


def test_a_round_measures_everything() -> None:
    figures = bench.measure(GAME, 2, 0.01)
    assert set(figures) == {"decisions", "forced", "games", "copy", "playouts", "search", "memory"}
    assert all(value > 0 for value in figures.values())
    assert figures["forced"] < 0.5
    assert figures["decisions"] > figures["playouts"] > figures["games"]


def test_forced_decisions_are_those_with_one_move() -> None:
    forced = total = 0
    for seed in range(bench.SURVEYED_GAMES):
        dice, state = hetman.Dice(seed), GAME.start(2)
        for _ in range(bench.LIVE_DECISIONS):
            state.roll(dice)
            if state.actor < 0:
                break
            moves = state.moves()
            total += 1
            forced += len(moves) == 1
            state.step(moves[dice.below(len(moves))])
    assert bench.share_of_forced(GAME, 2) == forced / total


def test_only_decisions_of_seats_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 5.0])
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    made, taken = bench.count_live_decisions(GAME, 2, 1.0, hetman.Dice(1))
    assert made == bench.BATCH * bench.LIVE_DECISIONS
    assert taken == 5.0


def test_positions_are_after_set_up() -> None:
    state = bench.position_after(GAME, 2, 0, hetman.Dice(1))
    assert state.actor >= 0
    assert state.view(None)["round"] == 1


@pytest.mark.parametrize("name", hetman.games())
def test_every_game_can_be_measured_with_any_number_of_seats(name: str) -> None:
    game = hetman.game(name)
    for seats in game.seats:
        assert bench.measure(game, seats, 0.001)["decisions"] > 0


def test_where_random_games_end_soon_positions_are_taken_earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone against Torak, hardly any random game reaches 60 decisions."""
    monkeypatch.setattr(bench, "ATTEMPTS", 2)
    state = bench.position_after(hetman.game("zizka"), 1, 10_000, hetman.Dice(1))
    assert state.stack


def test_a_rate_is_actions_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 0.5, 1.0, 2.0])
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    done: list[int] = []
    assert bench.rate(lambda: done.append(1), 1.5) == 1.5
    assert len(done) == 3


def test_memory_is_that_of_one_position() -> None:
    state = bench.position_after(GAME, 2, 60, hetman.Dice(1))
    own = [getattr(state, name) for name in ("unit", "height", "where", "coins", "ledger")]
    assert sum(map(sys.getsizeof, own)) < bench.memory_of(state) < 4096


def test_medians_by_figure() -> None:
    rounds = [{"decisions": 1.0, "copy": 9.0}, {"decisions": 5.0, "copy": 1.0}, {"decisions": 3.0, "copy": 2.0}]
    assert bench.medians(rounds) == {"decisions": 3.0, "copy": 2.0}


def test_both_kinds_alternate_where_there_are_both(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[bool] = []

    def run(game: str, seats: int, seconds: float, pure: bool) -> bench.Figures:
        ran.append(pure)
        return {"decisions": 1.0 if pure else 10.0}

    monkeypatch.setattr(bench, "run_round", run)
    monkeypatch.setattr(bench, "is_compiled", lambda: True)
    found = bench.compare("warchest", 2, 1)
    assert ran == [False, True] * bench.ROUNDS
    assert found == {"compiled": {"decisions": 10.0}, "interpreted": {"decisions": 1.0}}
    ran.clear()
    monkeypatch.setattr(bench, "is_compiled", lambda: False)
    assert list(bench.compare("warchest", 2, 1)) == ["interpreted"]
    assert ran == [True] * bench.ROUNDS


def test_a_round_in_a_process_of_its_own() -> None:
    figures = bench.run_round("warchest", 4, 0.01, pure=True)
    assert figures["decisions"] > 0
    assert figures["forced"] == bench.share_of_forced(GAME, 4)


def test_a_round_that_fails_says_why() -> None:
    with pytest.raises(bench.BenchError, match="no game 'nothing'"):
        bench.run_round("nothing", 2, 0.01, pure=True)


def test_the_research_environments_are_measured() -> None:
    measure = pytest.importorskip("hetman.lab.measure", reason="the extra lab is not installed").measure
    figures = measure("warchest", 2, 16, 0.05)
    assert set(figures) == {"observation", "pettingzoo", "vector"}
    assert all(value > 0 for value in figures.values())
