"""The pictures for the home page stand by themselves."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from hetman.games.chocim import GAME


@pytest.mark.parametrize(("name", "box"), [("vignette", "0 0 320 190"), ("crest", "-24 -24 48 48")])
def test_a_picture_needs_nothing_but_itself(name: str, box: str) -> None:
    text = (GAME.folder / f"{name}.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("viewBox") == box
    assert not re.findall(r"var\(|href=|class=|style=|<text|<image", text)
