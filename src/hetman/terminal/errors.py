"""Errors of the command line that the user can correct."""

from __future__ import annotations

import importlib
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from hetman.bots.registry import BrokenBot

WRONG = 2
"""The exit status after a wrong command."""
FAULTY = 1
"""The exit status after a fault in a bot."""
INTERRUPTED = 130
"""The exit status after Ctrl-C, as in shells."""

OURS = {Path(__file__).parents[1], Path(importlib.__file__).parent}
"""Folders whose lines say nothing to the author of a bot."""


class CommandError(typer.TyperException):
    """An error in the user's command. Its message is one line."""

    exit_code = WRONG


@contextmanager
def user_errors() -> Iterator[None]:
    """Turn a ValueError of the kernel into a CommandError. A bot that does not load gets the traceback of its code."""
    try:
        yield
    except BrokenBot as error:
        show_own_code(error.__cause__)
        raise CommandError(str(error)) from None
    except ValueError as error:
        raise CommandError(str(error)) from None


def show_own_code(error: BaseException | None) -> None:
    """Print the traceback of an error from the first line that is not in Hetman or in Python's import."""
    if error is not None:
        below = error.__traceback__
        while below is not None and is_ours(below.tb_frame.f_code.co_filename):
            below = below.tb_next
        traceback.print_exception(error.with_traceback(below), file=sys.stderr)


def is_ours(file: str) -> bool:
    return file.startswith("<frozen importlib") or not OURS.isdisjoint(Path(file).parents)
