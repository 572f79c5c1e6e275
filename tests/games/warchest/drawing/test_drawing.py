"""The picture of a War Chest table shows what the view says and names everything that can be clicked."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any
from xml.etree import ElementTree

import pytest

from hetman.core.dice import Dice
from hetman.core.game import Last
from hetman.drawing.picture import LOZENGE, SHIELD
from hetman.drawing.standalone import light_values, sheet
from hetman.games.warchest import GAME
from hetman.games.warchest.components import FIELDS, UNITS
from hetman.games.warchest.drawing import draw, svg
from hetman.games.warchest.drawing.board import STYLE
from hetman.games.warchest.drawing.pieces import blank, stack
from hetman.language import LANGUAGES, language
from pictures import Element, by_id, echo, everything, markup, of_class, parse

RAVENS = ["swordsman", "pikeman", "crossbowman", "lightcavalry"]
WOLVES = ["archer", "cavalry", "lancer", "scout"]
FOUR = [
    ["swordsman", "footman", "marshall"],
    ["archer", "cavalry", "warriorpriest"],
    ["knight", "ensign", "royalguard"],
    ["berserker", "mercenary", "scout"],
]
SECRET = {
    "hand": {"archer": 1, "royal": 1, "cavalry": 2},
    "bag": {"scout": 2},
    "down": {"lancer": 1},
}


def last(key: str, **operands: str) -> Last:
    """A last move whose hexes are all named."""
    return Last(table(), [{"key": key, "args": {name: ["hex", hex] for name, hex in operands.items()}}])


def player(seat: int, army: Sequence[str], **changes: Any) -> dict[str, Any]:
    return {
        "seat": seat,
        "army": list(army),
        "supply": {unit: UNITS[unit] - 2 for unit in army},
        "lost": dict.fromkeys(army, 0),
        "up": {},
        "hand": 3,
        "bag": 4,
        "down": 0,
        "coins": None,
        "drawn": None,
        **changes,
    }


def unit(place: str, kind: str, seat: int, height: int = 1) -> dict[str, Any]:
    return {"hex": place, "unit": kind, "seat": seat, "height": height}


UNITS_FOR_TWO = [
    unit("e3", "swordsman", 0),
    unit("g4", "pikeman", 0, 2),
    unit("h4", "lightcavalry", 0),
    unit("h3", "cavalry", 1, 3),
    unit("d1", "archer", 1),
]


def table(seats: int = 2, seat: int | None = 1, **changes: Any) -> dict[str, Any]:
    """A view in mid-game: Wolves hold e3 under a Swordsman, Ravens g4 under their own Pikeman."""
    field = FIELDS[seats]
    holds = dict.fromkeys(field.neutral, -1) | {name: team for team in (0, 1) for name in field.start[team]}
    armies = [RAVENS, WOLVES] if seats == 2 else FOUR
    players = [player(number, army) for number, army in enumerate(armies)]
    if seat is not None and seats == 2:
        players[seat]["coins"] = SECRET if seat == 1 else {"hand": {"pikeman": 3}, "bag": {}, "down": {}}
    return {
        "game": "warchest",
        "seat": seat,
        "seats": seats,
        "actor": 1,
        "awaited": [1],
        "prompt": None,
        "scores": [0] * seats,
        "winners": [],
        "round": 7,
        "round_limit": 200,
        "initiative": 0,
        "claimed": False,
        "goal": field.markers,
        "holds": holds | {"e3": 1, "g4": 0},
        "units": UNITS_FOR_TWO if seats == 2 else [],
        "players": players,
        "pool": [],
        **changes,
    }


MOVES = [
    ("move", "cavalry", "i3"),
    ("move", "cavalry", "h2"),
    ("attack", "cavalry", "h4"),
    ("tactic", "cavalry", "g3", "g4"),
    ("bolster", "cavalry"),
    ("deploy", "scout", "g1"),
    ("control", "archer"),
    ("tactic", "archer", "e3"),
    ("recruit", "scout", "cavalry"),
    ("recruit", "archer", "royal"),
    ("initiative", "royal"),
    ("pass", "cavalry"),
    ("skip",),
]


def tokens(markup: str) -> set[str]:
    return set(re.findall(r'data-token="([^"]*)"', markup))


def spot(element: Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    assert found is not None
    return float(found[1]), float(found[2])


def spots(part: str) -> dict[str, tuple[float, float]]:
    """Hex -> where it lies in the picture."""
    fields = (element for element in parse(part) if element.get("id", "").startswith("hex-"))
    return {field.get("data-token", ""): spot(field) for field in fields}


def signs(part: str) -> dict[str, list[str]]:
    """Hex -> the signs shown on it, found by where they lie."""
    names = {place: name for name, place in spots(part).items()}
    found: dict[str, list[str]] = {}
    for group in parse(part):
        for mark in of_class(group, "mark"):
            found.setdefault(names[spot(group)], []).append(mark.get("class", "").split()[1])
    return found


def lit_fields(part: str) -> set[str]:
    names = {place: name for name, place in spots(part).items()}
    return {names[spot(group)] for group in parse(part) if group.get("class") == "through legal"}


# The board


@pytest.mark.parametrize(("seats", "count"), [(2, 37), (4, 47)])
def test_every_hex_is_there_under_its_name(seats: int, count: int) -> None:
    board = draw(table(seats), echo)["board"]
    assert len(spots(board)) == count
    assert set(spots(board)) == set(FIELDS[seats].hexes())


def test_hexes_lie_where_the_rules_say() -> None:
    places = spots(draw(table(4, seat=None), echo)["board"])
    assert places["f4"] == (0, 0)
    assert places["e6"] == (-75, -216.51)
    assert places["h5"] == (150, -173.21)
    assert places["a1"] == (-375, 43.3)
    assert places["k2"] == (375, -43.3)
    for name, (x, y) in places.items():
        above = f"{name[0]}{int(name[1]) + 1}"
        if above in places:
            assert places[above] == pytest.approx((x, y - 86.6), abs=0.02)


def test_every_hex_shows_its_name_also_under_a_unit() -> None:
    board = parse(draw(table(), echo)["board"])
    assert sorted(element.text or "" for element in of_class(board, "name")) == sorted(FIELDS[2].hexes())


@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_is_turned_by_half_for_ravens(seats: int) -> None:
    ravens = spots(draw(table(seats, seat=0), echo)["board"])
    wolves = spots(draw(table(seats, seat=1), echo)["board"])
    assert ravens == {name: (-x + 0.0, -y + 0.0) for name, (x, y) in wolves.items()}


@pytest.mark.parametrize(("seat", "below", "above"), [(0, "e6", "d1"), (1, "d1", "e6"), (None, "d1", "e6")])
def test_the_own_side_is_at_the_bottom(seat: int | None, below: str, above: str) -> None:
    places = spots(draw(table(seat=seat), echo)["board"])
    assert places[below][1] > 0 > places[above][1]


def test_partners_see_the_board_from_the_same_side() -> None:
    assert spots(draw(table(4, seat=0), echo)["board"]) == spots(draw(table(4, seat=2), echo)["board"])
    assert spots(draw(table(4, seat=1), echo)["board"]) == spots(draw(table(4, seat=3), echo)["board"])


def test_texts_are_never_turned() -> None:
    board = parse(draw(table(seat=0), echo)["board"])
    turned = [group for group in board.iter() if "rotate" in group.get("transform", "")]
    assert not [text for group in turned for text in group.iter("text")]


@pytest.mark.parametrize(
    ("place", "plate", "marker"), [("e3", "--wolf-plate", SHIELD), ("g4", "--raven-plate", LOZENGE)]
)
def test_who_holds_a_location_shows_under_a_unit(place: str, plate: str, marker: str) -> None:
    board = draw(table(), echo)["board"]
    field = by_id(board, f"hex-{place}")
    assert plate in markup(field)
    assert marker not in markup(field), "the marker lies beside the unit, not under it"
    piece = next(group for group in parse(board) if group.get("data-token") == place and not group.get("id"))
    assert marker in markup(piece)


def test_a_unit_on_a_bare_hex_has_no_marker_beside_it() -> None:
    board = draw(table(), echo)["board"]
    piece = next(group for group in parse(board) if group.get("data-token") == "h4" and not group.get("id"))
    assert LOZENGE not in markup(piece)
    assert SHIELD not in markup(piece)


def test_a_free_location_is_told_from_a_held_one() -> None:
    board = draw(table(), echo)["board"]
    assert "plate" not in markup(by_id(board, "hex-c2"))
    assert "board-free" in by_id(board, "hex-c2").get("aria-label", "")
    assert LOZENGE in markup(by_id(board, "hex-e6"))
    assert "team=('team', 0)" in by_id(board, "hex-e6").get("aria-label", "")


@pytest.mark.parametrize("height", [1, 2, 5])
def test_a_stack_shows_its_coins_and_from_two_upwards_their_number(height: int) -> None:
    picture = f"<g>{stack('archer', 1, height)}</g>"
    discs = [disc for disc in parse(picture).iter("circle") if disc.get("r") == "30"]
    assert len(discs) == height
    assert [text.text for text in parse(picture).iter("text")] == ([str(height)] if height > 1 else [])


@pytest.mark.parametrize(("first", "second"), [(0, 2), (1, 3)])
def test_partners_differ_in_more_than_colour(first: int, second: int) -> None:
    """Without its colours a coin of one partner is still not that of the other."""

    def grey(seat: int) -> str:
        return re.sub(r"var\(--[\w-]+\)", "", blank(seat))

    assert grey(first) != grey(second)


def test_the_last_move_leaves_a_trail() -> None:
    board = draw(table(), echo, last=last("charge", **{"from": "f6"}, to="h4", target="h3"))["board"]
    (trail,) = of_class(board, "trail")
    places = spots(board)
    rings = {spot(ring) for ring in trail.iter("circle")}
    assert rings == {places["f6"], places["h4"], places["h3"]}
    assert not of_class(draw(table(), echo)["board"], "trail")


def test_a_coin_put_down_is_ringed_and_a_shot_points_at_its_target() -> None:
    put = draw(table(), echo, last=last("deploy", hex="d1"))["board"]
    assert {spot(ring) for ring in of_class(put, "trail")[0].iter("circle")} == {spots(put)["d1"]}
    shot = draw(table(), echo, last=last("attack_from", **{"from": "d1"}, target="e3"))["board"]
    assert {spot(ring) for ring in of_class(shot, "trail")[0].iter("circle")} == {spots(shot)["e3"]}


# Legal moves


def test_every_token_of_a_legal_move_can_be_clicked() -> None:
    parts = draw(table(), echo, moves=MOVES)
    named = {token for move in MOVES for token in move[1:]}
    assert named <= tokens(everything(parts))


def test_units_of_other_seats_can_be_asked_about_but_are_no_buttons() -> None:
    parts = draw(table(), echo, moves=MOVES)
    assert tokens(parts["seat-0"]) == set(RAVENS)
    assert tokens(parts["seat-1"]) == set(WOLVES)
    assert 'role="button"' not in parts["seat-0"] + parts["seat-1"]


def test_signs_tell_what_is_done_where() -> None:
    assert signs(draw(table(), echo, moves=MOVES)["board"]) == {
        "i3": ["dot"],
        "h2": ["dot"],
        "g3": ["dot"],
        "h4": ["swords"],
        "g4": ["swords"],
        "e3": ["swords"],
        "h3": ["plus"],
        "g1": ["plus"],
        "d1": ["keep"],
    }


def test_a_field_can_bear_two_signs() -> None:
    moves = [
        ("move", "cavalry", "h2"),
        ("deploy", "scout", "h2"),
        ("bolster", "archer"),
        ("control", "archer"),
    ]
    shown = signs(draw(table(), echo, moves=moves)["board"])
    assert shown == {"h2": ["dot", "plus"], "d1": ["plus", "keep"]}


def test_a_verb_that_names_no_hex_is_clicked_on_its_sign_within_its_unit() -> None:
    board = draw(table(), echo, moves=[("bolster", "cavalry")])["board"]
    piece = next(group for group in parse(board) if group.get("data-token") == "h3" and not group.get("id"))
    chain = [element.get("data-token") for element in piece.iter() if element.get("data-token")]
    assert chain == ["h3", "cavalry", "bolster"]


def test_only_moves_that_fit_what_was_chosen_are_lit() -> None:
    board = draw(table(), echo, moves=MOVES, chosen=("cavalry",))["board"]
    assert lit_fields(board) == {"i3", "h2", "g3", "h4", "g4", "h3"}
    board = draw(table(), echo, moves=MOVES, chosen=("cavalry", "g3"))["board"]
    assert lit_fields(board) == {"g4"}
    assert signs(board) == {"g4": ["swords"]}


def test_the_unit_that_gets_an_order_is_lit_and_not_the_coin_that_pays() -> None:
    units = [*UNITS_FOR_TWO, unit("f2", "scout", 1)]
    ordered = draw(table(units=units), echo, moves=[("tactic", "cavalry", "scout", "f3")])["board"]
    assert lit_fields(ordered) == {"f2", "f3"}
    paid = draw(table(units=units), echo, moves=[("recruit", "cavalry", "scout")])["board"]
    assert lit_fields(paid) == set()


def test_a_partners_unit_is_pointed_out_and_not_attacked() -> None:
    units = [unit("c4", "footman", 0), unit("e4", "ensign", 2)]
    board = draw(table(4, seat=2, actor=2, units=units), echo, moves=[("tactic", "ensign", "footman", "c4", "d4")])[
        "board"
    ]
    assert lit_fields(board) == {"c4", "d4"}
    assert signs(board) == {"d4": ["dot"]}


def test_of_two_footmen_the_one_that_acts_is_chosen_and_can_still_be_bolstered() -> None:
    footmen = [unit("c4", "footman", 0), unit("f5", "footman", 0)]
    moves = [
        ("move", "footman", "c4", "c3"),
        ("move", "footman", "f5", "f6"),
        ("bolster", "footman", "c4"),
        ("bolster", "footman", "f5"),
    ]
    view = table(seat=0, actor=0, units=footmen)
    assert lit_fields(draw(view, echo, moves=moves)["board"]) == {"c4", "c3", "f5", "f6"}
    board = draw(view, echo, moves=moves, chosen=("footman", "c4"))["board"]
    assert lit_fields(board) == {"c3"}
    assert signs(board) == {"c3": ["dot"], "c4": ["plus"]}


def test_what_was_chosen_is_drawn_as_chosen() -> None:
    parts = draw(table(), echo, moves=MOVES, chosen=("cavalry", "g3"))
    pressed = [held.get("id") for held in of_class(parts["hand"], "held") if held.get("aria-pressed") == "true"]
    assert pressed == ["hand-cavalry-1"], "of two equal coins one is chosen"
    outlines = [group for group in parse(parts["board"]) if "chosen" in group.get("class", "").split()]
    assert {spot(outline) for outline in outlines} == {spots(parts["board"])["g3"]}
    assert of_class(by_id(parts["board"], "unit-1-cavalry-1"), "chosen")


def test_teal_is_only_what_the_reader_can_do() -> None:
    assert "var(--act" not in everything(draw(table(), echo, last=last("move_from", **{"from": "f6"}, to="h4")))
    assert "var(--act" in draw(table(), echo, moves=MOVES)["board"]


def test_recruits_are_lit_once_recruiting_is_chosen() -> None:
    def rows(chosen: Iterable[str]) -> set[str | None]:
        roles = dict.fromkeys(("coin",), next((token for token in chosen if token != "recruit"), None))
        roles = {name: token for name, token in roles.items() if token}
        panel = draw(table() | {"chosen": roles}, echo, moves=MOVES, chosen=chosen)["seat-1"]
        return {row.get("data-token") for row in of_class(panel, "kind") if "legal" in row.get("class", "")}

    assert rows(()) == set()
    assert rows(("cavalry",)) == set()
    assert rows(("recruit",)) == set(), "first the coin that pays"
    assert rows(("recruit", "royal")) == {"archer"}


def test_a_hand_of_one_kind_pays_for_a_recruit_without_being_asked() -> None:
    moves = [("recruit", "scout", "royal"), ("recruit", "archer", "royal"), ("pass", "royal")]
    parts = draw(table(), echo, moves=moves, chosen=["recruit"])
    assert not parts["hand"]
    lit = {button.get("data-token") for button in of_class(parts["tray"], "unit") if "legal" in button.get("class", "")}
    rows = {row.get("data-token") for row in of_class(parts["seat-1"], "kind") if "legal" in row.get("class", "")}
    assert lit == rows == {"scout", "archer"}


def test_coins_that_cannot_be_used_now_are_barred_and_others_are_not() -> None:
    hand = draw(table(), echo, moves=[("move", "cavalry", "i3")])["hand"]
    barred = {held.get("data-token") for held in of_class(hand, "barred")}
    assert barred == {"archer", "royal"}
    assert not of_class(draw(table(), echo)["hand"], "barred"), "nothing is barred while others move"


# Hand, panels, draft


def test_the_hand_holds_each_coin() -> None:
    held = of_class(draw(table(), echo, moves=MOVES)["hand"], "held")
    assert Counter(coin.get("data-token") for coin in held) == SECRET["hand"]


def test_a_spectator_has_no_hand() -> None:
    assert draw(table(seat=None), echo)["hand"] == ""


def test_the_priests_coin_lies_apart() -> None:
    view = table()
    view["players"][1]["drawn"] = "scout"
    (apart,) = of_class(draw(view, echo, moves=[("deploy", "scout", "g1")])["hand"], "apart")
    assert apart.get("data-token") == "scout"
    assert "hand-drawn" in markup(apart)


def test_the_priests_coin_of_another_seat_shows_its_back() -> None:
    view = table()
    view["players"][0]["drawn"] = "hidden"
    assert "panel-drawn" in draw(view, echo)["seat-0"]
    assert "panel-drawn" not in draw(view, echo)["seat-1"]


def test_hidden_coins_of_others_are_never_drawn() -> None:
    """The drawing reads only the viewer's own coins, even if a view has those of others."""
    view = table(seat=1)
    open_table = everything(draw(view, echo))
    view["players"][0]["coins"] = {"hand": {"royal": 1}, "bag": {"pikeman": 2}, "down": {"swordsman": 1}}
    assert everything(draw(view, echo)) == open_table
    view["seat"] = None
    assert "panel-own" not in everything(draw(view, echo))
    assert not tokens(draw(view, echo)["hand"])


