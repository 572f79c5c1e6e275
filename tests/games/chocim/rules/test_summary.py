"""Supply and the seven steps of the summary, and what ends a game early."""

from __future__ import annotations

import pytest

from games.chocim.table import COMMONWEALTH, OTTOMAN, Table, table
from hetman.games.chocim import GAME


def summary(units: str = "", **more: object) -> Table:
    """The summary, with garrisons that stay."""
    t = table(units, phase="summary", **more)  # type: ignore[arg-type]
    while t.prompt == "recall":
        t.play("stay")
    return t


@pytest.mark.parametrize(("removed", "eaten"), [(0, 12), (1, 12), (4, 11), (11, 9)])
def test_every_three_units_eat_one(removed: int, eaten: int) -> None:
    units = f"ottoman removed: sipahi {removed}" if removed else ""
    t = table(units, phase="supply", supply=(16, 30))
    assert t.supply(OTTOMAN) == 30 - eaten
    assert t.supply(COMMONWEALTH) == 9


def test_step_1_plans_and_supports_go_home_while_defence_and_control_may_stay() -> None:
    units = "church assault: sipahi 2; ladders: janissary; redoubts control: sipahi 2; redoubts counter-attack: cavalry"
    t = table(f"{units}; flank-attack: cavalry", phase="summary")
    assert t.at("church assault") == t.at("ladders") == t.at("flank-attack") == t.at("redoubts counter-attack") == ""
    assert t.actor == COMMONWEALTH
    t.play("recall cavalry bastion defence", "stay")
    assert t.at("bastion defence") == ""
    assert t.actor == OTTOMAN
    t.play("recall sipahi redoubts control", "recall sipahi redoubts control")
    assert t.held() == set(), "an empty control gives the field back at once"


def test_step_1_cossacks_go_to_the_camp_when_the_tabor_is_lost() -> None:
    t = table("tabor control: sipahi; cannonade: cossack 2", phase="summary")
    assert t.at("camp reserve") == "cavalry 7 infantry 3 cossack 7"


@pytest.mark.parametrize(
    ("side", "broken", "change"),
    [
        *[("cavalry", 1, 0), ("cavalry", 2, -1), ("cavalry", 4, -1), ("cavalry", 5, -2), ("cavalry", 7, -2)],
        *[("sipahi", 2, 0), ("sipahi", 3, -1), ("sipahi", 5, -1), ("sipahi", 6, -2), ("sipahi", 8, -2)],
        *[("sipahi", 9, -3), ("sipahi", 12, -3)],
    ],
)
def test_step_2_broken_units_lower_morale(side: str, broken: int, change: int) -> None:
    seat = 0 if side == "cavalry" else 1
    name = ("commonwealth", "ottoman")[seat]
    t = summary(f"{name} broken: {side} {broken}", morale=(6, 7), supply=(10, 20))
    assert t.morale(seat) == (6, 7)[seat] + change


def test_step_3_one_broken_unit_is_removed_and_step_6_the_others_return() -> None:
    t = summary("ottoman broken: sipahi 2 tatar 2", supply=(10, 20))
    assert set(t.moves()) == {"bury sipahi", "bury tatar"}
    t.play("bury tatar").roll()
    assert t.at("ottoman removed") == "tatar"
    assert t.at("ottoman broken") == ""
    assert t.at("kosh reserve") == "tatar 6"


def test_step_4_rations() -> None:
    assert summary(supply=(27, 60), morale=(6, 7)).roll().morale(COMMONWEALTH) == 7
    assert summary(supply=(27, 60), morale=(6, 7)).roll().morale(OTTOMAN) == 8
    assert summary(supply=(10, 20), morale=(6, 7)).roll().morale(COMMONWEALTH) == 6
    assert summary(supply=(2, 20), morale=(6, 7)).morale(COMMONWEALTH) == 5


def test_step_4_hunger_costs_a_treaty_of_ones_choice_and_leads_to_the_negotiations() -> None:
    t = summary(supply=(0, 20), treaties={0: "4 1 1"})
    assert (t.prompt, t.actor) == ("discard", COMMONWEALTH)
    assert set(t.moves()) == {"discard 1", "discard 4"}
    t.play("discard 1")
    while t.prompt == "remove":
        t.play(t.moves()[0])
    assert t.view()["phase"] == "negotiation"


def test_step_5_the_hungry_lose_units_broken_ones_first() -> None:
    t = summary("ottoman broken: sipahi janissary 2", supply=(10, 3))
    t.play("bury sipahi")
    assert t.at("ottoman removed") == "janissary 2 sipahi", "one of wounds, two of hunger"
    t = summary("ottoman broken: sipahi 2", supply=(10, 3))
    assert t.prompt == "remove"
    t.play("remove tatar kosh").roll()
    assert t.at("ottoman removed") == "sipahi 2 tatar"


def test_step_5_the_owner_chooses_from_the_board() -> None:
    t = summary("church defence: cavalry", supply=(2, 20))
    t.legal("remove cavalry church", "remove cossack tabor", "remove infantry redoubts", "remove cavalry camp")
    t.play("remove cavalry church").roll()
    assert t.at("commonwealth removed") == "cavalry"


def test_step_7_mutiny_is_a_win_for_the_commonwealth() -> None:
    t = summary(morale=(6, 0), supply=(10, 20))
    assert t.state.winners() == (COMMONWEALTH,)
    assert t.view()["ending"] == "mutiny"
    assert t.state.scores()[OTTOMAN] == 0


def test_step_7_morale_0_before_the_summary_is_no_mutiny_yet() -> None:
    t = table("night-sortie: cossack 2; pilaf: janissary 4", phase="effects", morale=(6, 2), supply=(16, 32))
    assert t.morale(OTTOMAN) == 1
    assert not t.state.winners()


def test_step_7_rokosz_leads_to_the_negotiations() -> None:
    assert summary(morale=(0, 5), supply=(10, 20)).view()["phase"] == "negotiation"


def test_step_7_else_a_new_week_begins() -> None:
    t = summary(supply=(10, 20))
    assert t.number("week") == 2
    assert t.view()["phase"] == "preparation"


def test_step_7_the_fifth_week_is_the_last() -> None:
    assert summary(week_number=5, supply=(10, 20)).view()["phase"] == "negotiation"
    assert GAME.box.contents.calendar.weeks == 5
