"""The end of the game."""

from __future__ import annotations

from games.zizka.table import Table, table
from hetman import OVER
from hetman.games.zizka import GAME


def play_on(t: Table, turns: int) -> Table:
    """So many seats end their turns."""
    for _ in range(turns):
        t.play("end")
        t.roll()
    return t


def test_e1_the_goal_is_twenty_and_an_option() -> None:
    assert GAME.options["goal"].default == 20
    t = play_on(table("zizka", "bores", points={0: 19}), 2)
    assert t.actor != OVER
    t = play_on(table("zizka", "bores", points={0: 20}), 2)
    assert t.actor == OVER
    t = play_on(table("zizka", "bores", points={0: 20}, options={"goal": 30}), 2)
    assert t.actor != OVER


def test_the_round_is_finished_so_that_all_have_equally_many_turns() -> None:
    t = play_on(table("zizka", "bores", "torak", points={0: 20}), 1)
    assert t.view()["ending"]
    assert t.actor == 1
    assert play_on(t, 2).actor == OVER


def test_the_last_turn_is_that_of_the_seat_before_the_first_player() -> None:
    t = table("zizka", "bores", "torak", points={0: 20}, first=1, turn=0)
    assert play_on(t, 1).actor == OVER


def test_e21_the_goal_may_be_reached_in_somebody_elses_turn() -> None:
    """Losing a favour brings seat 1 to the goal in the turn of seat 0; nobody gets an extra turn."""
    t = table(
        *("zizka", "bores"), field="tyn", tyn="vigil", crew="jira prokupek", favours={"wenceslas": 1}, points={1: 19}
    )
    t.play("face", "roll 0 2 0 1", "take 4")
    assert t.points(1) == 20
    play_on(t, 1)
    assert t.actor == 1
    assert play_on(t, 1).actor == OVER


def test_five_coins_are_a_point_and_those_on_a_poster_count() -> None:
    t = table("zizka", "bores", points={0: 20, 1: 3}, coins={0: 7, 1: 14}, poster={0: 1}, bounty={0: 3}, turn=1)
    play_on(t, 1)
    assert (t.points(0), t.points(1)) == (22, 5)
    assert (t.coins(0), t.player(0)["bounty"]) == (10, 0)


def test_most_points_win_then_most_coins() -> None:
    t = play_on(table("zizka", "bores", points={0: 20, 1: 20}, coins={0: 4, 1: 3}, turn=1), 1)
    assert t.state.winners() == (0,)
    t = play_on(table("zizka", "bores", points={0: 20, 1: 21}, coins={0: 4, 1: 3}, turn=1), 1)
    assert t.state.winners() == (1,)


def test_e26_with_equal_points_and_coins_the_win_is_shared() -> None:
    t = play_on(table("zizka", "bores", "torak", points={0: 20, 1: 20}, coins={0: 4, 1: 4, 2: 4}, turn=2), 1)
    assert t.state.winners() == (0, 1)
