"""The events of a move besides the move itself."""

from __future__ import annotations

from typing import Any

import pytest

from games.warchest.table import RAVENS, WOLVES, Table, table
from hetman.core.events import EventLog

FIVE = dict.fromkeys(("c2", "e3", "h2"), RAVENS)


def events_of(t: Table, *moves: str) -> list[tuple[str, dict[str, Any]]]:
    event_log = EventLog()
    t.state.event_log = event_log
    t.play(*moves)
    return [(event.key, event.args) for event in event_log.events]


def unit(name: str, hex: str) -> dict[str, Any]:
    return {"unit": ["unit", name], "hex": ["hex", hex]}


def test_attack_tells_what_is_left() -> None:
    t = table("knight f4", "scout 3 f5", hand="knight")
    assert events_of(t, "attack knight f5") == [("lost", {**unit("scout", "f5"), "left": 2})]


def test_attack_tells_of_a_destroyed_unit() -> None:
    t = table("knight f4", "scout f5", hand="knight")
    assert events_of(t, "attack knight f5") == [("destroyed", unit("scout", "f5"))]


def test_pikemans_answer_is_told_before_the_losses() -> None:
    t = table("knight f4", "pikeman 2 f5", hand="knight")
    assert events_of(t, "attack knight f5") == [
        ("pikes", unit("knight", "f4")),
        ("destroyed", unit("knight", "f4")),
        ("lost", {**unit("pikeman", "f5"), "left": 1}),
    ]


@pytest.mark.parametrize(("holder", "key"), [(-1, "taken"), (WOLVES, "captured")])
def test_control_tells_whether_the_location_was_free(holder: int, key: str) -> None:
    t = table("knight d4", "", hand="knight", holds={"d4": holder})
    assert events_of(t, "control knight") == [(key, {"seat": ["seat", 0], "hex": ["hex", "d4"]})]


def test_berserkers_payment_is_logged() -> None:
    t = table("berserker 2 f4", "", hand="berserker").play("move berserker f5")
    assert events_of(t, "move berserker f6") == [("paid", {"unit": ["unit", "berserker"]})]


def test_new_round_is_told_with_its_first_seat() -> None:
    t = table("", "", initiative=1, round=3).play("pass royal")
    assert events_of(t, "pass royal") == [("round", {"round": 4}), ("starts", {"seat": ["seat", 1]})]


def test_refill_is_logged() -> None:
    t = table("warriorpriest d4", "", hand="warriorpriest royal", bag="").play("control warriorpriest")
    assert events_of(t, "draw warriorpriest") == [("refill", {"seat": ["seat", 0]})]


def test_last_marker_tells_the_winner() -> None:
    t = table("knight d4", "", hand="knight", holds=FIVE)
    assert [key for key, _ in events_of(t, "control knight")] == ["taken", "won"]
    t = table("knight d4", "", hand="knight", holds=FIVE)
    assert events_of(t, "control knight")[-1] == ("won", {"side": ["side", RAVENS]})


@pytest.mark.parametrize(("holds", "end"), [({}, ("tied", {})), ({"d4": WOLVES}, ("won", {"side": ["side", WOLVES]}))])
def test_round_limit_tells_the_outcome(holds: dict[str, int], end: tuple[str, dict[str, Any]]) -> None:
    t = table("", "", round=5, round_limit=5, holds=holds).play("pass royal")
    assert events_of(t, "pass royal") == [("limit", {}), end]
