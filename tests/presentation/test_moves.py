"""Legal moves in words, and the scene of a seat."""

from __future__ import annotations

import hetman
from hetman.presentation.moves import move_text
from hetman.presentation.scene import moves_of, scene_of
from hetman.presentation.texts import texts_of

GAME = hetman.game("warchest")
WORDS = texts_of(GAME, "en")


def match() -> hetman.Match:
    return hetman.Match(GAME, seed=7, army="first-game")


def test_a_move_in_words() -> None:
    state = match().state
    text = move_text(GAME, state.stack[-1], GAME.parse("deploy swordsman e6"), WORDS)
    assert (text.notation, text.verb, text.phrase) == ("deploy swordsman e6", "deploy", "Deploy: Swordsman e6")
    assert [(operand.kind, operand.token, operand.label) for operand in text.operands] == [
        ("unit", "swordsman", "Swordsman"),
        ("hex", "e6", "e6"),
    ]


def test_only_the_seat_that_decides_has_moves() -> None:
    played = match()
    assert [move.move for move in moves_of(played, 0, WORDS)] == played.state.moves()
    assert moves_of(played, 1, WORDS) == moves_of(played, None, WORDS) == ()


def test_a_scene_asks_the_seat_and_tells_the_others_to_wait() -> None:
    played = match()
    own, other = scene_of(played, 0, WORDS), scene_of(played, 1, WORDS)
    assert (own.mine, own.prompt, own.awaited) == (True, "Your move: play a coin. Choose one from your hand.", (0,))
    assert (other.mine, other.moves, other.awaited) == (False, (), (0,))
    assert other.prompt != own.prompt
    played.concede(0)
    over = scene_of(played, 0, WORDS)
    assert over.result is not None
    assert (over.mine, over.prompt, over.result.winners) == (False, "The game is over.", (1,))
