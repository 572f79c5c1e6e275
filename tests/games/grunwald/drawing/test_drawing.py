"""The picture of the table of Na Grunwald! shows what the view says and names whatever can be clicked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any
from xml.etree import ElementTree

import pytest

from games.grunwald.table import FIELDS, Table, at_the_end, before_event, table
from games.grunwald.walks import walk
from hetman import State
from hetman.core.game import Last
from hetman.drawing.standalone import light_values, sheet
from hetman.games.grunwald import GAME
from hetman.games.grunwald.drawing import draw, svg
from hetman.games.grunwald.drawing.board import STYLE
from hetman.games.grunwald.drawing.trail import Trail, trail_of
from hetman.language import LANGUAGES, language

Element = ElementTree.Element
Parts = dict[str, str]
ENGLISH = language("en", GAME.folder).say


def echo(key: str, **args: object) -> str:
    """Every text is its key, so that a picture shows which text stands where."""
    return key + "".join(f" {name}={value}" for name, value in args.items())


def legal(state: State) -> list[tuple[str, ...]]:
    return [GAME.tokens(move) for move in state.moves()]


def drawn(t: Table, *chosen: str, seat: int | None = None, say: Any = echo) -> Parts:
    """The table in the eyes of the one who decides, or of another seat, who has nothing to decide."""
    if seat is None or seat == t.actor:
        return draw(t.state.view(t.actor), say, moves=legal(t.state), chosen=chosen)
    return draw(t.state.view(seat), say)


def parse(part: str) -> Element:
    return ElementTree.fromstring(part.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


def of_class(part: str | Element, name: str) -> list[Element]:
    root = parse(part) if isinstance(part, str) else part
    return [element for element in root.iter() if name in element.get("class", "").split()]


def by_id(part: str, name: str) -> Element:
    found = parse(part).find(f".//*[@id='{name}']")
    assert found is not None, f"nothing has the id {name}"
    return found


def markup(element: Element) -> str:
    return ElementTree.tostring(element, encoding="unicode")


def texts(element: Element) -> list[str]:
    return [text.text or "" for text in element.iter("text")]


def everything(parts: Parts) -> str:
    return "".join(parts.values())


def field(parts: Parts, name: str) -> Element:
    return by_id(parts["board"], f"field-{name}")


def groups(parts: Parts, name: str) -> list[Element]:
    """The pawns on a field, from left to right."""
    return groups_in(field(parts, name))


def groups_in(line: Element) -> list[Element]:
    labels = ("board-group", "board-fighter")
    return [one for one in line.iter("g") if one.get("aria-label", "").startswith(labels)]


def seats_of(found: Iterable[Element]) -> list[int]:
    return [int(re.findall(r"'seat', (\d)", one.get("aria-label", ""))[0]) for one in found]


def lit_fields(parts: Parts) -> set[str]:
    frames = {name: of_class(field(parts, name), "legal") for name in FIELDS}
    return {name for name, found in frames.items() if any(frame.find("rect") is not None for frame in found)}


def targets(parts: Parts) -> set[tuple[str, ...]]:
    """What a click can mean: the tokens it hits from the inside outwards, each with the operands it stands for."""
    found: set[tuple[str, ...]] = set()

    def search(element: Element, outside: tuple[str, ...]) -> None:
        token = element.get("data-token")
        if token is not None:
            outside = (f"{element.get('data-as', '')}={token}", *outside)
            found.add(outside)
        for child in element:
            search(child, outside)

    for part in parts.values():
        if part:
            search(parse(part), ())
    return found


def operands(state: State) -> set[str]:
    """Every operand of every legal move, as `name=token`."""
    moves = [GAME.verbs.arguments(move) for move in state.moves()]
    return {f"{name}={token}" for move in moves for name, (_, token) in move.items()}


# The fields


def test_every_field_is_a_line_in_the_order_of_the_board() -> None:
    parts = drawn(table())
    lines = [one.get("data-token") for one in parse(parts["board"]).iter("g") if one.get("data-as") == "field"]
    assert lines == [*FIELDS, *FIELDS], "once wide and once narrow"


def test_a_queue_stands_in_the_order_of_first_pawns() -> None:
    t = table(3).play("send helper crown", "send officer crown", "send 2-helpers crown", "send officer crown")
    assert seats_of(groups(drawn(t), "crown")) == [0, 1, 2], "the officer joins his helper"
    assert "officers=1 helpers=1" in groups(drawn(t), "crown")[0].get("aria-label", "")


def test_a_tag_gives_place_and_sum_and_who_takes_nothing_has_a_sum_alone() -> None:
    t = table(3).play("send helper crown", "send officer crown", "send 2-helpers crown")
    assert [texts(one) for one in groups(drawn(t), "crown")] == [["1"], ["I", "2"], ["II", "2"]]


def test_nobody_leads_against_the_teutons_before_cards_are_shown() -> None:
    t = table(3, round=4).play("send officer teutons", "send helper teutons")
    assert [texts(one) for one in groups(drawn(t), "teutons")] == [[], []]


def test_pawns_keep_their_ids_while_others_come() -> None:
    t = table(3).play("send officer crown", "send helper crown")
    before = drawn(t)["board"]
    after = drawn(t.play("send 2-helpers crown"))["board"]
    for name in ("officer-0", "helper-1-crown-1"):
        assert [markup(part) for part in by_id(before, name)] == [markup(part) for part in by_id(after, name)]


def test_a_prize_shows_its_place_and_who_takes_it() -> None:
    t = table(3, crown="5 2").play("send officer crown")
    labels = [one.get("aria-label", "") for one in field(drawn(t), "crown").iter("g")]
    assert "board-prize-taken number=1 text=thing thing=('fighter', 'crown5') seat=('seat', 0)" in labels
    assert "board-prize number=2 text=thing thing=('fighter', 'crown2')" in labels


@pytest.mark.parametrize(("seats", "out"), [(2, 4), (3, 1), (4, 0)])
def test_what_so_few_players_cannot_win_lies_apart(seats: int, out: int) -> None:
    """Two players: a knight of each kind, the higher provisions, the highest ducats; three: the lowest ducats."""
    parts = drawn(table(seats))
    shown = [one for name in FIELDS for one in field(parts, name).iter("g")]
    assert sum(one.get("aria-label", "").startswith("board-prize-out") for one in shown) == out


def test_the_truce_hides_the_teutons() -> None:
    assert "board-truce round=4" in texts(field(drawn(table(round=3)), "teutons"))
    later = field(drawn(table(3, round=4, teutons="4 2")), "teutons")
    assert "10" in texts(later), "two cards and 4 for three players"


def test_an_event_shows_where_it_changes_something() -> None:
    plain = drawn(table(round=5))
    richer = drawn(table(round=5, event="samogitia"))
    assert texts(field(richer, "provisions")).count("+1") == 2
    assert "+1" not in texts(field(plain, "provisions"))
    poorer = drawn(table(round=5, event="pomerania", ducats="3 2 1"))
    assert texts(field(poorer, "ducats")).count("−1") == 2, "the lowest prize stays 1"


def test_an_event_that_was_obeyed_is_quiet_and_one_that_lasts_is_not() -> None:
    assert of_class(drawn(table(round=5, event="salt"))["board"], "on-spent")
    assert not of_class(drawn(table(round=5, event="bridge"))["board"], "on-spent")


# Legal moves


def test_the_queues_of_fields_that_can_be_chosen_are_lit() -> None:
    assert lit_fields(drawn(table(round=3))) == set(FIELDS) - {"teutons"}
    assert lit_fields(drawn(table(round=4))) == set(FIELDS)
    poor = table(round=4, purse={0: 0}, helpers={0: 5})
    assert lit_fields(drawn(poor)) == {"teutons", "crown", "provisions", "ducats"}
    assert lit_fields(drawn(poor, "2-helpers")) == {"crown", "provisions", "ducats"}


def test_a_closed_field_says_why() -> None:
    poor = drawn(table(round=4, purse={0: 0}, helpers={0: 5}), "2-helpers")
    assert "board-closed-ducats" in texts(field(poor, "mercenaries"))
    assert "board-closed-hired" in texts(field(poor, "helpers"))
    assert "board-closed-single" in texts(field(poor, "teutons"))
    t = table(2, round=4).play("send helper mercenaries with 1", "pass")
    assert "board-closed-pawn" in texts(field(drawn(t), "mercenaries"))
    t = table(2, round=4).play("send helper crown", "pass")
    assert "board-closed-helpers" in texts(field(drawn(t, "helper"), "crown"))
    assert "board-closed-helpers" not in texts(field(drawn(t, "officer"), "crown"))


def test_chosen_pawns_stand_in_outline_with_the_place_they_would_have() -> None:
    t = table(3).play("send helper crown", "send officer crown", "send helper provisions")
    parts = drawn(t, "officer")
    own = groups(parts, "crown")[0]
    assert texts(own) == ["I", "3"], "with his helper already there"
    assert "var(--act)" in markup(own)
    assert texts(groups(parts, "provisions")[-1])[:2] == ["I", "2"]
    assert "var(--act)" not in markup(groups(parts, "crown")[1])


def test_pawns_that_would_win_nothing_have_a_dashed_tag() -> None:
    t = table(4).play("send 2-helpers crown", "send officer crown", "send officer crown")
    (tag,) = [one for one in groups(drawn(t, "helper"), "crown")[-1].iter("rect") if one.get("stroke-dasharray")]
    assert tag.get("stroke") == "var(--act)"
    assert texts(groups(drawn(t, "helper"), "crown")[-1]) == ["IV", "1"]


def test_leading_has_its_price_where_ducats_count() -> None:
    t = table(3, purse={0: 5, 1: 5}).play("send helper provisions with 4")
    line = field(drawn(t, "helper"), "provisions")
    assert [texts(one) for one in of_class(line, "through")] == [["5", "I"]], "5 and the helper are more than 5"
    assert not of_class(field(drawn(t, "helper", "5"), "provisions"), "through"), "nothing is missing then"
    assert not of_class(field(drawn(t, "helper"), "crown"), "through")


def test_the_mercenaries_ask_for_a_ducat() -> None:
    assert "1+" in texts(field(drawn(table(), "officer"), "mercenaries"))
    assert "1+" not in texts(field(drawn(table(), "officer", "2"), "mercenaries"))


def test_teal_is_only_what_the_reader_can_do() -> None:
    t = table(3).play("send helper crown")
    assert "var(--act" not in everything(drawn(t, seat=0))
    assert "var(--act" in drawn(t)["board"]


def test_a_crowded_queue_stays_within_its_field() -> None:
    purse = dict.fromkeys(range(4), 12)
    t = table(4, purse=purse, helpers=dict.fromkeys(range(4), 5))
    t.play(*["send 5-helpers provisions with 5"] * 4, *["send officer provisions with 6"] * 3)
    for name, layout_end in (("field-provisions", 776), ("narrow-field-provisions", 344)):
        line = by_id(drawn(t, "officer")["board"], name)
        assert reach(line) < layout_end, name
        assert seats_of(groups_in(line)) == [0, 1, 2, 3]


def reach(element: Element, x: float = 0, scale: float = 1) -> float:
    """How far to the right the pieces and tags of a line go."""
    moved = re.match(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", element.get("transform", ""))
    if moved:
        x, scale = x + scale * float(moved[1]), scale * float(moved[3] or 1)
    ends = [x + scale * float(element.get("r", 0)) if element.tag == "circle" else x]
    return max([*ends, *[reach(child, x, scale) for child in element]])


# The last move


def test_the_last_pawns_are_ringed() -> None:
    t = table(3).play("send helper crown", "send officer crown")
    event = {"key": "send", "args": {"seat": ["seat", 1], "pawns": ["pawns", "officer"], "field": ["field", "crown"]}}
    parts = GAME.draw(t.state.view(2), echo, last=Last(t.state.view(2), [event]))
    ringed = [one for one in groups(parts, "crown") if 'stroke-dasharray="0 5.4"' in markup(one)]
    assert seats_of(ringed) == [1]
    assert 'stroke-dasharray="0 5.4"' not in everything(drawn(t))


@pytest.mark.parametrize("key", ["send", "send_with"])
def test_pawns_that_were_sent_are_the_last_move(key: str) -> None:
    args = {"seat": ["seat", 2], "pawns": ["pawns", "helper"], "field": ["field", "crown"], "amount": ["amount", "2"]}
    assert trail_of(Last({}, [{"key": key, "args": args}, {"key": "idle", "args": {}}])) == Trail(2, "crown")


def test_other_moves_leave_no_ring() -> None:
    assert trail_of(Last({}, [{"key": "pass", "args": {"seat": ["seat", 2]}}])) is None
    assert trail_of(Last({}, [])) is None
    assert trail_of(None) is None


# Skirmish, event, end


def fray() -> Table:
    """The rulebook's example: Teutons 3 and 2, knights 5, 2, 1 and a peasant."""
    hand = {0: "mercenary5 crown4", 1: "mercenary2", 2: "crown1 crown3", 3: "mercenary4 mercenary3"}
    t = table(round=4, teutons="3 2", hand=hand, stores=dict.fromkeys(range(4), 4))
    return t.play(*["send helper teutons"] * 4).pass_all()


