"""What bots expect of their moves: values that are remembered, and plans that are compared."""

from __future__ import annotations

from typing import Any

import pytest

from games.zizka.table import Table, table
from hetman import NATURE, Dice, Match
from hetman.core.evaluator import sample_index
from hetman.games.zizka import GAME
from hetman.games.zizka.evaluation.opportunities import Opportunities
from hetman.games.zizka.evaluation.plans import FARTHER, Plans
from hetman.games.zizka.evaluation.value_cache import CASTLES, ValueCache, cache_key
from hetman.games.zizka.rules.position import Position


@pytest.mark.parametrize(("seats", "side"), [(1, "a"), (2, "a"), (3, "b")])
def test_a_cached_value_is_the_computed_one(seats: int, side: str) -> None:
    """Through a game of priors: crews, morale, favours and points all change, and values with them."""
    state = Match(GAME, seed=seats, seats=seats, side=side).state.copy()
    assert isinstance(state, Position)
    dice, evaluator, values = Dice(seats), GAME.evaluator(), ValueCache()
    met = 0
    while state.stack and met < 150:
        moves = state.moves()
        state.step(moves[sample_index(evaluator.priors(state, moves), dice)])
        state.roll(dice)
        met += 1
        for seat in range(seats):
            known, anew = Opportunities(state, seat, values), Opportunities(state, seat, ValueCache())
            tokens, levels = range(state.box.tokens), range(CASTLES)
            assert [known.token(one) for one in tokens] == [anew.token(one) for one in tokens]
            assert [known.castle(level) for level in levels] == [anew.castle(level) for level in levels]
    assert 3 < len(values.entries) < met * seats, "some keys came again, and some changed"


def key_of(leader: str = "zizka", **given: Any) -> int:
    """The cache key of seat 0, whose crew is always the same."""
    state = table(leader, "bores", crew="vilem dorota", **given).state
    assert isinstance(state, Position)
    return cache_key(state, 0)


@pytest.mark.parametrize(
    "other",
    [
        {"leader": "katerina"},
        {"morale": 3},
        {"favours": {"wenceslas": 0}},
        {"favours": {"sigismund": 0}},
        {"points": {1: 4}},
        {"options": {"goal": 21}},
        {"options": {"side": "b"}},
    ],
    ids=str,
)
def test_other_resources_have_another_key(other: dict[str, Any]) -> None:
    assert key_of() == key_of()
    assert key_of(**other) != key_of()
    assert key_of(favours={"wenceslas": 1}) == key_of(), "a favour that another holds is nobody's here"


def behind(t: Table) -> dict[str, int]:
    """How many steps every move that is part of a plan stays behind the best one."""
    assert isinstance(t.state, Position)
    assert t.state.actor != NATURE
    plans = Plans(Opportunities(t.state, t.state.actor, ValueCache()), t.state.moves())
    return {move: plans.behind(index) for index, move in enumerate(t.moves()) if plans.kinds[index] < len(plans.best)}


def test_what_lies_at_hand_is_behind_nothing_and_walking_away_from_it_far() -> None:
    found = behind(table("zizka", "bores", field="tyn", tyn="bribe", coins=9, actions=1))
    assert found["face"] == 0
    assert all(steps > 0 for move, steps in found.items() if move != "face")


def test_a_move_is_measured_by_what_it_leads_to() -> None:
    """With two actions a token can be faced at once, and places near it are far behind; with one all have to wait."""
    first = behind(table("zizka", "bores", field="tyn", pisek="levy"))
    last = behind(table("zizka", "bores", field="tyn", pisek="levy", actions=1))
    assert first["move pisek"] == last["move pisek"] == 0
    assert last["move vodnany"] < first["move vodnany"], "Vodňany is next to Písek"
    assert last["move vodnany"] < last["move sobeslav"], "Soběslav lies on the other side of Týn"
    assert min(first["end"], last["end"]) >= len(FARTHER) - 1


def test_the_better_follower_is_the_better_hire() -> None:
    t = table("zizka", "bores", field="pisek", coins=9, crew="", offer="vilem").play("recruit")
    found = behind(t)
    assert found["hire vilem"] == 0
    assert found["hire vilem"] < found["hire johanka"] < found["hire bratrice"]
    assert "depart" not in found


def test_who_is_missed_least_is_the_one_to_part_with() -> None:
    t = table("zizka", "bores", field="tyn", tyn="levy", crew="vilem alena hroznata").play("face")
    while not any(move.startswith("dismiss") for move in t.moves()):
        t.play(next(move for move in t.moves() if move.startswith("take")))
    found = behind(t)
    assert found["dismiss alena"] == 0
    assert found["dismiss vilem"] > 0
