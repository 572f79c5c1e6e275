"""Many games in one call are the same games as one by one, repeat by their seed and refuse wrong actions."""

from __future__ import annotations

from typing import Any

import pytest

import hetman
from hetman import lab

REASON = "the extra lab is not installed: make prove-lab"
np = pytest.importorskip("numpy", reason=REASON)
pytest.importorskip("gymnasium", reason=REASON)

SETTINGS = [(name, seats) for name in hetman.games() for seats in hetman.game(name).seats]
SHORT: dict[str, Any] = {"army": "first-game", "round_limit": 3}


def stepped(env: Any, steps: int) -> list[Any]:
    """Play random actions. Returns what happened."""
    told: list[Any] = []
    for _ in range(steps):
        actions = env.random_actions()
        env.step(np.array(actions))
        told.append((actions, env.actors.tolist(), env.rewards.tolist(), env.dones.tolist()))
    return told


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_arrays_are_those_of_each_position(name: str, seats: int) -> None:
    env = lab.vector_env(name, 6, seats, seed=3)
    for _ in range(60):
        env.step(env.random_actions())
        for game, state in enumerate(env.batch.states):
            seat = state.actor
            assert env.actors[game] == seat
            assert np.array_equal(env.observations[game], env.game.observer(state.setup).row(state, seat))
            assert np.array_equal(env.masks[game], env.encoding.mask(state, seat))


def test_a_game_that_ends_starts_again_with_its_result() -> None:
    env = lab.vector_env("warchest", 8, seed=1, **SHORT)
    ended = 0
    for _ in range(60):
        env.step(env.random_actions())
        for game in range(8):
            if env.dones[game]:
                ended += 1
                assert env.batch.states[game].view(None)["round"] == 1
                assert sorted(env.rewards[game].tolist()) in ([-1.0, 1.0], [0.0, 0.0])
            else:
                assert not env.rewards[game].any()
    assert ended > 8


def test_the_same_seed_gives_the_same_games() -> None:
    env = lab.vector_env("warchest", 8, seed=4, **SHORT)
    first = stepped(env, 50)
    env.reset(4)
    assert stepped(env, 50) == first
    env.reset(5)
    assert stepped(env, 50) != first


def test_arrays_keep_their_memory() -> None:
    env = lab.vector_env("warchest", 4, **SHORT)
    arrays = ("observations", "masks", "rewards", "actors", "dones")
    before = [getattr(env, name) for name in arrays]
    stepped(env, 5)
    env.reset()
    assert all(one is getattr(env, name) for one, name in zip(before, arrays))
    named = env.encoding.arrays(env.observations)
    assert named["friends"].shape == (4, 16, 37)
    assert np.shares_memory(named["friends"], env.observations)


def test_a_wrong_action_is_refused_before_any_game_changes() -> None:
    env = lab.vector_env("warchest", 3, **SHORT)
    actions = env.random_actions()
    actions[2] = int(np.flatnonzero(env.masks[2] == 0)[0])
    before = [state.dump() for state in env.batch.states]
    with pytest.raises(hetman.IllegalMove, match=r"^game 2: action \d+ .* is not legal now\. Legal: \d+ \(") as refused:
        env.step(actions)
    assert [state.dump() for state in env.batch.states] == before
    assert len(refused.value.legal) == env.masks[2].sum()
    with pytest.raises(hetman.IllegalMove, match="an action must be from 0 to"):
        env.step([10**6, *actions[1:]])


@pytest.mark.parametrize(("actions", "message"), [([], "3 actions are needed, got 0"), ([1] * 4, "got 4")])
def test_every_game_needs_an_action(actions: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        lab.vector_env("warchest", 3, **SHORT).step(actions)


def test_there_is_at_least_one_game() -> None:
    with pytest.raises(ValueError, match="at least 1 game is needed, got 0"):
        lab.vector_env("warchest", 0)
