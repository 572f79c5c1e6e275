"""Showing a record again, move by move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hetman.core.chronicle import Chronicle, Event
from hetman.core.decision import NATURE, Decision
from hetman.core.record import Record
from hetman.core.state import State
from hetman.core.verbs import HIDDEN
from hetman.language import Language, language
from hetman.terminal import commands
from hetman.terminal.ending import tell_winners
from hetman.terminal.news import sentences
from hetman.terminal.screen import FAINT, Screen


@dataclass(frozen=True)
class Frame:
    """One move of a record: what it answered, what the chronicle tells of it, and the position after it."""

    number: int
    decision: Decision[Any]
    move: int
    events: list[Event]
    state: State


class Replay:
    """A record before somebody's eyes: those of `seat`, or everybody's when it is None.

    Of a finished game everybody may see everything. A running one shows what a spectator sees.
    """

    def __init__(self, record: Record, code: str, seat: int | None = None) -> None:
        self.record = record
        self.game = record.found_game()
        self.finished = record.seed is not None
        self.seat = seat
        if seat is not None and not 0 <= seat < record.seats:
            raise ValueError(f"no seat {seat}: seats are 0 to {record.seats - 1}")
        if seat is not None and not self.finished:
            raise ValueError("the game in this record still runs: no seat's secrets are shown before its end")
        self.language: Language = language(code, self.game.folder, self.game.own_texts.get(code, ""))
        self.start = record.start()
        self.frames = self.unsealed(self.read_frames())
        if self.finished:
            record.check_result(self.position(len(self.frames)))

    def read_frames(self) -> list[Frame]:
        """All moves, up to the first one of which something is hidden."""
        frames = []
        state = self.start.copy()
        for number, made in enumerate(self.record.moves, 1):
            if HIDDEN in made.text.split():
                break
            decision = state.stack[-1] if state.stack else None
            chronicle = Chronicle()
            state.chronicle = chronicle
            self.record.replay_move(state, number, made)
            assert decision is not None, "a move after the end does not replay"
            move = self.game.parse(made.text)
            events = [self.game.event(decision, move), *chronicle.events]
            frames.append(Frame(number, decision, move, events, state.copy()))
        return frames

    def unsealed(self, frames: list[Frame]) -> list[Frame]:
        """Without the answers to a secret choice that still runs."""
        if frames and frames[-1].state.stack and frames[-1].state.stack[-1].sealed:
            while frames and frames[-1].decision.sealed:
                frames.pop()
        return frames

    def position(self, number: int) -> State:
        return self.frames[number - 1].state if number else self.start

    def told(self, frame: Frame) -> list[str]:
        everything = self.finished and self.seat is None
        events = [
            {"key": event.key, "args": event.args} if everything else event.seen_by(self.seat) for event in frame.events
        ]
        return sentences(events, self.language)

    def notation(self, frame: Frame) -> str:
        seen = self.finished and self.seat in (None, frame.decision.witness)
        return self.game.verbs.notation(frame.move, hidden=not seen)

    # On the screen

    def show(self, screen: Screen, to: int | None = None) -> None:
        """Everything up to move `to`, and the position then."""
        last = len(self.frames) if to is None else min(to, len(self.frames))
        self.head(screen)
        width = len(str(last))
        for frame in self.frames[:last]:
            for place, sentence in enumerate(self.told(frame)):
                label = str(frame.number) if place == 0 else ""
                screen.tell(f"{label:>{width}}  {sentence}")
        self.show_position(screen, last)
        self.tail(screen, last)

    def step(self, screen: Screen, to: int = 0) -> None:
        """One decision after the other, as the reader asks for them."""
        say = self.language.say
        self.head(screen)
        screen.tell(say("replay-keys"), FAINT)
        at = min(to, len(self.frames))
        if not at:
            screen.tell(say("replay-start"))
        self.show_position(screen, at)
        while True:
            if at == len(self.frames):
                self.tail(screen, at)
            typed = screen.ask(say("replay-ask"))
            if commands.read(typed, self.language) == ("quit", "") or (not typed and at == len(self.frames)):
                return
            target = self.target(typed, at)
            if target is None:
                screen.tell(say("replay-number", count=len(self.frames)))
            else:
                self.show_steps(screen, at if not typed else max(target - 1, 0), target)
                at = target

    def target(self, typed: str, at: int) -> int | None:
        """The move to go to: the next that a seat made, or the one whose number was typed."""
        if not typed:
            return self.next_decision(at)
        known = typed.isascii() and typed.isdigit() and int(typed) <= len(self.frames)
        return int(typed) if known else None

    def next_decision(self, at: int) -> int:
        """The number of the next move that a seat made, or of the last move."""
        later = [frame.number for frame in self.frames[at:] if frame.decision.seat != NATURE]
        return later[0] if later else len(self.frames)

    def show_steps(self, screen: Screen, before: int, at: int) -> None:
        screen.show()
        for frame in self.frames[before:at]:
            count = len(self.record.moves)
            step = self.language.say("replay-step", number=frame.number, count=count, move=self.notation(frame))
            screen.tell(step, FAINT)
            for sentence in self.told(frame):
                screen.tell(sentence, indent=2)
        self.show_position(screen, at)

    def show_position(self, screen: Screen, number: int) -> None:
        screen.show()
        screen.show(self.game.sketch(self.position(number).view(self.seat), self.language.say))
        screen.show()

    def head(self, screen: Screen) -> None:
        say = self.language.say
        screen.heading(say("replay-heading", game=say("game-name"), count=len(self.record.moves)))

    def tail(self, screen: Screen, at: int) -> None:
        say = self.language.say
        if at == len(self.record.moves) and self.finished:
            tell_winners(self.position(at), screen, self.language)
        elif at == len(self.frames) < len(self.record.moves):
            screen.tell(say("replay-hidden"))
        elif at == len(self.frames):
            screen.tell(say("replay-open"))
