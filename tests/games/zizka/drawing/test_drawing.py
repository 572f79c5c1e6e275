"""The map of Jan Žižka shows what the view says and names whatever can be clicked."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from games.zizka.picture import buttons, clicks, drawn, spot, text, tokens
from games.zizka.table import table
from games.zizka.walks import walk
from hetman.core.game import Last
from hetman.drawing.standalone import light_values, sheet
from hetman.games.zizka import GAME
from hetman.games.zizka.components.challenges import HINTS, WAYS
from hetman.games.zizka.components.map import Field
from hetman.games.zizka.drawing.board import STYLE
from hetman.games.zizka.drawing.event_tokens import back, front
from hetman.games.zizka.drawing.icons import LEADERS
from hetman.games.zizka.drawing.landscape import HEIGHT, TOP, WIDTH
from hetman.games.zizka.drawing.layout import Label, Layout
from hetman.games.zizka.drawing.leaders import marker, pawn
from hetman.games.zizka.drawing.roads import route
from hetman.language import LANGUAGES, language
from pictures import by_id, echo, everything, markup, of_class, parse

PLAN = table("zizka", "bores").view()["map"]
ROADS = GAME.box.contents.roads
NAMED = [field["field"] for field in PLAN["fields"] if field["large"] or field["conquest"]]


def signs(board: str) -> dict[str, set[str]]:
    """Field -> what its verb roundels are: a dot or an eye."""
    found: dict[str, set[str]] = {}
    for group in parse(board):
        if group.get("data-token") and not group.get("id") and of_class(group, "mark"):
            found[group.get("data-token", "")] = {mark.get("data-token") or "" for mark in of_class(group, "mark")}
    return found


# Fields


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


def test_tokens_lie_face_down_face_up_or_known_to_the_reader_alone() -> None:
    t = table("zizka", "bores", tyn="fair", pisek="?vigil", milevsko="?0stag")
    board = drawn(t)["board"]
    assert back(("speech", "virtue")) in board
    assert front("pickpocket", ("vice",)) in board
    assert front("hunt", (), peeked=True) in board
    assert front("hunt", (), peeked=True) not in drawn(t, seat=1)["board"], "the other seat did not look"
    assert front("hunt", (), peeked=True) not in drawn(t, seat=None)["board"]


def test_backs_differ_in_more_than_colour() -> None:
    backs = {tuple(token.back) for token in GAME.box.contents.tokens}
    grey = {re.sub(r"var\(--[\w-]+\)|on-\w+", "", back(hints)) for hints in backs}
    assert len(grey) == len(backs)


@pytest.mark.parametrize("count", range(7))
def test_a_back_shows_all_that_it_hints_at(count: int) -> None:
    """Also that of somebody's own tokens."""
    needs = [hint for hint in HINTS if hint not in WAYS][:count]
    (token,) = parse(f"<g>{back(tuple(needs))}</g>")
    spots = [spot(figure) for figure in token.findall("g")]
    assert len(set(spots)) == count
    assert all(abs(x) <= 12 and abs(y) <= 9 for x, y in spots), "within the octagon"


def test_leaders_differ_in_more_than_colour() -> None:
    for one, other in combinations(("gules", "azure", "vert", "or"), 2):
        for shapes in ((marker(one), marker(other)), (pawn("zizka", one, False), pawn("zizka", other, False))):
            first, second = (re.sub(r"var\(--[\w-]+\)|url\(#[\w-]+\)|on-\w+", "", shape) for shape in shapes)
            assert first != second


# Names


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_of_towns_do_not_cover_one_another(code: str) -> None:
    say = language(code, GAME.folder).say
    board = GAME.draw(table("zizka", "bores").view(), say)["board"]
    towns = of_class(board, "town")
    assert len(towns) == len(NAMED)
    boxes = []
    for town in towns:
        anchor = town.get("class", "").split()[1]
        boxes.append(Label(float(town.get("x", 0)), float(town.get("y", 0)), anchor).box(text(town)))
    assert not [pair for pair in combinations(boxes, 2) if pair[0].shared(pair[1])]
    assert all(box.x > 0 and box.right < WIDTH and box.y > TOP and box.bottom < TOP + HEIGHT for box in boxes)


