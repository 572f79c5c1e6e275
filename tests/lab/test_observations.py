"""Observations show what a seat knows, name every decision, and hide everything else.

HETMAN_POSITIONS sets how many positions of each game are compared; `make prove-lab` compares 10,000.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import hetman
from entries import listed
from hetman.core.observation_writer import ObservationWriter
from hetman.testing.suite import Settings, settings_of

GAMES = list(hetman.games())
POSITIONS = int(os.environ.get("HETMAN_POSITIONS", "300"))


def positions(
    game: hetman.Game, settings: Settings, number: int, dice: hetman.Dice, ended: bool = False
) -> Iterator[hetman.State]:
    """Yield positions of random games, some decisions apart, and the last ones if `ended`."""
    while number > 0:
        state = game.start(settings.seats, **dict(settings.options))
        state.roll(dice)
        while state.stack and number > 0:
            yield state
            number -= 1
            state.playout(dice, 1 + int(dice.below(6)))
        if not state.stack and number > 0 and ended:
            yield state
            number -= 1


def written(writer: ObservationWriter, state: hetman.State, seat: int) -> bytes:
    writer.write(state, seat, 0)
    return writer.written()


def row_of(entries: bytes, size: int) -> list[float]:
    row = [0.0] * size
    for place, value in listed(entries):
        assert row[place] == 0, "written twice"
        row[place] = value
    return row


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_a_seat_cannot_tell_apart_look_alike(name: str) -> None:
    game, dice = hetman.game(name), hetman.Dice(24)
    all_settings = settings_of(game)
    for settings in all_settings:
        for state in positions(game, settings, -(-POSITIONS // len(all_settings)), dice):
            writer = game.observation_writer(state.setup)
            for seat in range(settings.seats):
                assert written(writer, state, seat) == written(writer, state.imagine(seat, dice), seat)


@pytest.mark.parametrize("name", GAMES)
def test_compiled_code_writes_what_the_planes_read(name: str) -> None:
    """The planes read a view, which holds what the seat knows and nothing else. They define the observation."""
    game, dice = hetman.game(name), hetman.Dice(11)
    all_settings = settings_of(game)
    for settings in all_settings:
        for state in positions(game, settings, -(-POSITIONS // len(all_settings)), dice, ended=True):
            observer, writer = game.observer(state.setup), game.observation_writer(state.setup)
            for seat in range(settings.seats):
                assert row_of(written(writer, state, seat), observer.size) == observer.row(state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_of_a_seat_has_its_question(name: str) -> None:
    game, dice = hetman.game(name), hetman.Dice(7)
    for settings in settings_of(game):
        for state in positions(game, settings, 60, dice):
            (question,) = (plane for plane in game.observer(state.setup).planes if plane.name == "question")
            view = state.view(state.actor)
            assert sum(question.read(view)) == 1, view["prompt"]


@pytest.mark.parametrize("name", GAMES)
def test_different_positions_look_different(name: str) -> None:
    game, dice = hetman.game(name), hetman.Dice(3)
    observer = game.observer(game.setup())
    rows = [tuple(observer.row(state, 0)) for state in positions(game, Settings(game.seats[0]), 100, dice)]
    assert len(set(rows)) > 90
