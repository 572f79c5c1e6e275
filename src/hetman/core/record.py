"""The record of a match: plain text that prints and parses exactly, and replays without the seed.

    hetman record 2
    game warchest
    version 1
    seats 2
    option army first-game
    component cards.json 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
    | { … }
    commitment 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9
    word 1 per aspera
    player 0 person Ala
    player 1 bot search:level=knight
    moves
    1 nature draw archer
    2 0 deploy archer e6
    undone 9 7
    rules 2 57
    player 0 57 bot greedy
    conceded 1
    result 0
    seed 0000000000000000000000000000000000000000000000000000000000000007
    hash …

A move has its number, the seat or `nature`, and its notation. A hidden operand of a running game is `?`. `undone 9 7`
stands after move 7: one person took back moves 8 and 9, with dice among them. `undone 9 7 agreed`: all people at the
table agreed to that. The same moves draw the same dice again. Component files are included only if they are somebody's
own. `conceded 1`: seat 1 gave up. `drawn` in its place: all people agreed to a draw. A running game ends with `running`
and a hash instead of result, seed and hash. The hash covers everything above its line.

`player` lines say who sat where: a person by the name they gave, if they gave one, or a bot by its text form. In the
opening they name the players of the start. `player 0 57 bot greedy` stands before move 57: from that move on the bot
played seat 0. A record may have no player line for a seat.

`version` is the version of the rules at the start. `rules 2 57` stands before move 57: from that move on version 2
applied. A record replays under the installed rules, so the last version that it names must be the installed one, and
the moves before must be legal under it too. Their dice may follow from the seed only under the older rules; then
`verify` reports that they are not proved.

Format 1 has neither `player` nor `rules` lines. A record in format 1 prints in format 1 again. Only format 3 has
`drawn` and `agreed`; a record without them has format 2, so that older versions of Hetman read it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from hetman.core.chance import commitment
from hetman.core.decision import NATURE
from hetman.core.early_end import rivals, sharers
from hetman.core.errors import IllegalMove, RecordError
from hetman.core.game import Game, Setup
from hetman.core.players import Seated
from hetman.core.registry import game as find_game
from hetman.core.state import State
from hetman.core.verbs import HIDDEN

FORMAT = 2
"""The format of new records."""
AGREED_FORMAT = 3
"""The format of records with an agreed draw or undo."""
FORMATS = {f"hetman record {number}": number for number in range(1, AGREED_FORMAT + 1)}
"""First lines of the formats that we read."""
WORD_LENGTH = 200


class Made(NamedTuple):
    """A move of a record: who made it, and its notation."""

    actor: int
    text: str


class Undone(NamedTuple):
    """One person took back the moves after `first` up to `last`, with dice among them; or all people `agreed` to it."""

    last: int
    first: int
    agreed: bool = False

    def __str__(self) -> str:
        return f"undone {self.last} {self.first}{' agreed' if self.agreed else ''}"


class Rules(NamedTuple):
    """From the move `start` on, the game went on under this version of the rules."""

    version: str
    start: int


@dataclass
class Record:
    """Everything that is needed to replay a match and, when it is over, to check its dice.

    `str(record)` is the text of a record file, and `Record.parse` reads it back. `replay` returns a position, `states`
    all of them in turn. The seed and the result are there once the game is over; `hetman.verify` then checks the dice.
    """

    game: str
    version: str
    """The version of the rules at the start."""
    seats: int
    options: dict[str, str]
    commitment: str
    """The hash of the seed, published before the first move."""
    components: dict[str, str] = field(default_factory=dict)
    """Somebody's own component files, name -> text."""
    words: dict[int, str] = field(default_factory=dict)
    """By seat, the words that are mixed into the dice."""
    moves: list[Made] = field(default_factory=list)
    """All moves, those of chance too."""
    undone: list[Undone] = field(default_factory=list)
    conceded: int | None = None
    """The seat that gave the game up before its end, if one did."""
    drawn: bool = False
    """Whether all people agreed to a draw before the end."""
    result: tuple[int, ...] | None = None
    """The winners, once the game is over."""
    seed: str | None = None
    """64 hex digits, once the game is over."""
    players: list[Seated] = field(default_factory=list)
    """Who sat where, in the order of the moves from which on."""
    rules: list[Rules] = field(default_factory=list)
    """Newer versions of the rules under which the game went on."""
    format: int = FORMAT

    @staticmethod
    def of(
        setup: Setup,
        seed: bytes,
        words: Mapping[int, str],
        moves: Sequence[Made],
        undone: Sequence[Undone],
        version: str | None = None,
        players: Sequence[Seated] = (),
        rules: Sequence[Rules] = (),
    ) -> Record:
        """The record of a running match; `version` is that of the rules at its start, if not the present one."""
        return Record(
            setup.game.name,
            version or setup.game.version,
            setup.seats,
            {name: write_option(value) for name, value in setup.options.items()},
            commitment(seed),
            dict(setup.game.own_components),
            dict(words),
            list(moves),
            list(undone),
            players=list(players),
            rules=list(rules),
        )

    # Printing

    def __str__(self) -> str:
        lines = [*self.opening(), *self.played()]
        if self.result is None or self.seed is None:
            closing = "running"
        else:
            if self.conceded is not None:
                lines.append(f"conceded {self.conceded}")
            elif self.drawn:
                lines.append("drawn")
            lines.append(f"result {' '.join(map(str, self.result)) or 'none'}")
            lines.append(f"seed {self.seed}")
            closing = "hash"
        text = "\n".join(lines) + "\n"
        return f"{text}{closing} {digest(text)}\n"

    def opening(self) -> list[str]:
        """The lines above the moves."""
        lines = [f"hetman record {self.format}", f"game {self.game}", f"version {self.version}", f"seats {self.seats}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        for name, text in self.components.items():
            lines.append(f"component {name} {digest(text)}")
            lines += [f"| {line}" for line in text.split("\n")]
        lines.append(f"commitment {self.commitment}")
        lines += [f"word {seat} {word}" for seat, word in sorted(self.words.items())]
        lines += [f"player {note.seat} {note.player}" for note in self.players if note.start == 1]
        return [*lines, "moves"]

    def played(self) -> Iterator[str]:
        """The lines of the moves."""
        yield from self.notes_after(0)
        for number, made in enumerate(self.moves, 1):
            yield f"{number} {'nature' if made.actor == NATURE else made.actor} {made.text}"
            yield from self.notes_after(number)

    def notes_after(self, number: int) -> Iterator[str]:
        """The lines between a move and the next one."""
        start = number + 1
        yield from (str(note) for note in self.undone if note.first == number)
        yield from (f"rules {note.version} {start}" for note in self.rules if note.start == start)
        changes = [note for note in self.players if note.start == start > 1]
        yield from (f"player {note.seat} {start} {note.player}" for note in changes)

    def line_of(self, number: int) -> int:
        """The line of a move in the text."""
        notes = sum(note.first < number for note in self.undone)
        notes += sum(note.start <= number for note in self.rules)
        notes += sum(1 < note.start <= number for note in self.players)
        return len(self.opening()) + number + notes

    def line_with(self, header: str) -> int:
        """The first line of the opening that starts with this."""
        return 1 + next(at for at, line in enumerate(self.opening()) if line.startswith(header))

    def last_line(self) -> int:
        """The number of the last line."""
        return len(str(self).splitlines())

    def in_its_format(self) -> Record:
        """The same record, in the later format if something in it needs that."""
        agreed = self.drawn or any(note.agreed for note in self.undone)
        return replace(self, format=AGREED_FORMAT) if agreed and self.format < AGREED_FORMAT else self

    def until(self, moves: int) -> Record:
        """The game after its first `moves` moves, to be continued from there under the installed rules."""
        return replace(
            self,
            moves=self.moves[:moves],
            undone=[],
            conceded=None,
            drawn=False,
            result=None,
            seed=None,
            players=[note for note in self.players if note.start <= moves],
            rules=rules_until(self.rules, moves + 1),
        )

    # Reading

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record. Raises RecordError that names the wrong line."""
        from hetman.core.record_parser import RecordParser

        return RecordParser(text).read()

    # Replaying

    def found_game(self) -> Game:
        """The game of the record. Raises RecordError if it is missing or has another version."""
        try:
            game = find_game(self.game)
        except ValueError as error:
            raise RecordError(2, str(error)) from None
        if self.components:
            try:
                game = game.with_components(self.components)
            except ValueError as error:
                raise RecordError(self.line_with("component "), str(error)) from None
        if game.version != self.rules_version:
            got = f"expected version {game.version} of the rules of {self.game}, got {self.rules_version}"
            raise RecordError(self.line_of_rules(), got)
        return game

    @property
    def rules_version(self) -> str:
        """The version of the rules that applied last."""
        return self.rules[-1].version if self.rules else self.version

    def line_of_rules(self) -> int:
        """The line that names this version."""
        if not self.rules:
            return 3
        last = self.rules[-1]
        changes = sum(note.start == last.start > 1 for note in self.players)
        return self.line_of(last.start) - 1 - changes

    def under_rules(self, version: str) -> Record:
        """The same running game, if it goes on under this version of the rules. It notes the change, if there is one.

        `replay` and `Match.resume` check that its moves are legal under the installed rules.
        """
        if version == self.rules_version:
            return self
        start = len(self.moves) + 1
        return replace(
            self, rules=rules_until([*self.rules, Rules(version, start)], start), format=max(FORMAT, self.format)
        )

    def start(self) -> State:
        """The position before the first move."""
        game = self.found_game()
        if self.seats not in game.seats:
            raise RecordError(4, f"{game.name} takes {' or '.join(map(str, game.seats))} seats, got {self.seats}")
        for name, value in self.options.items():
            if name not in game.options:
                raise RecordError(self.line_with(f"option {name} "), f"{game.name} has no option {name!r}")
            try:
                game.options[name].read(name, value)
            except ValueError as error:
                raise RecordError(self.line_with(f"option {name} "), str(error)) from None
        try:
            return game.start(self.seats, **self.options)
        except ValueError as error:
            raise RecordError(4, str(error)) from None

    def states(self) -> Iterator[tuple[int, State]]:
        """The number of moves made and the position then, from 0 on: one object, changed in place."""
        state = self.start()
        yield 0, state
        for number in range(1, len(self.moves) + 1):
            state.step(self.legal_move(state, number))
            yield number, state

    def replay(self, moves: int | None = None) -> State:
        """The position after all moves, or after the first `moves` of them."""
        if moves is not None and not 0 <= moves <= len(self.moves):
            raise ValueError(f"moves must be from 0 to {len(self.moves)}, got {moves}")
        for number, state in self.states():
            if number == moves:
                return state
        if moves is None:
            self.check_result(state)
        return state

    def legal_move(self, state: State, number: int) -> int:
        """The `number`-th move, packed. Raises RecordError if it cannot be made in this position."""
        made, line = self.moves[number - 1], self.line_of(number)
        if not state.stack:
            raise RecordError(line, "the game is over before this move")
        if HIDDEN in made.text.split():
            raise RecordError(line, "this move has a hidden operand: only the host can replay a running game")
        if state.actor != made.actor:
            raise RecordError(line, f"expected a move of {name(state.actor)}, got one of {name(made.actor)}")
        try:
            move: int = state.setup.game.legal(state, made.text)
        except IllegalMove as error:
            raise RecordError(line, str(error)) from None
        return move

    def check_result(self, state: State) -> None:
        """Raise RecordError if the game does not end in this position with the recorded winners."""
        if self.result is None:
            return
        early = self.conceded is not None or self.drawn
        if not early and state.stack:
            raise RecordError(self.last_line() - 2, "the game is not over after the last move")
        if early and not state.stack:
            how = "drawn" if self.drawn else "conceded"
            raise RecordError(self.last_line() - 3, f"the game was over before it was {how}")
        winners = self.winners(state)
        if self.result != winners:
            raise RecordError(self.last_line() - 2, f"expected the winners {winners}, got {self.result}")

    def winners(self, state: State) -> tuple[int, ...]:
        """The winners if the game ends in this position."""
        if self.conceded is None and not self.drawn:
            return state.winners()
        try:
            if self.conceded is None:
                return sharers(state.setup.game, self.seats)
            return rivals(state.setup.game, self.seats, self.conceded)
        except ValueError as error:
            raise RecordError(self.last_line() - 3, str(error)) from None


def undone_after(notes: Sequence[Undone], actors: Sequence[int], target: int, agreed: bool = False) -> list[Undone]:
    """The notes after an undo to `target` moves. A note moves along when more is taken back.

    An undo is noted if it takes back dice, or if people had to agree to it.
    """
    passed = [note for note in notes if note.first > target]
    if agreed or NATURE in actors[target:]:
        passed.append(Undone(len(actors), target, agreed))
    kept = [note for note in notes if note.first <= target]
    if not passed:
        return kept
    return [*kept, Undone(max(note.last for note in passed), target, any(note.agreed for note in passed))]


def rules_until(rules: Sequence[Rules], last: int) -> list[Rules]:
    """The same notes for a match whose next move is `last`: no note starts later, and the latest replaces others."""
    versions = {min(note.start, last): note.version for note in rules}
    return [Rules(version, start) for start, version in sorted(versions.items())]


def name(actor: int) -> str:
    return "NATURE" if actor == NATURE else f"seat {actor}"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def write_option(value: Any) -> str:
    """The value of an option as text; the option reads it back."""
    return str(value).lower() if isinstance(value, bool) else str(value)
