from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import hetman
from hetman import Option


@pytest.fixture
def game() -> hetman.Game:
    return hetman.game("warchest")


def test_an_unknown_game_is_named_with_the_nearest() -> None:
    with pytest.raises(ValueError, match="did you mean 'warchest'"):
        hetman.game("warchset")
    with pytest.raises(ValueError, match="there are"):
        hetman.game("xyz")


def test_a_game_without_own_components_says_so(tmp_path: Path) -> None:
    (tmp_path / "units.json").write_text("{}", encoding="utf-8")
    with pytest.raises(ValueError, match="no components to replace"):
        hetman.game("warchest", components=tmp_path)


def test_unknown_and_bad_options_name_the_valid_ones(game: hetman.Game) -> None:
    with pytest.raises(ValueError, match="army, royal_guard, round_limit"):
        game.start(colour="red")
    with pytest.raises(ValueError, match="revised, classic"):
        game.start(royal_guard="modern")
    with pytest.raises(ValueError, match="2 or 4 seats, got 3"):
        game.start(seats=3)


def test_options_may_be_typed_text(game: hetman.Game) -> None:
    assert game.setup(round_limit="12").options["round_limit"] == 12


@pytest.mark.parametrize("value", ["0", "1001", "ten", 1.5, True, None, ""])
def test_a_number_out_of_range_names_the_range(game: hetman.Game, value: object) -> None:
    with pytest.raises(ValueError, match="from 1 to 1000"):
        game.start(round_limit=value)


@pytest.mark.parametrize(("text", "value"), [("yes", True), ("Off", False), ("true", True), (False, False)])
def test_yes_and_no_come_in_many_words(text: object, value: bool) -> None:
    assert Option("bool", True).read("advanced", text) is value


def test_a_bad_yes_or_no_names_the_words() -> None:
    with pytest.raises(ValueError, match="yes"):
        Option("bool", True).read("advanced", "maybe")


def test_nothing_of_the_box_belongs_to_anybody_unless_the_game_says_so(ambush: hetman.Game) -> None:
    assert ambush.belongings(ambush.start()) == {}


def test_positions_pickle_and_deep_copy(game: hetman.Game) -> None:
    state = game.start()
    state.playout(hetman.Dice(1), 30)
    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state) == state
    assert pickle.loads(pickle.dumps(game)) is game


def test_positions_do_not_hash(game: hetman.Game) -> None:
    with pytest.raises(TypeError):
        hash(game.start())


@pytest.mark.parametrize("key", ["game", "version", "seats", "options", "stack", "position"])
def test_a_damaged_dump_is_refused(game: hetman.Game, key: str) -> None:
    data = game.start(army="first-game").dump()
    broken = {name: value for name, value in data.items() if name != key}
    with pytest.raises(ValueError, match=f"'{key}' is missing"):
        game.restore(broken)
    with pytest.raises(ValueError, match=r".+"):
        game.restore({**data, key: "nonsense"})


def test_no_seat_but_those_at_the_table_has_a_view(game: hetman.Game) -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        game.start().view(2)


def test_only_nature_has_odds(game: hetman.Game) -> None:
    state = game.start(army="first-game")
    state.roll(hetman.Dice(1))
    with pytest.raises(ValueError, match="only NATURE"):
        state.odds()


def test_an_illegal_move_says_how_far_it_was_right(game: hetman.Game) -> None:
    state = game.start(army="first-game")
    state.roll(hetman.Dice(1))
    with pytest.raises(hetman.IllegalMove, match=r"no 'bolster' is possible\. Legal: "):
        state.play("bolster pikeman")
    deployable = next(game.tokens(move) for move in state.moves() if game.tokens(move)[0] == "deploy")
    with pytest.raises(hetman.IllegalMove, match=f"after 'deploy {deployable[1]}' nothing like 'f4' fits"):
        state.play(f"deploy {deployable[1]} f4")
    with pytest.raises(hetman.IllegalMove, match="not a packed move"):
        state.play(-5)


def test_playout_stops_at_its_limit_and_counts_seats_only(game: hetman.Game) -> None:
    state = game.start()
    assert state.playout(hetman.Dice(1), 25) == 25
    assert state.actor >= 0
    short = game.start(round_limit=1)
    assert short.playout(hetman.Dice(1), 1000) == 6
    assert short.actor == hetman.OVER
    assert short.moves() == []


def test_bots_are_found_by_name_and_seed() -> None:
    match = hetman.Match(hetman.game("warchest"), seed=1)
    seat = hetman.Seat(match.state, match.actor)
    chosen = [hetman.bot("random", seed=5).choose(seat) for _ in range(2)]
    assert chosen[0] == chosen[1] in seat.moves()
    with pytest.raises(ValueError, match="did you mean 'random'"):
        hetman.bot("randm")
    with pytest.raises(ValueError, match="does not take depth"):
        hetman.bot("random", depth=3)


def test_a_waiting_seat_has_no_moves() -> None:
    match = hetman.Match(hetman.game("warchest"), seed=1)
    assert hetman.Seat(match.state, 1 - match.actor).moves() == []
