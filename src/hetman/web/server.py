"""Start the server: find a free port, open the browser, and print both."""

from __future__ import annotations

import contextlib
import errno
import logging
import re
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Callable

import uvicorn

from hetman.table.collector import Collector
from hetman.table.logs import event, set_up
from hetman.table.store import Store
from hetman.web.app import create_app
from hetman.web.locales import prepare_texts
from hetman.web.settings import LOOPBACK, Settings

log = logging.getLogger(__name__)

TRIED = 20
LAST = 65535
"""The highest port."""
ANY = ("0.0.0.0", "::")
NAME = re.compile(r"[\w.-]+|\[[0-9a-f:.]+\]")
"""A host name or address without a port, as browsers send it."""


def bind(host: str, port: int) -> socket.socket:
    """Return a socket on that port, or on the next free one if it is in use. Raises OSError if there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + TRIED - 1, LAST)
    for tried in range(port, last):
        try:
            return socket.create_server((host, tried), family=family)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    return socket.create_server((host, last), family=family)


def hosts_for(host: str, names: str = "") -> frozenset[str] | None:
    """Return the allowed host names: those of this machine, its address, and `names`, with commas.

    None means any: with `*`, or if it listens on all addresses. Raises ValueError for a name that no browser sends.
    """
    more = {name.strip().lower() for name in names.split(",") if name.strip()}
    for name in more - {"*"}:
        if not NAME.fullmatch(name):
            raise ValueError(f"a name is one such as games.example.org, without https:// and port, got {name!r}")
    if "*" in more or host in ANY:
        return None
    return LOOPBACK | more | {f"[{host}]" if ":" in host else host}


def serve(host: str, port: int, settings: Settings, browser: bool, say: Callable[[str, str], None]) -> None:
    """Run until it is stopped. `say` gets the key of a message and its argument.

    Raises Unusable if the database cannot be used.
    """
    store = Store(settings.database, alone=True)
    if store.backup is not None:
        say("serve-migrated", str(store.backup))
    bound = bind(host, port)
    taken = bound.getsockname()[1]
    if taken != port:
        say("serve-taken", str(port))
    shown = "localhost" if host in ANY else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{taken}/"
    say("serve-at", address)
    set_up()
    started = event("start", version=settings.version, port=taken, database=store.engine.dialect.name)
    log.info("the server starts", extra=started)
    app = create_app(settings, store)
    # Requests are not logged, because addresses of seats are secrets.
    config = uvicorn.Config(
        app,
        # Ours: one line for each event.
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=65536,
        server_header=False,
        # Any client could send these headers, and pass the limits under another address.
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
    )
    server = uvicorn.Server(config)
    threading.Thread(target=prepare_when_ready, args=(server, app.state.collector), daemon=True).start()
    if browser:
        threading.Thread(target=open_when_ready, args=(server, address), daemon=True).start()
    # uvicorn sends itself the signal again when it has stopped. As with Ctrl-C, the end is then logged.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[bound])
    log.info("the server has stopped", extra=event("stop"))


def ready(server: uvicorn.Server) -> bool:
    """Wait until the server answers. Returns whether it does."""
    while not (server.started or server.should_exit):
        time.sleep(0.05)
    return server.started


def open_when_ready(server: uvicorn.Server, address: str) -> None:
    if ready(server):
        webbrowser.open(address)


def prepare_when_ready(server: uvicorn.Server, collector: Collector) -> None:
    """Read all texts, and hide them from the garbage collector: they are more objects than a thousand tables."""
    if ready(server):
        prepare_texts()
        collector.leave_out()
