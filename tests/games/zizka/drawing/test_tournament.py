"""A tournament shows pot, prize and riders."""

from __future__ import annotations

from games.zizka.picture import clicks, drawn
from games.zizka.table import Table, table
from pictures import of_class, parse


def tournament() -> Table:
    t = table("zizka", "bores", "katerina", field="tyn", tyn="lists", crew="ctibor")
    return t.play("face", "join", "watch")


def test_a_tournament_shows_pot_prize_and_riders() -> None:
    t = tournament().play("roll 2 1 2 1")
    part = drawn(t)["stage"]
    view = t.view()["tournament"]
    assert f"panel-pot count={view['pot']}" in part
    assert f"panel-goal count={view['goal']}" in part
    riders = parse(part).findall(".//ol[@class='riders']/li")
    assert len(riders) == len(view["entrants"]) == 2
    assert len(of_class(part, "die", "legal")) == 6


def test_dice_of_a_rider_can_be_set_aside_and_cast_again() -> None:
    t = tournament().play("roll 2 1 2 1")
    assert t.state.actor == 1, "the left neighbour rides first"
    t.play("aside speech")
    part = drawn(t)["stage"]
    assert {element.get("data-token") for element in of_class(part, "die", "legal")} == {"sword", "cunning", "joker"}
    t.play("again sword")
    assert "panel-picked" in drawn(t)["stage"]


def test_the_skill_for_tournaments_gives_a_second_verb() -> None:
    t = tournament().play("roll 2 1 2 1", "keep", "roll 3 1 1 1")
    assert t.state.actor == 0
    assert {"sword"} in clicks(drawn(t)["stage"]), "the die alone does not say what is meant"
    moves = {element.get("data-move") for element in parse(drawn(t, chosen=["sword"])["tray"]).iter("button")}
    assert moves >= {"reroll sword", "aside sword"}
