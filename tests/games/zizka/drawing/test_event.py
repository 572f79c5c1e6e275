"""An event or a conquest shows what it wants and gives, and what can be taken."""

from __future__ import annotations

from games.zizka.picture import at_the_fair, buttons, drawn, labels
from games.zizka.table import table
from hetman.games.zizka import GAME
from pictures import markup, of_class, parse


def test_rows_show_what_they_want_and_give() -> None:
    t = at_the_fair().play("face", "roll 1 1 1 1")
    part = drawn(t)["stage"]
    rows = parse(part).findall(".//ol[@class='rows']/li")
    assert len(rows) == len(GAME.box.contents.tokens[16].rows) == 4
    assert "panel-page name=('token', 'fair')" in part
    assert "reward-coins count=2" in markup(rows[0])
    assert "reward-vice" in markup(rows[0])
    assert not buttons(part) - {"sword", "speech", "cunning", "joker"}, "dice can be cast again before rows are taken"


def test_a_missing_symbol_is_dashed_and_named() -> None:
    t = table("zizka", "bores", crew="jira", field="tyn", tyn="fair", luck=2).play("face", "roll 2 0 0 0")
    assert "panel-lacking symbol=('symbol', 'speech')" in labels(drawn(t)["stage"])
    rich = at_the_fair().play("face", "roll 1 1 1 1", "keep")
    first = parse(drawn(rich)["stage"]).find(".//ol[@class='rows']/li")
    assert first is not None
    assert "panel-lacking" not in markup(first)


def test_a_row_that_can_be_taken_is_highlighted_and_one_that_was_taken_is_ticked() -> None:
    t = at_the_fair().play("face", "roll 1 1 1 1", "keep")
    part = drawn(t)["stage"]
    assert buttons(part) == {move.split()[1] for move in t.moves() if move.startswith("take")} == {"2", "4"}
    assert len(of_class(part, "met")) == 1, "the first row is taken by itself"
    pressed = [row for row in parse(drawn(t, chosen=["2"])["stage"]).iter("li") if row.get("aria-pressed") == "true"]
    assert [row.get("data-token") for row in pressed] == ["2"]


def test_the_first_row_must_be_taken_where_only_luck_could_spare_a_joker() -> None:
    t = table("zizka", "bores", crew="jira", field="tyn", tyn="fair", luck=1).play("face", "roll 0 0 1 1")
    part = drawn(t)["stage"]
    assert buttons(part) == {"1"}
    assert buttons(drawn(t)["tray"]) == {"speech", "1"}
    assert "panel-must" in part


def test_who_would_leave_is_named_before_the_row_is_taken() -> None:
    t = at_the_fair(morale=3, crew="raza sezema dorota albrecht").play("face", "roll 1 1 1 1")
    assert "panel-would-leave follower=('follower', 'albrecht') way=('way', 'vice')" in drawn(t)["tray"]
    calm = at_the_fair(morale=1).play("face", "roll 1 1 1 1")
    assert "panel-would-leave" not in drawn(calm)["tray"]


def test_a_conquest_shows_its_rows_and_what_all_of_them_give() -> None:
    t = table("zizka", "bores", field="helfenburk").play("conquer", "storm drawbridge").until("keep")
    part = drawn(t)["stage"]
    assert "panel-page name=('conquest', 'drawbridge')" in part
    assert len(parse(part).findall(".//ol[@class='rows']/li")) == 3
    (spoils,) = of_class(part, "spoils")
    assert "reward-coins count=4" in markup(spoils)
    assert "reward-points count=2" in markup(spoils)
    assert "reward-either" in markup(spoils)
