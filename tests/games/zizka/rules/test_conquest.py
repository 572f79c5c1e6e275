"""Conquests: row by row, a cast for each, once for each level."""

from __future__ import annotations

from games.zizka.table import table

STRONG = "smil hroznata drslav zavis"


def test_each_row_has_a_cast_of_its_own_and_all_skills_serve_anew() -> None:
    t = table("zizka", "bores", field="helfenburk", crew="ondrej kristina")
    t.play("conquer", "storm palisade", "roll 0 3 0 0", "reroll speech", "roll cunning")
    assert t.events("row")[0]["row"] == 1, "the printed sword and one cunning"
    t.legal("roll 3 0 0 0")
    t.play("roll 0 3 0 0")
    assert t.view()["dice"]["rerolls"] == 1
    assert t.view()["page"]["done"] == [0]


def test_an_easy_conquest_gives_four_coins_two_points_and_a_step_either_way() -> None:
    t = table("zizka", "bores", field="helfenburk", crew=STRONG, coins=0)
    t.play("conquer", "storm palisade", "roll 4 0 4 0", "roll 8 0 0 0")
    assert (t.coins(), t.points()) == (4, 2)
    assert set(t.moves()) == {"lean virtue", "lean vice"}
    t.play("lean vice")
    assert t.morale() == 3
    assert t.player()["conquered"]["easy"] == "palisade"


def test_a_hard_conquest_gives_five_points() -> None:
    t = table("zizka", "bores", field="landstejn", crew=STRONG, coins=0)
    t.play("conquer", "storm bombards", "roll 4 0 4 0", "roll 4 4 0 0", "roll 4 0 0 4")
    assert (t.coins(), t.points()) == (0, 5)
    assert t.player()["conquered"]["hard"] == "bombards"


def test_each_level_can_be_conquered_once() -> None:
    t = table("zizka", "bores", field="helfenburk", conquered=["palisade", None])
    t.illegal("conquer")
    t = table("zizka", "bores", field="landstejn", conquered=["palisade", None])
    t.legal("conquer")


def test_a_failed_row_ends_the_attempt_and_brings_luck() -> None:
    t = table("zizka", "bores", field="helfenburk", crew="").play("conquer", "storm palisade", "roll speech")
    assert t.luck() == 1
    assert t.player()["conquered"]["easy"] is None
    deck = t.view()["decks"]["easy"]
    assert (deck["size"], deck["under"]) == (5, ["palisade"])
    t.play("conquer")
    assert set(t.moves()) == {"storm postern", "storm parley", "storm watchman", "storm drawbridge"}


def test_failed_attempts_are_unlimited_and_the_deck_comes_round() -> None:
    t = table("zizka", "bores", field="helfenburk", crew="", luck_pool=0)
    for card in ("palisade", "postern", "parley", "watchman", "drawbridge"):
        t.play("conquer", f"storm {card}", "roll speech")
        t.play("end").until("end").play("end").until("end")
    t.play("conquer")
    assert t.moves() == ["storm palisade"]


def test_conditional_skills_of_events_do_not_count() -> None:
    t = table("zizka", "bores", field="helfenburk", crew="lutobor").play("conquer", "storm palisade")
    t.legal("roll 2 0 0 0")
    t.illegal("roll 3")


def test_luck_may_save_a_row() -> None:
    t = table("zizka", "bores", field="helfenburk", crew="jira", luck=1).play(
        "conquer", "storm palisade", "roll 1 1 0 0"
    )
    assert set(t.moves()) == {"luck cunning", "yield"}
    t.play("luck cunning")
    assert t.view()["page"]["done"] == [0]


def test_e25_coins_buy_rerolls_in_conquests() -> None:
    t = table("zizka", "bores", field="helfenburk", crew="", options={"advanced": True})
    t.play("conquer", "storm palisade", "roll speech")
    t.legal("buy speech")


def test_a_card_that_was_looked_at_stays_on_top() -> None:
    t = table("katerina", "zizka", field="helfenburk", crew="").play("peek easy", "see parley")
    assert t.view(0)["decks"]["easy"]["top"]["conquest"] == "parley"
    assert t.view(1)["decks"]["easy"]["top"] is None
    t.play("conquer")
    assert t.moves() == ["storm parley"]
