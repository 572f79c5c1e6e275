"""The entries of an observation writer, for tests that write or read them."""

from __future__ import annotations

import struct

from hetman.core.observation_writer import SCALE, ZERO


def entries(*listed: tuple[int, int]) -> bytes:
    """Return places and values as a writer writes them."""
    return struct.pack(f"<{len(listed)}q", *(SCALE * place + ZERO + value for place, value in listed))


def listed(written: bytes) -> list[tuple[int, int]]:
    """Return the places and values in entries."""
    return [(number // SCALE, number % SCALE - ZERO) for (number,) in struct.iter_unpack("<q", written)]
