"""Subscribers of a table, who are notified of every change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

SOON = 0.5
"""Seconds in which spectators come and go before the others are notified, once for all of them."""


class Subscriber:
    """A client that views a table from `seats`. A slow client gets several changes as one."""

    def __init__(self, seats: frozenset[int], handle: str = "", name: str = "") -> None:
        self.seats = seats
        self.handle, self.name = handle, name
        """Who a spectator is, for the host."""
        self.changed = asyncio.Event()


class Subscriptions:
    """The subscribers of one table."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.opened = time.monotonic()
        self.seen: dict[int, float] = {}
        """By seat, when its player was last here."""
        self.timer: asyncio.TimerHandle | None = None

    def add(self, seats: frozenset[int], handle: str = "", name: str = "") -> Subscriber:
        subscriber = Subscriber(seats, handle, name)
        self.subscribers.add(subscriber)
        self.notify_of(seats)
        return subscriber

    def remove(self, subscriber: Subscriber) -> None:
        if subscriber in self.subscribers:
            self.subscribers.discard(subscriber)
            self.see(subscriber.seats)
            self.notify_of(subscriber.seats)

    def notify(self) -> None:
        for subscriber in self.subscribers:
            subscriber.changed.set()

    def notify_of(self, seats: frozenset[int]) -> None:
        """Notify that a viewer came or went: of a player at once, of spectators soon and together."""
        if seats:
            self.notify()
        else:
            self.notify_soon()

    def notify_soon(self) -> None:
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(SOON, self.on_timer)

    def on_timer(self) -> None:
        self.timer = None
        self.notify()

    def present(self, seat: int) -> bool:
        """Return whether a subscriber views the table from this seat."""
        return any(seat in subscriber.seats for subscriber in self.subscribers)

    def see(self, seats: Iterable[int]) -> None:
        """Note that the players of these seats have just been here."""
        self.seen |= dict.fromkeys(seats, time.monotonic())

    def absent(self, seat: int) -> float:
        """Return the seconds since the player of a seat was here. Before the table was opened, nobody knows."""
        return 0.0 if self.present(seat) else time.monotonic() - self.seen.get(seat, self.opened)

    def seats(self) -> set[int]:
        """Return the seats from which subscribers view the table."""
        return {seat for subscriber in self.subscribers for seat in subscriber.seats}

    def watchers(self) -> dict[str, str]:
        """Return the names of the spectators by their handles."""
        return {one.handle: one.name for one in self.subscribers if one.handle}

    def spectators(self) -> int:
        return sum(not subscriber.seats for subscriber in self.subscribers)
