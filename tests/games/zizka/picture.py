"""Reading pictures of the table: what can be clicked, what is lit, what a part says."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any
from xml.etree import ElementTree

from games.zizka.table import Table
from hetman.games.zizka import GAME

Element = ElementTree.Element
Parts = dict[str, str]


def echo(key: str, **args: object) -> str:
    """Every text is its key, so that a picture shows which text stands where."""
    return key + "".join(f" {name}={value}" for name, value in args.items())


def drawn(t: Table, seat: int | None = -1, chosen: Iterable[str] = (), **changes: Any) -> Parts:
    """The parts as the seat that decides sees them, or as another one does."""
    reader = t.state.actor if seat == -1 else seat
    moves = [GAME.tokens(move) for move in t.state.moves()] if reader == t.state.actor else []
    return GAME.draw({**t.state.view(reader), **changes}, echo, moves=moves, chosen=chosen)


def parse(part: str) -> Element:
    """An element of either kind, without the namespace that only a board on its own needs."""
    return ElementTree.fromstring(part.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


def everything(parts: Parts) -> str:
    return "".join(parts.values())


def tokens(markup: str) -> set[str]:
    return set(re.findall(r'data-token="([^"]*)"', markup))


def by_id(part: str, name: str) -> Element:
    found = parse(part).find(f".//*[@id='{name}']")
    assert found is not None, f"nothing has the id {name}"
    return found


def of_class(part: str | Element, *names: str) -> list[Element]:
    root = parse(part) if isinstance(part, str) else part
    return [element for element in root.iter() if set(names) <= set(element.get("class", "").split())]


def markup(element: Element) -> str:
    return ElementTree.tostring(element, encoding="unicode")


def text(element: Element) -> str:
    return "".join(element.itertext())


def spot(element: Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    assert found is not None
    return float(found[1]), float(found[2])


def buttons(part: str | Element) -> set[str | None]:
    """Tokens of whatever in it is a button."""
    root = parse(part) if isinstance(part, str) else part
    return {element.get("data-token") for element in root.iter() if element.get("role") == "button"}


def clicks(part: str | Element) -> list[set[str]]:
    """What each click on a part says: the tokens of the thing that is hit and of all around it."""
    found: list[set[str]] = []

    def look(element: Element, said: set[str]) -> None:
        token = element.get("data-token")
        here = said | {token} if token else said
        if token:
            found.append(here)
        for inner in element:
            look(inner, here)

    look(parse(part) if isinstance(part, str) else part, set())
    return found
