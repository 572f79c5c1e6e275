"""Losses of a clash: broken units."""

from __future__ import annotations

from games.chocim.clashes import storm


def test_owners_choose_their_losses_in_any_order_and_bots_in_one() -> None:
    t = storm("church assault: tatar janissary", levels={"church": 0}).play("roll 1 1 1", "roll 6 6")
    assert set(t.moves()) == {"break janissary", "break sipahi", "break tatar"}
    assert set(t.searched()) == {"break janissary", "break sipahi"}, "enough must be left for the second"
    t.play("break sipahi")
    assert set(t.moves()) == {"break janissary", "break tatar"}
    assert t.searched() == ["break tatar"]


def test_breaks_are_simultaneous() -> None:
    t = storm("church assault: sipahi 2", levels={"church": 0}).play("roll 6 1 1", "roll 6 6")
    assert t.at("commonwealth broken") == "infantry"
    assert t.at("ottoman broken") == "sipahi 2"
    assert t.held() == {"church"}
