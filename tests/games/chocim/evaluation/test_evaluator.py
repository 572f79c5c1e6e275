"""What the evaluator foresees is what the rules then do."""

from __future__ import annotations

import pytest

from games.chocim.table import COMMONWEALTH, OTTOMAN, table
from hetman import Dice, State
from hetman.games.chocim import GAME
from hetman.games.chocim.evaluation import negotiation, week_forecast
from hetman.games.chocim.evaluation.evaluator import FEATURES, MOVE_FEATURES, POLICY_WEIGHTS, TALKING, THEIRS, WEIGHTS
from hetman.games.chocim.rules import phases
from hetman.games.chocim.rules.position import Position


def walk(seed: int) -> list[Position]:
    """The positions of a random game in which a seat decides."""
    state, dice = GAME.start(), Dice(seed)
    found = []
    state.roll(dice)
    while state.stack:
        found.append(position(state))
        moves = state.moves()
        state.step(moves[dice.below(len(moves))])
        state.roll(dice)
    return found


def position(state: State) -> Position:
    copied = state.copy()
    assert isinstance(copied, Position)
    return copied


def test_every_position_and_move_can_be_felt() -> None:
    evaluator = GAME.evaluator()
    assert (len(WEIGHTS), len(POLICY_WEIGHTS)) == (FEATURES, MOVE_FEATURES)
    for state in walk(3):
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
    assert any(theirs[THEIRS:TALKING])
    assert not any(theirs[:THEIRS])
    assert not any(theirs[TALKING:])


@pytest.mark.parametrize(
    "units",
    [
        "kamieniec: cavalry 3; pursuit: tatar 2; plunder: tatar 2 sipahi; raid: infantry",
        "loot-raid: cossack 3; night-sortie: cossack 2; plunder: sipahi",
        "kamieniec: infantry; pursuit: tatar 3; pilaf: janissary 4; raid: infantry",
        "commonwealth general-battle: cavalry 4; commonwealth broken: infantry 2; ottoman broken: sipahi 6",
        "ottoman general-battle: sipahi 5",
    ],
)
@pytest.mark.parametrize("supply", [(18, 32), (9, 13), (24, 36)])
def test_bread_and_spirit_are_what_the_week_brings(units: str, supply: tuple[int, int]) -> None:
    state = position(table(units, supply=supply).state)
    bread = [week_forecast.bread(state, seat) for seat in range(2)]
    spirit = [week_forecast.spirit(state, seat, bread[seat]) for seat in range(2)]
    dice = Dice(1)
    state.play("pass")
    state.play("pass")
    while state.stack and state.stage <= phases.RATIONS and state.week == 1:
        state.roll(dice)
        state.step(state.moves()[-1])
    assert [state.marks[2 + seat] for seat in range(2)] == bread
    assert [state.marks[seat] for seat in range(2)] == spirit


def test_the_hand_after_picks_and_discards() -> None:
    t = table(treaties={0: "1 1 2 2 3", 1: "1 2 2 4 4"}, on_table="4 3 3 2 1 1 1", week_number=5, supply=(10, 14))
    state = position(t.state)
    hands = []
    for seat in range(2):
        bread = week_forecast.bread(state, seat)
        cards = week_forecast.hand(state, seat)
        week_forecast.keep_best(state, seat, bread, week_forecast.spirit(state, seat, bread), cards)
        hands.append(list(cards))
    state.play("pass")
    state.play("pass")
    dice = Dice(1)
    while state.stage < phases.HANDS:
        state.roll(dice)
        moves = state.moves()
        state.step(moves[-1])
    strengths = state.box.strengths
    assert [state.treaties[(2 + seat) * strengths : (3 + seat) * strengths] for seat in range(2)] == hands


def test_a_stake_is_expected_until_it_is_laid() -> None:
    t = table(phase="negotiation", week_number=5, treaties={0: "4 4 4 3 3 2 2", 1: "4 4 3 3 2 2 2"}).roll()
    state = position(t.state)
    assert negotiation.settled(state) == 0
    awaited = [negotiation.expected_stake(state, seat) for seat in range(2)]
    assert min(awaited) > 0
    state.play("ready")
    assert [negotiation.expected_stake(state, seat) for seat in range(2)] == [0, awaited[1]]
    state.play("ready")
    assert negotiation.settled(state) == 1


@pytest.mark.parametrize(("laid", "expected"), [("lay 1", 2), ("lay 2", 4), ("lay 4", 6)])
def test_a_stake_is_not_expected_to_grow_by_more_than_may_be_laid(laid: str, expected: int) -> None:
    """Treaties are laid strongest first. Of a strength of 24 a claim of 6 among 23 lets expect 6."""
    t = table(phase="negotiation", week_number=5, treaties={0: "4 4 4 4 4 2 1 1", 1: "4"}).play("claim moldavia")
    state = position(t.state)
    state.play(laid)
    assert negotiation.expected_stake(state, COMMONWEALTH) == expected


def test_a_play_is_judged_when_it_is_over() -> None:
    evaluator = GAME.evaluator()
    for state in walk(4):
        if state.stage < phases.HANDS:
            assert evaluator.is_quiet(state) == (state.view(None)["play"] is None)


def test_a_stake_is_judged_when_it_lies() -> None:
    evaluator = GAME.evaluator()
    t = table(phase="negotiation", week_number=5, treaties={0: "4 4 2", 1: "4 3 1"}).play("claim sich")
    quiet = []
    for move in ("lay 4", "lay 2", "ready", "lay 3", "ready"):
        quiet.append(evaluator.is_quiet(t.state))
        t.play(move)
    assert quiet == [True, False, False, True, False]
    assert evaluator.is_quiet(t.roll().state)


def test_what_belonged_to_a_seat() -> None:
    state = walk(5)[-1]
    dice = Dice(5)
    while state.stack:
        state.step(state.moves()[0])
        state.roll(dice)
    things = GAME.belongings(state)
    assert things[COMMONWEALTH][0] == ("side", "commonwealth")
    assert things[OTTOMAN][0] == ("side", "ottoman")
    leaders = {leader.leader: leader.side for leader in GAME.box.contents.leaders}
    drawn = [(seat, token) for seat in things for kind, token in things[seat] if kind == "leader"]
    assert drawn
    assert all(leaders[token] == ("commonwealth", "ottoman")[seat] for seat, token in drawn)