def test_a_seat_sees_its_own_bag_and_discards() -> None:
    panel = draw(table(), echo)["seat-1"]
    assert "panel-own-bag" in panel
    assert "panel-own-down" in panel
    assert "panel-pile coin=coin-scout count=2" in panel


def test_a_panel_counts_markers_and_coins() -> None:
    view = table()
    view["players"][0] |= {"hand": 2, "bag": 5, "down": 1, "up": {"pikeman": 2, "royal": 1}}
    panel = draw(view, echo)["seat-0"]
    row = of_class(panel, "track")[0]
    dashed = [mark for mark in of_class(row, "mk") if "stroke-dasharray" in markup(mark)]
    assert (len(of_class(row, "mk")), len(dashed)) == (6, 3), "e6, h5 and g4 are held"
    assert "panel-markers count=3 goal=6" in panel
    numbers = [cell[0][0].tail for cell in of_class(panel, "counts")[0]][:3]
    assert numbers == ["2", "5", "1"]
    assert "coin-royal" in panel
    assert "panel-pile coin=coin-pikeman count=2" in panel


def test_pips_tell_supply_coins_in_play_and_losses() -> None:
    view = table()
    view["players"][1]["supply"]["archer"] = 1
    view["players"][1]["lost"]["archer"] = 2
    row = of_class(draw(view, echo)["seat-1"], "kind")[0]
    states = [pip.get("class") for pip in of_class(row, "pip")]
    assert states == ["pip", "pip out", "pip lost", "pip lost"]


