"""The panel of a seat: who sits there, badges, and counts of what the seat has."""

from __future__ import annotations

from hetman.drawing import Say, View
from hetman.drawing.elements import classes, icon, tag, words
from hetman.drawing.picture import named


def seat_panel(view: View, seat: int, label: str, *parts: str, class_: str = "") -> str:
    """A section for a seat. Its class shows whether the seat is awaited, and whether that is the viewer's own."""
    awaited = seat in view["awaited"]
    state = ("turn" if view["seat"] == seat else "awaited") if awaited else ""
    return tag("section", *parts, class_=classes("player", class_, state), id=f"panel-{seat}", aria_label=label)


def heading(seat: int, picture: str, name: str, *details: str) -> str:
    """The head of a panel: a picture, the name, details below it, and the clock."""
    side = tag("div", *details, class_="side") if details else ""
    return tag(
        "div",
        picture,
        tag("div", tag("div", words(name), class_="name"), side),
        tag("span", class_="clock", data_clock=str(seat)),
        class_="who",
    )


def badge(shape: str, text: str, title: str | None = None, size: float = 14) -> str:
    """An icon with a text. Without a text the title names it."""
    name = named(title) if title and not text else {}
    return tag("span", icon(shape, size), words(text), class_="badge", title=title, **name)


def count_cell(picture: str, value: int | str, name: str = "", title: str | None = None, class_: str = "") -> str:
    """A cell of `.counts`: a picture with a number, and below it what is counted."""
    return tag("div", tag("b", picture, str(value)), words(name), class_=class_ or None, title=title)


def group(*inside: str, class_: str, label: str) -> str:
    """Things that belong together, with a name for screen readers."""
    return tag("div", *inside, class_=class_, role="group", aria_label=label)


def caption(say: Say, key: str, **args: object) -> str:
    """A few words above a group of things."""
    return tag("span", words(say(key, **args)), class_="cap")
