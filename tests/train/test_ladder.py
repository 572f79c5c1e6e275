"""Matches of networks and the report of a run."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ambush import Ambush
from hetman.arena.contest import Contest
from hetman.core.network import Deeper
from hetman.core.registry import game
from hetman.language import language
from hetman.train.ladder import Match, climb, opponents, play_match, read_ladder, result_of
from hetman.train.plan import Plan, curves_of, network_of
from hetman.train.report import RunReport, plain, write
from hetman.train.trained_bot import TrainedBot, bot_of
from networks import needs_compiled, random_network

PLAN = Plan("ambush", 2, {"bold": True}, policy_games=20, generations=1, ladder_games=4, ladder_time=0.001)


def test_equal_bots_have_no_distance() -> None:
    even = result_of("a", "b", [0.5, 0.5, 0.5], 2)
    assert (even.games, even.share, even.low, even.high) == (6, 0.5, 0.5, 0.5)
    assert even.dump()["elo"] == [0, 0, 0]


def test_the_interval_is_that_of_the_rounds() -> None:
    """Four rounds of 1, 1, 0.5 and 0.5: a standard deviation of 0.2887, an error of 1.96 x 0.2887 / 2."""
    found = result_of("a", "b", [1.0, 1.0, 0.5, 0.5], 2)
    assert found.share == 0.75
    assert found.low == pytest.approx(0.75 - 0.2829, abs=1e-3)
    assert found.high == 1.0
    assert found.elo(0.75) == pytest.approx(190.8, abs=0.1)


def test_a_single_round_says_nothing() -> None:
    found = result_of("a", "b", [1.0], 2)
    assert (found.low, found.high) == (0.0, 1.0)


def test_the_fair_share_among_more_sides_is_zero() -> None:
    assert replace(result_of("a", "b", [], 4), share=0.25).elo(0.25) == pytest.approx(0)
    assert result_of("a", "b", [], 3).elo(1 / 3) == pytest.approx(0)
    assert result_of("a", "b", [], 3).elo(1.0) > 1000


@pytest.mark.parametrize("workers", [1, 2])
def test_a_match_lets_a_bot_take_every_side(workers: int) -> None:
    contest = Contest.read(game("grunwald"), ["greedy", "random"], 3, ["rounds=3"], 1)
    counted: list[int] = []
    found = play_match(contest, 9, workers, None, counted.append)
    assert (found.games, found.sides, sum(counted)) == (9, 3, 9)
    assert found.share > 1 / 3
    assert found == play_match(contest, 9, 1, None, counted.append)


def test_time_ends_a_match_after_a_round() -> None:
    contest = Contest.read(game("grunwald"), ["greedy", "random"], 2, ["rounds=3"], 1)
    assert play_match(contest, 100, 1, 0.0, lambda games: None).games == 2


@needs_compiled
def test_the_generations_play_and_the_results_stay(ambush: Ambush, tmp_path: Path) -> None:
    network = random_network(ambush.setup(2, bold=True))
    for generation in range(2):
        network_of(tmp_path, generation).write_bytes(network.dump())
    found = climb(PLAN, tmp_path, 1, 1, None, lambda games: None)
    assert [match.other for match in found] == opponents(PLAN, tmp_path, 1)
    assert [match.other for match in found][1] == "linear:time=0.001"
    assert [match.games for match in found] == [4, 4]
    assert read_ladder(tmp_path) == found
    assert climb(PLAN, tmp_path, 1, 1, None, lambda games: pytest.fail("they have played")) == []


def test_a_path_that_a_text_form_cannot_have_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no comma and no colon"):
        bot_of(tmp_path / "a,b.network")


@needs_compiled
def test_a_trained_bot_reads_its_file_and_settings(ambush: Ambush, tmp_path: Path) -> None:
    setup = ambush.setup(2)
    file = tmp_path / "one.network"
    file.write_bytes(random_network(setup).dump())
    contest = Contest.read(ambush, [bot_of(file, iterations=5, depth=2, c_puct=0.9), "random"], 2, [], 1)
    assert play_match(contest, 2, 1, None, lambda games: None).games == 2
    bot = TrainedBot(str(file), iterations=5, depth=2, c_puct=0.9, after=4, deeper=6).network
    assert (bot.rollout_depth, bot.c_puct, bot.deeper) == (2, 0.9, Deeper(4, 6))
    usual = TrainedBot(str(file)).network
    assert (usual.rollout_depth, usual.c_puct, usual.deeper) == (3, 0.7, None)
    with pytest.raises(ValueError, match="after and deeper need each other"):
        TrainedBot(str(file), after=4)


# The report

CURVES = [{"epoch": 0, "train": None, "test": 0.71}, {"epoch": 1, "train": 0.66, "test": 0.6234}]
CALIBRATION = [{"count": 40, "expected": 0.21, "won": 0.25}, {"count": 60, "expected": 0.83, "won": 0.8}]


def run_in(folder: Path) -> None:
    PLAN.save(folder)
    for generation in range(2):
        known = {"curves": CURVES, "loss": 0.6234, "calibration": CALIBRATION, "games": 20, "examples": 123}
        curves_of(folder, generation).write_text(json.dumps(known), encoding="utf-8")
    bots = [bot_of(network_of(folder, generation), time=0.02) for generation in (1, 0)]
    matches = [Match(bots[0], other, 40, 0.75, 0.6, 0.9, 2) for other in (bots[1], "linear:time=0.02")]
    (folder / "ladder.json").write_text(json.dumps([vars(match) for match in matches]), encoding="utf-8")


@pytest.mark.parametrize(("code", "decimal"), [("en", "0.6234"), ("pl", "0,6234")])
def test_the_report_has_losses_ladder_and_calibration(tmp_path: Path, code: str, decimal: str) -> None:
    run_in(tmp_path)
    tables = write(tmp_path, "Title & more", language(code).say, code)
    text = (tmp_path / "report.txt").read_text(encoding="utf-8")
    assert text == plain("Title & more", tables)
    assert all(part in text for part in ("generation-1", "generation-0", "linear:time=0.02", "123", decimal))
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<title>Title &amp; more</title>" in page
    assert page.count("<svg") == 2
    assert f'lang="{code}"' in page
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert data["plan"]["seed"] == 0
    assert data["ladder"][0]["elo"][0] == 191
    assert len(data["generations"]) == 2


def test_the_report_of_a_run_that_has_just_begun(tmp_path: Path) -> None:
    PLAN.save(tmp_path)
    report = RunReport.read(tmp_path)
    assert (report.generations, report.ladder) == ((), ())
    assert write(tmp_path, "Begun", language("en").say, "en")[0].rows == ()


def test_the_report_of_another_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"plan\.json"):
        RunReport.read(tmp_path)
