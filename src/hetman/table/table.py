"""A table: chairs around a match, and everything that those who sit there may do."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hetman.core.chance import read_seed
from hetman.core.decision import NATURE, Decision
from hetman.core.errors import CannotUndo, IllegalMove
from hetman.core.game import Game, Last, Setup
from hetman.core.match import Entry, Match
from hetman.core.record import Record
from hetman.core.state import State, seats_of
from hetman.table.chair import BOT, OPEN, PERSON, Chair, fresh_id
from hetman.table.levels import gentlest
from hetman.table.pace import Pace

LONGEST_MESSAGE = 300
MESSAGES = 200
"""How many messages of the chat a table keeps."""


class Refused(ValueError):
    """What may not be done at this table now. `key` names the sentence that tells a person why."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class Late(ValueError):
    """An answer to a decision that is no longer open."""


@dataclass(frozen=True)
class Message:
    """A line of the chat. `seat` is None for somebody who watches."""

    number: int
    seat: int | None
    name: str
    text: str
    when: float


@dataclass
class Table:
    """Chairs around a match. It waits until nobody is missing, then the match begins.

    The list of moves is the truth: a table can be made anew from its record, its seed and its chairs at any time.
    """

    setup: Setup
    chairs: list[Chair]
    seed: bytes = field(default_factory=lambda: read_seed(None))
    pace: Pace = field(default_factory=Pace)
    id: str = field(default_factory=fresh_id)
    host: str = ""
    """The guest who laid the table."""
    public: bool = False
    """Whether strangers may find it, to join or to watch."""
    device: bool = False
    """Whether its people pass one device round."""
    words: dict[int, str] = field(default_factory=dict)
    match: Match | None = None
    sealed: dict[int, list[int]] = field(default_factory=dict)
    """Secret answers, step by step, that wait for the others'. They reach the match together, so that nothing tells
    who was first."""
    settled: dict[int, float] = field(default_factory=dict)
    """What the clocks of those who have answered will show once the others have."""
    taken_back: int = 0
    """Makes the number of a decision unique although moves were taken back."""
    since: float = 0
    """When the clocks that run now were started."""
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    chat: list[Message] = field(default_factory=list)
    next: str | None = None
    """The table of the rematch."""
    before: tuple[tuple[int, int], State] | None = field(default=None, repr=False, compare=False)
    """The position before the last decision, for drawing its trail."""

    # What it is

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    @property
    def status(self) -> str:
        """`open` while somebody is missing, then `running`, then `over`."""
        if self.match is None:
            return "open"
        return "over" if self.match.over else "running"

    @property
    def playing(self) -> Match:
        """The match; Refused before it has begun."""
        if self.match is None:
            raise Refused("waiting", "the game has not begun: somebody is still missing")
        return self.match

    @property
    def people(self) -> list[int]:
        return [seat for seat in self.seats if self.chairs[seat].kind == PERSON]

    @property
    def names(self) -> dict[int, str]:
        return {seat: chair.name for seat, chair in enumerate(self.chairs) if chair.name}

    @property
    def alone(self) -> bool:
        """One person among bots takes back whatever that person likes."""
        return len(self.people) == 1 and not any(chair.kind == OPEN for chair in self.chairs)

    def seats_of_guest(self, guest: str) -> list[int]:
        return [seat for seat in self.seats if guest and guest in self.chairs[seat].guests]

    def seat_of_token(self, token: str) -> int | None:
        return next((seat for seat in self.seats if self.chairs[seat].token == token), None)

    # Sitting down

    def sit(self, seat: int, guest: str, name: str, word: str = "") -> None:
        """Take a chair that is free. The match begins when it was the last one."""
        if seat not in self.seats:
            raise Refused("no-seat", f"no seat {seat}: seats are 0 to {self.setup.seats - 1}")
        chair = self.chairs[seat]
        if chair.kind != OPEN:
            raise Refused("taken", "somebody sits there already")
        chair.kind, chair.name = PERSON, name
        chair.guests.add(guest)
        if word:
            self.words[seat] = word
        self.begin()

    def begin(self) -> None:
        """Start the match if nobody is missing."""
        if self.match is not None or any(chair.kind == OPEN for chair in self.chairs):
            return
        self.match = Match(
            self.game,
            seed=self.seed,
            seats=self.setup.seats,
            words=self.words,
            free_undo=self.alone,
            **self.setup.options,
        )
        for seat in self.people:
            self.chairs[seat].left = self.pace.start
        self.since = time.time()

    def resume(self, record: Record, sealed: Mapping[int, list[str]], conceded: int | None) -> None:
        """Take the match up where its record leaves it."""
        self.match = Match.resume(record, self.seed, free_undo=self.alone)
        self.match.conceded = conceded
        self.sealed = {seat: [self.game.parse(text) for text in texts] for seat, texts in sealed.items()}

    # Deciding

    @property
    def number(self) -> int:
        """The number of the open decision, never the same for two of them; of a secret choice it is the first one's."""
        return (len(self.match.seen_entries(None)) if self.match else 0) + self.taken_back

    def number_for(self, seat: int | None) -> int:
        """The number that the seat's own answer must name: within a secret choice its own steps count."""
        return self.number + (len(self.sealed.get(seat, ())) if seat is not None else 0)

    @property
    def choosing(self) -> list[int]:
        """The seats of the secret choice that runs, whether they have answered or not."""
        if self.match is None or self.match.over:
            return []
        return seats_of(int(self.match.state.stack[-1].sealed))

    @property
    def awaited(self) -> list[int]:
        """The seats that have still to decide. Who of a secret choice is among them must not be told to others."""
        if self.match is None or self.match.over:
            return []
        seats = self.choosing or [int(self.match.state.stack[-1].seat)]
        return [seat for seat in seats if self.decision(seat) is not None]

    def position_for(self, seat: int | None) -> State:
        """The position with the seat's own secret answers in it, and nobody else's."""
        state = self.playing.state
        if seat is None or seat not in self.choosing:
            return state
        own = state.copy()
        for move in self.sealed.get(seat, ()):
            raise_decision(own, seat)
            own.step(move)
        raise_decision(own, seat)
        return own

    def decision(self, seat: int) -> Decision[Any] | None:
        """The decision that is open to this seat."""
        if self.match is None or self.match.over:
            return None
        if self.choosing:
            return self.position_for(seat).sealed_for(seat) if seat in self.choosing else None
        top = self.match.state.stack[-1]
        return top if top.seat == seat else None

    def moves(self, seat: int) -> list[int]:
        """What this seat may do now."""
        decision = self.decision(seat)
        return [int(move) for move in decision.moves(self.position_for(seat))] if decision else []

    def play(self, seat: int, number: int, move: int | str) -> bool:
        """Answer decision `number`. False: this very answer was given before. Late: the decision is no longer open."""
        match = self.playing
        if self.repeated(seat, number, move):
            return False
        if number != self.number_for(seat):
            raise Late(f"decision {number} is no longer open: the table is at {self.number_for(seat)}")
        if match.over:
            raise Refused("over", "the game is over")
        decision = self.decision(seat)
        if decision is None:
            raise Refused("not-your-turn", "it is not your turn")
        packed = self.game.legal_for(self.position_for(seat), decision, move)
        if decision.sealed:
            self.seal(seat, packed)
        else:
            self.settle_clock(seat)
            match.play(packed)
            self.restart_clocks()
        return True

    def seal(self, seat: int, move: int) -> None:
        """A step of a secret answer. When nobody has one left, all of them take their places in the match."""
        left = self.left(seat, time.time())
        timed = self.runs(seat)
        self.sealed.setdefault(seat, []).append(move)
        if left is not None and timed and self.decision(seat) is None:
            self.settled[seat] = self.pace.after(left)
        if self.awaited:
            return
        match = self.playing
        for other, seconds in self.settled.items():
            self.chairs[other].left = seconds
        while self.choosing and self.sealed.get(match.actor):
            match.play(self.sealed[match.actor].pop(0))
        self.sealed = {other: steps for other, steps in self.sealed.items() if steps}
        self.settled.clear()
        self.restart_clocks()

    def repeated(self, seat: int, number: int, move: int | str) -> bool:
        """Whether the seat has already answered that decision with that move."""
        try:
            packed = self.game.parse(move) if isinstance(move, str) else move
        except ValueError:
            return False
        steps = self.sealed.get(seat, [])
        if number >= self.number:
            return number - self.number < len(steps) and steps[number - self.number] == packed
        place = number - self.taken_back
        entries = self.playing.entries
        if not 0 <= place < len(entries):
            return False
        first = self.first_of_choice(place)
        answers = [entry for entry in self.choice_from(first) if entry.decision.seat == seat]
        return place - first < len(answers) and answers[place - first].move == packed

    def first_of_choice(self, place: int) -> int:
        """Where the secret choice begins that the move there belongs to; the place itself for any other move."""
        entries = self.playing.entries
        group = entries[place].decision.sealed
        while group and place > 0 and entries[place - 1].decision.sealed == group:
            place -= 1
        return place

    def choice_from(self, place: int) -> list[Entry]:
        """The answers of the secret choice that begins there; the single move itself for any other."""
        entries = self.playing.entries
        group = entries[place].decision.sealed
        end = place + 1
        while group and end < len(entries) and entries[end].decision.sealed == group:
            end += 1
        return entries[place:end]

    def play_for(self, seat: int, number: int, text: str) -> None:
        """A bot's answer; one that comes too late, after an undo say, is dropped."""
        if number == self.number_for(seat) and seat in self.awaited and self.chairs[seat].thinks:
            self.play(seat, number, text)

    # What is seen

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat knows; of a secret choice that runs, its own answers and nobody else's."""
        return self.position_for(seat).view(seat)

    def last(self, seat: int | None) -> Last | None:
        """The last decision and what followed it, in the eyes of one seat; a secret choice counts as one."""
        entries = self.playing.entries
        place = len(entries) - 1
        while place >= 0 and entries[place].decision.seat == NATURE:
            place -= 1
        if place < 0:
            return None
        place = self.first_of_choice(place)
        if self.before is None or self.before[0] != (self.number, place):
            self.before = (self.number, place), self.position(place)
        events = [event.seen_by(seat) for entry in entries[place:] for event in entry.events]
        return Last(self.before[1].view(seat), events)

    def position(self, moves: int) -> State:
        """The position after the first `moves` moves."""
        state = self.game.begin(self.setup)
        for entry in self.playing.entries[:moves]:
            state.step(entry.move)
        return state

    # Taking back

    def can_undo(self, seat: int) -> bool:
        try:
            self.check_undo(seat)
        except (CannotUndo, Refused):
            return False
        return True

    def check_undo(self, seat: int) -> None:
        match = self.playing
        if match.over:
            raise CannotUndo("over", "the game is over, and its record is closed")
        if self.sealed.get(seat):
            return
        if not match.free_undo:
            if self.choosing:
                # An earlier decision would take the others' secret answers with it, or tell that there are some.
                raise CannotUndo("other", "a secret choice has begun since")
            match.undo_target(seat)
        elif not any(entry.decision.seat == seat for entry in match.entries):
            raise CannotUndo("start", "nothing has been decided yet")

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision; alone among bots, their answers to it as well."""
        self.check_undo(seat)
        match = self.playing
        if self.sealed.get(seat):
            self.sealed[seat].pop()
            self.settled.pop(seat, None)
            return
        self.sealed.clear()
        self.take_back(seat if not match.free_undo else None)
        while match.free_undo and match.actor != seat:
            self.take_back(None)
        self.restart_clocks()

    def take_back(self, seat: int | None) -> None:
        self.taken_back += self.playing.undo(seat) + 1

    def own_tail(self, seat: int) -> int:
        """How many decisions of this seat stand last, with nobody's and nothing between."""
        count = 0
        for entry in reversed(self.playing.entries):
            if entry.decision.seat != seat:
                break
            count += 1
        return count

    def can_reset(self, seat: int) -> bool:
        return self.match is not None and self.own_tail(seat) > 1 and self.can_undo(seat)

    def reset(self, seat: int) -> None:
        """Take back everything since the beginning of the seat's turn, as far as it can be."""
        self.check_undo(seat)
        for _ in range(self.own_tail(seat)):
            if not self.can_undo(seat):
                break
            self.take_back(seat)
        self.restart_clocks()

    # Leaving

    def concede(self, seat: int) -> None:
        """Give up: the other side wins, or, where there are several, a bot plays on for good."""
        if self.playing.over:
            raise Refused("over", "the game is over")
        if len(self.game.teams(self.setup.seats)) <= 2:
            self.chairs[seat].left = self.left(seat, time.time())
            self.playing.concede(seat)
        else:
            self.chairs[seat].kind, self.chairs[seat].level = BOT, gentlest()

    def hand_over(self, seat: int, level: str) -> None:
        """Let a bot play for somebody who is away."""
        if self.status != "running" or self.chairs[seat].kind != PERSON:
            raise Refused("nobody-away", "nobody is away from that seat")
        self.settle_clock(seat)
        self.chairs[seat].handed, self.chairs[seat].level = True, level
        self.restart_clocks()

    def come_back(self, seat: int) -> None:
        """The person takes the seat back from the bot."""
        if self.chairs[seat].handed:
            self.chairs[seat].handed = False
            self.restart_clocks()

    # Clocks

    def runs(self, seat: int) -> bool:
        """Whether the seat's clock runs: it is awaited, and no bot plays it."""
        return seat in self.awaited and self.chairs[seat].left is not None and not self.chairs[seat].thinks

    def left(self, seat: int, now: float) -> float | None:
        """The seconds that the seat has left."""
        if seat in self.settled:
            return self.settled[seat]
        left = self.chairs[seat].left
        return max(0.0, left - (now - self.since)) if left is not None and self.runs(seat) else left

    def shown_clock(self, seat: int, reader: int | None, now: float) -> tuple[float, bool] | None:
        """The seconds that a reader may see and whether they run. In a secret choice all the others' clocks do."""
        left = self.chairs[seat].left
        if left is None:
            return None
        if seat in self.choosing and seat != reader and not self.chairs[seat].thinks:
            return max(0.0, left - (now - self.since)), True
        return self.left(seat, now) or 0.0, self.runs(seat)

    def settle_clock(self, seat: int) -> None:
        """The seat has decided: its clock stops, and it gets what its pace gives for a decision."""
        left = self.left(seat, time.time())
        if left is not None and self.runs(seat):
            self.chairs[seat].left = self.pace.after(left)

    def restart_clocks(self) -> None:
        self.since = time.time()

    def flag(self, now: float) -> bool:
        """Whether somebody's time was up, and was dealt with."""
        fallen = [seat for seat in self.awaited if self.runs(seat) and self.left(seat, now) == 0]
        for seat in fallen:
            if self.status == "running":
                self.chairs[seat].left = 0.0
                self.concede(seat)
        return bool(fallen)

    def next_flag(self, now: float) -> float | None:
        """How many seconds until somebody's time is up."""
        left = [self.left(seat, now) for seat in self.awaited if self.runs(seat)]
        return min((seconds for seconds in left if seconds is not None), default=None)

    # Talking, and playing again

    def say(self, seat: int | None, name: str, text: str) -> None:
        line = " ".join(text.split())
        if not line or len(line) > LONGEST_MESSAGE or not line.isprintable():
            raise Refused("message", f"a message has 1 to {LONGEST_MESSAGE} characters")
        number = self.chat[-1].number + 1 if self.chat else 1
        self.chat = [*self.chat, Message(number, seat, name, line, time.time())][-MESSAGES:]

    def rematch(self) -> Table:
        """The same company at a new table, everybody one chair further."""
        if self.status != "over":
            raise Refused("not-over", "the game is not over yet")
        chairs = [self.chairs[seat - 1].again() for seat in self.seats]
        again = Table(self.setup, chairs, pace=self.pace, host=self.host, public=self.public, device=self.device)
        again.begin()
        self.next = again.id
        return again


def raise_decision(state: State, seat: int) -> None:
    """Put the seat's part of a secret choice on top: it depends on nobody else's."""
    decision = state.sealed_for(seat)
    if decision is not None:
        place = max(at for at, other in enumerate(state.stack) if other is decision)
        state.stack.append(state.stack.pop(place))


def continued(record: Record, moves: int, chairs: list[Chair], host: str) -> Table:
    """A new table that goes on from a finished game as it was after so many moves, with the same dice ahead."""
    if record.seed is None:
        raise Refused("no-seed", "the record of a game that still runs holds no seed to go on with")
    if not 0 <= moves <= len(record.moves):
        raise Refused("no-move", f"the record has {len(record.moves)} moves; {moves} is out of range")
    game = record.found_game()
    table = Table(
        game.setup(record.seats, **record.options),
        chairs,
        seed=bytes.fromhex(record.seed),
        host=host,
        words=dict(record.words),
    )
    start = Record(**{**vars(record), "moves": list(record.moves[:moves]), "undone": []})
    start.result = start.seed = start.conceded = None
    table.resume(start, {}, None)
    table.since = time.time()
    return table


__all__ = ["NATURE", "IllegalMove", "Late", "Message", "Refused", "Table", "continued"]
