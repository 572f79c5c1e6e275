"""The stage, the panels, the tavern and the crew show what the view says and name whatever can be clicked."""

from __future__ import annotations

from typing import Any

import pytest

from games.zizka.picture import buttons, drawn, text
from games.zizka.table import Table, table
from hetman.games.zizka import GAME
from hetman.games.zizka.drawing.dice import missing
from pictures import by_id, echo, everything, markup, of_class, parse


def labels(part: str) -> str:
    """All names and tips of a part."""
    found = [element.get(name, "") for element in parse(part).iter() for name in ("aria-label", "title")]
    return " ".join(filter(None, found))


def event(**given: Any) -> Table:
    """Žižka at a crowded fair: cunning and speech, then cunning, then two swords, then more."""
    given = {"crew": "raza bratrice dorota albrecht", "field": "tyn", "tyn": "fair", **given}
    return table("zizka", "bores", **given)


# Actions of a turn


def test_actions_are_offered_or_refused_with_a_reason() -> None:
    part = drawn(table("zizka", "bores", field="tyn", tyn="fair"))["stage"]
    assert buttons(part) == {"move", "face"}
    off = " ".join(text(element) for element in of_class(part, "barred"))
    assert "panel-no-recruit" in off
    assert "panel-no-attack" in off
    assert "panel-action number=1 of=2" in part
    assert "panel-move-note count=2" in part


def test_a_castle_adds_its_action_and_a_skill_its_own() -> None:
    at_castle = drawn(table("katerina", "bores", field="helfenburk"))["stage"]
    assert buttons(at_castle) == {"move", "conquer", "peek"}
    taken = table("zizka", "bores", field="helfenburk", conquered=["palisade", None])
    assert "panel-no-conquer" in drawn(taken)["stage"]


def test_without_actions_only_a_look_is_left() -> None:
    part = drawn(table("katerina", "bores", actions=0, tyn="?vigil"))["stage"]
    assert "panel-no-action" in part
    assert [element.get("data-token") for element in of_class(part, "legal")] == ["peek"]
    assert not of_class(part, "barred")


def test_who_waits_has_no_actions_to_choose() -> None:
    t = table("zizka", "bores")
    assert "stage" not in drawn(t, seat=1)
    assert "stage" not in drawn(t, seat=None)


# Events and conquests


def test_rows_show_what_they_want_and_give() -> None:
    t = event().play("face", "roll 1 1 1 1")
    part = drawn(t)["stage"]
    rows = parse(part).findall(".//ol[@class='rows']/li")
    assert len(rows) == len(GAME.box.contents.tokens[16].rows) == 4
    assert "panel-page name=('token', 'fair')" in part
    assert "reward-coins count=3" in markup(rows[0])
    assert "reward-vice" in markup(rows[0])
    assert not buttons(part) - {"sword", "speech", "cunning", "joker"}, "dice can be cast again before rows are taken"


def test_a_missing_symbol_is_dashed_and_named() -> None:
    t = table("zizka", "bores", crew="jira", field="tyn", tyn="fair", luck=2).play("face", "roll 2 0 0 0")
    assert "panel-lacking symbol=('symbol', 'speech')" in labels(drawn(t)["stage"])
    rich = event().play("face", "roll 1 1 1 1", "keep")
    first = parse(drawn(rich)["stage"]).find(".//ol[@class='rows']/li")
    assert first is not None
    assert "panel-lacking" not in markup(first)


@pytest.mark.parametrize(
    ("needs", "have", "lacking"),
    [
        (["sword", "sword"], {"sword": 1, "joker": 1}, []),
        (["sword", "sword"], {"sword": 1}, ["sword"]),
        (["sword", "joker"], {"joker": 1}, ["sword"]),
        (["joker"], {"sword": 3}, ["joker"]),
        (["speech", "cunning"], {"joker": 1, "cunning": 1}, []),
        (["speech", "joker"], {"speech": 1, "joker": 1}, []),
    ],
)
def test_jokers_stand_in_for_plain_symbols_only(needs: list[str], have: dict[str, int], lacking: list[str]) -> None:
    assert missing(needs, have) == lacking