def test_initiative_and_turn_are_marked() -> None:
    parts = draw(table(claimed=True), echo)
    assert "panel-initiative" in parts["seat-0"]
    assert "panel-claimed" in parts["seat-0"]
    assert "panel-initiative" not in parts["seat-1"]
    assert of_class(parts["seat-1"], "turn")
    assert not of_class(draw(table(seat=0), echo)["seat-1"], "turn"), "teal is for the viewer's own turn"
    assert of_class(draw(table(seat=0), echo)["seat-1"], "awaited")


def test_the_winner_is_marked_and_nobody_has_the_initiative_any_more() -> None:
    parts = draw(table(winners=[0], claimed=True), echo)
    assert "panel-winner" in parts["seat-0"]
    assert "panel-winner" not in parts["seat-1"]
    assert "panel-initiative" not in parts["seat-0"]


def test_four_seats_have_four_panels() -> None:
    parts = draw(table(4, seat=2), echo)
    assert list(parts) == ["board", "hand", "tray", "caption", "seat-0", "seat-1", "seat-2", "seat-3"]
    for seat, army in enumerate(FOUR):
        assert [f"rule-{kind}" in parts[f"seat-{seat}"] for kind in army] == [True] * 3


def test_a_draft_lays_out_the_cards_that_are_left() -> None:
    pool = ["archer", "knight", "royalguard"]
    view = table(pool=pool, units=[])
    parts = draw(view, echo, moves=[("pick", "archer"), ("pick", "knight")])
    cards = of_class(parts["tray"], "f-act")
    assert [card.get("data-token") for card in cards] == pool
    assert ["legal" in card.get("class", "") for card in cards] == [True, True, False]
    assert "rule-knight" in markup(cards[1])


