"""A table: chairs around a match, and everything that the people there may do."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hetman.bots.levels import gentlest
from hetman.core.chance import read_seed
from hetman.core.errors import CannotUndo
from hetman.core.game import Game, Last, Setup
from hetman.core.match import Match
from hetman.core.record import Record
from hetman.core.state import State
from hetman.table import journal
from hetman.table.answers import check_draft, forced_answer, repeated
from hetman.table.chair import BOT, OPEN, PERSON, Chair, fresh_id, read_name, read_word
from hetman.table.chat import Message, with_message
from hetman.table.clocks import Clocks
from hetman.table.errors import Late, Refused
from hetman.table.time_control import TimeControl
from hetman.table.undo import check_undo, own_tail, takes_more


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
    forced: bool = False
    """Whether the table answers for people where there is nothing to choose."""
    words: dict[int, str] = field(default_factory=dict)
    match: Match | None = None
    free_undo: bool = False
    """Whether one person plays among bots, and may undo anything. It is settled when the match starts."""
    taken_back: int = 0
    """Moves that were undone: they keep the number of a decision unique."""
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    chat: list[Message] = field(default_factory=list)
    next: str | None = None
    """The table of the rematch."""
    journal: journal.Journal = field(default_factory=journal.Journal, repr=False)
    revision: int = 0
    """The number of changes on disk. A change of another revision is refused."""
    stored: Any = field(default=None, repr=False, compare=False)
    """What the store has of it on disk. It writes only differences."""
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

    @property
    def bots_only(self) -> bool:
        """Whether bots play alone and everybody watches."""
        return all(chair.kind == BOT for chair in self.chairs)

    def seats_of_guest(self, guest: str) -> list[int]:
        """The seats that a guest plays. Somebody who gave up is a spectator."""
        pairs = enumerate(self.chairs)
        return [seat for seat, chair in pairs if guest in chair.guests and guest and not chair.conceded]

    def seat_of_token(self, token: str) -> int | None:
        """The seat of a player's secret, or of the invitation to a free chair."""
        return next((seat for seat in self.seats if self.chairs[seat].token == token), None)

    @property
    def free(self) -> list[int]:
        """The seats of free chairs."""
        return [seat for seat in self.seats if self.chairs[seat].kind == OPEN]

    # Sitting down

    def sit(self, seat: int, guest: str, name: str, word: str = "") -> None:
        """Take a free chair. The match starts when it was the last one.

        The chair gets a new token, so that nobody who knows the invitation can see or play the seat. Raises ValueError
        if the name or the word is wrong.
        """
        if seat not in self.seats:
            raise Refused("no-seat", f"no seat {seat}: seats are 0 to {self.setup.seats - 1}")
        chair, name, word = self.chairs[seat], read_name(name), read_word(word)
        if chair.kind != OPEN:
            raise Refused("taken", "this chair is taken")
        chair.kind, chair.name, chair.token = PERSON, name, fresh_id()
        chair.guests.add(guest)
        if word:
            self.words[seat] = word
        self.journal.add(journal.SAT, seat, name=name)
        self.begin()

    def begin(self) -> None:
        """Start the match if every chair is taken."""
        if self.match is not None or any(chair.kind == OPEN for chair in self.chairs):
            return
        self.free_undo = self.alone
        self.match = Match(
            self.game,
            seed=self.seed,
            seats=self.setup.seats,
            words=self.words,
            players={seat: str(chair.player) for seat, chair in enumerate(self.chairs)},
            free_undo=self.free_undo,
            **self.setup.options,
        )
        self.journal.add(journal.STARTED, moves=self.moves_since(0))
        self.clocks.start()

    def continue_from(self, record: Record) -> None:
        """Start the match with the moves of a record."""
        self.free_undo = self.alone
        self.resume(record)
        for seat in self.seats:
            self.note_player(seat)
        self.journal.add(journal.STARTED, moves=self.moves_since(0), undone=[list(note) for note in record.undone])
        self.clocks.restart()

    def resume(self, record: Record, sealed: Sequence[tuple[int, str]] = (), conceded: int | None = None) -> None:
        """Load the match from its record and the sealed answers that are not in it yet."""
        self.match = Match.resume(record, self.seed, free_undo=self.free_undo)
        for seat, text in sealed:
            self.match.seal(seat, text)
        self.match.conceded = conceded

    def moves_since(self, made: int) -> list[tuple[int, str]]:
        """The moves after the first `made` ones, for the journal."""
        notation = self.game.notation
        return [(int(entry.decision.seat), notation(entry.move)) for entry in self.playing.entries[made:]]

    # Deciding

    @property
    def number(self) -> int:
        """The number of the open decision, unique within the table. A sealed choice has the number of its first one."""
        return (len(self.match.entries) - self.match.sealed_tail if self.match else 0) + self.taken_back

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
        if self.chairs[seat].conceded:
            raise Refused("conceded", "you gave up: a bot plays this seat")
        return self.decide(seat, number, move)

    def decide(self, seat: int, number: int, move: int | str) -> bool:
        """Let a person or a bot answer decision `number`. Returns False if the same answer was given before."""
        match = self.playing
        if repeated(match, seat, number - self.taken_back, move):
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
            self.clocks.stop(seat, self.awaited)
            before, made = match.state.copy(), len(match.entries)
            match.play(packed)
            self.note_played(seat, before, made)
        return True

    def play_all(self, seat: int, number: int, moves: Sequence[str]) -> bool:
        """Answer with all moves of a draft or with none. Returns False if the same answer was given before."""
        if repeated(self.playing, seat, number - self.taken_back, moves[0]):
            return False
        if len(moves) > 1 and number == self.number_for(seat) and seat in self.awaited:
            check_draft(self.playing, seat, moves)
        for place, move in enumerate(moves):
            self.play(seat, number + place, move)
        return True

    def note_played(self, seat: int | None, before: State, made: int) -> None:
        """Write the new moves into the journal. `before` is the position before them."""
        left = None if seat is None else self.chairs[seat].left
        self.journal.add(journal.PLAYED, seat, moves=self.moves_since(made), **({} if left is None else {"left": left}))
        self.playing.before = made, before
        self.clocks.restart()
        if self.forced and (answer := forced_answer(self.playing, self.people)):
            self.decide(answer[0], self.number_for(answer[0]), answer[1])

    def seal(self, seat: int, move: int) -> None:
        """Keep a step of a sealed answer. When all are in, they take their places in the match."""
        match, awaited = self.playing, self.awaited
        match.seal(seat, move)
        if match.decision(seat) is None:
            self.clocks.stop(seat, awaited, sealed=True)
        self.journal.add(journal.ANSWERED, seat, move=self.game.notation(move), left=self.clocks.settled.get(seat))
        if self.awaited:
            return
        self.clocks.apply_settled()
        before, made = match.state.copy(), len(match.entries)
        match.resolve()
        self.note_played(None, before, made)

    def play_for(self, seat: int, number: int, text: str) -> None:
        """Play a bot's answer. One that comes too late, for example after an undo, is dropped."""
        if (seat, number) in self.bot_decisions:
            self.decide(seat, number, text)

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
        if self.chairs[seat].conceded:
            raise Refused("conceded", "you gave up: a bot plays this seat")
        check_undo(self.playing, seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, and alone among bots also their answers to it."""
        self.check_undo(seat)
        match = self.playing
        if match.sealed.of(seat):
            match.sealed.withdraw(seat)
            self.clocks.settled.pop(seat, None)
            self.journal.add(journal.WITHDRAWN, seat)
            return
        match.sealed.clear()
        self.clocks.settled.clear()
        self.take_back(seat)
        while takes_more(match, seat, self.forced):
            self.take_back(seat)
        self.clocks.restart()

    def take_back(self, seat: int) -> None:
        """Take back the last decision, on the wish of a seat."""
        match = self.playing
        self.clocks.take_back(int(match.entries[match.undo_target(None if match.free_undo else seat)].decision.seat))
        self.taken_back += match.undo(None if match.free_undo else seat) + 1
        self.journal.add(journal.UNDONE, seat, to=len(match.entries))

    def can_reset(self, seat: int) -> bool:
        return self.match is not None and own_tail(self.match, seat) > 1 and self.can_undo(seat)

    def reset(self, seat: int) -> None:
        """Take back the seat's whole turn, as far as that is possible."""
        self.check_undo(seat)
        for _ in range(own_tail(self.playing, seat)):
            if not self.can_undo(seat):
                break
            self.take_back(seat)
        self.clocks.restart()

    # Leaving

    def concede(self, seat: int) -> None:
        """Give up: the other side wins. Among several sides a bot takes the seat for good."""
        chair = self.chairs[seat]
        if self.playing.over or chair.conceded:
            raise Refused("over", "the game is over")
        chair.left = self.clocks.left(seat, self.awaited)
        self.journal.add(journal.CONCEDED, seat)
        if len(self.game.teams(self.setup.seats)) <= 2:
            self.playing.concede(seat)
        else:
            chair.kind, chair.level, chair.handed, chair.conceded = BOT, gentlest(), False, True
            self.note_player(seat)

    def hand_over(self, seat: int, level: str) -> None:
        """Let a bot play for somebody who is away."""
        if self.status != "running" or self.chairs[seat].kind != PERSON:
            raise Refused("nobody-away", "no person plays this seat")
        self.clocks.split(self.choosing or self.awaited)
        self.chairs[seat].handed, self.chairs[seat].level = True, level
        self.note_player(seat)
        self.journal.add(journal.HANDED_OVER, seat, level=level)

    def come_back(self, seat: int) -> None:
        """The person takes the seat back from the bot."""
        if self.chairs[seat].handed:
            self.clocks.split(self.choosing or self.awaited)
            self.clocks.come_back(seat)
            self.chairs[seat].handed = False
            self.note_player(seat)
            self.journal.add(journal.CAME_BACK, seat)

    def replace_bot(self, seat: int, level: str) -> None:
        """Let another bot play on for one that failed."""
        self.chairs[seat].level = level
        self.note_player(seat)
        self.journal.add(journal.HANDED_OVER, seat, level=level)

    def note_player(self, seat: int) -> None:
        """Note for the record who plays the seat from now on."""
        self.playing.seat_player(seat, self.chairs[seat].player)

    # Clocks

    def shown_clock(self, seat: int, viewer: int | None) -> tuple[float, bool] | None:
        """The seconds that a viewer may see, and whether they run. In a sealed choice all others' clocks run."""
        return self.clocks.shown(seat, seat in self.choosing and seat != viewer, self.awaited)

    def flag(self) -> bool:
        """Concede for every seat whose time is up. Returns whether there was one."""
        fallen = self.clocks.fallen(self.awaited)
        for seat in fallen:
            if self.status == "running":
                self.journal.add(journal.TIMED_OUT, seat)
                self.concede(seat)
                self.chairs[seat].left = 0.0
        return bool(fallen)

    def next_flag(self) -> float | None:
        """The seconds until the time of a seat is up."""
        return self.clocks.next_flag(self.awaited)

    @property
    def bot_decisions(self) -> list[tuple[int, int]]:
        """The open decisions of bots: the seat, and the number of its decision."""
        if self.journal.moderation.paused:
            return []
        return [(seat, self.number_for(seat)) for seat in self.awaited if self.chairs[seat].thinks]

    # Chat

    def say(self, seat: int | None, name: str, text: str) -> None:
        """Add a line to the chat."""
        self.chat = with_message(self.chat, seat, name, text)
