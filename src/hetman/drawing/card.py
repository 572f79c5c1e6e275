"""Cards: one button, only to look at, or face down. A card with buttons of its own is a `button.choice`."""

from __future__ import annotations

from hetman.drawing.button import button
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


def card_face(front: str, label: str | None = None, class_: str = "card", id_: str | None = None) -> str:
    """A card only to look at. Without a label its front names it."""
    return tag("span", front, class_=class_, id=id_, **(named(label) if label else {}))


def card_back(icon: str, class_: str = "card back") -> str:
    """A card face down. The words beside it say whose it is, or how many."""
    return tag("span", icon, class_=class_, **named(None))
