"""Names of players."""

from __future__ import annotations

import hetman
from hetman.presentation.names import PlayerName, joined, level_name, seat_names
from hetman.presentation.texts import texts_of

WORDS = texts_of(hetman.game("warchest"), "en")


def test_people_have_their_names_and_bots_their_levels() -> None:
    players = [PlayerName("Ewa"), PlayerName(level="page"), PlayerName()]
    assert seat_names(players, WORDS) == {0: "Ewa", 1: "Bot (page)"}


def test_equal_names_get_the_name_of_the_seat() -> None:
    assert seat_names([PlayerName("Ewa"), PlayerName("Ewa")], WORDS) == {0: "Ewa · Raven", 1: "Ewa · Wolf"}


def test_a_bot_of_another_package_keeps_its_name() -> None:
    assert level_name("stockfish", WORDS) == "stockfish"


def test_seats_in_a_row() -> None:
    assert joined([], WORDS) == ""
    assert joined([1], WORDS) == "Wolf"
    assert joined([0, 1], WORDS.seated({0: "Ewa"})) == "Ewa and Wolf"
