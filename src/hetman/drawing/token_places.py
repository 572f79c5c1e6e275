"""Where the tokens of moves lie in a drawing.

A drawing marks everything that a move can name with `data-token`. The centre of that element's shapes is the place of
the token. The scripts of a page measure the same elements, so a picture and a page agree about every place.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from xml.etree import ElementTree

from hetman.drawing.geometry import Point, Rect

Matrix = tuple[float, float, float, float, float, float]

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
# What these elements hold is defined here and drawn elsewhere, or never drawn.
UNDRAWN = frozenset({"defs", "pattern", "clipPath", "symbol", "title", "style"})
STEP = re.compile(r"(\w+)\(([^)]*)\)")
NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
WORD = re.compile(rf"[a-zA-Z]|{NUMBER}")
FIGURE = re.compile(NUMBER)
LISTED = 12


@dataclass(frozen=True)
class TokenPlace:
    """A thing in a drawing: its own token and those around it, from the inside outwards, and the box of its shapes."""

    chain: tuple[str, ...]
    box: Rect


def token_places(svg: str) -> list[TokenPlace]:
    """Return all things with a token, in the order in which they are drawn."""
    found: list[TokenPlace] = []
    measure(ElementTree.fromstring(svg), IDENTITY, (), found)
    return found


def place_of(places: Sequence[TokenPlace], words: str) -> Rect:
    """Return the box of the thing that has all these tokens, such as `e4`, `archer` or `ramparts assault`.

    The one with the fewest tokens counts: `e4` is the hex, not the Archer on it. Raises ValueError if there is no
    such thing, or if the words fit different things.
    """
    wanted = set(words.split())
    fitting = [place for place in places if wanted and wanted <= set(place.chain)]
    if not fitting:
        known = dict.fromkeys(token for place in places for token in place.chain)
        raise ValueError(f"the picture has no {words!r}; it has {listing(known) or 'no tokens'}")
    shortest = min(len(place.chain) for place in fitting)
    nearest = [place for place in fitting if len(place.chain) == shortest]
    chains = dict.fromkeys(" ".join(place.chain) for place in nearest)
    if len(chains) > 1:
        raise ValueError(f"{words!r} is at {len(chains)} places; name one of them: {listing(chains)}")
    return nearest[0].box


def listing(words: Iterable[str]) -> str:
    shown = list(words)
    return ", ".join(shown[:LISTED]) + (" …" if len(shown) > LISTED else "")


# Measuring


def measure(
    element: ElementTree.Element, outer: Matrix, around: tuple[str, ...], found: list[TokenPlace]
) -> list[Point]:
    """Return the outermost points of an element and add the things in it."""
    name = element.tag.rpartition("}")[2]
    if name in UNDRAWN:
        return []
    matrix = combined(outer, transform_of(element.get("transform", "")))
    token = element.get("data-token")
    chain = (token, *around) if token else around
    place = len(found)
    points = [moved(matrix, point) for point in shape_points(name, element)]
    for child in element:
        points += measure(child, matrix, chain, found)
    if token and points:
        # Things come before those inside them.
        found.insert(place, TokenPlace(chain, box_around(points)))
    return points


def box_around(points: Sequence[Point]) -> Rect:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Rect(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)


def shape_points(name: str, element: ElementTree.Element) -> Iterator[Point]:
    """Points whose box holds a shape. Texts are left out: nobody knows the viewer's fonts."""

    def value(key: str) -> float:
        return float(element.get(key, 0))

    if name == "path":
        yield from path_points(element.get("d", ""))
    elif name == "rect":
        yield from corners_of(value("x"), value("y"), value("width"), value("height"))
    elif name in ("circle", "ellipse"):
        across, down = (value("r"), value("r")) if name == "circle" else (value("rx"), value("ry"))
        yield from corners_of(value("cx") - across, value("cy") - down, 2 * across, 2 * down)


def corners_of(x: float, y: float, width: float, height: float) -> list[Point]:
    return [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]


OPERANDS = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


def path_points(line: str) -> Iterator[Point]:
    """The ends and control points of a path. Its curves lie within their box; an arc can reach a little further."""
    x = y = first_x = first_y = 0.0
    for letter, numbers in path_steps(line):
        command, relative = letter.upper(), letter.islower()
        from_x, from_y = (x, y) if relative else (0.0, 0.0)
        if command == "Z":
            x, y = first_x, first_y
        elif command == "H":
            x = from_x + numbers[0]
        elif command == "V":
            y = from_y + numbers[0]
        else:
            pairs = numbers[-2:] if command == "A" else numbers
            for at in range(0, len(pairs), 2):
                x, y = from_x + pairs[at], from_y + pairs[at + 1]
                yield x, y
        if command == "M":
            first_x, first_y = x, y
        yield x, y


def path_steps(line: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path with their numbers; a repeated command may leave its letter out."""
    words = WORD.findall(line)
    letter, at = "", 0
    while at < len(words):
        if words[at].isalpha():
            letter = words[at]
            at += 1
        count = OPERANDS[letter.upper()]
        yield letter, [float(word) for word in words[at : at + count]]
        at += count
        letter = {"M": "L", "m": "l"}.get(letter, letter)


# Transforms


def transform_of(text: str) -> Matrix:
    found = IDENTITY
    for kind, inside in STEP.findall(text):
        found = combined(found, step_of(kind, [float(number) for number in FIGURE.findall(inside)]))
    return found


def step_of(kind: str, numbers: list[float]) -> Matrix:
    first, second = numbers[0], numbers[1] if len(numbers) > 1 else None
    if kind == "translate":
        return 1, 0, 0, 1, first, second or 0
    if kind == "scale":
        return first, 0, 0, first if second is None else second, 0, 0
    if kind == "rotate":
        turn = math.radians(first)
        x, y = (numbers[1], numbers[2]) if len(numbers) == 3 else (0.0, 0.0)
        turned = (math.cos(turn), math.sin(turn), -math.sin(turn), math.cos(turn), x, y)
        return combined(turned, (1, 0, 0, 1, -x, -y))
    raise ValueError(f"a drawing may use translate, scale and rotate, got {kind!r}")


def combined(outer: Matrix, inner: Matrix) -> Matrix:
    """The transform that applies the inner one first."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def moved(matrix: Matrix, point: Point) -> Point:
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f
