"""What a lost skirmish costs: every sensible set of knights, captives and provisions, once."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from games.grunwald.table import Table, table
from hetman import Dice

STRENGTH = {"crown": 6, "mercenary": 6, "teuton": 4}


def owing(loss: int, seats: int = 4, **held: Any) -> Table:
    """Nobody fights; seat 0 is the first to pay. Two Teutons and the addition make the loss."""
    cards = loss - {2: 2, 3: 4, 4: 6}[seats]
    strong = min(4, cards - 1)
    return table(seats, round=7, teutons=f"{strong} {cards - strong}", **held).pass_all()


def payments(t: Table) -> Counter[tuple[str, ...]]:
    """Every set that the seat on turn can give up, and how many ways lead to it."""
    found: Counter[tuple[str, ...]] = Counter()
    seat = t.actor

    def follow(state: Table, given: tuple[str, ...]) -> None:
        if state.actor != seat or state.prompt != "give":
            found[tuple(sorted(given))] += 1
            return
        for move in state.moves():
            if move == "overpay":
                continue
            follow(state.copy().play(move), (*given, move.removeprefix("give ")))

    follow(t, ())
    return found


def generous(t: Table) -> Counter[tuple[str, ...]]:
    """Every set that the seat on turn can give up when it gives more, and how many ways lead to it."""
    found: Counter[tuple[str, ...]] = Counter()
    seat = t.actor

    def follow(state: Table, given: tuple[str, ...]) -> None:
        if state.actor != seat or state.prompt != "overpay":
            found[tuple(sorted(given))] += 1
            return
        for move in state.moves():
            follow(state.copy().play(move), (*given, *([] if move == "settle" else [move.removeprefix("give ")])))

    follow(t.copy().play("overpay"), ())
    return found


# Worked example: the difference is 2


def test_g_ex1_every_payment_of_the_example_is_offered() -> None:
    hand = {0: "crown1 crown2 crown3"}
    t = table(2, round=7, teutons="3 2", hand={**hand, 1: "crown5"}, camp={0: "teuton1"}, stores={0: 2, 1: 5})
    t.play("pass", "send helper teutons").pass_all().play("lay crown5")
    assert t.view()["skirmish"]["loss"] == 2
    assert set(payments(t)) == {
        ("crown2 hand",),
        ("2 provisions",),
        ("crown1 hand", "teuton1 camp"),
        ("1 provisions", "crown1 hand"),
        ("crown3 hand",),
        ("1 provisions", "teuton1 camp"),
    }


def test_g_ex1_each_set_comes_up_once() -> None:
    t = owing(8, hand={0: "crown1 crown2 crown3 mercenary3"}, camp={0: "mercenary1 teuton2"}, stores={0: 5})
    assert set(payments(t).values()) == {1}


# Every sensible set, against a plain search


def brute_force(pieces: list[tuple[str, int]], provisions: int, loss: int) -> set[tuple[str, ...]]:
    """All sets of pieces and provisions from which nothing can be left out."""
    found = set()
    for size in range(len(pieces) + 1):
        for chosen in itertools.combinations(pieces, size):
            for amount in range(provisions + 1):
                values = [value for _, value in chosen] + [1] * amount
                total = sum(values)
                if total >= loss and all(total - value < loss for value in values):
                    names = [name for name, _ in chosen] + ([f"{amount} provisions"] if amount else [])
                    found.add(tuple(sorted(names)))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_e8_exactly_the_sets_with_nothing_to_leave_out(seed: int) -> None:
    dice = Dice(seed)
    cards: dict[str, list[str]] = {"hand": [], "camp": []}
    for _ in range(6):
        deck = ("crown", "mercenary", "teuton")[dice.below(3)]
        place = "camp" if deck == "teuton" or dice.below(2) else "hand"
        card = f"{deck}{dice.below(STRENGTH[deck]) + 1}"
        if card not in cards["hand"] + cards["camp"]:
            cards[place].append(card)
    provisions = int(dice.below(5))
    pieces = [(f"{card} {place}", int(card[-1])) for place, held in cards.items() for card in held]
    loss = int(8 + dice.below(4))
    t = owing(loss, hand={0: " ".join(cards["hand"])}, camp={0: " ".join(cards["camp"])}, stores={0: provisions})
    worth = sum(value for _, value in pieces) + provisions
    if worth <= loss:
        assert (t.hand(0), t.camp(0), t.provisions()[0]) == ("", "", 0)
    else:
        assert set(payments(t)) == brute_force(pieces, provisions, loss)


def test_no_decision_lists_many_moves() -> None:
    hand = " ".join(f"{deck}{strength}" for deck in ("crown", "mercenary") for strength in range(1, 7))
    t = table(2, round=8, teutons="4 4", hand={0: hand}, camp={0: "teuton1 teuton2 teuton3"}, stores={0: 20})
    t.pass_all()
    assert 10 < len(t.moves()) <= 29


# What can pay


def test_e7_cards_in_play_and_new_captives_do_not_pay() -> None:
    hand = {0: "crown4 crown1", 1: "crown1"}
    t = table(2, round=4, teutons="3 3", hand=hand, stores={0: 4, 1: 9}).play("send helper teutons", "pass")
    t.pass_all().play("lay crown4")
    assert t.view()["skirmish"]["loss"] == 4
    assert t.choices("give") == {"crown1 hand", "4 provisions"}


def test_e7_camp_and_earlier_teutons_pay() -> None:
    t = owing(8, camp={0: "crown4 teuton4"}, stores={0: 9})
    assert t.choices("give") == {"crown4 camp", "teuton4 camp", "8 provisions"}


def test_e8_the_peasant_cannot_pay() -> None:
    t = owing(8, stores={0: 9})
    assert t.moves() == ["give 8 provisions", "overpay"]
    assert "give peasant hand" not in t.play("overpay").moves()


def test_overpaying_with_one_knight_is_allowed() -> None:
    t = owing(8, hand={0: "crown6 crown5"}, stores={0: 2})
    t.play("give crown6 hand", "give crown5 hand")
    assert t.facts["removed"]["crown6"] >= 1
    assert t.provisions()[0] == 2


def test_e10_provisions_are_a_number_with_free_change() -> None:
    t = owing(8, hand={0: "crown6"}, stores={0: 5, 1: 0, 2: 0, 3: 0})
    t.play("give crown6 hand", "give 2 provisions")
    assert t.provisions()[0] == 3
    assert t.view()["players"][0]["points"]["quartermaster"] == 3


@pytest.mark.parametrize("stores", [0, 1])
def test_e9_who_has_too_little_loses_everything_unasked(stores: int) -> None:
    t = owing(8, hand={0: "crown3"}, camp={0: "teuton2"}, stores={0: stores, 1: 0, 2: 0, 3: 0})
    assert t.view()["round"] == 8
    assert (t.hand(0), t.camp(0), t.provisions()[0]) == ("", "", 0)


def test_e9_exactly_enough_is_everything_too() -> None:
    t = owing(8, hand={0: "crown6"}, stores={0: 2, 1: 0, 2: 0, 3: 0})
    assert (t.hand(0), t.provisions()[0], t.view()["round"]) == ("", 0, 8)


def test_everybody_pays_also_who_did_not_fight() -> None:
    t = table(3, round=4, teutons="3 2", hand={0: "crown5"}, stores={0: 5, 1: 5, 2: 5})
    t.play("send helper teutons").pass_all().play("lay crown5")
    assert t.view()["skirmish"]["loss"] == 4
    t.play("give 4 provisions", "give 4 provisions", "give 4 provisions")
    assert t.provisions() == [1, 1, 1]


def test_e21_payments_from_the_start_player_clockwise() -> None:
    t = owing(8, start=2, stores={0: 9, 1: 9, 2: 9, 3: 9})
    payers = []
    while t.prompt == "give":
        payers.append(t.actor)
        t.play("give 8 provisions")
    assert payers == [2, 3, 0, 1]


def test_cards_given_up_leave_the_game_and_provisions_go_to_the_bank() -> None:
    t = owing(8, hand={0: "crown6"}, stores={0: 3, 1: 0, 2: 0, 3: 0})
    before = t.facts["removed"].get("crown6", 0), t.facts["bank_provisions"]
    t.play("give crown6 hand", "give 2 provisions")
    assert (t.facts["removed"]["crown6"], t.facts["bank_provisions"]) == (before[0] + 1, before[1] + 2)


def test_ledger_shows_who_gave_what() -> None:
    t = owing(8, start=1, hand={1: "crown6 crown3"}, stores={0: 9, 1: 9, 2: 0, 3: 0})
    t.play("give crown6 hand")
    ledger = t.view()["skirmish"]["ledger"]
    assert [entry["seat"] for entry in ledger] == [1, 2, 3, 0]
    assert ledger[0] == {"seat": 1, "gave": [{"card": "crown6", "place": "hand"}], "value": 6, "settled": False}
    t.play("give 2 provisions")
    ledger = t.view()["skirmish"]["ledger"]
    assert ledger[0]["gave"][1:] == [{"provisions": 2}]
    assert [entry["settled"] for entry in ledger] == [True, True, True, False]
