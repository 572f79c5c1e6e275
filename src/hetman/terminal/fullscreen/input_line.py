"""The line for typing: moves with completion, commands, messages. While it is empty, arrows move the cursor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input


class MoveSuggester(Suggester):
    """Completes what is typed to the first legal move or command that begins so."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.known: list[str] = []

    async def get_suggestion(self, value: str) -> str | None:
        typed = value.lower()
        return next((value + one[len(value) :] for one in self.known if typed and one.lower().startswith(typed)), None)


class InputLine(Input):
    """An input that gives keys away while nothing is typed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("tab", "complete", show=False),
        Binding("shift+tab", "step(-1)", show=False),
        Binding("escape", "drop", show=False),
    ]

    @dataclass
    class Go(Message):
        """An arrow key while nothing is typed."""

        across: int
        down: int

    @dataclass
    class Step(Message):
        """To the next thing in reading order, or to the one before."""

        by: int

    class Choose(Message):
        """Enter while nothing is typed."""

    class Drop(Message):
        """Escape while nothing is typed."""

    def __init__(self, id: str) -> None:
        self.moves = MoveSuggester()
        super().__init__(id=id, compact=True, suggester=self.moves, select_on_focus=False)

    async def on_key(self, event: events.Key) -> None:
        """Obey a key at once. Its binding would wait for the screen, and letters typed ahead would overtake Enter."""
        if event.is_printable:
            return
        for binding in self._bindings.key_to_bindings.get(event.key, ()):
            if await self.app.run_action(binding.action, self):
                event.stop()
                event.prevent_default()
                return

    def action_go(self, across: int, down: int) -> None:
        self.post_message(self.Go(across, down))

    def action_cursor_left(self, select: bool = False) -> None:
        if self.value:
            super().action_cursor_left(select)
        else:
            self.post_message(self.Go(-1, 0))

    def action_cursor_right(self, select: bool = False) -> None:
        if self.value:
            super().action_cursor_right(select)
        else:
            self.post_message(self.Go(1, 0))

    def action_step(self, by: int) -> None:
        self.post_message(self.Step(by))

    def action_complete(self) -> None:
        """Take the suggestion; without one, go to the next thing."""
        if self.value and self._suggestion:
            self.value = self._suggestion
            self.cursor_position = len(self.value)
        elif not self.value:
            self.post_message(self.Step(1))

    def action_drop(self) -> None:
        if self.value:
            self.value = ""
        else:
            self.post_message(self.Drop())

    async def action_submit(self) -> None:
        """Send the line and empty it at once: the next letters may come before the screen has read it."""
        if self.value.strip():
            await super().action_submit()
        else:
            self.post_message(self.Choose())
        self.value = ""