def test_cards_lie_face_down_until_all_are_laid() -> None:
    t = fray().play("lay mercenary5")
    board = drawn(t, seat=1)["board"]
    assert board.count("board-face-down") == 2 * 2 * 3, "as title and label, wide and narrow, of three others"
    assert "('fighter', 'mercenary5')" not in board
    assert "('fighter', 'mercenary5')" in drawn(t, seat=0)["board"], "whoever laid it knows it"


def test_nobody_can_see_from_the_picture_what_another_has_laid() -> None:
    laid, other = fray().play("lay mercenary5"), fray().play("lay crown4")
    assert drawn(laid, seat=1) == drawn(other, seat=1)
    assert drawn(laid, seat=0) != drawn(other, seat=0)


def test_a_lost_skirmish_shows_both_sides_and_what_is_missing() -> None:
    t = fray().play("lay mercenary5", "lay mercenary2", "lay crown1", "lay peasant")
    board = drawn(t)["board"]
    found = texts(of_class(board, "wide")[0])
    assert {"11", "8", "+ 6", "board-captured", "board-free", "board-missing loss=3"} <= set(found)
    assert found.count("0 / 3") == 4


def test_the_ledger_tells_what_was_given_up() -> None:
    t = fray().play("lay mercenary5", "lay mercenary2", "lay crown1", "lay peasant", "give crown4 hand")
    found = texts(of_class(drawn(t)["board"], "wide")[0])
    assert found.count("0 / 3") == 3
    assert "('place', 'camp')" not in drawn(t)["board"]


