"""Dice on the table."""

from __future__ import annotations

from hetman.drawing.button import choice
from hetman.drawing.elements import classes


def die(
    inside: str,
    face: str,
    token: str | None,
    *,
    id_: str,
    operand: str,
    can: bool,
    chosen: bool = False,
    label: str | None = None,
    class_: str = "",
    pulse: str | None = None,
) -> str:
    """A die that a click chooses while `can` holds. Without a label the picture inside names it.

    `face` is what it rolled, `pulse` what it counts now: when one of them changes, the page lets the die roll or pulse.
    """
    return choice(
        inside,
        token,
        can=can,
        chosen=chosen,
        element="span",
        operand=operand,
        class_=classes("die", class_),
        otherwise="img" if label else None,
        id=id_,
        aria_label=label,
        data_roll=face,
        data_pulse=pulse,
    )
