"""Things that can be clicked."""

from __future__ import annotations

from hetman.drawing import Say
from hetman.drawing.elements import Attribute, at, classes, disc, figure, tag
from hetman.drawing.highlight import CHOSEN, LEGAL, STATES, Highlight


def clickable(can: bool, pressed: bool | None = None, otherwise: str | None = None) -> dict[str, Attribute]:
    """The attributes of an element that is a button while `can` holds, and has the role `otherwise` if not."""
    return {
        "role": "button" if can else otherwise,
        "tabindex": "0" if can else None,
        "aria_pressed": None if pressed is None or not can else "true" if pressed else "false",
    }


def button(
    inside: str,
    token: str,
    highlight: Highlight,
    *,
    operand: str | None = None,
    label: str | None = None,
    class_: str = "",
    id_: str | None = None,
    pressed: bool | None = None,
    disabled: bool | None = None,
    title: str | None = None,
) -> str:
    """An HTML button for a token. It is barred if no legal move names the token; a click on it then asks why."""
    barred = token not in highlight.usable if disabled is None else disabled
    # A drawing that has given the thing a state knows better.
    state = "" if barred or STATES & set(class_.split()) else highlight.state(token)
    return tag(
        "button",
        inside,
        type="button",
        class_=classes(class_, state) or None,
        id=id_,
        data_token=token,
        data_as=operand,
        aria_pressed="true" if (token in highlight.chosen if pressed is None else pressed) else "false",
        aria_label=label,
        title=title,
        aria_disabled="true" if barred else None,
    )


def choice(
    inside: str,
    token: str | None,
    *,
    can: bool,
    chosen: bool = False,
    element: str = "div",
    operand: str | None = None,
    class_: str = "",
    otherwise: str | None = None,
    **attributes: Attribute,
) -> str:
    """A thing that is a button while `can` holds, and has the role `otherwise` if not.

    Unlike an HTML button it may hold buttons of its own, such as those of verbs.
    """
    state = (CHOSEN if chosen else LEGAL) if can else ""
    return tag(
        element,
        inside,
        class_=classes(class_, state) or None,
        data_token=token,
        data_as=operand,
        **attributes,
        **clickable(can, chosen, otherwise),
    )


def verb_button(verb: str, inside: str, say: Say, class_: str = "", element: str = "span") -> str:
    """A verb that needs a click of its own, beside the thing that it acts on."""
    label = say(f"verb-{verb}")
    return tag(
        element, inside, class_=class_ or None, data_token=verb, aria_label=label, title=label, **clickable(True)
    )


def roundel(icon: str, x: float, y: float, radius: float, scale: float = 1.36, class_: str = "on-act") -> str:
    """The sign of a verb in a drawing, on the thing that it acts on."""
    ground = disc(radius, "var(--act)", stroke="var(--surface)", stroke_width=2.5)
    return tag("g", ground, figure(icon, scale * radius), class_=class_, transform=at(x, y))
