"""Choosing at the table: clicks, keys and typed moves become answers to the open question."""

from __future__ import annotations

from collections.abc import Sequence

from textual import work
from textual.widgets import Input

from hetman.presentation.characters import items_of
from hetman.presentation.question import Answer, Click, answer, without_chip
from hetman.presentation.refusal import refusal
from hetman.terminal.choices import Choices
from hetman.terminal.fullscreen.input_line import InputLine
from hetman.terminal.fullscreen.sheet_view import SheetView
from hetman.terminal.fullscreen.spots import Spot, command, is_command
from hetman.terminal.fullscreen.table import Refused
from hetman.terminal.fullscreen.table_view import TableView
from hetman.terminal.fullscreen.typed_text import Typed, read_typed


class ChoosingScreen(TableView):
    """Answers the open question of the viewer."""

    def obey(self, name: str, rest: str) -> None:
        """Do a command with what was typed after it."""
        raise NotImplementedError

    def show_result(self) -> None:
        """Show who won, once."""
        raise NotImplementedError

    def changed(self) -> None:
        """Show the table as it is now."""
        raise NotImplementedError

    def on_sheet_view_clicked(self, message: SheetView.Clicked) -> None:
        message.stop()
        if message.spot in message.view.spots:
            # Otherwise the sheet has changed since the click.
            self.cursor.put(message.view, message.spot)
            self.activate(message.spot)

    def on_input_line_go(self, message: InputLine.Go) -> None:
        self.cursor.go(message.across, message.down)
        self.explain()

    def on_input_line_step(self, message: InputLine.Step) -> None:
        self.cursor.step(message.by)
        self.explain()

    def on_input_line_choose(self) -> None:
        found = self.cursor.spot
        if found is not None:
            self.activate(found[1])

    def on_input_line_drop(self) -> None:
        if self.step_now is not None:
            self.press_skip("")
        else:
            self.press_cancel("")

    def activate(self, spot: Spot) -> None:
        """Do what a click on this spot means."""
        self.message = ""
        if is_command(spot.links):
            token, (at, *_) = spot.links[0]
            getattr(self, f"press_{token[1:]}")(at)
            return
        if self.asked is None or self.step_now is not None:
            return
        links = items_of(spot.links)
        self.click(Click(links, self.asked.state_of(links)))

    def click(self, click: Click) -> None:
        if self.asked is None:
            self.tell(self.scene.prompt)
            return
        after = self.answer_to(click)
        self.asked = after.question
        if after.play:
            self.send(after.play)
        self.draw()

    def answer_to(self, click: Click) -> Answer:
        """Return what a click changes. A refusal says why in the bar."""
        asked = self.asked
        assert asked is not None
        assert self.scene.seat is not None
        after = answer(self.table.asking, self.scene.seat, asked, click)
        if after.refused:
            clicked = [link.token for link in click.links] or click.move.split()
            moves = [move.tokens for move in asked.choosing.moves]
            self.message = refusal(asked.game, asked.ticked.view, moves, asked.tokens, clicked, asked.words)
        return after

    def send(self, moves: Sequence[int]) -> None:
        """Make the moves. Until the table has answered, nothing can be chosen: the next key may come at once."""
        if self.asked is None:
            return
        self.seen[self.scene.seat] = self.scene.entries
        self.asked, self.recap, self.steps = None, (), ()
        self.make(moves)

    @work(group="play")
    async def make(self, moves: Sequence[int]) -> None:
        try:
            await self.table.play(moves)
        except Refused as error:
            self.changed()
            self.tell(str(error))
        else:
            self.changed()

    def press_offer(self, at: str) -> None:
        offer = self.offers[int(at)]
        self.click(
            Click(move=" ".join(offer.tokens)) if offer.tokens else Click((offer.link,)) if offer.link else Click()
        )

    def press_chip(self, at: str) -> None:
        assert self.asked is not None
        assert self.scene.seat is not None
        self.asked = without_chip(self.table.asking, self.scene.seat, self.asked, self.asked.chips[int(at)])
        self.draw()

    def press_cancel(self, at: str) -> None:
        """Drop everything chosen in this move."""
        self.message = ""
        if self.asked is not None:
            self.asked = self.scene.asked
        self.draw()

    def press_next(self, at: str) -> None:
        self.watched += 1
        if self.step_now is None:
            self.press_skip(at)
        self.draw()

    def press_skip(self, at: str) -> None:
        self.steps = ()
        self.draw()
        if self.scene.result is not None:
            self.show_result()

    def press_typed(self, at: str) -> None:
        choice = self.typed[int(at)]
        self.line.value = ""
        self.play_whole(choice.move)

    def play_whole(self, move: int) -> None:
        self.click(Click(move=" ".join(self.scene.game.tokens(move))))

    # Typing

    def choices(self) -> Choices | None:
        asked = self.asked
        if asked is None:
            return None
        return Choices(asked.game, asked.ticked.decision, [one.move for one in asked.choosing.moves], asked.words)

    def on_input_changed(self, message: Input.Changed) -> None:
        if message.value != self.line.value:
            # A later change follows.
            return
        self.match_typed()
        if message.value:
            self.message = ""
        self.draw()

    def match_typed(self) -> None:
        """Find the moves that what is typed may mean."""
        text = self.line.value
        choices = self.choices() if text.strip() else None
        self.typed = choices.fitting(text) if choices is not None else ()
        self.line.moves.known = [choice.notation for choice in choices.all] if choices is not None else []

    def on_input_submitted(self, message: Input.Submitted) -> None:
        found = self.cursor.spot
        if found is not None and self.typed and found[1].links[0][0] == command("typed")[0][0]:
            self.activate(found[1])
            return
        typed = read_typed(message.value.strip(), self.choices(), self.table)
        self.act_on(typed)

    def act_on(self, typed: Typed) -> None:
        if typed.move is not None:
            self.play_whole(typed.move)
        elif typed.command:
            self.obey(typed.command, typed.rest)
        else:
            self.tell(typed.answer)

    def tell(self, text: str) -> None:
        self.message = text
        self.draw()
