"""A recorded game on the whole screen: a slider, the eyes of any seat, the log."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.timer import Timer

from hetman.core.record import Record
from hetman.drawing.characters import FAINT, STRONG, TITLE, Line, Run, Sheet, flow, line, padded
from hetman.language import LANGUAGES, Language
from hetman.presentation.characters import BOARD, CAPTION, HAND, MOMENT
from hetman.presentation.log import Log, LogLine, merged
from hetman.presentation.players import recorded_names
from hetman.presentation.replay import Replay
from hetman.presentation.result import result_text
from hetman.presentation.texts import texts_of
from hetman.terminal.fullscreen import sheets
from hetman.terminal.fullscreen.layout import COLUMN, ROLL, parts_in
from hetman.terminal.fullscreen.sheet_view import SheetView
from hetman.terminal.fullscreen.spots import command
from hetman.terminal.fullscreen.table import SeatText

SECONDS = 1.0
"""Between two steps while the game plays by itself."""
LEAP = 10
SEATS, LOG = "seats", "log"
PAGES = (BOARD, SEATS, LOG)
VIEWS = ("head", "main", "seats", "log", "moment", "hand", "bar", "slider", "foot")
BUTTONS = {"first": "|<", "back": "<", "play": ">>", "on": ">", "last": ">|"}


class ReplayView(Screen[None]):
    """Shows a record after `at` moves, with the eyes of `seat`; None sees everything of a finished game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,enter", "go('on')", show=False),
        Binding("left", "go('back')", show=False),
        Binding("home", "go('first')", show=False),
        Binding("end", "go('last')", show=False),
        Binding("pagedown,down", "go('further')", show=False),
        Binding("pageup,up", "go('earlier')", show=False),
        Binding("space", "go('play')", show=False),
        Binding("tab,e", "go('eyes')", show=False),
        Binding("f6", "go('view')", show=False),
        Binding("f8", "go('language')", show=False),
        Binding("f10,escape,q", "go('leave')", show=False),
    ]

    def __init__(self, record: Record, code: str, seat: int | None = None, at: int = 0, ascii: bool = False) -> None:
        super().__init__()
        self.record = record
        self.replay = Replay(record)
        self.stops = sorted({frame.moves for frame in self.replay.frames} | {0, len(self.replay.entries)})
        self.seat = seat
        self.at = min(at, len(self.replay.entries))
        self.timer: Timer | None = None
        self.page = BOARD
        self.speak(code)
        self.views = {name: SheetView(name) for name in VIEWS}
        for view in self.views.values():
            view.ascii = ascii

    def speak(self, code: str) -> None:
        words = texts_of(self.replay.game, code)
        self.words: Language = words.seated(recorded_names(self.record, words))
        self.lines = self.log_lines()

    def log_lines(self) -> list[LogLine]:
        """The whole log for the eyes that look."""
        log, everything = Log(self.words, self.seat), self.seat is None
        return [
            log.line(event, number)
            for number, entry in enumerate(self.replay.entries)
            for event in self.replay.events([entry], self.seat, everything)
        ]

    def compose(self) -> ComposeResult:
        view = self.views
        yield view["head"]
        yield Horizontal(view["main"], Vertical(view["seats"], view["log"], id="side"), id="middle")
        for name in ("moment", "hand", "bar", "slider", "foot"):
            yield view[name]

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    # Drawing

    def draw(self) -> None:
        width, height = self.app.size
        state = self.replay.position(self.at)
        view = state.view(self.seat)
        parts = parts_in(self.replay.game, view, self.words, width)
        side = parts.get(BOARD, Sheet()).width + ROLL + COLUMN <= width and self.page == BOARD
        awaited = (state.actor,) if state.actor >= 0 else ()
        own = self.words.seated({})
        seats = [SeatText(seat, own.name("seat", str(seat)), seat in awaited) for seat in range(self.record.seats)]
        self.draw_side(seats, parts, side, height)
        self.draw_page(seats, parts, width)
        self.put("head", [self.heading(parts, width)], 1)
        self.put("moment", parts.get(MOMENT, Sheet()).lines, min(parts.get(MOMENT, Sheet()).height, height // 3))
        hand = parts.get(HAND, Sheet()) if self.seat is not None else Sheet()
        self.put("hand", hand.lines, min(hand.height, 3))
        self.put("bar", self.told(width, side), 2 if side else 4)
        self.put("slider", [self.slider(width)], 1)
        self.put("foot", self.footer(width), 1)

    def draw_side(self, seats: list[SeatText], parts: dict[str, Sheet], side: bool, height: int) -> None:
        column = self.query_one("#side")
        column.display = side
        if side:
            column.styles.width = COLUMN
            panels = sheets.players(seats, parts, COLUMN)
            self.views["seats"].show(panels)
            self.views["seats"].styles.height = min(panels.height, (height - 8) // 2)
            self.views["log"].show(sheets.log(self.so_far(), COLUMN - ROLL, self.words))
            self.views["log"].scroll_end(animate=False)

    def draw_page(self, seats: list[SeatText], parts: dict[str, Sheet], width: int) -> None:
        """The board, or a page that a narrow window has no column for."""
        main = self.views["main"]
        if self.page == SEATS:
            main.show(sheets.players(seats, parts, width - ROLL))
        elif self.page == LOG:
            main.show(sheets.log(self.so_far(), width - ROLL, self.words))
            main.scroll_end(animate=False)
        else:
            main.show(parts.get(BOARD, Sheet()))

    def put(self, name: str, lines: object, height: int) -> None:
        view = self.views[name]
        view.show(Sheet(tuple(lines)))  # type: ignore[arg-type]
        view.display = height > 0
        view.styles.height = max(height, 1)

    def so_far(self) -> list[LogLine]:
        return merged(one for one in self.lines if one.entry < self.at)

    def heading(self, parts: dict[str, Sheet], width: int) -> Line:
        caption = str(parts.get(CAPTION, Sheet()))
        return padded((Run(f"{self.words.say('game-name')}  ", TITLE), Run(caption)), width)

    def told(self, width: int, side: bool) -> list[Line]:
        """What the last step did; at the end, the result."""
        if self.at == len(self.replay.entries):
            text = self.end_text()
            if text:
                return sheets.bar(text, width)
        before = self.stops[max(0, bisect_left(self.stops, self.at) - 1)]
        lines = [one for one in self.lines if before <= one.entry < self.at and not one.chapter]
        if not lines:
            return sheets.bar(self.words.say("replay-start"), width)
        shown = lines[-1:] if side else lines[-3:]
        return [part for one in shown for part in sheets.bar(one.text, width, STRONG)]

    def end_text(self) -> str:
        if self.replay.finished:
            end = self.replay.frames[-1].state
            return result_text(self.record.winners(end), self.record.seats, self.words)
        return self.words.say("replay-open" if self.replay.complete else "replay-hidden")

    def slider(self, width: int) -> Line:
        """Buttons, and a bar whose every cell goes to its place in the game."""
        count = len(self.replay.entries)
        runs: list[Run] = []
        for name, sign in BUTTONS.items():
            runs += [Run(f"[{sign}]", "command", command(name)), Run(" ")]
        label = f" {self.at}/{count} "
        room = max(10, width - sum(len(run.text) for run in runs) - len(label))
        here = round(self.at / max(count, 1) * (room - 1))
        for cell in range(room):
            target = round(cell / max(room - 1, 1) * count)
            sign = "●" if cell == here else "─"
            runs.append(Run(sign, TITLE if cell == here else FAINT, command("to", target)))
        return (*runs, Run(label, STRONG))

    def footer(self, width: int) -> list[Line]:
        eyes = self.words.say("screen-eyes-all") if self.seat is None else self.words.name("seat", str(self.seat))
        cells = [line(Run(text, FAINT)) for text in self.words.say("screen-replay-keys").split(" · ")]
        if self.replay.finished:
            cells.insert(0, line(Run(self.words.say("screen-eyes", name=eyes), "command", command("eyes"))))
        return flow(cells, width, 2)[:1]

    # Moving

    def on_sheet_view_clicked(self, message: SheetView.Clicked) -> None:
        token, (at, *_) = message.spot.links[0]
        if token == command("to")[0][0]:
            self.go_to(self.stops[min(bisect_left(self.stops, int(at)), len(self.stops) - 1)])
        elif token.startswith(command("")[0][0]):
            self.action_go(token[1:])

    def action_go(self, where: str) -> None:
        getattr(self, f"go_{where}")()

    def go_to(self, at: int) -> None:
        self.at = max(0, min(at, len(self.replay.entries)))
        self.draw()

    def go_on(self) -> None:
        later = bisect_right(self.stops, self.at)
        if later < len(self.stops):
            self.go_to(self.stops[later])
        else:
            self.stop()

    def go_back(self) -> None:
        self.go_to(self.stops[max(0, bisect_left(self.stops, self.at) - 1)])

    def go_further(self) -> None:
        place = min(bisect_right(self.stops, self.at) - 1 + LEAP, len(self.stops) - 1)
        self.go_to(self.stops[place])

    def go_earlier(self) -> None:
        self.go_to(self.stops[max(bisect_left(self.stops, self.at) - LEAP, 0)])

    def go_first(self) -> None:
        self.go_to(0)

    def go_last(self) -> None:
        self.go_to(len(self.replay.entries))

    def go_play(self) -> None:
        """Play by itself, or stop."""
        if self.timer is not None:
            self.stop()
        else:
            self.timer = self.set_interval(SECONDS, self.go_on)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    def go_eyes(self) -> None:
        """The next eyes: everything, then each seat. A running game has those of a spectator alone."""
        if self.replay.finished:
            order = [None, *range(self.record.seats)]
            self.seat = order[(order.index(self.seat) + 1) % len(order)]
            self.lines = self.log_lines()
            self.draw()

    def go_view(self) -> None:
        self.page = PAGES[(PAGES.index(self.page) + 1) % len(PAGES)]
        self.views["main"].scroll_home(animate=False)
        self.draw()

    def go_language(self) -> None:
        self.speak(LANGUAGES[(LANGUAGES.index(self.words.code) + 1) % len(LANGUAGES)])
        self.draw()

    def go_leave(self) -> None:
        self.app.exit()
