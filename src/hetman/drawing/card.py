"""Cards: to click as a whole, with buttons of their own, only to look at, face down."""

from __future__ import annotations

from hetman.drawing.button import button, clickable
from hetman.drawing.elements import classes, tag
from hetman.drawing.highlight import CHOSEN, Highlight
from hetman.drawing.picture import named


def card(
    front: str,
    token: str,
    highlight: Highlight,
    *,
    operand: str | None = None,
    label: str | None = None,
    title: str | None = None,
    class_: str = "card",
    id_: str | None = None,
    state: str | None = None,
) -> str:
    """A card that is one button. Its state follows the highlight if none is given."""
    shown = highlight.state(token) if state is None else state
    return button(
        front,
        token,
        highlight,
        operand=operand,
        label=label,
        class_=classes(class_, shown),
        id_=id_,
        pressed=shown == CHOSEN,
        title=title,
    )


def card_with_buttons(
    front: str,
    token: str,
    *,
    operand: str | None = None,
    label: str,
    class_: str = "card",
    id_: str | None = None,
    state: str = "",
    can: bool = False,
    element: str = "div",
) -> str:
    """A card whose front has buttons. While `can` holds, the rest of it can be clicked as well."""
    return tag(
        element,
        front,
        class_=classes(class_, state),
        id=id_,
        data_token=token,
        data_as=operand,
        aria_label=label,
        **clickable(can, state == CHOSEN, "group"),
    )


def card_face(front: str, label: str | None = None, class_: str = "card", id_: str | None = None) -> str:
    """A card only to look at. Without a label its front names it."""
    return tag("span", front, class_=class_, id=id_, **(named(label) if label else {}))


def card_back(icon: str, class_: str = "card back") -> str:
    """A card face down. The words beside it say whose it is, or how many."""
    return tag("span", icon, class_=class_, **named(None))
