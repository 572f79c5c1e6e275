"""Berserker, Mercenary, Swordsman and Warrior Priest: what they may do after an action."""

from __future__ import annotations

from typing import Any

import pytest

from games.warchest.field import ring
from games.warchest.table import NOBODY, RAVENS, WOLVES, Table, table

# Berserker


@pytest.mark.parametrize("action", ["move berserker d3", "control berserker", "attack berserker d5"])
def test_berserker_may_repeat_after_any_manoeuvre(action: str) -> None:
    t = table("berserker 2 d4", "scout 2 d5", hand="berserker")
    t.play(action)
    assert (t.actor, t.prompt) == (0, "berserker")
    t.legal("move berserker", "skip")


def test_berserker_pays_with_a_coin_of_its_own_stack_face_up() -> None:
    t = table("berserker 2 f4", "", hand="berserker")
    t.play("move berserker f5", "move berserker f6")
    assert t.units == {"f6": "berserker"}
    assert t.pile("up") == "berserker berserker"
    assert t.count("lost", "berserker") == 0


def test_berserker_needs_no_further_coin_of_the_hand() -> None:
    """FAQ: one coin of the hand for all, the rest comes from the stack."""
    t = table("berserker 3 f4", "", hand="berserker royal")
    t.play("move berserker f5", "move berserker f6", "move berserker f7")
    assert t.pile("hand") == "royal"
    assert t.pile("up") == "berserker berserker berserker"


def test_berserker_repeats_as_long_as_it_is_bolstered() -> None:
    t = table("berserker 3 f4", "", hand="berserker")
    t.play("move berserker f5", "move berserker f6")
    assert t.prompt == "berserker"
    t.play("move berserker f7")
    assert t.units == {"f7": "berserker"}
    assert t.actor == 1


def test_berserker_never_pays_its_last_coin() -> None:
    t = table("berserker f4", "", hand="berserker")
    t.play("move berserker f5")
    assert t.units == {"f5": "berserker"}
    assert t.actor == 1


def test_berserker_may_decline() -> None:
    t = table("berserker 3 f4", "", hand="berserker")
    t.play("move berserker f5", "skip")
    assert t.units == {"f5": "berserker 3"}
    assert t.pile("up") == "berserker"
    assert t.actor == 1


def test_berserker_repeats_any_manoeuvre() -> None:
    t = table("berserker 2 d5", "scout d3", hand="berserker")
    t.play("move berserker d4")
    assert t.choices("attack berserker") == {"d3"}
    assert t.choices("move berserker") == ring("d4", 1) - {"d3"}
    t.play("control berserker")
    assert t.holder("d4") == RAVENS
    assert t.units["d4"] == "berserker"


def test_berserker_does_not_bolster_or_deploy_as_a_repeat() -> None:
    t = table("berserker 2 f4", "", hand="berserker 2")
    t.play("move berserker f5")
    assert {move.split()[0] for move in t.moves()} == {"move", "skip"}


@pytest.mark.parametrize(("height", "allowed"), [(2, False), (3, True)])
def test_berserker_height_left_after_paying_decides_against_a_knight(height: int, allowed: bool) -> None:
    t = table(f"berserker {height} f4", "knight f6", hand="berserker")
    t.play("move berserker f5")
    assert bool(t.choices("attack berserker f6")) == allowed


def test_berserker_pays_before_a_pikeman_answers() -> None:
    t = table("berserker 2 f4", "pikeman 2 f6", hand="berserker")
    t.play("move berserker f5", "attack berserker f6")
    assert t.units == {"f6": "pikeman"}
    assert t.pile("up") == "berserker berserker"
    assert t.count("lost", "berserker") == 1


def test_berserker_does_not_repeat_after_being_bolstered() -> None:
    t = table("berserker 2 f4", "", hand="berserker")
    t.play("bolster berserker")
    assert t.actor == 1


# Mercenary


def hiring(units: str = "mercenary d4", enemies: str = "", hand: str = "archer") -> Table:
    return table(units, enemies, hand=hand, army="mercenary")


def test_mercenary_may_manoeuvre_after_a_mercenary_coin_is_recruited() -> None:
    t = hiring(enemies="scout d5")
    t.play("recruit mercenary with archer")
    assert (t.actor, t.prompt) == (0, "mercenary")
    expected = {f"move mercenary {hex}" for hex in ring("d4", 1) - {"d5"}}
    assert set(t.moves()) == expected | {"attack mercenary d5", "control mercenary", "skip"}


