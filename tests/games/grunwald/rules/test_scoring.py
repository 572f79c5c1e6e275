"""Points, offices and winners."""

from __future__ import annotations

import pytest

from games.grunwald.table import Table, at_the_end, table
from hetman.games.grunwald import GAME

FED = dict.fromkeys(range(4), 12)


# Points


def points(t: Table, seat: int) -> dict[str, int]:
    found: dict[str, int] = t.view()["players"][seat]["points"]
    return {name: value for name, value in found.items() if value}


def test_strength_of_knights_and_teutons_scores() -> None:
    t = at_the_end(2, hand={0: "crown5"}, camp={0: "mercenary3 teuton4"}, stores=FED)
    assert points(t, 0)["knights"] == 8
    assert points(t, 0)["teutons"] == 4


@pytest.mark.parametrize(("ducats", "scored"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_every_two_ducats_are_a_point(ducats: int, scored: int) -> None:
    t = at_the_end(2, purse={0: ducats})
    assert points(t, 0).get("ducats", 0) == scored


def test_e17_commander_scores_the_number_of_his_cards() -> None:
    t = at_the_end(2, hand={0: "crown1 crown1 crown2", 1: "crown6 crown6"}, stores=FED)
    assert points(t, 0)["crowncommander"] == 3
    assert "crowncommander" not in points(t, 1)


def test_e17_strength_breaks_a_tie_for_a_command() -> None:
    t = at_the_end(2, hand={0: "mercenary1 mercenary6", 1: "mercenary3 mercenary5"}, stores=FED)
    assert "mercenarycommander" not in points(t, 0)
    assert points(t, 1)["mercenarycommander"] == 2


def test_e17_full_ties_score_for_each() -> None:
    t = at_the_end(3, hand={0: "crown2 crown4", 1: "crown3 crown3", 2: "crown1"}, stores=FED)
    assert points(t, 0)["crowncommander"] == points(t, 1)["crowncommander"] == 2
    assert "crowncommander" not in points(t, 2)


def test_e17_a_command_needs_a_card() -> None:
    t = at_the_end(2)
    assert t.view()["players"][0]["offices"] == ["quartermaster"]


def test_e17_quartermaster_scores_what_is_left_over() -> None:
    t = at_the_end(3, hand={0: "crown1 crown2"}, stores={0: 6, 1: 4, 2: 3})
    assert points(t, 0)["quartermaster"] == points(t, 1)["quartermaster"] == 4
    assert "quartermaster" not in points(t, 2)


def test_e17_no_surplus_is_no_quartermaster() -> None:
    t = at_the_end(2, stores={0: 0, 1: 0})
    assert all("quartermaster" not in points(t, seat) for seat in range(2))


def test_e17_offices_are_counted_after_the_feeding() -> None:
    hand = {0: "crown1 crown1 crown1", 1: "crown4 crown5"}
    t = at_the_end(2, hand=hand, stores={0: 1, 1: 2}).play("dismiss crown1", "dismiss crown1")
    assert points(t, 1)["crowncommander"] == 2
    assert "crowncommander" not in points(t, 0)


def test_offices_led_in_mid_game_are_shown() -> None:
    t = table(2, round=3, hand={0: "crown3"}, stores={1: 4})
    assert t.view()["players"][0]["offices"] == ["crown"]
    assert t.view()["players"][1]["offices"] == ["quartermaster"]


# Winners


def example() -> Table:
    """Jacek, Ania and Marek are the seats 0 to 2."""
    camp = {
        0: "crown6 crown6 crown5 crown5 mercenary6 mercenary5 mercenary3 teuton4 teuton4 teuton2",
        1: "mercenary6 mercenary5 mercenary5 mercenary4 mercenary4 mercenary1 crown4 crown2 teuton1 teuton1 teuton2",
        2: "crown4 crown4 crown3 crown3 crown3 crown2 mercenary4 mercenary3 mercenary2 teuton4 teuton3",
    }
    return at_the_end(3, camp=camp, stores={0: 7, 1: 13, 2: 9}, purse={0: 1, 1: 1, 2: 5})


def test_g_ex4_points() -> None:
    t = example()
    assert points(t, 0) == {"knights": 36, "teutons": 10}
    assert points(t, 1) == {"knights": 31, "teutons": 4, "mercenarycommander": 6, "quartermaster": 5}
    assert points(t, 2) == {"knights": 28, "teutons": 7, "crowncommander": 6, "ducats": 2}
    assert t.state.scores() == [46, 46, 43]


def test_g_ex4_more_cards_break_the_tie() -> None:
    assert example().state.winners() == (1,)


def test_e17_still_equal_shares_the_victory() -> None:
    t = at_the_end(2, hand={0: "crown2", 1: "mercenary2"}, stores={0: 1, 1: 1})
    assert t.state.scores() == [4, 4]
    assert t.state.winners() == (0, 1)


def test_nobody_has_won_while_the_game_runs() -> None:
    assert table(2).state.winners() == ()


def test_belongings_are_offices_helpers_and_the_cards_scored() -> None:
    camp = {0: "teuton1", 1: "mercenary4"}
    t = at_the_end(2, hand={0: "crown3 crown2"}, camp=camp, stores={0: 1, 1: 3}, helpers={1: 5})
    t.play("dismiss crown2")
    first, second = (set(things) for things in GAME.belongings(t.state).values())
    assert first == {("fighter", "crown3"), ("fighter", "teuton1"), ("office", "crown"), ("pawns", "2-helpers")}
    assert second >= {("office", "mercenary"), ("office", "quartermaster"), ("pawns", "5-helpers")}