def test_a_row_that_can_be_taken_is_lit_and_one_that_was_taken_is_ticked() -> None:
    t = event().play("face", "roll 1 1 1 1", "keep")
    part = drawn(t)["stage"]
    assert buttons(part) == {move.split()[1] for move in t.moves() if move.startswith("take")} == {"2", "3", "4"}
    assert len(of_class(part, "met")) == 1, "the first row is taken by itself"
    pressed = [row for row in parse(drawn(t, chosen=["2"])["stage"]).iter("li") if row.get("aria-pressed") == "true"]
    assert [row.get("data-token") for row in pressed] == ["2"]


def test_the_first_row_must_be_taken_where_only_luck_could_spare_a_joker() -> None:
    t = table("zizka", "bores", crew="jira", field="tyn", tyn="fair", luck=1).play("face", "roll 0 0 1 1")
    part = drawn(t)["stage"]
    assert buttons(part) == {"1", "speech"}
    assert "panel-must" in part


def test_who_would_leave_is_named_before_the_row_is_taken() -> None:
    t = event(morale=3).play("face", "roll 1 1 1 1")
    assert "panel-would-leave follower=('follower', 'albrecht') way=('way', 'vice')" in drawn(t)["stage"]
    calm = event(morale=1).play("face", "roll 1 1 1 1")
    assert "panel-would-leave" not in drawn(calm)["stage"]


def test_dice_can_be_cast_again_by_a_click_on_them() -> None:
    t = event(favours={"sigismund": 0}).play("face", "roll 1 2 1 0", "roll sigismund coin")
    part = drawn(t)["stage"]
    dice = [element.get("data-token") for element in of_class(part, "die", "legal")]
    assert sorted(map(str, dice)) == ["cunning", "sigismund", "speech", "speech", "sword"]
    assert {element.get("data-as") for element in of_class(part, "die")} == {"face", "ruler"}
    assert "panel-rerolls count=2" in part
    assert not of_class(drawn(t, seat=1)["stage"], "legal"), "only the roller casts them"


def test_a_coin_of_a_ruler_can_be_taken_or_cast_again() -> None:
    t = event(favours={"sigismund": 0}, options={"advanced": True}).play("face", "roll 1 2 1 0", "roll sigismund coin")
    verbs = [element.get("data-token") for element in by_id(drawn(t)["stage"], "die-sigismund").iter()]
    assert {"reroll", "pocket"} <= set(verbs)


def test_luck_is_offered_as_the_symbols_it_can_be() -> None:
    t = table("zizka", "bores", crew="jira", field="tyn", tyn="fair", luck=2).play("face", "roll 2 0 0 0")
    offered = {element.get("data-token") for element in of_class(drawn(t)["stage"], "as-luck")}
    assert offered == {move.split()[1] for move in t.moves() if move.startswith("luck")}
    assert offered


def test_a_conquest_shows_its_rows_and_what_all_of_them_give() -> None:
    t = table("zizka", "bores", field="helfenburk").play("conquer", "storm drawbridge").until("keep")
    part = drawn(t)["stage"]
    assert "panel-page name=('conquest', 'drawbridge')" in part
    assert len(parse(part).findall(".//ol[@class='rows']/li")) == 3
    (spoils,) = of_class(part, "spoils")
    assert "reward-coins count=4" in markup(spoils)
    assert "reward-points count=2" in markup(spoils)
    assert "reward-either" in markup(spoils)


def test_morale_goes_either_way_by_a_click() -> None:
    view = table("zizka", "bores").view()
    parts = GAME.draw(view, echo, moves=[("lean", "virtue"), ("lean", "vice")])
    assert buttons(parts["lean"]) == {"virtue", "vice"}
    assert "lean" not in GAME.draw(view, echo)


# Tournaments


def tournament() -> Table:
    t = table("zizka", "bores", "katerina", field="tyn", tyn="lists", crew="ctibor")
    return t.play("face", "join", "watch")


def test_a_tournament_shows_pot_prize_and_riders() -> None:
    t = tournament().play("roll 2 1 2 1")
    part = drawn(t)["stage"]
    view = t.view()["tournament"]
    assert f"panel-pot count={view['pot']}" in part
    assert f"panel-goal count={view['goal']}" in part
    riders = parse(part).findall(".//ol[@class='riders']/li")
    assert len(riders) == len(view["entrants"]) == 2
    assert len(of_class(part, "die", "legal")) == 6


def test_dice_of_a_rider_can_be_set_aside_and_cast_again() -> None:
    t = tournament().play("roll 2 1 2 1")
    assert t.state.actor == 1, "the left neighbour rides first"
    t.play("aside speech")
    part = drawn(t)["stage"]
    assert {element.get("data-token") for element in of_class(part, "die", "legal")} == {"sword", "cunning", "joker"}
    t.play("again sword")
    assert "panel-picked" in drawn(t)["stage"]


