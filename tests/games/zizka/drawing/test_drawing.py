"""The drawn table as a whole: its markup, and moments of real games."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from games.zizka.picture import buttons, drawn, text, tokens
from games.zizka.table import table
from games.zizka.walks import walk
from hetman.drawing.standalone import light_values, sheet
from hetman.games.zizka import GAME
from hetman.games.zizka.drawing.board import STYLE
from hetman.language import LANGUAGES, language
from pictures import echo, everything, markup, parse


def moments() -> list[dict[str, Any]]:
    """A few tables that show different things."""
    t = table("katerina", "bores", field={0: "tyn", 1: "tyn"}, tyn="fair", poster={0: True, 1: True}, luck=1)
    event = t.copy().play("face").until("keep")
    solo = table("zizka", torak={"field": "tyn", "posters": "pursued dear"}, field="tyn")
    return [
        {"view": state.view(seat), "moves": [GAME.tokens(move) for move in state.moves()] if seat == 0 else []}
        for state in (t.state, event.state, solo.state)
        for seat in (0, None)
    ]


def test_every_part_is_well_formed_and_ids_are_unique() -> None:
    for moment in moments():
        roots = [parse(part) for part in GAME.draw(moment["view"], echo, moves=moment["moves"]).values() if part]
        ids = Counter(element.get("id") for root in roots for element in root.iter() if element.get("id"))
        assert [name for name, count in ids.items() if count > 1] == []


def test_texts_are_escaped() -> None:
    def hostile(key: str, **args: object) -> str:
        return f"\"'><{key} onclick=x>&"

    for moment in moments():
        for name, part in GAME.draw(moment["view"], hostile, moves=moment["moves"]).items():
            root = parse(part) if part else parse("<g/>")
            assert not {element.tag for element in root.iter() if "-" in element.tag}, name
            assert not [element for element in root.iter() if element.get("onclick")]


def test_every_button_has_a_name() -> None:
    for moment in moments():
        for part in GAME.draw(moment["view"], echo, moves=moment["moves"]).values():
            for element in parse(part).iter() if part else ():
                if element.get("role") == "button":
                    assert element.get("aria-label") or text(element).strip(), markup(element)[:200]


def test_every_colour_is_a_token_of_the_site() -> None:
    known = light_values(sheet(STYLE.parents[2] / "drawing" / "tokens.css"), sheet(STYLE)).keys() | {"field"}
    for moment in moments():
        shown = everything(GAME.draw(moment["view"], echo, moves=moment["moves"]))
        assert set(re.findall(r"var\(--([\w-]+)\)", shown)) <= known
        assert not re.findall(r'"#[0-9A-Fa-f]{3,6}"', shown)
        assert 'style="' not in shown, "a strict page forbids them"


def test_every_class_of_a_figure_is_in_the_sheet() -> None:
    rules = sheet(STYLE)
    used = {name for moment in moments() for part in GAME.draw(moment["view"], echo).values() for name in classes(part)}
    assert {name for name in used if re.match(r"(on|as|fig|sym|soft)-", name)} <= set(re.findall(r"\.([\w-]+)", rules))


def classes(part: str) -> set[str]:
    return {name for found in re.findall(r'class="([^"]*)"', part) for name in found.split()}


def test_the_map_stands_by_itself() -> None:
    picture = GAME.picture(table("zizka", "bores", tyn="fair").view(), echo)
    assert picture is not None
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    style = root.findtext("{http://www.w3.org/2000/svg}style") or ""
    drawn_with = set(re.findall(r"var\(--([\w-]+)\)", picture.replace(style, "")))
    assert drawn_with <= set(re.findall(r"--([\w-]+):", style))
    assert "light-dark" not in style
    assert "<style" not in drawn(table("zizka", "bores"))["board"], "inside a page it takes the page's colours"


def test_the_same_view_gives_the_same_picture() -> None:
    t = table("zizka", "bores", tyn="fair")
    assert drawn(t) == drawn(t)


@pytest.mark.parametrize(("name", "box"), [("vignette", "0 0 320 190"), ("crest", "-24 -24 48 48")])
def test_the_pictures_of_the_home_page_stand_by_themselves(name: str, box: str) -> None:
    picture = (GAME.folder / f"{name}.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(picture)
    assert root.get("viewBox") == box
    assert "var(" not in picture
    assert not re.search(r"<(text|style|script|image|use)\b", picture)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"level": "hard"}),
        (1, {"side": "b", "advanced": True}),
        (2, {}),
        (3, {"advanced": True}),
        (4, {"side": "b", "goal": 12}),
    ],
)
def test_whatever_comes_up_in_a_game_can_be_clicked_and_read(seats: int, options: dict[str, Any], code: str) -> None:
    say = language(code, GAME.folder).say
    for state in walk(seats, seed=11 + seats, decisions=70, **options):
        if state.actor < 0:
            continue
        moves = [GAME.tokens(move) for move in state.moves()]
        parts = GAME.draw(state.view(state.actor), say, moves=moves)
        # Luck is one button of the tray, and the dock then asks for the symbol.
        assert {token for move in moves if move[0] != "luck" for token in move[1:]} <= tokens(everything(parts))
        roots = [parse(part) for part in parts.values() if part]
        legal = {token for move in moves for token in move}
        here = {state.view(None)["players"][state.actor]["field"]} if ("face",) in moves else set()
        assert {token for root in roots for token in buttons(root)} <= legal | here
    parts = GAME.draw(state.view(None), say)
    assert not any(buttons(part) for part in parts.values() if part), "a spectator decides nothing"


@pytest.mark.parametrize("seats", [1, 3])
def test_the_table_can_be_drawn_while_it_is_being_laid(seats: int) -> None:
    """Before leaders are dealt and tokens laid, and at every step of NATURE's after that."""
    say = language("en", GAME.folder).say
    for state in walk(seats, seed=5, decisions=3):
        for seat in (0, None):
            parts = GAME.draw(state.view(seat), say)
            assert {"board", "caption", "seat-0"} <= parts.keys()


def test_the_caption_tells_the_round_and_whether_it_is_the_last() -> None:
    t = table("zizka", "bores")
    assert "panel-round round=1" in drawn(t)["caption"]
    assert "panel-last-round" in drawn(t, ending=True)["caption"]
    assert "panel-preparing" in drawn(t, round=0)["caption"]


def test_nothing_hidden_is_drawn() -> None:
    """A token that nobody has looked at shows its back only, to every viewer."""
    t = table("zizka", "bores", tyn="?fair", pisek="?1stag")
    assert "fair" not in everything(drawn(t, seat=0))
    assert "('token', 'stag')" not in everything(drawn(t, seat=0))
    assert "('token', 'stag')" in everything(drawn(t, seat=1))
