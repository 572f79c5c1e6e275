"""Ottoman control: empty fields and the camp."""

from __future__ import annotations

from games.chocim.clashes import storm
from games.chocim.table import COMMONWEALTH, OTTOMAN


def test_an_empty_field_is_taken_by_the_minimum_without_a_clash() -> None:
    t = storm("church assault: sipahi 3; church defence:; flank-attack: cavalry", morale=(6, 7))
    assert t.prompt == "occupy"
    assert t.at("flank-attack") == ""
    assert (t.morale(COMMONWEALTH), t.morale(OTTOMAN)) == (6, 7)


def test_the_fall_of_the_camp_wins_at_once() -> None:
    units = "redoubts control: sipahi; ramparts control: sipahi; camp assault: janissary 4; camp reserve: infantry"
    units += "; kamieniec: cavalry 4; flank-attack: cavalry 3; castle defence: infantry 3"
    t = storm(units, "camp", levels={"camp": 0}).play("roll 6 6 6 6 6", "roll 6 6 6 6", "roll 1 1")
    assert t.state.winners() == (OTTOMAN,)
    assert t.view()["ending"] == "camp"
    assert t.state.scores()[OTTOMAN] > t.state.scores()[COMMONWEALTH] == 0


def test_an_empty_camp_is_simply_entered() -> None:
    units = "redoubts control: sipahi; ramparts control: sipahi; camp assault: janissary 4"
    full = "kamieniec: cavalry 4; flank-attack: cavalry 3; castle defence: infantry 4"
    t = storm(f"{units}; {full}", "camp")
    assert t.state.winners() == (OTTOMAN,)
