"""The tray: labelled buttons in fixed places for what can be done now.

A button has a label and a second line: the outcome, or the reason if it is barred. A barred button stays where it is
and still answers a click with the whole reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from hetman.drawing.elements import classes, icon, tag, words
from hetman.drawing.highlight import CHOSEN, LEGAL, START

CAN, MAIN, ON, OFF = "can", "main", "on", "off"
"""States of a button: it can be used, it completes the move, it is chosen, it cannot be used now."""

LOOKS = {CAN: LEGAL, MAIN: f"{LEGAL} go", ON: f"{CHOSEN} on", OFF: "off"}


def action(
    label: str,
    token: str | None = None,
    *,
    picture: str = "",
    note: str = "",
    below: str = "",
    state: str = CAN,
    operand: str | None = None,
    move: Sequence[str] | None = None,
    start: bool = False,
    class_: str = "",
    id_: str | None = None,
    name: str | None = None,
) -> str:
    """A labelled button. `token` is a verb or an operand, `operand` the operands that it may stand for.

    With `move`, the tokens of a legal move, a click plays that whole move. `start`: a click starts another move.
    `below` is markup under the label, such as pips. `name` is read out where the label is only a number.
    """
    small = tag("small", words(note)) if note else ""
    looks = START if start and state == CAN else LOOKS[state]
    return tag(
        "button",
        picture,
        tag("span", words(label), small, below),
        type="button",
        class_=classes("f-act", looks, class_),
        id=id_,
        data_token=token,
        data_as=operand,
        data_move=" ".join(move) if move and state != OFF else None,
        aria_pressed="true" if state == ON else None,
        aria_disabled="true" if state == OFF else None,
        aria_label=name,
    )


def actions(*buttons: str, columns: int = 2, class_: str = "") -> str:
    """Buttons side by side in two, three or four columns."""
    return tag("div", *buttons, class_=classes("f-acts", {3: "three", 4: "four"}.get(columns, ""), class_))


def stepper(less: str, value: str, more: str) -> str:
    """A number between two buttons that change it, made with `step`."""
    return tag("div", less, tag("span", value, class_="f-value"), more, class_="f-stepper", role="group")


def step(
    sign: str, label: str, token: str, *, operand: str | None = None, state: str = CAN, start: bool = False
) -> str:
    """One end of a stepper. `sign` is a minus or a plus, `label` what it does.

    `start`: the next number replaces the one that is chosen. What is chosen besides stays if the stepper lies in things
    that carry those tokens.
    """
    looks = START if start and state == CAN else LOOKS[state]
    return tag(
        "button",
        words(sign),
        type="button",
        class_=classes("f-step", looks),
        data_token=token,
        data_as=operand,
        aria_label=label,
        aria_disabled="true" if state == OFF else None,
    )


def caption(text: str) -> str:
    """A few words above a row of buttons."""
    return tag("div", words(text), class_="f-cap")


def held(*things: str, label: str) -> str:
    """What the viewer holds: coins, pawns or cards side by side."""
    return tag("div", *things, class_="f-hand", role="group", aria_label=label)


def sign(shape: str, size: float = 22) -> str:
    """The icon of a button."""
    return icon(shape, size)
