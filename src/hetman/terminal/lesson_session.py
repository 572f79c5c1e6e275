"""A lesson line by line: the coach's words, the move to type, and kind answers."""

from __future__ import annotations

import os
from collections.abc import Callable

from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.language import LANGUAGES, Language
from hetman.presentation.lesson_place import LessonPlace
from hetman.presentation.question import Question
from hetman.presentation.refusal import typed_refusal
from hetman.presentation.texts import texts_of
from hetman.terminal import help
from hetman.terminal.choices import Choice, Choices
from hetman.terminal.commands import Leave, read_command
from hetman.terminal.lesson_progress import first_index, keep_progress
from hetman.terminal.screen import FAINT, STRONG, Screen
from hetman.terminal.table_text import TableText
from hetman.terminal.text_matching import shorten

COMMANDS = ("next", "why", "back", "skip", "look", "rules", "language", "help", "quit")
MARK = "▸"


def lesson_session(game: Game, lesson: Lesson, screen: Screen, code: str) -> LessonSession:
    """A lesson where its reader left it. It remembers every stop."""

    def keep(index: int) -> None:
        keep_progress(game, lesson, index, os.environ)

    return LessonSession(game, lesson, first_index(game, lesson, os.environ), screen, code, keep)


class LessonSession:
    """Goes through a lesson. `keep` remembers the stop of the reader."""

    def __init__(
        self, game: Game, lesson: Lesson, index: int, screen: Screen, code: str, keep: Callable[[int], None]
    ) -> None:
        self.game, self.lesson, self.screen, self.keep = game, lesson, screen, keep
        self.words: Language = texts_of(game, code)
        self.text = TableText()
        self.place = LessonPlace(game, lesson, index)

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, **args)

    def run(self) -> bool:
        """Go on until the reader leaves. Returns whether they want a whole game now."""
        try:
            self.show()
            while True:
                if self.place.stop.end:
                    return self.end()
                self.take(self.screen.ask(self.say("table-ask" if self.place.expected else "lesson-ask")))
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.show()
            self.screen.write(self.say("screen-lesson-kept"))
            return False

    def go(self, index: int) -> None:
        since = self.place.index
        self.place = LessonPlace(self.game, self.lesson, max(0, min(index, len(self.lesson.stops) - 1)))
        self.keep(self.place.index)
        for text in dict.fromkeys(step.text for step in self.place.steps(since, self.words) if step.text):
            self.screen.write(text, FAINT)
        self.show()

    # What is said

    def show(self, whole: bool = False) -> None:
        """The table, the coach, and what to type."""
        place, screen = self.place, self.screen
        screen.show()
        self.text.show(screen, self.game, place.view, self.words, whole)
        if place.stop.end:
            return
        coach = place.coach(self.words)
        screen.show()
        screen.heading(f"{coach.title} · {self.say('lesson-step', number=coach.step, count=coach.steps)}")
        if coach.told:
            screen.write(coach.told, FAINT)
        screen.write(coach.say)
        asked = place.question(self.words)
        if asked is None:
            screen.write(f"{MARK} {self.say('lesson-go-on')}", STRONG)
        else:
            move, notation = asked.phrase(place.expected[0]), self.game.notation(place.expected[0])
            screen.write(f"{MARK} {self.say('lesson-type', move=move, notation=notation)}", STRONG)

    def end(self) -> bool:
        end = self.place.end(self.words)
        self.screen.heading(end.title)
        self.screen.write(end.say)
        for text in end.learned:
            self.screen.write(f"- {text}", indent=2)
        typed = self.screen.ask(self.say("lesson-ask-whole"))
        if typed and read_command(typed, self.words, COMMANDS) == ("back", ""):
            self.go(self.place.back)
            return self.run()
        return not typed

    # What is typed

    def take(self, typed: str) -> None:
        command = read_command(typed, self.words, COMMANDS) if typed else ("next", "")
        asked = self.place.question(self.words)
        choice = self.choice(asked, typed) if asked is not None and typed else None
        if choice is not None and asked is not None:
            self.judge(asked, choice)
        elif command is not None:
            getattr(self, f"do_{command[0]}")(command[1])
        elif asked is None:
            self.screen.write(self.say("lesson-go-on"))
        else:
            reason = typed_refusal(self.place.match, self.place.seat, typed, self.words)
            self.screen.write(reason or self.say("input-illegal", move=shorten(typed)))

    def choice(self, asked: Question, typed: str) -> Choice | None:
        """Return the legal move that the typed text means, if it means one."""
        moves = [one.move for one in asked.choosing.moves]
        choices = Choices(self.game, asked.ticked.decision, moves, self.words)
        found = choices.exactly(typed)
        if found is not None or read_command(typed, self.words, COMMANDS) is not None:
            return found
        fitting = choices.fitting(typed)
        wanted = next((one for one in fitting if one.move == self.place.expected[0]), None)
        return wanted or (fitting[0] if len(fitting) == 1 else None)

    def judge(self, asked: Question, choice: Choice) -> None:
        wrong = self.place.wrong_move(asked, choice.move)
        if wrong is None:
            self.go(self.place.index + 1)
        else:
            self.screen.write(wrong.text)

    # Commands

    def do_next(self, rest: str) -> None:
        """Go on where there is something to read only. Where a move is asked for, say so again."""
        if self.place.expected:
            self.show()
        else:
            self.go(self.place.index + 1)

    def do_why(self, rest: str) -> None:
        self.screen.paragraph(self.place.coach(self.words).why or self.place.coach(self.words).say)

    def do_back(self, rest: str) -> None:
        self.go(self.place.back)

    def do_skip(self, rest: str) -> None:
        self.go(self.place.skip)

    def do_look(self, rest: str) -> None:
        self.show(whole=True)

    def do_rules(self, rest: str) -> None:
        if rest:
            help.show_rule_cards(self.screen, self.words, self.game, rest)
        else:
            help.show_rules(self.screen, self.words, self.game)

    def do_language(self, rest: str) -> None:
        """Speak the language that is named, or the next one."""
        now = LANGUAGES.index(self.words.code)
        self.words = texts_of(self.game, rest if rest in LANGUAGES else LANGUAGES[(now + 1) % len(LANGUAGES)])
        self.show(whole=True)

    def do_help(self, rest: str) -> None:
        help.show_commands(self.screen, self.words, COMMANDS)

    def do_quit(self, rest: str) -> None:
        raise Leave
