"""Players name units, losses and treaties in any order; bots meet every set once."""

from __future__ import annotations

import pytest

from games.chocim.table import COMMONWEALTH, OTTOMAN, Table, table
from hetman import Seat, State, bot
from hetman.games.chocim import GAME


def results(state: State, moves: str) -> dict[str, int]:
    """The positions after the open question is answered, and by how many ways each is met."""
    found: dict[str, int] = {}
    key = state.view(None)["prompt"]["key"]
    for move in state.moves() if moves == "any" else state.canonical():
        after = state.copy()
        after.step(move)
        same = bool(after.stack) and after.view(None)["prompt"]["key"] == key and after.actor == state.actor
        for name, ways in (results(after, moves) if same else {picture(after): 1}).items():
            found[name] = found.get(name, 0) + ways
    return found


def picture(state: State) -> str:
    """What stands where, without the order in which it was named."""
    facts = state.dump()["position"]
    rest = {name: facts[name] for name in ("levels", "treaties", "stakes", "marks", "claims")}
    return str((sorted(facts["units"].items()), rest, facts["numbers"]["held"], facts["clash"][45:57]))


def test_c_ex4_the_third_example_in_its_own_order() -> None:
    t = table(hand="boratynski").play("command boratynski")
    t.play("place cossack redoubts fill-trench", "place infantry redoubts fill-trench")
    t.play("place cavalry redoubts defence")
    assert t.at("fill-trench") == "infantry cossack"
    assert t.at("redoubts defence") == "cavalry infantry"


def test_c_ex4_cavalry_to_defence_after_the_cossack_on_fill_trench() -> None:
    t = table(hand="boratynski").play("command boratynski", "place cossack redoubts fill-trench")
    t.legal("place cavalry redoubts defence", "place infantry redoubts fill-trench")


def test_c_ex9_the_cossack_and_the_infantry_break_in_any_order() -> None:
    units = "ottoman general-battle: tatar janissary sipahi 2; ambush: tatar"
    ours = "commonwealth general-battle: cavalry 2 cossack"
    for losses in (("cossack", "infantry"), ("infantry", "cossack")):
        t = table(f"{units}; {ours}", hand="boratynski", on_table="1 2", morale=(6, 7)).play("command boratynski")
        t.play(*["place infantry foreground general-battle"] * 2, "place cavalry foreground general-battle")
        if t.prompt == "declare":
            t.play("declare foreground general-battle")
        t.play("support tatar ambush", "roll 4 4 4 3 2", "roll 6 5 2 1", "roll 6 5 3 1", "raise 5")
        t.legal("break cossack", "break infantry", "break cavalry")
        t.play(*[f"break {unit}" for unit in losses])
        assert t.at("commonwealth broken") == "infantry cossack"


def test_a_fortel_over_several_fields_goes_back_to_defences_when_the_foreground_opens() -> None:
    units = "bastion control: sipahi; commonwealth general-battle: cavalry 3"
    t = table(units).play("fortel chodkiewicz first")
    t.illegal("place cossack church defence")
    t.play("place cossack foreground general-battle")
    t.legal("place cossack church defence", "place cossack castle defence", "place cavalry church defence")
    assert "place cossack church defence" in t.searched(), "bots find the way that opened, too"


def test_a_fortel_over_several_fields_names_them_in_any_order() -> None:
    t = table().play("fortel chodkiewicz first", "place cavalry bridgehead kamieniec")
    t.legal("place infantry bastion defence", "place cossack tabor loot-raid", "place cavalry castle defence")


def test_lubomirski_exchanges_units_between_full_fields() -> None:
    full = "church defence: cavalry 3; redoubts defence: infantry 3"
    t = table(full).play("fortel lubomirski first")
    t.play("shift cavalry church redoubts defence")
    assert "done" not in t.moves(), "somebody has to leave the redoubts"
    t.play("shift infantry redoubts church defence")
    t.legal("done")
    t.play("done")
    assert t.at("church defence") == "cavalry 2 infantry"
    assert t.at("redoubts defence") == "cavalry infantry 2"


def test_lubomirski_leaves_no_field_with_more_than_its_limit() -> None:
    full = "church defence: cavalry 3; redoubts defence: infantry 3"
    t = table(full).play("fortel lubomirski first", "shift cavalry church redoubts defence")
    # One too many; with two of them only one unit would be left to move.
    t.illegal("shift cavalry church redoubts defence")
    t = table(full).play("fortel lubomirski first", "shift cavalry church redoubts defence")
    t.play("shift cavalry redoubts castle defence")
    t.illegal("shift cavalry church redoubts defence")


QUESTIONS = {
    "deploy": ("", "potocki", ("command potocki",)),
    "one field": ("", "boratynski", ("command boratynski", "place cavalry church defence")),
    "shift": ("redoubts control: sipahi", "", ("fortel lubomirski first",)),
    "shift full": ("church defence: cavalry 3; redoubts defence: infantry 3", "", ("fortel lubomirski first",)),
    "rally": ("commonwealth broken: cavalry infantry cossack 2", "", ("fortel chodkiewicz second",)),
    "withdraw": ("kamieniec: cavalry infantry; raid: cossack", "potocki", ("fortel potocki",)),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_bots_reach_every_set_of_the_commonwealth_once(name: str) -> None:
    units, hand, moves = QUESTIONS[name]
    compare(table(units, hand=hand).play(*moves), once=not name.startswith("shift"))


@pytest.mark.parametrize("week", [4, 5])
def test_bots_reach_every_set_that_the_cold_takes_once(week: int) -> None:
    units = "church control: sipahi tatar; ottoman removed: sipahi 12"
    compare(table(units, phase="preparation", week_number=week).roll(), once=True)


def test_bots_reach_every_combination_of_the_guns_once() -> None:
    units = "bombard: janissary 3; church defence: infantry cavalry; bastion defence: cossack"
    compare(table(units, phase="effects", trench=6), once=True)


def test_bots_reach_every_garrison_that_stays_once() -> None:
    compare(table("church defence: infantry 2 cavalry", phase="summary"), once=True)


def test_bots_reach_every_stake_once() -> None:
    hands = {COMMONWEALTH: "4 2 2 1 1", OTTOMAN: "3"}
    compare(table(phase="negotiation", treaties=hands).play("claim sich"), once=True)


def test_bots_reach_every_set_of_losses_and_raises_once() -> None:
    units = "church assault: sipahi 2 janissary tatar; church defence: infantry 2; ladders: janissary 2"
    t = table(units, hand="siwas", turn=OTTOMAN, levels={"church": 0})
    t.play("command siwas", "place sipahi church assault", "done", "declare church assault")
    t.play("support janissary ladders", "support janissary ladders", "roll 5 4 4 3 1", "roll 6 6 1 1")
    assert t.prompt == "raise"
    compare(t, once=True)
    t.play("enough")
    assert t.prompt == "break"
    compare(t, once=True)


def compare(t: Table, once: bool) -> None:
    """All orders and the orders of bots lead to the same results; bots meet each of them once."""
    every, searched = results(t.state, "any"), results(t.state, "canonical")
    assert set(searched) == set(every)
    assert len(every) > 1
    if once:
        assert set(searched.values()) == {1}, "a set that bots meet twice"
        assert sum(every.values()) > sum(searched.values()), "players have more orders"


def test_a_search_names_units_in_the_order_of_bots() -> None:
    t = table(hand="boratynski").play("command boratynski", "place infantry church defence")
    chosen = bot("search", iterations=30, seed=1).choose(Seat(t.state, COMMONWEALTH))
    assert GAME.notation(chosen) in t.searched()
