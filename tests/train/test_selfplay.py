"""Self-play writes what the seats saw, and the same numbers play the same games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from ambush import Ambush
from entries import entries
from hetman.bots.tree import Node
from hetman.core.dice import Dice
from hetman.core.network import NetworkError
from hetman.train import selfplay
from hetman.train.plan import Plan, network_of, shards_of
from hetman.train.selfplay import SAMPLED, chosen, play_all
from hetman.train.settings import Settings
from hetman.train.shards import Examples, ShardWriter, games_in, read_shards
from networks import needs_compiled, random_network

GAMES = 30
PLAN = Plan("ambush", 2, policy_games=GAMES, positions=4, generations=1, search_games=6, iterations=8)


def play(folder: Path, plan: Plan = PLAN, generation: int = 0) -> Examples:
    counted: list[int] = []
    play_all(plan, folder, generation, 1, counted.append, None)
    assert sum(counted) <= max(plan.policy_games, plan.search_games)
    return read_shards([shards_of(folder, generation)])


def equal(one: Examples, other: Examples) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name), equal_nan=name in ("results", "roots"))
        for name in Examples._fields
    )


def test_games_of_the_policy_become_examples(ambush: Ambush, tmp_path: Path) -> None:
    found = play(tmp_path)
    count = len(found.games)
    assert count > GAMES
    assert games_in(shards_of(tmp_path, 0)) == len(np.unique(found.games)) <= GAMES
    assert found.results.shape == found.roots.shape == (count, 2)
    assert len(found.lengths) == 2 * count
    assert found.lengths.sum() == len(found.places) == len(found.values)
    assert found.places.max() < ambush.observer(ambush.setup(2)).size
    assert np.isnan(found.roots).all(), "nobody searched"
    np.testing.assert_allclose(found.results.sum(axis=1), 1)
    assert set(np.unique(found.results)) <= {0.0, 0.5, 1.0}
    assert len({tuple(result) for result in found.results}) > 1


def test_every_position_of_a_game_has_its_result(ambush: Ambush, tmp_path: Path) -> None:
    found = play(tmp_path)
    for game in np.unique(found.games):
        assert len(np.unique(found.results[found.games == game], axis=0)) == 1


def test_a_game_follows_from_its_number(ambush: Ambush, tmp_path: Path) -> None:
    one, again = play(tmp_path / "one"), play(tmp_path / "again")
    assert equal(one, again)
    other = play(tmp_path / "other", Plan(**{**vars(PLAN), "seed": 1}))
    assert not set(one.games) & set(other.games)
    assert not equal(one, other)


def test_a_stopped_run_plays_only_what_is_missing(
    ambush: Ambush, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "POLICY_SHARD", 10)
    whole = play(tmp_path)
    shards = sorted(shards_of(tmp_path, 0).iterdir())
    assert len(shards) == 3
    shards[1].unlink()
    counted: list[int] = []
    play_all(PLAN, tmp_path, 0, 1, counted.append, None)
    assert counted == [10]
    assert equal(read_shards([shards_of(tmp_path, 0)]), whole)


def test_time_ends_a_step(ambush: Ambush, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "POLICY_SHARD", 10)
    counted: list[int] = []
    play_all(PLAN, tmp_path, 0, 1, counted.append, 0.0)
    assert sum(counted) <= 1


def test_an_overlong_game_of_the_policy_leaves_nothing(
    ambush: Ambush, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {}
    for longest in (12, selfplay.LONGEST):
        monkeypatch.setattr(selfplay, "LONGEST", longest)
        found[longest] = Counter(play(tmp_path / str(longest)).games.tolist())
    short, whole = found.values()
    assert 0 < len(short) < len(whole)
    assert short == {game: whole[game] for game in short}, "no position of a dropped game counts for another one"
    monkeypatch.setattr(selfplay, "LONGEST", 0)
    with pytest.raises(ValueError, match="no games in"):
        play(tmp_path / "none")


@needs_compiled
def test_an_overlong_game_by_search_leaves_nothing(
    ambush: Ambush, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network_of(tmp_path, 0).write_bytes(random_network(ambush.setup(2), options={"bold": (False, True)}).dump())
    monkeypatch.setattr(selfplay, "LONGEST", 0)
    with pytest.raises(ValueError, match="no games in"):
        play(tmp_path, generation=1)


def root_of(visits: list[int]) -> Node:
    """A root whose moves were visited so often. Move 0 was never tried."""
    root = Node(1, 0, None)
    for move, count in enumerate(visits):
        if count:
            root.outcome(move).visits = count
    return root


def test_search_mostly_plays_the_most_visited_move_and_sometimes_draws_by_the_visits() -> None:
    visits, games = [0, 10, 60, 30], 6000
    root, dice = root_of(visits), Dice(3)
    played = [chosen(root, [0, 1, 2, 3], dice) for _ in range(games)]
    drawn = SAMPLED / 100
    for move, share in enumerate(count / sum(visits) for count in visits):
        expected = drawn * share + (1 - drawn) * (move == 2)
        assert abs(played.count(move) / games - expected) < 0.02


def test_without_visits_every_move_may_be_played() -> None:
    dice = Dice(3)
    for root in (None, root_of([])):
        assert {chosen(root, [4, 7, 9], dice) for _ in range(60)} == {4, 7, 9}


@needs_compiled
def test_games_by_search_play_what_the_search_chose(
    ambush: Ambush, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network_of(tmp_path, 0).write_bytes(random_network(ambush.setup(2), options={"bold": (False, True)}).dump())
    usual = play(tmp_path, generation=1)
    for path in shards_of(tmp_path, 1).iterdir():
        path.unlink()
    monkeypatch.setattr(selfplay, "chosen", lambda root, moves, dice: moves[0])
    assert not equal(play(tmp_path, generation=1), usual)


@needs_compiled
def test_games_by_search_have_the_value_of_the_search(ambush: Ambush, tmp_path: Path) -> None:
    network_of(tmp_path, 0).write_bytes(random_network(ambush.setup(2), options={"bold": (False, True)}).dump())
    found = play(tmp_path, generation=1)
    assert not np.isnan(found.roots).any()
    assert (found.roots >= 0).all()
    np.testing.assert_allclose(found.roots.sum(axis=1), 1, atol=1e-5)
    assert len(np.unique(found.games)) > 1


def test_games_by_search_need_the_network_before(ambush: Ambush, tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match=r"generation-0\.network cannot be read"):
        play(tmp_path, generation=1)


def test_a_folder_without_games_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no games in"):
        read_shards([tmp_path])


def test_a_game_without_a_result_leaves_nothing(tmp_path: Path) -> None:
    shard = ShardWriter(2)
    shard.add([entries((1, 1)), entries((0, 2))], None)
    shard.finish_game(7, [1.0, 0.0])
    shard.add([entries((0, 1)), entries((0, 1))], [0.5, 0.5])
    shard.drop_game()
    shard.add([entries((2, -3)), entries()], [0.25, 0.75])
    shard.finish_game(9, [0.0, 1.0])
    shard.write(tmp_path / "000000.npz")
    found = read_shards([tmp_path])
    assert found.games.tolist() == [7, 9]
    assert found.places.tolist() == [1, 0, 2]
    assert found.values.tolist() == [1, 2, -3]
    assert found.lengths.tolist() == [1, 1, 1, 0]
    assert found.roots[1].tolist() == [0.25, 0.75]


# Settings


def test_settings_vary_the_options_that_are_not_fixed(ambush: Ambush) -> None:
    settings, fixed = Settings("ambush", 2, {}), Settings("ambush", 2, {"bold": True})
    dice = Dice(1)
    drawn = [settings.draw(dice).options["bold"] for _ in range(400)]
    assert 0.5 < drawn.count(False) / 400 < 0.7
    assert settings.trained == {"bold": [False, True]}
    assert {fixed.draw(dice).options["bold"] for _ in range(20)} == {True}
    assert fixed.trained == {"bold": [True]}


@needs_compiled
def test_a_network_of_something_else_cannot_judge(ambush: Ambush) -> None:
    settings = Settings("ambush", 2, {})
    with pytest.raises(ValueError, match="the network cannot judge ambush: it is for 3 seats, not for 2"):
        settings.evaluator(settings.usual, random_network(ambush.setup(3)))
