from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

import hetman
from hetman.core.chance import Chance, commitment, read_seed


def test_a_seed_is_a_number_bytes_or_hexadecimal_digits() -> None:
    assert read_seed(7) == read_seed("00" * 31 + "07") == read_seed(bytes(31) + b"\x07")
    assert len(read_seed(None)) == 32
    assert read_seed(None) != read_seed(None)


@pytest.mark.parametrize("seed", [-1, 2**256, "xyz", "00", b"short", "7"])
def test_a_bad_seed_is_refused_with_what_is_valid(seed: int | str | bytes) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        read_seed(seed)


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(read_seed(7)) == hashlib.sha256(bytes(31) + b"\x07").hexdigest()


def test_nature_follows_from_the_hmac_as_documented() -> None:
    """Anybody can check the dice with any language's HMAC-SHA-256."""
    state = hetman.game("warchest").start()
    key = hmac.digest(bytes(32), hashlib.sha256(b"\0\0\0\0\0\0\0\0").digest(), "sha256")
    ticket = int.from_bytes(hmac.digest(key, (1).to_bytes(8, "big"), "sha256"), "big")
    expected = state.moves()[ticket * len(state.moves()) >> 256]
    assert Chance(bytes(32), ["", ""]).choose(state, 1) == expected


def test_the_number_of_the_move_decides_not_what_was_asked_before() -> None:
    state = hetman.game("warchest").start()
    chance, other = Chance(bytes(32)), Chance(bytes(32))
    other.choose(state, 1)
    assert chance.choose(state, 5) == other.choose(state, 5)


def test_words_change_the_dice_and_their_seats_matter() -> None:
    state = hetman.game("warchest").start()

    def dealt(*words: str) -> list[int]:
        chance = Chance(bytes(32), words)
        return [chance.choose(state, number) for number in range(40)]

    assert len({tuple(dealt(*words)) for words in (("", ""), ("a", ""), ("", "a"), ("a", "a"), ("aa", ""))}) == 5


def test_choices_are_spread_by_the_odds() -> None:
    state = hetman.game("warchest").start(army="first-game")
    moves, odds = state.moves(), [int(weight) for weight in state.odds()]
    chance = Chance(bytes(32))
    counts = Counter(chance.choose(state, number) for number in range(4000))
    for move, weight in zip(moves, odds, strict=True):
        assert abs(counts[move] - 4000 * weight / sum(odds)) < 200
