"""Withdrawals of a clash."""

from __future__ import annotations

from games.chocim.clashes import storm


def test_the_difference_of_hits_drives_defenders_out() -> None:
    t = storm("church assault: sipahi 4; church defence: cavalry 3", levels={"church": 0})
    t.play("roll 5 4 4 1 1", "roll 4 1 1")
    assert t.at("church defence") == "cavalry"
    assert t.at("church assault") == "", "a defender is left: everybody goes home"
    assert t.at("sipahi-camp reserve") == "sipahi 17"
