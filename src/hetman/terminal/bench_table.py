"""The figures of a benchmark as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.table import Table

from hetman.language import Language, language
from hetman.terminal.screen import Screen

Comparison = Mapping[str, Mapping[str, float]]

FORMATS: dict[str, Callable[[float], str]] = {
    "decisions": lambda value: f"{value:,.0f}",
    "forced": lambda value: f"{value:.1%}",
    "games": lambda value: f"{value:,.1f}",
    "copy": lambda value: f"{value:.2f}",
    "playouts": lambda value: f"{value:,.0f}",
    "search": lambda value: f"{value:.1f}",
    "memory": lambda value: f"{value:,.0f}",
}
FASTER_IF_LESS = {"copy", "search"}
COUNTED = {"forced", "memory"}
"""Figures that are not speeds."""


def show_figures(screen: Screen, code: str, title: str, figures: Comparison) -> None:
    """Print a row for each figure, a column for each kind of run, and the ratio of the first two."""
    lang = language(code)
    kinds = list(figures)
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("")
    for kind in kinds:
        table.add_column(lang.say(f"bench-{kind}"), justify="right")
    if len(kinds) == 2:
        table.add_column(lang.say("bench-ratio"), justify="right")
    for name in FORMATS:
        table.add_row(*cells(name, figures, lang))
    screen.console.print(table)


def cells(name: str, figures: Comparison, lang: Language) -> list[str]:
    values = [of_kind[name] for of_kind in figures.values()]
    row = [lang.say(f"bench-{name}"), *[FORMATS[name](value) for value in values]]
    if len(values) == 2:
        row.append("" if name in COUNTED else f"{ratio(name, *values):.1f}×")
    return row


def ratio(name: str, compiled: float, interpreted: float) -> float:
    return interpreted / compiled if name in FASTER_IF_LESS else compiled / interpreted
