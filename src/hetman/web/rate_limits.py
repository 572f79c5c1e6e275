"""Rate limits: buckets of permits that fill up with time."""

from __future__ import annotations

import time
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from itertools import islice

from starlette.requests import HTTPConnection

FORGOTTEN = 10_000
"""When there are more buckets, the full ones are dropped."""
MOST = 100_000
"""When there are still more, the older half is dropped: an attack from many addresses must not fill the memory."""
HOME = 64
"""Bits of an IPv6 address that a provider gives to one home. Everybody there can choose the others freely."""


def client_of(connection: HTTPConnection) -> str:
    """Return whose limits count: the IPv4 address, or the network of an IPv6 address."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address.packed, HOME), strict=False))


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
        self.most = FORGOTTEN
        """Twice the buckets that stayed last time, so that not every request looks at all."""

    def wait(self, kind: str, who: str, now: float | None = None) -> float:
        """Take a permit. Returns 0, or the seconds until there is one."""
        now = time.monotonic() if now is None else now
        rate = self.rates[kind]
        permits, since = self.buckets.get((kind, who), (rate.burst, now))
        permits = min(rate.burst, permits + (now - since) * rate.per_second)
        if permits < 1:
            return (1 - permits) / rate.per_second
        self.buckets[kind, who] = permits - 1, now
        if len(self.buckets) > self.most:
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
        if len(self.buckets) > MOST:
            for key in list(islice(self.buckets, len(self.buckets) // 2)):
                del self.buckets[key]
        self.most = max(FORGOTTEN, 2 * len(self.buckets))
