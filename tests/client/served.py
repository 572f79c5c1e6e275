"""A real server on a port of its own, for clients that connect to it."""

from __future__ import annotations

import json
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import uvicorn

from hetman.web.app import create_app
from web.server import settings

QUICK = {"army": "first-game", "round_limit": 1}


@contextmanager
def served(folder: Path, port: int = 0, **changes: Any) -> Iterator[str]:
    """Run a server. Yields its URL."""
    # Its bots start processes. Textual's errors have no file, which a tracker that starts later would need.
    resource_tracker.ensure_running()
    bound = socket.create_server(("127.0.0.1", port))
    app = create_app(settings(folder, hosts=None, **changes))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(20)
        bound.close()


def ask(url: str, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url + path, data, headers)) as answer:
        text = answer.read().decode()
        return text if answer.headers.get_content_type() == "text/plain" else json.loads(text)


def create(url: str, *chairs: str, **asked: Any) -> Any:
    return ask(url, "/api/tables", {"game": "warchest", "chairs": chairs, "options": QUICK, **asked})
