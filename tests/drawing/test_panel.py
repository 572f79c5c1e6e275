"""Buttons and panels of seats."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from hetman.drawing.button import button, clickable, verb_button
from hetman.drawing.elements import tag
from hetman.drawing.highlight import Highlight
from hetman.drawing.panel import heading, seat_panel
from hetman.drawing.picture import image


def echo(key: str, **args: object) -> str:
    return key


@pytest.mark.parametrize(("seat", "state"), [(0, "player"), (1, "player turn"), (2, "player awaited")])
def test_a_panel_shows_who_is_awaited(seat: int, state: str) -> None:
    panel = ElementTree.fromstring(seat_panel({"seat": 1, "awaited": [1, 2]}, seat, "Anna", "<b>in</b>"))
    assert panel.get("class") == state
    assert panel.get("id") == f"panel-{seat}"
    assert panel.findtext("b") == "in"


def test_a_heading_has_name_details_and_clock() -> None:
    head = ElementTree.fromstring(heading(1, "<svg/>", "Anna & co", "<i>red</i>"))
    assert head.findtext("div/div") == "Anna & co"
    clock = head.find("span")
    assert clock is not None
    assert clock.get("data-clock") == "1"


def test_a_button_is_disabled_if_no_legal_move_names_it() -> None:
    highlight = Highlight.of([("lay", "ace")], ["ace"])
    ace, king = (ElementTree.fromstring(button("", token, highlight, operand="card")) for token in ("ace", "king"))
    assert (ace.get("aria-pressed"), ace.get("aria-disabled"), ace.get("data-as")) == ("true", None, "card")
    assert (king.get("aria-pressed"), king.get("aria-disabled")) == ("false", "true")


def test_an_element_is_a_button_only_while_it_can_be_clicked() -> None:
    assert tag("g", **clickable(True, pressed=False)) == '<g role="button" tabindex="0" aria-pressed="false"></g>'
    assert tag("g", **clickable(False, pressed=True, otherwise="img")) == '<g role="img"></g>'
    assert 'aria-label="verb-peek"' in verb_button("peek", "", echo)


def test_a_picture_without_a_label_is_left_to_the_words_beside_it() -> None:
    assert 'aria-hidden="true"' in image("<g/>", 20)
    named = ElementTree.fromstring(image("<g/>", 20, "a coin", 31))
    assert (named.get("aria-label"), named.get("viewBox"), named.findtext("title")) == (
        "a coin",
        "-31 -31 62 62",
        "a coin",
    )
