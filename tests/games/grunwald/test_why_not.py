"""Reasons for what is not possible, named after the rules."""

from __future__ import annotations

from games.grunwald.table import Table, at_the_end, table
from hetman.games.grunwald import GAME


def reason(t: Table, *clicked: str, chosen: tuple[str, ...] = ()) -> str | None:
    seat = t.state.actor
    moves = [GAME.tokens(int(move)) for move in t.state.moves()]
    found = GAME.why_not(t.state.view(seat), moves, chosen, clicked)
    return found.key if found else None


def test_teutons_come_after_the_truce() -> None:
    assert reason(table(round=2), "teutons") == "truce"


def test_one_pawn_a_player_against_the_teutons() -> None:
    t = table(2, round=5).play("send officer teutons", "pass")
    assert reason(t, "teutons", chosen=("helper",)) == "one-pawn"
    assert reason(table(2, round=5), "teutons", chosen=("2-helpers",)) == "single"


def test_mercenaries_need_a_ducat() -> None:
    assert reason(table(purse={0: 0}), "mercenaries") == "needs-ducat"


def test_helpers_never_follow_helpers() -> None:
    t = table(2).play("send helper crown", "pass")
    assert reason(t, "crown", chosen=("helper",)) == "helpers-there"


def test_five_helpers_close_the_field_of_helpers() -> None:
    assert reason(table(helpers={0: 5}), "helpers") == "all-helpers"


def test_ducats_count_on_two_fields_only() -> None:
    assert reason(table(), "crown", chosen=("officer", "2")) == "no-ducats-there"
    assert reason(table(purse={0: 2}), "3", chosen=("officer",)) == "few-ducats"


def test_an_officer_is_sent_once() -> None:
    t = table(2).play("send officer crown", "pass")
    assert reason(t, "officer") == "officer-out"
    assert reason(t, "3-helpers") == "helpers-left"


def test_a_payment_needs_no_piece_that_could_be_left_out() -> None:
    t = table(2, round=5, teutons="2 1", hand={0: "crown4 crown1"}, camp={0: "teuton2"}, stores={0: 1}).pass_all()
    assert reason(t, "peasant") == "peasant-pays"
    assert reason(t, "crown1") == "dearer-first"
    assert reason(t, "provisions") == "few-provisions"
    assert reason(t, "give") == "pay-missing"


def test_captives_need_no_food() -> None:
    t = at_the_end(2, hand={0: "crown5 crown3"}, camp={0: "teuton1"}, stores={0: 1})
    assert reason(t, "teuton1", "camp") == "captive-eats"


def test_a_knight_of_the_camp_is_used() -> None:
    assert reason(table(round=5, camp={0: "crown3"}), "camp", "crown3") == "rests"
