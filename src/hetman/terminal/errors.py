"""Errors of the command line that the user can correct."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

WRONG = 2
"""The exit status after a wrong command."""
FAULTY = 1
"""The exit status after a fault in a bot."""
INTERRUPTED = 130
"""The exit status after Ctrl-C, as in shells."""


class CommandError(typer.TyperException):
    """An error in the user's command. Its message is one line."""

    exit_code = WRONG


@contextmanager
def user_errors() -> Iterator[None]:
    """Turn a ValueError of the kernel into a CommandError."""
    try:
        yield
    except ValueError as error:
        raise CommandError(str(error)) from None
