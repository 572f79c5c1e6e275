"""War Chest as plain text."""

from __future__ import annotations

import re
from typing import Any

import pytest

import hetman
from games.warchest.field import axial, half_turn, hexes
from games.warchest.table import RAVENS, WOLVES, table
from hetman.games.warchest import GAME
from hetman.games.warchest.components import UNITS
from hetman.language import LANGUAGES, language

SEATS = [(2, None), (2, 0), (2, 1), (4, None), (4, 0), (4, 1), (4, 2), (4, 3)]


def positions(seats: int) -> list[hetman.State]:
    """Random positions from the first draw to late in the game."""
    found = []
    for seed in range(6):
        state = GAME.start(seats)
        state.playout(hetman.Dice(seed), 40 * seed)
        found.append(state)
    return found


def plain_text(state: hetman.State, seat: int | None, code: str = "en") -> str:
    return GAME.plain_text(state.view(seat), language(code, GAME.folder).say)


def cells(text: str) -> dict[str, tuple[str, int, int]]:
    """Hex -> what stands in it, and the column and line where its name stands."""
    lines = text.splitlines()
    found = {}
    for number, line in enumerate(lines):
        for match in re.finditer(r"\\_([a-k][1-7])__/", line):
            column = match.start()
            assert match[1] not in found, f"{match[1]} stands twice"
            above = lines[number - 1][column : column + 7]
            assert (above[0], above[-1]) == ("/", "\\"), text
            found[match[1]] = (above[1:-1], column, number)
    return found


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_it_fits_the_terminal(seats: int, seat: int | None, code: str) -> None:
    for state in positions(seats):
        lines = plain_text(state, seat, code).splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 40
        assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_every_hex_shows_its_holder_and_its_unit(seats: int, seat: int | None, code: str) -> None:
    say = language(code, GAME.folder).say
    for state in positions(seats):
        view = state.view(seat)
        found = cells(plain_text(state, seat, code))
        assert set(found) == hexes(seats)
        units = {unit["hex"]: unit for unit in view["units"]}
        marks = {-1: "*", 0: say("side-0.code").upper(), 1: say("side-1.code").lower(), None: " "}
        for name, (inside, _, _) in found.items():
            assert inside[0] == marks[view["holds"].get(name)]
            assert inside[1:].strip() == (unit_text(units[name], say) if name in units else "")


def unit_text(unit: dict[str, Any], say: Any) -> str:
    code = say(f"unit-{unit['unit']}.code")
    return f"{code.lower() if unit['seat'] % 2 else code.upper()}{unit['height']}"


def test_a_holder_is_seen_under_a_unit() -> None:
    t = table("archer 2 f4", "knight d4", holds={"d4": RAVENS, "g4": WOLVES})
    found = cells(plain_text(t.state, None))
    assert found["d4"][0] == "R kn1"
    assert found["f4"][0] == "  AR2"
    assert found["g4"][0] == "w    "
    assert found["e3"][0] == "*    "


@pytest.mark.parametrize("seats", [2, 4])
def test_neighbours_lie_side_by_side(seats: int) -> None:
    found = cells(plain_text(positions(seats)[0], None))
    places = axial(seats)
    for name, (q, r) in places.items():
        centre, here = found["f4"], found[name]
        assert here[1] - centre[1] == 6 * q
        assert here[2] - centre[2] == 2 * r + q


@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats, seat in SEATS if seat is not None])
def test_the_own_side_lies_below(seats: int, seat: int) -> None:
    state = positions(seats)[0]
    found = cells(plain_text(state, seat))
    start = {0: "e6", 1: "d1"}[seat % 2]
    assert found[start][2] > found["f4"][2]
    fixed = cells(plain_text(state, None))
    turned = seat % 2 == 0
    for name in hexes(seats):
        assert found[name][1:] == fixed[half_turn(name) if turned else name][1:]


