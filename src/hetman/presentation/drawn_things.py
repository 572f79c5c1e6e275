"""The things of a drawing that carry tokens, and which of them are buttons now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from xml.etree import ElementTree

from hetman.presentation.choosing import Item
from hetman.presentation.question import CHOSEN, LEGAL, START, UNLIT


@dataclass(frozen=True)
class Thing:
    """A thing with its links from the inside outwards, and how it is drawn. `move`: it is a button of a whole move."""

    links: tuple[Item, ...]
    state: str
    move: str = ""
    part: str = ""


def drawn_things(parts: Mapping[str, str], names: Iterable[str] | None = None) -> list[Thing]:
    """Return the things of these parts, or of all parts. The script of the page reads a click in the same way."""
    found = []
    for name in parts if names is None else names:
        if 'data-token="' in parts.get(name, "") or 'data-move="' in parts.get(name, ""):
            root = ElementTree.fromstring(f"<div>{parts[name]}</div>")
            found += list(things_in(root, (), name))
    return found


def things_in(element: ElementTree.Element, around: tuple[Item, ...], part: str) -> Iterator[Thing]:
    token = element.get("data-token")
    if token is not None:
        around = (Item(token, tuple((element.get("data-as") or "").split())), *around)
    move, state = element.get("data-move", ""), state_of(element)
    if token is not None or move or state:
        yield Thing(around, state, move, part)
    for inner in element:
        yield from things_in(inner, around, part)


def state_of(element: ElementTree.Element) -> str:
    plain = element.tag == "button" and element.get("disabled") is None
    if not (plain or element.get("role") == "button") or element.get("aria-disabled") == "true":
        return UNLIT
    named = (element.get("class") or "").split()
    if CHOSEN in named or element.get("aria-pressed") == "true":
        return CHOSEN
    return START if START in named else LEGAL
