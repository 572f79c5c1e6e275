"""Dice raised by supports and fortels."""

from __future__ import annotations

from games.chocim.clashes import storm
from games.chocim.table import OTTOMAN


def test_a_die_gets_no_more_than_one_plus() -> None:
    t = storm("church assault: sipahi 2; ladders: janissary 3", levels={"church": 0})
    t.play(*["support janissary ladders"] * 3, "roll 5 4 3", "roll 1 1")
    t.play("raise 4")
    assert t.moves() == ["raise 5", "raise 3", "enough"], "the 4 that became a 5 has had its +1"
    assert t.searched() == ["raise 3", "enough"], "bots go from the highest on"
    dice = t.view()["clash"]["sides"][OTTOMAN]["dice"]
    assert [die["result"] for die in dice] == [5, 5, 3]


def test_a_six_is_not_raised() -> None:
    t = storm("church assault: sipahi 2; ladders: janissary", levels={"church": 0})
    t.play("support janissary ladders", "roll 6 6 1", "roll 1 1")
    assert t.moves() == ["raise 1", "enough"]
