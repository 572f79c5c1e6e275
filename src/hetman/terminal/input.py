"""Input at the prompt: a move, a part of one, its number, or a command."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hetman.language import LANGUAGES
from hetman.presentation.lesson import lessons_of
from hetman.presentation.refusal import FALLBACK, typed_refusal
from hetman.terminal import commands, help
from hetman.terminal.choices import Choice, Choices
from hetman.terminal.lesson_session import lesson_session
from hetman.terminal.local_hints import hints_for
from hetman.terminal.move_list import list_fitting, list_moves
from hetman.terminal.saved_games import SavedGame
from hetman.terminal.screen import STRONG
from hetman.terminal.text_matching import shorten

if TYPE_CHECKING:
    from hetman.terminal.session import Session


class Input:
    """Reads the input of one person for one decision. Wrong input changes nothing and gets an explanation."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.choices: Choices = session.choices()

    def say(self, key: str, **args: object) -> str:
        return self.session.language.say(key, **args)

    def take(self, typed: str) -> bool:
        """Read a line and act on it. Returns whether the position has changed."""
        choice = self.choices.exactly(typed)
        if choice is not None:
            return self.make(choice)
        command = commands.read_command(typed, self.session.language) if typed else ("look", "")
        if command is not None:
            return self.obey(*command)
        if typed.isascii() and typed.isdigit():
            return self.take_number(typed)
        return self.take_part(typed)

    # Moves

    def make(self, choice: Choice) -> bool:
        self.session.make(choice)
        return True

    def take_number(self, typed: str) -> bool:
        choice = self.choices.numbered(typed)
        if choice is not None:
            return self.make(choice)
        self.screen.write(self.say("input-number", count=len(self.choices.all)))
        return False

    def take_part(self, typed: str) -> bool:
        found = self.choices.fitting(typed)
        if len(found) == 1:
            return self.make(found[0])
        self.list_fitting(typed, found)
        return False

    def list_fitting(self, typed: str, found: list[Choice]) -> None:
        """List the moves that fit. If there are none, explain that, and suggest some."""
        if found:
            self.screen.write(self.say("input-many", text=shorten(typed), count=len(found)))
            list_fitting(found, self.screen)
            return
        language, match = self.session.language, self.session.match
        self.screen.write(self.say("input-illegal", move=shorten(typed)))
        reason = typed_refusal(match, match.actor, typed, language)
        if reason is not None and reason != language.say(FALLBACK):
            self.screen.write(reason)
        near = [choice.phrase for choice in self.choices.nearest(typed)]
        command = commands.misspelt(typed, language)
        if command is not None:
            near.insert(0, command)
        if near:
            self.screen.write(self.say("input-suggest", moves=language.listed(near, either=True)))
        else:
            self.screen.write(self.say("table-hint"))

    # Commands: a method for each. Only `undo` can change the position.

    def obey(self, command: str, rest: str) -> bool:
        if rest and command not in commands.TAKE_MORE:
            self.explain_usage(command)
            return False
        return getattr(self, command)(rest) is True

    def explain_usage(self, command: str) -> None:
        word = self.say(f"command-{command}.word")
        self.screen.write(self.say("input-usage", word=word, usage=commands.usage(command, self.session.language)))

    def help(self, rest: str) -> None:
        help.show_help(self.screen, self.session.language, self.choices.all[0].notation)

    def look(self, rest: str) -> None:
        self.session.show(whole=True)

    def hint(self, rest: str) -> None:
        """Show the best moves of the strongest bot."""
        language = self.session.language
        ideas = hints_for(self.session.match, self.session.match.actor, language)
        for idea in ideas:
            self.screen.write(f"{idea.move}  {idea.order}", STRONG)
            for sign, texts in (("+", idea.gains), ("-", idea.risks)):
                for text in texts:
                    self.screen.write(f"{sign} {text}", indent=4)
        if not ideas:
            self.screen.write(self.say("screen-hintless"))

    def lesson(self, rest: str) -> None:
        """Take a lesson. The table waits."""
        game, language = self.session.match.game, self.session.language
        found = lessons_of(game)
        lesson = next((one for one in found if one.name == rest), found[0] if found and not rest else None)
        if lesson is None:
            self.screen.write(self.say("list-lessons", names=language.listed([one.name for one in found])))
            return
        lesson_session(game, lesson, self.screen, language.code).run()
        self.session.show(whole=True)

    def chat(self, rest: str) -> None:
        self.screen.write(self.say("screen-no-chat"))

    def moves(self, rest: str) -> None:
        if rest:
            self.list_fitting(rest, self.choices.fitting(rest))
        else:
            list_moves(self.choices, self.screen, self.session.language)

    def log(self, rest: str) -> None:
        """Show the whole log, as this seat may see it."""
        match = self.session.match
        self.session.show_news("list-log", match.log(match.actor))

    def rules(self, rest: str) -> None:
        game, language = self.session.match.game, self.session.language
        if rest:
            help.show_rule_cards(self.screen, language, game, rest)
        else:
            help.show_rules(self.screen, language, game)

    def undo(self, rest: str) -> bool:
        return self.session.take_back(self.session.match.actor)

    def save(self, rest: str) -> None:
        """Show where the game is saved. With a file, save it there from now on."""
        session, before = self.session, self.session.saved
        saved = SavedGame(Path(rest).expanduser()) if rest else before
        if saved is None:
            self.explain_usage("save")
            return
        moved = before is None or saved.path.absolute() != before.path.absolute()
        if moved and saved.path.exists():
            self.screen.write(self.say("save-exists", file=str(saved.path)))
            return
        session.saved = saved
        if not session.save():
            session.saved = before
            return
        self.screen.show(self.say("save-done", file=str(saved.path)))
        if moved and before is not None:
            before.remove()

    def language(self, rest: str) -> None:
        if not rest:
            self.explain_usage("language")
        elif rest not in LANGUAGES:
            codes = self.session.language.listed(LANGUAGES, either=True)
            self.screen.write(self.say("language-unknown", code=rest, codes=codes))
        else:
            self.session.speak(rest)
            self.choices = self.session.choices()
            self.screen.write(self.say("language-done"))
            self.session.show(whole=True)

    def quit(self, rest: str) -> None:
        raise commands.Leave
