"""Why something is not possible: each reason is a rule."""

from __future__ import annotations

from typing import Any

from games.zizka.picture import at_the_fair
from games.zizka.table import Table, table
from hetman.games.zizka import GAME


def refused(t: Table, *clicked: str, chosen: tuple[str, ...] = (), seat: int = 0) -> tuple[str, dict[str, Any]]:
    moves = [GAME.tokens(move) for move in t.state.moves()]
    reason = GAME.why_not(t.state.view(seat), moves, chosen, clicked)
    assert reason is not None, clicked
    return reason.key, dict(reason.args)


def test_a_leader_goes_no_farther_than_the_movement_symbols() -> None:
    key, args = refused(table("zizka", "bores", field="tyn"), "vimperk", "move")
    assert key == "too-far"
    assert args["reach"] == 2
    assert args["count"] > 2


def test_an_event_needs_a_token_a_recruit_a_tavern_a_storm_a_castle() -> None:
    t = table("zizka", "bores", field="tyn")
    assert refused(t, "face")[0] == "no-token"
    assert refused(t, "recruit")[0] == "no-tavern"
    assert refused(t, "conquer")[0] == "no-castle"


def test_a_castle_of_each_level_is_taken_once() -> None:
    t = table("zizka", "bores", field="helfenburk", conquered=["palisade", None])
    assert refused(t, "conquer") == ("castle-taken", {"level": ("level", "easy")})


def test_only_leaders_with_a_poster_on_the_same_field_can_be_attacked() -> None:
    assert refused(table("zizka", "bores", field={0: "tyn", 1: "pisek"}), "bores", "pisek")[0] == "elsewhere"
    assert refused(table("zizka", "bores", field={0: "tyn", 1: "tyn"}), "bores", "tyn")[0] == "no-poster"
    struck = table("zizka", "bores", field={0: "tyn", 1: "tyn"}, poster={1: True}, struck={1: True})
    assert refused(struck, "attack")[0] == "struck"
    assert refused(table("zizka", "bores", field={0: "tyn", 1: "pisek"}), "attack")[0] == "nobody-here"


def test_a_turn_has_two_actions() -> None:
    t = table("katerina", "bores", actions=0, tyn="?vigil")
    assert refused(t, "move")[0] == "no-action"
    assert refused(t, "pisek", "move")[0] == "no-action"


def test_peeking_needs_the_skill_and_an_unknown_token() -> None:
    assert refused(table("zizka", "bores"), "peek")[0] == "no-peek"
    t = table("katerina", "bores", field="tyn", bechyne="fair", blatna="?fair")
    assert refused(t, "bechyne", chosen=("peek",))[0] == "seen-open"
    assert refused(t, "vodnany", chosen=("peek",))[0] == "nothing-to-see"


def test_a_follower_costs_coins_and_despises_an_end_of_the_track() -> None:
    poor = table("zizka", "bores", field="pisek", coins=1, offer="dubrava").play("recruit")
    key, args = refused(poor, "dubrava", chosen=("hire",))
    assert key == "too-dear"
    assert args["coins"] == 1
    rich = table("zizka", "bores", field="pisek", coins=20, offer="albrecht", morale=4).play("recruit")
    assert refused(rich, "albrecht", chosen=("hire",)) == (
        "despises",
        {"follower": ("follower", "albrecht"), "way": ("way", "vice")},
    )


def test_only_one_is_sent_away_and_before_anybody_is_hired() -> None:
    t = table("zizka", "bores", field="pisek", coins=9, crew="jira", offer="dubrava").play("recruit", "hire dubrava")
    t.roll()
    assert refused(t, "discard")[0] == "discard-once"


def test_followers_wait_in_taverns() -> None:
    away = table("zizka", "bores", field="tyn", offer="dubrava")
    assert refused(away, "dubrava")[0] == "hire-where"
    there = table("zizka", "bores", field="pisek", offer="dubrava")
    assert refused(there, "dubrava")[0] == "recruit-first"


def test_rows_wait_for_the_dice_and_the_first_row() -> None:
    t = at_the_fair().play("face", "roll 1 2 1 0")
    assert refused(t, "2", "take")[0] == "row-dice"
    kept = t.play("keep")
    assert refused(kept, "1", "take")[0] == "row-taken"
    assert refused(kept, "4", "take")[0] in ("row-short", "row-shorts")
    short = table("zizka", "bores", crew="jira", field="tyn", tyn="fair", luck=1).play("face", "roll 0 0 1 1")
    assert refused(short, "2", "take")[0] == "row-first"


def test_luck_is_a_token_that_was_won_before() -> None:
    t = at_the_fair().play("face", "roll 1 1 1 1", "keep")
    assert refused(t, "luck")[0] == "no-luck"


def test_kept_dice_are_not_rolled_again() -> None:
    t = at_the_fair().play("face", "roll 1 1 1 1", "keep")
    assert refused(t, "sword", "reroll")[0] in ("dice-kept", "first-rows")


def test_another_question_comes_first() -> None:
    t = at_the_fair().play("face", "roll 1 1 1 1")
    assert refused(t, "pisek")[0] == "first-dice"
    assert refused(t, "end")[0] == "first-dice"


def test_a_typed_move_is_refused_by_its_wrong_operand() -> None:
    assert refused(table("zizka", "bores", field="tyn"), "move", "vimperk")[0] == "too-far"


def test_torak_on_the_ground_is_not_attacked() -> None:
    t = table("zizka", torak={"field": "tyn", "lies": True}, field="tyn")
    assert refused(t, "torak", "tyn")[0] == "torak-lies"


def test_spectators_get_no_reason() -> None:
    t = table("zizka", "bores")
    assert GAME.why_not(t.state.view(None), [], (), ("pisek",)) is None
