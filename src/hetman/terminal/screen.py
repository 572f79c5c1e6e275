"""What a person reads and types. Colour is an addition: everything can be read without it."""

from __future__ import annotations

import contextlib
import textwrap
from collections.abc import Callable, Sequence

from rich.console import Console

WIDTH = 80
STRONG = "bold"
FAINT = "dim"
FORGET_SCROLLBACK = "\033[3J"

Reader = Callable[[str], str]
"""Asks with a prompt and returns the line typed; EOFError when there is no more."""


class Screen:
    """A terminal, or any pair of streams. Lines are broken at 80 columns, commands to be copied never."""

    def __init__(self, console: Console | None = None, reader: Reader | None = None) -> None:
        self.console = console or Console()
        self.reader = reader or input
        self.width = min(self.console.width, WIDTH)
        if reader is None:
            # Importing it is what gives `input` arrow keys and a history.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    def show(self, text: str = "", style: str = "") -> None:
        """Text as it stands."""
        self.console.print(text, style=style or None, markup=False, highlight=False, soft_wrap=True, emoji=False)

    def tell(self, text: str, style: str = "", indent: int = 0) -> None:
        """Sentences, broken to the width; lines after the first are indented by two more."""
        start = " " * indent
        lines = textwrap.wrap(text, self.width, initial_indent=start, subsequent_indent=start + "  ")
        self.show("\n".join(lines), style)

    def heading(self, text: str) -> None:
        self.tell(text, STRONG)

    def paragraph(self, text: str, indent: int = 0) -> None:
        start = " " * indent
        self.show("\n".join(textwrap.wrap(text, self.width, initial_indent=start, subsequent_indent=start)))

    def row(self, label: str, items: Sequence[str], width: int, gap: str = "   ") -> None:
        """A label and what belongs to it, in as many lines as it takes; one of several items is never broken."""
        start, indent = f"  {label:{width}}  ", " " * (width + 4)
        if len(items) == 1:
            lines = textwrap.wrap(items[0], self.width, initial_indent=start, subsequent_indent=indent) or [
                start.rstrip()
            ]
        else:
            lines = [start]
            for place, item in enumerate(items):
                if place and len(lines[-1]) + len(gap) + len(item) > self.width:
                    lines.append(indent + item)
                else:
                    lines[-1] += gap + item if place else item
        self.show("\n".join(lines))

    def ask(self, prompt: str) -> str:
        """The line typed, without what cannot be printed."""
        line = self.reader(f"{prompt} ")
        return "".join(letter for letter in line if letter.isprintable() or letter == "\t").strip()

    def clear(self) -> None:
        """Leave nothing for the next person to read: no screen, no scrollback, no typed lines to call back."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLBACK)
            self.console.file.flush()
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()
