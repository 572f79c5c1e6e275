"""The map of the siege shows the view and names everything that can be clicked."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from games.chocim.picture import chains, colours, drawn, fits, meant, named, words_of
from games.chocim.table import COMMONWEALTH, OTTOMAN, Table, table
from games.chocim.walks import walk
from hetman.drawing.standalone import light_values, sheet
from hetman.games.chocim import GAME
from hetman.games.chocim.components.names import FIELDS
from hetman.games.chocim.drawing import draw, svg
from hetman.games.chocim.drawing.board import STYLE
from hetman.games.chocim.drawing.layout import BOXES, Layout
from hetman.games.chocim.drawing.pieces import block
from hetman.language import LANGUAGES, language
from pictures import Element, by_id, echo, everything, markup, of_class, parse

FRONT = "bridgehead control: tatar 2; ramparts assault: janissary 2 tatar; ottoman general-battle: sipahi 3"


def place(part: str, name: str) -> Element:
    return by_id(part, f"place-{name}")


def legal(part: str) -> set[str]:
    """Places that are highlighted on the large map."""
    return {group.get("id", "").removeprefix("place-") for group in of_class(part, "place", "legal") if group.get("id")}


# The map


def test_every_field_has_its_place_on_both_maps() -> None:
    board = drawn(table().state)["board"]
    for field in FIELDS:
        assert by_id(board, f"field-{field}").get("data-token") == field
        assert by_id(board, f"tile-{field}").get("data-token") == field


@pytest.mark.parametrize("seat", [COMMONWEALTH, OTTOMAN])
def test_fields_touch_only_where_they_are_neighbours(seat: int) -> None:
    """No two fields overlap, and neighbours lie beside or above each other, so that a way can join them."""
    layout = Layout(table().view(seat), echo)
    for name, box in layout.boxes.items():
        assert (box.x, box.y) >= (-0.01, -0.01)
        for other, there in layout.boxes.items():
            across = min(box.right, there.right) - max(box.x, there.x)
            down = min(box.bottom, there.bottom) - max(box.y, there.y)
            assert name == other or across < 0 or down < 0, (name, other)
            if other in layout.fields[name]["neighbours"]:
                assert across > 10 or down > 10, (name, other)


def test_own_side_lies_below() -> None:
    for seat, below, above in ((COMMONWEALTH, "camp", "sultan"), (OTTOMAN, "sultan", "camp")):
        layout = Layout(table().view(seat), echo)
        assert layout.boxes[below].y > 500 > 200 > layout.boxes[above].y
    spectator = Layout(table().view(None), echo)
    assert spectator.boxes["camp"] == BOXES["camp"]


def test_the_front_faces_the_enemy_from_either_seat() -> None:
    for seat in (COMMONWEALTH, OTTOMAN):
        places = Layout(table().view(seat), echo).places["bastion"]
        assert (places["assault"].y < places["defence"].y) == (seat == COMMONWEALTH)


def test_a_place_lies_inside_its_field_and_beside_no_other() -> None:
    for seat in (COMMONWEALTH, OTTOMAN):
        layout = Layout(table(FRONT).view(seat), echo)
        for name, places in layout.places.items():
            field = layout.boxes[name]
            boxes = list(places.values())
            for number, box in enumerate(boxes):
                assert field.x <= box.x < box.right <= field.right + 0.01, name
                assert field.y <= box.y < box.bottom <= field.bottom + 0.01, name
                for other in boxes[number + 1 :]:
                    apart = box.right < other.x or other.right < box.x or box.bottom < other.y or other.bottom < box.y
                    assert apart, name


def test_a_half_shows_the_pair_of_who_holds_the_field() -> None:
    board = drawn(table(FRONT).state)["board"]
    assert place(board, "bridgehead-control")
    assert place(board, "bridgehead-counter-attack")
    ids = set(re.findall(r'id="(place-[\w-]+)"', board))
    assert not {"place-bridgehead-assault", "place-bridgehead-defence", "place-ramparts-control"} & ids
    assert "captured" in by_id(board, "field-bridgehead").get("class", "")
    assert "captured" not in by_id(board, "field-ramparts").get("class", "")


@pytest.mark.parametrize(("count", "edges", "shown"), [(1, 1, None), (2, 2, "2"), (17, 3, "17")])
def test_units_of_one_kind_are_one_block_with_a_number(count: int, edges: int, shown: str | None) -> None:
    picture = parse(block("sipahi", count))
    assert len(of_class(picture, "face")) == edges
    assert picture.findtext(".//text") == shown


@pytest.mark.parametrize(("dice", "pips", "hollow"), [(0, 1, 1), (1, 1, 0), (2, 2, 0)])
def test_pips_are_the_dice_of_one_unit(dice: int, pips: int, hollow: int) -> None:
    picture = parse(block("tatar", 1, dice))
    assert len(of_class(picture, "pip-of-block")) == pips
    assert len(of_class(picture, "pip-of-block", "hollow")) == hollow


def test_sides_differ_in_more_than_colour() -> None:
    def grey(unit: str) -> str:
        return re.sub(r"#charge-\w+|commonwealth|ottoman", "", block(unit))

    assert grey("cavalry") != grey("sipahi")


def test_a_place_counts_who_stands_there_and_who_may() -> None:
    board = drawn(table(FRONT).state)["board"]
    assert "3 /4–7" in words_of(place(board, "ramparts-assault"))
    assert "2 /3" in words_of(place(board, "bridgehead-control"))
    assert "2" in words_of(by_id(board, "units-ramparts-assault-janissary"))
    assert of_class(by_id(board, "units-ramparts-assault-sipahi"), "vacancy")


def test_one_unit_more_is_a_warning() -> None:
    def warned(units: str) -> bool:
        return "!" in [text.text for text in parse(drawn(table(units).state)["board"]).iter("text")]

    control = "bastion control: sipahi; "
    assert not warned(control + "ramparts assault: sipahi 2")
    assert warned(control + "ramparts assault: sipahi 3")


def test_a_closed_place_shows_the_reason() -> None:
    board = drawn(table().state)["board"]
    assert "board-bar-no-way" in words_of(place(board, "castle-assault"))
    blocked = drawn(table("commonwealth general-battle: cavalry 4").state)["board"]
    assert "board-bar-blockade" in words_of(place(blocked, "tabor-assault"))
    assert "barred" in place(blocked, "tabor-assault").get("class", "")


def test_the_trench_shows_where_it_is() -> None:
    board = drawn(table(trench=5).state)["board"]
    cells = of_class(by_id(board, "field-trenches"), "cell")
    assert ["now" in cell.get("class", "") for cell in cells] == [False] * 5 + [True, False]
    assert "board-trench count=5 last=6" in board


def test_a_premium_that_was_taken_leaves_its_outline() -> None:
    assert not of_class(drawn(table().state)["board"], "bonus", "gone")
    assert of_class(drawn(table(bonus=False).state)["board"], "bonus", "gone")


def test_walls_stand_in_the_defence() -> None:
    board = drawn(table(levels={"church": 3}).state)["board"]
    assert words_of(place(board, "church-defence")).split().count("3") == 1


# Legal moves on the map


def test_only_places_that_take_a_unit_are_highlighted() -> None:
    t = table(hand="opalinski").play("command opalinski")
    open_places = legal(drawn(t.state)["board"])
    assert {"bastion-defence", "castle-procession", "foreground-general-battle-0"} <= open_places
    assert not [name for name in open_places if name.endswith(("assault", "control", "plunder"))]
    assert "foreground-general-battle-1" not in open_places


def test_picking_a_unit_or_a_field_narrows_what_is_highlighted() -> None:
    t = table(hand="opalinski").play("command opalinski")
    foot = legal(drawn(t.state, chosen=("infantry",))["board"])
    assert "castle-procession" not in foot, "only cavalry rides in it"
    assert "ramparts-fortify" in foot
    field = legal(drawn(t.state, chosen=("castle",))["board"])
    assert {name.split("-")[0] for name in field} == {"castle", "sheet"}, "the map, and the sheet of a phone"


def test_a_click_on_an_empty_place_is_a_whole_move() -> None:
    t = table(hand="opalinski").play("command opalinski")
    wanted = GAME.parse("place infantry ramparts fortify")
    clicks = [links for links in chains(drawn(t.state)) if [token for token, _ in links[:3]] == WAY_TO_FORTIFY]
    assert [meant(GAME, t.state.moves(), links) for links in clicks] == [[wanted]]


WAY_TO_FORTIFY = ["infantry", "fortify", "ramparts"]


def test_a_reserve_means_where_a_unit_comes_from_and_not_where_it_goes() -> None:
    t = table(hand="opalinski").play("command opalinski")
    clicks = [links for links in chains(drawn(t.state)) if [token for token, _ in links] == ["cossack", "tabor"]]
    assert clicks
    fields = {named(GAME, move)["field"] for move in meant(GAME, t.state.moves(), clicks[0])}
    assert {"tabor", "bastion", "ramparts"} <= fields


def test_a_garrison_that_is_sent_elsewhere_is_clicked_where_it_stands() -> None:
    t = table().play("fortel lubomirski first")
    clicks = [links for links in chains(drawn(t.state)) if [token for token, _ in links] == ["infantry", "church"]]
    left = meant(GAME, t.state.moves(), clicks[0])
    assert {named(GAME, move)["from"] for move in left} == {"church"}
    assert len({named(GAME, move)["field"] for move in left}) > 2


def test_walls_are_clicked_on_their_field() -> None:
    t = table(hand="denhoff").play("fortel denhoff")
    board = drawn(t.state)["board"]
    church = by_id(board, "field-church")
    assert church.get("role") == "button"
    assert of_class(church, "mark", "plus")
    assert by_id(board, "field-foreground").get("role") != "button"


def test_what_was_chosen_has_a_ring_and_no_teal() -> None:
    t = table(hand="opalinski").play("command opalinski")
    board = drawn(t.state, chosen=("castle", "procession"))["board"]
    assert of_class(place(board, "castle-procession"), "chosen")
    assert not of_class(place(board, "castle-procession"), "legal")


def test_teal_is_only_what_the_viewer_can_do() -> None:
    for seat in (OTTOMAN, None):
        parts = draw(table(FRONT, hand="opalinski").view(seat), echo)
        assert "var(--act" not in everything(parts)
        assert not of_class(parts["board"], "legal")
        assert not chains(parts)


# A phone


def test_a_touched_field_opens_its_sheet() -> None:
    t = table(hand="opalinski").play("command opalinski")
    assert not of_class(drawn(t.state)["board"], "field-sheet")
    board = drawn(t.state, chosen=("ramparts",))["board"]
    (sheet,) = of_class(board, "field-sheet")
    assert by_id(board, "sheet-place-ramparts-fortify").get("role") == "button"
    wanted = GAME.parse("place infantry ramparts fortify")
    assert [wanted] in [meant(GAME, t.state.moves(), links) for links in chains({"field": markup(sheet)})]


def test_a_command_keeps_the_sheet_of_its_field_open() -> None:
    t = table(hand="opalinski").play("command opalinski", "place infantry ramparts fortify")
    assert of_class(drawn(t.state)["board"], "field-sheet")


@pytest.mark.parametrize(("field", "part"), [("kosh", "YMin"), ("church", "YMid"), ("camp", "YMax")])
def test_the_map_is_cut_around_the_field_and_never_scaled_down(field: str, part: str) -> None:
    t = table(hand={1: "kaffa"}, turn=OTTOMAN) if field == "kosh" else table(hand="opalinski")
    t.play("command kaffa" if field == "kosh" else "command opalinski")
    board = drawn(t.state, chosen=(field,))["board"]
    windows = of_class(board, "map-window", "cut")
    if field == "camp":
        assert not windows, "nobody is placed there"
        return
    (cut,) = windows
    turned = {"YMin": "YMax", "YMid": "YMid"}[part] if field == "kosh" else part
    assert cut[0].get("preserveAspectRatio") == f"xMid{turned} slice"


def test_every_highlighted_field_can_be_touched() -> None:
    t = table(hand="opalinski").play("command opalinski")
    board = drawn(t.state)["board"]
    tiles = {tile.get("data-token") for tile in parse(board).iter() if tile.get("id", "").startswith("tile-")}
    touchable = {
        tile.get("data-token")
        for tile in parse(board).iter()
        if tile.get("id", "").startswith("tile-") and tile.get("role") == "button"
    }
    assert tiles == set(FIELDS)
    assert touchable == {named(GAME, move)["field"] for move in t.state.moves() if "field" in named(GAME, move)}


# Markup


def positions() -> list[Table]:
    return [
        table(FRONT, hand="opalinski potocki"),
        table(hand="opalinski").play("command opalinski"),
        table("commonwealth broken: infantry 2 cossack").play("fortel chodkiewicz second"),
        table(hand="denhoff").play("fortel denhoff"),
    ]


@pytest.mark.parametrize("number", range(4))
def test_parts_are_well_formed_and_ids_unique(number: int) -> None:
    state = positions()[number].state
    for seat in (COMMONWEALTH, OTTOMAN):
        parts = drawn(state, seat)
        ids = Counter(
            element.get("id") for part in parts.values() if part for element in parse(part).iter() if element.get("id")
        )
        assert [name for name, count in ids.items() if count > 1] == []
        referred = set(re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', parts["board"]))
        assert {first or second for first, second in referred} <= set(ids)


def test_texts_are_escaped() -> None:
    def hostile(key: str, **args: object) -> str:
        return f"\"'><{key} onclick=x>&"

    for t in positions():
        moves = [GAME.tokens(move) for move in t.state.moves()]
        for part in draw(t.view(t.actor), hostile, moves=moves).values():
            root = parse(part) if part else None
            assert root is None or not [element for element in root.iter() if element.get("onclick")]


def test_every_colour_is_a_token_of_the_site() -> None:
    known = light_values(sheet(STYLE.parents[2] / "drawing" / "tokens.css"), sheet(STYLE))
    for t in positions():
        text = everything(drawn(t.state))
        assert colours(text) <= known.keys() | {"field"}
        assert not re.findall(r'"#[0-9A-Fa-f]{3,6}"', text)
        assert 'style="' not in text, "a strict page forbids them"
    assert colours(sheet(STYLE)) <= known.keys() | {"field"}


def test_the_map_stands_by_itself() -> None:
    picture = svg(table(FRONT).view(None), echo)
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    style = root.findtext("{http://www.w3.org/2000/svg}style") or ""
    assert colours(picture) - {"field"} <= set(re.findall(r"--([\w-]+):", style)), "every token has a value"
    assert "light-dark" not in style
    referred = {first or second for first, second in re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', picture)}
    assert referred <= set(re.findall(r'\bid="([\w-]+)"', picture))
    assert "<style" not in drawn(table().state)["board"], "inside a page it takes the page's colours"


def test_a_block_keeps_its_id() -> None:
    before, after = table(), table("bastion defence: cavalry 2")
    for t in (before, after):
        assert by_id(drawn(t.state)["board"], "units-bastion-defence-cavalry")
    assert markup(by_id(drawn(before.state)["board"], "field-camp")) == markup(
        by_id(drawn(before.state)["board"], "field-camp")
    )


# Positions of real games


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_position_of_a_game_can_be_clicked_and_read(seed: int, code: str) -> None:
    """Every operand of every legal move is named by something that can be clicked, as the operand it is."""
    say = language(code, GAME.folder, GAME.own_texts.get(code, "")).say
    for number, state in enumerate(walk(seed)):
        if state.actor < 0 or (number % 5 and state.view(state.actor)["phase"] == "actions"):
            continue
        legal = state.moves()
        parts = draw(state.view(state.actor), say, moves=[GAME.tokens(move) for move in legal])
        links = {link for chain in chains(parts) for link in chain}
        for move in legal:
            for name, token in named(GAME, move).items():
                if name == "way":
                    leader = draw(
                        state.view(state.actor),
                        say,
                        moves=map(GAME.tokens, legal),
                        chosen=[named(GAME, move)["leader"]],
                    )
                    assert f'data-move="{GAME.notation(move)}"' in leader["tray"]
                    continue
                clickable = [link for link in links if link[0] == token and fits(GAME, move, [link])]
                assert clickable, (GAME.notation(move), name)
    assert state.actor < 0
    for seat in (COMMONWEALTH, OTTOMAN, None):
        draw(state.view(seat), say)
