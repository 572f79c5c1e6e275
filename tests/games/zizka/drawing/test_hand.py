"""The own crew."""

from __future__ import annotations

from games.zizka.picture import at_the_fair, buttons, drawn
from games.zizka.table import table
from pictures import by_id, markup, of_class


def test_a_full_crew_makes_room_once_the_newcomer_is_chosen() -> None:
    t = table("zizka", "bores", field="pisek", coins=9, offer="dubrava").play("recruit")
    assert not buttons(drawn(t)["hand"])
    crew = set(t.crew().split())
    assert buttons(drawn(t, chosen=["hire", "dubrava"])["hand"]) == crew
    chosen = by_id(drawn(t, chosen=["hire", "dubrava"])["stage"], "offer-dubrava")
    assert chosen.get("aria-pressed") == "true"
    assert {card.get("data-as") for card in of_class(drawn(t)["hand"], "follower")} == {"old follower"}


def test_the_crew_shows_skills_conditions_and_scorn() -> None:
    hand = drawn(table("zizka", "bores", crew="dorota albrecht"))["hand"]
    dorota, albrecht = of_class(hand, "follower")
    assert markup(dorota).count("skill-reroll") == 4, "a name and a tip for each of two rerolls"
    assert "panel-when kind=('kind', 'pickpocket')" in markup(dorota)
    assert "panel-despises way=('way', 'vice')" in markup(albrecht)
    assert not of_class(hand, "now")
    robbing = at_the_fair().play("face", "roll 1 1 1 1")
    assert len(of_class(drawn(robbing)["hand"], "now")) == 1, "Dorota's die counts in this event"


def test_a_spectator_has_no_crew() -> None:
    parts = drawn(table("zizka", "bores"), seat=None)
    assert parts["hand"] == ""
    assert all(of_class(parts[f"seat-{seat}"], "companion") for seat in (0, 1))
