"""A plot of decisions per second of our games and their peers, on a logarithmic scale."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10

from hetman.drawing.elements import tag, words
from hetman.lab.peers import Measured

WIDTH = 760.0
LABELS = 230.0
ROW = 26.0
AXIS = 34.0
RIGHT = 90.0
OWN, OTHER, GRID, INK = "#8a2b2b", "#7d8791", "#d9d4c7", "#2b2620"
FONT = "13px sans-serif"


def plot(rows: Sequence[Measured], title: str) -> str:
    """Return a standalone SVG picture with a bar for each game, the fastest first."""
    ordered = sorted(rows, key=lambda row: -row.decisions)
    low = floor(log10(min(row.decisions for row in rows)))
    high = ceil(log10(max(row.decisions for row in rows)))
    unit = (WIDTH - LABELS - RIGHT) / max(1, high - low)
    height = ROW * len(rows)
    parts = [axis(power, LABELS + unit * (power - low), height) for power in range(low, high + 1)]
    for place, row in enumerate(ordered):
        parts.append(bar(row, ROW * place, unit * (log10(row.decisions) - low)))
    box = f"0 -8 {WIDTH:.0f} {height + AXIS + 8:.0f}"
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img", aria_label=title) + "\n"


def axis(power: int, x: float, height: float) -> str:
    line = tag("path", d=f"M{x:.1f} 0V{height:.1f}", stroke=GRID)
    return line + text(f"{10**power:,}" if power >= 0 else f"{10.0**power:g}", x, height + 20, "middle")


def bar(row: Measured, y: float, length: float) -> str:
    fill = OWN if row.project == "hetman" else OTHER
    name = f"{row.project} {row.game}"
    shape = tag("path", d=f"M{LABELS} {y + 5:.1f}h{length:.1f}v{ROW - 10}h-{length:.1f}z", fill=fill)
    figure = text(f"{row.decisions:,.0f}", LABELS + length + 6, y + ROW / 2 + 4, "start")
    return text(name, LABELS - 8, y + ROW / 2 + 4, "end") + shape + figure


def text(content: str, x: float, y: float, anchor: str) -> str:
    return tag("text", words(content), x=x, y=y, text_anchor=anchor, fill=INK, style=f"font:{FONT}")
