"""Reading pictures of the table: what can be clicked, and what a click means."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from games.zizka.table import Table, table
from hetman.games.zizka import GAME
from pictures import Element, Parts, echo, parse


def drawn(t: Table, seat: int | None = -1, chosen: Iterable[str] = (), **changes: Any) -> Parts:
    """The parts as the seat that decides sees them, or as another one does."""
    viewer = t.state.actor if seat == -1 else seat
    moves = [GAME.tokens(move) for move in t.state.moves()] if viewer == t.state.actor else []
    return GAME.draw({**t.state.view(viewer), **changes}, echo, moves=moves, chosen=chosen)


def tokens(markup: str) -> set[str]:
    return set(re.findall(r'data-token="([^"]*)"', markup))


def text(element: Element) -> str:
    return "".join(element.itertext())


def spot(element: Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    assert found is not None
    return float(found[1]), float(found[2])


def buttons(part: str | Element) -> set[str | None]:
    """Tokens of the buttons in it."""
    root = parse(part) if isinstance(part, str) else part
    return {
        element.get("data-token")
        for element in root.iter()
        if element.get("role") == "button" or (element.tag == "button" and element.get("aria-disabled") is None)
    }


def clicks(part: str | Element) -> list[set[str]]:
    """What each click on a part means: the tokens of the thing that is hit and of all around it."""
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


def at_the_fair(**given: Any) -> Table:
    """Žižka at a crowded fair: cunning and speech, then cunning, then two jokers, then three swords."""
    given = {"crew": "raza sezema dorota anezka", "field": "tyn", "tyn": "fair", **given}
    return table("zizka", "bores", **given)


def labels(part: str) -> str:
    """All names and tips of a part."""
    found = [element.get(name, "") for element in parse(part).iter() for name in ("aria-label", "title")]
    return " ".join(filter(None, found))
