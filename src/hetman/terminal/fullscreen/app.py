"""The application: one screen at a time, and what to print after it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Any, ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.screen import Screen


class HetmanApp(App[Any]):
    """Runs a screen of the table on the whole terminal."""

    CSS_PATH = "hetman.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, first: Screen[Any]) -> None:
        super().__init__()
        self.first = first

    def on_mount(self) -> None:
        self.push_screen(self.first)


def has_full_screen(environment: Mapping[str, str]) -> bool:
    """Whether people sit at a terminal that can move its cursor."""
    capable = environment.get("TERM", "") not in ("", "dumb")
    # Textual draws on stderr.
    return capable and all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def is_ascii(environment: Mapping[str, str]) -> bool:
    """Whether the terminal shows ASCII alone, by its locale."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environment.get(name)), "")
    return "UTF" not in locale.upper() and os.name == "posix"
