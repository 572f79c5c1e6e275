"""Setting up, moving, looking at what lies face down, and the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.zizka.table import Table, component, table
from hetman import Dice
from hetman.games.zizka import GAME
from hetman.games.zizka.components import standard

STARTS = {
    1: ["usti"],
    2: ["usti", "trocnov"],
    3: ["usti", "trocnov", "trocnov"],
    4: ["usti", "usti", "trocnov", "trocnov"],
}


def begun(seats: int, seed: int = 0, **options: object) -> Table:
    return Table(GAME.start(seats, **options)).roll(seed)


# Setting up


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_tokens_lie_face_down_on_all_large_fields_but_the_starts(seats: int) -> None:
    t = begun(seats)
    large = [field.id for field in standard().fields if field.large and not field.start]
    assert [token["field"] for token in t.view()["tokens"]] == large
    assert all(not token["open"] and token["front"] is None for token in t.view()["tokens"])
    assert t.view()["stack"] == 34 - len(large)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_e26_start_fields_are_filled_by_seat_order(seats: int) -> None:
    t = begun(seats)
    assert [player["field"] for player in t.view()["players"]] == STARTS[seats]


def test_four_followers_of_each_level_are_on_offer() -> None:
    for table_of_level in begun(2).view()["tavern"]:
        assert len(table_of_level["offer"]) == 4
    assert [level["deck"] for level in begun(2).view()["tavern"]] == [24, 23]


@pytest.mark.parametrize("side", ["a", "b"])
def test_purses_crews_and_morale_at_the_start(side: str) -> None:
    t = begun(4, side=side)
    for player in t.view()["players"]:
        leader = next(leader for leader in standard().leaders if leader.id == player["leader"])
        assert player["coins"] == leader.coins["ab".index(side)]
        assert player["luck"] == (1 if side == "a" and leader.id == "katerina" else 0)
        assert player["morale"] == 2
        assert player["points"] == 0
        assert [card["skills"] for card in player["crew"]] == [["die"], ["die"], ["die"], ["reroll"]]


def test_e16_leaders_and_the_first_player_are_drawn_by_lot() -> None:
    starts = [begun(3, seed).view() for seed in range(40)]
    assert {view["first"] for view in starts} == {0, 1, 2}
    assert {view["players"][0]["leader"] for view in starts} == {"bores", "katerina", "torak", "zizka"}


def test_leaders_may_be_chosen() -> None:
    t = begun(2, leaders="torak,bores")
    assert [player["leader"] for player in t.view()["players"]] == ["torak", "bores"]
    for wrong in ("torak", "torak,torak", "torak,wenceslas", "torak,bores,zizka"):
        with pytest.raises(ValueError, match="option leaders"):
            GAME.start(2, leaders=wrong)


SKILLS_A = {
    "bores": {"move": 2, "reroll": 2},
    "katerina": {"move": 2, "peek": 1},
    "torak": {"move": 3},
    "zizka": {"move": 2, "die": 1},
}


@pytest.mark.parametrize("leader", SKILLS_A)
def test_leaders_on_side_a_have_skills_of_their_own(leader: str) -> None:
    other = "bores" if leader != "bores" else "zizka"
    t = table(leader, other, crew="")
    assert {skill: count for skill, count in t.player()["skills"].items() if count} == SKILLS_A[leader]


@pytest.mark.parametrize("leader", SKILLS_A)
def test_leaders_on_side_b_are_alike(leader: str) -> None:
    other = "bores" if leader != "bores" else "zizka"
    t = table(leader, other, crew="", options={"side": "b"})
    assert t.player()["own_skills"] == ["move", "move", "die"]


# Moving


def test_move_as_far_as_leader_and_crew_allow() -> None:
    t = table("bores", "zizka", crew="", field="usti")
    two_steps = {"milevsko", "sobeslav", "bechyne", "pacov", "veseli", "cernovice", "chynov", "pribenice", "oparany"}
    assert t.choices("move") == two_steps
    assert len(table("torak", "zizka", crew="", field="usti").choices("move")) > len(two_steps)


def test_several_figures_may_share_a_field() -> None:
    t = table("bores", "zizka", field={0: "usti", 1: "sobeslav"})
    t.play("move sobeslav")
    assert t.player(0)["field"] == t.player(1)["field"] == "sobeslav"


def test_movement_adds_to_every_move_action() -> None:
    t = table("bores", "zizka", crew="racek", field="usti").play("move kamenice")
    t.legal("move pelhrimov")
    assert t.player()["pace"] == 4


def test_e11_a_poster_takes_one_from_the_farthest_move() -> None:
    t = table("bores", "zizka", crew="", field="usti", poster=1, bounty=3)
    assert t.choices("move") == {"sobeslav", "chynov", "pribenice", "oparany"}
    assert t.player()["pace"] == 1


def test_e11_movement_never_falls_below_nothing() -> None:
    files = {"posters.json": component("posters.json", '"slower": 1', '"slower": 5')}
    t = table("bores", "zizka", game=GAME.with_components(files), crew="", poster=1)
    assert t.player()["pace"] == 0
    t.illegal("move")
    t.legal("end")


# Two actions


def test_a_turn_has_two_actions_and_they_may_be_the_same() -> None:
    t = table("bores", "zizka", field="usti")
    t.play("move sobeslav", "move usti")
    t.until("end")
    assert t.actor == 1


def test_e29_a_turn_may_be_ended_early() -> None:
    t = table("bores", "zizka").play("end")
    t.until("end")
    assert t.actor == 1


# Looking at what lies face down


def test_katerina_looks_once_in_a_turn() -> None:
    t = table("katerina", "zizka", crew="", tyn="?fair", pisek="?boar", field="usti")
    assert t.choices("peek") == {"tyn", "pisek", "easy", "hard"}
    t.play("peek tyn", "see fair")
    t.illegal("peek")
    assert t.view(0)["tokens"][1]["front"]["token"] == "fair"
    assert t.view(1)["tokens"][1]["front"] is None
    assert t.view(1)["tokens"][1]["known_by"] == [0]


def test_e4_who_joins_brings_an_unused_peek_symbol() -> None:
    """A spy looks, leaves for another one, and the other one looks too."""
    t = table(
        "zizka", "bores", field="pisek", coins=9, crew="marketa jira prokupek martin", tyn="?fair", offer="anezka"
    )
    t.play("peek easy", "see palisade").illegal("peek")
    t.play("recruit", "hire anezka for marketa", "offer ondrej", "depart")
    assert t.player()["peeks"] == 1
    t.play("peek tyn", "see fair").illegal("peek")


def test_e4_who_leaves_takes_a_used_peek_symbol_along() -> None:
    """Kateřina's spy looks and is dismissed. Her own symbol is still unused."""
    t = table("katerina", "bores", field="tyn", crew="marketa", tyn="levy", pisek="?boar")
    t.play("peek easy", "see palisade", "face", "dismiss marketa")
    assert t.player()["peeks"] == 1
    t.play("peek pisek", "see boar").illegal("peek")