def test_the_skill_for_tournaments_gives_each_die_two_verbs() -> None:
    t = tournament().play("roll 2 1 2 1", "keep", "roll 3 1 1 1")
    assert t.state.actor == 0
    first = of_class(drawn(t)["stage"], "die", "legal")[0]
    assert {element.get("data-token") for element in first.iter()} >= {"reroll", "aside"}


# Fights


def fight(**given: Any) -> Table:
    given = {"field": {0: "tyn", 1: "tyn"}, "poster": {1: True}, "bounty": {1: 3}, **given}
    return table("zizka", "bores", **given)


def test_a_fight_shows_both_sides_and_what_counts() -> None:
    t = fight().play("attack bores", "roll 2 0 1 1")
    attacker, defender = of_class(drawn(t)["stage"], "fighter")
    assert "panel-attacks" in markup(attacker)
    assert "symbol-sword" in markup(attacker)
    assert "panel-defends" in markup(defender)
    assert "symbol-cunning" in markup(defender)
    assert "panel-strength count=3" in markup(attacker), "two swords and a joker, before anything is cast again"
    assert "panel-strength count=0" in markup(defender)


def test_torak_fights_under_his_own_badge() -> None:
    t = table("zizka", field="tyn", torak={"field": "tyn"}).play("attack torak").until("keep")
    assert "panel-torak" in drawn(t)["stage"]


# Tavern, crew, decks


def test_the_tavern_is_small_until_somebody_recruits() -> None:
    t = table("zizka", "bores", field="pisek", coins=9, offer="dubrava mikes hynek")
    small = drawn(t)["tavern"]
    assert len(of_class(small, "small-follower")) == 8
    assert len(of_class(small, "deck")) == 2, "the tops of both decks"
    assert not buttons(small)
    t.play("recruit")
    full = drawn(t)["tavern"]
    assert len(of_class(full, "offered")) == 8
    dubrava = by_id(full, "offer-dubrava")
    assert dubrava.get("data-as") == "follower"
    assert of_class(full, "legal")
    assert not buttons(drawn(t, seat=1)["tavern"])


def test_a_card_that_can_be_hired_or_sent_away_has_a_sign_for_each() -> None:
    t = table("zizka", "bores", field="pisek", coins=9, crew="jira", offer="dubrava").play("recruit")
    signs = {element.get("data-token") for element in of_class(by_id(drawn(t)["tavern"], "offer-dubrava"), "sign")}
    assert signs == {"hire", "discard"}


def test_a_full_crew_makes_room_once_the_newcomer_is_chosen() -> None:
    t = table("zizka", "bores", field="pisek", coins=9, offer="dubrava").play("recruit")
    assert not buttons(drawn(t)["hand"])
    crew = set(t.crew().split())
    assert buttons(drawn(t, chosen=["hire", "dubrava"])["hand"]) == crew
    chosen = by_id(drawn(t, chosen=["hire", "dubrava"])["tavern"], "offer-dubrava")
    assert chosen.get("aria-pressed") == "true"
    assert {card.get("data-as") for card in of_class(drawn(t)["hand"], "follower")} == {"old follower"}


def test_the_crew_shows_skills_conditions_and_scorn() -> None:
    hand = drawn(table("zizka", "bores", crew="dorota albrecht"))["hand"]
    dorota, albrecht = of_class(hand, "follower")
    assert markup(dorota).count("skill-reroll") == 4, "a name and a tip for each of two rerolls"
    assert "panel-when kind=('kind', 'pickpocket')" in markup(dorota)
    assert "panel-despises way=('way', 'vice')" in markup(albrecht)
    assert not of_class(hand, "now")
    robbing = event().play("face", "roll 1 1 1 1")
    assert len(of_class(drawn(robbing)["hand"], "now")) == 1, "Dorota's die counts in this event"


def test_a_spectator_has_no_crew() -> None:
    parts = drawn(table("zizka", "bores"), seat=None)
    assert parts["hand"] == ""
    assert all(of_class(parts[f"seat-{seat}"], "companion") for seat in (0, 1))


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


# Panels


