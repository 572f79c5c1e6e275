"""The tavern and the decks beside the board."""

from __future__ import annotations

from games.zizka.picture import buttons, drawn
from games.zizka.table import table
from pictures import by_id, markup, of_class


def test_the_tavern_is_small_until_somebody_recruits() -> None:
    t = table("zizka", "bores", field="pisek", coins=9, offer="dubrava mikes hynek")
    small = drawn(t)["tavern"]
    assert len(of_class(small, "small-follower")) == 8
    assert len(of_class(small, "deck")) == 2, "the tops of both decks"
    assert not buttons(small)
    t.play("recruit")
    full = drawn(t)["stage"]
    assert "tavern" not in drawn(t), "it has moved to the stage"
    assert len(of_class(full, "offered")) == 8
    dubrava = by_id(full, "offer-dubrava")
    assert dubrava.get("data-as") == "follower"
    assert of_class(full, "legal")
    assert not buttons(drawn(t, seat=1)["stage"])


def test_hiring_and_sending_away_are_two_buttons_in_different_rows() -> None:
    t = table("zizka", "bores", field="pisek", coins=9, crew="jira", offer="dubrava").play("recruit")
    upper, lower = of_class(drawn(t, chosen=["dubrava"])["tray"], "f-acts")
    assert [button.get("data-move") for button in upper.iter("button")] == ["discard dubrava"]
    assert [button.get("data-move") for button in lower.iter("button")] == ["depart", "hire dubrava"]


def test_a_deck_shows_its_top_to_those_who_know_it() -> None:
    t = table("katerina", "bores")
    assert buttons(drawn(t)["supply"]) == {"easy", "hard"}
    t.play("peek easy").roll()
    own = drawn(t)["supply"]
    assert "panel-top conquest" in own
    assert buttons(own) == set()
    assert "panel-top conquest" not in drawn(t, seat=1)["supply"]


def test_decks_say_what_their_castles_give() -> None:
    parts = drawn(table("zizka", "bores"))
    assert "reward-points count=5" in markup(by_id(parts["supply"], "deck-hard"))
    assert "reward-points count=2" in markup(by_id(parts["supply"], "deck-easy"))
