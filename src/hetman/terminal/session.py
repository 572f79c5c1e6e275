"""A match at one keyboard: the order of players, what they see, and their answers."""

from __future__ import annotations

import shlex
import sys
import time
import traceback
from collections.abc import Iterable
from contextlib import suppress

from hetman.bots.base import Bot, chosen_move
from hetman.core.errors import CannotUndo
from hetman.core.match import Match
from hetman.core.players import first_players
from hetman.core.replay import seen_events
from hetman.core.seat import Seat
from hetman.language import Language
from hetman.presentation.log import SeenEvent, events_since_own_decision, sentences
from hetman.presentation.names import level_name
from hetman.presentation.texts import texts_of
from hetman.terminal import commands
from hetman.terminal.choices import Choice, Choices
from hetman.terminal.errors import FAULTY, INTERRUPTED
from hetman.terminal.input import Input
from hetman.terminal.move_list import list_moves
from hetman.terminal.players import Company
from hetman.terminal.result import show_end, show_files
from hetman.terminal.saved_games import SavedGame
from hetman.terminal.screen import FAINT, STRONG, Screen
from hetman.terminal.table_text import TableText
from hetman.terminal.take_back import take_back

SECONDS_BETWEEN_SAVES = 1.0
"""The limit for a game of bots. A person's move is saved at once."""


class BotFailure(Exception):
    """A bot raised an error or made an illegal move."""

    def __init__(self, seat: int, error: Exception) -> None:
        super().__init__(seat, error)
        self.seat = seat
        self.error = error


