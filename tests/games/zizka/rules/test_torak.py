"""Alone against Torak: his cards, his fights, posters, the tournament and the end."""

from __future__ import annotations

from typing import Any

import pytest

from games.zizka.table import Table, component, table
from hetman.games.zizka import GAME
from hetman.games.zizka.components import standard


def after_turn(*cards: str, **given: Any) -> Table:
    """The player has ended the turn, and Torak's card is to be turned up from a deck of these."""
    torak = {"field": "trocnov", "deck": " ".join(cards), **given.pop("torak", {})}
    settings = {"field": "blatna", "coins": 4, **given}
    return table("zizka", torak=torak, **settings).play("end").until("plot")


# Setting up


def test_torak_starts_on_the_free_start_field_and_nobody_plays_him() -> None:
    for seed in range(20):
        t = Table(GAME.start(1)).roll(seed).play("start usti")
        assert t.view()["torak"]["field"] == "trocnov"
        assert t.player()["field"] == "usti"
        assert t.player()["leader"] != "torak"
    with pytest.raises(ValueError, match="cannot be him"):
        GAME.start(1, leaders="torak")


def test_e26_the_solo_player_chooses_a_start_field_and_torak_gets_the_other() -> None:
    t = Table(GAME.start(1)).roll()
    assert (t.actor, t.prompt) == (0, "start")
    assert t.choices("start") == {"usti", "trocnov"}
    assert not {"usti", "trocnov"} & {token["field"] for token in t.view()["tokens"]}
    t.play("start trocnov")
    assert (t.player()["field"], t.view()["torak"]["field"]) == ("trocnov", "usti")
    assert t.prompt == "turn"


@pytest.mark.parametrize(("level", "cards"), [("easy", 9), ("normal", 8), ("hard", 9)])
def test_the_deck_of_each_level(level: str, cards: int) -> None:
    t = Table(GAME.start(1, level=level)).roll()
    assert t.view()["torak"]["deck"] == cards
    t.play("start usti", "end").until("plot")
    extra = {"plot respite": "easy", "plot fury": "hard"}
    assert {extra[move] for move in t.moves() if move in extra} == ({level} if level != "normal" else set())


def test_the_level_is_for_one_player() -> None:
    with pytest.raises(ValueError, match="for one player"):
        GAME.start(2, level="hard")


# His card, from top to bottom


def test_he_moves_towards_the_player() -> None:
    t = after_turn("stalk", field="usti")
    before = distance("trocnov", "usti")
    t.play("plot stalk")
    assert distance(t.view()["torak"]["field"], "usti") == before - 3


def distance(one: str, other: str) -> int:
    fields = [field.id for field in standard().fields]
    return int(GAME.box.distance[len(fields) * fields.index(one) + fields.index(other)])


def test_e34_of_several_shortest_ways_he_takes_the_first_in_the_order_of_the_map() -> None:
    fields = [field.id for field in standard().fields]
    near = [other for road in standard().roads for other in road if "tyn" in road and other != "tyn"]
    t = after_turn("stalk", field="blatna", torak={"field": "tyn", "deck": "respite"}).play("plot respite")
    best = min(distance(field, "blatna") for field in near)
    nearest = [field for field in near if distance(field, "blatna") == best]
    assert t.view()["torak"]["field"] == min(nearest, key=fields.index)


def test_he_stops_where_the_player_is_and_attacks() -> None:
    t = after_turn("raid", field="trebon").play("plot raid").until("roll")
    assert t.view()["torak"]["field"] == "trebon"
    assert t.view()["fight"]["attacker"] == "torak"


def test_he_scores() -> None:
    t = after_turn("raid").play("plot raid")
    assert t.view()["torak"]["points"] == 2


def test_he_replaces_all_eight_followers() -> None:
    t = after_turn("muster")
    before = t.offer()
    t.play("plot muster").until("end")
    assert len(t.offer()) == 8
    assert not set(before) & set(t.offer())
    assert set(before) == {card for level in t.view()["tavern"] for card in level["discards"]}


def test_e28_a_token_that_he_discards_is_shown() -> None:
    t = after_turn("plunder", field="tyn", torak={"field": "lomnice"}, veseli="?boar").play("plot plunder")
    assert t.view()["torak"]["field"] == "tyn" or t.moves()[0].startswith("reveal")
    shown = t.moves()[0].split()[1]
    t.play(t.moves()[0])
    assert t.view()["used"] == [shown]
    assert all(move.startswith("lay") for move in t.moves())