# Markup


def test_every_part_is_well_formed_and_ids_are_unique() -> None:
    for view in (table(), table(seat=None), table(4, seat=3), table(pool=["archer"])):
        parts = draw(view, echo, moves=MOVES, last=last("move_from", **{"from": "f6"}, to="h4"))
        roots = [parse(part) for part in parts.values() if part]
        ids = Counter(element.get("id") for root in roots for element in root.iter() if element.get("id"))
        assert [name for name, count in ids.items() if count > 1] == []


def test_texts_are_escaped() -> None:
    def hostile(key: str, **args: object) -> str:
        return f"\"'><{key} onclick=x>&"

    view = table()
    view["players"][0] |= {"up": {"royal": 2}, "drawn": "hidden"}
    for changes in ({}, {"pool": ["archer"]}):
        for name, part in draw(view | changes, hostile, moves=MOVES).items():
            if not part:
                continue
            root = parse(part)
            strangers = {element.tag for element in root.iter() if "-" in element.tag}
            assert not strangers, name
            assert not [element for element in root.iter() if element.get("onclick")]
    title = by_id(draw(view, hostile)["board"], "hex-f4").find("title")
    assert title is not None
    assert title.text == "\"'><board-hex onclick=x>&"


def test_a_unit_keeps_its_id_when_it_moves() -> None:
    moved = [unit("f5", "swordsman", 0) if entry["hex"] == "e3" else entry for entry in UNITS_FOR_TWO]
    before = draw(table(), echo)["board"]
    after = draw(table(units=moved), echo)["board"]
    for board in (before, after):
        assert "unit=('unit', 'swordsman')" in by_id(board, "unit-0-swordsman-1").get("aria-label", "")
    assert draw(table(), echo)["board"] == before, "the same view gives the same picture"


