"""Plans: declaring assaults, counter-attacks and the general battle."""

from __future__ import annotations

from games.chocim.table import COMMONWEALTH, OTTOMAN, table


def test_a_plan_below_its_minimum_cannot_be_declared() -> None:
    t = table("church assault: sipahi", hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place sipahi church assault", "done")
    assert t.actor == COMMONWEALTH
    assert t.at("church assault") == "sipahi 2"


def test_a_plan_can_only_be_declared_right_after_units_were_placed_on_it() -> None:
    t = table("church assault: sipahi 4", hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place sipahi redoubts assault", "done")
    assert t.actor == COMMONWEALTH, "the church got nobody"


def test_the_general_battle_needs_an_enemy() -> None:
    t = table("ottoman general-battle: sipahi 4", hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place sipahi foreground general-battle", "done")
    assert t.actor == COMMONWEALTH
    t = table("ottoman general-battle: sipahi 4; commonwealth general-battle: cavalry", hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place sipahi foreground general-battle", "done")
    assert set(t.moves()) == {"declare foreground general-battle", "hold"}


def test_several_clashes_of_one_fortel_are_ordered_by_the_active_player() -> None:
    standing = "church assault: sipahi 3; bastion assault: sipahi 2; redoubts assault: sipahi"
    t = table(standing, turn=OTTOMAN).play("fortel vizier first", "place janissary bastion assault")
    t.play("place janissary redoubts assault", "place janissary church assault", "done")
    assert set(t.moves()) == {"declare bastion assault", "declare church assault", "hold"}
    t.play("declare church assault", "roll 1 1 1 1 1", "roll 1 1")
    while t.prompt != "declare":
        t.roll()
        if t.prompt in ("break", "retreat"):
            t.play(t.moves()[0])
    assert set(t.moves()) == {"declare bastion assault", "hold"}
    t.play("hold")
    assert t.at("bastion assault") == "janissary sipahi 2"


def test_forced_and_optional_plans_together() -> None:
    standing = "church assault: sipahi 5; bastion assault: sipahi 2"
    t = table(standing, turn=OTTOMAN).play("fortel vizier first", "place janissary bastion assault")
    t.play("place janissary church assault", "done")
    assert set(t.moves()) == {"declare bastion assault", "declare church assault"}, "no holding back"
