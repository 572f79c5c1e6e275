"""Playing a coin face down: claiming the initiative, recruiting, passing."""

from __future__ import annotations

import pytest

from games.warchest.table import table
from hetman.games.warchest import GAME

ACTIONS = ["initiative archer", "recruit knight with archer", "pass archer"]


@pytest.mark.parametrize("action", ACTIONS)
def test_coin_goes_face_down_to_the_discards(action: str) -> None:
    t = table("", "", hand="archer knight", up="knight", down="knight", initiative=1)
    t.play(action)
    assert t.pile("down") == "archer knight"
    assert t.pile("hand") == "knight"
    assert "archer" not in t.pile("up")
    assert t.actor == 1


@pytest.mark.parametrize("action", ACTIONS)
def test_nobody_else_is_shown_the_coin(action: str) -> None:
    assert GAME.verbs.notation(GAME.parse(action), hidden=True) == action.removesuffix("archer") + "?"


@pytest.mark.parametrize("coin", ["archer", "royal"])
def test_any_coin_serves_for_any_face_down_action(coin: str) -> None:
    t = table("", "", hand="archer royal", army="knight", initiative=1)
    t.legal(f"initiative {coin}", f"recruit knight with {coin}", f"recruit archer with {coin}", f"pass {coin}")


# Claiming the initiative


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


# Recruiting


def test_recruited_coin_goes_face_up_to_the_discards() -> None:
    t = table("", "", hand="archer", supply="knight 2")
    t.play("recruit knight with archer")
    assert t.pile("up") == "knight"
    assert t.pile("supply") == "knight"
    assert t.pile("down") == "archer"


def test_recruited_coin_may_be_of_another_kind_or_of_the_same() -> None:
    t = table("", "", hand="archer", supply="archer knight lancer")
    assert t.choices("recruit") == {"archer with archer", "knight with archer", "lancer with archer"}


def test_nothing_to_recruit_where_the_supply_has_run_out() -> None:
    t = table("", "", hand="archer", supply="lancer")
    t.play("recruit lancer with archer", "pass royal")
    t.roll()
    t.illegal("recruit")


def test_nobody_recruits_from_the_opponents_supply() -> None:
    t = table("", "", hand="archer", army={1: "knight scout cavalry footman"})
    assert not {move.split()[0] for move in t.choices("recruit")} & {"knight", "scout", "cavalry", "footman"}


def test_recruited_coin_comes_into_the_bag_with_the_next_refill() -> None:
    t = table("", "", hand="archer", supply="lancer", bag="", up="royal")
    t.play("recruit lancer with archer", "pass royal")
    t.roll()
    assert t.pile("hand") == "archer lancer royal"


# Passing


def test_pass_only_discards_the_coin() -> None:
    t = table("archer f4", "knight f6", hand="archer royal")
    before = t.facts
    t.play("pass archer")
    after = t.facts
    assert after["units"] == before["units"]
    assert after["holds"] == before["holds"]
    assert after["initiative"] == before["initiative"]


def test_after_passing_the_other_coins_are_still_played() -> None:
    t = table("", "", hand={0: "archer royal", 1: "knight"})
    t.play("pass archer", "pass knight")
    assert t.actor == 0
    t.legal("recruit archer with royal", "pass royal")
