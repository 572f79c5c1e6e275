"""`hetman train` from end to end in a small War Chest: it learns to win, and continues what was stopped.

It needs PyTorch: make prove-lab.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hetman
from hetman.arena.contest import Contest
from hetman.cli import app
from hetman.core.network import Network
from hetman.train.ladder import play_match
from hetman.train.plan import network_of, shards_of
from hetman.train.trained_bot import bot_of
from networks import needs_compiled, random_weights

GAME = "warchest"
OPTIONS = ["army=first-game", "units=2", "markers=3", "round_limit=20"]
LONGEST = 60.0
"""Seconds of a run in processor time, of all its processes: other work on the machine does not count."""
MATCH = 60
"""Games against the untrained network."""
WANTED = 0.8

pytestmark = needs_compiled


def train(folder: Path, *more: str) -> str:
    asked = ["train", GAME, "--seats", "2", "--folder", str(folder), "--language", "en", "--workers", "1"]
    sizes = ["--policy-games", "24000", "--search-games", "240", "--iterations", "32", "--generations", "1"]
    given = [part for option in OPTIONS for part in ("--option", option)]
    ran = CliRunner().invoke(app, [*asked, *sizes, "--ladder-games", "2", "--depth", "0", *given, *more])
    assert ran.exit_code == 0, ran.output
    return ran.output


def spent() -> float:
    """Return the processor time of this process and of those that it has waited for."""
    return sum(os.times()[:4])


def share_against_untrained(trained: Path, folder: Path) -> float:
    """Return what the network wins against one of the same shape with random weights."""
    network = Network.load(trained)
    untrained = folder / "untrained.network"
    untrained.write_bytes(replace(network, weights=random_weights(network.layers, 5)).dump())
    bots = [bot_of(trained, iterations=300), bot_of(untrained, iterations=300)]
    contest = Contest.read(hetman.game(GAME), bots, 2, OPTIONS, 4)
    return play_match(contest, MATCH, 1, None, lambda games: None).share


def test_a_trained_network_beats_an_untrained_one(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: make prove-lab")
    begun = spent()
    said = train(tmp_path)
    assert spent() - begun < LONGEST
    folder = tmp_path / "2-seats"
    assert str(network_of(folder, 1)) in said
    curves = json.loads((folder / "report.json").read_text(encoding="utf-8"))["generations"]
    assert curves[0]["curves"][-1]["test"] < curves[0]["curves"][0]["test"], "it has learned nothing"
    first, second = (Network.load(network_of(folder, generation)) for generation in range(2))
    assert (first.recipe["generation"], second.recipe["generation"]) == (0, 1)
    assert len(curves[1]["curves"]) > 1
    assert all(0 < point["test"] < 2 for found in curves for point in found["curves"]), "losses are numbers"
    assert share_against_untrained(network_of(folder, 1), tmp_path) >= WANTED

    # What is there is not done again; what is missing is.
    before = network_of(folder, 0).stat().st_mtime_ns, network_of(folder, 1).read_bytes()
    network_of(folder, 1).unlink()
    shard = sorted(shards_of(folder, 1).iterdir())[0]
    content = shard.read_bytes()
    shard.unlink()
    train(tmp_path)
    assert network_of(folder, 0).stat().st_mtime_ns == before[0]
    assert shard.read_bytes() == content, "the same games"
    assert Network.load(network_of(folder, 1)).recipe == second.recipe


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: make prove-lab")
    (tmp_path / "2-seats").mkdir()
    plan = {"game": "grunwald", "seats": 2, "hidden": [64, 32]}
    (tmp_path / "2-seats" / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
    asked = ["train", GAME, "--seats", "2", "--folder", str(tmp_path), "--language", "en"]
    ran = CliRunner().invoke(app, asked)
    assert ran.exit_code != 0
    assert "has a run with another game" in " ".join(ran.output.split())


@pytest.mark.parametrize("count", [2, 3, 20, 2000])
def test_games_in_training_and_testing_are_different_ones(count: int) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: make prove-lab")
    import numpy as np

    from hetman.train.examples import TESTED, Dataset
    from hetman.train.shards import Examples

    games = np.repeat(np.arange(count), 3)
    rows = 2 * len(games)
    examples = Examples(
        np.zeros(rows, dtype=np.uint16),
        np.ones(rows, dtype=np.int16),
        np.ones(rows, dtype=np.uint16),
        np.tile(np.array([[1.0, 0.0]], dtype=np.float32), (len(games), 1)),
        np.full((len(games), 2), np.nan, dtype=np.float32),
        games.astype(np.int64),
    )
    data = Dataset(examples, [[0], [1]], torch.ones(1), 0.5, "cpu")
    trained, tested = (set(games[part.numpy()]) for part in (data.train, data.test))
    assert not trained & tested
    assert len(trained | tested) == count
    assert trained
    assert tested
    assert len(tested) <= max(2, 1.4 * count / TESTED)


def test_a_single_game_cannot_be_split() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: make prove-lab")
    import numpy as np

    from hetman.train.examples import tested_games

    with pytest.raises(ValueError, match="with a single game"):
        tested_games(np.array([4, 4, 4], dtype=np.int64))
