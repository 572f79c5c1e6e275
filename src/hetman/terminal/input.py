"""Input at the prompt: a move, a part of one, its number, or a command."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hetman.language import LANGUAGES
from hetman.presentation.log import sentences
from hetman.terminal import commands, help
from hetman.terminal.choices import Choice, Choices
from hetman.terminal.move_list import list_fitting, list_moves
from hetman.terminal.saved_games import SavedGame
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
        if not typed:
            return self.look("")
        command = commands.read(typed, self.session.language)
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
        if found:
            self.list_fitting(typed, found)
        else:
            self.explain(typed)
        return False

    def list_fitting(self, typed: str, found: list[Choice]) -> None:
        self.screen.write(self.say("input-many", text=shorten(typed), count=len(found)))
        list_fitting(found, self.screen)

    def explain(self, typed: str) -> None:
        """Explain that no move fits, and suggest some."""
        language = self.session.language
        self.screen.write(self.say("input-illegal", move=shorten(typed)))
        near = [choice.phrase for choice in self.choices.nearest(typed)]
        command = commands.misspelt(typed, language)
        if command is not None:
            near.insert(0, command)
        if near:
            self.screen.write(self.say("input-suggest", moves=language.listed(near, either=True)))
        else:
            self.screen.write(self.say("table-hint"))

    # Commands

    def obey(self, command: str, rest: str) -> bool:
        if rest and command not in commands.TAKE_MORE:
            return self.explain_usage(command)
        changed: bool = getattr(self, command)(rest)
        return changed

    def explain_usage(self, command: str) -> bool:
        word = self.say(f"command-{command}.word")
        self.screen.write(self.say("input-usage", word=word, usage=commands.usage(command, self.session.language)))
        return False

    def help(self, rest: str) -> bool:
        help.show_help(self.screen, self.session.language, self.choices.all[0].notation)
        return False

    def look(self, rest: str) -> bool:
        self.session.show()
        return False

    def moves(self, rest: str) -> bool:
        if not rest:
            list_moves(self.choices, self.screen, self.session.language, whole=True)
            return False
        found = self.choices.fitting(rest)
        if found:
            self.list_fitting(rest, found)
        else:
            self.explain(rest)
        return False

    def log(self, rest: str) -> bool:
        """Show the whole log, as this seat may see it."""
        lines = sentences(self.session.match.log(self.session.match.actor), self.session.language)
        self.screen.heading(self.say("list-log"))
        for sentence in lines or [self.say("list-log-empty")]:
            self.screen.write(sentence, indent=2)
        return False

    def rules(self, rest: str) -> bool:
        if rest:
            help.show_cards(self.screen, self.session.language, self.session.match.game, rest)
        else:
            help.show_rules(self.screen, self.session.language, self.session.match.game)
        return False

    def undo(self, rest: str) -> bool:
        return self.session.take_back(self.session.match.actor)

    def save(self, rest: str) -> bool:
        """Show where the game is saved. With a file, save it there from now on."""
        session = self.session
        if not rest:
            if session.saved is None:
                return self.explain_usage("save")
            if session.save():
                self.screen.show(self.say("save-done", file=str(session.saved.path)))
            return False
        before, saved = session.saved, SavedGame(Path(rest).expanduser())
        if before is not None and saved.path.absolute() == before.path.absolute():
            return self.save("")
        if saved.path.exists():
            self.screen.write(self.say("save-exists", file=str(saved.path)))
            return False
        session.saved = saved
        if session.save():
            self.screen.show(self.say("save-done", file=str(saved.path)))
            if before is not None:
                before.remove()
        else:
            session.saved = before
        return False

    def language(self, rest: str) -> bool:
        if not rest:
            return self.explain_usage("language")
        if rest not in LANGUAGES:
            codes = self.session.language.listed(LANGUAGES, either=True)
            self.screen.write(self.say("language-unknown", code=rest, codes=codes))
            return False
        self.session.speak(rest)
        self.choices = self.session.choices()
        self.screen.write(self.say("language-done"))
        return self.look("")

    def quit(self, rest: str) -> bool:
        raise commands.Leave
