"""Plots as SVG with the colours of the page around them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from hetman.drawing.elements import tag, words
from hetman.drawing.geometry import path
from hetman.drawing.text import cut
from hetman.drawing.text import width as text_width

WIDE, NARROW = 760.0, 340.0
"""The widths of plots for a page and for a phone. Scaled down, the letters would be too small."""
LABEL = 13
"""The font size of a label, as in report.css."""
GAP = 14
RIGHT = 24
ROW = 26
RIDGE = 44
AXIS = 30
TALL = 220
TICK = 50
"""The room for a value on the axis."""
BINS = 40

Format = Callable[[float], str]


@dataclass(frozen=True)
class Mark:
    """A value with its interval."""

    label: str
    low: float
    value: float
    high: float


@dataclass(frozen=True)
class Scale:
    """Maps values to positions between two edges of the drawing."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Return round values within the scale, in steps of 1, 2 or 5 times a power of ten, or its two ends."""
        step = round_step((self.high - self.low) * TICK / abs(self.end - self.start))
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [step * place for place in range(first, last + 1)] if last > first else [self.low, self.high]


def round_step(least: float) -> float:
    power = 10.0 ** floor(log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * (1 - 1e-9))


def around(values: Sequence[float], steps: int = 6) -> tuple[float, float]:
    """Return round numbers below and above these values."""
    low, high = min(values), max(values)
    if low == high:
        low, high = low - 1, high + 1
    step = round_step((high - low) / steps)
    return step * floor(low / step), step * ceil(high / step)


def beside(labels: Sequence[str], span: tuple[float, float], width: float) -> Scale:
    """Return a scale to the right of its labels, which take at most half of the width."""
    start = min(width * 0.5, GAP + max(text_width(name, LABEL) for name in labels))
    return Scale(*span, start, width - RIGHT)


def intervals(
    marks: Sequence[Mark], span: tuple[float, float], written: Format, middle: float, title: str, width: float
) -> str:
    """Plot a row for each value, with a line for its interval, and an upright line at `middle`."""
    height = ROW * len(marks)
    scale = beside([mark.label for mark in marks], span, width)
    rows = []
    for place, mark in enumerate(marks):
        y = ROW * (place + 0.5)
        rows += [
            label(mark.label, scale, y),
            line(scale(mark.low), y, scale(mark.high), y, "reach"),
            tag("circle", cx=scale(mark.value), cy=y, r=5, class_="value"),
        ]
    reference = line(scale(middle), 0, scale(middle), height, "middle") if scale.low <= middle <= scale.high else ""
    return drawing(width, height + AXIS, title, axis(scale, height, written), reference, *rows)


def ridges(rows: Sequence[tuple[str, Sequence[int]]], written: Format, title: str, width: float) -> str:
    """Plot a row for each series of counts: a histogram over one common axis."""
    span = around([0, *[value for _, values in rows for value in values]])
    scale = beside([name for name, _ in rows], span, width)
    height = RIDGE * len(rows)
    hills = []
    for place, (name, values) in enumerate(rows):
        base = RIDGE * (place + 1)
        hills += [label(name, scale, base - RIDGE / 3), tag("path", d=hill(values, scale, base), class_="hill")]
    return drawing(width, height + AXIS, title, axis(scale, height, written), *hills)


def hill(values: Sequence[int], scale: Scale, base: float) -> str:
    """Return the outline of a histogram on `base`. The highest bin nearly fills its row."""
    width = (scale.high - scale.low) / BINS
    counts = [0] * BINS
    for value in values:
        counts[min(BINS - 1, int((value - scale.low) / width))] += 1
    points = [(scale(scale.low), base)]
    for place, count in enumerate(counts):
        top = base - 0.85 * RIDGE * count / max(counts)
        points += [(scale(scale.low + width * place), top), (scale(scale.low + width * (place + 1)), top)]
    return path([*points, (scale(scale.high), base)])


def course(
    values: Sequence[float], bounds: tuple[float, float], a_step: int, written: Format, title: str, width: float
) -> str:
    """Plot a value after each step, from zero to one of two bounds. A step is `a_step` on the axis."""
    reach = 1.1 * max(*map(abs, bounds), *map(abs, values), 0.1)
    upright = Scale(-reach, reach, TALL, 0)
    across = beside([written(bound) for bound in bounds], (0, max(1, len(values)) * a_step), width)
    lines = [line(across.start, upright(bound), across.end, upright(bound), "bound") for bound in bounds]
    names = [label(written(at), across, upright(at)) for at in (*bounds, 0.0)]
    walk = [(across(0), upright(0)), *[(across(a_step * step), upright(at)) for step, at in enumerate(values, 1)]]
    zero = line(across.start, upright(0), across.end, upright(0), "middle")
    marked = tag("path", d=path(walk, closed=False), class_="walk")
    below = axis(across, TALL, lambda games: f"{games:.0f}")
    return drawing(width, TALL + AXIS, title, below, zero, *lines, *names, marked)


def axis(scale: Scale, height: float, written: Format) -> str:
    """Return upright lines at round values, and the values below them."""
    parts = []
    for value in scale.ticks():
        parts += [line(scale(value), 0, scale(value), height, "grid"), text(written(value), scale(value), height + 20)]
    return "".join(parts)


def label(name: str, scale: Scale, y: float) -> str:
    """Return a label, cut if it is too long. The table has all of it."""
    # The longest label fits exactly; a rounding error must not cut it.
    return text(cut(name, LABEL, scale.start - GAP + 0.1), scale.start - GAP, y + 4, "end", "label")


def text(content: str, x: float, y: float, anchor: str = "middle", class_: str = "tick") -> str:
    return tag("text", words(content), x=x, y=y, text_anchor=anchor, class_=class_)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    return tag("path", d=path([(x1, y1), (x2, y2)], closed=False), class_=class_)


def drawing(width: float, height: float, title: str, *parts: str) -> str:
    """Return an SVG element. Its title is enough for screen readers, because the table has the same figures."""
    fits = "wide" if width == WIDE else "narrow"
    box = f"0 -6 {width:.0f} {height + 6:.0f}"
    return tag("svg", *parts, class_=f"plot {fits}", viewBox=box, role="img", aria_label=title)
