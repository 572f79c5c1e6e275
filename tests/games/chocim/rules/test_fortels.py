"""Every step that a fortel can have, and every card of the box."""

from __future__ import annotations

import pytest

from games.chocim.table import COMMONWEALTH, OTTOMAN, Table, table
from hetman import Dice
from hetman.games.chocim import GAME

LEADERS = {leader.leader: leader for leader in GAME.box.contents.leaders}


def test_chodkiewicz_deploys_five_units_to_several_fields() -> None:
    t = table().play("fortel chodkiewicz first", "place cavalry church defence", "place infantry castle defence")
    t.play(
        "place cavalry foreground general-battle",
        "place cavalry bridgehead kamieniec",
        "place cossack ramparts fortify",
    )
    assert t.actor == OTTOMAN
    assert t.at("fortify") == "cossack"


def test_the_grand_vizier_deploys_six_and_may_cause_more_than_one_clash() -> None:
    t = table("bastion assault: sipahi; church assault: sipahi 2", turn=OTTOMAN).play("fortel vizier first")
    t.play("place janissary bastion assault", "place janissary church assault", "done")
    assert t.choices("declare") == {"bastion assault", "church assault"}


def test_lubomirski_moves_garrisons_along_own_fields() -> None:
    t = table("redoubts control: sipahi").play("fortel lubomirski first")
    t.legal("shift infantry church castle defence", "shift infantry church redoubts counter-attack")
    t.illegal("shift infantry church church", "shift infantry church redoubts defence")
    t.play("shift infantry church redoubts counter-attack", "shift infantry bridgehead redoubts counter-attack")
    t.play("done")
    assert t.prompt == "declare", "the counter-attack just got its minimum"
    t.play("hold")
    assert t.at("redoubts counter-attack") == "infantry 2"


def test_a_garrison_that_is_cut_off_cannot_be_moved() -> None:
    lost = "bastion control: sipahi; church control: sipahi; ramparts control: sipahi"
    t = table(f"{lost}; redoubts defence: infantry").play("fortel lubomirski first")
    assert t.choices("shift infantry redoubts") == {
        "bastion counter-attack",
        "church counter-attack",
        "ramparts counter-attack",
    }


def test_broken_units_rally() -> None:
    t = table("commonwealth broken: cavalry 3 cossack", morale=(5, 7)).play("fortel chodkiewicz second")
    t.play("rally cavalry")
    t.legal("rally cavalry", "rally cossack", "done")
    t.play("rally cossack")
    assert t.at("commonwealth broken") == "cavalry 2"
    assert t.at("tabor reserve") == "cossack 7"
    assert t.morale(COMMONWEALTH) == 6


def test_potocki_calls_deployed_units_back() -> None:
    t = table("kamieniec: cavalry 2; church defence: infantry", hand="potocki").play("fortel potocki")
    t.play("recall infantry church defence", "recall cavalry bridgehead kamieniec", "done")
    assert t.at("kamieniec") == "cavalry"
    assert t.at("church defence") == ""


def test_a_withdrawal_that_empties_control_frees_the_field_and_those_before_it_may_enter() -> None:
    units = "church control: sipahi; church counter-attack: cavalry 2"
    t = table(units, hand="sipahi-aga", turn=OTTOMAN).play("fortel sipahi-aga", "recall sipahi church control")
    assert t.held() == set()
    assert (t.actor, t.prompt) == (COMMONWEALTH, "occupy")
    t.play("keep cavalry", "keep cavalry")
    assert t.at("church defence") == "cavalry 2"
    assert t.actor == OTTOMAN, "the fortel goes on"


def test_enemy_units_are_driven_back_from_the_actions_on_the_card() -> None:
    units = "ladders: janissary 2; bombard: janissary; church assault: sipahi; pilaf: janissary"
    t = table(units).play("fortel sahajdaczny second")
    t.illegal("repel sipahi", "repel janissary sultan pilaf")
    t.play("repel janissary trenches bombard", "repel janissary trenches ladders")
    assert t.at("ladders") == "janissary"
    assert t.at("sultan reserve") == "janissary 10"


def test_morale_and_supply() -> None:
    assert table(hand="wladyslaw", morale=(6, 7)).play("fortel wladyslaw").morale(COMMONWEALTH) == 7
    assert table(hand="chaush", turn=OTTOMAN, morale=(6, 7)).play("fortel chaush").morale(COMMONWEALTH) == 5
    t = table(hand="rusinowski", supply=(10, 20)).play("fortel rusinowski")
    assert (t.supply(COMMONWEALTH), t.supply(OTTOMAN)) == (10, 18)


def test_two_polish_cards_lower_the_morale_of_the_ottomans() -> None:
    for card in ("konsza", "rusinowski"):
        assert table(hand=card, morale=(6, 7), supply=(10, 20)).play(f"fortel {card}").morale(OTTOMAN) == 6


def test_walls_rise_and_fall() -> None:
    t = table(hand="denhoff").play("fortel denhoff", "fortify bridgehead")
    assert t.level("bridgehead") == 1
    t = table(hand="topchu", turn=OTTOMAN).play("fortel topchu")
    t.illegal("breach bridgehead")
    t.play("breach camp")
    assert t.level("camp") == 0


