"""A position as one SVG picture, for notebooks, documents and files."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from hetman.core.game import Game, Last
from hetman.core.picture import Picture
from hetman.drawing.arrows import draw_arrows, read_arrow
from hetman.drawing.elements import number
from hetman.drawing.standalone import resolved
from hetman.drawing.token_places import token_places
from hetman.language import language as texts_in

END = "</svg>"
OPENING = re.compile(r"<svg[^>]*>")
BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
SIDES = re.compile(r' (?:width|height)="[^"]*"')


def picture_of(
    game: Game,
    view: Mapping[str, Any],
    *,
    size: int | None = None,
    arrows: Sequence[Sequence[str]] = (),
    last: Last | None = None,
    language: str = "en",
) -> Picture:
    """Draw a view. `State.picture` describes the parameters. Raises ValueError if one of them is wrong."""
    say = texts_in(language, game.folder, game.own_texts.get(language, "")).say
    svg = game.picture(view, say, last)
    if svg is None:
        raise ValueError(f"{game.name} has no drawing")
    wanted = [read_arrow(arrow) for arrow in arrows]
    if wanted:
        layer = resolved(draw_arrows(wanted, token_places(svg)))
        svg = svg.removesuffix(END) + layer + END
    return Picture(svg if size is None else sized(svg, size))


def sized(svg: str, width: int) -> str:
    """Return the picture with this width in pixels. Its height follows."""
    if width < 1:
        raise ValueError(f"the size of a picture must be at least 1 pixel, got {width}")
    opening = OPENING.match(svg)
    box = BOX.search(opening[0]) if opening else None
    if opening is None or box is None:
        raise ValueError("a drawing must begin with <svg …> and have a viewBox")
    height = width * float(box[2]) / float(box[1])
    start = SIDES.sub("", opening[0]).removesuffix(">")
    return f'{start} width="{width}" height="{number(height)}">{svg[opening.end() :]}'
