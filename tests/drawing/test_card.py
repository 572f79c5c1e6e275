"""Cards show their state and what a click on them means."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from hetman.drawing.card import card, card_back, card_face
from hetman.drawing.highlight import Highlight

MOVES = [("give", "crown4", "hand"), ("give", "crown2", "hand")]


@pytest.mark.parametrize(
    ("token", "chosen", "state"),
    [
        ("crown4", [], "legal"),
        ("crown4", ["crown4"], "chosen"),
        ("crown4", ["crown2"], "start"),
        ("peasant", [], "barred"),
    ],
)
def test_a_card_has_the_state_of_its_token(token: str, chosen: list[str], state: str) -> None:
    drawn = ElementTree.fromstring(card("4", token, Highlight.of(MOVES, chosen), operand="card", id_="hand-1"))
    assert drawn.get("class") == f"card {state}".strip()
    assert drawn.get("aria-pressed") == ("true" if state == "chosen" else "false")
    assert (drawn.get("aria-disabled") is not None) == (state == "barred")
    assert (drawn.get("data-token"), drawn.get("data-as"), drawn.get("id")) == (token, "card", "hand-1")


def test_a_game_can_give_a_card_another_state() -> None:
    drawn = ElementTree.fromstring(card("4", "crown4", Highlight.of(MOVES, ["crown4"]), class_="small", state="legal"))
    assert (drawn.get("class"), drawn.get("aria-pressed")) == ("small legal", "false")


def test_a_card_to_look_at_names_no_token() -> None:
    front, back = ElementTree.fromstring(card_face("4", "Four")), ElementTree.fromstring(card_back("<b/>"))
    assert (front.get("role"), front.get("aria-label")) == ("img", "Four")
    assert back.get("aria-hidden") == "true"
    assert front.get("data-token") is back.get("data-token") is None
