"""Reading pictures of the table of Na Grunwald!: fields, groups of pawns, what a click means."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from games.grunwald.table import FIELDS, Table, at_the_end, before_event, table
from hetman import State
from hetman.games.grunwald import GAME
from hetman.games.grunwald.drawing import draw
from hetman.language import language
from pictures import Element, Parts, by_id, echo, of_class, parse

ENGLISH = language("en", GAME.folder).say


def legal(state: State) -> list[tuple[str, ...]]:
    return [GAME.tokens(move) for move in state.moves()]


def drawn(t: Table, *chosen: str, seat: int | None = None, say: Any = echo) -> Parts:
    """The table as the deciding seat sees it, or another seat, which has nothing to decide."""
    if seat is None or seat == t.actor:
        return draw(t.state.view(t.actor), say, moves=legal(t.state), chosen=chosen)
    return draw(t.state.view(seat), say)


def texts(element: Element) -> list[str]:
    return [text.text or "" for text in element.iter("text")]


def field(parts: Parts, name: str) -> Element:
    return by_id(parts["board"], f"field-{name}")


def groups(parts: Parts, name: str) -> list[Element]:
    """The pawns on a field, from left to right."""
    return groups_in(field(parts, name))


def groups_in(line: Element) -> list[Element]:
    labels = ("board-group", "board-fighter")
    return [one for one in line.iter("g") if one.get("aria-label", "").startswith(labels)]


def seats_of(found: Iterable[Element]) -> list[int]:
    return [int(re.findall(r"'seat', (\d)", one.get("aria-label", ""))[0]) for one in found]


def legal_fields(parts: Parts) -> set[str]:
    frames = {name: of_class(field(parts, name), "legal") for name in FIELDS}
    return {name for name, found in frames.items() if any(frame.find("rect") is not None for frame in found)}


def targets(parts: Parts) -> set[tuple[str, ...]]:
    """What a click can mean: the tokens it hits from the inside outwards, each with the operands it stands for."""
    found: set[tuple[str, ...]] = set()

    def search(element: Element, outside: tuple[str, ...]) -> None:
        token = element.get("data-token")
        if token is not None:
            outside = (f"{element.get('data-as', '')}={token}", *outside)
            found.add(outside)
        for child in element:
            search(child, outside)

    for part in parts.values():
        if part:
            search(parse(part), ())
    return found


def operands(state: State) -> set[str]:
    """Every operand of every legal move, as `name=token`."""
    moves = [GAME.verbs.arguments(move) for move in state.moves()]
    return {f"{name}={token}" for move in moves for name, (_, token) in move.items()}


def fray() -> Table:
    """The rulebook's example: Teutons 3 and 2, knights 5, 2, 1 and a peasant."""
    hand = {0: "mercenary5 crown4", 1: "mercenary2", 2: "crown1 crown3", 3: "mercenary4 mercenary3"}
    t = table(round=4, teutons="3 2", hand=hand, stores=dict.fromkeys(range(4), 4))
    return t.play(*["send helper teutons"] * 4).pass_all()


def moments() -> list[Table]:
    held: dict[str, Any] = {
        "purse": {0: 9, 1: 5},
        "stores": {0: 9, 1: 9},
        "hand": {0: "crown5 crown3", 1: "mercenary4"},
    }
    events = [event.token for event in GAME.contents.events]
    asked = [before_event(3, round=5, **held).play(f"event {event}") for event in events]
    end = at_the_end(2, hand={0: "crown5 crown3"}, stores={0: 1})
    lost = fray().play("lay mercenary5", "lay mercenary2", "lay crown1", "lay peasant")
    return [table(2), table(round=6, event="summons"), fray(), lost, end, *[one for one in asked if one.actor >= 0]]