@pytest.mark.parametrize(
    ("manoeuvre", "units", "holder"),
    [
        ("move mercenary d3", {"d3": "mercenary", "d5": "scout"}, NOBODY),
        ("control mercenary", {"d4": "mercenary", "d5": "scout"}, RAVENS),
        ("attack mercenary d5", {"d4": "mercenary"}, NOBODY),
    ],
)
def test_mercenary_manoeuvre_is_free(manoeuvre: str, units: dict[str, str], holder: int) -> None:
    t = hiring(enemies="scout d5", hand="archer royal")
    t.play("recruit mercenary with archer", manoeuvre)
    assert (t.units, t.holder("d4")) == (units, holder)
    assert (t.pile("up"), t.pile("down"), t.pile("hand")) == ("mercenary", "archer", "royal")
    assert t.actor == 1


def test_mercenary_manoeuvre_is_optional() -> None:
    t = hiring()
    t.play("recruit mercenary with archer")
    before = t.coins()
    t.play("skip")
    assert t.units == {"d4": "mercenary"}
    assert t.coins() == before
    assert t.actor == 1


def test_mercenary_that_does_not_stand_gets_no_manoeuvre() -> None:
    """FAQ."""
    t = hiring(units="")
    t.play("recruit mercenary with archer")
    assert t.actor == 1
    assert t.prompt == "turn"


def test_mercenary_manoeuvre_is_neither_deployment_nor_recruitment() -> None:
    """FAQ: a manoeuvre for free, not just any action."""
    t = hiring()
    t.play("recruit mercenary with archer")
    t.illegal("deploy", "bolster", "recruit", "pass", "tactic")


def test_mercenary_does_not_manoeuvre_when_another_coin_is_recruited() -> None:
    t = hiring()
    t.play("recruit archer with archer")
    assert t.actor == 1


@pytest.mark.parametrize("coin", ["archer", "mercenary", "royal"])
def test_mercenary_manoeuvres_whatever_coin_paid_for_it(coin: str) -> None:
    t = hiring(hand=coin)
    t.play(f"recruit mercenary with {coin}")
    assert t.prompt == "mercenary"


def test_mercenary_manoeuvres_when_a_priests_coin_paid_for_it() -> None:
    t = table("mercenary d4, warriorpriest e3", "", hand="warriorpriest", bag="royal")
    t.play("control warriorpriest", "draw royal", "recruit mercenary with royal")
    assert t.prompt == "mercenary"


@pytest.mark.parametrize(("height", "allowed"), [(1, False), (2, True)])
def test_mercenary_needs_to_be_bolstered_against_a_knight_here_too(height: int, allowed: bool) -> None:
    t = hiring(units=f"mercenary {height} f4", enemies="knight f5")
    t.play("recruit mercenary with archer")
    assert bool(t.choices("attack mercenary")) == allowed


# Swordsman


def test_swordsman_may_move_after_an_attack() -> None:
    t = table("swordsman 2 f4", "scout 2 f5", hand="swordsman")
    t.play("attack swordsman f5")
    assert (t.actor, t.prompt) == (0, "swordsman")
    assert set(t.moves()) == {f"move swordsman {hex}" for hex in ring("f4", 1) - {"f5"}} | {"skip"}
    t.play("move swordsman f3")
    assert t.units == {"f3": "swordsman 2", "f5": "scout"}
    assert t.pile("up") == "swordsman"
    assert t.actor == 1


def test_swordsman_may_enter_the_hex_just_emptied() -> None:
    t = table("swordsman f4", "scout f5", hand="swordsman")
    t.play("attack swordsman f5", "move swordsman f5")
    assert t.units == {"f5": "swordsman"}


def test_swordsman_may_stay() -> None:
    t = table("swordsman f4", "scout f5", hand="swordsman")
    t.play("attack swordsman f5", "skip")
    assert t.units == {"f4": "swordsman"}
    assert t.actor == 1


@pytest.mark.parametrize("action", ["move swordsman d3", "control swordsman"])
def test_swordsman_moves_only_after_an_attack(action: str) -> None:
    t = table("swordsman d4", "scout d5", hand="swordsman")
    t.play(action)
    assert t.actor == 1


def test_swordsman_moves_one_hex_only() -> None:
    t = table("swordsman f4", "scout f5", hand="swordsman 2")
    t.play("attack swordsman f5", "move swordsman f3")
    assert t.actor == 1


# Warrior Priest


def praying(bag: str = "royal", **more: Any) -> Table:
    """A priest that can attack or take control."""
    return table("warriorpriest d4", "scout 2 d5", hand="warriorpriest", bag=bag, **more)


@pytest.mark.parametrize("action", ["attack warriorpriest d5", "control warriorpriest"])
def test_priest_draws_a_coin_after_attack_or_control(action: str) -> None:
    t = praying(bag="archer royal", up="lancer", down="lancer")
    t.play(action)
    assert t.choices("draw") == {"archer", "royal"}
    t.play("draw archer")
    assert (t.actor, t.prompt) == (0, "use")
    assert t.pile("bag") == "royal"
    assert t.pile("hand") == ""
    t.play("deploy archer e6")
    assert t.units["e6"] == "archer"
    assert t.actor == 1


