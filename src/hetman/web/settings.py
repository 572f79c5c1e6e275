"""Settings of the server."""

from __future__ import annotations

from dataclasses import dataclass, field

from hetman.table.quota import Quota
from hetman.table.retention import Retention
from hetman.table.service import MEMORY, PAUSE
from hetman.web.rate_limits import Rate
from hetman.web.sockets import SocketLimits

LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]"})


@dataclass(frozen=True)
class Settings:
    """Settings of the server. `hosts` are the allowed host names without ports; None means any."""

    database: str
    hosts: frozenset[str] | None = LOOPBACK
    pause: float = PAUSE
    workers: int | None = None
    memory: int = MEMORY
    """Bytes for tables in memory, by estimate."""
    retention: Retention = field(default_factory=Retention)
    quota: Quota = field(default_factory=Quota)
    proxy: str = ""
    """Addresses of reverse proxies, with commas, whose `X-Forwarded-For` is believed; `*` for all. Empty: of none."""
    version: str = ""
    """Of hetman, for the log."""
    metrics: str = ""
    """Addresses, with commas, that may read `/metrics` besides this machine; `*` for all."""
    password: str = field(default="", repr=False)
    """The password of the whole server. Empty: everybody may come in."""
    away: float = 60
    """Seconds after which the others may hand an absent player's seat to a bot."""
    sockets: SocketLimits = field(default_factory=SocketLimits)
    rates: dict[str, Rate] = field(
        default_factory=lambda: {
            "tables": Rate(20, 0.2),
            "changes": Rate(40, 10),
            "messages": Rate(8, 0.5),
            "hints": Rate(6, 0.5),
            "reads": Rate(200, 50),
        }
    )
