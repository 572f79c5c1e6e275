"""The first phase of a round: every seat draws three coins, in secret."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.warchest.table import Table, table
from hetman import NATURE, Dice
from hetman.games.warchest import GAME

ARMY = "archer,scout,knight,ensign/footman,pikeman,lancer,cavalry"


def at_first_draw() -> Table:
    t = Table(GAME.start(army=ARMY))
    return t.play("toss 0")


def last_coin(units: str = "", **piles: str) -> Table:
    """Wolves play the last coin of a round: Ravens draw next from the piles given, then it is the Ravens' turn."""
    given = {name: {0: text} for name, text in piles.items()}
    wolves: dict[str, dict[int, str]] = {"hand": {0: "", 1: "royal"}, "bag": {1: "footman 3"}}
    merged: dict[str, Any] = {name: {**wolves.get(name, {}), **given.get(name, {})} for name in {*wolves, *given}}
    t = table(units, "", turn=1, **merged)
    t.play("pass royal", "draw footman", "draw footman", "draw footman")
    assert t.actor == NATURE
    return t


@pytest.mark.parametrize("seats", [2, 4])
def test_every_seat_draws_three_coins_before_the_first_turn(seats: int) -> None:
    state = GAME.start(seats=seats)
    state.roll(Dice(3))
    assert [player["hand"] for player in state.view(None)["players"]] == [3] * seats
    assert [player["bag"] for player in state.view(None)["players"]] == [6 if seats == 2 else 4] * seats
    assert state.view(None)["round"] == 1


def test_coin_goes_from_the_bag_to_the_hand() -> None:
    t = at_first_draw()
    seat = next(seat for seat, other in ((0, "archer"), (1, "footman")) if f"draw {other}" in t.moves())
    unit = ("archer", "footman")[seat]
    t.play(f"draw {unit}")
    assert t.pile("hand", seat) == unit
    assert t.facts["piles"][seat]["bag"][unit] == 1


def test_coins_in_the_bag_are_equally_likely() -> None:
    t = last_coin(bag="archer 3 royal scout 2", up="archer", down="knight")
    odds = dict(zip(t.moves(), t.state.odds(), strict=True))
    assert odds == {"draw archer": 3, "draw royal": 1, "draw scout": 2}


def test_coins_about_to_fill_the_bag_are_equally_likely() -> None:
    t = last_coin(bag="", up="archer archer scout", down="archer knight royal")
    odds = dict(zip(t.moves(), t.state.odds(), strict=True))
    assert odds == {"draw archer": 3, "draw knight": 1, "draw scout": 1, "draw royal": 1}


@pytest.mark.parametrize(
    "piles", [{"bag": "archer 3 royal scout 2"}, {"bag": "", "up": "archer 2", "down": "archer royal scout 2"}]
)
def test_chance_draws_by_these_odds(piles: dict[str, str]) -> None:
    t = last_coin(**piles)
    drawn: Counter[str] = Counter()
    for seed in range(600):
        decision = t.state.stack[-1]
        drawn[GAME.notation(decision.sample(t.state, Dice(seed)))] += 1
    assert set(drawn) == {"draw archer", "draw royal", "draw scout"}
    assert 260 < drawn["draw archer"] < 340
    assert 70 < drawn["draw royal"] < 130
    assert 160 < drawn["draw scout"] < 240


def test_every_seat_draws_its_own_royal_coin() -> None:
    t = table("", "", "", "", hand={0: "archer", 1: "knight", 2: "scout", 3: "lancer"})
    t.play("pass archer", "pass knight", "pass scout", "pass lancer")
    t.roll()
    assert [t.pile("hand", seat) for seat in range(4)] == [
        "archer royal",
        "knight royal",
        "royal scout",
        "lancer royal",
    ]


def test_only_the_drawing_seat_sees_the_coin() -> None:
    t = last_coin(bag="archer 3")
    decision = t.state.stack[-1]
    assert decision.witness == 0
    assert GAME.verbs.notation(t.state.moves()[0], hidden=True) == "draw ?"


def test_empty_bag_is_refilled_with_the_whole_discard_pile() -> None:
    t = last_coin(bag="knight", up="archer scout", down="archer royal")
    t.play("draw knight")
    assert t.choices("draw") == {"archer", "scout", "royal"}
    t.play("draw archer")
    assert t.pile("hand") == "archer knight"
    assert t.pile("bag") == "archer royal scout"
    assert t.pile("up") == t.pile("down") == ""


def test_bag_is_not_refilled_before_a_coin_is_missing() -> None:
    t = last_coin(bag="knight 3", up="archer", down="royal")
    t.play("draw knight", "draw knight", "draw knight")
    assert t.pile("bag") == ""
    assert t.pile("up") == "archer"
    assert t.pile("down") == "royal"


def test_refill_takes_no_coin_from_supply_board_or_box() -> None:
    t = last_coin("archer 2 f4", bag="", up="knight", down="royal", supply="archer")
    t.play("draw knight", "draw royal")
    assert t.pile("hand") == "knight royal"
    assert t.count("supply", "archer") == 1
    assert t.units == {"f4": "archer 2"}
    assert t.actor == 0


@pytest.mark.parametrize(
    ("bag", "up", "down", "drawn"),
    [("royal", "", "", 1), ("royal archer", "", "", 2), ("", "archer", "royal", 2), ("archer", "royal", "knight", 3)],
)
def test_fewer_than_three_coins_in_all_are_all_drawn(bag: str, up: str, down: str, drawn: int) -> None:
    t = last_coin(bag=bag, up=up, down=down)
    t.roll()
    assert t.pile("hand").split() == sorted(f"{bag} {up} {down}".split())
    assert t.state.view(None)["players"][0]["hand"] == drawn
    assert t.actor == 0


def test_seat_with_fewer_coins_takes_fewer_turns() -> None:
    """After a seat's last coin the opponent continues until the hand is empty."""
    t = table("", "", hand={0: "royal", 1: "archer 3"})
    actors = []
    for move in ("pass royal", "pass archer", "pass archer", "pass archer"):
        actors.append(t.actor)
        t.play(move)
    assert actors == [0, 1, 1, 1]
    assert t.actor == NATURE
    assert t.facts["round"] == 2


def test_seats_take_turns_coin_by_coin_from_the_initiative_on() -> None:
    state = GAME.start(army=ARMY)
    state.play("toss 1")
    state.roll(Dice(5))
    actors = []
    while state.view(None)["round"] == 1:
        actors.append(state.actor)
        state.play(next(GAME.notation(move) for move in state.moves() if GAME.notation(move).startswith("pass")))
    assert actors == [1, 0, 1, 0, 1, 0]


def test_next_round_starts_when_all_hands_are_empty() -> None:
    t = table("", "", hand={0: "archer", 1: "knight"}, bag={0: "royal archer 2", 1: "royal knight 2"}, round=4)
    t.play("pass archer", "pass knight")
    assert t.facts["round"] == 5
    t.roll()
    assert t.pile("hand", 0) == "archer archer royal"
    assert t.pile("hand", 1) == "knight knight royal"
    assert t.actor == 0
