"""The option `hands`: whether cards in hand and camp lie face down for the others."""

from __future__ import annotations

from typing import Any

import pytest

from games.grunwald.table import EVEN_GAME, Table, begun, table
from hetman import Dice, Match, Seat
from hetman.games.grunwald import GAME
from hetman.testing.suite import Settings, check_beliefs

HAND = {0: "crown4 mercenary2", 1: "crown3"}
CAMP = {0: "mercenary5 teuton1", 1: "teuton2"}


def face_down(**more: Any) -> Table:
    """The same table with hands and camps face down."""
    dumped = table(3, round=5, hand=HAND, camp=CAMP, stores={0: 4, 1: 4, 2: 4}, **more).state.dump()
    dumped["options"] = {**dumped["options"], "hands": "hidden"}
    return Table(EVEN_GAME.restore(dumped))


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_hidden_hands_show_backs_to_others(viewer: int | None) -> None:
    player = face_down().state.view(viewer)["players"][0]
    assert (player["hand"], player["camp"]) == ({"hidden": 3}, {"hidden": 2})
    assert (player["knights"], player["captives"]) == (3, 1)


def test_hidden_hands_show_their_own_cards() -> None:
    player = face_down().state.view(0)["players"][0]
    assert player["hand"] == {"peasant": 1, "crown4": 1, "mercenary2": 1}
    assert player["camp"] == {"mercenary5": 1, "teuton1": 1}
    assert (player["points"]["knights"], player["points"]["teutons"]) == (11, 1)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_hidden_hands_keep_points_and_offices_secret(viewer: int | None) -> None:
    view = face_down(purse={0: 6}).state.view(viewer)
    assert view["scores"] == [3, 1, 1]
    assert all(player["offices"] == [] for player in view["players"])
    others = [player["points"] for player in view["players"] if player["seat"] != viewer]
    assert all(sum(points.values()) == points["ducats"] for points in others)


def test_hidden_hands_are_laid_out_at_the_end() -> None:
    match = Match(GAME, seed=3, seats=2, hands="hidden")
    while not match.over:
        match.play(match.state.moves()[0])
    view = match.state.view(None)
    assert view["hands"] == "open"
    assert all("hidden" not in player["camp"] for player in view["players"])
    assert view["scores"] == [sum(player["points"].values()) for player in view["players"]]


def test_a_careful_player_remembers_hidden_hands() -> None:
    """Every card was won, laid and given up openly. So an imagined position has them all."""
    state = face_down().state
    assert all(state.imagine(seat, Dice(seat)) == state for seat in range(3))
    assert Seat(state, 1).view() == state.view(1)


@pytest.mark.parametrize("seed", range(3))
def test_hidden_hands_beliefs_of_a_careful_player(seed: int) -> None:
    """What a seat imagines is exactly what fits everything that it saw."""
    assert check_beliefs(GAME, Settings(3, (("hands", "hidden"),)), seed, moves=80) > 20


def test_hands_are_open_by_default() -> None:
    assert begun(GAME, 2, 0)["options"]["hands"] == "open"
    assert table(2).view()["hands"] == "open"
