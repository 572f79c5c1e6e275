"""The general battle."""

from __future__ import annotations

from games.chocim.table import COMMONWEALTH, OTTOMAN, table


def test_a_battle_is_decided_by_hits_and_breaks_together() -> None:
    units = "ottoman general-battle: sipahi 4; commonwealth general-battle: cavalry 3"
    t = table(units, hand="potocki", morale=(6, 7), bonus=False)
    t.play("command potocki", "place cavalry foreground general-battle", "done", "declare foreground general-battle")
    t.play("roll 4 4 4 1 1", "roll 1 1 1", "roll 6 6 5 5")
    assert (t.morale(COMMONWEALTH), t.morale(OTTOMAN)) == (6, 8)
    assert t.at("commonwealth broken") == "cavalry 2"
    assert t.actor == OTTOMAN, "no premium twice in a week"


def test_only_the_first_winner_of_a_week_takes_a_treaty() -> None:
    units = "ottoman general-battle: sipahi 4; commonwealth general-battle: cavalry 3"
    t = table(units, hand="potocki", on_table="1 2 3")
    t.play("command potocki", "place cavalry foreground general-battle", "done", "declare foreground general-battle")
    t.play("roll 4 4 4 1 1", "roll 1 1 1", "roll 5 5 1 1")
    assert (t.prompt, t.actor) == ("premium", COMMONWEALTH)
    t.play("take 3").roll()
    assert t.treaties("known 0") == [0, 0, 1, 0]
    assert sum(t.treaties("table")) == 3


def test_the_premium_is_left_when_no_treaty_lies_open() -> None:
    units = "ottoman general-battle: sipahi 4; commonwealth general-battle: cavalry 3"
    t = table(units, hand="potocki")
    before = t.morale(COMMONWEALTH)
    t.play("command potocki", "place cavalry foreground general-battle", "done", "declare foreground general-battle")
    t.play("roll 4 4 4 1 1", "roll 1 1 1", "roll 5 5 1 1")
    assert (t.prompt, t.actor) == ("turn", OTTOMAN)
    assert t.morale(COMMONWEALTH) == before + 1
