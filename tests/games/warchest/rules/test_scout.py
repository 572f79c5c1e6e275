"""Scout: deployed next to a friend."""

from __future__ import annotations

from games.warchest.field import ring
from games.warchest.table import table


def test_scout_may_be_deployed_next_to_any_friendly_unit() -> None:
    t = table("archer f4, knight c1", "lancer f5", hand="scout")
    assert t.choices("deploy scout") == (ring("f4", 1) | ring("c1", 1) | {"e6", "h5"}) - {"f5"}


def test_scout_may_be_deployed_the_normal_way() -> None:
    t = table("", "", hand="scout")
    assert t.choices("deploy scout") == {"e6", "h5"}


def test_scout_is_not_deployed_next_to_enemies() -> None:
    t = table("", "lancer f4", hand="scout")
    assert t.choices("deploy scout") == {"e6", "h5"}


def test_scout_is_not_deployed_on_a_unit() -> None:
    t = table("archer e6, knight f6", "lancer e5", hand="scout")
    assert not t.choices("deploy scout") & {"e6", "f6", "e5"}


def test_scout_next_to_a_friend_may_stand_on_a_foreign_location() -> None:
    t = table("archer e2", "", hand="scout")
    t.play("deploy scout d1")
    assert t.units == {"e2": "archer", "d1": "scout"}


def test_scout_stands_once_like_any_other_unit() -> None:
    t = table("archer f4, scout f5", "", hand="scout")
    t.illegal("deploy")
    t.legal("bolster scout")


def test_other_units_are_not_deployed_next_to_a_friend() -> None:
    t = table("archer f4, scout f5", "", hand="knight")
    assert t.choices("deploy knight") == {"e6", "h5"}
