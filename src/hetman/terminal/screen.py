"""The screen and the keyboard. Everything can be read without colours."""

from __future__ import annotations

import contextlib
import textwrap
from collections.abc import Callable, Sequence

from rich.console import Console

WIDEST = 100
STRONG = "bold"
FAINT = "dim"
FORGET_SCROLLBACK = "\033[3J"

LineReader = Callable[[str], str]
"""Shows a prompt and returns the typed line. Raises EOFError at the end of the input."""


class Screen:
    """A terminal, or any pair of streams. It wraps lines at 100 columns, except commands that people copy."""

    def __init__(self, console: Console | None = None, reader: LineReader | None = None) -> None:
        self.console = console or Console()
        self.reader = reader or input
        if reader is None:
            # The import alone gives `input` arrow keys and a history.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        """The columns now: people change the size of their window."""
        return min(self.console.width, WIDEST)

    def show(self, text: str = "", style: str = "") -> None:
        """Print text unchanged."""
        self.console.print(text, style=style or None, markup=False, highlight=False, soft_wrap=True, emoji=False)

    def write(self, text: str, style: str = "", indent: int = 0) -> None:
        """Print wrapped sentences. Lines after the first are indented by two more."""
        start = " " * indent
        lines = wrapped(text, self.width, start, start + "  ")
        self.show("\n".join(lines), style)

    def block(self, text: str) -> None:
        """Print text unchanged between two empty lines."""
        self.show(f"\n{text}\n")

    def heading(self, text: str) -> None:
        self.write(text, STRONG)

    def paragraph(self, text: str, indent: int = 0) -> None:
        start = " " * indent
        self.show("\n".join(wrapped(text, self.width, start, start)))

    def row(self, label: str, items: Sequence[str], width: int, gap: str = "   ") -> None:
        """Print a label and its items in as many lines as needed. No item is broken."""
        start, indent = f"  {label:{width}}  ", " " * (width + 4)
        if len(items) == 1:
            lines = wrapped(items[0], self.width, start, indent) or [start.rstrip()]
        else:
            lines = [start]
            for place, item in enumerate(items):
                if place and len(lines[-1]) + len(gap) + len(item) > self.width:
                    lines.append(indent + item)
                else:
                    lines[-1] += gap + item if place else item
        self.show("\n".join(lines))

    def columns(self, items: Sequence[str], indent: int = 2, gap: int = 2) -> None:
        """Print items below each other in as many columns as fit."""
        wide = max(map(len, items)) + gap
        count = max(1, (self.width - indent + gap) // wide)
        for start in range(0, len(items), count):
            row = "".join(f"{item:{wide}}" for item in items[start : start + count])
            self.show(" " * indent + row.rstrip())

    def ask(self, prompt: str) -> str:
        """Return the typed line without unprintable characters."""
        line = self.reader(f"{prompt} ")
        return "".join(letter for letter in line if letter.isprintable() or letter == "\t").strip()

    def clear(self) -> None:
        """Clear the screen, the scrollback and the input history, so that the next person reads nothing."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLBACK)
            self.console.file.flush()
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()


def wrapped(text: str, width: int, start: str, later: str) -> list[str]:
    """Return the lines of a text. They break at spaces only: a hyphen may be part of an option, a long word a path."""
    return textwrap.wrap(
        text, width, initial_indent=start, subsequent_indent=later, break_on_hyphens=False, break_long_words=False
    )
