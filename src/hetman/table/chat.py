"""The chat of a table."""

from __future__ import annotations

import time
from typing import NamedTuple

from hetman.table.errors import Refused

LONGEST_MESSAGE = 300
MESSAGES = 200
"""The number of messages that a table keeps."""


class Message(NamedTuple):
    """A line of the chat. `seat` is None for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    when: float


def with_message(chat: list[Message], seat: int | None, name: str, text: str) -> list[Message]:
    """Return the chat with one more message, without the oldest. Raises Refused if the text is empty or too long."""
    line = " ".join(text.split())
    if not line or len(line) > LONGEST_MESSAGE or not line.isprintable():
        raise Refused("message", f"a message must have 1 to {LONGEST_MESSAGE} characters, got {len(line)}")
    number = chat[-1].number + 1 if chat else 1
    return [*chat, Message(number, seat, name, line, time.time())][-MESSAGES:]
