"""A match at one keyboard: whose turn it is, what they see, and what they answer."""

from __future__ import annotations

import shlex
import time
from contextlib import suppress

from hetman.bots.base import Bot
from hetman.core.errors import CannotUndo
from hetman.core.match import Match
from hetman.core.seat import Seat
from hetman.language import Language, language
from hetman.terminal import commands, ending
from hetman.terminal.answers import Answers
from hetman.terminal.choices import Choice, Choices
from hetman.terminal.kept import Kept
from hetman.terminal.lists import list_moves
from hetman.terminal.news import news, sentences
from hetman.terminal.players import Company
from hetman.terminal.screen import FAINT, STRONG, Screen

INTERRUPTED = 130
"""The exit status that shells give a program stopped by Ctrl-C."""
SECONDS_BETWEEN_SAVES = 1.0
"""Among bots alone. A person's move is written at once."""


class Table:
    """People and bots at one match. `looking` is the seat whose secrets may be on the screen."""

    def __init__(self, match: Match, company: Company, screen: Screen, code: str, kept: Kept | None) -> None:
        self.match = match
        self.company = company
        self.bots: dict[int, Bot] = company.bots(match)
        self.screen = screen
        self.language: Language = self.spoken(code)
        self.kept = kept
        self.saved = 0.0
        self.looking: int | None = None

    def spoken(self, code: str) -> Language:
        game = self.match.game
        return language(code, game.folder, game.own_texts.get(code, "")).seated(self.company.names)

    def run(self) -> int:
        """Play until the game is over or somebody leaves; returns the exit status."""
        try:
            self.welcome()
            self.play()
        except commands.Leave:
            return self.leave(0)
        except EOFError:
            self.screen.show()
            self.screen.tell(self.language.say("input-ended"))
            return self.leave(0)
        except KeyboardInterrupt:
            self.screen.show()
            return self.leave(INTERRUPTED)
        except BaseException:
            # A closed pipe, a full disk, a fault in a bot: whatever ends the table, the game is kept.
            if self.kept is not None:
                with suppress(OSError):
                    self.kept.write(self.match, self.company)
            raise
        ending.tell_result(self.match, self.company, self.screen, self.language)
        ending.tell_files(self.kept, self.screen, self.language)
        return 0

    def welcome(self) -> None:
        say = self.language.say
        self.screen.heading(say("table-welcome", game=say("game-name")))
        for seat, player in enumerate(self.company.players):
            if seat in self.bots:
                name = f"bot-{player.kind}"
                known = say(name) if self.language.has(name) else player.kind
                self.screen.tell(say("table-bot", seat=("seat", seat), bot=known))
            else:
                self.screen.tell(say("table-person", seat=("seat", seat)))
        if self.company.people:
            self.screen.tell(say("table-hint"), FAINT)

    # Turns

    def play(self) -> None:
        told = 0
        while not self.match.over:
            if self.match.actor in self.bots:
                self.bot_moves(self.match.actor)
            else:
                self.person_moves(self.match.actor)
            if not self.company.people:
                told = self.report(told)
        self.save()

    def report(self, told: int) -> int:
        """Bots play among themselves: everything is told as it happens. Returns how many moves have been told."""
        seen = self.match.seen_entries(None)
        events = [event.seen_by(None) for entry in seen[told:] for event in entry.events]
        for sentence in sentences(events, self.language):
            self.screen.tell(sentence)
        return len(seen)

    def bot_moves(self, seat: int) -> None:
        self.match.play(self.bots[seat].choose(Seat(self.match.state, seat)))
        if time.monotonic() - self.saved > SECONDS_BETWEEN_SAVES:
            self.save()

    def person_moves(self, seat: int) -> None:
        """Ask until the position has changed."""
        self.save()
        if self.company.curtained and self.looking != seat:
            if self.curtain(seat):
                return
            self.screen.clear()
        self.looking = seat
        self.show()
        answers = Answers(self)
        while not answers.take(self.screen.ask(self.language.say("table-ask"))):
            pass

    def make(self, choice: Choice) -> None:
        self.match.play(choice.move)
        self.save()

    # What a person sees

    def choices(self) -> Choices:
        return Choices(self.match, self.language)

    def show(self) -> None:
        """News, position, question and legal moves for the seat that decides."""
        seat = self.match.actor
        told = sentences(news(self.match, seat), self.language)
        moved = any(entry.decision.seat == seat for entry in self.match.entries)
        self.screen.show()
        self.screen.heading(self.language.say("list-news" if moved else "list-log"))
        for sentence in told or [self.language.say("list-log-empty")]:
            self.screen.tell(sentence, indent=2)
        view = self.match.state.view(seat)
        self.screen.show()
        self.screen.show(self.match.game.sketch(view, self.language.say))
        self.screen.show()
        self.screen.tell(self.question(seat, self.language.prompt(view["prompt"])), STRONG)
        list_moves(self.choices(), self.screen, self.language)

    def question(self, seat: int, prompt: str) -> str:
        """Where one person has several seats, it must be said for which one to decide."""
        if len(self.company.people) == 1:
            return prompt
        return self.language.say("table-turn", seat=("seat", seat), prompt=prompt)

    def curtain(self, seat: int) -> bool:
        """Hide the screen until `seat` looks at it; whoever moved last may still take that back, which returns True."""
        if self.looking is not None:
            self.screen.clear()
        self.screen.show()
        self.screen.heading(self.language.say("curtain", seat=("seat", seat)))
        if self.looking is not None and self.match.can_undo(self.looking):
            self.screen.tell(self.language.say("curtain-undo", seat=("seat", self.looking)), FAINT)
        while True:
            typed = self.screen.ask(self.language.say("curtain-ask"))
            command = commands.read(typed, self.language)
            if command == ("quit", ""):
                raise commands.Leave
            if command == ("undo", "") and self.looking is not None:
                if self.take_back(self.looking):
                    return True
            elif not typed:
                return False

    # Taking back, speaking, leaving

    def take_back(self, seat: int) -> bool:
        """Go back to this seat's last decision; without other people, over the bots' answers too."""
        try:
            if self.match.free_undo:
                self.take_back_freely()
            else:
                self.match.undo(seat)
        except CannotUndo as error:
            self.screen.tell(self.language.say(f"undo-{error.reason}"))
            return False
        self.save()
        self.screen.tell(self.language.say("undo-done"))
        return True

    def take_back_freely(self) -> None:
        people = self.company.people
        if not any(entry.decision.seat in people for entry in self.match.entries):
            raise CannotUndo("start", "no person has decided yet")
        self.match.undo()
        while self.match.actor not in people:
            self.match.undo()

    def speak(self, code: str) -> None:
        self.language = self.spoken(code)

    def save(self) -> bool:
        """Write the game; what is in the way is told, and does not stop the game."""
        if self.kept is None:
            return False
        self.saved = time.monotonic()
        try:
            self.kept.write(self.match, self.company)
        except OSError as error:
            reason = error.strerror or str(error)
            self.screen.tell(self.language.say("save-failed", file=str(self.kept.path), reason=reason))
            return False
        return True

    def leave(self, status: int) -> int:
        """The game stays on disk, unless there is nothing in it that anybody decided."""
        say = self.language.say
        deciders = self.company.people or list(self.bots)
        begun = any(entry.decision.seat in deciders for entry in self.match.entries)
        if self.kept is not None and not begun:
            self.kept.remove()
            self.screen.tell(say("quit-done"))
        elif self.kept is not None and self.save():
            self.screen.tell(say("quit-done"))
            self.screen.show(say("save-resume", file=shlex.quote(str(self.kept.path))))
        else:
            self.screen.tell(say("quit-lost"))
        return status