def test_a_panel_tells_points_purse_and_honours() -> None:
    t = table(
        "zizka",
        "bores",
        points={1: 7},
        coins={1: 5},
        luck={1: 2},
        poster={1: True},
        bounty={1: 6},
        favours={"wenceslas": 1},
        conquered={1: ["palisade", None]},
        morale={1: 4},
    )
    part = drawn(t)["seat-1"]
    told = labels(part)
    assert "panel-points count=7" in told
    assert "panel-coins count=5" in told
    assert "panel-luck count=2" in told
    assert "panel-poster count=6" in told
    assert "panel-favour ruler=('ruler', 'wenceslas')" in told
    assert "panel-castle level=('level', 'easy')" in told
    assert "panel-morale place=4" in told
    assert "panel-skill skill=('skill', 'die') count=3" in told


def test_turn_first_player_and_victory_are_marked() -> None:
    t = table("zizka", "bores", first=1)
    assert of_class(drawn(t)["seat-0"], "turn")
    assert of_class(drawn(t, seat=1)["seat-0"], "awaited")
    assert not of_class(drawn(t, seat=1)["seat-0"], "turn"), "teal is for the reader's own turn"
    assert "panel-first" in drawn(t)["seat-1"]
    assert "panel-first" not in drawn(t)["seat-0"]
    assert "panel-winner" in drawn(t, winners=[1])["seat-1"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_seat_has_its_panel(seats: int) -> None:
    leaders = ("zizka", "bores", "katerina", "torak")[:seats]
    parts = drawn(table(*leaders))
    torak = ["seat-torak"] if seats == 1 else []
    assert [name for name in parts if name.startswith("seat-")] == [f"seat-{seat}" for seat in range(seats)] + torak


def test_torak_has_a_panel_with_posters_and_the_card_under_way() -> None:
    t = table("zizka", torak={"field": "veseli", "points": 12, "posters": "pursued notorious"})
    part = drawn(t)["seat-torak"]
    assert "panel-points count=12" in part
    assert "panel-wanted poster=('poster', 'pursued')" in part
    assert "text-effect-dear" in part
    assert "outlawed" not in part
    assert not buttons(part)
    tearing = GAME.draw(t.view(), echo, moves=[("tear", "pursued"), ("tear", "notorious")])["seat-torak"]
    assert buttons(tearing) == {"pursued", "notorious"}


def test_toraks_card_shows_while_it_is_carried_out() -> None:
    t = table("zizka", tyn="fair", torak={"field": "veseli"}).play("end").until("plot").play("plot rumour")
    part = GAME.draw(t.view(), echo)["seat-torak"]
    assert "panel-ploy ploy=('ploy', 'rumour')" in part
    assert "panel-ploy-tavern" in part


def test_the_caption_tells_the_round_and_whether_it_is_the_last() -> None:
    t = table("zizka", "bores")
    assert "panel-round round=1" in drawn(t)["caption"]
    assert "panel-last-round" in drawn(t, ending=True)["caption"]
    assert "panel-preparing" in drawn(t, round=0)["caption"]


# Figures of the log


@pytest.mark.parametrize(
    ("kind", "token"),
    [
        ("seat", "0"),
        ("leader", "bores"),
        ("follower", "dorota"),
        ("token", "fair"),
        ("kind", "hunt"),
        ("face", "joker"),
        ("symbol", "sword"),
        ("ruler", "sigismund"),
        ("way", "vice"),
        ("poster", "pursued"),
        ("conquest", "palisade"),
    ],
)
def test_things_of_the_log_have_pictures(kind: str, token: str) -> None:
    view = event().view()
    shown = GAME.figure(view, kind, token)
    assert shown is not None
    assert parse(shown).tag == "svg"


def test_what_is_unknown_or_has_no_shape_has_no_picture() -> None:
    view = event().view()
    assert GAME.figure(view, "token", "hidden") is None
    assert GAME.figure(view, "conquest", "hidden") is None
    assert GAME.figure(view, "field", "tyn") is None
    assert GAME.figure(view, "token", "bear") is None, "it lies nowhere in sight"


def test_nothing_hidden_is_drawn() -> None:
    """A token that nobody has looked at shows its back only, whoever reads."""
    t = table("zizka", "bores", tyn="?fair", pisek="?1stag")
    assert "fair" not in everything(drawn(t, seat=0))
    assert "('token', 'stag')" not in everything(drawn(t, seat=0))
    assert "('token', 'stag')" in everything(drawn(t, seat=1))