def test_two_footmen_have_two_ids() -> None:
    footmen = [unit("c4", "footman", 0), unit("f5", "footman", 0)]
    board = draw(table(4, seat=0, units=footmen), echo)["board"]
    assert "c4" in by_id(board, "unit-0-footman-1").get("aria-label", "")
    assert "f5" in by_id(board, "unit-0-footman-2").get("aria-label", "")


def test_the_board_stands_by_itself() -> None:
    for picture in (svg(table(), echo), svg(table(4, seat=None), echo)):
        root = ElementTree.fromstring(picture)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        style = root.findtext("{http://www.w3.org/2000/svg}style") or ""
        used = set(re.findall(r"var\(--([\w-]+)\)", picture))
        assert used <= set(re.findall(r"--([\w-]+):", style)), "every token has a value"
        assert "light-dark" not in style
    assert "<style" not in draw(table(), echo)["board"], "inside a page it takes the page's colours"


def test_every_colour_of_a_part_is_a_token_of_the_site() -> None:
    known = light_values(sheet(STYLE.parents[2] / "drawing" / "tokens.css"), sheet(STYLE))
    parts = draw(table(), echo, moves=MOVES, last=last("move_from", **{"from": "f6"}, to="h4"))
    assert set(re.findall(r"var\(--([\w-]+)\)", everything(parts))) <= known.keys() | {"field"}
    assert not re.findall(r'"#[0-9A-Fa-f]{3,6}"', everything(parts))
    assert 'style="' not in everything(parts), "a strict page forbids them"


# Positions of real games


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seats", "army"), [(2, "random"), (4, "random"), (2, "draft"), (4, "draft")])
def test_whatever_comes_up_in_a_game_can_be_clicked_and_read(seats: int, army: str, code: str) -> None:
    say = language(code, GAME.folder).say
    for seed in range(1, 4):
        state = GAME.start(seats=seats, army=army)
        dice, choice = Dice(seed), random.Random(seed)
        for _ in range(60):
            state.roll(dice)
            if state.actor < 0:
                break
            moves = [GAME.tokens(move) for move in state.moves()]
            parts = draw(state.view(state.actor), say, moves=moves)
            assert {token for move in moves for token in move[1:]} <= tokens(everything(parts))
            state.step(choice.choice(state.moves()))
        draw(state.view(None), say)
