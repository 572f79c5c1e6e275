"""The plan of a run: its file, its time, and what it must not change."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ambush import Ambush
from hetman import extras
from hetman.train.command import plan_of
from hetman.train.plan import Plan, default_depth, network_of, shares
from hetman.train.run import Means, check_same, train

PLAN = Plan("ambush", 2, {"bold": True}, seed=3, policy_games=20, hidden=(8, 4), minutes=2.0)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    PLAN.save(tmp_path / "run")
    assert Plan.load(tmp_path / "run") == PLAN


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"game": "x"}', '{"game": "x", "hidden": [1], "more": 1}'])
def test_a_file_that_is_no_plan_is_named(tmp_path: Path, content: str) -> None:
    (tmp_path / "plan.json").write_text(content, encoding="utf-8")
    with pytest.raises(ValueError, match=r"plan\.json: not the plan of a run"):
        Plan.load(tmp_path)


def test_what_a_written_plan_leaves_out_is_usual(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text('{"game": "ambush", "seats": 2, "epochs": 3}', encoding="utf-8")
    assert Plan.load(tmp_path) == Plan("ambush", 2, epochs=3)


def test_a_missing_plan_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"plan\.json: not the plan of a run"):
        Plan.load(tmp_path)


@pytest.mark.parametrize("generations", [0, 1, 2, 5])
def test_the_steps_share_the_time(generations: int) -> None:
    parts = shares(generations)
    ladders = generations + 1
    once = parts["policy"] + parts["fit"]
    repeated = generations * (parts["search"] + parts["tune"])
    ladder = parts["ladder"] * (ladders if generations else 1)
    assert once + repeated + ladder == pytest.approx(1)
    assert replace(PLAN, generations=generations).seconds("policy") == pytest.approx(120 * parts["policy"])
    assert replace(PLAN, minutes=None).seconds("policy") is None


def test_rollouts_of_a_network_are_shorter() -> None:
    assert default_depth(80) == 20
    assert default_depth(10) == 4


def test_a_plan_takes_what_the_game_has(ambush: Ambush) -> None:
    plan = plan_of(ambush, 3, ["bold=true"], None, {"seed": 5})
    assert (plan.game, plan.seats, plan.options, plan.seed) == ("ambush", 3, {"bold": True}, 5)
    assert plan.rollout_depth == default_depth(int(ambush.evaluator().rollout_depth))
    assert plan.c_puct == ambush.evaluator().c_puct
    assert plan_of(ambush, 2, [], 7, {}).rollout_depth == 7


@pytest.mark.parametrize(("seats", "options"), [(5, []), (2, ["bold=perhaps"]), (2, ["bald=true"]), (2, ["bold"])])
def test_a_plan_of_what_the_game_does_not_have_is_refused(ambush: Ambush, seats: int, options: list[str]) -> None:
    with pytest.raises(ValueError, match=r"seats|bold|bald|="):
        plan_of(ambush, seats, options, None, {})


@pytest.mark.parametrize(
    ("name", "value"), [("game", "other"), ("seats", 3), ("options", {}), ("seed", 4), ("hidden", (8,))]
)
def test_a_folder_keeps_one_kind_of_run(tmp_path: Path, name: str, value: object) -> None:
    check_same(PLAN, tmp_path)
    PLAN.save(tmp_path)
    check_same(replace(PLAN, policy_games=40, generations=3), tmp_path)
    changed: dict[str, object] = {name: value}
    with pytest.raises(ValueError, match=f"has a run with another {name}: choose another folder"):
        check_same(replace(PLAN, **changed), tmp_path)  # type: ignore[arg-type]


def test_a_run_without_pytorch_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(extras.MissingExtra, match="hetman train"):
        train(PLAN, tmp_path, Means(1), lambda *step: pytest.fail("it must not begin"))
    assert not network_of(tmp_path, 0).exists()
