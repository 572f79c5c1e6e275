"""The value of positions by a network, and the networks that games bring with them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hetman
from ambush import Ambush
from hetman import Dice, Seat
from hetman.bots.search import LinearBot, SearchBot
from hetman.core.game import Setup
from hetman.core.learned_value import LearnedValue
from hetman.core.network import FOLDER, Network
from networks import install, needs_compiled, random_network

LARGEST = 1_000_000
"""Bytes of a file."""
SHIPPED = [
    (name, int(path.stem))
    for name in hetman.games()
    for path in sorted((hetman.game(name).folder / FOLDER).glob("*.network"))
]


def positions(setup: Setup, number: int, seed: int = 3) -> Iterator[hetman.State]:
    """Yield positions of random games of a setting."""
    dice = Dice(seed)
    while number:
        state = setup.game.begin(setup)
        state.roll(dice)
        while state.stack and number:
            yield state
            number -= 1
            state.playout(dice, 1 + int(dice.below(9)))


def learned(setup: Setup) -> LearnedValue:
    network = random_network(setup)
    return network.learned_value(setup, network.perceptron())


def settings() -> list[Setup]:
    """Settings of all games, with teams and alone among them."""
    return [hetman.game(name).setup(seats) for name in hetman.games() for seats in hetman.game(name).seats]


@needs_compiled
@pytest.mark.parametrize("setup", settings(), ids=lambda setup: f"{setup.game.name} {setup.seats}")
def test_chances_of_the_teams_add_to_one(setup: Setup) -> None:
    value, teams = learned(setup), setup.game.teams(setup.seats)
    for state in positions(setup, 10):
        chances = value.evaluate(state)
        assert len(chances) == setup.seats
        assert all(0 <= chance <= 1 for chance in chances)
        assert all(chances[seat] == chances[team[0]] for team in teams for seat in team)
        if len(teams) > 1:
            assert sum(chances[team[0]] for team in teams) == pytest.approx(1)


@needs_compiled
@pytest.mark.parametrize("setup", settings(), ids=lambda setup: f"{setup.game.name} {setup.seats}")
def test_a_seat_judges_by_what_it_knows(setup: Setup) -> None:
    """In a world that it cannot tell from the true one it sees the same chances."""
    value, dice = learned(setup), Dice(5)
    for state in positions(setup, 15):
        logits = value.logits(state)
        for seat in range(setup.seats):
            assert value.logits(state.imagine(seat, dice))[seat] == logits[seat]


@needs_compiled
def test_the_seat_with_the_secret_judges_otherwise() -> None:
    """A seat sees the same in another world, and a seat whose cards are others there does not."""
    setup = hetman.game("warchest").setup(2)
    value, dice, others = learned(setup), Dice(5), 0
    for state in positions(setup, 30):
        seen, imagined = value.logits(state), value.logits(state.imagine(0, dice))
        assert imagined[0] == seen[0]
        others += imagined != seen
    assert others > 10


@needs_compiled
def test_a_better_view_of_a_seat_raises_its_chance(ambush: Ambush) -> None:
    setup = ambush.setup(3)
    value = learned(setup)
    for state in positions(setup, 10):
        logits, chances = value.logits(state), value.evaluate(state)
        assert sorted(range(3), key=lambda seat: logits[seat]) == sorted(range(3), key=lambda seat: chances[seat])


@needs_compiled
def test_a_network_judges_its_own_setting_only(ambush: Ambush) -> None:
    value = learned(ambush.setup(2))
    assert value.serves(ambush.start(2))
    assert not value.serves(ambush.start(3))
    assert not value.serves(ambush.start(2, bold=True))


@needs_compiled
def test_linear_never_asks_a_network(ambush: Ambush, tmp_path: Path) -> None:
    setup = ambush.setup(2)
    install(random_network(setup).dump(), ambush, tmp_path, 2)
    state = next(positions(setup, 1))
    seat = Seat(state, state.actor)
    assert SearchBot().evaluator(seat).learned is not None
    assert LinearBot().evaluator(seat).learned is None
    assert hetman.bot("linear", iterations=20, seed=1).choose(seat) in seat.moves()


@needs_compiled
def test_the_file_makes_the_difference(ambush: Ambush, tmp_path: Path) -> None:
    setup = ambush.setup(2)
    install(random_network(setup).dump(), ambush, tmp_path, 2)
    assert ambush.best_evaluator(setup).learned is not None
    (tmp_path / FOLDER / "2.network").unlink()
    without = Ambush()
    without.folder = tmp_path
    assert without.best_evaluator(without.setup(2)).learned is None


# The networks of our games


def test_games_bring_networks() -> None:
    assert len({name for name, _ in SHIPPED}) >= 2


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_a_shipped_network_is_small_and_says_how_it_was_trained(name: str, seats: int) -> None:
    game = hetman.game(name)
    path = game.folder / FOLDER / f"{seats}.network"
    assert path.stat().st_size <= LARGEST
    network = Network.load(path)
    network.check(game.setup(seats))
    assert {"seed", "games", "positions", "iterations", "epochs", "rate", "loss", "generation"} <= set(network.recipe)
    header = json.loads(path.read_bytes().split(b"\n")[1])
    assert len(header["sha256"]) == 64


@needs_compiled
@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_a_shipped_network_judges_every_setting_that_it_knows(name: str, seats: int) -> None:
    game = hetman.game(name)
    network = game.network(game.setup(seats))
    for option, values in network.options.items():
        for value in values:
            setup = game.setup(seats, **{option: value})
            assert game.best_evaluator(setup).learned is not None, (option, value)


@needs_compiled
@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_a_shipped_network_tells_positions_apart(name: str, seats: int) -> None:
    game = hetman.game(name)
    setup = game.setup(seats)
    evaluator = game.best_evaluator(setup)
    assert len({round(evaluator.value(state)[0], 3) for state in positions(setup, 20)}) > 10


PURE = """
import hetman
from hetman.core.network import NetworkError

for name, seats in {shipped}:
    game = hetman.game(name)
    setup = game.setup(seats)
    assert game.best_evaluator(setup).learned is None
    try:
        game.network(setup)
    except NetworkError as error:
        print(error)
"""


def test_uncompiled_the_linear_evaluator_serves_and_says_why() -> None:
    environment = {**os.environ, "HETMAN_PURE": "1"}
    command = [sys.executable, "-c", PURE.format(shipped=SHIPPED)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["networks need the compiled modules, which are not installed"] * len(SHIPPED)