def test_e19_without_a_token_on_his_field_the_nearest_one_is_replaced() -> None:
    files = {"torak.json": component("torak.json", '"id": "plunder", "move": 3', '"id": "plunder", "move": 0')}
    t = table("zizka", game=GAME.with_components(files), field="blatna", torak={"field": "lisov", "deck": "plunder"})
    t.play("end").until("plot").play("plot plunder")
    field = t.view()["tokens"]
    near = sorted((distance("lisov", token["field"]), number) for number, token in enumerate(field))
    wanted = field[near[0][1]]["field"]
    t.play(t.moves()[0])
    assert all(move.endswith(wanted) for move in t.moves())


def test_e19_a_favour_goes_back_for_a_point_and_one_that_is_missing_is_toraks_point() -> None:
    t = after_turn("court", favours={"wenceslas": 0}).play("plot court")
    assert t.view()["favours"]["wenceslas"] is None
    assert (t.points(), t.view()["torak"]["points"]) == (1, 2)
    t = after_turn("court").play("plot court")
    assert (t.points(), t.view()["torak"]["points"]) == (0, 3)


def test_used_cards_are_shuffled_when_his_deck_is_empty() -> None:
    t = after_turn("stalk").play("plot stalk", "end")
    while t.actor == -1 and not t.choices("plot"):
        t.play(t.moves()[0])
    assert t.moves() == ["plot stalk"]
    t.play("plot stalk")
    keys = [event["key"] for event in t.logged]
    assert keys.count("torak-shuffles") == 1
    assert keys.index("torak-shuffles") < len(keys) - keys[::-1].index("plot") - 1, "before the card is turned up"


# Fights


def test_the_fight_comes_after_everything_else_on_the_card() -> None:
    t = after_turn("muster", field="trebon").play("plot muster")
    assert t.moves()[0].startswith("offer")
    t.until("roll")
    assert t.view()["torak"]["points"] == 1, "his points count for the dice he fights with"


@pytest.mark.parametrize(
    ("level", "points", "dice"),
    [("easy", 6, 3), ("easy", 11, 4), ("normal", 0, 4), ("normal", 11, 6), ("hard", 0, 5), ("hard", 16, 8)],
)
def test_e16_the_combat_card_tells_his_dice_by_level_and_points(level: str, points: int, dice: int) -> None:
    t = table("zizka", field="tyn", torak={"field": "tyn", "points": points}, options={"level": level, "goal": 40})
    t.play("attack torak", "roll 0 4 0 0", "keep")
    t.legal(f"roll {dice} 0 0 0")
    t.illegal(f"roll {dice + 1} 0 0 0")


@pytest.mark.parametrize(("points", "luck"), [(10, 0), (11, 1), (15, 1), (16, 2)])
def test_his_luck_grows_with_his_points(points: int, luck: int) -> None:
    t = table("zizka", field="tyn", torak={"field": "tyn", "points": points}, options={"goal": 40})
    t.play("attack torak", "roll 0 4 0 0", "keep").until("roll")
    speechless = next(
        move
        for move in t.moves()
        if move.split()[2] != "0" and move.split()[1] + move.split()[3] + move.split()[4] == "000"
    )
    t.play(speechless)
    assert t.events("fought-off") == [{"attack": 0, "defence": luck}]


def test_e18_a_torak_who_already_stands_with_the_player_attacks_after_his_card() -> None:
    t = after_turn("stalk", field="tyn", torak={"field": "tyn"}).play("plot stalk")
    assert t.view()["fight"]["attacker"] == "torak"


def test_e17_beating_him_in_defence_is_worth_nothing() -> None:
    t = after_turn("stalk", field="tyn", torak={"field": "tyn"}).play("plot stalk").cast().cast().play("keep")
    assert t.points() == 0
    assert not t.view()["torak"]["lies"]
    assert t.actor == 0


def test_the_player_may_help_the_defence_with_luck() -> None:
    t = (
        after_turn("stalk", field="tyn", torak={"field": "tyn"}, luck=1)
        .play("plot stalk")
        .cast(swords=1)
        .cast()
        .play("keep")
    )
    t.play("luck cunning")
    assert t.coins() == 4


def test_e17_a_won_attack_tears_down_a_poster_and_lays_him_down() -> None:
    t = table("zizka", field="tyn", torak={"field": "tyn", "posters": "limping notorious", "deck": "stalk"})
    t.play("attack torak").cast(swords=4).play("keep").cast()
    assert set(t.moves()) == {"tear limping", "tear notorious"}
    t.play("tear limping")
    assert [poster["poster"] for poster in t.view()["torak"]["posters"] if poster["held"]] == ["notorious"]
    assert t.view()["torak"]["lies"]
    assert t.events("torak-falls") == [{}]
    assert t.points() == 0, "the log names no points for it"


