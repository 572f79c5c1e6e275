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
from contextlib import suppress
from pathlib import Path
from typing import Any

SCRIPT = """
import os, signal, sys

def serve(port, database, pause):
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    plenty = {kind: Rate(1e9, 1e9) for kind in ("tables", "changes", "messages", "hints", "reads")}
    app = create_app(Settings(database, pause=float(pause), workers=1, rates=plenty))
    uvicorn.run(app, host="127.0.0.1", port=int(port), log_level="error", access_log=False)

if __name__ == "__main__":
    # Not above: bot workers import this script, too.
    import uvicorn
    from hetman.web.app import create_app
    from hetman.web.rate_limits import Rate
    from hetman.web.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            serve(*line.split())
            os._exit(0)
        print(child, flush=True)
"""
"""Starts a server for each line that it reads. It has imported everything before, so that a server starts at once."""
STARTS = 300
"""Seconds that a server may take to start, on a machine that is busy with other work."""
ANSWERS = 120
"""Seconds that it may take for an answer there."""


class Server:
    """A server on a free port. It has a process group of its own, with its bot workers."""

    def __init__(self, folder: Path, database: str, pause: float = 0.01) -> None:
        script = folder / "serve.py"
        script.write_text(SCRIPT)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.line = f"{self.port} {database} {pause}\n"
        command = [sys.executable, str(script)]
        self.starter = subprocess.Popen(command, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.pid = 0
        self.start()

    def start(self) -> None:
        assert self.starter.stdin is not None
        assert self.starter.stdout is not None
        self.starter.stdin.write(self.line)
        self.starter.stdin.flush()
        self.pid = int(self.starter.stdout.readline())
        deadline = time.monotonic() + STARTS
        while time.monotonic() < deadline:
            try:
                self.ask("/api/games")
                return
            except OSError:
                assert self.runs(), "the server ends at its start"
                time.sleep(0.02)
        raise AssertionError("the server does not start")

    def runs(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def wait(self) -> None:
        """Wait until it has ended."""
        deadline = time.monotonic() + ANSWERS
        while self.runs():
            assert time.monotonic() < deadline, "the server does not end"
            time.sleep(0.01)

    def crash(self) -> None:
        """End it at once and with its workers: nothing is written any more. It can start again."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self.wait()

    def kill(self) -> None:
        """The same, for good."""
        self.crash()
        self.starter.communicate()

    def ask(self, path: str, token: str = "", **body: Any) -> Any:
        return json.loads(self.text(path, token, **body))

    def text(self, path: str, token: str = "", **body: Any) -> str:
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        data = json.dumps(body).encode() if body else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=ANSWERS) as answer:
            return str(answer.read().decode())
