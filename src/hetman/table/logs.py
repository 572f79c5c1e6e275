"""Structured logs: one line of `key=value` pairs (logfmt) for each event, without secrets."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import IO, Any

SECRET = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z0-9])[\w-]{22}(?![\w-])")
"""Ids of tables and guests and tokens of seats are 22 letters of base64."""
PASSWORD = re.compile(r"(://[^\s:/@]*):[^\s@]*@")
PLAIN = re.compile(r"[^\s\"=\\]+")
SHOWN = 6
"""Letters of an id that are shown, so that lines about one table can be found."""

logger = logging.getLogger("hetman")


def event(name: str, **fields: Any) -> dict[str, Any]:
    """Return what a log call takes as `extra`: the name of an event, and data about it."""
    return {"event": name, "fields": fields}


def without_secrets(text: str) -> str:
    """Shorten everything that may be a token or an id, and hide passwords in URLs."""
    hidden = PASSWORD.sub(r"\1:…@", text)
    return SECRET.sub(lambda found: f"{found[0][:SHOWN]}…", hidden)


class Logfmt(logging.Formatter):
    """Formats every record as one line, also those of other packages."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        name, fields = getattr(record, "event", record.name), getattr(record, "fields", {})
        pairs = {
            "time": when,
            "level": record.levelname.lower(),
            "event": name,
            **fields,
            "message": record.getMessage(),
        }
        if record.exc_info:
            pairs["trace"] = self.formatException(record.exc_info)
        return " ".join(f"{key}={quoted(without_secrets(str(value)))}" for key, value in pairs.items())


class Plain(logging.Formatter):
    """Formats records for somebody at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(f"hetman: {super().format(record)}")


def quoted(text: str) -> str:
    if PLAIN.fullmatch(text):
        return text
    inside = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")
    return f'"{inside}"'


def set_up(stream: IO[str] | None = None) -> None:
    """Send logs to standard error: warnings at a terminal, all events as logfmt for a service."""
    stream = stream or sys.stderr
    people = stream.isatty()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Plain() if people else Logfmt())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logger.setLevel(logging.WARNING if people else logging.INFO)
