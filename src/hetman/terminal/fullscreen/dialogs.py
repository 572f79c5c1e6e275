"""Windows over the table: texts to read, buttons to choose from, and the curtain between two people."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from hetman.drawing.characters import Sheet, in_ascii
from hetman.terminal.fullscreen.cursor import Cursor
from hetman.terminal.fullscreen.sheet_view import SheetView
from hetman.terminal.fullscreen.spots import Spot

Made = Callable[[int], Sheet]
"""Returns the sheet for a width."""


class Dialog(ModalScreen[str | None]):
    """Shows a sheet. If it has buttons, the answer is the one that was chosen, as `name at`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,f10", "close", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("up,left,shift+tab", "back", show=False),
        Binding("down,right,tab", "on", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
    ]

    def __init__(self, made: Made, keys: str, ascii: bool = False) -> None:
        super().__init__()
        self.made = made
        self.keys = in_ascii(keys) if ascii else keys
        self.view = SheetView("dialog")
        self.view.ascii = ascii
        self.cursor = Cursor([self.view])

    def compose(self) -> ComposeResult:
        yield Vertical(self.view, Static(self.keys, classes="keys", markup=False))

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        width = min(self.app.size.width * 9 // 10, 100) - 5
        sheet = self.made(width)
        self.view.show(sheet)
        self.view.styles.height = min(sheet.height, max(3, self.app.size.height * 9 // 10 - 4))
        self.cursor.settle(())

    def on_sheet_view_clicked(self, message: SheetView.Clicked) -> None:
        self.answer(message.spot)

    def answer(self, spot: Spot) -> None:
        token, (at, *_) = spot.links[0]
        self.dismiss_with(f"{token[1:]} {at}")

    def dismiss_with(self, answer: str | None) -> None:
        self.dismiss(answer)

    def action_choose(self) -> None:
        found = self.cursor.spot
        if found is not None:
            self.answer(found[1])
        else:
            self.dismiss_with(None)

    def action_close(self) -> None:
        self.dismiss_with(None)

    def action_back(self) -> None:
        self.move(-1)

    def action_on(self) -> None:
        self.move(1)

    def move(self, by: int) -> None:
        """To the next button; a text without buttons scrolls."""
        if self.view.reachable():
            self.cursor.step(by)
        else:
            self.view.scroll_relative(y=by, animate=False)

    def action_page(self, by: int) -> None:
        self.view.scroll_relative(y=by * max(1, self.view.size.height - 1), animate=False)


class CurtainScreen(Screen[str]):
    """Hides the table until the next player is there. The one before may still undo.

    A key that was typed ahead belongs to the one before, so it does not lift the curtain.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "answer('lift')", show=False),
        Binding("f4", "answer('undo')", show=False),
        Binding("f10", "answer('quit')", show=False),
    ]

    def __init__(self, text: str, ascii: bool = False) -> None:
        super().__init__()
        self.text = in_ascii(text) if ascii else text
        self.lowered = 0.0

    def compose(self) -> ComposeResult:
        yield Static(self.text, id="curtain", markup=False)

    def on_mount(self, event: events.Mount) -> None:
        self.lowered = event.time

    def on_key(self, event: events.Key) -> None:
        if event.time < self.lowered:
            event.stop()

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)

    def on_click(self) -> None:
        self.dismiss("lift")
