"""The picture of the table is sound markup and names everything that can be clicked."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from games.grunwald.picture import (
    ENGLISH,
    drawn,
    legal,
    moments,
)
from games.grunwald.table import table
from games.grunwald.walks import walk
from hetman.drawing.standalone import light_values, sheet
from hetman.games.grunwald import GAME
from hetman.games.grunwald.drawing import draw, svg
from hetman.games.grunwald.drawing.board import STYLE
from pictures import echo, everything, parse


def test_the_log_has_its_figures() -> None:
    view = table().state.view(0)
    things = [
        ("seat", "3"),
        ("fighter", "crown5"),
        ("fighter", "peasant"),
        ("pawns", "2-helpers"),
        ("field", "helpers"),
    ]
    things += [("event", "hunt"), ("office", "quartermaster"), ("goods", "ducats"), ("goods", "provisions")]
    figures = [GAME.figure(view, kind, token) for kind, token in things]
    assert all(figure and parse(figure).tag == "svg" for figure in figures)
    assert len(set(figures)) == len(figures)
    assert GAME.figure(view, "fighter", "hidden") is None
    assert GAME.figure(view, "amount", "3") is None, "of ducats or of provisions"


@pytest.mark.parametrize(("name", "box"), [("vignette", "0 0 320 190"), ("crest", "-24 -24 48 48")])
def test_the_home_page_has_its_pictures(name: str, box: str) -> None:
    picture = parse((GAME.folder / f"{name}.svg").read_text(encoding="utf-8"))
    assert picture.get("viewBox") == box


def test_every_part_is_well_formed_and_ids_are_unique() -> None:
    for t in moments():
        parts = drawn(t, "officer")
        roots = [parse(part) for part in parts.values() if part]
        ids = Counter(element.get("id") for root in roots for element in root.iter() if element.get("id"))
        assert [name for name, count in ids.items() if count > 1] == []


def test_texts_are_escaped() -> None:
    def hostile(key: str, **args: object) -> str:
        return f"\"'><{key} onclick=x>&"

    for t in moments():
        for name, part in drawn(t, say=hostile).items():
            root = parse(part)
            assert not {element.tag for element in root.iter() if "-" in element.tag}, name
            assert not [element for element in root.iter() if element.get("onclick")]


def test_every_colour_is_a_token_of_the_site() -> None:
    known = light_values(sheet(STYLE.parents[2] / "drawing" / "tokens.css"), sheet(STYLE))
    for t in moments():
        shown = everything(drawn(t, "officer"))
        assert set(re.findall(r"var\(--([\w-]+)\)", shown)) <= known.keys() | {"field"}
        assert not re.findall(r'"#[0-9A-Fa-f]{3,6}"', shown)
        assert 'style="' not in shown, "a strict page forbids them"


def test_the_board_stands_by_itself() -> None:
    for t in moments():
        picture = svg(t.view(), echo)
        root = ElementTree.fromstring(picture)
        style = root.findtext("{http://www.w3.org/2000/svg}style") or ""
        used = set(re.findall(r"var\(--([\w-]+)\)", picture)) - {"field"}
        assert used <= set(re.findall(r"--([\w-]+):", style)), "every token has a value"
        assert "light-dark" not in style
        assert "narrow" not in root.get("class", "")
    assert "<style" not in drawn(table())["board"], "inside a page it takes the page's colours"


def test_whatever_is_chosen_on_the_way_can_be_drawn() -> None:
    for number, state in enumerate(walk(4, 5)):
        if state.actor < 0:
            continue
        moves = legal(state)
        move = moves[number % len(moves)]
        for length in range(1, len(move) + 1):
            draw(state.view(state.actor), ENGLISH, moves=moves, chosen=move[1:length])


def test_spectators_see_every_moment() -> None:
    for state in walk(3, 4)[::2]:
        parts = draw(state.view(None), ENGLISH)
        assert parts["hand"] == ""
        assert "var(--act)" not in everything(parts)
