"""A record on the screen, move by move."""

from __future__ import annotations

from hetman.core.decision import NATURE
from hetman.core.record import Record
from hetman.presentation.log import sentences
from hetman.presentation.players import player_lines
from hetman.presentation.replay import Replay
from hetman.presentation.texts import texts_of
from hetman.terminal import commands
from hetman.terminal.result import show_result
from hetman.terminal.screen import FAINT, Screen


class ReplayScreen:
    """A record as `seat` saw it, or with everything if `seat` is None and the game is over.

    A running game is shown as a spectator sees it.
    """

    def __init__(self, record: Record, code: str, seat: int | None = None) -> None:
        self.replay = Replay(record)
        self.record = record
        self.entries = self.replay.entries
        self.seat = seat
        if seat is not None and not 0 <= seat < record.seats:
            raise ValueError(f"seat must be from 0 to {record.seats - 1}, got {seat}")
        if seat is not None and not self.replay.finished:
            raise ValueError("the game in this record still runs: secrets of a seat are shown after its end only")
        self.language = texts_of(self.replay.game, code)

    def lines(self, number: int) -> list[str]:
        """The sentences of a move, counted from 1."""
        events = self.replay.events([self.entries[number - 1]], self.seat, everything=self.seat is None)
        return sentences(events, self.language)

    def notation(self, number: int) -> str:
        entry = self.entries[number - 1]
        seen = self.replay.finished and self.seat in (None, entry.decision.witness)
        return self.replay.game.verbs.notation(entry.move, hidden=not seen)

    # On the screen

    def show(self, screen: Screen, to: int | None = None) -> None:
        """Show everything up to move `to`, and the position then."""
        last = len(self.entries) if to is None else min(to, len(self.entries))
        self.head(screen)
        width = len(str(last))
        for number in range(1, last + 1):
            for index, sentence in enumerate(self.lines(number)):
                label = str(number) if index == 0 else ""
                screen.write(f"{label:>{width}}  {sentence}")
        self.show_position(screen, last)
        self.tail(screen, last)

    def step(self, screen: Screen, to: int = 0) -> None:
        """Show one decision after the other, as the viewer asks for them."""
        say = self.language.say
        self.head(screen)
        screen.write(say("replay-keys"), FAINT)
        at = min(to, len(self.entries))
        if not at:
            screen.write(say("replay-start"))
        self.show_position(screen, at)
        while True:
            if at == len(self.entries):
                self.tail(screen, at)
            typed = screen.ask(say("replay-ask"))
            if commands.read_command(typed, self.language) == ("quit", "") or (not typed and at == len(self.entries)):
                return
            target = self.target(typed, at)
            if target is None:
                screen.write(say("replay-number", count=len(self.entries)))
            else:
                self.show_steps(screen, at if not typed else max(target - 1, 0), target)
                at = target

    def target(self, typed: str, at: int) -> int | None:
        """The move to go to: the next that a seat made, or the one whose number was typed."""
        if not typed:
            return self.next_decision(at)
        known = typed.isascii() and typed.isdigit() and int(typed) <= len(self.entries)
        return int(typed) if known else None

    def next_decision(self, at: int) -> int:
        """The number of the next move that a seat made, or of the last move."""
        later = enumerate(self.entries[at:], at + 1)
        return next((number for number, entry in later if entry.decision.seat != NATURE), len(self.entries))

    def show_steps(self, screen: Screen, before: int, at: int) -> None:
        screen.show()
        count = len(self.record.moves)
        for number in range(before + 1, at + 1):
            step = self.language.say("replay-step", number=number, count=count, move=self.notation(number))
            screen.write(step, FAINT)
            for sentence in self.lines(number):
                screen.write(sentence, indent=2)
        self.show_position(screen, at)

    def show_position(self, screen: Screen, number: int) -> None:
        view = self.replay.position(number).view(self.seat)
        screen.block(self.replay.game.plain_text(view, self.language.say))

    def head(self, screen: Screen) -> None:
        say = self.language.say
        screen.heading(say("replay-heading", game=say("game-name"), count=len(self.record.moves)))
        for line in player_lines(self.record, self.language):
            screen.write(line)

    def tail(self, screen: Screen, at: int) -> None:
        say = self.language.say
        if at == len(self.record.moves) and self.replay.finished:
            end = self.replay.frames[-1].state
            show_result(self.record.winners(end), end.scores(), screen, self.language)
        elif at == len(self.entries) and not self.replay.complete:
            screen.write(say("replay-hidden"))
        elif at == len(self.entries):
            screen.write(say("replay-open"))