def test_a_payment_is_chosen_from_hand_camp_and_stores() -> None:
    hand, camp = {0: "crown4 crown1"}, {0: "crown4 teuton2"}
    t = table(2, round=5, teutons="2 1", hand=hand, camp=camp, stores={0: 9}).pass_all()
    shown = targets(drawn(t))
    assert ("card=crown4", "place=hand") in shown
    assert ("card=crown4", "place=camp") in shown
    assert ("card=teuton2", "place=camp") in shown
    assert ("amount=5", "goods=provisions") in shown
    barred = of_class(drawn(t)["hand"], "barred")
    assert [one.get("id") for one in barred] == ["hand-peasant-1"]


def test_an_auction_shows_who_bids_and_hides_the_bids() -> None:
    t = before_event(3, purse={0: 4, 1: 2, 2: 0}).play("event stores")
    shown = targets(drawn(t))
    assert {(f"amount={bid}",) for bid in range(5)} <= shown
    bid = t.copy().play("bid 3")
    assert drawn(bid, seat=1) == drawn(t.copy().play("bid 0"), seat=1)
    board = drawn(t, seat=2)["board"]
    assert board.count("board-face-down") == 2 * 2 * 2
    assert texts(of_class(drawn(t, seat=1, say=ENGLISH)["board"], "wide")[0]).count("no bid") == 1


