"""What the caller of a command did wrong, and can mend."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

WRONG = 2
"""The exit status of everything that went wrong because of what was asked for."""


class Mistake(typer.TyperException):
    """Something the caller can mend, told in one line."""

    exit_code = WRONG


@contextmanager
def mistakes() -> Iterator[None]:
    """What the kernel refuses is the caller's to mend."""
    try:
        yield
    except ValueError as error:
        raise Mistake(str(error)) from None
