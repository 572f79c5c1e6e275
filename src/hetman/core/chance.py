"""Verifiable chance: every random choice follows from a seed, whose hash is published before the first move."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from hetman.core.state import State

SEED_BYTES = 32


def read_seed(seed: int | str | bytes | None) -> bytes:
    """Return a 256-bit seed: a random one for None. Raises ValueError if `seed` is not a seed."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and 0 <= seed < 2 ** (8 * SEED_BYTES):
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str):
        try:
            return read_seed(bytes.fromhex(seed))
        except ValueError:
            pass
    raise ValueError(f"a seed must be an integer from 0 to 2**256 - 1 or 64 hexadecimal digits, got {seed!r}")


def commitment(seed: bytes) -> str:
    """Return the hash that opens a record. It binds the host to the seed and does not reveal it."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """Makes the moves of chance from the seed and the seats' words.

    The HMAC's counter is the number of the move in the record. So a move that is undone and made again gets the same
    dice.
    """

    def __init__(self, seed: bytes, words: Sequence[str] = ()) -> None:
        self.seed = seed
        mixed = hashlib.sha256()
        for word in words:
            data = word.encode()
            mixed.update(len(data).to_bytes(4, "big") + data)
        self.key = hmac.digest(seed, mixed.digest(), "sha256")

    def choose(self, state: State, number: int) -> int:
        """Return the move of chance in this position. It is the `number`-th move of the record."""
        moves, odds = state.moves(), state.odds()
        ticket = hmac.digest(self.key, number.to_bytes(8, "big"), "sha256")
        point = int.from_bytes(ticket, "big") * sum(odds) >> 256
        for move, weight in zip(moves, odds, strict=True):
            point -= weight
            if point < 0:
                return move
        raise AssertionError("the odds of chance must be positive")
