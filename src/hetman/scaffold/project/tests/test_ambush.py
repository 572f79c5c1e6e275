"""The suite of Hetman, and tests of the rules."""

from __future__ import annotations

from typing import Any

import hetman
import hetman.testing
from hetman.scaffold.ambush import GAME


def after(*moves: str, **options: Any) -> hetman.State:
    """Return the position after these moves of two seats and of chance."""
    state = GAME.start(seats=2, **options)
    for move in moves:
        state.play(move)
    return state


# Chance deals to seat 1 first.
DEAL = ("draw scout", "draw knight", "draw archer", "draw archer", "roll 2")


def test_the_suite() -> None:
    hetman.register(GAME)
    assert hetman.testing.check(GAME) > 100


def test_the_strongest_card_takes_the_prize() -> None:
    state = after(*DEAL, "lay knight", "lay scout")
    assert state.scores() == [2, 0]
    assert state.view(1)["prompt"]["key"] == "look"


def test_equal_cards_take_nothing() -> None:
    state = after(*DEAL, "lay archer", "lay archer")
    assert state.scores() == [0, 0]


def test_a_bold_prize_counts_one_more() -> None:
    assert after(*DEAL, "lay knight", "lay scout", bold=True).scores() == [3, 0]


def test_a_card_stays_secret_until_all_have_laid() -> None:
    before, laid = after(*DEAL), after(*DEAL, "lay knight")
    assert laid.view(1) == before.view(1)
    assert laid.view(0)["laid"] == "knight"


def test_only_the_seat_that_looks_sees_the_top_card() -> None:
    state = after(*DEAL, "lay knight", "lay scout", "look", "see scout")
    assert state.view(0)["top"] == "scout"
    assert state.view(1)["top"] is None
