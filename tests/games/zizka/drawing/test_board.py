"""The map shows what the view says and names everything that can be clicked."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.zizka.picture import clicks, drawn, spot
from games.zizka.table import table
from hetman.games.zizka import GAME
from hetman.games.zizka.drawing.icons import LEADERS
from hetman.games.zizka.drawing.landscape import HEIGHT, TOP, WIDTH
from hetman.games.zizka.drawing.layout import is_named
from pictures import by_id, markup, of_class, parse

PLAN = table("zizka", "bores").view()["map"]
NAMED = [field.id for field in GAME.box.contents.fields if is_named(field)]


def signs(board: str) -> dict[str, set[str]]:
    """Field -> what its verb roundels are: a dot or an eye."""
    found: dict[str, set[str]] = {}
    for group in by_id(board, "whole-map"):
        if group.get("data-token") and not group.get("id") and of_class(group, "mark"):
            found[group.get("data-token", "")] = {mark.get("data-token") or "" for mark in of_class(group, "mark")}
    return found


def test_every_field_is_there_under_its_name() -> None:
    board = drawn(table("zizka", "bores"))["board"]
    fields = {
        element.get("id", "")[6:] for element in parse(board).iter() if element.get("id", "").startswith("field-")
    }
    assert fields == {field["field"] for field in PLAN["fields"]}
    assert all(by_id(board, f"field-{name}").get("data-token") == name for name in fields)


def test_fields_lie_where_the_map_says() -> None:
    board = drawn(table("zizka", "bores"))["board"]
    for field in PLAN["fields"]:
        x, y = spot(by_id(board, f"field-{field['field']}"))
        assert (x / WIDTH, (y - TOP) / HEIGHT) == pytest.approx((field["x"] / 1000, field["y"] / 760), abs=1e-4)


def test_a_field_tells_what_is_there() -> None:
    board = drawn(table("zizka", "bores", tyn="fair", pisek="?vigil", milevsko="?0stag"))["board"]

    def label(name: str) -> str:
        return by_id(board, f"field-{name}").get("aria-label", "")

    assert "board-start" in label("usti")
    assert "board-tavern" in label("pisek")
    assert "board-castle level=('level', 'hard')" in label("landstejn")
    assert "board-token-open token=('token', 'fair') kind=('kind', 'pickpocket')" in label("tyn")
    assert "board-token-back back=('back', 'speech-virtue')" in label("pisek")
    assert "board-token-peeked token=('token', 'stag')" in label("milevsko")
    assert "token" not in label("blatna")


def test_pawns_stand_at_their_fields_and_keep_their_ids() -> None:
    t = table("zizka", "bores", field={0: "tyn", 1: "hluboka"})
    board = drawn(t)["board"]
    for leader, field in (("zizka", "tyn"), ("bores", "hluboka")):
        assert f"board-pawn leader=('leader', '{leader}') field=('field', '{field}')" in markup(
            by_id(board, f"pawn-{leader}")
        )
    t.play("move hluboka")
    moved = drawn(t, seat=0)["board"]
    assert "field=('field', 'hluboka')" in by_id(moved, "pawn-zizka").get("aria-label", "")


@pytest.mark.parametrize("field", ["tyn", "pelhrimov", "hluboka", "horepnik", "landstejn"])
def test_pawns_on_one_field_never_cover_one_another_nor_the_token(field: str) -> None:
    t = table("zizka", "bores", "katerina", "torak", field=dict.fromkeys(range(4), field))
    board = drawn(t)["board"]
    spots = [spot(by_id(board, f"pawn-{leader}")) for leader in LEADERS]
    assert all(abs(one[0] - other[0]) >= 29 for one, other in combinations(spots, 2))
    if field in NAMED:
        assert all(abs(x) >= 35 for x, _ in spots)


def test_who_was_struck_down_lies() -> None:
    board = drawn(table("zizka", "bores", struck={1: True}))["board"]
    assert "rotate(" in markup(by_id(board, "pawn-bores"))
    assert "rotate(-78)" not in markup(by_id(board, "pawn-zizka"))


def test_torak_stands_on_the_map_of_a_single_player() -> None:
    board = drawn(table("zizka", torak={"field": "veseli", "points": 7, "lies": True}))["board"]
    figure = by_id(board, "pawn-torak")
    assert "field=('field', 'veseli')" in figure.get("aria-label", "")
    assert "rotate(-78)" in markup(figure)
    (track,) = of_class(board, "points")
    assert "board-score leader=('leader', 'torak') points=7" in track.get("aria-label", "")


def test_fields_in_reach_are_highlighted_and_bear_a_sign() -> None:
    t = table("zizka", "bores", field="tyn", tyn="fair")
    board = drawn(t)["board"]
    reach = {move.split()[1] for move in t.moves() if move.startswith("move")}
    fields = [field["field"] for field in PLAN["fields"]]
    lit = {name for name in fields if of_class(by_id(board, f"field-{name}"), "legal")}
    assert lit == reach | {"tyn"}, "the token where the leader stands starts its event"
    assert by_id(board, "field-tyn").get("data-move") == "face"
    assert signs(board).keys() == reach
    assert "var(--act" not in drawn(t, seat=1)["board"], "teal is for the viewer's own choices"


def test_where_a_token_can_be_looked_at_there_is_an_eye() -> None:
    t = table("katerina", "bores", field="tyn", bechyne="?vigil", blatna="?fair")
    found = signs(drawn(t)["board"])
    assert found["bechyne"] == {"move", "peek"}, "both could be meant: each sign says its verb"
    assert found["blatna"] == {"peek"}
    chosen = drawn(t, chosen=["peek"])["board"]
    assert signs(chosen).keys() == {"bechyne", "blatna"}


def test_one_click_on_a_field_in_reach_is_enough_where_nothing_else_can_be_meant() -> None:
    t = table("katerina", "bores", field="tyn", bechyne="?vigil", veseli="fair")
    said = clicks(drawn(t)["board"])
    assert {"veseli", "move"} in said
    assert {"bechyne"} in said, "go there or look there: the field alone does not say it"
    assert {"bechyne", "move"} in said
    assert {"bechyne", "peek"} in said


def test_who_can_be_attacked_is_a_target() -> None:
    t = table("zizka", "bores", field={0: "tyn", 1: "tyn"}, poster={1: True}, bounty={1: 3})
    board = drawn(t)["board"]
    assert by_id(board, "pawn-bores").get("role") == "button"
    assert by_id(board, "pawn-bores").get("data-token") == "bores"
    assert by_id(board, "pawn-zizka").get("role") == "img"


def test_a_chosen_field_is_ringed_in_ink() -> None:
    t = table("zizka", "bores", field="tyn")
    board = drawn(t, chosen=["hluboka"])["board"]
    assert of_class(by_id(board, "field-hluboka"), "chosen")
    assert not of_class(by_id(board, "field-hluboka"), "legal")
