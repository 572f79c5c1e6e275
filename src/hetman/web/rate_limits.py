"""Rate limits: buckets of permits that fill up with time."""

from __future__ import annotations

import time
from dataclasses import dataclass

FORGOTTEN = 10_000
"""When there are more buckets, the full ones are dropped."""


@dataclass(frozen=True)
class Rate:
    """A limit: `burst` requests at once, then `per_second` for each second."""

    burst: float
    per_second: float


class RateLimits:
    """A bucket of permits for each client and kind of request."""

    def __init__(self, rates: dict[str, Rate]) -> None:
        self.rates = rates
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, kind: str, who: str, now: float | None = None) -> float:
        """Take a permit. Returns 0, or the seconds until there is one."""
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

    def missing(self, kind: str, who: str) -> float:
        """Return 0 if there is a permit, or the seconds until there is one. It takes none."""
        rate, now = self.rates[kind], time.monotonic()
        permits, since = self.buckets.get((kind, who), (rate.burst, now))
        return max(0.0, (1 - permits) / rate.per_second - (now - since))

    def forget(self, now: float) -> None:
        for (kind, who), (permits, since) in list(self.buckets.items()):
            rate = self.rates[kind]
            if permits + (now - since) * rate.per_second >= rate.burst:
                del self.buckets[kind, who]