def test_a_name_goes_where_nothing_is_in_its_way() -> None:
    fields = [Field(name, {}, 500, y, True, False, False, "") for name, y in (("one", 300), ("two", 360))]
    placed = Layout(fields, ()).labels((("one", "Praha"), ("two", "Brno")))
    assert placed["one"].y < placed["two"].y
    assert placed["one"].y < TOP + HEIGHT * 300 / 760, "above, since the other field lies below"


# Pawns


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


# Victory points


@pytest.mark.parametrize("goal", [5, 20, 50])
def test_the_track_runs_to_the_goal(goal: int) -> None:
    t = table("zizka", "bores", options={"goal": goal}, points={0: 3, 1: goal + 4})
    (track,) = of_class(drawn(t)["board"], "points")
    numbers = [int(text(element)) for element in track.iter("text")]
    assert numbers[0] == 0
    assert numbers[-1] == goal
    assert f"board-score leader=('leader', 'bores') points={goal + 4}" in track.get("aria-label", "")
    x = spot(by_id(drawn(t)["board"], "points-bores")[0])[0]
    assert WIDTH * goal / (goal + 1) < x < WIDTH, "beyond the goal the marker stays on the last square"


def test_markers_on_one_square_stand_side_by_side() -> None:
    board = drawn(table("zizka", "bores", "katerina", "torak"))["board"]
    across = sorted(spot(by_id(board, f"points-{leader}")[0])[0] for leader in LEADERS)
    assert all(right - left >= 12 for left, right in pairwise(across))


# Legal moves


def test_fields_in_reach_are_highlighted_and_bear_a_sign() -> None:
    t = table("zizka", "bores", field="tyn", tyn="fair")
    board = drawn(t)["board"]
    reach = {move.split()[1] for move in t.moves() if move.startswith("move")}
    fields = [field["field"] for field in PLAN["fields"]]
    assert {name for name in fields if of_class(by_id(board, f"field-{name}"), "legal")} == reach
    assert signs(board).keys() == reach
    assert "var(--act" not in drawn(t, seat=1)["board"], "teal is for the reader's own choices"


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


# The last move


def test_the_last_way_is_dotted_along_the_roads() -> None:
    view = table("zizka", "bores", field="tyn").view()
    before = table("zizka", "bores", field="vodnany").view()
    last = Last(before, [{"key": "move", "args": {"seat": ("seat", 0), "field": ("field", "tyn")}}])
    board = GAME.draw(view, echo, last=last)["board"]
    (trail,) = of_class(board, "trail")
    line = next(element.get("d", "") for element in trail.iter("path"))
    assert line.count("M") == len(route(ROADS, "vodnany", "tyn")) == 2
    assert {spot(ring) for ring in trail.iter("circle")} == {spot(by_id(board, "field-vodnany"))}
    assert not of_class(GAME.draw(view, echo)["board"], "trail")


def test_a_route_is_a_shortest_way_on_roads() -> None:
    roads = {frozenset(road) for road in ROADS}
    steps = route(ROADS, "blatna", "hrady")
    assert steps[0][0] == "blatna"
    assert steps[-1][1] == "hrady"
    assert all(one[1] == other[0] for one, other in pairwise(steps))
    assert all(frozenset(step) in roads for step in steps)
    names = [field.id for field in GAME.box.contents.fields]
    start, end = names.index("blatna"), names.index("hrady")
    assert len(steps) == GAME.box.distance[len(names) * start + end]
    assert route(ROADS, "tyn", "tyn") == []


# Markup


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


# Positions of real games


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
        assert {token for move in moves for token in move[1:]} <= tokens(everything(parts))
        roots = [parse(part) for part in parts.values() if part]
        said = [tokens for root in roots for tokens in clicks(root)]
        if len({move[0] for move in moves}) > 1:
            one_operand = [set(move) for move in moves if len(move) == 2]
            assert not [move for move in one_operand if not any(move <= tokens for tokens in said)], "one click each"
        legal = {token for move in moves for token in move}
        assert {token for root in roots for token in buttons(root)} <= legal
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