def test_the_reader_sees_the_own_bid() -> None:
    t = before_event(3, purse={0: 4, 1: 2, 2: 2}).play("event stores", "bid 3")
    assert "3" in texts(of_class(drawn(t, seat=0)["board"], "wide")[0])


def test_before_the_cards_are_turned_up_the_fields_show_what_can_come() -> None:
    t = before_event(3, round=5, purse={0: 4}).play("event hunt")
    shown = texts(of_class(drawn(t)["board"], "wide")[0])
    assert sum(text.startswith("×") for text in shown) > 3
    assert "board-now" in shown


def test_knights_from_the_box_have_their_price() -> None:
    t = before_event(2, round=3, purse={0: 9}).play("event enlistment")
    cards = {one.get("data-token") or "": texts(one)[-1] for one in of_class(drawn(t)["hand"], "hc")}
    assert cards == {card: str(int(card[-1]) + 2) for card in t.choices("recruit")}, "strength and 2 for two players"
    assert cards


def test_the_end_is_a_table_of_points() -> None:
    t = at_the_end(3, hand={0: "crown5 crown3", 1: "mercenary4"}, stores={0: 2, 1: 3, 2: 0})
    shown = texts(of_class(draw(t.state.view(None), ENGLISH)["board"], "wide")[0])
    assert {str(score) for score in t.state.scores()} <= set(shown)
    assert shown.count("winner") == 1
    assert [text for text in shown if text in ("Red", "Green", "Purple")] == ["Red", "Green", "Purple"], "by points"


