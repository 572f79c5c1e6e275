"""Action numbers follow from verbs and declared reaches, and a wrong one is refused with the legal ones."""

from __future__ import annotations

import pytest

import hetman
from hetman.core.action_space import ActionSpace, Listed, Reach
from hetman.core.errors import IllegalMove
from hetman.core.state import State
from hetman.core.verbs import Kind, Verb, Vocabulary

VERBS = Vocabulary(
    [Kind("unit", ("archer", "scout")), Kind("hex", ("a1", "a2", "a3"))],
    [Verb("move", "move {unit} {hex}"), Verb("pass", "pass"), Verb("deal", "deal {unit}")],
)


def test_numbers_follow_the_declared_operands_in_order() -> None:
    space = ActionSpace(VERBS, [Reach("move", {"hex": ["a3", "a1"]}), Reach("pass")])
    names = [space.name(number) for number in range(space.size)]
    assert names == ["move archer a1", "move archer a3", "move scout a1", "move scout a3", "pass"]


def test_a_condition_refuses_combinations() -> None:
    space = ActionSpace(VERBS, [Reach("move", where=lambda unit, hex: unit == "scout" or hex == "a1")])
    assert [space.name(number) for number in range(space.size)] == [
        "move archer a1",
        "move scout a1",
        "move scout a2",
        "move scout a3",
    ]


def test_a_listed_operand_has_the_number_of_its_place() -> None:
    space = ActionSpace(VERBS, [Reach("move", listed={"hex": Listed(2, lambda state, seat: [2, 0])})])
    assert [space.name(number) for number in range(space.size)] == [
        "move archer #0",
        "move archer #1",
        "move scout #0",
        "move scout #1",
    ]


@pytest.mark.parametrize(
    ("reach", "message"),
    [
        ([Reach("march")], "no verb 'march'; expected one of move, pass, deal"),
        ([Reach("move", {"to": ["a1"]})], "verb 'move' has no operand 'to': it is 'move <unit> <hex>'"),
        ([Reach("move", {"hex": ["b1"]})], "verb 'move': hex has no token 'b1'"),
        ([Reach("pass"), Reach("pass")], "the action 'pass' is declared twice"),
    ],
)
def test_a_wrong_declaration_is_named(reach: list[Reach], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ActionSpace(VERBS, reach)


def first_turn() -> State:
    state = hetman.game("warchest").start(2, army="first-game")
    state.roll(hetman.Dice(1))
    return state


def test_a_wrong_action_is_refused_with_the_legal_ones() -> None:
    state = first_turn()
    space = state.setup.game.action_space(state.setup)
    wrong = next(number for number in range(space.size) if number not in space.legal(state))
    with pytest.raises(IllegalMove, match=rf"action {wrong} \(.+\) is not legal now\. Legal: \d+ \(") as caught:
        space.move(state, wrong)
    assert len(caught.value.legal) == len(state.moves())
    with pytest.raises(IllegalMove, match=f"must be from 0 to {space.size - 1}, got {space.size}. Legal: "):
        space.move(state, space.size)


def test_a_move_out_of_reach_has_no_number() -> None:
    state = first_turn()
    space = ActionSpace(state.setup.game.verbs, [Reach("pass")])
    with pytest.raises(ValueError, match="has no action number"):
        space.number(state, state.setup.game.parse("control archer"))


def test_chance_and_an_ended_game_have_no_action() -> None:
    state = hetman.game("warchest").start(2)
    space = state.setup.game.action_space(state.setup)
    assert space.legal(state) == []
    with pytest.raises(IllegalMove, match="chance moves"):
        space.move(state, 0)
    state.playout(hetman.Dice(1), 100_000)
    with pytest.raises(IllegalMove, match="the game is over"):
        space.move(state, 0)
