"""No move makes a coin, token, card or luck token appear or disappear."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.zizka.walks import walk
from hetman.games.zizka import GAME
from hetman.games.zizka.components import standard

GAMES = [(seats, seed) for seats in (1, 2, 3, 4) for seed in range(4)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_everything_in_the_box_is_conserved(seats: int, seed: int) -> None:
    for state in walk(seats, seed, advanced=seed % 2 == 1, side="ab"[seed // 2]):
        facts = state.dump()["position"]
        check_pools(facts)
        check_followers(facts)
        check_tokens(facts)
        check_conquests(facts)


def check_pools(facts: dict[str, Any]) -> None:
    people = facts["people"]
    coins = sum(person["coins"] + person["bounty"] for person in people)
    assert coins + facts["course"]["bank"] + facts["contest"]["pot"] == 71
    assert sum(person["luck"] for person in people) + facts["course"]["luck"] == 12
    assert all(person[name] >= 0 for person in people for name in ("coins", "bounty", "luck", "points"))
    assert all(0 <= person["morale"] <= 4 for person in people)
    assert facts["course"]["bank"] >= 0
    assert facts["course"]["luck"] >= 0


def check_followers(facts: dict[str, Any]) -> None:
    """Nobody is in two places, and starters never come back."""
    crews = [name for person in facts["people"] for name in person["crew"]]
    offer = [name for name in facts["offer"] if name is not None]
    placed = [*crews, *offer, *facts["discards"], *facts["box"]]
    assert max(Counter(placed).values()) == 1
    assert all(len(person["crew"]) <= 4 for person in facts["people"])
    starters = {follower.id for follower in standard().followers if follower.level == 0}
    assert set(facts["box"]) <= starters
    assert not starters & {*offer, *facts["discards"]}


def check_tokens(facts: dict[str, Any]) -> None:
    """Of every back at most as many are used or on the board as there are, and no front lies twice."""
    backs = Counter("-".join(token.back) or "plain" for token in standard().tokens)
    back_of = {token.id: "-".join(token.back) or "plain" for token in standard().tokens}
    lying = Counter(token["back"] for token in facts["tokens"].values())
    lying.update(back_of[token] for token in facts["used"])
    assert all(count <= backs[back] for back, count in lying.items())
    fronts = [token["front"] for token in facts["tokens"].values() if token["front"] is not None]
    assert len({*fronts, *facts["used"]}) == len(fronts) + len(facts["used"])
    assert all(back_of[token["front"]] == token["back"] for token in facts["tokens"].values() if token["front"])


def check_conquests(facts: dict[str, Any]) -> None:
    """Ten cards: in their decks, with a conqueror, or being stormed."""
    deck = facts["decks"]
    left = sum(sum(pile["counts"]) + len(pile["front"]) + len(pile["tail"]) for pile in deck.values())
    won = sum(card is not None for person in facts["people"] for card in person["conquered"])
    stormed = facts["contest"]["contest"] == 2
    assert left + won + stormed == 10


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_never_more_than_eight_follower_dice_lie_on_the_table(seats: int) -> None:
    for state in walk(seats, 9, 600):
        dice = state.dump()["position"]["contest"]["dice"]
        assert 0 <= sum(dice[:5]) <= 8
        assert all(count >= 0 for count in dice)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_never_fall_and_a_favour_has_one_holder(seats: int) -> None:
    before = [0] * seats
    for state in walk(seats, 11):
        after = state.scores()
        assert all(one <= other for one, other in zip(before, after, strict=True))
        before = after
        assert all(holder in (None, *range(seats)) for holder in state.view(None)["favours"].values())


def test_random_games_come_to_their_end() -> None:
    ended = 0
    for seed in range(6):
        for state in walk(2, seed, 5000):
            if not state.stack:
                ended += 1
                assert max(state.scores()) >= 20
                assert state.winners()
    assert ended == 6


def test_every_verb_is_met_in_random_games() -> None:
    met: set[str] = set()
    for seats, seed in [(1, 0), (1, 1), (1, 2), (1, 3), (2, 4), (3, 5), (4, 6), (4, 7)]:
        for state in walk(seats, seed, 1500, advanced=seed % 2 == 1):
            met |= {GAME.verbs.shape(move).verb.name for move in state.moves()}
    rare = {"pocket", "buy_ruler", "tear", "wanted"}
    assert {shape.verb.name for shape in GAME.verbs.shapes} - met <= rare
