"""The board in the terminal."""

from __future__ import annotations

import pytest

from games.grunwald.table import Table, at_the_end, table
from games.grunwald.walks import walk
from hetman.games.grunwald import GAME
from hetman.language import LANGUAGES, language


def drawn(t: Table, viewer: int | None = 0, code: str = "en") -> list[str]:
    return GAME.plain_text(t.state.view(viewer), language(code, GAME.folder).say).splitlines()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_fits_eighty_columns(code: str, seats: int) -> None:
    names = {0: "Świętosława", 1: "Bolesław Krzywousty", 2: "Jan", 3: "Kateřina z Poděbrad"}
    say = language(code, GAME.folder).seated(names).say
    for state in walk(seats, 2)[::3]:
        for viewer in (0, None):
            lines = GAME.plain_text(state.view(viewer), say).splitlines()
            assert max(map(len, lines)) <= 80
            assert all(line == line.rstrip() for line in lines)


def test_fields_show_prizes_places_and_queue() -> None:
    t = table(3, crown="5 3").play("send helper crown", "send officer crown", "send helper crown")
    line = next(line for line in drawn(t) if line.startswith("2 Crown"))
    assert line == "2 Crown Knights    1. c5  2. c3         2. Red h =1, 1. Green O =2, Purple h =1"


def test_prizes_that_nobody_can_win_stand_in_brackets() -> None:
    lines = drawn(table(2, crown="5 3", provisions="5 2", ducats="5 3 1"))
    assert lines[3].endswith("1. c5  (c3)")
    assert lines[4].endswith("(5)  1. 2")
    assert lines[5].endswith("(5)  1. 3  2. 1")


def test_teutons_show_the_truce_and_then_their_strength() -> None:
    assert drawn(table(4))[2].endswith("truce until round 4")
    assert drawn(table(4, round=4, teutons="3 2"))[2].endswith("†3 †2 + 6 = 11")


def test_ducats_are_shown_with_the_pawns() -> None:
    t = table(2).play("send 2-helpers provisions with 3")
    assert any("1. Red hh+3d =5" in line for line in drawn(t))


def test_event_is_told_with_its_effect() -> None:
    text = " ".join(" ".join(drawn(table(3, round=2, event="samogitia"))).split())
    assert "Event: The Samogitian Uprising. Until the end of the round every prize" in text


def test_players_show_stocks_pawns_points_and_cards() -> None:
    t = table(2, round=5, hand={0: "crown4"}, camp={0: "teuton2"}).play("send helper crown")
    row = next(line for line in drawn(t) if line.startswith("Red (you)"))
    assert row.split() == ["Red", "(you)", "3", "1/1", "Oh", "8", "p", "c4", "|", "†2"]


def test_skirmish_shows_cards_and_what_is_owed() -> None:
    t = table(2, round=4, teutons="3 2", hand={0: "crown4", 1: "crown1"}, stores={0: 9, 1: 9})
    t.play("send helper teutons", "send helper teutons").pass_all()
    assert "Who lays a card: Red ?, Green ?" in drawn(t)
    t.play("lay crown4")
    assert "Who lays a card: Red c4, Green ?" in drawn(t)
    assert "Who lays a card: Red ?, Green ?" in drawn(t, 1)
    t.play("lay crown1")
    assert "Who lays a card: Red c4, Green c1" in drawn(t)
    assert "Skirmish: Teutons 7, knights 5; everybody gives up 2." in drawn(t)


def test_the_end_shows_what_everybody_has_points_for() -> None:
    t = at_the_end(2, hand={0: "crown2"}, camp={1: "teuton4"}, stores={0: 1, 1: 0}, purse={0: 4, 1: 0})
    assert drawn(t)[-2:] == [
        "Red: knights 2, Teutons 0, offices 1, ducats 2",
        "Green: knights 0, Teutons 4, offices 0, ducats 0",
    ]


def test_before_the_toss_something_is_shown_too() -> None:
    assert drawn(Table(GAME.start(2)))[0] == "Who begins?"


def test_polish() -> None:
    lines = drawn(table(2, round=4, teutons="3 2"), code="pl")
    assert lines[0] == "Runda 4 z 8, lato 1409, faza: oficerowie. Zaczyna Czerwony."
    assert any(line.startswith("5 Rycerze zaciężni 1. z4  (z3)") for line in lines)
