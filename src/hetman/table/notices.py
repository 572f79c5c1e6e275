"""Notices between the processes of one PostgreSQL database, by LISTEN and NOTIFY."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, func, select

CHANNEL = "hetman"
LOOK = 0.5
"""Seconds between two looks whether the listener should end."""
AGAIN = 1.0
"""Seconds before it connects again."""

log = logging.getLogger(__name__)

Notice = dict[str, Any]


def send(connection: Connection, notice: Notice) -> None:
    """Send a notice when the transaction is committed."""
    connection.execute(select(func.pg_notify(CHANNEL, json.dumps(notice))))


class Listener:
    """A thread that receives notices. `connected` is called whenever some may have been missed before."""

    def __init__(self, engine: Engine, heard: Callable[[Notice], None], connected: Callable[[], None]) -> None:
        self.engine, self.heard, self.connected = engine, heard, connected
        self.ending = threading.Event()
        self.thread = threading.Thread(target=self.run, name="notices", daemon=True)
        self.thread.start()

    def run(self) -> None:
        while not self.ending.is_set():
            try:
                self.listen()
            except Exception as error:
                if not self.ending.is_set():
                    log.warning("notices of other processes are interrupted: %s", " ".join(str(error).split()))
                self.ending.wait(AGAIN)

    def listen(self) -> None:
        pooled = self.engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        try:
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            self.connected()
            while not self.ending.is_set():
                for notice in connection.notifies(timeout=LOOK):
                    self.heard(json.loads(notice.payload))
        finally:
            connection.close()

    def close(self) -> None:
        self.ending.set()
        self.thread.join()
