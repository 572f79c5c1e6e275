"""Setting up, and the preparation of the first week."""

from __future__ import annotations

from games.chocim.table import COMMONWEALTH, Table
from hetman import NATURE
from hetman.games.chocim import GAME


def fresh(seed: int = 1) -> Table:
    return Table(GAME.start()).roll(seed)


def test_units_start_in_reserve_and_in_four_garrisons() -> None:
    t = fresh()
    assert t.at("camp reserve") == "cavalry 7 infantry 3"
    assert t.at("tabor reserve") == "cossack 7"
    assert [t.at(f"{field} defence") for field in ("redoubts", "church", "bridgehead")] == ["infantry"] * 3
    assert t.at("bastion defence") == "cavalry"
    assert t.at("ramparts defence") == t.at("castle defence") == ""
    assert t.at("sultan reserve") == "janissary 12"
    assert t.at("sipahi-camp reserve") == "sipahi 17"
    assert t.at("kosh reserve") == "tatar 7"


def test_markers_and_tokens_at_the_start() -> None:
    t = fresh()
    assert t.number("trench") == 0
    assert t.facts["bonus"]
    tracks = GAME.box.contents.tracks
    for seat, side in enumerate(("commonwealth", "ottoman")):
        assert t.morale(seat) == tracks.morale_start[side]
        assert t.supply(seat) == tracks.supply_start[side]
        assert not t.view()["players"][seat]["extra_card"]


def test_seven_leaders_against_eight_three_of_them_commanders() -> None:
    view = fresh().view()
    for seat, officers in ((0, 4), (1, 5)):
        leaders = view["players"][seat]["leaders"]
        assert leaders["count"] == officers
        assert [commander["is"] for commander in leaders["commanders"]] == ["ready"] * 3


def test_seven_treaties_lie_open() -> None:
    t = fresh()
    assert sum(t.treaties("table")) == 7
    assert sum(t.treaties("deck")) == 48


def test_the_commonwealth_begins() -> None:
    assert fresh().actor == COMMONWEALTH


def test_cards_are_drawn_by_nature_and_seen_by_their_seat_only() -> None:
    state = GAME.start()
    assert state.actor == NATURE
    assert len(state.moves()) == 17, "officers only: commanders lie open"
    state.play("draw potocki")
    assert state.view(0)["players"][0]["leaders"]["hand"] == ["potocki"]
    assert state.view(1)["players"][0]["leaders"]["hand"] is None
    assert state.view(1)["players"][0]["leaders"]["count"] == 1
