"""What is public, and what only its owner sees."""

from __future__ import annotations

from typing import Any

import pytest

from games.warchest.table import RAVENS, Table, table
from hetman import Match
from hetman.games.warchest import GAME

OWN = {"hand": {"archer": 1, "royal": 1}, "bag": {"scout": 2}, "down": {"archer": 1, "knight": 1}}
PILES: dict[str, Any] = {"hand": "archer royal", "bag": "scout 2", "down": "archer knight", "up": "knight scout"}


def laid() -> Table:
    return table("archer 2 f4", "lancer d1", holds={"d4": RAVENS}, initiative=1, round=9, **PILES)


def player(t: Table, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    seen: dict[str, Any] = t.state.view(viewer)["players"][seat]
    return seen


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_board_markers_and_initiative_are_public(viewer: int | None) -> None:
    view = laid().state.view(viewer)
    assert view["units"] == [
        {"hex": "d1", "unit": "lancer", "seat": 1, "height": 1},
        {"hex": "f4", "unit": "archer", "seat": 0, "height": 2},
    ]
    assert {hex: team for hex, team in view["holds"].items() if team != -1} == {
        "e6": 0,
        "h5": 0,
        "d4": 0,
        "d1": 1,
        "g1": 1,
    }
    assert (view["round"], view["round_limit"], view["goal"]) == (9, 200, 6)
    assert (view["initiative"], view["claimed"]) == (1, False)
    assert (view["scores"], view["winners"]) == ([3, 2], [])


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_face_up_discards_supply_and_lost_coins_are_public(viewer: int | None) -> None:
    t = table("archer f4", "lancer f5", hand="archer", up="knight scout", supply="archer knight 2 scout 3")
    seen = player(t, viewer)
    assert seen["army"][:3] == ["archer", "knight", "scout"]
    assert seen["up"] == {"knight": 1, "scout": 1}
    assert {unit: seen["supply"][unit] for unit in ("archer", "knight", "scout")} == {
        "archer": 1,
        "knight": 2,
        "scout": 3,
    }
    assert {unit: seen["lost"][unit] for unit in ("archer", "knight", "scout")} == {
        "archer": 1,
        "knight": 1,
        "scout": 1,
    }


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_sizes_of_hand_bag_and_face_down_discards_are_public(viewer: int | None) -> None:
    seen = player(laid(), viewer)
    assert (seen["hand"], seen["bag"], seen["down"]) == (2, 2, 2)


def test_own_hand_bag_and_face_down_discards_are_known() -> None:
    assert player(laid(), 0)["coins"] == OWN


@pytest.mark.parametrize("viewer", [1, None])
def test_hand_bag_and_face_down_discards_are_secret_to_others(viewer: int | None) -> None:
    assert player(laid(), viewer)["coins"] is None


@pytest.mark.parametrize("viewer", [1, None])
def test_what_others_see_does_not_depend_on_secret_coins(viewer: int | None) -> None:
    t = laid()
    swapped = t.state.dump()
    swapped["position"]["piles"][0].update(
        hand={"knight": 1, "scout": 1}, bag={"archer": 2}, down={"royal": 1, "scout": 1}
    )
    other = Table(GAME.restore(swapped))
    assert other.coins() == t.coins()
    assert other.state.view(viewer) == t.state.view(viewer)
    assert other.state.view(0) != t.state.view(0)


def test_partner_sees_no_more_than_an_opponent() -> None:
    t = table("", "", "", "", hand="archer", bag="royal", down="archer")
    assert player(t, 0)["coins"] == {"hand": {"archer": 1}, "bag": {"royal": 1}, "down": {"archer": 1}}
    for viewer in (1, 2, 3, None):
        assert player(t, viewer)["coins"] is None


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_view_names_who_decides_and_what_is_asked(viewer: int | None) -> None:
    view = laid().state.view(viewer)
    assert (view["game"], view["seats"], view["seat"]) == ("warchest", 2, viewer)
    assert (view["actor"], view["awaited"]) == (0, [0])
    assert view["prompt"] == {"key": "turn", "args": {"seat": ["seat", 0]}}


def test_draft_pool_is_public() -> None:
    state = GAME.start(army="draft")
    for unit in ("knight", "archer", "scout"):
        state.play(f"deal {unit}")
    for viewer in (0, 1, None):
        assert state.view(viewer)["pool"] == ["knight", "archer", "scout"]


# The log and the record of a running game


def match() -> Match:
    """Seat 0 has passed its first coin, seat 1 has recruited with one."""
    match = Match(GAME, seed=4, army="first-game")
    coins = [next(iter(match.state.view(seat)["players"][seat]["coins"]["hand"])) for seat in (0, 1)]
    match.play(f"pass {coins[0]}")
    match.play(f"recruit scout with {coins[1]}")
    return match


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_log_shows_face_down_coins_and_draws_to_their_owner_only(viewer: int | None) -> None:
    for event in match().log(viewer):
        if event["key"] in ("pass", "recruit", "draw"):
            own = event["args"]["seat"] == ["seat", viewer]
            assert (event["args"]["coin"][1] is not None) == own
        if event["key"] == "recruit":
            assert event["args"]["unit"] == ["unit", "scout"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_record_hides_what_the_reader_did_not_see(viewer: int | None) -> None:
    moves = [made.text for made in match().record_for(viewer).moves]
    draws = [move for move in moves if move.startswith("draw")]
    assert len(draws) == 6
    assert draws.count("draw ?") == (6 if viewer is None else 3)
    assert ("pass ?" in moves) == (viewer != 0)
    assert ("recruit scout with ?" in moves) == (viewer != 1)
