"""A match: a position and chance, with every move recorded."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hetman.core.chance import Chance, commitment, read_seed
from hetman.core.decision import NATURE, Decision
from hetman.core.early_end import rivals, sharers
from hetman.core.errors import CannotUndo, IllegalMove, RecordError
from hetman.core.game import Game, Last
from hetman.core.picture import Picture
from hetman.core.players import Player, Seated, first_players, merged, player_of
from hetman.core.record import WORD_LENGTH, Made, Record, Rules, Undone, rules_until, undone_after
from hetman.core.replay import Entries, Entry, choice_around, make_entry, seen_events, walk
from hetman.core.sealed import SealedAnswers, choosing
from hetman.core.state import State
from hetman.core.verify import words_of


class Match:
    """A game that counts: a position, chance from a seed, a record and undo. `match.state` is the position.

    Use a `Match` to play, to store and to check games. A decision takes 8 to 14 microseconds, compiled, because it
    checks the move, draws chance with HMAC-SHA-256 and collects events. For search and mass playouts copy
    `match.state` and use the `State` alone: about 1 microsecond.

    `seed` is a number, 64 hex digits or 32 bytes; without it the seed is random. `seats` and `options` are those of
    `Game.start`. `words` are texts of the seats' own choice, mixed into the dice. `players` are for the record: by seat
    `person`, `person NAME` or `bot BOT`. With `free_undo` one person plays all seats and may take back anything. A
    match does not play forced moves by itself.
    """

    def __init__(
        self,
        game: Game,
        *,
        seed: int | str | bytes | None = None,
        seats: int | None = None,
        words: Mapping[int, str] | None = None,
        players: Mapping[int, str] | None = None,
        free_undo: bool = False,
        **options: Any,
    ) -> None:
        self.game = game
        self.setup = game.setup(seats, **options)
        """Game, number of seats and options."""
        self.words = read_words(words or {}, self.setup.seats)
        self.free_undo = free_undo
        self.seed = read_seed(seed)
        """32 bytes, from which all dice follow. Keep them secret until the end."""
        self.chance = Chance(self.seed, [self.words.get(seat, "") for seat in range(self.setup.seats)])
        self.version = game.version
        """The version of the rules at the start."""
        self.rules: list[Rules] = []
        """Newer versions under which the match went on."""
        self.players: list[Seated] = first_players(players or {}, self.setup.seats)
        self.entries = Entries()
        """Every move that was made and not taken back, with its decision and its events."""
        self.undone: list[Undone] = []
        self.before: tuple[int, State] | None = None
        """The position before the last decision, with its number of moves. An undo drops it."""
        self.sealed = SealedAnswers()
        """Answers to a sealed choice that wait for their places in the record."""
        self.conceded: int | None = None
        """The seat that gave up, if one did: then the match is over."""
        self.drawn = False
        """Whether all people agreed to a draw: then the match is over."""
        self.state: State = self.first_position()
        """The position. Copy it to think ahead."""
        self.resolve()

    @classmethod
    def resume(cls, record: Record, seed: int | str | bytes, free_undo: bool = False) -> Match:
        """Continue a running game. Raises RecordError if the seed is not the one that the record promises."""
        if commitment(read_seed(seed)) != record.commitment:
            raise RecordError(record.line_with("commitment "), "the seed does not have this hash")
        match = cls.__new__(cls)
        match.game = record.found_game()
        match.state = record.start()
        match.setup = match.state.setup
        match.words = dict(record.words)
        match.free_undo = free_undo
        match.seed = read_seed(seed)
        match.chance = Chance(match.seed, words_of(record))
        match.version, match.rules, match.players = record.version, list(record.rules), list(record.players)
        match.undone, match.sealed, match.before = list(record.undone), SealedAnswers(), None
        match.entries = Entries(walk(record, match.state))
        match.conceded, match.drawn = record.conceded, record.drawn
        match.resolve()
        return match

    def first_position(self) -> State:
        """Return the position before the first move."""
        return self.game.begin(self.setup)

    # Playing

    @property
    def actor(self) -> int:
        """The seat to decide, or `hetman.OVER`. Chance never waits: the match resolves it at once."""
        return self.state.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended, a seat has conceded, or all have agreed to a draw."""
        return not self.state.stack or self.ended_early

    @property
    def ended_early(self) -> bool:
        """Whether people ended the game before the rules did."""
        return self.drawn or self.conceded is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: none while the match runs or when a solo seat lost."""
        if self.conceded is not None:
            return rivals(self.game, self.setup.seats, self.conceded)
        if self.drawn:
            return sharers(self.game, self.setup.seats)
        return self.state.winners()

    def play(self, move: int | str, seat: int | None = None) -> None:
        """Make a seat's move, packed or in notation, then the moves of chance that follow. Raises IllegalMove.

        Seats of a sealed choice may answer in any order; then `seat` says who answers.
        """
        if self.over:
            raise IllegalMove("the game is over")
        if seat is not None and seat != self.state.actor:
            self.seal(seat, move)
            return
        self.step(self.game.legal(self.state, move))
        self.resolve()

    def concede(self, seat: int) -> None:
        """End the match, because one of two sides gives up. Raises ValueError if there are more sides."""
        if self.over:
            raise IllegalMove("the game is over")
        rivals(self.game, self.setup.seats, seat)
        self.conceded = seat

    def agree_draw(self) -> None:
        """End the match as a draw, because all people agree. Raises ValueError if there is only one side."""
        if self.over:
            raise IllegalMove("the game is over")
        sharers(self.game, self.setup.seats)
        self.drawn = True

    def seat_player(self, seat: int, player: Player) -> None:
        """Note that another player has the seat from the next move on."""
        if player != player_of(self.players, seat):
            start = len(self.entries) + 1
            self.players = merged([*self.players, Seated(seat, player, start)], start)

    def resolve(self) -> None:
        """Play chance and the sealed answers that wait, until a seat has to decide."""
        while self.state.stack:
            decision = self.state.stack[-1]
            if decision.seat == NATURE:
                self.step(self.chance.choose(self.state, len(self.entries) + 1))
            elif decision.sealed and self.sealed.of(int(decision.seat)):
                self.step(self.sealed.take(int(decision.seat)))
            else:
                return

    def step(self, move: int) -> None:
        """Make a legal move and record it."""
        self.entries.append(make_entry(self.state, move))

    # Sealed choices

    @property
    def choosing(self) -> list[int]:
        """The seats of the sealed choice that runs, whether they have answered or not."""
        return [] if self.over else choosing(self.state)

    @property
    def awaited(self) -> list[int]:
        """The seats that still have to decide. Others must not learn which of a sealed choice are among them."""
        if self.over:
            return []
        return [seat for seat in self.choosing or [int(self.state.actor)] if self.decision(seat) is not None]

    def seal(self, seat: int, move: int | str) -> None:
        """Keep a step of a seat's sealed answer until it takes its place in the record."""
        decision = self.decision(seat)
        if decision is None or not decision.sealed:
            raise IllegalMove(f"seat {seat} has no open decision")
        self.sealed.add(seat, self.game.legal_for(self.position_for(seat), decision, move))

    def position_for(self, seat: int | None) -> State:
        """The position with the seat's own sealed answers in it, and nobody else's."""
        return self.sealed.position_for(self.state, seat)

    def decision(self, seat: int) -> Decision[Any] | None:
        """The decision that is open to a seat."""
        return None if self.over else self.sealed.decision_for(self.state, seat)

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat; none while others decide."""
        decision = self.decision(seat)
        return [int(move) for move in decision.moves(self.position_for(seat))] if decision else []

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat knows: of a running sealed choice, its own answers and nobody else's."""
        return self.position_for(seat).view(seat)

    # Undo

    def undo(self, seat: int | None = None) -> int:
        """Take back the last decision. Returns how many moves went with it. Raises CannotUndo.

        Between people this ends when chance, a reveal or another seat has moved. With `free_undo` everything goes.
        """
        if seat is not None and self.sealed.of(seat):
            self.sealed.withdraw(seat)
            return 0
        return self.undo_to(self.undo_target(seat))

    def undo_to(self, target: int, agreed: bool = False) -> int:
        """Take back all moves after the first `target` ones. Returns how many. `agreed`: people agreed to it."""
        made = len(self.entries)
        actors = [int(decision.seat) for decision in self.entries.decisions]
        self.undone = undone_after(self.undone, actors, target, agreed)
        # Whoever sits there now makes the next move, and under the present rules.
        self.players = merged(self.players, target + 1)
        self.rules = rules_until(self.rules, target + 1)
        self.entries.cut(target)
        self.state, self.before = self.first_position(), None
        for move in self.entries.moves:
            self.state.step(move)
        self.sealed.clear()
        return made - target

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether `undo` would take something back."""
        try:
            self.undo_target(seat)
        except CannotUndo:
            return False
        return True

    def undo_target(self, seat: int | None) -> int:
        """How many moves are left after an undo. Raises CannotUndo."""
        if self.ended_early:
            raise CannotUndo("over", "the game is over")
        made = [number for number, decision in enumerate(self.entries.decisions) if decision.seat != NATURE]
        if not made:
            raise CannotUndo("start", "nothing has been decided yet")
        if self.free_undo:
            return made[-1]
        if self.over:
            raise CannotUndo("over", "the game is over")
        if made[-1] < len(self.entries) - 1:
            raise CannotUndo("chance", "a random draw followed this move")
        last = self.entries[-1]
        if seat is not None and last.decision.seat != seat:
            raise CannotUndo("other", "somebody else has decided since")
        if self.reveals(last):
            raise CannotUndo("reveal", "this move revealed something")
        return made[-1]

    def reveals(self, entry: Entry) -> bool:
        """Whether the last move revealed something, as the last answer of a sealed choice does."""
        if entry.decision.sealed:
            return not self.state.stack or not self.state.stack[-1].sealed
        return self.game.verbs.shape(entry.move).verb.reveals

    # Pictures

    def last(self, seat: int | None) -> Last | None:
        """Return the last decision and what followed it, as one seat saw them. A sealed choice counts as one."""
        entries = self.seen_entries(seat)
        place = len(entries) - 1
        while place >= 0 and entries[place].decision.seat == NATURE:
            place -= 1
        if place < 0:
            return None
        place = choice_around(entries, place).start
        if self.before is None or self.before[0] != place:
            self.before = place, self.position(place)
        return Last(self.before[1].view(seat), seen_events(entries[place:], seat))

    def position(self, moves: int) -> State:
        """Return the position after the first `moves` moves."""
        state = self.first_position()
        for move in self.entries.moves[:moves]:
            state.step(move)
        return state

    def picture(
        self,
        seat: int | None = None,
        *,
        size: int | None = None,
        arrows: Sequence[Sequence[str]] = (),
        last: bool = True,
        language: str = "en",
    ) -> Picture:
        """Return the position as an SVG picture, with the last move. The parameters are those of `State.picture`."""
        seen = self.last(seat) if last else None
        return self.position_for(seat).picture(seat, size=size, arrows=arrows, last=seen, language=language)

    def _repr_svg_(self) -> str | None:
        return self.picture() if self.game.drawing is not None else None

    # Log and record

    def log(self, seat: int | None) -> list[dict[str, Any]]:
        """All events as that seat may see them; None is a spectator."""
        return seen_events(self.seen_entries(seat), seat)

    @property
    def sealed_tail(self) -> int:
        """How many of the last moves belong to a sealed choice that still runs."""
        tail = 0
        if self.state.stack and self.state.stack[-1].sealed:
            while tail < len(self.entries) and self.entries[-1 - tail].decision.sealed:
                tail += 1
        return tail

    def seen_entries(self, seat: int | None) -> list[Entry]:
        """All moves except those of other seats in a sealed choice that still runs."""
        seen = len(self.entries) - self.sealed_tail
        own = [entry for entry in self.entries[seen:] if entry.decision.seat == seat]
        return [*self.entries[:seen], *own]

    @property
    def record(self) -> Record:
        """The record for the host: with everything, and with the seed when the game is over."""
        record = self.record_of(self.entries, lambda entry: False)
        if self.over:
            record.conceded, record.drawn = self.conceded, self.drawn
            record.result = self.winners
            record.seed = self.seed.hex()
        return record.in_its_format()

    def record_for(self, seat: int | None) -> Record:
        """The record as a seat may read it while the game runs. When it is over, the whole record."""
        if self.over:
            return self.record
        return self.record_of(self.seen_entries(seat), lambda entry: entry.decision.witness != seat)

    def record_of(self, entries: Sequence[Entry], hidden: Callable[[Entry], bool]) -> Record:
        """Return the record of these moves, without the operands that are `hidden`."""
        notation = self.game.verbs.notation
        moves = [Made(int(entry.decision.seat), notation(entry.move, hidden(entry))) for entry in entries]
        # A note must not tell how many sealed answers are hidden.
        last = len(moves) + 1
        players, rules = merged(self.players, last), rules_until(self.rules, last)
        record = Record.of(self.setup, self.seed, self.words, moves, self.undone, self.version, players, rules)
        return record.in_its_format()


def read_words(words: Mapping[int, str], seats: int) -> dict[int, str]:
    """Check the seats' words. Raises ValueError."""
    for seat, word in words.items():
        if not 0 <= seat < seats:
            raise ValueError(f"a word needs a seat from 0 to {seats - 1}, got {seat}")
        if not word.strip() or len(word) > WORD_LENGTH or not word.isprintable() or word != word.strip():
            raise ValueError(f"a seat's word must be one line of 1 to {WORD_LENGTH} characters, got {word!r}")
    return dict(words)
