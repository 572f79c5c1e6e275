"""A lesson on the whole screen: the coach speaks above the bar, and marks what to choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from hetman.drawing.characters import FAINT, GOOD, STRONG, TITLE, Line, Link, Run, flow, line, paragraph
from hetman.presentation.characters import ALWAYS_SEEN, items_of
from hetman.presentation.choosing import Item
from hetman.presentation.drawn_things import Thing
from hetman.presentation.lesson import CoachClick, Wrong
from hetman.presentation.question import CHOSEN, LEGAL, UNLIT, Answer, Click, Offer, Question
from hetman.presentation.texts import optional
from hetman.terminal.fullscreen.layout import drawn_parts
from hetman.terminal.fullscreen.lesson_table import LessonTable
from hetman.terminal.fullscreen.sheets import BUTTON, MAIN, button
from hetman.terminal.fullscreen.spots import COMMAND, is_command, spots_of
from hetman.terminal.fullscreen.styles import RING
from hetman.terminal.fullscreen.table_screen import TableScreen

TRAY = "tray"
PATIENCE = 3
"""After so many wrong choices the coach offers to show the move."""
WHOLE = "whole"
"""The answer of the screen if the learner wants a whole game now."""
ONWARD = ("lesson_next", "lesson_whole", "lesson_leave")
"""Buttons for the cursor where there is nothing to choose."""

Way = tuple[tuple[Item, ...], str]
"""The links of a thing, or the move of a button."""


class LessonScreen(TableScreen):
    """Follows a lesson. `over_table`: it was opened at a table, and goes back to it."""

    labels: ClassVar[Mapping[str, str]] = {"hint": "lesson-why", "undo": "lesson-back"}
    without_keys = ("lesson",)
    news_first = True
    told_style = GOOD

    def __init__(self, table: LessonTable, ascii: bool = False, over_table: bool = False) -> None:
        super().__init__(table, ascii)
        self.lesson = table
        self.over_table = over_table
        self.clicks: list[CoachClick] = []
        self.ways: dict[Way, str] = {}
        """What does as the next click: the first one is marked, others are lit."""
        self.found_for: tuple[Question | None, int, int] | None = None
        self.moved = False
        """Whether there is something new to choose since the last draw."""
        self.wrong = 0
        self.why_open = False

    # What to choose

    def things(self, asked: Question) -> list[Thing]:
        """What the sheets show for a question, lit for the wanted move alone, and the buttons."""
        parts = drawn_parts(self.scene, asked.shown_view, self.scene.words, self.app.size.width)
        lit = self.lesson.place.lit(asked)
        seen = [(name, spots_of(parts[name])) for name in ALWAYS_SEEN if name in parts]
        drawn = [(name, items_of(spot.links)) for name, spots in seen for spot in spots]
        found = dict.fromkeys(Thing(links, lit.state_of(links), "", name) for name, links in drawn)
        offers = asked.offers([links for _, links in drawn if asked.state_of(links)])
        return [*found, *(Thing(*way_of(offer)[:1], LEGAL, way_of(offer)[1], TRAY) for offer in offers)]

    def draw(self) -> None:
        now = (self.asked, self.app.size.width, self.scene.entries)
        self.moved = now != self.found_for
        if self.moved and self.is_mounted:
            self.found_for = now
            asked = self.asked
            self.clicks = self.lesson.place.clicks(asked, self.things) if asked is not None else []
            self.ways = {(one.links, one.move): LEGAL for click in self.clicks[:1] for one in click.others}
            self.ways |= {(click.links, click.move): RING for click in self.clicks[:1]}
        super().draw()

    def light(self, links: tuple[Link, ...]) -> str:
        if self.asked is None:
            return UNLIT
        if is_command(links):
            token, (at, *_) = links[0]
            return self.ways.get(way_of(self.offers[int(at)]), UNLIT) if token == f"{COMMAND}offer" else UNLIT
        items = items_of(links)
        chosen = self.asked.state_of(items) == CHOSEN
        return self.ways.get((items, ""), CHOSEN if chosen else UNLIT)

    def settle_cursor(self) -> None:
        if self.moved or self.cursor.spot is None:
            self.point_onward()
        super().settle_cursor()

    def point_onward(self) -> None:
        """Put the cursor on the marked thing, or on the button that goes on."""
        onward = {f"{COMMAND}{name}" for name in ONWARD}
        for name in ("hand", "moment", "main", "actions", "news"):
            view = self.views[name]
            for spot in view.reachable() if view.display else ():
                if view.states[spot.links] == RING or spot.links[0][0] in onward:
                    self.cursor.put(view, spot)
                    return

    def answer_to(self, click: Click) -> Answer:
        assert self.asked is not None
        after = self.lesson.place.answer(self.asked, click)
        if isinstance(after, Wrong):
            self.message = after.text
            self.wrong += 1
            return Answer(self.asked, refused=True)
        return after

    def has_news(self) -> bool:
        """Everything that others do is shown, also before a step that only tells something."""
        return True

    # What the coach says

    def news_lines(self, width: int) -> list[Line]:
        place, words = self.lesson.place, self.scene.words
        if place.stop.end:
            return self.end_lines(width)
        coach = place.coach(words)
        step = words.say("lesson-step", number=coach.step, count=coach.steps)
        found = [line(Run(f"{coach.title} · {step}", TITLE))]
        found += paragraph([Run(coach.told, FAINT)], width) if coach.told else []
        found += paragraph([Run(coach.say, STRONG)], width)
        if self.why_open:
            rule = optional(words, f"rules-{coach.rule}.title", "") if coach.rule else ""
            also = f" {words.say('lesson-in-rules')} {rule}." if rule else ""
            found += paragraph([coach.why, Run(also, FAINT)], width)
        cells = [
            line(Run(f"{number} ", TITLE), Run(click.label, STRONG if number == 1 else FAINT))
            for number, click in enumerate(self.clicks, 1)
        ]
        return [*found, *flow(cells, width), *flow(self.controls(bool(coach.why)), width, 1)]

    def controls(self, why: bool) -> list[Line]:
        say, reading = self.say, not self.clicks
        cells = [button(say("screen-next"), "lesson_next", style=MAIN)] if reading else []
        cells += [button(say("lesson-why"), "lesson_why")] if why else []
        cells += [button(say("lesson-back"), "lesson_back")] if self.lesson.place.index else []
        if self.wrong >= PATIENCE and not reading:
            cells.append(button(say("lesson-show"), "lesson_show"))
        return cells if reading else [*cells, button(say("lesson-skip"), "lesson_skip")]

    def end_lines(self, width: int) -> list[Line]:
        end = self.lesson.place.end(self.scene.words)
        found = [line(Run(end.title, TITLE), Run(f"  {end.about}", FAINT)), *paragraph([Run(end.say, STRONG)], width)]
        for text in end.learned:
            found += paragraph([Run("✓ ", GOOD), text], width, 2)
        whole = f"{self.say('lesson-whole')} {self.say('lesson-whole.about')}"
        cells = [
            button(self.say("screen-lesson-return"), "lesson_leave", style=MAIN)
            if self.over_table
            else button(whole, "lesson_whole", style=MAIN),
            button(self.say("lesson-again"), "lesson_again"),
            button(self.say("lesson-back"), "lesson_back"),
        ]
        if not self.over_table:
            cells.append(button(self.say("screen-key-leave"), "lesson_leave", style=BUTTON))
        return [*found, *flow(cells, width, 1)]

    # What the learner does

    def changed(self) -> None:
        if self.table.scene.entries != self.scene.entries:
            self.wrong, self.why_open, self.message, self.steps = 0, False, "", ()
        super().changed()

    def press_lesson_next(self, at: str) -> None:
        self.lesson.go(self.lesson.place.index + 1)

    def press_lesson_back(self, at: str) -> None:
        self.lesson.go(self.lesson.place.back)

    def press_lesson_skip(self, at: str) -> None:
        self.lesson.go(self.lesson.place.skip)

    def press_lesson_again(self, at: str) -> None:
        self.lesson.go(0)

    def press_lesson_why(self, at: str) -> None:
        self.why_open = not self.why_open
        self.draw()

    def press_lesson_show(self, at: str) -> None:
        """Make the moves of the step."""
        self.send(self.lesson.place.expected)

    def press_lesson_whole(self, at: str) -> None:
        self.dismiss(WHOLE)

    def press_lesson_leave(self, at: str) -> None:
        self.dismiss(None)

    def do_hint(self, rest: str) -> None:
        if not self.lesson.place.stop.end:
            self.press_lesson_why("")

    def do_undo(self, rest: str) -> None:
        self.press_lesson_back("")

    def do_quit(self, rest: str) -> None:
        self.dismiss(None)


def way_of(offer: Offer) -> Way:
    return ((offer.link,) if offer.link is not None else (), " ".join(offer.tokens))
