"""Four players: two teams whose seats alternate."""

from __future__ import annotations

import pytest

from games.warchest.field import ring
from games.warchest.table import NOBODY, RAVENS, WOLVES, table
from hetman import NATURE, OVER


@pytest.mark.parametrize("first", range(4))
def test_turns_go_round_from_the_initiative(first: int) -> None:
    t = table("", "", "", "", turn=first, initiative=first)
    actors = []
    for _ in range(4):
        actors.append(t.actor)
        t.play("pass royal")
    assert actors == [(first + place) % 4 for place in range(4)]
    assert t.actor == NATURE


def test_royal_coins_go_to_their_owners_discards() -> None:
    t = table("", "", "", "", bag=dict.fromkeys(range(4), ""))
    for seat in range(4):
        t.play("pass royal")
        assert t.pile("down", seat) == "royal"
        assert t.pile("hand", seat) == ""


def test_initiative_holder_begins_the_next_round() -> None:
    t = table("", "", "", "", turn=3, initiative=2, hand={0: "", 1: "", 2: "", 3: "royal"})
    t.play("pass royal")
    t.roll()
    assert t.actor == 2


def test_seats_without_coins_are_skipped() -> None:
    t = table("", "", "", "", hand={0: "royal archer", 1: "", 2: "royal", 3: ""})
    actors = []
    for move in ("pass royal", "pass royal", "pass archer"):
        actors.append(t.actor)
        t.play(move)
    assert actors == [0, 2, 0]
    assert t.actor == NATURE


@pytest.mark.parametrize(("holder", "claimants"), [(0, {1, 3}), (1, {0, 2}), (2, {1, 3}), (3, {0, 2})])
def test_no_claiming_the_initiative_from_the_partner(holder: int, claimants: set[int]) -> None:
    able = {seat for seat in range(4) if table("", "", "", "", turn=seat, initiative=holder).choices("initiative")}
    assert able == claimants


def test_claimant_holds_the_initiative_and_not_his_partner() -> None:
    t = table("", "", "", "", turn=3, initiative=0)
    t.play("initiative royal")
    assert t.initiative == 3


def test_initiative_changes_hands_once_a_round() -> None:
    t = table("", "", "", "", turn=1, initiative=0)
    t.play("initiative royal")
    t.illegal("initiative")


def test_locations_belong_to_the_team() -> None:
    for seat, team in ((0, RAVENS), (1, WOLVES), (2, RAVENS), (3, WOLVES)):
        t = table("", "", "", "", turn=seat, hand="archer", holds={"d4": team, "e3": 1 - team})
        start = {RAVENS: {"e6", "h5", "b3"}, WOLVES: {"d1", "g1", "j1"}}[team]
        assert t.choices("deploy archer") == start | {"d4"}


@pytest.mark.parametrize("seat", range(4))
def test_control_places_a_marker_of_the_team(seat: int) -> None:
    units = ["", "", "", ""]
    units[seat] = "archer k2"
    t = table(*units, turn=seat, hand="archer")
    t.play("control archer")
    assert t.holder("k2") == seat % 2
    assert t.state.scores() == [4 - seat % 2, 3 + seat % 2] * 2


@pytest.mark.parametrize("seat", range(4))
def test_no_control_of_a_location_of_the_team(seat: int) -> None:
    units = ["", "", "", ""]
    units[seat] = "archer k2"
    for holder in (RAVENS, WOLVES, NOBODY):
        t = table(*units, turn=seat, hand="archer", holds={"k2": holder})
        assert bool(t.choices("control")) == (holder != seat % 2)


def test_both_opponents_may_be_attacked_and_the_partner_not() -> None:
    t = table("knight f4", "archer f5", "lancer f3", "scout e4", hand="knight")
    assert t.choices("attack knight") == {"f5", "e4"}


def test_units_enter_the_outer_columns() -> None:
    t = table("lightcavalry c2", "", "", "", hand="lightcavalry")
    assert t.choices("tactic lightcavalry") == ring("c2", 2, 4)
    t.legal("tactic lightcavalry a1", "tactic lightcavalry a2")


def test_coin_drives_only_its_owners_unit() -> None:
    t = table("archer f4", "", "knight f5", "", hand="archer")
    t.illegal("move knight", "bolster knight", "deploy knight")


def test_no_recruiting_for_the_partner() -> None:
    t = table("", "", "", "", hand="archer", army={0: "archer scout lancer", 2: "knight ensign marshall"})
    assert {text.split()[0] for text in t.choices("recruit")} == {"archer", "scout", "lancer"}


def test_scout_is_deployed_next_to_a_partners_unit() -> None:
    t = table("", "lancer c1", "knight f4", "", hand="scout")
    assert t.choices("deploy scout") == ring("f4", 1) | {"e6", "h5", "b3"}


