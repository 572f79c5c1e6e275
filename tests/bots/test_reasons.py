"""Why a move is good: reasons from the features that the evaluator compares."""

from __future__ import annotations

import pytest

import hetman
from games.warchest.table import Table, table
from hetman.bots.search import SearchBot
from hetman.core.reasons import FeatureReason, MoveReason
from hetman.language import LANGUAGES
from hetman.presentation.texts import texts_of

LONGEST = 45
"""Characters that fit into a line of a hint."""


def reasons(t: Table, move: str) -> set[str]:
    """The text keys of a move's reasons after a search."""
    seat = hetman.Seat(t.state, t.state.actor)
    bot = SearchBot(iterations=300, seed=1)
    bot.explain(seat)
    return {reason.text_key for reason in bot.reasons(seat, seat.game.parse(move))}


def test_taking_a_location_is_a_gain() -> None:
    t = table("swordsman d4", "knight c3", hand="swordsman")
    assert "gains-location" in reasons(t, "control swordsman")


def test_striking_a_unit_is_a_gain() -> None:
    t = table("swordsman d4", "scout e4", hand="swordsman", bag="swordsman 2")
    assert "gains-strikes" in reasons(t, "attack swordsman e4")


def test_a_change_that_every_move_brings_is_not_a_reason() -> None:
    """The rival answers every move with a strike: nothing that this move risks."""
    t = table("swordsman d4, scout g4", "knight 2 e4", hand={0: "royal", 1: "knight 2"}, bag={1: "royal"})
    shared = set.intersection(*(reasons(t, move) for move in t.moves()))
    assert not shared


def test_the_winning_move_says_so() -> None:
    match = hetman.Match(hetman.game("warchest"), seed=3, army="first-game")
    bots = [SearchBot(iterations=60, seed=seat) for seat in range(2)]
    candidate = None
    while not match.over:
        candidate = bots[match.actor].explain(hetman.Seat(match.state, match.actor))[0]
        match.play(candidate.move)
    assert candidate is not None
    assert MoveReason("wins") in candidate.reasons


def test_reasons_repeat() -> None:
    t = table("swordsman d4", "scout e4", hand="swordsman royal")
    assert reasons(t, "attack swordsman e4") == reasons(t, "attack swordsman e4")


@pytest.mark.parametrize("name", hetman.games())
def test_features_of_reasons_exist(name: str) -> None:
    game = hetman.game(name)
    count = len(game.evaluator().weights)
    assert all(0 <= reason.feature < count and reason.change in (-1, 1) for reason in game.reasons)
    assert len(game.reasons) > 10


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", hetman.games())
def test_every_reason_has_a_short_text(name: str, code: str) -> None:
    words = texts_of(hetman.game(name), code)
    for declared in hetman.game(name).reasons:
        for count in (1, 2, 5, 12):
            text = words.say(reason_of(declared, count).text_key, count=count)
            assert len(text) <= LONGEST, text


def reason_of(declared: FeatureReason, count: int) -> MoveReason:
    return MoveReason(declared.key, count, declared.gain)