def test_e17_neither_side_needs_a_poster_to_attack() -> None:
    t = table("zizka", field="tyn", torak={"field": "tyn", "deck": "stalk"})
    t.play("attack torak").cast(swords=4).play("keep").cast()
    assert t.view()["torak"]["lies"]


def test_e17_a_torak_on_the_ground_misses_his_next_card() -> None:
    t = table("zizka", field="tyn", torak={"field": "tyn", "lies": True, "deck": "stalk"}).play("end").until("end")
    assert t.actor == 0
    assert not t.view()["torak"]["lies"]
    assert t.view()["torak"]["used"] == []


def test_e28_a_torak_on_the_ground_cannot_be_attacked() -> None:
    table("zizka", field="tyn", torak={"field": "tyn", "lies": True}).illegal("attack")


def test_e28_torak_is_attacked_once_between_two_of_his_cards() -> None:
    t = table("zizka", field="tyn", torak={"field": "tyn", "deck": "stalk rumour"}).play("attack torak").cast()
    t.play("keep").cast()
    t.illegal("attack torak")
    t.play("end").until("plot")
    t.play("plot stalk").cast().cast().play("keep").until("end")
    t.legal("attack torak")


def test_e28_cards_turned_for_penalties_go_to_the_used_pile() -> None:
    t = after_turn("stalk", "plunder", field="tyn", torak={"field": "tyn"})
    t.play("plot stalk").cast(swords=3).cast().play("keep", "plot plunder")
    assert t.view()["torak"]["used"] == ["stalk", "plunder"]
    assert t.coins() == 0


# Posters


def test_a_poster_is_drawn_at_random_and_carries_no_coins() -> None:
    t = table("zizka", field="tyn", tyn="crossroads", crew="jira prokupek", coins=0).play(
        "face", "roll 2 1 0 0", "take 2"
    )
    assert set(t.moves()) == {"wanted pursued", "wanted limping", "wanted outlawed", "wanted notorious"}
    t.play("wanted notorious")
    assert t.player()["bounty"] == 0
    assert t.coins() == 1


def test_a_poster_lets_torak_move_farther() -> None:
    t = after_turn("stalk", field="usti", torak={"posters": "pursued"}).play("plot stalk")
    assert distance(t.view()["torak"]["field"], "usti") == distance("trocnov", "usti") - 4


def test_a_poster_slows_the_player() -> None:
    assert table("zizka", crew="", torak={"posters": "limping"}).player()["pace"] == 1
    assert table("zizka", crew="", torak={"posters": "pursued notorious"}).player()["pace"] == 2


def test_a_poster_makes_followers_dearer() -> None:
    t = table("zizka", field="pisek", coins=3, crew="", offer="ondrej havel", torak={"posters": "notorious"}).play(
        "recruit"
    )
    t.illegal("hire ondrej")
    t.play("hire havel")
    assert t.coins() == 0


def test_a_poster_costs_the_favour_of_both_rulers_with_a_point_each() -> None:
    t = table("zizka", field="tyn", tyn="crossroads", crew="jira prokupek", favours={"wenceslas": 0, "sigismund": 0})
    t.play("face", "roll 2 1 0 0", "roll sigismund blank", "roll wenceslas blank", "take 2", "wanted outlawed")
    assert t.view()["favours"] == {"wenceslas": None, "sigismund": None}
    assert t.points() == 2


def test_in_disgrace_no_favour_can_be_won() -> None:
    t = table("zizka", field="tyn", tyn="vigil", crew="jira prokupek", torak={"posters": "outlawed"})
    t.play("face", "roll 0 2 0 1", "take 4")
    assert t.view()["favours"]["wenceslas"] is None
    assert t.points() == 0


def test_e5_a_row_with_a_poster_is_barred_when_all_four_are_held() -> None:
    everything = {"posters": "pursued limping outlawed notorious"}
    t = table("zizka", field="tyn", tyn="crossroads", crew="jira prokupek", torak=everything).play(
        "face", "roll 3 0 0 0"
    )
    t.illegal("take 2")


