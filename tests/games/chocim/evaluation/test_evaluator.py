"""The evaluator: features, priors and quiet positions."""

from __future__ import annotations

import pytest

from games.chocim.table import COMMONWEALTH, OTTOMAN, table
from games.chocim.walks import decided
from hetman.games.chocim import GAME
from hetman.games.chocim.evaluation.features import FEATURES, NEGOTIATING, THEIRS
from hetman.games.chocim.evaluation.move_features import MOVE_FEATURES
from hetman.games.chocim.evaluation.weights import POLICY_WEIGHTS, WEIGHTS
from hetman.games.chocim.rules import phases


def test_every_position_and_move_is_evaluated() -> None:
    evaluator = GAME.evaluator()
    assert (len(WEIGHTS), len(POLICY_WEIGHTS)) == (len(FEATURES), MOVE_FEATURES)
    for state in decided(3):
        assert sum(evaluator.evaluate(state)) == pytest.approx(1)
        moves = state.moves()
        for move in moves:
            assert all(0 <= feature < MOVE_FEATURES for feature in evaluator.move_features(state, move))
        assert min(evaluator.priors(state, moves)) > 0


def test_each_side_fills_its_own_part() -> None:
    evaluator = GAME.evaluator()
    state = table().state
    ours, theirs = evaluator.features(state, COMMONWEALTH), evaluator.features(state, OTTOMAN)
    assert any(ours[:THEIRS])
    assert not any(ours[THEIRS:])
    assert any(theirs[THEIRS:NEGOTIATING])
    assert not any(theirs[:THEIRS])
    assert not any(theirs[NEGOTIATING:])


def test_a_play_is_evaluated_when_it_is_over() -> None:
    evaluator = GAME.evaluator()
    for state in decided(4):
        if state.stage < phases.HANDS:
            assert evaluator.is_quiet(state) == (state.view(None)["play"] is None)


def test_a_stake_is_evaluated_when_it_lies() -> None:
    evaluator = GAME.evaluator()
    t = table(phase="negotiation", week_number=5, treaties={0: "4 4 2", 1: "4 3 1"}).play("claim sich")
    quiet = []
    for move in ("lay 4", "lay 2", "ready", "lay 3", "ready"):
        quiet.append(evaluator.is_quiet(t.state))
        t.play(move)
    assert quiet == [True, False, False, True, False]
    assert evaluator.is_quiet(t.roll().state)
