"""The helpers that all drawings share."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from hetman.drawing.elements import figure, icon, number, tag, words
from hetman.drawing.hatching import LINES, fill_of, hatching
from hetman.drawing.icons import ICONS
from hetman.drawing.standalone import BESIDE, FOLDER, light_values, sheet, style_of_its_own


def test_an_attribute_cannot_break_out_of_its_quotes() -> None:
    element = ElementTree.fromstring(tag("g", aria_label='"><script>&'))
    assert element.attrib == {"aria-label": '"><script>&'}


def test_words_cannot_become_markup() -> None:
    element = ElementTree.fromstring(tag("b", words("<i>&amp;</i>")))
    assert element.text == "<i>&amp;</i>"
    assert len(element) == 0


def test_attributes_are_left_out_or_spelt_as_in_html() -> None:
    assert tag("i", class_="pip", title=None, disabled=False) == '<i class="pip"></i>'
    assert tag("button", disabled=True, data_token="c4") == '<button disabled="" data-token="c4"></button>'
    assert tag("circle", stroke_width=2.50001) == '<circle stroke-width="2.5"/>'


@pytest.mark.parametrize(("value", "digits"), [(0.1 + 0.2, "0.3"), (-0.001, "0"), (40, "40"), (-2.5, "-2.5")])
def test_numbers_are_short(value: float, digits: str) -> None:
    assert number(value) == digits


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_can_be_drawn(name: str) -> None:
    ElementTree.fromstring(figure(ICONS[name], 20))
    assert ElementTree.fromstring(icon(ICONS[name], 20)).get("aria-hidden") == "true"


def test_no_two_tinctures_share_their_hatching() -> None:
    assert len(set(LINES.values())) == len(LINES) == 8
    for tincture in LINES:
        pattern = ElementTree.fromstring(hatching(tincture, "black"))
        assert fill_of(tincture) == f"url(#{pattern.get('id')})"


def test_light_values_are_those_of_the_day() -> None:
    values = light_values(sheet(FOLDER / "tokens.css"))
    assert values["page"] == "#EFE7D6"
    assert values["field-argent"] == "#F8F4E8"
    assert values["line"] == "#D2C5A8", "the value for more contrast comes later and does not count"
    assert not [value for value in values.values() if "light-dark" in value]


def test_a_picture_carries_only_the_tokens_it_uses(tmp_path: Path) -> None:
    game = tmp_path / "drawing.css"
    game.write_text(":root {\n  --ours: light-dark(#111111, #222222);\n}\n.side { --field: var(--ours); }\n")
    style = style_of_its_own('<path fill="var(--hex1)" stroke="var(--field)"/>', ".board", game)
    scoped = style.splitlines()[0]
    assert scoped.startswith(".board{")
    assert "--hex1:#EADFC5;" in scoped
    assert "--ours:#111111;" in scoped
    assert "--hex2" not in scoped
    assert "--field" not in scoped, "set by a rule, not a token"
    assert ":root" not in style, "a notebook keeps its own colours"


def test_a_picture_leaves_behind_what_is_beside_the_board(tmp_path: Path) -> None:
    game = tmp_path / "drawing.css"
    game.write_text(f".side {{ fill: var(--ink); }}\n{BESIDE}\n.panel {{ color: var(--act); }}\n")
    style = style_of_its_own("<path/>", ".board", game)
    assert ".side" in style
    assert ".panel" not in style
    assert "--ink:" in style