def test_e5_a_first_row_with_a_poster_is_barred_too() -> None:
    everything = {"posters": "pursued limping outlawed notorious"}
    first_row = '["coins 2", "vice"]}'
    files = {
        "tokens.json": component("tokens.json", f'"gives": {first_row}', '"gives": ["coins 2", "vice", "poster"]}')
    }
    game = GAME.with_components(files)
    token = next(token.id for token in game.box.contents.tokens if token.rows[0].gives[-1].what == "poster")
    t = table("zizka", game=game, field="tyn", tyn=f"?{token}", crew="vilem", torak=everything).play(
        "face", f"reveal {token}"
    )
    t.cast(swords=1, cunnings=1, jokers=1)
    assert t.luck() == 1
    t.illegal("face")


# The tournament


def test_torak_always_rides_and_his_card_is_his_score() -> None:
    t = table("zizka", field="tyn", tyn="melee", torak={"deck": "stalk raid"}, coins=0).play("face")
    assert t.view()["tournament"]["pot"] == 3, "a coin of the bank for him"
    assert t.events("torak-fee") == [{}]
    t.play("plot stalk", "roll 5 1 0 0", "keep")
    assert (t.points(), t.coins(), t.luck()) == (2, 3, 1), "personal prize, pot, and a point for leaving him behind"
    assert t.view()["torak"]["used"] == ["stalk"]


def test_e32_torak_wins_points_but_no_coins() -> None:
    t = table("zizka", field="tyn", tyn="melee", torak={"deck": "raid"}, coins=0).play(
        "face", "plot raid", "roll 1 5 0 0", "keep"
    )
    assert t.view()["torak"]["points"] == 1
    assert t.coins() == 0
    assert t.view()["bank"] == 71
    assert t.events("torak-pot") == [{"count": 3}]


# The end


def test_reaching_the_goal_leaves_one_more_card() -> None:
    t = table("zizka", field="blatna", points=20, torak={"field": "trocnov", "deck": "stalk"}).play("end").until("plot")
    t.play("plot stalk")
    assert t.state.actor == -2
    assert t.state.winners() == (0,)


def test_e33_torak_at_20_in_a_tournament_ends_the_game_at_once() -> None:
    t = table("zizka", field="tyn", tyn="melee", torak={"deck": "raid", "points": 19, "field": "blatna"})
    t.play("face", "plot raid").cast().play("keep")
    assert t.view()["torak"]["points"] == 20
    assert t.state.actor == -2, "the second action is lost"
    assert t.events("torak-goal") == [{}]
    assert t.view()["torak"]["used"] == ["raid"]


def test_e33_torak_at_20_by_his_card_ends_the_game_before_the_rest_of_the_card() -> None:
    """Neither the favour is asked for nor is there a fight, though he stands beside the player."""
    t = after_turn("court", field="tyn", coins=9, favours={"wenceslas": 0}, torak={"field": "tyn", "points": 18})
    t.play("plot court")
    assert t.state.actor == -2
    assert (t.view()["torak"]["points"], t.view()["favours"]["wenceslas"]) == (20, 0)
    assert not t.events("torak-attacks")
    assert t.points() == 9 // 5


def test_e33_torak_at_20_by_a_missing_favour_ends_the_game_before_the_fight() -> None:
    t = after_turn("court", field="tyn", torak={"field": "tyn", "points": 17}).play("plot court")
    assert t.state.actor == -2
    assert t.view()["torak"]["points"] == 20
    assert not t.events("torak-attacks")


def test_e33_a_player_who_reaches_the_goal_before_torak_faces_one_more_card() -> None:
    t = table("zizka", field="tyn", tyn="melee", points=20, torak={"deck": "raid stalk", "points": 19})
    t.play("face", "plot raid").cast().play("keep", "end").until("plot")
    t.legal("plot stalk")


def test_e33_torak_at_the_goal_ends_the_game_with_his_card() -> None:
    t = after_turn("raid", torak={"points": 19}).play("plot raid").roll()
    assert t.state.actor == -2
    assert t.state.winners() == ()


@pytest.mark.parametrize(("coins", "won"), [(0, False), (1, True)])
def test_e20_with_equal_points_a_coin_decides(coins: int, won: bool) -> None:
    t = after_turn("raid", torak={"points": 18}, points=20, coins=coins).play("plot raid").roll()
    assert t.view()["torak"]["points"] == t.points() == 20
    assert t.state.winners() == ((0,) if won else ())


def test_e20_coins_count_for_the_player() -> None:
    t = after_turn("raid", torak={"points": 18}, points=19, coins=10).play("plot raid").roll()
    assert (t.points(), t.view()["torak"]["points"]) == (21, 20)
    assert t.state.winners() == (0,)
