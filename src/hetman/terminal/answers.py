"""What a person may type at the prompt: a move, a part of one, its number, or a command."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hetman.language import LANGUAGES
from hetman.terminal import commands, help
from hetman.terminal.choices import Choice, Choices
from hetman.terminal.kept import Kept
from hetman.terminal.lists import list_fitting, list_moves
from hetman.terminal.news import sentences
from hetman.terminal.words import shorten

if TYPE_CHECKING:
    from hetman.terminal.table import Table


class Answers:
    """Understands the answers of one person to one decision. Whatever is wrong changes nothing, and is explained."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.screen = table.screen
        self.choices: Choices = table.choices()

    def say(self, key: str, **args: object) -> str:
        return self.table.language.say(key, **args)

    def take(self, typed: str) -> bool:
        """Whether the position has changed, so that the question is a new one."""
        choice = self.choices.exactly(typed)
        if choice is not None:
            return self.make(choice)
        if not typed:
            return self.look("")
        command = commands.read(typed, self.table.language)
        if command is not None:
            return self.obey(*command)
        if typed.isascii() and typed.isdigit():
            return self.take_number(typed)
        return self.take_part(typed)

    # Moves

    def make(self, choice: Choice) -> bool:
        self.table.make(choice)
        return True

    def take_number(self, typed: str) -> bool:
        choice = self.choices.numbered(typed)
        if choice is not None:
            return self.make(choice)
        self.screen.tell(self.say("input-number", count=len(self.choices.all)))
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
        self.screen.tell(self.say("input-many", text=shorten(typed), count=len(found)))
        list_fitting(found, self.screen)

    def explain(self, typed: str) -> None:
        """Nothing fits: tell what would."""
        language = self.table.language
        self.screen.tell(self.say("input-illegal", move=shorten(typed)))
        near = [choice.phrase for choice in self.choices.nearest(typed)]
        command = commands.misspelt(typed, language)
        if command is not None:
            near.insert(0, command)
        if near:
            self.screen.tell(self.say("input-suggest", moves=language.listed(near, either=True)))
        else:
            self.screen.tell(self.say("table-hint"))

    # Commands

    def obey(self, command: str, rest: str) -> bool:
        if rest and command not in commands.TAKE_MORE:
            return self.explain_usage(command)
        changed: bool = getattr(self, command)(rest)
        return changed

    def explain_usage(self, command: str) -> bool:
        word = self.say(f"command-{command}.word")
        self.screen.tell(self.say("input-usage", word=word, usage=commands.usage(command, self.table.language)))
        return False

    def help(self, rest: str) -> bool:
        help.show_help(self.screen, self.table.language, self.choices.all[0].notation)
        return False

    def look(self, rest: str) -> bool:
        self.table.show()
        return False

    def moves(self, rest: str) -> bool:
        if not rest:
            list_moves(self.choices, self.screen, self.table.language, whole=True)
            return False
        found = self.choices.fitting(rest)
        if found:
            self.list_fitting(rest, found)
        else:
            self.explain(rest)
        return False

    def log(self, rest: str) -> bool:
        """Everything so far, as this seat may know it."""
        told = sentences(self.table.match.log(self.table.match.actor), self.table.language)
        self.screen.heading(self.say("list-log"))
        for sentence in told or [self.say("list-log-empty")]:
            self.screen.tell(sentence, indent=2)
        return False

    def rules(self, rest: str) -> bool:
        if rest:
            help.show_cards(self.screen, self.table.language, self.table.match.game, rest)
        else:
            help.show_rules(self.screen, self.table.language, self.table.match.game)
        return False

    def undo(self, rest: str) -> bool:
        return self.table.take_back(self.table.match.actor)

    def save(self, rest: str) -> bool:
        """Without a file, tell where the game is kept; with one, keep it there from now on."""
        table = self.table
        if not rest:
            if table.kept is None:
                return self.explain_usage("save")
            if table.save():
                self.screen.show(self.say("save-done", file=str(table.kept.path)))
            return False
        before, kept = table.kept, Kept(Path(rest).expanduser())
        if before is not None and kept.path.absolute() == before.path.absolute():
            return self.save("")
        if kept.path.exists():
            self.screen.tell(self.say("save-exists", file=str(kept.path)))
            return False
        table.kept = kept
        if table.save():
            self.screen.show(self.say("save-done", file=str(kept.path)))
            if before is not None:
                before.remove()
        else:
            table.kept = before
        return False

    def language(self, rest: str) -> bool:
        if not rest:
            return self.explain_usage("language")
        if rest not in LANGUAGES:
            codes = self.table.language.listed(LANGUAGES, either=True)
            self.screen.tell(self.say("language-unknown", code=rest, codes=codes))
            return False
        self.table.speak(rest)
        self.choices = self.table.choices()
        self.screen.tell(self.say("language-done"))
        return self.look("")

    def quit(self, rest: str) -> bool:
        raise commands.Leave
