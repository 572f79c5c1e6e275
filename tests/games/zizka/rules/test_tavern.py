"""Recruiting: the offer, prices, morale, replacement, discards."""

from __future__ import annotations

from typing import Any

from games.zizka.table import Table, table
from hetman import Dice
from hetman.games.zizka import GAME
from hetman.games.zizka.components import standard


def in_tavern(**given: Any) -> Table:
    return table("bores", "zizka", field="pisek", **given).play("recruit")


def test_recruiting_needs_a_tavern() -> None:
    table("bores", "zizka", field="pisek").legal("recruit")
    table("bores", "zizka", field="tyn").illegal("recruit")


def test_followers_cost_what_their_card_says() -> None:
    t = in_tavern(coins=6, crew="vojek", offer="ondrej hynek").play("hire ondrej", "offer havel")
    assert t.coins() == 3
    assert t.crew() == "vojek ondrej"


def test_nobody_is_hired_who_cannot_be_paid() -> None:
    t = in_tavern(coins=3, crew="", offer="ondrej drslav hynek")
    t.legal("hire ondrej")
    t.illegal("hire drslav", "hire hynek")


def test_up_to_four_are_hired_from_either_table() -> None:
    t = in_tavern(coins=30, crew="", offer="ondrej havel bohdan raza hynek dorota divis trojan")
    for card, comes in [("ondrej", "zavis"), ("hynek", "vok"), ("havel", "mikes"), ("dorota", "smil")]:
        t.play(f"hire {card}", f"offer {comes}")
    assert t.crew() == "ondrej hynek havel dorota"
    assert t.view()["actions"] == 1
    assert t.prompt == "turn", "the fourth ends the action"


def test_one_of_the_eight_may_be_sent_away_first() -> None:
    t = in_tavern(coins=3, crew="", offer="ondrej drslav bohdan raza")
    assert len(t.choices("discard")) == 8
    t.play("discard drslav", "offer mikes")
    assert "drslav" in t.view()["tavern"][0]["discards"]
    t.illegal("discard")
    t.legal("hire ondrej")


def test_the_tavern_tells_what_may_still_be_done() -> None:
    t = in_tavern(coins=30, crew="", offer="ondrej drslav")
    assert t.view()["prompt"] == {"key": "tavern-first", "args": {"seat": ["seat", 0], "left": 4}}
    t.play("hire ondrej", "offer mikes")
    assert t.view()["prompt"] == {"key": "tavern", "args": {"seat": ["seat", 0], "left": 3}}


def test_nobody_is_sent_away_after_hiring() -> None:
    t = in_tavern(coins=9, crew="", offer="ondrej drslav").play("hire ondrej", "offer mikes")
    t.illegal("discard")
    t.legal("hire drslav")


def test_the_offer_is_filled_up_at_once_from_the_deck() -> None:
    t = in_tavern(coins=9, crew="", offer="ondrej drslav bohdan raza").play("hire drslav")
    assert t.offer()[:3] == ["ondrej", "raza", "bohdan"], "the top of the deck moves to the table"
    t.play("offer mikes")
    assert t.offer()[:4] == ["ondrej", "raza", "bohdan", "mikes"], "and the next card is the top"


def test_e14_the_top_of_each_deck_is_seen_and_can_be_hired() -> None:
    t = in_tavern(coins=9, crew="", offer="ondrej drslav bohdan raza")
    t.legal("hire raza")
    assert t.view()["tavern"][0]["offer"][3]["follower"] == "raza"


def test_e13_a_full_crew_lets_somebody_go_for_each_newcomer() -> None:
    t = in_tavern(coins=3, crew="vojek matous ondrej pavel", offer="bohdan")
    assert t.choices("hire bohdan for") == {"vojek", "matous", "ondrej", "pavel"}
    gone = t.copy().play("hire bohdan for ondrej", "offer mikes")
    assert "ondrej" in gone.view()["tavern"][0]["discards"]
    t.play("hire bohdan for vojek", "offer mikes")
    assert "vojek" in t.facts["box"], "starters leave the game"
    assert t.crew() == "matous ondrej pavel bohdan"


def test_virtue_and_vice_bar_those_who_despise_them() -> None:
    for morale, barred, free in [
        (0, "kubata", "mikes"),
        (4, "mikes", "kubata"),
        (1, None, "kubata"),
        (3, None, "mikes"),
    ]:
        t = in_tavern(coins=9, crew="", morale=morale, offer="kubata mikes")
        t.legal(f"hire {free}")
        if barred:
            t.illegal(f"hire {barred}")


def test_an_empty_deck_is_made_anew_from_its_own_discards() -> None:
    t = in_tavern(coins=9, crew="", offer="ondrej drslav bohdan raza")
    dumped = t.state.dump()
    facts = dumped["position"]
    level = [card.id for card in t.game.box.contents.followers if card.level == 1]
    facts["discards"] = [card for card in level if card not in facts["offer"]]
    t = Table(t.game.restore(dumped))
    assert t.view()["tavern"][0]["deck"] == 0
    t.play("hire ondrej")
    assert len(t.moves()) == 24
    t.play("offer mikes")
    assert t.events("reshuffled") == [{"level": 1}]
    assert t.view()["tavern"][0]["discards"] == []
    assert t.view()["tavern"][0]["deck"] == 23


def test_leaving_without_hiring_is_allowed() -> None:
    t = in_tavern(coins=9).play("depart")
    assert t.view()["actions"] == 1


def test_the_tavern_closes_when_nothing_can_be_done() -> None:
    t = in_tavern(coins=0, crew="").play("discard " + sorted(in_tavern(coins=0, crew="").choices("discard"))[0])
    t.state.roll(Dice(0))
    assert t.prompt == "turn"


def test_the_log_names_the_price_of_a_hire() -> None:
    t = table("zizka", "bores", field="pisek", coins=9, crew="", offer="ondrej").play("recruit", "hire ondrej")
    assert t.events("pays") == [{"seat": ["seat", 0], "count": 3}]


def test_the_log_tells_a_reshuffle_before_the_card_that_follows_it() -> None:
    """Level I: four on offer, one in the crew of another seat, the rest discarded."""
    others = [card.id for card in standard().followers if card.level == 1]
    t = table("zizka", "bores", field="pisek", coins=9, crew="", offer=" ".join(others[:4]))
    state = t.facts
    state["discards"] = others[4:]
    dumped = t.state.dump()
    dumped["position"] = state
    t = Table(GAME.restore(dumped)).play("recruit", f"hire {others[0]}")
    assert t.events("reshuffled") == [{"level": 1}]
    assert len(t.choices("offer")) == len(others) - 4
    t.play(f"offer {others[7]}")
    keys = [event["key"] for event in t.logged]
    assert keys.index("reshuffled") < keys.index("offer")