def test_hungry_knights_are_dropped_from_the_camp() -> None:
    t = at_the_end(2, hand={0: "crown5 crown3"}, camp={0: "mercenary1"}, stores={0: 2})
    shown = targets(drawn(t))
    assert {("card=crown5",), ("card=crown3",), ("card=mercenary1",)} <= shown


# The tray and the seats


def test_a_click_on_the_third_helper_means_three() -> None:
    parts = drawn(table(helpers={0: 4}), "3-helpers")
    picks = of_class(parts["hand"], "pick")
    assert [pick.get("data-token") for pick in picks] == ["officer", "helper", "2-helpers", "3-helpers", "4-helpers"]
    assert [pick.get("aria-pressed") for pick in picks] == ["false", "true", "true", "true", "false"]


def test_ducats_that_cannot_go_along_are_barred() -> None:
    parts = drawn(table(), "officer", "crown")
    assert len(of_class(parts["hand"], "stake")) == 3
    assert all("barred" in stake.get("class", "") for stake in of_class(parts["hand"], "stake"))
    assert not any("barred" in stake.get("class", "") for stake in of_class(drawn(table(), "officer")["hand"], "stake"))


def test_the_hand_is_laid_out_by_kind_and_strength() -> None:
    t = table(round=5, hand={0: "mercenary3 crown1 crown6 mercenary3"})
    cards = [one.get("id") for one in of_class(drawn(t)["hand"], "hc")]
    assert cards == ["hand-crown6-1", "hand-crown1-1", "hand-mercenary3-1", "hand-mercenary3-2", "hand-peasant-1"]


def test_a_spectator_has_no_tray() -> None:
    assert draw(table().state.view(None), echo)["hand"] == ""


def test_a_panel_tells_stocks_cards_and_pawns() -> None:
    t = table(3, round=5, hand={1: "crown5 crown2"}, camp={1: "mercenary3 teuton1"}, purse={1: 7}, stores={1: 2})
    panel = drawn(t)["seat-1"]
    numbers = ["".join(cell.itertext()) for cell in of_class(panel, "goods")[0]]
    assert numbers[:2] == ["7", "2panel-feeds count=3"]
    assert of_class(panel, "short"), "two provisions for three knights"
    assert not of_class(drawn(t)["seat-0"], "short")
    rows = [len(list(row)) for row in of_class(panel, "minis")]
    assert rows == [3, 2]


def test_pawns_that_are_out_are_dashed() -> None:
    t = table(2).play("send officer crown", "send helper crown")
    assert [len(of_class(drawn(t)[f"seat-{seat}"], "absent")) for seat in range(2)] == [1, 1]


def test_an_officer_is_one_and_the_same_in_the_panel_and_on_the_board() -> None:
    t = table(2)
    assert by_id(drawn(t)["seat-0"], "officer-0").tag == "svg"
    assert by_id(drawn(t.play("send officer crown"))["board"], "officer-0").tag == "g"


def test_start_turn_and_passing_are_marked() -> None:
    t = table(3, start=1).play("pass")
    parts = drawn(t)
    assert "panel-start" in parts["seat-1"]
    assert "panel-passed" in parts["seat-1"]
    assert "panel-start" not in parts["seat-2"]
    assert of_class(parts["seat-2"], "turn")
    assert of_class(drawn(t, seat=0)["seat-2"], "awaited")
    assert not of_class(drawn(t, seat=0)["seat-2"], "turn"), "teal is for the reader's own turn"


