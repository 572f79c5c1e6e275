"""The screen of a table: it follows the game, shows what happened, and obeys commands."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.message import Message

from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.drawing.characters import Sheet
from hetman.language import LANGUAGES
from hetman.presentation.characters import BOARD, MORE
from hetman.presentation.lesson import lessons_of
from hetman.terminal.fullscreen import sheets
from hetman.terminal.fullscreen.choosing_screen import ChoosingScreen
from hetman.terminal.fullscreen.dialogs import CurtainScreen, Dialog, Made
from hetman.terminal.fullscreen.input_line import InputLine
from hetman.terminal.fullscreen.lesson_list import lesson_sheet
from hetman.terminal.fullscreen.table import Refused, TableScene
from hetman.terminal.fullscreen.table_view import FUNCTION_KEYS, GROWING

SECONDS = 2.5
"""How long a spectator sees a step."""
PAGES = (BOARD, "seats", MORE, "log", "chat")


class TableScreen(ChoosingScreen):
    """Follows a table until its player leaves."""

    @dataclass
    class Learn(Message):
        """The player wants a lesson."""

        game: Game
        lesson: Lesson
        code: str

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, f"key('{name}')", show=False, priority=True) for name, key in FUNCTION_KEYS.items()
    ]

    def on_mount(self) -> None:
        self.line.focus()
        self.set_interval(SECONDS, self.pass_step)
        self.changed()
        self.follow()

    def on_resize(self) -> None:
        self.draw()

    @work(exclusive=True, group="follow")
    async def follow(self) -> None:
        try:
            await self.table.run(self.changed)
        except Refused as error:
            self.tell(str(error))

    # What has changed

    def changed(self) -> None:
        """Show the table as it is now."""
        before, self.scene = self.scene, self.table.scene
        if self.table.curtain is not None:
            self.lower_curtain(self.table.curtain)
            return
        seat, entries = self.scene.seat, self.scene.entries
        if self.scene.asked is None or self.asked is None or entries != before.entries or seat != before.seat:
            self.asked = self.scene.asked
        self.seen.setdefault(seat, entries)
        if entries < self.seen[seat]:
            self.seen[seat], self.steps, self.recap = entries, (), ()
        if entries > self.seen[seat] and self.has_news():
            self.catch_up(self.seen[seat])
            self.seen[seat] = entries
        if self.typed and self.query(InputLine):
            self.match_typed()
        self.hear(before)
        self.draw()
        if self.scene.result is not None and not self.steps:
            self.show_result()

    def has_news(self) -> bool:
        """Whether the viewer is shown what happened now: when it is their turn again, and at the end.

        A spectator of a server has no turn, and sees everything as it happens.
        """
        return self.scene.asked is not None or self.scene.result is not None or self.spectates

    @property
    def spectates(self) -> bool:
        return self.scene.seat is None and self.scene.chat is not None

    def pass_step(self) -> None:
        """Go on to the next step by itself, for a spectator."""
        if self.spectates and self.step_now is not None:
            self.press_next("")

    def hear(self, before: TableScene) -> None:
        """Show a new message of the chat in the bar."""
        said = self.scene.chat or ()
        if len(said) > len(before.chat or ()) and self.page != "chat":
            self.message = f"{said[-1].name}: {said[-1].text}"

    @work(group="news")
    async def catch_up(self, first: int) -> None:
        """Get what happened since the viewer's last decision."""
        try:
            self.recap = await self.table.recap()
            left = self.steps[self.watched :]
            self.steps, self.watched = [*left, *await self.table.steps(first)], 0
            self.cursor.at = None
        except Refused as error:
            self.tell(str(error))
        self.draw()
        if self.scene.result is not None and not self.steps:
            self.show_result()

    def lower_curtain(self, seat: int) -> None:
        if isinstance(self.app.screen, CurtainScreen):
            return
        self.asked, self.recap, self.steps = None, (), ()
        for view in self.views.values():
            view.show(Sheet())
        text = self.say("curtain", seat=("seat", seat))
        if self.scene.can_undo:
            text += "\n\n" + self.say("screen-curtain-undo")
        self.app.push_screen(CurtainScreen(text, self.ascii), self.curtain_answered)

    async def curtain_answered(self, reply: str | None) -> None:
        if reply == "quit":
            self.app.exit()
        elif reply == "undo":
            await self.undo()
        else:
            self.table.lift_curtain()
        self.changed()

    # Commands

    def action_key(self, name: str) -> None:
        self.press_key(name)

    def press_key(self, name: str) -> None:
        self.obey({"view": "look", "leave": "quit"}.get(name, name), "")

    def obey(self, name: str, rest: str) -> None:
        self.message = ""
        getattr(self, f"do_{name}")(rest)

    def do_help(self, rest: str) -> None:
        self.read(lambda width: Sheet.of(sheets.help_lines(self.scene.words, width)))

    def do_rules(self, rest: str) -> None:
        self.read(lambda width: sheets.rules(self.scene.words, width))

    def do_look(self, rest: str) -> None:
        """The next page of the large area."""
        empty = {MORE} - set(self.parts) | ({"chat"} if self.scene.chat is None else set())
        pages = [page for page in PAGES if page not in empty]
        self.turn_to(pages[(pages.index(self.page) + 1) % len(pages)])

    def turn_to(self, page: str) -> None:
        self.page = page
        self.draw()
        if page in GROWING:
            self.views["main"].scroll_end(animate=False)
        else:
            self.views["main"].scroll_home(animate=False)

    def do_moves(self, rest: str) -> None:
        choices = self.choices()
        if choices is None:
            self.tell(self.scene.prompt)
        else:
            self.read(lambda width: sheets.move_list(choices, width), self.idea_chosen)

    def do_log(self, rest: str) -> None:
        self.turn_to("log")

    def do_undo(self, rest: str) -> None:
        self.take_back()

    @work(group="play")
    async def take_back(self) -> None:
        await self.undo()

    async def undo(self) -> None:
        try:
            await self.table.undo()
            self.asked, self.recap, self.steps = None, (), ()
            self.changed()
            self.tell(self.say("undo-done"))
        except Refused as error:
            self.tell(str(error))

    def do_hint(self, rest: str) -> None:
        self.find_hint()

    @work(group="hint", exclusive=True)
    async def find_hint(self) -> None:
        entries, thinking = self.scene.entries, self.say("screen-thinking")
        self.tell(thinking)
        try:
            ideas = await self.table.hints()
        except Refused as error:
            self.tell(str(error))
            return
        if self.scene.entries != entries or self.asked is None:
            # The move is made.
            if self.message == thinking:
                self.tell("")
            return
        self.tell("")
        self.ideas = [idea.move for idea in ideas]
        self.read(lambda width: Sheet.of(sheets.hints(ideas, self.scene.words, width)), self.idea_chosen)

    def idea_chosen(self, reply: str | None) -> None:
        """Put the move of a hint into the line: Enter makes it."""
        if reply and reply.startswith("idea "):
            self.line.value = self.ideas[int(reply.split()[1])]
            self.line.cursor_position = len(self.line.value)
        elif reply and reply.startswith("move "):
            self.play_whole(int(reply.split()[1]))

    def do_save(self, rest: str) -> None:
        """Say where the game is. With a file, save it there from now on."""
        try:
            self.tell(self.table.save_to(rest))
        except Refused as error:
            self.tell(str(error))

    def do_language(self, rest: str) -> None:
        """Speak the language that is named, or the next one."""
        now = LANGUAGES.index(self.scene.words.code)
        code = rest or LANGUAGES[(now + 1) % len(LANGUAGES)]
        if code not in LANGUAGES:
            codes = self.scene.words.listed(LANGUAGES, either=True)
            self.tell(self.say("language-unknown", code=code, codes=codes))
            return
        self.speak(code)

    @work(group="language", exclusive=True)
    async def speak(self, code: str) -> None:
        try:
            await self.table.speak(code)
        except Refused as error:
            self.tell(str(error))
            return
        # Sentences of steps and news are in the other language.
        self.asked, self.recap, self.steps = None, (), ()
        self.changed()
        self.tell(self.say("language-done"))

    @work(group="chat")
    async def do_chat(self, rest: str) -> None:
        try:
            await self.table.chat(rest)
        except Refused as error:
            self.tell(str(error))

    def do_lesson(self, rest: str) -> None:
        """Open a lesson over the table, which waits."""
        found = lessons_of(self.scene.game)
        if not found:
            self.tell(self.say("screen-no-lesson"))
        elif len(found) == 1:
            self.learn("lesson 0")
        else:
            game, words = self.scene.game, self.scene.words
            self.read(lambda width: lesson_sheet(game, words, width, os.environ), self.learn)

    def learn(self, reply: str | None) -> None:
        if reply:
            lesson = lessons_of(self.scene.game)[int(reply.split()[1])]
            self.post_message(self.Learn(self.scene.game, lesson, self.scene.words.code))

    def do_quit(self, rest: str) -> None:
        self.app.exit()

    def press_agree(self, at: str) -> None:
        self.reply(True)

    def press_decline(self, at: str) -> None:
        self.reply(False)

    @work(group="play")
    async def reply(self, accept: bool) -> None:
        try:
            await self.table.answer(accept)
        except Refused as error:
            self.tell(str(error))

    # Windows

    def read(self, made: Made, answered: Callable[[str | None], None] | None = None) -> None:
        self.app.push_screen(Dialog(made, self.say("screen-dialog-keys"), self.ascii), answered)

    def press_result(self, at: str) -> None:
        self.shown_result = False
        self.show_result()

    def show_result(self) -> None:
        if self.scene.result is not None and not self.shown_result:
            self.shown_result = True
            shown = self.scene.result
            self.read(lambda width: sheets.result(shown, self.scene.words, width))