def test_e4_who_leaves_with_an_unused_symbol_takes_no_look_of_others_along() -> None:
    t = table("katerina", "bores", field="tyn", crew="marketa ulrika", tyn="levy", pisek="?boar")
    t.play("peek easy", "see palisade", "face", "dismiss ulrika")
    assert t.player()["peeks"] == 1, "Markéta has looked, Kateřina has not"


def test_e4_every_peek_symbol_is_a_look_of_its_own() -> None:
    t = table("katerina", "zizka", crew="anezka", tyn="?fair", field="usti")
    t.play("peek tyn", "see fair", "peek easy", "see palisade")
    t.illegal("peek")


def test_e23_looking_is_no_action_and_may_come_at_any_time_of_the_turn() -> None:
    t = table("katerina", "zizka", crew="", pisek="?boar", field="usti")
    t.play("move sobeslav", "move usti")
    assert t.actor == 0
    t.illegal("move", "face")
    t.legal("peek pisek", "end")
    t.play("peek pisek", "see boar").until("end")
    assert t.actor == 1


def test_looks_come_back_with_the_next_turn() -> None:
    t = table("katerina", "zizka", crew="", pisek="?boar", field="usti").play("peek easy", "see postern", "end")
    t.until("end").play("end").until("end")
    assert t.actor == 0
    t.legal("peek pisek")
    t.illegal("peek easy")


def test_a_token_that_another_seat_looked_at_is_the_same_for_the_next_one() -> None:
    t = table("katerina", "zizka", crew={0: "", 1: "anezka"}, tyn="?1fair", field="usti").play("peek tyn")
    assert t.moves() == ["see fair"]


# The end of a turn


def test_e7_empty_event_fields_are_filled_at_the_end_of_a_turn() -> None:
    t = table("bores", "zizka", field={0: "pisek", 1: "trocnov"}).play("end").until("end")
    laid = {token["field"] for token in t.view()["tokens"]}
    assert "usti" in laid, "a start field is filled once nobody stands there"
    assert not laid & {"pisek", "trocnov"}, "but none where a figure stands"
    assert len(laid) == 24


def test_used_tokens_make_a_new_stack_when_it_is_empty() -> None:
    on_board = {field.id: None for field in standard().fields if field.large}
    tokens = [token.id for token in standard().tokens]
    fields = [field for field in on_board if field not in ("usti", "trocnov", "tyn")]
    laid: dict[str, Any] = dict(zip(fields, tokens, strict=False))
    used = [token for token in tokens if token not in laid.values()]
    t = table("bores", "zizka", used=used, field={0: "usti", 1: "trocnov"}, **laid)
    assert t.view()["stack"] == 0
    t.play("end")
    assert t.events("restocked")
    t.until("end")
    assert t.view()["used"] == []
    assert t.token("tyn") is not None


def test_a_back_is_as_likely_as_it_is_frequent_in_the_stack() -> None:
    t = table("bores", "zizka", field={0: "usti", 1: "trocnov"}).play("end")
    odds = dict(zip(t.moves(), t.state.odds(), strict=True))
    assert odds["lay sword-cunning pisek"] == 5
    assert odds["lay coins-vice pisek"] == 1
    assert sum(odds.values()) == 34


def test_the_same_dice_lead_to_the_same_game() -> None:
    one, other = GAME.start(3), GAME.start(3)
    one.playout(Dice(5), 200)
    other.playout(Dice(5), 200)
    assert one == other