def test_ensign_moves_a_partners_unit() -> None:
    t = table("ensign f4", "lancer f6", "knight f5", "archer e4", hand="ensign")
    assert t.choices("tactic ensign") == {f"knight {hex}" for hex in ("e5", "g4", "g5")}
    t.play("tactic ensign knight g5")
    assert t.units["g5"] == "knight"
    assert t.actor == 1


def test_marshall_orders_a_partners_unit() -> None:
    t = table("marshall f4", "lancer f6", "knight f5", "", hand="marshall")
    t.play("tactic marshall knight f6")
    assert "f6" not in t.units


# Follow-ups belong to the owner of the unit


def test_partners_swordsman_is_moved_by_its_owner() -> None:
    t = table("marshall f4", "lancer f6", "swordsman f5", "", hand="marshall")
    t.play("tactic marshall swordsman f6")
    assert (t.actor, t.prompt) == (2, "swordsman")
    t.play("move swordsman f6")
    assert t.actor == 1


@pytest.mark.parametrize(
    ("order", "move"), [("ensign", "tactic ensign berserker e5"), ("marshall", "tactic marshall berserker f6")]
)
def test_partners_berserker_repeats_by_its_owners_will_and_coin(order: str, move: str) -> None:
    t = table(f"{order} f4", "lancer f6", "berserker 2 f5", "", hand=order)
    t.play(move)
    assert (t.actor, t.prompt) == (2, "berserker")
    t.play("move berserker g5" if order == "marshall" else "move berserker d5")
    assert t.pile("up", 0) == order
    assert t.pile("up", 2) == "berserker"
    assert t.actor == 1


def test_partners_priest_draws_from_its_owners_bag() -> None:
    hands = {0: "marshall", 2: "knight 2 royal"}
    t = table(
        "marshall f4", "lancer f6", "warriorpriest f5", "", hand=hands, bag={0: "royal", 2: "warriorpriest knight"}
    )
    t.play("tactic marshall warriorpriest f6")
    assert t.choices("draw") == {"warriorpriest", "knight"}
    assert t.state.stack[-1].witness == 2
    t.play("draw knight")
    assert (t.actor, t.prompt) == (2, "use")
    t.play("deploy knight e6")
    assert t.units["e6"] == "knight"
    assert t.pile("hand", 2) == "knight knight royal"
    assert t.actor == 1


def test_partners_priest_without_any_coin_to_draw_draws_nothing() -> None:
    hands = {0: "marshall", 2: "knight 2 royal"}
    t = table("marshall f4", "lancer f6", "warriorpriest f5", "", hand=hands, bag={0: "royal"})
    t.play("tactic marshall warriorpriest f6")
    assert t.units == {"f4": "marshall", "f5": "warriorpriest"}
    assert t.actor == 1
    assert t.prompt == "turn"


@pytest.mark.parametrize(("up", "down"), [("knight", ""), ("", "knight")])
def test_partners_priest_refills_its_owners_bag(up: str, down: str) -> None:
    hands = {0: "marshall", 2: "royal"}
    t = table("marshall f4", "lancer f6", "warriorpriest f5", "", hand=hands, bag={2: ""}, up={2: up}, down={2: down})
    t.play("tactic marshall warriorpriest f6")
    assert t.choices("draw") == {"knight"}


@pytest.mark.parametrize("owner", [1, 3])
def test_royal_guards_owner_chooses(owner: int) -> None:
    enemies = {1: ("royalguard f5", ""), 3: ("", "royalguard f5")}[owner]
    t = table("swordsman f4", enemies[0], "", enemies[1], hand="swordsman")
    t.play("attack swordsman f5")
    assert (t.actor, t.prompt) == (owner, "soak")


def test_partners_royal_coin_moves_no_royal_guard() -> None:
    t = table("royalguard e5", "", "", "", turn=2, hand="royal")
    t.illegal("tactic")


def test_royal_guard_goes_to_a_location_of_the_team() -> None:
    t = table("", "", "royalguard c3", "", turn=2, hand="royal")
    assert t.choices("tactic royalguard") == {"b3"}


# The end


@pytest.mark.parametrize("seat", range(4))
def test_first_team_with_eight_markers_wins(seat: int) -> None:
    units = ["", "", "", ""]
    units[seat] = "archer a1"
    team = seat % 2
    holds = dict.fromkeys(("c2", "d4", "e3", "g4"), team)
    t = table(*units, turn=seat, hand="archer 2", holds=holds)
    t.play("control archer")
    assert t.actor == OVER
    assert t.state.winners() == (team, team + 2)


def test_seven_markers_do_not_win() -> None:
    t = table("archer a1", "", "", "", hand="archer", holds=dict.fromkeys(("c2", "d4", "e3"), RAVENS))
    t.play("control archer")
    assert t.state.scores() == [7, 3, 7, 3]
    assert t.actor == 1
    assert t.state.winners() == ()
