"""Words inside a picture: how wide they are, where a line breaks, where a name is cut.

A picture is drawn before anybody knows the reader's fonts, so widths are estimated, rather too wide than too narrow.
"""

from __future__ import annotations

from hetman.drawing.elements import tag, words

NARROW = frozenset("iljftrIJ.,:;'’!|()[] -–·")
WIDE = frozenset("mwMWŻŹ@%…")
NARROW_WIDTH, PLAIN_WIDTH, CAPITAL_WIDTH, WIDE_WIDTH = 0.36, 0.57, 0.68, 0.88

START, MIDDLE, END = "start", "middle", "end"
SMALL = 12.6
"""The smallest letters of the board: 12 pixels where it is a little smaller than drawn."""


def letter_width(letter: str) -> float:
    if letter in NARROW:
        return NARROW_WIDTH
    if letter in WIDE:
        return WIDE_WIDTH
    return CAPITAL_WIDTH if letter.isupper() else PLAIN_WIDTH


def width(text: str, size: float) -> float:
    """About how wide a text is in letters of this size."""
    return size * sum(map(letter_width, text))


def cut(text: str, size: float, room: float) -> str:
    """The text, or as much of its beginning as there is room for."""
    if width(text, size) <= room:
        return text
    shorter = text
    while shorter and width(f"{shorter}…", size) > room:
        shorter = shorter[:-1]
    return f"{shorter.rstrip()}…"


def wrap(text: str, size: float, room: float, most: int) -> list[str]:
    """At most so many lines; what is left over is cut off."""
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
    """A line of text; `ink` is the token of its colour."""
    return tag(
        "text",
        words(text),
        class_=f"{anchor} display" if display else anchor,
        x=x,
        y=y,
        font_size=size,
        font_weight=weight,
        fill=f"var(--{ink})",
    )


def paragraph(lines: list[str], x: float, y: float, size: float, leading: float, ink: str = "ink") -> str:
    return "".join(write(line, x, y + leading * number, size, ink=ink) for number, line in enumerate(lines))
