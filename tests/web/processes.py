"""Servers in processes of their own, which tests can kill."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

SCRIPT = """
import sys, uvicorn
from hetman.web.app import create_app
from hetman.web.rate_limits import Rate
from hetman.web.settings import Settings

port, database, pause = int(sys.argv[1]), sys.argv[2], float(sys.argv[3])
plenty = {kind: Rate(1e9, 1e9) for kind in ("tables", "changes", "messages", "hints", "reads")}
if __name__ == "__main__":
    app = create_app(Settings(database, pause=pause, workers=1, rates=plenty))
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", access_log=False)
"""
STARTS = 60
"""Seconds that a server may take to start."""


class Server:
    """A server on a free port. It has a process group of its own, with its bot workers."""

    def __init__(self, folder: Path, database: str, pause: float = 0.01) -> None:
        self.script = folder / "serve.py"
        self.script.write_text(SCRIPT)
        self.database, self.pause = database, pause
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(self.script), str(self.port), self.database, str(self.pause)]
        self.process = subprocess.Popen(command, start_new_session=True)
        deadline = time.monotonic() + STARTS
        while time.monotonic() < deadline:
            try:
                self.ask("/api/games")
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """At once and with its workers: nothing is written any more."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def ask(self, path: str, token: str = "", **body: Any) -> Any:
        return json.loads(self.text(path, token, **body))

    def text(self, path: str, token: str = "", **body: Any) -> str:
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        data = json.dumps(body).encode() if body else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return str(answer.read().decode())
