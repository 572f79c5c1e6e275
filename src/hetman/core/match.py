"""A match: a position and chance, every move recorded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hetman.core.chance import Chance, commitment, read_seed
from hetman.core.chronicle import Chronicle, Event
from hetman.core.decision import NATURE, Decision
from hetman.core.errors import CannotUndo, IllegalMove, RecordError
from hetman.core.game import Game
from hetman.core.record import WORD_LENGTH, Made, Record, Undone, rivals, write_option
from hetman.core.state import State
from hetman.core.verify import words_of


@dataclass
class Entry:
    """One move of a match: the decision it answered and what the chronicle tells of it."""

    decision: Decision[Any]
    move: int
    events: list[Event]


class Match:
    """Resolves NATURE from the seed and records every move. It plays no forced move by itself.

    `words` are the seats' own words, mixed into the dice. With `free_undo` one person plays all seats and may take back
    anything.
    """

    def __init__(
        self,
        game: Game,
        *,
        seed: int | str | bytes | None = None,
        seats: int | None = None,
        words: Mapping[int, str] | None = None,
        free_undo: bool = False,
        **options: Any,
    ) -> None:
        self.game = game
        self.setup = game.setup(seats, **options)
        self.words = read_words(words or {}, self.setup.seats)
        self.free_undo = free_undo
        self.seed = read_seed(seed)
        self.chance = Chance(self.seed, [self.words.get(seat, "") for seat in range(self.setup.seats)])
        self.entries: list[Entry] = []
        self.undone: list[Undone] = []
        self.sealed: dict[int, int] = {}
        """Answers of seats whose sealed decision is not the next: they wait here for their place in the record."""
        self.conceded: int | None = None
        """The seat that gave up, if one did: with that the match is over."""
        self.state: State = game.begin(self.setup)
        self.resolve()

    @classmethod
    def resume(cls, record: Record, seed: int | str | bytes, free_undo: bool = False) -> Match:
        """Go on with a running game; the seed must be the one that its record promised."""
        if commitment(read_seed(seed)) != record.commitment:
            raise RecordError(record.line_with("commitment "), "the seed is not the one whose hash stands here")
        match = cls.__new__(cls)
        match.game = record.found_game()
        match.state = record.start()
        match.setup = match.state.setup
        match.words = dict(record.words)
        match.free_undo = free_undo
        match.seed = read_seed(seed)
        match.chance = Chance(match.seed, words_of(record))
        match.entries, match.undone, match.sealed = [], list(record.undone), {}
        for number, made in enumerate(record.moves, 1):
            ahead = match.state.copy()
            record.replay_move(ahead, number, made)
            match.step(match.game.parse(made.text))
        match.conceded = record.conceded
        match.resolve()
        return match

    # Playing

    @property
    def actor(self) -> int:
        return self.state.actor

    @property
    def over(self) -> bool:
        return not self.state.stack or self.conceded is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty while the match runs, or when a solo seat lost."""
        if self.conceded is not None:
            return rivals(self.game, self.setup.seats, self.conceded)
        return self.state.winners()

    def play(self, move: int | str, seat: int | None = None) -> None:
        """A seat's move, packed or in notation. Seats of a sealed choice may answer in any order, by `seat`."""
        if self.over:
            raise IllegalMove("the game is over")
        if seat is not None and seat != self.state.actor:
            self.seal(seat, move)
            return
        self.step(self.game.legal(self.state, move))
        self.resolve()

    def concede(self, seat: int) -> None:
        """One of two sides gives up, and the match is over; ValueError where there are more sides."""
        if self.over:
            raise IllegalMove("the game is over")
        rivals(self.game, self.setup.seats, seat)
        self.conceded = seat

    def seal(self, seat: int, move: int | str) -> None:
        decision = self.state.sealed_for(seat)
        if decision is None:
            raise IllegalMove(f"it is not seat {seat} that decides now")
        self.sealed[seat] = self.game.legal_for(self.state, decision, move)

    def resolve(self) -> None:
        """NATURE plays, and sealed answers that wait take their place, until a seat has to decide."""
        while self.state.stack:
            decision = self.state.stack[-1]
            if decision.seat == NATURE:
                self.step(self.chance.choose(self.state, len(self.entries) + 1))
            elif decision.sealed and decision.seat in self.sealed:
                self.step(self.sealed.pop(int(decision.seat)))
            else:
                return

    def step(self, move: int) -> None:
        decision = self.state.stack[-1]
        chronicle = Chronicle([self.game.event(decision, move)])
        self.state.chronicle = chronicle
        self.state.step(move)
        self.state.chronicle = None
        self.entries.append(Entry(decision, move, chronicle.events))

    # Taking back

    def undo(self, seat: int | None = None) -> int:
        """Take back the last decision; returns how many moves went with it. CannotUndo says why not."""
        if seat is not None and seat in self.sealed:
            del self.sealed[seat]
            return 0
        target = self.undo_target(seat)
        made = len(self.entries)
        self.note_undone(target)
        kept = self.entries[:target]
        self.state, self.entries = self.game.begin(self.setup), []
        for entry in kept:
            self.step(entry.move)
        self.sealed.clear()
        return made - target

    def note_undone(self, target: int) -> None:
        """Dice that are taken back leave a note, which moves along when still more is taken back."""
        passed = [note.last for note in self.undone if note.first > target]
        if any(entry.decision.seat == NATURE for entry in self.entries[target:]):
            passed.append(len(self.entries))
        self.undone = [note for note in self.undone if note.first <= target]
        if passed:
            self.undone.append(Undone(max(passed), target))

    def can_undo(self, seat: int | None = None) -> bool:
        try:
            self.undo_target(seat)
        except CannotUndo:
            return False
        return True

    def undo_target(self, seat: int | None) -> int:
        """How many moves would be left after taking back."""
        if self.conceded is not None:
            raise CannotUndo("over", "the game is over")
        made = [number for number, entry in enumerate(self.entries) if entry.decision.seat != NATURE]
        if not made:
            raise CannotUndo("start", "nothing has been decided yet")
        if self.free_undo:
            return made[-1]
        if self.over:
            raise CannotUndo("over", "the game is over")
        if made[-1] < len(self.entries) - 1:
            raise CannotUndo("chance", "the dice have been cast since")
        last = self.entries[-1]
        if seat is not None and last.decision.seat != seat:
            raise CannotUndo("other", "somebody else has decided since")
        if self.reveals(last):
            raise CannotUndo("reveal", "it showed something that cannot be hidden again")
        return made[-1]

    def reveals(self, entry: Entry) -> bool:
        """Whether the last move showed something for good, as the last answer of a sealed choice does."""
        if entry.decision.sealed:
            return not self.state.stack or not self.state.stack[-1].sealed
        return self.game.verbs.shape(entry.move).verb.reveals

    # What is told

    def log(self, seat: int | None) -> list[dict[str, Any]]:
        """The chronicle as that seat may read it; None is a spectator."""
        return [event.seen_by(seat) for entry in self.seen_entries(seat) for event in entry.events]

    def seen_entries(self, seat: int | None) -> list[Entry]:
        """All moves but those of other seats in a sealed choice that still runs."""
        running = bool(self.state.stack and self.state.stack[-1].sealed)
        seen = list(self.entries)
        own = []
        while running and seen and seen[-1].decision.sealed:
            entry = seen.pop()
            if entry.decision.seat == seat:
                own.append(entry)
        return seen + own

    @property
    def record(self) -> Record:
        """The record for the host: with everything, and once the game is over with the seed."""
        record = self.record_of(self.entries, lambda entry: False)
        if self.over:
            record.conceded = self.conceded
            record.result = self.winners
            record.seed = self.seed.hex()
        return record

    def record_for(self, seat: int | None) -> Record:
        """The record as a seat may read it while the game runs; when it is over, the whole record."""
        if self.over:
            return self.record
        return self.record_of(self.seen_entries(seat), lambda entry: entry.decision.witness != seat)

    def record_of(self, entries: list[Entry], hidden: Any) -> Record:
        notation = self.game.verbs.notation
        return Record(
            self.game.name,
            self.game.version,
            self.setup.seats,
            {name: write_option(value) for name, value in self.setup.options.items()},
            commitment(self.seed),
            dict(self.game.own_components),
            dict(self.words),
            [Made(int(entry.decision.seat), notation(entry.move, hidden(entry))) for entry in entries],
            list(self.undone),
        )


def read_words(words: Mapping[int, str], seats: int) -> dict[int, str]:
    for seat, word in words.items():
        if not 0 <= seat < seats:
            raise ValueError(f"a word for seat {seat}: seats are 0 to {seats - 1}")
        if not word.strip() or len(word) > WORD_LENGTH or not word.isprintable() or word != word.strip():
            raise ValueError(f"a seat's word is one line of 1 to {WORD_LENGTH} characters, not {word!r}")
    return dict(words)
