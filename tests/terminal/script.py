"""People at a scripted table: what they type, and what each of them gets to see.

scene = Scene(match, "person,random", ["deploy", "1", "quit"])
scene.run()
assert "fits" in scene.text
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

import hetman
from hetman.terminal.players import Company, seat_company
from hetman.terminal.saved_games import SavedGame
from hetman.terminal.screen import Screen
from hetman.terminal.session import Session

CLEARED = "\f"
INTERRUPT = "^C"
Typing = Callable[["Scene"], str]


class Paper(Screen):
    """A screen on paper: clearing it leaves a mark."""

    def __init__(self, reader: Callable[[str], str]) -> None:
        self.file = StringIO()
        super().__init__(Console(file=self.file, width=80, color_system=None), reader)

    def clear(self) -> None:
        self.file.write(CLEARED)

    @property
    def text(self) -> str:
        return self.file.getvalue()


def typist(lines: Iterable[str]) -> Callable[[str], str]:
    """Types line after line; then there is no more input."""
    left = iter(lines)

    def reader(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        if line == INTERRUPT:
            raise KeyboardInterrupt
        return line

    return reader


class Scene:
    """A table with a script, or with a function that thinks of the next line."""

    def __init__(
        self,
        match: hetman.Match,
        company: Company,
        script: Iterable[str] | Typing,
        code: str = "en",
        saved: Path | None = None,
    ) -> None:
        typed = typist(script) if not callable(script) else lambda prompt: script(self)
        self.screen = Paper(typed)
        self.table = Session(match, company, self.screen, code, None if saved is None else SavedGame(saved))

    @property
    def match(self) -> hetman.Match:
        return self.table.match

    @property
    def text(self) -> str:
        return self.screen.text

    def run(self) -> int:
        return self.table.run()

    def since(self, earlier: int) -> str:
        return self.text[earlier:]


def scene(
    script: Iterable[str] | Typing,
    players: str = "person,random",
    *,
    game: hetman.Game | None = None,
    code: str = "en",
    saved: Path | None = None,
    seed: int = 7,
    alone: bool = False,
    **options: Any,
) -> Scene:
    """A fresh match at a table; War Chest's first game of three rounds, unless said otherwise."""
    if game is None:
        game = hetman.game("warchest")
        options = {"round_limit": 3, **({} if players.count(",") == 3 else {"army": "first-game"}), **options}
    company = seat_company(game, players.split(","), None, alone)
    seats = len(company.players)
    match = hetman.Match(game, seed=seed, seats=seats, free_undo=not company.curtained, **options)
    return Scene(match, company, script, code, saved)


def first_moves() -> Iterator[str]:
    """Always the first of the list."""
    while True:
        yield "1"


def passes_curtains(scene: Scene) -> str:
    """Any move at a question, Enter at a curtain."""
    asked = scene.text.rstrip().splitlines()
    behind_curtain = any(line.startswith(("Pass the keyboard", "Teraz gra")) for line in asked[-3:])
    if behind_curtain:
        return ""
    return str(len(scene.match.entries) * 7 % len(scene.match.state.moves()) + 1)
