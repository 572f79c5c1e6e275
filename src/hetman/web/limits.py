"""How often somebody may ask for something: a bucket of permits that fills up again with time."""

from __future__ import annotations

import time
from dataclasses import dataclass

FORGOTTEN = 10_000
"""When there are more buckets, the full ones are thrown away: they say nothing."""


@dataclass(frozen=True)
class Rate:
    """`burst` at once, then so many a second."""

    burst: float
    per_second: float


class Limits:
    def __init__(self, rates: dict[str, Rate]) -> None:
        self.rates = rates
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, kind: str, who: str, now: float | None = None) -> float:
        """Take a permit; 0, or the seconds until there is one."""
        now = time.monotonic() if now is None else now
        rate = self.rates[kind]
        permits, since = self.buckets.get((kind, who), (rate.burst, now))
        permits = min(rate.burst, permits + (now - since) * rate.per_second)
        if permits < 1:
            return (1 - permits) / rate.per_second
        self.buckets[kind, who] = permits - 1, now
        if len(self.buckets) > FORGOTTEN:
            self.forget(now)
        return 0

    def forget(self, now: float) -> None:
        for (kind, who), (permits, since) in list(self.buckets.items()):
            rate = self.rates[kind]
            if permits + (now - since) * rate.per_second >= rate.burst:
                del self.buckets[kind, who]
