"""The feeding: every knight needs a provision, and the end of the game."""

from __future__ import annotations

import itertools
from collections import Counter

from games.grunwald.table import Table, at_the_end, table
from hetman import OVER


def test_g_ex3_five_mouths_and_four_provisions() -> None:
    t = at_the_end(2, hand={0: "crown3 crown2 mercenary4"}, camp={0: "mercenary5 mercenary1 teuton3"}, stores={0: 4})
    assert (t.actor, t.prompt) == (0, "dismiss")
    assert t.state.view(0)["prompt"]["args"]["count"] == 1
    assert t.choices("dismiss") == {"crown2", "crown3", "mercenary1", "mercenary4", "mercenary5"}
    t.play("dismiss crown2")
    assert t.actor == OVER
    assert t.camp(0) == "crown3 mercenary1 mercenary4 mercenary5 teuton3"
    assert t.view()["players"][0]["points"]["quartermaster"] == 0


def test_teutons_eat_nothing() -> None:
    t = at_the_end(2, camp={0: "teuton4 teuton4 crown1"}, stores={0: 1})
    assert t.actor == OVER
    assert t.view()["players"][0]["points"]["teutons"] == 8


def dropped_sets(t: Table) -> Counter[tuple[str, ...]]:
    found: Counter[tuple[str, ...]] = Counter()

    def follow(state: Table, gone: tuple[str, ...]) -> None:
        if state.actor == OVER:
            found[tuple(sorted(gone))] += 1
            return
        for move in state.moves():
            follow(state.copy().play(move), (*gone, move.removeprefix("dismiss ")))

    follow(t, ())
    return found


def test_any_set_of_hungry_knights_may_be_dropped_each_once() -> None:
    cards = "crown1 crown1 crown4 mercenary2 mercenary6"
    found = dropped_sets(at_the_end(2, hand={0: cards}, stores={0: 2}))
    assert set(found) == {tuple(sorted(chosen)) for chosen in itertools.combinations(cards.split(), 3)}
    assert set(found.values()) == {1}


def test_without_provisions_all_knights_leave_unasked() -> None:
    t = at_the_end(2, hand={0: "crown1 mercenary6"}, camp={0: "teuton2"}, stores={0: 0})
    assert t.actor == OVER
    assert t.camp(0) == "teuton2"


def test_e21_feeding_from_the_start_player_clockwise() -> None:
    hand = dict.fromkeys(range(2), "crown1 mercenary2")
    t = at_the_end(2, start=1, hand=hand, stores={0: 1, 1: 1})
    assert t.actor == 1
    t.play("dismiss crown1")
    assert t.actor == 0


def test_the_game_ends_with_the_eighth_round() -> None:
    t = table(2, round=8, teutons="1 1", stores={0: 0, 1: 0}).pass_all()
    assert t.actor == OVER
    assert t.view()["phase"] == "end"
