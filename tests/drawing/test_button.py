"""Things that can be clicked say so to everybody."""

from __future__ import annotations

from xml.etree import ElementTree

from hetman.drawing.button import choice


def test_a_choice_is_a_button_only_while_it_can_be_clicked() -> None:
    idle = ElementTree.fromstring(choice("<b/>", "crown4", can=False, class_="card", otherwise="group"))
    assert (idle.get("role"), idle.get("tabindex"), idle.get("aria-pressed")) == ("group", None, None)
    assert idle.get("class") == "card"
    legal = ElementTree.fromstring(choice("<b/>", "crown4", can=True, operand="card"))
    assert (legal.get("role"), legal.get("tabindex"), legal.get("aria-pressed")) == ("button", "0", "false")
    assert (legal.get("class"), legal.get("data-token"), legal.get("data-as")) == ("legal", "crown4", "card")
    chosen = ElementTree.fromstring(choice("<b/>", "crown4", can=True, chosen=True, class_="card"))
    assert (chosen.get("class"), chosen.get("aria-pressed")) == ("card chosen", "true")