def test_an_office_is_dashed_while_it_is_only_led() -> None:
    running = drawn(table(2, round=5, hand={0: "crown5"}))["seat-0"]
    over = at_the_end(2, hand={0: "crown5"}, stores={0: 5})
    ended = draw(over.state.view(None), echo)["seat-0"]
    assert "panel-leads office=('office', 'crown')" in running
    assert 'stroke-dasharray="4 3"' in markup(of_class(running, "offs")[0])
    assert 'stroke-dasharray="4 3"' not in markup(of_class(ended, "offs")[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_its_panel(seats: int) -> None:
    parts = drawn(table(seats))
    assert list(parts) == ["board", "hand", "caption", *[f"seat-{seat}" for seat in range(seats)]]
    assert "board-caption round=1 count=8" in parts["caption"]


def test_seats_differ_in_more_than_colour() -> None:
    """Without its colours every pawn is still told from the others."""
    t = table(4).play(*["send officer crown"] * 4)
    pawns = [markup(by_id(drawn(t)["board"], f"officer-{seat}")) for seat in range(4)]
    grey = [re.sub(r"var\(--[\w-]+\)|officer-\d|transform=\"[^\"]*\"", "", pawn) for pawn in pawns]
    assert len(set(grey)) == 4


# Figures


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
    assert GAME.figure(view, "amount", "3") is None


@pytest.mark.parametrize(("name", "box"), [("vignette", "0 0 320 190"), ("crest", "-24 -24 48 48")])
def test_the_home_page_has_its_pictures(name: str, box: str) -> None:
    picture = parse((GAME.folder / f"{name}.svg").read_text(encoding="utf-8"))
    assert picture.get("viewBox") == box


# Markup


def moments() -> list[Table]:
    held: dict[str, Any] = {
        "purse": {0: 9, 1: 5},
        "stores": {0: 9, 1: 9},
        "hand": {0: "crown5 crown3", 1: "mercenary4"},
    }
    events = [event.token for event in GAME.contents.events]
    asked = [before_event(3, round=5, **held).play(f"event {event}") for event in events]
    end = at_the_end(2, hand={0: "crown5 crown3"}, stores={0: 1})
    lost = fray().play("lay mercenary5", "lay mercenary2", "lay crown1", "lay peasant")
    return [table(2), table(round=6, event="summons"), fray(), lost, end, *[one for one in asked if one.actor >= 0]]


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
        picture = svg(t.view, echo)
        root = ElementTree.fromstring(picture)
        style = root.findtext("{http://www.w3.org/2000/svg}style") or ""
        used = set(re.findall(r"var\(--([\w-]+)\)", picture)) - {"field"}
        assert used <= set(re.findall(r"--([\w-]+):", style)), "every token has a value"
        assert "light-dark" not in style
        assert "narrow" not in root.get("class", "")
    assert "<style" not in drawn(table())["board"], "inside a page it takes the page's colours"


# Positions of real games


@pytest.mark.parametrize(("seats", "code"), [(2, "en"), (3, "pl"), (4, "en"), (4, "pl")])
def test_whatever_comes_up_in_a_game_can_be_clicked_and_read(seats: int, code: str) -> None:
    say = language(code, GAME.folder).say
    for state in walk(seats, LANGUAGES.index(code) + 1):
        if state.actor < 0:
            continue
        parts = draw(state.view(state.actor), say, moves=legal(state))
        clickable = {hit for chain in targets(parts) for hit in chain}
        assert operands(state) <= clickable


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_a_few_clicks(seats: int) -> None:
    """The operands that lie in one another belong to one move, or a click would mean no move at all."""
    for state in walk(seats, 7)[::3]:
        if state.actor < 0:
            continue
        shown = targets(draw(state.view(state.actor), echo, moves=legal(state)))
        for move in state.moves():
            named = {f"{name}={token}" for name, (_, token) in GAME.verbs.arguments(move).items()}
            assert named <= {hit for chain in shown if set(chain) <= named for hit in chain}


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
