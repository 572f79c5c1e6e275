"""The environments pass the tests of PettingZoo and Gymnasium, repeat by their seeds and refuse wrong actions."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import hetman
from hetman import lab

REASON = "the extra lab is not installed: make prove-lab"
np = pytest.importorskip("numpy", reason=REASON)
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason=REASON)
env_checker = pytest.importorskip("gymnasium.utils.env_checker", reason=REASON)

GAMES = list(hetman.games())
SETTINGS = [(name, seats) for name in GAMES for seats in hetman.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_pettingzoo_accepts_every_game(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        # Counts have no upper bound, and an observation is a dict because it has a mask.
        warnings.filterwarnings("ignore", message=".*(infinity|infinite|probably should be|not a NumPy array).*")
        pettingzoo_test.api_test(lab.aec_env(name, seats), num_cycles=200)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_that_seeds_repeat(name: str) -> None:
    pettingzoo_test.seed_test(lambda: lab.aec_env(name), num_cycles=50)


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
@pytest.mark.parametrize("planes", [False, True])
def test_gymnasium_accepts_every_game(name: str, seats: int, planes: bool) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*infinity.*")
        env_checker.check_env(lab.gym_env(name, seats, planes=planes, illegal="lose"), skip_render_check=True)


def play(env: Any, seed: int) -> list[Any]:
    """Play one game with legal actions by number. Returns actions and rewards."""
    seen, _ = env.reset(seed=seed)
    told: list[Any] = []
    over = False
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        action = int(legal[len(told) * 7 % len(legal)])
        seen, reward, over, _, _ = env.step(action)
        told.append((action, reward))
    return told


def test_the_same_seed_gives_the_same_game_against_a_bot() -> None:
    env = lab.gym_env("warchest", opponents="greedy", army="first-game", round_limit=10)
    first = play(env, 5)
    assert play(env, 5) == first
    assert play(env, 6) != first
    assert first[-1][1] in (-1, 0, 1)


def test_rewards_are_those_of_winners_and_losers() -> None:
    env = lab.aec_env("warchest", army="first-game", round_limit=3)
    env.reset(seed=2)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    winners = env.state_now.winners()
    expected = [0.0, 0.0] if len(winners) == 2 else [1.0 if seat in winners else -1.0 for seat in range(2)]
    assert list(totals.values()) == expected


def first_illegal(env: Any, seat: int) -> int:
    return int(np.flatnonzero(env.encoding.mask(env.state_now, seat) == 0)[0])


def test_a_wrong_action_is_refused_with_the_legal_ones() -> None:
    env = lab.aec_env("warchest", army="first-game")
    env.reset(seed=1)
    seat = env.possible_agents.index(env.agent_selection)
    with pytest.raises(hetman.IllegalMove, match=r"is not legal now\. Legal: \d+ \(") as refused:
        env.step(first_illegal(env, seat))
    assert len(refused.value.legal) == env.observe(env.agent_selection)["action_mask"].sum()


def test_a_wrong_action_against_a_bot_raises_or_loses() -> None:
    strict, mild = (lab.gym_env("warchest", army="first-game", illegal=illegal) for illegal in ("raise", "lose"))
    strict.reset(seed=1)
    mild.reset(seed=1)
    wrong = first_illegal(strict, 0)
    with pytest.raises(hetman.IllegalMove, match="is not legal now"):
        strict.step(np.int64(wrong))
    _, reward, over, _, info = mild.step(np.int64(wrong))
    assert (reward, over) == (-1, True)
    assert "Legal: " in info["error"]


def test_arrays_by_name_share_the_flat_vector() -> None:
    env = lab.gym_env("warchest", army="first-game")
    env.reset(seed=1)
    flat = env.encoding.flat(env.state_now, 0)
    arrays = env.encoding.arrays(flat)
    assert sum(array.size for array in arrays.values()) == flat.size == env.encoding.size
    assert arrays["own_hand"].sum() == arrays["hand_sizes"][0]
    assert all(np.shares_memory(array, flat) for array in arrays.values())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seat": 2}, "seat must be from 0 to 1, got 2"),
        ({"opponents": ["random"] * 2}, "1 opponents are needed, got 2"),
    ],
)
def test_wrong_arguments_are_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        lab.gym_env("warchest", **arguments)
