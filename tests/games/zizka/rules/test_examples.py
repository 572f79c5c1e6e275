"""The worked examples of the rulebook, in its order."""

from __future__ import annotations

import pytest

from games.zizka.table import table

VICE_STEP, MIDDLE, VIRTUE_END = 3, 2, 0


def test_z_ex1_katerina_adds_up_leader_and_crew() -> None:
    """One look in a turn, four fields, and for events five dice, a speech, a cunning and two rerolls."""
    t = table("katerina", "zizka", crew="racek drslav zavis bozena")
    assert t.player()["skills"] | {"sword": 0, "joker": 0} == t.player()["skills"]
    assert t.player()["pace"] == 4
    assert t.player()["peeks"] == 1
    assert t.player()["skills"]["die"] == 5
    assert t.player()["skills"]["speech"] == 1
    assert t.player()["skills"]["reroll"] == 2


def test_z_ex1_both_rerolls_may_hit_the_same_die() -> None:
    t = table("katerina", "zizka", crew="racek drslav zavis bozena", field="tyn", tyn="wolves")
    t.play("face", "roll 0 4 0 1", "reroll joker", "roll speech", "reroll speech", "roll sword")
    assert t.view()["dice"] is None or t.view()["dice"]["rerolls"] == 0


def test_z_ex2_a_paragon_of_virtue_cannot_hire_who_despises_virtue() -> None:
    t = table("torak", "zizka", morale=VIRTUE_END, field="pisek", coins=10, offer="kubata mikes")
    t.play("recruit")
    t.illegal("hire kubata")
    t.legal("hire mikes")


def test_z_ex2_who_despises_virtue_leaves_a_leader_who_arrives_there() -> None:
    t = table("torak", "zizka", morale=1, field="tyn", tyn="vigil", crew="kubata jeronym")
    t.play("face", "roll speech", "leave")
    assert t.morale() == VIRTUE_END
    assert t.crew() == "jeronym"
    assert "kubata" in t.view()["tavern"][0]["discards"]


@pytest.mark.parametrize(("scores", "points"), [([11, 9, 9, 7], [2, 1, 1, 0]), ([12, 10, 8, 7], [3, 2, 1, 0])])
def test_z_ex3_tournament_track(scores: list[int], points: list[int]) -> None:
    """11, 9, 9 and 7: the lowest gets nothing, both nines a point, the best two."""
    t = table("zizka", "katerina", "torak", "bores", field="tyn", tyn="melee", crew=dict.fromkeys(range(4), ""))
    t.play("face", "join", "join", "join")
    for seat in (1, 2, 3, 0):
        t.play(dice_worth(scores[seat]), "keep")
    personal = [1, 0, 0, 0] if scores[0] >= 10 else [0, 0, 0, 0]
    assert [t.points(seat) for seat in range(4)] == [a + b for a, b in zip(points, personal, strict=True)]


def dice_worth(score: int) -> str:
    """Six dice of that worth: swords count two, cunning one, speech nothing."""
    swords = min(6, score // 2)
    cunning = score - 2 * swords
    return f"roll {swords} {6 - swords - cunning} {cunning} 0"


def test_z_ex4_recruiting() -> None:
    """Five coins; every level II card costs more; Třebava is sent away from the top of the deck, Albrecht comes."""
    t = table(
        "bores", "zizka", field="pisek", coins=5, offer="bratrice dubrava havel trebava matej johanka bavor vilem"
    )
    t.play("recruit")
    assert not {move for move in t.choices("hire") if move.split()[0] in ("matej", "johanka", "bavor", "vilem")}
    t.play("discard trebava", "offer albrecht")
    assert t.offer()[3] == "albrecht"
    t.play("hire bratrice for vojek", "offer ondrej", "hire albrecht for pavel", "offer anezka")
    assert t.coins() == 0
    assert t.crew() == "matous zbynek bratrice albrecht"
    assert {"vojek", "pavel"} <= set(t.facts["box"])


def test_z_ex5_a_whole_turn() -> None:
    """Žižka rides three fields, steals at a fair, and goes a step towards vice."""
    t = table("zizka", "bores", field="bernartice", tyn="fair", crew="raza bratrice dorota albrecht", coins=0)
    assert t.player()["pace"] == 3
    t.play("move tyn", "face", "roll 0 2 1 1")
    dice = t.view()["dice"]
    in_all = {name: dice["lying"][name] + dice["printed"][name] for name in dice["printed"]}
    assert in_all == {"joker": 1, "cunning": 3, "speech": 3, "sword": 1}
    t.play("reroll cunning", "roll sword", "reroll speech", "roll sword")
    # Nothing is left to reroll, and the first row, cunning and speech, is paid at once.
    assert t.events("row")[-1]["row"] == 1
    assert t.pool() == {"joker": 1, "cunning": 1, "speech": 1, "sword": 3}
    t.play("take 2", "take 3")
    t.illegal("take 4")
    assert t.coins() == 6
    assert t.points() == 1
    assert (t.player()["poster"], t.player()["bounty"]) == (True, 3)
    assert t.morale() == VICE_STEP


@pytest.mark.parametrize(("coins", "card", "left"), [(7, "stalk", 4), (8, "stalk", 4), (7, "plunder", 0)])
def test_z_ex6_torak_takes_half_of_the_coins_rounded_down_or_all(coins: int, card: str, left: int) -> None:
    t = table("zizka", field="tyn", coins=coins, torak={"field": "tyn", "deck": f"respite {card}"})
    t.play("end").until("plot")
    t.play("plot respite").cast(swords=3).cast().play("keep", f"plot {card}")
    assert t.coins() == left


def test_z_ex6_torak_takes_a_follower_of_your_choice() -> None:
    t = table("zizka", field="tyn", torak={"field": "tyn", "deck": "respite court"})
    t.play("end").until("plot")
    t.play("plot respite").cast(swords=3).cast().play("keep", "plot court")
    assert t.choices("dismiss") == {"jira", "prokupek", "martin", "alena"}
    t.play("dismiss martin")
    assert t.crew() == "jira prokupek alena"


def test_z_ex6_without_followers_torak_takes_nobody() -> None:
    t = table("zizka", field="tyn", crew="", torak={"field": "tyn", "deck": "respite court"})
    t.play("end").until("plot")
    t.play("plot respite").cast(swords=3).play("roll speech", "plot court")
    assert t.events("no-crew") == [{"seat": ["seat", 0]}]
    assert t.prompt == "turn"
