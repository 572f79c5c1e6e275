"""The end: the last marker wins at once, and every game ends."""

from __future__ import annotations

import pytest

from games.warchest.table import NOBODY, RAVENS, WOLVES, Table, table
from hetman import NATURE, OVER, IllegalMove
from hetman.games.warchest import GAME

THREE = dict.fromkeys(("c2", "e3", "h2"), RAVENS)
"""With the two start locations the Ravens hold five."""


def won(t: Table, seat: int = 0) -> None:
    assert t.actor == OVER
    assert t.moves() == []
    assert t.state.winners() == (seat,)
    assert t.state.scores()[seat] == 6


def test_last_marker_wins_at_once() -> None:
    t = table("archer d4", "", hand="archer royal", holds=THREE)
    t.play("control archer")
    won(t)


def test_last_marker_on_a_captured_location_wins_too() -> None:
    t = table("archer d1", "", hand="archer", holds=THREE)
    t.play("control archer")
    won(t)


def test_wolves_win_by_the_same_rule() -> None:
    t = table("", "archer d4", turn=1, hand="archer", holds=dict.fromkeys(("c2", "e3", "h2"), WOLVES))
    t.play("control archer")
    won(t, 1)


def test_five_markers_do_not_win() -> None:
    t = table("archer d4", "", hand="archer", holds={"c2": RAVENS, "e3": RAVENS})
    t.play("control archer")
    assert t.state.scores() == [5, 2]
    assert t.state.winners() == ()
    assert t.actor == 1


def test_destroying_every_enemy_does_not_win() -> None:
    t = table("knight f4", "scout f5", hand="knight", supply={1: ""})
    t.play("attack knight f5")
    assert t.state.winners() == ()
    assert t.actor == 1


def test_last_marker_comes_before_a_priests_draw() -> None:
    t = table("warriorpriest d4", "", hand="warriorpriest", bag="royal", holds=THREE)
    t.play("control warriorpriest")
    won(t)


def test_last_marker_comes_before_a_berserkers_repeat() -> None:
    t = table("berserker 3 d4", "", hand="berserker", holds=THREE)
    t.play("control berserker")
    won(t)


def test_last_marker_may_be_placed_by_a_berserkers_repeat() -> None:
    t = table("berserker 3 d5", "", hand="berserker", holds=THREE)
    t.play("move berserker d4", "control berserker")
    won(t)


def test_last_marker_may_be_placed_by_a_mercenary() -> None:
    t = table("mercenary d4", "", hand="royal", holds=THREE)
    t.play("recruit mercenary with royal", "control mercenary")
    won(t)


def test_last_marker_may_be_placed_with_a_priests_coin() -> None:
    holds = {"c2": RAVENS, "e3": RAVENS, "d4": NOBODY}
    t = table("warriorpriest g4, archer d4", "", hand="warriorpriest", bag="archer", holds=holds)
    t.play("control warriorpriest", "draw archer", "control archer")
    won(t)


def test_finished_game_survives_being_written_down() -> None:
    t = table("archer d4", "", hand="archer royal", holds=THREE)
    t.play("control archer")
    won(Table(GAME.restore(t.state.dump())))


def test_nothing_is_legal_when_the_game_is_over() -> None:
    t = table("archer d4", "", hand="archer royal", holds=THREE)
    t.play("control archer")
    with pytest.raises(IllegalMove, match="the game is over"):
        t.play("pass royal")


def test_losing_a_marker_does_not_lose_the_game() -> None:
    t = table("archer d1", "", hand="archer", holds={"g1": NOBODY})
    t.play("control archer")
    assert t.state.scores() == [3, 0]
    assert t.actor == 1


# No end in sight


def at_the_limit(round: int = 7, **holds: int) -> Table:
    t = table("", "", round=round, round_limit=7, holds=holds)
    return t.play("pass royal", "pass royal")


def test_round_limit_lets_its_last_round_be_played() -> None:
    t = at_the_limit(round=6)
    assert t.actor == NATURE
    assert t.facts["round"] == 7


@pytest.mark.parametrize(
    ("holds", "winners"),
    [({"d4": RAVENS}, (0,)), ({"d4": WOLVES}, (1,)), ({"e6": NOBODY}, (1,)), ({"g1": NOBODY}, (0,))],
)
def test_more_markers_win_when_the_rounds_run_out(holds: dict[str, int], winners: tuple[int, ...]) -> None:
    t = at_the_limit(**holds)
    assert t.actor == OVER
    assert t.state.winners() == winners


@pytest.mark.parametrize("holds", [{}, {"d4": RAVENS, "e3": WOLVES}])
def test_equal_markers_draw_when_the_rounds_run_out(holds: dict[str, int]) -> None:
    t = at_the_limit(**holds)
    assert t.actor == OVER
    assert t.state.winners() == (0, 1)


@pytest.mark.parametrize(("holds", "winners"), [({"d4": RAVENS}, (0, 2)), ({"d4": WOLVES}, (1, 3)), ({}, (0, 1, 2, 3))])
def test_round_limit_judges_teams(holds: dict[str, int], winners: tuple[int, ...]) -> None:
    t = table("", "", "", "", round=200, holds=holds)
    t.play(*["pass royal"] * 4)
    assert t.actor == OVER
    assert t.state.winners() == winners


def test_round_limit_of_200_unless_said() -> None:
    t = table("", "", round=199)
    t.play("pass royal", "pass royal")
    assert t.actor == NATURE
    t = table("", "", round=200)
    t.play("pass royal", "pass royal")
    assert t.actor == OVER
