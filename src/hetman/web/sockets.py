"""Limits of open sockets: for each address, for the spectators of each table, and in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True)
class SocketLimits:
    """How many sockets may be open. A club behind one router has one address, and each open page has one socket.

    The sum stays below the 1,024 files that most systems allow a process.
    """

    address: int = 100
    spectators: int = 300
    """For each table. Its players do not count, so that spectators never keep them out."""
    all: int = 900


class TooManySockets(Exception):
    """A limit is reached. `key` is the message that says which."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class OpenSockets:
    """Counts the open sockets."""

    def __init__(self, limits: SocketLimits) -> None:
        self.limits = limits
        self.addresses: Counter[str] = Counter()
        self.watched: Counter[str] = Counter()
        self.players = 0

    @property
    def spectators(self) -> int:
        return self.watched.total()

    @contextmanager
    def opened(self, address: str) -> Iterator[None]:
        """Count a socket of an address while it is open. Raises TooManySockets."""
        if self.addresses.total() >= self.limits.all:
            raise TooManySockets("refused-sockets")
        with counted(self.addresses, address, self.limits.address, "refused-sockets-address"):
            yield

    @contextmanager
    def seated(self, table: str, plays: bool) -> Iterator[None]:
        """Count it at its table, too. Raises TooManySockets if a spectator comes to a table that has enough."""
        if not plays:
            with counted(self.watched, table, self.limits.spectators, "refused-spectators"):
                yield
            return
        self.players += 1
        try:
            yield
        finally:
            self.players -= 1


@contextmanager
def counted(counter: Counter[str], key: str, most: int, reason: str) -> Iterator[None]:
    if counter[key] >= most:
        raise TooManySockets(reason)
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]
