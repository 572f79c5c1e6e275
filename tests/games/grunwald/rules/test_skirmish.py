"""The Teutons' field: the cards laid, the captives, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from games.grunwald.table import Table, table
from hetman.core.replay import step_with_snapshots

NO_LOSS = dict.fromkeys(range(3), 14)


def skirmish(seats: int = 4, fighters: str | None = None, teutons: str = "3 2", round: int = 4, **held: Any) -> Table:
    """All pass except the fighters: seats in the order in which they send a helper against the Teutons."""
    t = table(seats, round=round, teutons=teutons, **held)
    queue = [int(seat) for seat in (fighters if fighters is not None else "0123"[:seats])]
    while t.state.stack and t.prompt == "send":
        t.play("send helper teutons" if queue and t.actor == queue[0] and queue.pop(0) >= 0 else "pass")
    assert not queue, f"seats {queue} had no turn"
    return t


def captives(t: Table) -> dict[str, int | None]:
    return {prize["card"]: prize["seat"] for prize in t.field("teutons")["prizes"]}


# The worked example


def example() -> Table:
    """Marek, Jacek, Kasia and Ania are the seats 0 to 3."""
    hand = {0: "crown5", 1: "crown2 crown4", 2: "crown1", 3: "mercenary2"}
    stores = {0: 4, 1: 5, 2: 3, 3: 2}
    t = skirmish(4, round=5, teutons="3 2", hand=hand, camp={2: "teuton3"}, stores=stores)
    return t.play("lay crown5", "lay crown2", "lay crown1", "lay peasant")


def test_g_ex2_marek_captures_the_three_and_nobody_the_two() -> None:
    assert captives(example()) == {"teuton3": 0, "teuton2": None}


def test_g_ex2_skirmish_is_lost_by_three() -> None:
    running = example().view()["skirmish"]
    assert (running["teutons"], running["knights"], running["loss"]) == (11, 8, 3)


def test_g_ex2_everybody_pays_in_their_own_way() -> None:
    t = example()
    assert t.actor == 0
    t.play("give 3 provisions")
    t.legal("give crown4 hand", "give 3 provisions")
    t.play("give crown4 hand", "give teuton3 camp", "give mercenary2 hand", "give 1 provisions")
    assert t.view()["round"] == 6
    assert t.provisions() == [1, 5, 3, 1]
    assert (t.hand(1), t.hand(3)) == ("", "")


def test_g_ex2_knights_and_captive_go_to_the_camps_and_the_peasant_to_the_hand() -> None:
    t = example().play("give 3 provisions", "give crown4 hand", "give teuton3 camp", "give mercenary2 hand")
    t.play("give 1 provisions")
    assert [t.camp(seat) for seat in range(4)] == ["crown5 teuton3", "crown2", "crown1", ""]
    assert all(hand["peasant"] == 1 for hand in t.facts["hand"])


def test_cards_lie_open_while_the_outcome_is_worked_out() -> None:
    t = skirmish(2, round=4, teutons="3 2", hand={0: "crown5", 1: "crown3"}).play("lay crown5")
    log = step_with_snapshots(t.state, t.game.parse("lay crown3"), {"shows", "captured", "held", "raided"})
    shown = [(log.events[index].key, position.view(None)["skirmish"]) for index, position in log.snapshots]
    assert [key for key, _ in shown] == ["shows", "shows", "captured", "captured", "held"]
    for _, running in shown:
        assert running["revealed"]
        assert (running["knights"], running["teutons"], running["loss"]) == (8, 7, 0)
        assert [fighter["answer"] for fighter in running["fighters"]] == ["crown5", "crown3"]
    assert t.view()["skirmish"] is None


# Taking part


def test_e3_who_has_a_pawn_there_lays_exactly_one_card() -> None:
    t = skirmish(4, "13", hand={1: "crown2"}, stores=NO_LOSS)
    assert (t.actor, t.prompt) == (1, "lay")
    assert t.choices("lay") == {"peasant", "crown2"}
    t.play("lay crown2")
    assert t.actor == 3
    assert t.moves() == ["lay peasant"]


def test_teutons_and_camp_cards_cannot_be_laid() -> None:
    t = skirmish(4, "0", hand={0: "mercenary3"}, camp={0: "crown4 teuton1"}, round=6)
    assert t.choices("lay") == {"peasant", "mercenary3"}


def test_e4_skirmish_takes_place_though_nobody_came() -> None:
    t = skirmish(4, "", teutons="1 1", stores=dict.fromkeys(range(4), 10))
    assert t.view()["skirmish"]["knights"] == 0
    assert t.view()["skirmish"]["loss"] == 8
    assert t.prompt == "give"


@pytest.mark.parametrize(("seats", "addition"), [(2, 2), (3, 4), (4, 6)])
def test_teutons_are_stronger_with_more_players(seats: int, addition: int) -> None:
    t = table(seats, round=4, teutons="3 2")
    assert t.field("teutons")["addition"] == addition
    t = skirmish(seats, "", stores=dict.fromkeys(range(seats), 13))
    assert t.view()["skirmish"]["teutons"] == 5 + addition


def test_equal_strength_wins_the_skirmish() -> None:
    t = skirmish(2, teutons="3 2", hand={0: "crown4", 1: "crown3"})
    logged = t.logged("lay crown4", "lay crown3")
    assert ("held", {"teutons": 7, "knights": 7}) in logged
    assert t.view()["round"] == 5


def test_one_less_loses_it() -> None:
    t = skirmish(2, teutons="3 2", hand={0: "crown4", 1: "crown2"}, stores={0: 9, 1: 9})
    logged = t.logged("lay crown4", "lay crown2")
    assert ("raided", {"teutons": 7, "knights": 6, "loss": 1}) in logged


def test_no_skirmish_in_the_truce() -> None:
    t = table(4, round=3).pass_all()
    assert t.view()["round"] == 4
    assert t.provisions() == [1, 1, 1, 1]


# Captives


def fought(teutons: str, *cards: str, fighters: str | None = None) -> dict[str, int | None]:
    """Who captures whom: seats lay these cards in the order in which they came to the field."""
    hand = {seat: card for seat, card in enumerate(cards) if card != "peasant"}
    t = skirmish(4, fighters or "0123"[: len(cards)], teutons, hand=hand, stores=dict.fromkeys(range(4), 13))
    for card in cards:
        t.play(f"lay {card}")
    return captives(t)


def test_strongest_knight_captures_the_stronger_teuton() -> None:
    assert fought("3 2", "crown4", "crown1") == {"teuton3": 0, "teuton2": None}


def test_e6_strongest_takes_the_weaker_teuton_if_he_beats_only_that() -> None:
    assert fought("4 2", "crown3", "mercenary3") == {"teuton4": None, "teuton2": 0}
    assert fought("4 2", "crown4") == {"teuton4": None, "teuton2": 0}


def test_e6_second_contests_only_the_weaker_teuton() -> None:
    assert fought("3 2", "crown4", "crown3") == {"teuton3": 0, "teuton2": 1}
    assert fought("3 2", "crown4", "crown2") == {"teuton3": 0, "teuton2": None}


def test_e6_nobody_captures_an_equal_or_stronger_teuton() -> None:
    assert fought("4 3", "crown3", "mercenary3") == {"teuton4": None, "teuton3": None}
    assert fought("3 2", "crown2", "crown1") == {"teuton3": None, "teuton2": None}


def test_e6_of_two_equal_teutons_the_second_contests_the_one_that_is_left() -> None:
    t = skirmish(4, "01", "2 2", hand={0: "crown4", 1: "crown3"}, stores=dict.fromkeys(range(4), 13))
    t.play("lay crown4", "lay crown3")
    assert [prize["seat"] for prize in t.field("teutons")["prizes"]] == [0, 1]


def test_third_captures_nothing() -> None:
    assert fought("3 1", "crown4", "crown2", "mercenary2") == {"teuton3": 0, "teuton1": 1}


def test_nobody_captures_two() -> None:
    assert fought("2 1", "crown3") == {"teuton2": 0, "teuton1": None}


def test_e5_of_equal_knights_the_earlier_pawn_ranks_higher() -> None:
    hand = {0: "crown4", 1: "mercenary4"}
    t = table(4, round=4, teutons="3 1", hand=hand, stores=dict.fromkeys(range(4), 13))
    t.play("send helper crown", "send helper teutons", "pass", "pass", "send helper teutons").pass_all()
    t.play("lay crown4", "lay mercenary4")
    assert captives(t) == {"teuton3": 1, "teuton1": 0}


def test_uncaptured_teutons_leave_the_game() -> None:
    t = skirmish(2, "0", "3 2", hand={0: "crown6"}, stores={0: 3, 1: 3})
    before = t.facts["removed"].get("teuton2", 0)
    t.play("lay crown6", "give 1 provisions", "give 1 provisions")
    assert t.camp(0) == "crown6 teuton3"
    assert t.facts["removed"]["teuton2"] == before + 1


def test_pawns_return_after_the_skirmish() -> None:
    t = skirmish(2, "01", "1 1", hand={0: "crown6"}).play("lay crown6", "lay peasant")
    assert not t.field("teutons")["queue"]
    assert [player["free"] for player in t.view()["players"]] == [2, 2]


def test_points_count_what_still_lies_on_the_table() -> None:
    t = skirmish(2, "0", "3 3", hand={0: "crown4"}, stores={0: 5, 1: 5}, purse={0: 0, 1: 0}).play("lay crown4")
    assert t.prompt == "give"
    assert t.view()["players"][0]["points"]["knights"] == 4
    assert t.view()["players"][0]["points"]["teutons"] == 3


# Secrecy


def test_cards_lie_face_down_until_the_last_one() -> None:
    t = skirmish(4, "01", hand={0: "crown4", 1: "crown3"}, stores=dict.fromkeys(range(4), 13))
    t.play("lay crown4")
    seen = {viewer: t.state.view(viewer)["skirmish"]["fighters"] for viewer in (0, 1, None)}
    assert seen[0] == [{"seat": 0, "answer": "crown4"}, {"seat": 1, "answer": None}]
    assert seen[1] == seen[None] == [{"seat": 0, "answer": None}, {"seat": 1, "answer": None}]
    assert t.state.view(1)["players"][0]["hand"] == {"peasant": 1, "crown4": 1}
    t.play("lay crown3")
    shown = [{"seat": 0, "answer": "crown4"}, {"seat": 1, "answer": "crown3"}]
    assert t.view()["skirmish"]["fighters"] == shown
    assert t.view()["players"][0]["hand"] == {"peasant": 1}


def test_a_knight_is_used_once_in_the_game() -> None:
    t = skirmish(2, "0", "1 1", hand={0: "crown6"}).play("lay crown6")
    assert (t.hand(0), t.camp(0)) == ("", "crown6 teuton1")
