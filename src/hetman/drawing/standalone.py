"""Boards: inside the site they use its style sheets, outside it they carry the light values that they need."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from hetman.drawing.elements import classes, tag
from hetman.drawing.geometry import Rect

FOLDER = Path(__file__).parent

USE = re.compile(r"var\(--([\w-]+)\)")
DECLARATION = re.compile(r"--([\w-]+): ([^;]+);")
BOTH_THEMES = re.compile(r"light-dark\(([^,]+), [^)]+\)")
BESIDE = "/* beside the board */"
"""What follows this line of a game's sheet is for the parts around the board."""
ROOT = re.compile(r":root \{.*?\n\}\n", re.DOTALL)
BY_WINDOW = re.compile(r"@media [^{]*(?:width|height)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}\n?")
"""Rules for small windows. A picture that stands alone is scaled as a whole."""


@cache
def sheet(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def light_values(*sheets: str) -> dict[str, str]:
    """Token -> its value by day. The first declaration counts: later ones are for contrast or motion."""
    values: dict[str, str] = {}
    for css in sheets:
        for token, value in DECLARATION.findall(css):
            values.setdefault(token, BOTH_THEMES.sub(r"\1", value))
    return values


def resolved(markup: str) -> str:
    """Markup with the values of its tokens by day, for a layer over a board that stands alone."""
    values = light_values(sheet(FOLDER / "tokens.css"))
    return USE.sub(lambda use: values[use[1]], markup)


def style_of_its_own(markup: str, scope: str, game_sheet: Path) -> str:
    """The rules that a board needs outside the site. Its tokens reach no further than `scope`.

    A sheet that has the line `BESIDE` leaves out what follows it, so that a notebook keeps its own panels and cards.
    """
    game = sheet(game_sheet).partition(BESIDE)[0]
    rules = BY_WINDOW.sub("", sheet(FOLDER / "board.css") + ROOT.sub("", game))
    values = light_values(sheet(FOLDER / "tokens.css"), *ROOT.findall(game))
    used = sorted(token for token in set(USE.findall(markup + rules)) if token in values)
    tokens = "".join(f"--{token}:{values[token]};" for token in used)
    return f"{scope}{{{tokens}}}\n{rules}"


def figure_alone(figure: str, game_sheet: Path) -> str:
    """A small picture of a game as an SVG file of its own."""
    style = tag("style", style_of_its_own(figure, "svg", game_sheet))
    opening, closing, inside = figure.partition(">")
    return f'{opening} xmlns="http://www.w3.org/2000/svg" color="{resolved("var(--ink)")}"{closing}{style}{inside}'


def board(inside: str, box: Rect, label: str, game_sheet: Path | None = None, class_: str = "") -> str:
    """A board as SVG. With the game's sheet it stands alone, for notebooks and documents."""
    style = tag("style", style_of_its_own(inside, ".board", game_sheet)) if game_sheet else ""
    return tag(
        "svg",
        style,
        inside,
        class_=classes("board", class_),
        xmlns="http://www.w3.org/2000/svg",
        width=box.width if game_sheet else None,
        height=box.height if game_sheet else None,
        viewBox=f"{box.x:.0f} {box.y:.0f} {box.width:.0f} {box.height:.0f}",
        role="group",
        aria_label=label,
    )
