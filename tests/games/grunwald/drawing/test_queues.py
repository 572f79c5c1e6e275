"""Queues show where pawns can go, and what they would bring."""

from __future__ import annotations

import re

from games.grunwald.picture import (
    drawn,
    field,
    groups,
    groups_in,
    legal_fields,
    seats_of,
    texts,
)
from games.grunwald.table import FIELDS, table
from pictures import Element, by_id, everything, markup, of_class


def test_the_queues_of_fields_that_can_be_chosen_are_highlighted() -> None:
    assert legal_fields(drawn(table(round=3))) == set(FIELDS) - {"teutons"}
    assert legal_fields(drawn(table(round=4))) == set(FIELDS)
    poor = table(round=4, purse={0: 0}, helpers={0: 5})
    assert legal_fields(drawn(poor)) == {"teutons", "crown", "provisions", "ducats"}
    assert legal_fields(drawn(poor, "2-helpers")) == {"crown", "provisions", "ducats"}


def test_a_closed_field_says_why() -> None:
    poor = drawn(table(round=4, purse={0: 0}, helpers={0: 5}), "2-helpers")
    assert "board-closed-ducats" in texts(field(poor, "mercenaries"))
    assert "board-closed-hired" in texts(field(poor, "helpers"))
    assert "board-closed-single" in texts(field(poor, "teutons"))
    t = table(2, round=4).play("send helper mercenaries with 1", "pass")
    assert "board-closed-pawn" in texts(field(drawn(t), "mercenaries"))
    t = table(2, round=4).play("send helper crown", "pass")
    assert "board-closed-helpers" in texts(field(drawn(t, "helper"), "crown"))
    assert "board-closed-helpers" not in texts(field(drawn(t, "officer"), "crown"))


def test_chosen_pawns_stand_in_outline_with_the_place_they_would_have() -> None:
    t = table(3).play("send helper crown", "send officer crown", "send helper provisions")
    parts = drawn(t, "officer")
    own = groups(parts, "crown")[0]
    assert texts(own) == ["I", "3"], "with his helper already there"
    assert "var(--act)" in markup(own)
    assert texts(groups(parts, "provisions")[-1])[:2] == ["I", "2"]
    assert "var(--act)" not in markup(groups(parts, "crown")[1])


def test_pawns_that_would_win_nothing_have_a_dashed_tag() -> None:
    t = table(4).play("send 2-helpers crown", "send officer crown", "send officer crown")
    (tag,) = [one for one in groups(drawn(t, "helper"), "crown")[-1].iter("rect") if one.get("stroke-dasharray")]
    assert tag.get("stroke") == "var(--act)"
    assert texts(groups(drawn(t, "helper"), "crown")[-1]) == ["IV", "1"]


def test_leading_has_its_price_where_ducats_count() -> None:
    t = table(3, purse={0: 5, 1: 5}).play("send helper provisions with 4")
    line = field(drawn(t, "helper"), "provisions")
    assert [texts(one) for one in of_class(line, "through")] == [["5", "I"]], "5 and the helper are more than 5"
    assert not of_class(field(drawn(t, "helper", "5"), "provisions"), "through"), "nothing is missing then"
    assert not of_class(field(drawn(t, "helper"), "crown"), "through")


def test_the_mercenaries_ask_for_a_ducat() -> None:
    assert "1+" in texts(field(drawn(table(), "officer"), "mercenaries"))
    assert "1+" not in texts(field(drawn(table(), "officer", "2"), "mercenaries"))


def test_teal_is_only_what_the_viewer_can_do() -> None:
    t = table(3).play("send helper crown")
    assert "var(--act" not in everything(drawn(t, seat=0))
    assert "var(--act" in drawn(t)["board"]


def test_a_crowded_queue_stays_within_its_field() -> None:
    purse = dict.fromkeys(range(4), 12)
    t = table(4, purse=purse, helpers=dict.fromkeys(range(4), 5))
    t.play(*["send 5-helpers provisions with 5"] * 4, *["send officer provisions with 6"] * 3)
    for name, layout_end in (("field-provisions", 776), ("narrow-field-provisions", 344)):
        line = by_id(drawn(t, "officer")["board"], name)
        assert reach(line) < layout_end, name
        assert seats_of(groups_in(line)) == [0, 1, 2, 3]


def reach(element: Element, x: float = 0, scale: float = 1) -> float:
    """How far to the right the pieces and tags of a line go."""
    moved = re.match(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", element.get("transform", ""))
    if moved:
        x, scale = x + scale * float(moved[1]), scale * float(moved[3] or 1)
    ends = [x + scale * float(element.get("r", 0)) if element.tag == "circle" else x]
    return max([*ends, *[reach(child, x, scale) for child in element]])