def test_the_trench_and_a_block() -> None:
    t = table(hand={0: "appelman", 1: "kaffa"}, trench=3).play("fortel appelman")
    assert t.number("trench") == 2
    t.play("command kaffa")
    t.illegal("place janissary trenches dig-trench")
    t.legal("place janissary trenches bombard")
    assert t.view()["players"][OTTOMAN]["blocked"] == ["dig-trench"]


def test_a_block_ends_with_the_week() -> None:
    t = table(hand={0: "appelman"}, supply=(16, 32)).play("fortel appelman", "pass", "pass", "stay").roll()
    assert t.number("week") == 2
    assert t.view()["players"][OTTOMAN]["blocked"] == []


def test_cards_drawn_and_taken() -> None:
    t = table(turn=OTTOMAN, morale=(6, 7)).play("fortel osman second", "draw kaffa")
    assert t.leader("kaffa") == "hand"
    t = table(hand="sobieski").play("fortel sobieski", "treaty 4")
    assert t.treaties("hand 0") == [0, 0, 0, 1]
    assert t.treaties("known 0") == [0, 0, 0, 0]
    t = table(hand="zorawinski", treaties={1: "2"}).play("fortel zorawinski", "forfeit 2")
    assert t.treaties("hand 1") == [0, 0, 0, 0]
    t = table(hand={0: "weyher", 1: "perekop"}, turn=OTTOMAN).play("fortel perekop", "dismiss weyher")
    assert t.leader("weyher") == "used"


def test_an_officer_is_taken_back_for_all_to_see_but_never_the_card_itself() -> None:
    t = table(hand="zamoyski", leaders={"weyher": "used"}).play("fortel zamoyski")
    assert t.moves() == ["recover weyher"]
    t.play("recover weyher")
    assert t.view(1)["players"][0]["leaders"]["seen"] == ["weyher"]
    t.play("place cavalry castle knights-circle", "done")
    assert t.leader("zamoyski") == "used"


def test_plus_one_of_a_fortel_counts_in_the_clash_that_follows() -> None:
    units = "commonwealth general-battle: infantry 2; ottoman general-battle: sipahi"
    t = table(units, hand="boratynski").play("fortel boratynski", *["place cavalry foreground general-battle"] * 2)
    t.play("declare foreground general-battle")
    assert t.view()["clash"]["sides"][COMMONWEALTH]["raises"] == 2


def test_plus_one_of_a_fortel_is_gone_without_a_clash() -> None:
    t = table(hand={0: "boratynski potocki"}).play(
        "fortel boratynski", "place cavalry foreground general-battle", "done"
    )
    assert t.number("raises") == 0


@pytest.mark.parametrize(
    ("card", "units"),
    [
        *[("zamoyski", ""), ("zorawinski", ""), ("nowodworski", "")],
        *[("sapieha", "kamieniec: cavalry 4"), ("doroszenko", "night-sortie: cossack 2; raid: cossack")],
    ],
)
def test_a_fortel_that_cannot_be_done_is_not_offered(card: str, units: str) -> None:
    assert card not in {move.split()[1] for move in table(units, hand=card).moves() if move.startswith("fortel")}


def finish(t: Table, dice: Dice) -> None:
    """Play on at random until the play is over."""
    while t.state.stack and t.number("card") != 63:
        if t.actor < 0:
            t.roll(int(dice.below(1000)))
        else:
            moves = t.state.moves()
            t.state.step(moves[dice.below(len(moves))])


RICH = (
    "commonwealth broken: cavalry; ottoman broken: sipahi 2; ladders: janissary 2; church assault: sipahi 2; "
    "kamieniec: cavalry; cannonade: infantry; commonwealth general-battle: cavalry; dig-trench: janissary; "
    "redoubts control: sipahi"
)


@pytest.mark.parametrize("card", [*LEADERS])
def test_every_fortel_of_the_box_can_be_played(card: str) -> None:
    leader = LEADERS[card]
    seat = 0 if leader.side == "commonwealth" else 1
    other = "solak" if seat == 0 else "weyher"
    used = {"denhoff": "used", "radu": "used"}
    used.pop(card, None)
    for way in ("first", "second")[: 1 + leader.commander]:
        hands = {seat: "" if leader.commander else card, 1 - seat: other}
        t = table(RICH, hand=hands, turn=seat, trench=3, leaders=used, treaties={0: "2 2", 1: "1 3"})
        t.play(f"fortel {card} {way}" if leader.commander else f"fortel {card}")
        before = t.in_all()
        finish(t, Dice(len(card)))
        assert t.in_all() == before
        assert t.leader(card) == ("flipped" if leader.commander else "used")


def test_kaffa_deploys_exactly_two() -> None:
    t = table("church assault: sipahi", hand="kaffa", turn=OTTOMAN).play("fortel kaffa", "place sipahi church assault")
    t.illegal("done")
    t.play("place janissary church assault")
    assert t.at("church assault") == "janissary sipahi 2"


def test_kaffa_goes_where_there_is_room_for_two() -> None:
    t = table("church assault: sipahi 5; ottoman general-battle: sipahi 7", hand="kaffa", turn=OTTOMAN)
    t.play("fortel kaffa")
    t.illegal("place sipahi foreground general-battle")
    t.legal("place sipahi redoubts assault")
