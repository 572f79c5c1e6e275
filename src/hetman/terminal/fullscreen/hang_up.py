"""The end of a terminal that vanishes without a signal, as with a lost connection of another session."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress

SECONDS = 1.0
"""Between two looks."""
HUNG_UP = 129
"""The exit status after SIGHUP, as in shells."""


def end_with_terminal(save: Callable[[], object]) -> None:
    """Watch the terminal in a thread. When it is gone, save and end the process.

    Textual would go on: it reads an empty input without end, and waits for ever to write. So there is no orderly way
    out, and nobody to see it.
    """
    threading.Thread(target=watch, args=(save,), daemon=True, name="hang-up").start()


def watch(save: Callable[[], object]) -> None:
    while is_there():
        time.sleep(SECONDS)
    with suppress(Exception):
        save()
    os._exit(HUNG_UP)


def is_there() -> bool:
    """Whether the keyboard still belongs to a terminal."""
    with suppress(OSError, ValueError):
        return sys.__stdin__ is not None and os.isatty(sys.__stdin__.fileno())
    return False
