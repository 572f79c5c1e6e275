"""The same invariants with games chosen by Hypothesis, which shrinks a failing one to a few moves."""

from __future__ import annotations

import hypothesis.strategies as some
import pytest
from hypothesis import HealthCheck, given, settings

import hetman
from ambush import Ambush
from hetman import Dice, Match
from hetman.testing.suite import INVARIANTS, settings_of

GAMES = {"ambush": Ambush(), **{name: hetman.game(name) for name in hetman.games()}}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("ambush")
@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
@given(data=some.data())
def test_every_invariant_holds_after_any_choices(name: str, data: some.DataObject) -> None:
    setting = data.draw(some.sampled_from(settings_of(GAMES[name])))
    seed = data.draw(some.integers(0, 2**32))
    match = Match(GAMES[name], seed=seed, seats=setting.seats, **dict(setting.options))
    for choice in data.draw(some.lists(some.integers(0, 399), max_size=60)):
        if match.over:
            break
        moves = match.state.moves()
        match.play(moves[choice % len(moves)])
    for _, invariant in INVARIANTS:
        invariant(match, Dice(seed))
