"""Small pictures that stand in a text, on a button or in a panel."""

from __future__ import annotations

from hetman.drawing.elements import Attribute, tag, words

SHIELD = "M-17-19H17V1C17 11 9.6 17.6 0 21.6-9.6 17.6-17 11-17 1Z"
LOZENGE = "M0-22.5 18 0 0 22.5-18 0Z"


def named(label: str | None) -> dict[str, Attribute]:
    """The attributes that name a picture. Without a label the words beside it name it."""
    return {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}


def labelled(label: str | None, *inside: str, **attributes: Attribute) -> str:
    """A part of a drawing with a name, which is also its tooltip. Its role is that of a picture if none is given."""
    title = tag("title", words(label)) if label else ""
    return tag("g", title, *inside, **{**named(label), **attributes})


def picture(
    shape: str,
    box: str,
    width: float,
    height: float,
    label: str | None = None,
    class_: str = "mk",
    id_: str | None = None,
) -> str:
    """A shape as a picture of this size; `box` is the part of the drawing that it shows."""
    title = tag("title", words(label)) if label else ""
    return tag("svg", title, shape, id=id_, class_=class_, width=width, height=height, viewBox=box, **named(label))


def image(shape: str, size: float, label: str | None = None, reach: float = 24, class_: str = "mk") -> str:
    """A square picture of a shape around the origin that reaches that far to all sides."""
    return picture(shape, f"{-reach:g} {-reach:g} {2 * reach:g} {2 * reach:g}", size, size, label, class_)
