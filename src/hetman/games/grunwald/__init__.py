"""Na Grunwald!: two to four royal officers raise an army for King Jagiełło before the battle of 1410."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from hetman.core.game import Game, Option, Setup
from hetman.games.grunwald.components import SEATS, Contents, load, load_own
from hetman.games.grunwald.instinct import GrunwaldInstinct
from hetman.games.grunwald.rules import Position
from hetman.games.grunwald.rules.box import Box
from hetman.games.grunwald.rules.pending import TOSSES
from hetman.games.grunwald.rules.reveals import RANDOM
from hetman.games.grunwald.rules.verbs import vocabulary
from hetman.games.grunwald.sketch import sketch


class Grunwald(Game):
    name = "grunwald"
    version = "1"
    seats = SEATS
    options: ClassVar[Mapping[str, Option]] = {
        "start": Option("choice", RANDOM, (RANDOM, "0", "1", "2", "3"), help="the seat that begins, or random"),
    }
    folder = Path(__file__).parent

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.boxes = {seats: Box(contents, seats) for seats in SEATS}
        self.verbs = vocabulary(tuple(event.token for event in contents.events))

    def with_components(self, files: Mapping[str, str]) -> Grunwald:
        """One file like components/box.json, with all groups of cards or some of them."""
        other = Grunwald(load_own(files, self.contents))
        other.own_components = dict(files)
        other.own_texts = names(other.contents)
        return other

    def sketch(self, view: Mapping[str, Any], say: Callable[..., str]) -> str:
        return sketch(view, say)

    def instinct(self) -> GrunwaldInstinct:
        return GrunwaldInstinct()

    def begin(self, setup: Setup) -> Position:
        agreed = setup.options["start"]
        if agreed != RANDOM and int(agreed) >= setup.seats:
            raise ValueError(f"option start: there is no seat {agreed} with {setup.seats} seats")
        state = Position(setup)
        state.stack.extend(TOSSES)
        return state

    def blank(self, setup: Setup) -> Position:
        return Position(setup)


def names(contents: Contents) -> dict[str, str]:
    """By language, the names that own event cards bring, as Fluent texts."""
    texts: dict[str, str] = {}
    for event in contents.events:
        for code, name in (event.name or {}).items():
            quoted = name.replace("\\", "\\\\").replace('"', '\\"')
            texts[code] = texts.get(code, "") + f'event-{event.token} = {{ "{quoted}" }}\n'
    return texts


GAME = Grunwald(load())
