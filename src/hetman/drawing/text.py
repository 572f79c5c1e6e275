"""Text inside a picture: its width, line breaks and where it is cut.

A picture is drawn before anybody knows the viewer's fonts. So widths are estimates, rather too wide than too narrow.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hetman.drawing.elements import tag, words

NARROW = frozenset("iljftrIJł.,:;'’!|()[] -–·")
WIDE = frozenset("mwMWOQŻŹ@%…—")
# Of narrow, plain, capital and wide letters, as a share of the font size.
PLAIN = (0.36, 0.57, 0.68, 0.88)
BOLD = (0.38, 0.615, 0.7, 0.88)

START, MIDDLE, END = "start", "middle", "end"


# A drawing measures the same texts every time.
@lru_cache(maxsize=8192)
def width(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text is at this font size."""
    narrow, plain, capital, wide = BOLD if bold else PLAIN
    return size * sum(
        narrow if letter in NARROW else wide if letter in WIDE else capital if letter.isupper() else plain
        for letter in text
    )


def cut(text: str, size: float, room: float, bold: bool = False) -> str:
    """The text, or as much of its beginning as there is room for."""
    if width(text, size, bold) <= room:
        return text
    shorter = text
    while shorter and width(f"{shorter}…", size, bold) > room:
        shorter = shorter[:-1]
    return f"{shorter.rstrip()}…"


def brief(name: str, size: float, room: float) -> str:
    """The name of a player; of one with two parts, such as `Bot (page) · Blue`, the part that tells it from others."""
    return name if width(name, size) <= room else cut(name.split(" · ")[-1], size, room)


def wrap(text: str, size: float, room: float, most: int) -> list[str]:
    """At most `most` lines. The last one is cut if more is left."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    if len(lines) > most:
        lines[most - 1] = " ".join(lines[most - 1 :])
    return [cut(line, size, room) for line in lines[:most]]


def write(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    anchor: str = START,
    ink: str = "ink",
    weight: int | None = None,
    display: bool = False,
) -> str:
    """One line of text; `ink` is the token of its colour."""
    return tag(
        "text",
        words(text),
        class_=f"{anchor} display" if display else anchor,
        x=x or None,
        y=y,
        font_size=size,
        font_weight=weight,
        fill=f"var(--{ink})",
    )


def headline(text: str, x: float, y: float, size: float, anchor: str = START, ink: str = "ink") -> str:
    """One bold line in the display face."""
    return write(text, x, y, size, anchor=anchor, ink=ink, weight=700, display=True)


def paragraph(
    lines: Sequence[str],
    x: float,
    y: float,
    size: float,
    leading: float,
    *,
    anchor: str = START,
    ink: str = "ink",
    weight: int | None = None,
    display: bool = False,
) -> str:
    """Lines below each other, `leading` apart."""
    return "".join(
        write(line, x, y + leading * number, size, anchor=anchor, ink=ink, weight=weight, display=display)
        for number, line in enumerate(lines)
    )
