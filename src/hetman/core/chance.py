"""Chance that anybody can check: NATURE's choices follow from a seed that was promised before the first move."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from hetman.core.state import State

SEED_BYTES = 32


def read_seed(seed: int | str | bytes | None) -> bytes:
    """A 256-bit seed: random for None, a number or 64 hexadecimal digits for a reproducible match."""
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
    raise ValueError("a seed is a number from 0 to 2**256 - 1, 32 bytes or 64 hexadecimal digits")


def commitment(seed: bytes) -> str:
    """The promise that opens a record: it binds the host to the seed and tells nothing of it."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """Resolves NATURE from the seed and the seats' own words.

    The number of the move in the record is the HMAC's counter: a move taken back and made again meets the same dice.
    """

    def __init__(self, seed: bytes, words: Sequence[str] = ()) -> None:
        self.seed = seed
        mixed = hashlib.sha256()
        for word in words:
            data = word.encode()
            mixed.update(len(data).to_bytes(4, "big") + data)
        self.key = hmac.digest(seed, mixed.digest(), "sha256")

    def choose(self, state: State, number: int) -> int:
        """NATURE's move in this position, the `number`-th of the record."""
        moves, odds = state.moves(), state.odds()
        ticket = hmac.digest(self.key, number.to_bytes(8, "big"), "sha256")
        point = int.from_bytes(ticket, "big") * sum(odds) >> 256
        for move, weight in zip(moves, odds, strict=True):
            point -= weight
            if point < 0:
                return move
        raise AssertionError("NATURE's odds must be positive")
