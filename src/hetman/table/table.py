"""A table: chairs around a match, and everything that the people there may do."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from hetman.bots.levels import gentlest
from hetman.core.chance import read_seed
from hetman.core.errors import CannotUndo, IllegalMove
from hetman.core.game import Game, Last, Setup
from hetman.core.match import Match
from hetman.core.record import Record
from hetman.core.replay import choice_around
from hetman.core.sealed import choosing, raise_decision
from hetman.table.chair import BOT, OPEN, PERSON, Chair, fresh_id
from hetman.table.chat import Message, with_message
from hetman.table.clocks import Clocks
from hetman.table.errors import Late, Refused
from hetman.table.time_control import TimeControl


@dataclass
class Table:
    """Chairs around a match, which starts when every chair is taken.

    The list of moves is the truth: a table can be built again from its record, its seed and its chairs.
    """

    setup: Setup
    chairs: list[Chair]
    seed: bytes = field(default_factory=lambda: read_seed(None))
    time_control: TimeControl = field(default_factory=TimeControl)
    delay: float | None = None
    """Seconds that bots wait before they move. None: as long as at other tables of the server."""
    id: str = field(default_factory=fresh_id)
    host: str = ""
    """The guest who created the table."""
    public: bool = False
    """Whether strangers may find it, to join or to watch."""
    device: bool = False
    """Whether its people share one device."""
    words: dict[int, str] = field(default_factory=dict)
    match: Match | None = None
    taken_back: int = 0
    """Moves that were undone: they keep the number of a decision unique."""
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    chat: list[Message] = field(default_factory=list)
    next: str | None = None
    """The table of the rematch."""
    clocks: Clocks = field(init=False)

    def __post_init__(self) -> None:
        self.clocks = Clocks(self.time_control, self.chairs)

    # What it is

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    @property
    def status(self) -> str:
        """`open` while a chair is free, then `running`, then `over`."""
        if self.match is None:
            return "open"
        return "over" if self.match.over else "running"

    @property
    def playing(self) -> Match:
        """The match. Raises Refused before it has started."""
        if self.match is None:
            raise Refused("waiting", "the game has not started: a chair is still free")
        return self.match

    @property
    def people(self) -> list[int]:
        return [seat for seat in self.seats if self.chairs[seat].kind == PERSON]

    @property
    def alone(self) -> bool:
        """Whether one person plays among bots, and may undo anything."""
        return len(self.people) == 1 and not any(chair.kind == OPEN for chair in self.chairs)

    def seats_of_guest(self, guest: str) -> list[int]:
        return [seat for seat in self.seats if guest and guest in self.chairs[seat].guests]

    def seat_of_token(self, token: str) -> int | None:
        return next((seat for seat in self.seats if self.chairs[seat].token == token), None)

    # Sitting down

    def sit(self, seat: int, guest: str, name: str, word: str = "") -> None:
        """Take a free chair. The match starts when it was the last one."""
        if seat not in self.seats:
            raise Refused("no-seat", f"no seat {seat}: seats are 0 to {self.setup.seats - 1}")
        chair = self.chairs[seat]
        if chair.kind != OPEN:
            raise Refused("taken", "this chair is taken")
        chair.kind, chair.name = PERSON, name
        chair.guests.add(guest)
        if word:
            self.words[seat] = word
        self.begin()

    def begin(self) -> None:
        """Start the match if every chair is taken."""
        if self.match is not None or any(chair.kind == OPEN for chair in self.chairs):
            return
        self.match = Match(
            self.game,
            seed=self.seed,
            seats=self.setup.seats,
            words=self.words,
            players={seat: str(chair.player) for seat, chair in enumerate(self.chairs)},
            free_undo=self.alone,
            **self.setup.options,
        )
        self.clocks.start(time.time())

    def resume(self, record: Record, sealed: Sequence[tuple[int, str]] = (), conceded: int | None = None) -> None:
        """Continue the match from its record and the sealed answers that are not in it yet."""
        self.match = Match.resume(record, self.seed, free_undo=self.alone)
        self.match.conceded = conceded
        for seat, text in sealed:
            self.match.seal(seat, text)

    # Deciding

    @property
    def number(self) -> int:
        """The number of the open decision, unique within the table. A sealed choice has the number of its first one."""
        return (len(self.match.seen_entries(None)) if self.match else 0) + self.taken_back

    def number_for(self, seat: int | None) -> int:
        """The number that the seat's answer must name. In a sealed choice the seat's own steps count."""
        return self.number + (len(self.match.sealed.of(seat)) if self.match else 0)

    @property
    def choosing(self) -> list[int]:
        """The seats of the sealed choice that runs, whether they have answered or not."""
        return self.match.choosing if self.match else []

    @property
    def awaited(self) -> list[int]:
        """The seats that still have to decide. Others must not learn which of a sealed choice are among them."""
        return self.match.awaited if self.match else []

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat."""
        return self.match.moves(seat) if self.match else []

    def play(self, seat: int, number: int, move: int | str) -> bool:
        """Answer decision `number`. Returns False if the same answer was given before."""
        match = self.playing
        if self.repeated(seat, number, move):
            return False
        if number != self.number_for(seat):
            raise Late(f"decision {number} is closed; the open one is {self.number_for(seat)}")
        if match.over:
            raise Refused("over", "the game is over")
        decision = match.decision(seat)
        if decision is None:
            raise Refused("not-your-turn", "it is not your turn")
        packed = self.game.legal_for(match.position_for(seat), decision, move)
        if decision.sealed:
            self.seal(seat, packed)
        else:
            self.clocks.stop(seat, self.awaited, time.time())
            match.play(packed)
            self.restart_clocks()
        return True

    def play_all(self, seat: int, number: int, moves: Sequence[str]) -> bool:
        """Answer with all moves of a draft or with none. Returns False if the same answer was given before."""
        if self.repeated(seat, number, moves[0]):
            return False
        if len(moves) > 1 and number == self.number_for(seat) and seat in self.awaited:
            self.check_draft(seat, moves)
        for place, move in enumerate(moves):
            self.play(seat, number + place, move)
        return True

    def check_draft(self, seat: int, moves: Sequence[str]) -> None:
        """Raise IllegalMove unless the seat may make all these moves, with nobody else and no chance between them."""
        state = self.playing.position_for(seat).copy()
        for move in moves:
            decision = state.sealed_for(seat) if choosing(state) else state.stack[-1] if state.stack else None
            if decision is None or decision.seat != seat:
                raise IllegalMove(f"{move!r} comes after the end of your decision: send it later")
            state.step(self.game.legal_for(state, decision, move))
            raise_decision(state, seat)

    def seal(self, seat: int, move: int) -> None:
        """Keep a step of a sealed answer. When all are in, they take their places in the match."""
        match, awaited, now = self.playing, self.awaited, time.time()
        match.seal(seat, move)
        if match.decision(seat) is None:
            self.clocks.stop(seat, awaited, now, sealed=True)
        if self.awaited:
            return
        self.clocks.apply_settled()
        match.resolve()
        self.restart_clocks()

    def repeated(self, seat: int, number: int, move: int | str) -> bool:
        """Whether the seat has already answered that decision with that move."""
        try:
            packed = self.game.parse(move) if isinstance(move, str) else move
        except ValueError:
            return False
        steps = self.playing.sealed.of(seat)
        if number >= self.number:
            return number - self.number < len(steps) and steps[number - self.number] == packed
        place = number - self.taken_back
        entries = self.playing.entries
        if not 0 <= place < len(entries):
            return False
        choice = choice_around(entries, place)
        answers = [entries[at] for at in choice if entries[at].decision.seat == seat]
        step = place - choice.start
        return step < len(answers) and answers[step].move == packed

    def play_for(self, seat: int, number: int, text: str) -> None:
        """Play a bot's answer. One that comes too late, for example after an undo, is dropped."""
        if number == self.number_for(seat) and seat in self.awaited and self.chairs[seat].thinks:
            self.play(seat, number, text)

    # What is seen

    def last(self, seat: int | None) -> Last | None:
        """The last decision and what followed it, as one seat saw them."""
        return self.playing.last(seat)

    # Undo

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
        if match.sealed.of(seat):
            return
        if not match.free_undo:
            if self.choosing:
                # Undoing an earlier decision would drop sealed answers of others, or show that there are some.
                raise CannotUndo("other", "a sealed choice has started since")
            match.undo_target(seat)
        elif not any(entry.decision.seat == seat for entry in match.entries):
            raise CannotUndo("start", "nothing has been decided yet")

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, and alone among bots also their answers to it."""
        self.check_undo(seat)
        match = self.playing
        if match.sealed.of(seat):
            match.sealed.withdraw(seat)
            self.clocks.settled.pop(seat, None)
            return
        match.sealed.clear()
        self.take_back(seat if not match.free_undo else None)
        while match.free_undo and match.actor != seat:
            self.take_back(None)
        self.restart_clocks()

    def take_back(self, seat: int | None) -> None:
        self.taken_back += self.playing.undo(seat) + 1

    def own_tail(self, seat: int) -> int:
        """How many of the last moves are decisions of this seat, without a break."""
        count = 0
        for entry in reversed(self.playing.entries):
            if entry.decision.seat != seat:
                break
            count += 1
        return count

    def can_reset(self, seat: int) -> bool:
        return self.match is not None and self.own_tail(seat) > 1 and self.can_undo(seat)

    def reset(self, seat: int) -> None:
        """Take back the seat's whole turn, as far as that is possible."""
        self.check_undo(seat)
        for _ in range(self.own_tail(seat)):
            if not self.can_undo(seat):
                break
            self.take_back(seat)
        self.restart_clocks()

    # Leaving

    def concede(self, seat: int) -> None:
        """Give up: the other side wins. Among several sides a bot takes the seat for good."""
        if self.playing.over:
            raise Refused("over", "the game is over")
        if len(self.game.teams(self.setup.seats)) <= 2:
            self.chairs[seat].left = self.clocks.left(seat, self.awaited, time.time())
            self.playing.concede(seat)
        else:
            self.chairs[seat].kind, self.chairs[seat].level = BOT, gentlest()
            self.note_player(seat)

    def hand_over(self, seat: int, level: str) -> None:
        """Let a bot play for somebody who is away."""
        if self.status != "running" or self.chairs[seat].kind != PERSON:
            raise Refused("nobody-away", "no person plays this seat")
        self.clocks.stop(seat, self.awaited, time.time())
        self.chairs[seat].handed, self.chairs[seat].level = True, level
        self.note_player(seat)
        self.restart_clocks()

    def come_back(self, seat: int) -> None:
        """The person takes the seat back from the bot."""
        if self.chairs[seat].handed:
            self.chairs[seat].handed = False
            self.note_player(seat)
            self.restart_clocks()

    def replace_bot(self, seat: int, level: str) -> None:
        """Let another bot play on for one that failed."""
        self.chairs[seat].level = level
        self.note_player(seat)

    def note_player(self, seat: int) -> None:
        """Note for the record who plays the seat from now on."""
        self.playing.seat_player(seat, self.chairs[seat].player)

    # Clocks

    def shown_clock(self, seat: int, viewer: int | None, now: float) -> tuple[float, bool] | None:
        """The seconds that a viewer may see, and whether they run. In a sealed choice all others' clocks run."""
        hidden = seat in self.choosing and seat != viewer
        return self.clocks.shown(seat, hidden, self.awaited, now)

    def restart_clocks(self) -> None:
        self.clocks.since = time.time()

    def flag(self, now: float) -> bool:
        """Concede for every seat whose time is up. Returns whether there was one."""
        fallen = self.clocks.fallen(self.awaited, now)
        for seat in fallen:
            if self.status == "running":
                self.chairs[seat].left = 0.0
                self.concede(seat)
        return bool(fallen)

    def next_flag(self, now: float) -> float | None:
        """The seconds until the time of a seat is up."""
        return self.clocks.next_flag(self.awaited, now)

    # Chat

    def say(self, seat: int | None, name: str, text: str) -> None:
        """Add a line to the chat."""
        self.chat = with_message(self.chat, seat, name, text)
