"""The colours of roles. Without colours, bold, underline and reverse still tell what can be chosen and what is.

Backgrounds here and in `hetman.tcss` that are no signal have a saturation below 15 %. A terminal of 256 colours shows
them as greys then. Others would become the teal of what can be chosen.
"""

from __future__ import annotations

from rich.style import Style

from hetman.presentation.question import CHOSEN, LEGAL, START, UNLIT

ROLES = {
    "": Style(),
    "title": Style(bold=True, color="#e8c36a"),
    "strong": Style(bold=True),
    "faint": Style(color="#9aa0a6"),
    "place": Style(color="#e8c36a"),
    "good": Style(color="#7fc97f"),
    "bad": Style(color="#f28b82", bold=True),
    "number": Style(color="#c9d6e6"),
    "seat-0": Style(color="#ff8a7a", bold=True),
    "seat-1": Style(color="#7cc4ff", bold=True),
    "seat-2": Style(color="#8fd694", bold=True),
    "seat-3": Style(color="#f2d16b", bold=True),
}
RING = "ring"
"""The state of a thing that a lesson marks."""
STATES = {
    LEGAL: Style(underline=True, bgcolor="#0d4f4b"),
    START: Style(underline=True),
    CHOSEN: Style(bold=True, bgcolor="#5a4a1a", reverse=False),
    RING: Style(bold=True, underline=True, color="#151719", bgcolor="#e8c36a"),
    UNLIT: Style(),
}
COMMANDS = Style(bgcolor="#0d4f4b")
MAIN = Style(bold=True, bgcolor="#0f7a72")
CURSOR = Style(reverse=True)


def style_of(role: str, state: str, cursor: bool) -> Style:
    found = ROLES.get(role, Style())
    if role == "command":
        found = COMMANDS
    elif role == "main":
        found = MAIN
    found += STATES.get(state, Style())
    return found + CURSOR if cursor else found
