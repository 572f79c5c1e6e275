"""The table on the screen: board, what the moment needs, hand, bar, actions, the line for typing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from hetman.drawing.characters import BAD, FAINT, STRONG, TITLE, Line, Link, Run, Sheet, flow, in_ascii, line, padded
from hetman.presentation.characters import BOARD, CAPTION, HAND, MOMENT, MORE, items_of
from hetman.presentation.playback import PlaybackStep
from hetman.presentation.question import UNLIT, Offer, Question
from hetman.presentation.recap import RecapGroup
from hetman.terminal.choices import Choice
from hetman.terminal.fullscreen import sheets
from hetman.terminal.fullscreen.cursor import Cursor
from hetman.terminal.fullscreen.input_line import InputLine
from hetman.terminal.fullscreen.layout import drawn_parts, room_for
from hetman.terminal.fullscreen.sheet_view import Lighting, SheetView, dark
from hetman.terminal.fullscreen.spots import command, is_command
from hetman.terminal.fullscreen.table import Table

KEYS = ("help", "rules", "hint", "undo", "lesson", "view", "language", "leave")
FUNCTION_KEYS = dict(zip(KEYS, ("f1", "f2", "f3", "f4", "f5", "f6", "f8", "f10"), strict=True))
DISPENSABLE = ("language", "lesson", "rules", "hint")
GROWING = ("log", "chat")
"""Pages that one reads from their end."""
VIEWS = ("moment", "hand", "main", "actions", "bar", "seats", "news", "foot")
"""In the order of the tab key."""
GAP = f"  {sheets.ON_TURN}"
"""The least between the caption and who decides."""
FIRST = ("actions", "hand", "moment", "main")
"""Where the cursor goes when what it was on has gone."""


class TableView(Screen[str | None]):
    """Draws one table for its viewer. What is chosen, typed and watched is here; subclasses change it."""

    labels: ClassVar[Mapping[str, str]] = {}
    """Texts of keys that mean something else here."""
    without_keys: ClassVar[Sequence[str]] = ()
    news_first = False
    """Whether what is told gets its lines before the rest."""
    told_style = BAD
    """How an answer to what was done looks."""

    def __init__(self, table: Table, ascii: bool = False) -> None:
        super().__init__()
        self.table = table
        self.scene = table.scene
        self.asked: Question | None = None
        self.message = ""
        """An answer to what was done last: a refusal, or that something was saved."""
        self.page = BOARD
        self.parts: Mapping[str, Sheet] = {}
        self.recap: Sequence[RecapGroup] = ()
        self.steps: Sequence[PlaybackStep] = ()
        self.watched = 0
        self.seen: dict[int | None, int] = {self.scene.seat: self.scene.entries}
        """By seat, the number of moves that its player has seen happen."""
        self.offers: Sequence[Offer] = ()
        self.typed: Sequence[Choice] = ()
        self.shown_result = False
        self.ideas: list[str] = []
        """The moves of the last hint."""
        self.views = {name: SheetView(name) for name in (*VIEWS, "head", "log")}
        for view in self.views.values():
            view.ascii = ascii
        self.ascii = ascii
        self.cursor = Cursor([self.views[name] for name in VIEWS])

    @property
    def line(self) -> InputLine:
        return self.query_one("#line", InputLine)

    def say(self, key: str, **args: object) -> str:
        return self.scene.words.say(key, **args)

    def compose(self) -> ComposeResult:
        view = self.views
        yield view["head"]
        yield Horizontal(view["main"], Vertical(view["seats"], view["log"], id="side"), id="middle")
        for name in ("news", "moment", "hand", "bar", "actions"):
            yield view[name]
        yield InputLine(id="line")
        yield view["foot"]

    def draw(self) -> None:
        if self.is_mounted and not self.query(InputLine):
            # The app ends and has taken the screen down, and the table still brings news.
            return
        width, height = self.app.size
        scene, asked, step = self.scene, self.asked, self.step_now
        if not self.is_mounted or scene.view is None or width < 10:
            self.draw_waiting(width)
            return
        view: Mapping[str, Any] = scene.view if step is None else step.view
        if asked is not None and step is None:
            view = asked.shown_view
        parts = self.parts = drawn_parts(scene, view, scene.words, width)
        news = self.news_lines(width - 1) if not step else []
        room = room_for(parts, width, height, len(news), self.news_first)
        light = self.light if asked is not None and step is None else dark
        self.put("head", Sheet.of([self.heading(parts, width)]), 1)
        self.draw_side(parts, room.side)
        self.show_page(self.page_sheet(parts, room.side, width), light)
        self.put("news", Sheet.of(news), room.news)
        self.put("moment", parts.get(MOMENT, Sheet()), room.moment, light)
        self.put("hand", parts.get(HAND, Sheet()) if step is None else Sheet(), room.hand, light)
        self.draw_bar(width)
        self.draw_actions(width, room.actions)
        self.put("foot", Sheet.of(self.footer(width)), 1)
        self.settle_cursor()
        self.explain()

    def settle_cursor(self) -> None:
        self.cursor.settle(FIRST, avoided="foot")

    def news_lines(self, width: int) -> list[Line]:
        return sheets.news(self.recap, self.scene.words, width)

    def draw_waiting(self, width: int) -> None:
        """Before the game starts: who sits where."""
        if self.is_mounted:
            self.put("head", Sheet.of([line(Run(self.say("game-name"), STRONG))]), 1)
            self.views["main"].show(sheets.players(self.scene.seats, {}, width))
            self.query_one("#side").display = False
            for name in ("news", "moment", "hand", "actions"):
                self.views[name].display = False
            self.put("bar", Sheet.of(sheets.bar(self.message or self.scene.prompt, width)), 2)
            self.put("foot", Sheet.of(self.footer(width)), 1)

    def put(self, name: str, sheet: Sheet, height: int, light: Lighting = dark) -> None:
        view = self.views[name]
        view.show(sheet, light)
        view.display = height > 0
        view.styles.height = max(height, 1)

    def light(self, links: tuple[Link, ...]) -> str:
        if self.asked is None or is_command(links):
            return UNLIT
        return self.asked.state_of(items_of(links))

    def heading(self, parts: Mapping[str, Sheet], width: int) -> Line:
        """The game, where it stands, and who decides. Too long for the window, it loses names before anything else."""
        words = self.scene.words
        caption = str(parts.get(CAPTION, Sheet()))
        waited = [seat for seat in self.scene.seats if seat.awaited]
        own = [seat.name for seat in waited if seat.seat == self.scene.seat]
        named = ([words.name("seat", str(seat.seat)) for seat in waited], [seat.name for seat in waited], own)
        game, turns = f"{words.say('game-name')}  ", [", ".join(names) for names in named]
        fitting = (
            (left, turn) for left in (game, "") for turn in turns if len(left + caption + turn) + len(GAP) <= width
        )
        left, turn = next(fitting, ("", turns[-1]))
        turn = f" {sheets.ON_TURN}{turn}" if turn else ""
        return (*padded((Run(left, TITLE), Run(caption)), max(0, width - len(turn) - 1)), Run(turn, STRONG))

    def draw_side(self, parts: dict[str, Sheet], side: int) -> None:
        column = self.query_one("#side")
        column.display = bool(side) and self.page in (BOARD, MORE)
        if column.display:
            column.styles.width = side
            seats = sheets.players(self.scene.seats, parts, side)
            seats_view = self.views["seats"]
            seats_view.show(seats, self.light if self.asked is not None else dark)
            seats_view.styles.height = min(seats.height, max(4, (self.app.size.height - 8) * 2 // 3))
            self.views["log"].show(sheets.log(self.scene.log, side - 1, self.scene.words))
            self.views["log"].scroll_end(animate=False)

    def show_page(self, sheet: Sheet, light: Lighting) -> None:
        """Show the large area. A log or a chat that has grown goes on to its end."""
        main = self.views["main"]
        grown = sheet.height != main.sheet.height
        main.show(sheet, light)
        if grown and self.page in GROWING:
            main.scroll_end(animate=False)

    def page_sheet(self, parts: dict[str, Sheet], side: int, width: int) -> Sheet:
        """What the large area shows: the board, or one of the pages that a narrow window has no column for."""
        words = self.scene.words
        if self.page == "seats":
            return sheets.players(self.scene.seats, parts, width - 1)
        if self.page == "log":
            return sheets.log(self.scene.log, width - 1, words)
        if self.page == "chat":
            return sheets.chat(self.scene.chat or (), width - 1, words)
        return parts.get(self.page, Sheet())

    @property
    def step_now(self) -> PlaybackStep | None:
        return self.steps[self.watched] if self.watched < len(self.steps) else None

    def draw_bar(self, width: int) -> None:
        asked, step, words = self.asked, self.step_now, self.scene.words
        if step is not None:
            count = words.say("screen-step", number=self.watched + 1, count=len(self.steps))
            lines = sheets.bar(f"{count}: {step.text}", width)
        elif self.message:
            lines = sheets.bar(self.message, width, self.told_style)
        else:
            over = self.scene.result.text if self.scene.result is not None else self.scene.prompt
            lines = sheets.bar(asked.bar if asked is not None else over, width)
        if asked is not None and step is None:
            lines += sheets.chips(asked, words, width)
        self.put("bar", Sheet.of(lines), max(2, min(len(lines), 3)))

    def draw_actions(self, width: int, height: int) -> None:
        self.offers = ()
        if self.step_now is not None:
            lines = [(*sheets.button(self.say("screen-next"), "next", style=sheets.MAIN), Run(" "),
                      *sheets.button(self.say("screen-skip"), "skip"))]  # fmt: skip
        elif self.scene.proposal:
            lines = sheets.proposal(self.scene.proposal, self.scene.words, width)
        elif self.typed:
            lines = [line(Run(one.notation, STRONG, command("typed", at)), Run(f"  {one.phrase}", FAINT))
                     for at, one in enumerate(self.typed)]  # fmt: skip
        elif self.asked is not None:
            drawn = [MOMENT, HAND, *(["main"] if self.page == BOARD else [])]
            links = [items_of(spot.links) for name in drawn for spot in self.views[name].spots]
            self.offers = self.asked.offers([one for one in links if self.asked.state_of(one)])
            lines = sheets.actions(self.offers, width - 1)
        elif self.scene.result is not None:
            lines = [sheets.button(self.say("screen-result"), "result")]
        else:
            lines = []
        self.put("actions", Sheet.of(lines), height, self.light)

    def footer(self, width: int) -> list[Line]:
        """The keys. In a narrow window some are left out: the help lists them."""
        shown = [name for name in KEYS if name not in self.without_keys and (name != "undo" or self.scene.can_undo)]
        lines = flow([self.key_cell(name) for name in shown], width)
        for name in DISPENSABLE:
            if len(lines) > 1 and name in shown:
                shown.remove(name)
                lines = flow([self.key_cell(name) for name in shown], width)
        return lines[:1]

    def key_cell(self, name: str) -> Line:
        links = command("key", name)
        return line(
            Run(f"{FUNCTION_KEYS[name].upper()} ", STRONG, links),
            Run(self.say(self.labels.get(name, f"screen-key-{name}")), "", links),
        )

    def explain(self) -> None:
        """Say in the empty line what the cursor is on."""
        found = self.cursor.spot
        tokens = [token for token, _ in found[1].links] if found and not is_command(found[1].links) else []
        text = sheets.explanation(self.asked, tokens, self.scene.words)
        text = text or self.say("screen-type")
        self.line.placeholder = in_ascii(text) if self.ascii else text