def test_what_everybody_may_know_of_a_player() -> None:
    t = table(
        "archer f4",
        "knight e5",
        hand="archer royal",
        bag="scout 2",
        down="scout",
        up="archer lancer 2",
        supply="archer",
    )
    text = plain_text(t.state, WOLVES)
    panel = text[text.index("Raven") :]
    assert "hand 2, bag 2, face down 1" in text
    (up,) = re.findall(r"face up: ([A-Z×0-9 ]+)$", text, re.MULTILINE)
    assert sorted(up.split()) == ["AR", "LA×2"]
    assert re.search(r"AR Archer +1 +0", panel)
    assert re.search(r"SC Scout +0 +2", panel)


def test_the_own_coins_by_name() -> None:
    t = table("archer f4", "knight e5", hand="archer royal", bag="scout 2", down="scout")
    text = plain_text(t.state, RAVENS)
    assert "Your hand: Archer, Royal coin" in text
    assert "In your bag: 2 × Scout" in text
    assert "Your face-down coins: Scout" in text
    assert "Your" not in plain_text(t.state, None)
    assert "Raven (you)" in text
    assert "Wolf (you)" not in text


def test_empty_piles_are_named() -> None:
    t = table("archer f4", "knight e5", hand={0: "archer", 1: ""}, bag={0: "royal", 1: ""}, down={1: "royal"})
    text = plain_text(t.state, WOLVES)
    assert "Your hand is empty." in text
    assert "Your bag is empty." in text
    assert "Your face-down coins: Royal coin" in text
    assert "face-down" not in plain_text(t.state, RAVENS)


@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats, seat in SEATS if seat is not None])
def test_nothing_secret_of_others_shows(seats: int, seat: int) -> None:
    differed = 0
    for number, state in enumerate(positions(seats)):
        for seed in range(3):
            imagined = state.imagine(seat, hetman.Dice(10 * number + seed))
            differed += imagined != state
            assert plain_text(imagined, seat) == plain_text(state, seat)
    assert differed > 5


def test_a_priests_coin_is_told_to_its_owner_only() -> None:
    t = table("warriorpriest f4", "archer f5", hand="warriorpriest", bag="scout 2", down="royal")
    t.play("attack warriorpriest f5").roll()
    assert t.prompt == "use"
    assert "Your drawn coin: Scout" in plain_text(t.state, RAVENS)
    for seat in (WOLVES, None):
        assert "has just drawn a coin" in plain_text(t.state, seat)
        assert "drawn coin" not in plain_text(t.state, seat)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_draft_shows_the_cards_and_what_they_can_do(seats: int, code: str) -> None:
    say = language(code, GAME.folder).say
    state = GAME.start(seats, army="draft")
    state.playout(hetman.Dice(2), 3)
    text = plain_text(state, 0, code)
    view = state.view(0)
    assert len(view["pool"]) == (5 if seats == 2 else 9)
    for unit in view["pool"]:
        assert say(f"rule-{unit}") in text
    picked = [unit for player in view["players"] for unit in player["army"]]
    assert len(picked) == 3
    for unit in picked:
        assert say(f"unit-{unit}") in text
        assert say(f"rule-{unit}") not in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("code", LANGUAGES)
def test_codes_tell_units_apart(code: str) -> None:
    say = language(code, GAME.folder).say
    codes = [say(f"unit-{unit}.code").lower() for unit in UNITS] + [say("coin-royal.code").lower()]
    assert len(set(codes)) == len(codes) == 17
    assert all(len(text) == 2 for text in codes)
    assert say("side-0.code").lower() != say("side-1.code").lower()


def test_the_initiative_and_who_claimed_it() -> None:
    assert "Initiative: Wolf." in plain_text(table("", "", hand="royal", initiative=1).state, None)
    assert "Initiative: Wolf, just claimed." in plain_text(
        table("", "", hand="royal", initiative=1, claimed=True).state, None
    )


def test_the_count_of_markers() -> None:
    t = table("", "", hand="royal", holds={"d4": RAVENS, "g4": RAVENS, "h2": WOLVES})
    heading = plain_text(t.state, None).splitlines()[1]
    assert heading == "R Ravens 4 of 6   w Wolves 3 of 6   * free location"
