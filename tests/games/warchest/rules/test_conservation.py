"""No move makes a coin or a marker appear or disappear."""

from __future__ import annotations

import pytest

from games.warchest.table import NOBODY, RAVENS, WOLVES, coins_of
from games.warchest.walks import ARMIES, walk
from hetman.games.warchest.components import UNITS

GAMES = [(seats, army, seed) for seats in (2, 4) for army in ARMIES[seats] for seed in range(4)]


@pytest.mark.parametrize(("seats", "army", "seed"), GAMES)
def test_every_coin_is_conserved(seats: int, army: str, seed: int) -> None:
    units = army.replace("/", ",").split(",")
    expected = {unit: UNITS[unit] for unit in units} | {f"royal {seat}": 1 for seat in range(seats)}
    for state in walk(seats, army, seed)[1:]:
        assert coins_of(state.dump()["position"]) == expected


@pytest.mark.parametrize("seats", [2, 4])
def test_every_marker_is_on_the_board_or_with_its_team(seats: int) -> None:
    goal = {2: 6, 4: 8}[seats]
    for state in walk(seats, ARMIES[seats][0], 5):
        holds = state.dump()["position"]["holds"]
        assert set(holds.values()) <= {RAVENS, WOLVES, NOBODY}
        for seat in range(seats):
            placed = sum(team == seat % 2 for team in holds.values())
            assert state.scores()[seat] == placed <= goal
            assert (seat in state.winners()) == (placed == goal)


@pytest.mark.parametrize("seats", [2, 4])
def test_no_more_units_stand_than_allowed(seats: int) -> None:
    for army in ARMIES[seats]:
        for state in walk(seats, army, 6):
            standing = [unit for unit, _ in state.dump()["position"]["units"].values()]
            assert all(standing.count(unit) <= (2 if unit == "footman" else 1) for unit in standing)


@pytest.mark.parametrize("seats", [2, 4])
def test_counts_that_everybody_sees_are_those_of_the_piles(seats: int) -> None:
    for state in walk(seats, ARMIES[seats][2], 7):
        piles = state.dump()["position"]["piles"]
        for player, pile in zip(state.view(None)["players"], piles, strict=True):
            assert {name: player[name] for name in ("hand", "bag", "down")} == {
                name: sum(pile[name].values()) for name in ("hand", "bag", "down")
            }
