"""Compiled code observes what the planes read from a view, also where random games rarely come."""

from __future__ import annotations

from entries import listed
from games.zizka.table import table
from games.zizka.walks import walk
from hetman import State
from hetman.games.zizka import GAME


def written(state: State, seat: int) -> list[float]:
    writer = GAME.observation_writer(state.setup)
    writer.write(state, seat, 0)
    row = [0.0] * GAME.observer(state.setup).size
    for place, value in listed(writer.written()):
        row[place] = value
    return row


def test_peek_symbols_that_followers_used_are_not_left() -> None:
    t = table("katerina", "zizka", crew="anezka", tyn="?fair", field="usti")
    assert t.player()["peeks"] == 2
    t.play("peek tyn", "see fair")
    assert t.player()["peeks"] == 1
    for seat in range(2):
        assert written(t.state, seat) == GAME.observer(t.state.setup).row(t.state, seat)


def test_lively_games_are_observed_alike() -> None:
    for seats in GAME.seats:
        for number, state in enumerate(walk(seats, 24)):
            if number % 5 == 0:
                for seat in range(seats):
                    assert written(state, seat) == GAME.observer(state.setup).row(state, seat)
