"""The officers' phase: what may be sent where, and in which order."""

from __future__ import annotations

import pytest

from games.grunwald.table import FIELDS, table

FREE_FIELDS = ("crown", "provisions", "ducats", "helpers")


def test_start_player_begins_and_turns_go_clockwise() -> None:
    t = table(3, start=1)
    seen = []
    for _ in range(4):
        seen.append(t.actor)
        t.play("send helper crown" if len(seen) <= 3 else "pass")
    assert seen == [1, 2, 0, 1]


def test_one_field_a_turn_with_the_officer_or_helpers() -> None:
    t = table()
    assert {move.split()[1] for move in t.moves() if move != "pass"} == {"officer", "helper", "2-helpers"}
    t.play("send 2-helpers crown")
    assert t.actor == 1


def test_officer_may_join_own_helpers_and_helpers_the_officer() -> None:
    t = table(2).play("send helper crown", "send officer crown", "send officer crown", "send 2-helpers crown")
    assert t.queue("crown") == [(0, 3, None), (1, 4, 1)]


def test_no_second_group_of_helpers_on_a_field() -> None:
    t = table(2).play("send helper crown", "pass")
    t.illegal("send helper crown")
    t.legal("send helper ducats", "send officer crown")


def test_any_number_of_pawns_on_crown_ducats_helpers_and_provisions() -> None:
    t = table(2, helpers={0: 4})
    for field in FREE_FIELDS:
        assert {move.split()[1] for move in t.moves() if move.split()[2:3] == [field]} == {
            "officer",
            "helper",
            "2-helpers",
            "3-helpers",
            "4-helpers",
        }


@pytest.mark.parametrize("round", [1, 2, 3])
def test_no_pawns_against_the_teutons_in_the_truce(round: int) -> None:
    table(round=round).illegal("send officer teutons", "send helper teutons")


def test_one_pawn_against_the_teutons_from_the_fourth_round_on() -> None:
    t = table(2, round=4)
    t.legal("send officer teutons", "send helper teutons")
    t.illegal("send 2-helpers teutons")
    t.play("send helper teutons", "pass")
    t.illegal("send officer teutons", "send helper teutons")


def test_ducats_go_only_to_provisions_and_mercenaries() -> None:
    t = table(round=4)
    for field in FIELDS:
        with_ducats = t.choices(f"send officer {field} with")
        assert with_ducats == ({"1", "2", "3"} if field in ("provisions", "mercenaries") else set())


def test_ducats_only_with_a_pawn_and_a_pawn_also_without_on_provisions() -> None:
    t = table(2).play("send officer provisions", "pass", "send helper provisions with 2")
    assert t.queue("provisions") == [(0, 5, 1)]
    assert t.ducats() == [1, 3]


def test_ducats_may_accompany_each_placement_on_provisions() -> None:
    t = table(2).play("send helper provisions with 1", "pass", "send officer provisions with 2")
    assert t.queue("provisions") == [(0, 6, 1)]
    assert t.ducats() == [0, 3]


def test_e1_mercenaries_need_a_ducat() -> None:
    t = table(2)
    assert "send officer mercenaries" not in t.moves()
    t.legal("send officer mercenaries with 1")
    table(2, purse={0: 0}).illegal("send officer mercenaries", "send helper mercenaries")


def test_one_pawn_with_the_mercenaries_and_no_raise_later() -> None:
    t = table(2)
    t.illegal("send 2-helpers mercenaries")
    t.play("send helper mercenaries with 1", "pass")
    t.illegal("send officer mercenaries", "send helper mercenaries")


def test_e16_helpers_field_is_closed_to_who_owns_all_five() -> None:
    t = table(2, helpers={0: 5, 1: 4})
    t.illegal("send officer helpers", "send helper helpers")
    t.play("pass")
    t.legal("send officer helpers", "send 4-helpers helpers")


def test_e15_place_is_that_of_the_first_pawn() -> None:
    t = table(2).play("send helper ducats", "send 2-helpers ducats", "send officer ducats")
    assert t.queue("ducats") == [(0, 3, 1), (1, 2, 2)]
    t.play("send officer ducats")
    assert t.queue("ducats") == [(0, 3, 2), (1, 4, 1)]


def test_e15_pass_is_final_for_the_round() -> None:
    t = table(3).play("pass", "send helper crown", "send helper crown")
    assert t.actor == 1
    t.play("send helper ducats", "send helper ducats", "send officer helpers", "send officer crown")
    assert t.view()["round"] == 2


def test_others_go_on_after_a_pass_until_their_pawns_are_gone() -> None:
    t = table(2).play("pass", "send helper crown", "send helper ducats")
    assert t.actor == 1
    t.play("send officer crown")
    assert t.view()["round"] == 2


def test_e15_who_has_no_legal_placement_passes_without_being_asked() -> None:
    t = table(2, helpers={0: 5}, purse={0: 0})
    t.play("send helper crown", "pass", "send helper provisions", "send officer crown")
    logged = t.logged("send helper ducats")
    assert ("idle", {"seat": ["seat", 0]}) in logged
    assert t.view()["round"] == 2


def test_many_ducats_are_never_more_than_four_hundred_moves() -> None:
    t = table(2, round=4, purse={0: 48, 1: 0}, helpers={0: 5})
    assert len(t.moves()) == 341
    assert "send officer provisions with 40" in t.moves()
    t.illegal("send officer provisions with 41")


def test_pawns_left_are_counted() -> None:
    t = table(2).play("send helper crown")
    player = t.view()["players"][0]
    assert (player["helpers"], player["free"], player["officer"]) == (2, 1, None)
    t.play("pass", "send officer ducats")
    player = t.view()["players"][0]
    assert (player["helpers"], player["free"], player["officer"]) == (2, 1, "ducats")
