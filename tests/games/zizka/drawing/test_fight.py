"""A fight shows both sides and what counts."""

from __future__ import annotations

from typing import Any

from games.zizka.picture import drawn
from games.zizka.table import Table, table
from pictures import markup, of_class


def fight(**given: Any) -> Table:
    given = {"field": {0: "tyn", 1: "tyn"}, "poster": {1: True}, "bounty": {1: 3}, **given}
    return table("zizka", "bores", **given)


def test_a_fight_shows_both_sides_and_what_counts() -> None:
    t = fight().play("attack bores", "roll 2 0 1 1")
    attacker, defender = of_class(drawn(t)["stage"], "fighter")
    assert "panel-attacks" in markup(attacker)
    assert "symbol-sword" in markup(attacker)
    assert "panel-defends" in markup(defender)
    assert "symbol-cunning" in markup(defender)
    assert "panel-strength count=3" in markup(attacker), "two swords and a joker, before anything is cast again"
    assert "panel-strength count=0" in markup(defender)


def test_torak_fights_under_his_own_badge() -> None:
    t = table("zizka", field="tyn", torak={"field": "tyn"}).play("attack torak").until("keep")
    assert "panel-torak" in drawn(t)["stage"]
