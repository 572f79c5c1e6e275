"""The figures of a benchmark as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

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


def show_lab_figures(screen: Screen, code: str, games: int, figures: Mapping[str, Mapping[str, float]]) -> None:
    """Print how fast the research environments are: a row for each game, by its name."""
    say = language(code).say
    table = Table(title=say("lab-title"), title_justify="left", title_style="bold")
    table.add_column(say("lab-game"))
    for name in ("observation", "pettingzoo", "vector", "ratio"):
        table.add_column(say(f"lab-{name}", games=str(games)), justify="right")
    for name, found in figures.items():
        speeds = (found["pettingzoo"], found["vector"])
        ratio = f"{speeds[1] / speeds[0]:.1f}×"
        table.add_row(name, f"{found['observation']:.1f}", *[f"{speed:,.0f}" for speed in speeds], ratio)
    screen.console.print(table)


def show_peers(screen: Screen, code: str, rows: Iterable[tuple[str, str, str, float, float, float | None]]) -> None:
    """Print a row for each game: project, version, game, decisions and games per second, µs of a copy."""
    say = language(code).say
    table = Table(title=say("peers-title"), title_justify="left", title_style="bold")
    for name in ("peers-project", "peers-version", "lab-game"):
        table.add_column(say(name))
    for name in ("decisions", "games", "copy"):
        table.add_column(say(f"bench-{name}"), justify="right")
    for project, version, game, decisions, games, copy in rows:
        copied = "" if copy is None else f"{copy:.2f}"
        table.add_row(project, version, game, f"{decisions:,.0f}", f"{games:,.1f}", copied)
    screen.console.print(table)


def cells(name: str, figures: Comparison, lang: Language) -> list[str]:
    values = [of_kind[name] for of_kind in figures.values()]
    row = [lang.say(f"bench-{name}"), *[FORMATS[name](value) for value in values]]
    if len(values) == 2:
        row.append("" if name in COUNTED else f"{ratio(name, *values):.1f}×")
    return row


def ratio(name: str, compiled: float, interpreted: float) -> float:
    return interpreted / compiled if name in FASTER_IF_LESS else compiled / interpreted
