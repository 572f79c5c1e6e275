"""The findings in a terminal."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hetman.arena.sections import Report, Section


def show(report: Report, console: Console) -> None:
    """Print the title, the sequential test if there was one, and every table."""
    console.print(Text(report.title, "bold"))
    console.print(Text(report.setting, "dim"))
    trial = report.trial()
    if trial:
        console.print()
        console.print(Text(trial[0], "bold"))
        console.print(Text("\n".join(trial[1:])))
    for section in report.sections():
        console.print()
        console.print(table(section))


def table(section: Section) -> Table:
    shown = Table(
        title=section.title,
        title_justify="left",
        title_style="bold",
        caption=section.note,
        caption_justify="left",
        caption_style="dim",
        box=box.SIMPLE_HEAD,
    )
    for place, column in enumerate(section.columns):
        figures = [row[place] for row in section.rows] if place else []
        shown.add_column(Text(column), justify="right" if place else "left", min_width=longest_word([column, *figures]))
    for row in section.rows:
        shown.add_row(*map(Text, row))
    return shown


def longest_word(texts: list[str]) -> int:
    """Return the least width of a column. Names and intervals wrap between words, figures are never cut."""
    return max((len(word) for text in texts for word in text.split()), default=1)
