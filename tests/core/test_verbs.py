from __future__ import annotations

import re

import pytest

from hetman.core.verbs import Kind, Verb, Vocabulary

UNIT = Kind("unit", ("archer", "scout"))
HEX = Kind("hex", ("a1", "a2", "b1"))
WORDS = Vocabulary(
    [UNIT, HEX],
    [
        Verb("skip", "skip"),
        Verb("move", "move {unit} {to:hex}"),
        Verb("move_from", "move {unit} {from:hex} {to:hex}"),
        Verb("pay", "pay {unit?} for {hex}"),
    ],
)


def test_notation_and_parse_are_inverse_for_every_possible_move() -> None:
    moves = [WORDS.move(action) for action in range(WORDS.actions)]
    assert len(set(moves)) == WORDS.actions == 1 + 2 * 3 + 2 * 3 * 3 + 2 * 3
    for action, move in enumerate(moves):
        assert WORDS.parse(WORDS.notation(move)) == move
        assert WORDS.action(move) == action


def test_verbs_of_one_word_are_told_apart_by_their_operands() -> None:
    assert WORDS.shape(WORDS.parse("move scout a2")).verb.name == "move"
    assert WORDS.shape(WORDS.parse("move scout a2 b1")).verb.name == "move_from"


def test_tokens_leave_out_the_small_words() -> None:
    move = WORDS.parse("pay scout for b1")
    assert WORDS.notation(move) == "pay scout for b1"
    assert WORDS.tokens(move) == ("pay", "scout", "b1")
    assert WORDS.pack("pay", "scout", "b1") == move


def test_hidden_operands_read_as_a_question_mark() -> None:
    assert WORDS.notation(WORDS.parse("pay scout for b1"), hidden=True) == "pay ? for b1"
    assert WORDS.notation(WORDS.parse("move scout b1"), hidden=True) == "move scout b1"


def test_parse_takes_capitals_and_spaces() -> None:
    assert WORDS.parse("  Move  SCOUT a2 ") == WORDS.parse("move scout a2")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "one of skip, move, pay"),
        ("mve scout a2", "'move'?"),
        ("move scout", "move <unit> <to> or move <unit> <from> <to>"),
        ("move scuot a2", "did you mean 'scout'?"),
        ("pay scout b1", "pay <unit> for <hex>"),
        ("dance", "one of skip, move, pay"),
    ],
)
def test_parse_errors_say_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(ValueError, match=re.escape(expected)):
        WORDS.parse(text)


@pytest.mark.parametrize("move", [-1, 200, 1 + 7 * 256, 1 + 256 * 256 * 9, 256, 2**40])
def test_packed_moves_that_do_not_exist_are_refused(move: int) -> None:
    with pytest.raises(ValueError, match="not a packed move"):
        WORDS.notation(move)


def test_broken_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        Kind("unit", ("archer", "archer"))
    with pytest.raises(ValueError, match="1 to 256"):
        Kind("unit", ())
    with pytest.raises(ValueError, match="got 'fort'"):
        Vocabulary([UNIT], [Verb("take", "take {fort}")])
    with pytest.raises(ValueError, match="an action must be from 0"):
        WORDS.move(WORDS.actions)
