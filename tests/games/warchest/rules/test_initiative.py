"""The initiative: who may claim it, and from when on it counts."""

from __future__ import annotations

from games.warchest.table import table


def test_initiative_passes_to_the_claimant() -> None:
    t = table("", "", hand="archer royal", initiative=1)
    t.play("initiative royal")
    assert t.initiative == 0


def test_initiative_counts_from_the_next_round() -> None:
    hands = {0: "archer 2 royal", 1: "knight 2 royal"}
    t = table("", "", hand=hands, turn=1)
    t.play("initiative knight")
    actors = [t.actor]
    for move in ("pass archer", "pass knight", "pass archer", "pass royal", "pass royal"):
        t.play(move)
        actors.append(t.actor)
    assert actors[:5] == [0, 1, 0, 1, 0]
    t.roll()
    assert t.actor == 1


def test_holder_cannot_claim_the_initiative() -> None:
    t = table("", "", hand="archer", initiative=0)
    t.illegal("initiative")


def test_initiative_changes_hands_once_a_round() -> None:
    t = table("", "", hand={0: "archer 2", 1: "knight 2"}, initiative=1)
    t.play("initiative archer")
    t.illegal("initiative")


def test_who_claimed_cannot_claim_again() -> None:
    t = table("", "", hand={0: "archer 2", 1: "knight"}, initiative=1)
    t.play("initiative archer", "pass knight")
    t.illegal("initiative")


def test_initiative_may_be_claimed_again_in_the_next_round() -> None:
    t = table("", "", hand={0: "archer", 1: "knight"}, initiative=1)
    t.play("initiative archer", "pass knight")
    t.roll()
    assert t.actor == 0
    t.illegal("initiative")
    t.play("pass royal")
    t.legal("initiative")
