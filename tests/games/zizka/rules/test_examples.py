"""The worked examples of the rulebook, in its order."""

from __future__ import annotations

import pytest

import hetman
from games.zizka.table import table
from hetman.games.zizka import GAME
from hetman.games.zizka.components import standard

VICE_STEP, MIDDLE, VIRTUE_END = 3, 2, 0


CREW = "racek cenek matej kristina"


def test_z_ex1_katerina_adds_up_leader_and_crew() -> None:
    """One look in a turn, four fields, and for events five dice, one symbol, another one, and two rerolls."""
    t = table("katerina", "zizka", crew=CREW)
    assert (t.player()["pace"], t.player()["peeks"]) == (4, 1)
    counted = {skill: count for skill, count in t.player()["skills"].items() if count}
    assert counted == {"move": 4, "peek": 1, "die": 5, "speech": 1, "cunning": 1, "reroll": 2}


def test_z_ex1_she_looks_at_a_token_or_a_conquest_once_in_her_turn() -> None:
    t = table("katerina", "zizka", crew=CREW, field="usti", tyn="?fair")
    assert t.choices("peek") == {"tyn", "easy", "hard"}
    t.copy().play("peek easy", "see palisade").illegal("peek")
    t.play("peek tyn", "see fair").illegal("peek")


def test_z_ex1_she_rides_four_fields_at_most() -> None:
    t = table("katerina", "zizka", crew=CREW, field="usti")
    fields = [field.id for field in standard().fields]
    usti = len(fields) * fields.index("usti")
    near = {field for at, field in enumerate(fields) if 0 < GAME.box.distance[usti + at] <= 4}
    assert t.choices("move") == near


def test_z_ex1_she_rolls_five_dice_and_adds_her_two_symbols() -> None:
    t = table("katerina", "zizka", crew=CREW, field="tyn", tyn="ambush").play("face")
    assert t.view()["dice"]["to_roll"] == 5
    t.play("roll 2 0 2 1")
    assert {symbol: count for symbol, count in t.view()["dice"]["printed"].items() if count} == {
        "speech": 1,
        "cunning": 1,
    }


def test_z_ex1_both_rerolls_may_hit_two_dice_or_the_same_one_twice() -> None:
    t = table("katerina", "zizka", crew=CREW, field="tyn", tyn="ambush").play("face", "roll 0 4 1 0")
    assert t.view()["dice"]["rerolls"] == 2
    two = t.copy().play("reroll speech", "roll sword", "reroll cunning", "roll sword")
    assert two.pool() == {"sword": 1, "speech": 4, "cunning": 1}, "the first row has taken a sword"
    t.play("reroll cunning", "roll joker", "reroll joker", "roll sword")
    assert t.pool() == {"speech": 5, "cunning": 1}


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
    """Five coins; every level II card costs more; Třebava is sent away from the top of the deck, Albrecht comes.

    Boreš rides and rerolls by himself, which is all that Dúbrava and Třebava offer. He wants swords: Bratřice has one,
    and Albrecht two.
    """
    skills = {follower.id: follower.skills for follower in standard().followers}
    assert set(skills["dubrava"]) | set(skills["trebava"]) == set(standard().leaders[0].skills[0]) == {"move", "reroll"}
    assert (skills["bratrice"], skills["albrecht"]) == (("sword",), ("sword", "sword"))
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
    t = table("zizka", "bores", field="bernartice", tyn="?fair", crew=THIEVES, coins=0)
    assert t.player()["pace"] == 3
    t.play("move tyn", "face", "reveal fair")
    assert t.view()["dice"]["to_roll"] == 4, "one of the leader, two of Dorota, and one because this is a theft"
    t.play("roll 0 2 1 1")
    dice = t.view()["dice"]
    in_all = {name: dice["lying"][name] + dice["printed"][name] for name in dice["printed"]}
    assert in_all == {"sword": 1, "cunning": 3, "speech": 3, "joker": 1}
    t.play("reroll cunning", "roll joker", "reroll speech", "roll joker")
    # Nothing is left to reroll, and the first row, cunning and speech, is paid at once.
    assert t.events("row")[-1]["row"] == 1
    assert t.pool() == {"sword": 1, "cunning": 1, "speech": 1, "joker": 3}
    t.play("take 2", "take 3")
    t.illegal("take 4")
    assert t.view()["page"] is None, "the symbols left do not meet the fourth row"
    assert t.coins() == 6
    assert t.points() == 1
    assert (t.player()["poster"], t.player()["bounty"]) == (True, 3)
    assert t.morale() == VICE_STEP


THIEVES = "raza sezema dorota anezka"


def test_z_ex5_the_back_of_the_token_tells_that_dorotas_conditional_die_counts() -> None:
    """Žižka plans the theft while the token lies face down: only thefts have this back."""
    t = table("zizka", "bores", field="bernartice", tyn="?fair", crew=THIEVES)
    hints = tuple(t.token("tyn")["hints"])  # type: ignore[index]
    assert {token.kind for token in standard().tokens if token.back == hints} == {"pickpocket"}


def test_z_ex5_the_rerolls_are_worth_making() -> None:
    """The first rows are safe without these two dice, the third one is out of reach without them."""
    t = table("zizka", "bores", field="tyn", tyn="fair", crew=THIEVES, coins=0).play("face", "roll 0 2 1 1")
    kept = t.copy().play("keep")
    assert kept.choices("take") == {"2"}
    kept.play("take 2")
    assert kept.view()["page"] is None, "one joker does not meet the third row"
    bot = hetman.bot("greedy", seed=1)
    assert GAME.notation(bot.choose(hetman.Seat(t.state, 0))).startswith("reroll")
    for faces in ("sword", "speech"):
        worst = t.copy().play("reroll cunning", f"roll {faces}", "reroll speech", f"roll {faces}")
        assert "2" in worst.choices("take")


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