class Session:
    """People and bots at one match. `looking` is the seat whose secrets may be on the screen."""

    def __init__(self, match: Match, company: Company, screen: Screen, code: str, saved: SavedGame | None) -> None:
        self.match = match
        self.company = company
        # They stay from the first move to the last, so that a record in format 1 can name them now.
        match.players = match.players or first_players(company.recorded, match.setup.seats)
        self.bots: dict[int, Bot] = company.bots(match)
        self.screen = screen
        self.language: Language = self.spoken(code)
        self.saved = saved
        self.saved_at = 0.0
        self.looking: int | None = None
        self.text = TableText()

    def spoken(self, code: str) -> Language:
        return texts_of(self.match.game, code).seated(self.company.names)

    def run(self) -> int:
        """Play until the game is over or a person leaves. Returns the exit status."""
        try:
            self.welcome()
            self.play()
        except commands.Leave:
            return self.leave(0)
        except EOFError:
            self.screen.show()
            self.screen.write(self.language.say("input-ended"))
            return self.leave(0)
        except KeyboardInterrupt:
            self.screen.show()
            return self.leave(INTERRUPTED)
        except BotFailure as failure:
            return self.bot_failed(failure)
        except BaseException:
            # The game is saved after any error: a closed pipe, a full disk, a fault in a bot.
            if self.saved is not None:
                with suppress(OSError):
                    self.saved.write(self.match, self.company)
            raise
        show_end(self.match, self.company, self.screen, self.language)
        show_files(self.saved, self.screen, self.language)
        return 0

    def welcome(self) -> None:
        say = self.language.say
        self.screen.heading(say("table-welcome", game=say("game-name")))
        for seat, player in enumerate(self.company.players):
            if seat in self.bots:
                known = level_name(player.kind, self.language)
                self.screen.write(say("table-bot", seat=("seat", seat), bot=known))
            else:
                self.screen.write(say("table-person", seat=("seat", seat)))
        if self.company.people:
            self.screen.write(say("table-hint"), FAINT)

    # Turns

    def play(self) -> None:
        shown = 0
        while not self.match.over:
            if self.match.actor in self.bots:
                self.bot_moves(self.match.actor)
            else:
                self.person_moves(self.match.actor)
            if not self.company.people:
                shown = self.report(shown)
        self.save()

    def report(self, shown: int) -> int:
        """Show moves as they happen in a game of bots. Returns how many moves have been shown."""
        seen = self.match.seen_entries(None)
        for sentence in sentences(seen_events(seen[shown:], None), self.language):
            self.screen.write(sentence)
        return len(seen)

    def bot_moves(self, seat: int) -> None:
        try:
            move = chosen_move(self.bots[seat], Seat(self.match.state, seat))
        except Exception as error:
            raise BotFailure(seat, error) from error
        self.match.play(move)
        if time.monotonic() - self.saved_at > SECONDS_BETWEEN_SAVES:
            self.save()

    def person_moves(self, seat: int) -> None:
        """Ask until the position has changed."""
        self.save()
        if self.company.curtained and self.looking != seat:
            if self.curtain(seat):
                return
            self.screen.clear()
            self.text.forget()
        self.looking = seat
        self.show()
        typed = Input(self)
        while not typed.take(self.screen.ask(self.language.say("table-ask"))):
            pass

    def make(self, choice: Choice) -> None:
        self.match.play(choice.move)
        self.save()

    # What a person sees

    def choices(self) -> Choices:
        match = self.match
        return Choices(match.game, match.state.stack[-1], match.state.moves(), self.language)

    def show(self, whole: bool = False) -> None:
        """News, what has changed on the table, and directly above the question what it needs.

        `whole` shows the table even if it looks as before.
        """
        seat = self.match.actor
        moved = any(entry.decision.seat == seat for entry in self.match.entries)
        self.screen.show()
        self.show_news("list-news" if moved else "list-log", events_since_own_decision(self.match, seat))
        view = self.match.state.view(seat)
        self.text.show(self.screen, self.match.game, view, self.language, whole)
        self.screen.write(self.question(seat, self.language.prompt(view["prompt"])), STRONG)
        list_moves(self.choices(), self.screen, self.language)

    def show_news(self, heading: str, events: Iterable[SeenEvent]) -> None:
        """Print events as sentences under the heading with this key."""
        self.screen.heading(self.language.say(heading))
        for sentence in sentences(events, self.language) or [self.language.say("list-log-empty")]:
            self.screen.write(sentence, indent=2)

    def question(self, seat: int, prompt: str) -> str:
        """Return the prompt. It names the seat unless one person has one seat."""
        if len(self.company.people) == 1:
            return prompt
        return self.language.say("table-turn", seat=("seat", seat), prompt=prompt)

    def curtain(self, seat: int) -> bool:
        """Hide the screen until the player of `seat` is there. Returns True if the last player undid a move instead."""
        if self.looking is not None:
            self.screen.clear()
        self.screen.show()
        self.screen.heading(self.language.say("curtain", seat=("seat", seat)))
        if self.looking is not None and self.match.can_undo(self.looking):
            self.screen.write(self.language.say("curtain-undo", seat=("seat", self.looking)), FAINT)
        while True:
            typed = self.screen.ask(self.language.say("curtain-ask"))
            command = commands.read_command(typed, self.language)
            if command == ("quit", ""):
                raise commands.Leave
            if command == ("undo", "") and self.looking is not None:
                if self.take_back(self.looking):
                    return True
            elif not typed:
                return False

    # Undo, save, leave

    def take_back(self, seat: int) -> bool:
        """Go back to this seat's last decision. Without other people, the answers of bots are undone too."""
        try:
            take_back(self.match, self.company, seat)
        except CannotUndo as error:
            self.screen.write(self.language.say(f"undo-{error.reason}"))
            return False
        self.save()
        self.screen.write(self.language.say("undo-done"))
        return True

    def speak(self, code: str) -> None:
        self.language = self.spoken(code)

    def save(self) -> bool:
        """Save the game. An error is shown and does not stop the game."""
        if self.saved is None:
            return False
        self.saved_at = time.monotonic()
        fault = self.saved.fault(self.match, self.company, self.language)
        if fault:
            self.screen.write(fault)
        return not fault

    def bot_failed(self, failure: BotFailure) -> int:
        """Show the traceback of a bot, and where its game is saved. Returns the exit status."""
        traceback.print_exception(failure.error, file=sys.stderr)
        say, error = self.language.say, failure.error
        reason = f"{type(error).__name__}: {error}"
        self.screen.write(say("bot-failed", bot=self.company.players[failure.seat].kind, reason=reason))
        if self.saved is not None and self.save():
            self.screen.show(say("bot-failed-file", file=str(self.saved.path)))
        return FAULTY

    def leave(self, status: int) -> int:
        """Leave the table. The game stays on disk if a person has decided something."""
        say = self.language.say
        deciders = self.company.people or list(self.bots)
        begun = any(entry.decision.seat in deciders for entry in self.match.entries)
        if self.saved is not None and not begun:
            self.saved.remove()
            self.screen.write(say("quit-done"))
        elif self.saved is not None and self.save():
            self.screen.write(say("quit-done"))
            self.screen.show(say("save-resume", file=shlex.quote(str(self.saved.path))))
        else:
            self.screen.write(say("quit-lost"))
        return status
