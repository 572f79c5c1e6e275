"""Reading the drawn table: elements, tokens, and what a click means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from hetman import State
from hetman.games.chocim import Chocim
from hetman.games.chocim.drawing import draw
from pictures import Element, Parts, echo, parse

Link = tuple[str, tuple[str, ...]]


def drawn(state: State, seat: int | None = None, chosen: Iterable[str] = ()) -> Parts:
    """The table as the seat to decide sees it, or as another one does."""
    seat = state.actor if seat is None else seat
    game: Chocim = state.setup.game
    moves = [game.tokens(move) for move in state.moves()] if state.actor == seat else []
    return draw(state.view(seat), echo, moves=moves, chosen=chosen)


def words_of(element: Element) -> str:
    return " ".join(text.strip() for text in element.itertext() if text.strip())


def chains(parts: Mapping[str, str]) -> list[list[Link]]:
    """The links of each element that can be clicked, from the inside outwards."""
    found: list[list[Link]] = []

    def enter(element: Element, outer: list[Link]) -> None:
        token = element.get("data-token")
        links = [(token, tuple(element.get("data-as", "").split())), *outer] if token else outer
        button = element.get("role") == "button" or (element.tag == "button" and element.get("aria-disabled") is None)
        if button and links:
            found.append(links)
        for inner in element:
            enter(inner, links)

    for part in parts.values():
        if part:
            enter(parse(part), [])
    return found


def named(game: Chocim, move: int) -> dict[str, str]:
    return {name: token for name, (_, token) in game.verbs.arguments(move).items()}


def fits(game: Chocim, move: int, links: Iterable[Link]) -> bool:
    """Whether every link can stand for a part of the move that no other one stands for, as in the browser."""
    places = {"": game.tokens(move)[0], **named(game, move)}

    def put(left: list[Link], free: frozenset[str]) -> bool:
        if not left:
            return True
        (token, operands), *rest = left
        meant = next((name for name in operands if name in places), None)
        return any(
            places[place] == token and (not operands or place == meant) and put(rest, free - {place}) for place in free
        )

    return put(list(links), frozenset(places))


def meant(game: Chocim, moves: Iterable[int], links: Iterable[Link]) -> list[int]:
    """The moves that one click leaves: a link that fits none of them with the others is left out."""
    legal, kept = list(moves), list[Link]()
    for link in links:
        if any(fits(game, move, [*kept, link]) for move in legal):
            kept.append(link)
    return [move for move in legal if kept and fits(game, move, kept)]


def colours(text: str) -> set[str]:
    return set(re.findall(r"var\(--([\w-]+)", text))
