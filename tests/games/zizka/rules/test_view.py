"""What is hidden: fronts of face-down tokens, and what another seat looked at. Everything else lies open."""

from __future__ import annotations

from collections import Counter

import pytest

from games.zizka.table import Table, table
from games.zizka.walks import walk
from hetman import Dice
from hetman.core.verbs import Kind, Shape
from hetman.testing.beliefs import Beliefs


def test_a_face_down_token_shows_its_back_only() -> None:
    t = table("katerina", "zizka", field="usti", tyn="?0fair")
    for seat in (1, None):
        token = t.view(seat)["tokens"][0]
        assert token["front"] is None
        assert token["back"] == "speech-cunning-vice"
        assert token["hints"] == ["speech", "cunning", "vice"]
    assert t.view(0)["tokens"][0]["front"]["token"] == "fair"


def test_what_another_seat_saw_is_imagined_anew_given_the_back() -> None:
    t = table("katerina", "zizka", field="usti", tyn="?0bathhouse", pisek="?0bishop")
    seen_by_one = ("bathhouse", "bishop")
    dice = Dice(3)
    seen = Counter(fronts(t.state.imagine(1, dice).dump()["position"]["tokens"]) for _ in range(600))
    assert set(seen) == {(a, b) for a in CUNNING for b in CUNNING if a != b}
    assert min(seen.values()) > 60, "each is as likely as any other"
    assert {fronts(t.state.imagine(0, dice).dump()["position"]["tokens"]) for _ in range(20)} == {seen_by_one}


CUNNING = ("bathhouse", "procession", "bishop")


def fronts(tokens: dict[str, dict[str, str]]) -> tuple[str, str]:
    return tokens["tyn"]["front"], tokens["pisek"]["front"]


def test_what_everybody_has_seen_is_not_imagined() -> None:
    t = table("katerina", "zizka", field="usti", tyn="?0bathhouse", used=["bishop"])
    dice = Dice(4)
    seen = {t.state.imagine(1, dice).dump()["position"]["tokens"]["tyn"]["front"] for _ in range(60)}
    assert seen == {"bathhouse", "procession"}


def test_the_top_of_a_conquest_deck_is_known_to_the_peeker_only() -> None:
    t = table("katerina", "zizka", crew="").play("peek hard", "see treason")
    assert t.view(0)["decks"]["hard"]["top"]["conquest"] == "treason"
    for seat in (1, None):
        assert t.view(seat)["decks"]["hard"]["top"] is None
        assert t.view(seat)["decks"]["hard"]["known_by"] == [0]
    dice = Dice(1)
    tops = {t.state.imagine(1, dice).view(0)["decks"]["hard"]["top"]["conquest"] for _ in range(80)}
    assert tops == {"bombards", "undermine", "ladders", "treason", "famine"}


def test_a_card_that_failed_is_known_under_its_deck() -> None:
    t = table("zizka", "bores", field="helfenburk", crew="").play("conquer", "storm parley", "roll speech")
    assert t.view(None)["decks"]["easy"]["under"] == ["parley"]


def test_the_log_tells_others_that_somebody_looked_but_not_what_is_there() -> None:
    t = table("katerina", "zizka", crew="", tyn="?fair").play("peek tyn", "see fair")
    assert t.events("see") == [{"seat": ["seat", 0], "token": ["token", None]}]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beliefs_are_exact_when_katerina_and_spies_look_around(seats: int) -> None:
    """Every hidden history is followed; what is imagined is exactly what fits."""
    leaders = ["katerina", "zizka", "bores", "torak"][:seats]
    spies = {0: "anezka", 1: "marketa ulrika"}
    t = table(*leaders, crew=spies, field="usti", tyn="?fair", pisek="?dicers", veseli="?boar", krumlov="?alms")
    beliefs = [Beliefs(t.state, seat) for seat in range(seats)]
    dice = Dice(seats)
    for _ in range(14):
        moves = t.state.moves()
        looks = [move for move in moves if t.game.notation(move).startswith(("peek", "see", "end"))]
        move = (looks or moves)[dice.below(len(looks or moves))]
        t.state.step(move)
        for belief in beliefs:
            belief.see(move)
            belief.check(dice)
    assert max(len(belief.possible) for belief in beliefs) > 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_views_name_only_what_moves_name(seats: int) -> None:
    tokens = {
        kind.name: set(kind.tokens) for shape in Table(next(walk(1, 0))).game.verbs.shapes for kind in kinds(shape)
    }
    for state in walk(seats, 3, 120):
        view = state.view(0)
        assert {field["field"] for field in view["map"]["fields"]} == tokens["field"]
        assert {token["back"] for token in view["tokens"]} <= tokens["back"]
        for player in view["players"]:
            assert {card["follower"] for card in player["crew"]} <= tokens["follower"]


def kinds(shape: Shape) -> list[Kind]:
    return [operand.kind for operand in shape.operands]