def test_priest_draws_nothing_after_a_move() -> None:
    t = praying()
    t.play("move warriorpriest d3")
    assert t.actor == 1


def test_priest_coins_are_drawn_by_their_number() -> None:
    t = praying(bag="archer 3 royal")
    t.play("control warriorpriest")
    odds = dict(zip(t.moves(), t.state.odds(), strict=True))
    assert odds == {"draw archer": 3, "draw royal": 1}


def test_priest_coin_serves_for_all_three_groups_of_actions() -> None:
    """FAQ."""
    t = table("warriorpriest d4, swordsman f4", "scout f5", hand="warriorpriest", bag="swordsman", initiative=1)
    t.play("control warriorpriest", "draw swordsman")
    t.legal("bolster swordsman", "move swordsman", "attack swordsman f5")
    t.legal("initiative swordsman", "recruit swordsman with swordsman", "pass swordsman")


def test_priest_coin_that_is_of_no_use_is_passed() -> None:
    """FAQ: passing is always possible, and not to use it is not."""
    t = table("warriorpriest d4", "", hand="warriorpriest", bag="royal", supply="")
    t.play("control warriorpriest", "draw royal")
    t.forced("pass royal")


def test_priest_coin_must_be_used_before_any_coin_of_the_hand() -> None:
    t = table("warriorpriest d4", "", hand="warriorpriest knight", bag="archer")
    t.play("control warriorpriest", "draw archer")
    assert all("archer" in move for move in t.moves())
    t.play("pass archer")
    assert t.pile("down") == "archer"
    assert t.pile("hand") == "knight"
    assert t.actor == 1


def test_priest_coin_used_face_up_is_discarded_face_up() -> None:
    t = table("warriorpriest d4, archer f4", "", hand="warriorpriest", bag="archer")
    t.play("control warriorpriest", "draw archer", "move archer f5")
    assert t.pile("up") == "archer warriorpriest"


def test_priest_draws_chain_without_limit() -> None:
    t = table("warriorpriest d4", "scout 3 d5", hand="warriorpriest", bag="warriorpriest 2 royal")
    t.play("attack warriorpriest d5", "draw warriorpriest", "attack warriorpriest d5", "draw warriorpriest")
    t.play("attack warriorpriest d5")
    assert t.units == {"d4": "warriorpriest"}
    assert t.choices("draw") == {"royal"}


def test_priest_refills_an_empty_bag_first_with_the_coin_just_spent() -> None:
    t = table("warriorpriest d4", "", hand="warriorpriest", bag="", up="archer", down="royal")
    t.play("control warriorpriest")
    assert t.choices("draw") == {"archer", "royal", "warriorpriest"}
    t.play("draw warriorpriest")
    assert t.pile("bag") == "archer royal"
    assert t.pile("up") == t.pile("down") == ""


def test_priest_may_draw_the_very_coin_that_sent_it() -> None:
    t = table("warriorpriest d4", "scout d5", hand="warriorpriest royal", bag="")
    t.play("control warriorpriest", "draw warriorpriest", "attack warriorpriest d5", "draw warriorpriest")
    assert t.prompt == "use"


def test_priest_drawn_coin_stays_secret_when_used_face_down() -> None:
    t = praying(bag="archer royal")
    t.play("control warriorpriest", "draw archer")
    assert t.state.view(0)["players"][0]["drawn"] == "archer"
    for other in (1, None):
        assert t.state.view(other)["players"][0]["drawn"] == "hidden"
    t.play("pass archer")
    assert t.state.view(1)["players"][0]["down"] == 1
    assert t.state.view(1)["players"][0]["coins"] is None
    assert t.state.view(1)["players"][0]["drawn"] is None


def test_priest_royal_coin_moves_the_royal_guard() -> None:
    t = table("warriorpriest d4, royalguard e5", "", hand="warriorpriest", bag="royal")
    t.play("control warriorpriest", "draw royal", "tactic royalguard e6")
    assert t.units["e6"] == "royalguard"
    assert t.pile("up") == "royal warriorpriest"


def test_priest_attack_that_a_royal_guard_soaks_draws_all_the_same() -> None:
    t = table("warriorpriest d4", "royalguard d5", hand="warriorpriest", bag="royal")
    t.play("attack warriorpriest d5", "soak")
    assert t.choices("draw") == {"royal"}


def test_priest_coin_claims_the_initiative() -> None:
    t = table("warriorpriest d4", "", hand="warriorpriest", bag="royal", initiative=1)
    t.play("control warriorpriest", "draw royal", "initiative royal")
    assert t.initiative == 0
    assert t.holder("d4") == RAVENS
    assert t.pile("down") == "royal"


def test_priest_capturing_draws_too() -> None:
    t = table("warriorpriest d4", "", hand="warriorpriest", bag="royal", holds={"d4": WOLVES})
    t.play("control warriorpriest")
    assert t.choices("draw") == {"royal"}
