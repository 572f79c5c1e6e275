"""No card, pawn, ducat or provision appears from nowhere or gets lost."""

from __future__ import annotations

import pytest

from games.grunwald.table import cards_of
from games.grunwald.walks import walk

GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(4)]
COUNTS = {
    **dict(zip([f"crown{strength}" for strength in range(1, 7)], [2, 3, 2, 3, 4, 2], strict=True)),
    **dict(zip([f"mercenary{strength}" for strength in range(1, 7)], [1, 2, 3, 3, 4, 3], strict=True)),
    **dict(zip([f"teuton{strength}" for strength in range(1, 5)], [5, 4, 2, 1], strict=True)),
}


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_card_is_conserved(seats: int, seed: int) -> None:
    for state in walk(seats, seed):
        assert cards_of(state.dump()["position"]) == {**COUNTS, "peasant": seats}


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_ducat_and_provision_is_conserved(seats: int, seed: int) -> None:
    for state in walk(seats, seed):
        position = state.dump()["position"]
        laid = sum(ducats for groups in position["fields"].values() for *_, ducats in groups)
        assert position["bank_ducats"] + sum(position["ducats"]) + laid == 48
        assert position["bank_provisions"] + sum(position["provisions"]) == 54
        assert (
            min(position["bank_ducats"], position["bank_provisions"], *position["ducats"], *position["provisions"]) >= 0
        )


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_pawn_is_with_its_owner_or_on_a_field(seats: int, seed: int) -> None:
    for state in walk(seats, seed):
        position = state.dump()["position"]
        for seat in range(seats):
            out = sum(
                helpers for groups in position["fields"].values() for other, _, helpers, _ in groups if other == seat
            )
            assert position["free"][seat] + out == position["helpers"][seat] <= 5


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_limits_of_the_fields_hold(seats: int, seed: int) -> None:
    for state in walk(seats, seed):
        position = state.dump()["position"]
        for name, groups in position["fields"].items():
            assert sorted(place for _, place, _, _ in groups) == list(range(1, len(groups) + 1))
            for seat, _, helpers, ducats in groups:
                pawns = helpers + (position["officer"][seat] == name)
                assert pawns >= 1
                if name in ("teutons", "mercenaries"):
                    assert pawns == 1
                assert ducats >= (name == "mercenaries")
                assert ducats == 0 or name in ("provisions", "mercenaries")
        if position["round"] < 4:
            assert not position["fields"]["teutons"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_decisions_stay_small_in_ordinary_play(seats: int) -> None:
    for state in walk(seats, 9):
        assert len(state.moves()) <= 150
