"""Errors of the client."""

from __future__ import annotations

from typing import Any


class ClientError(ValueError):
    """The client cannot go on. The message says why and what to do."""


class Refusal(ClientError):
    """The server answered with an error."""

    def __init__(self, status: int, sentence: str, data: dict[str, Any] | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.data = data or {}


class Unreachable(ClientError):
    """The server does not answer now. It may answer later."""


class BotFailure(ClientError):
    """The bot raised an error, which is the cause of this one, or made an illegal move."""
