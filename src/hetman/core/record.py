"""The record of a match: plain text that prints and parses exactly, and replays without the seed.

    hetman record 1
    game warchest
    version 1
    seats 2
    option army first-game
    component cards.json 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
    | { … }
    commitment 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9
    word 1 per aspera
    moves
    1 nature draw archer
    2 0 deploy archer e6
    undone 9 7
    conceded 1
    result 0
    seed 0000000000000000000000000000000000000000000000000000000000000007
    hash …

A move has its number, the seat or `nature`, and its notation; a hidden operand of a running game reads `?`. `undone 9
7` stands after move 7 and tells that one person took back moves 8 and 9, dice among them. Component files stand here
only if they are somebody's own. `conceded 1` tells that seat 1 gave the game up there. A running game ends in `running`
and a hash instead of result, seed and hash. The hash covers everything above its line.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hetman.core.decision import NATURE
from hetman.core.errors import IllegalMove, RecordError
from hetman.core.game import Game
from hetman.core.registry import game as find_game
from hetman.core.state import State
from hetman.core.verbs import HIDDEN

FORMAT = "hetman record 1"
DIGEST = re.compile(r"[0-9a-f]{64}")
WORD_LENGTH = 200


class Made(NamedTuple):
    """A move as the record tells it: who made it, and its notation."""

    actor: int
    text: str


class Undone(NamedTuple):
    """One person took moves back, dice among them: after move `first` came others, up to `last`, that are gone."""

    last: int
    first: int


@dataclass
class Record:
    """Everything needed to replay a match, and once it is over, to check its dice."""

    game: str
    version: str
    seats: int
    options: dict[str, str]
    commitment: str
    components: dict[str, str] = field(default_factory=dict)
    """Somebody's own component files, name -> text."""
    words: dict[int, str] = field(default_factory=dict)
    moves: list[Made] = field(default_factory=list)
    undone: list[Undone] = field(default_factory=list)
    conceded: int | None = None
    """The seat that gave the game up before its end, if one did."""
    result: tuple[int, ...] | None = None
    """The winners, once the game is over."""
    seed: str | None = None

    # Printing

    def __str__(self) -> str:
        lines = [*self.opening(), *self.played()]
        if self.result is None or self.seed is None:
            closing = "running"
        else:
            if self.conceded is not None:
                lines.append(f"conceded {self.conceded}")
            lines.append(f"result {' '.join(map(str, self.result)) or 'none'}")
            lines.append(f"seed {self.seed}")
            closing = "hash"
        text = "\n".join(lines) + "\n"
        return f"{text}{closing} {digest(text)}\n"

    def opening(self) -> list[str]:
        lines = [FORMAT, f"game {self.game}", f"version {self.version}", f"seats {self.seats}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        for name, text in self.components.items():
            lines.append(f"component {name} {digest(text)}")
            lines += [f"| {line}" for line in text.split("\n")]
        lines.append(f"commitment {self.commitment}")
        lines += [f"word {seat} {word}" for seat, word in sorted(self.words.items())]
        return [*lines, "moves"]

    def played(self) -> Iterator[str]:
        yield from self.undone_at(0)
        for number, made in enumerate(self.moves, 1):
            yield f"{number} {'nature' if made.actor == NATURE else made.actor} {made.text}"
            yield from self.undone_at(number)

    def undone_at(self, number: int) -> Iterator[str]:
        for note in self.undone:
            if note.first == number:
                yield f"undone {note.last} {note.first}"

    def line_of(self, number: int) -> int:
        """The line of the text on which a move stands."""
        notes = sum(1 for note in self.undone if note.first < number)
        return len(self.opening()) + number + notes

    def line_with(self, header: str) -> int:
        """The first line of the opening that starts with these words."""
        return 1 + next(at for at, line in enumerate(self.opening()) if line.startswith(header))

    def last_line(self) -> int:
        return len(str(self).splitlines())

    # Reading

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record; RecordError names the line that is wrong."""
        return Reader(text).read()

    # Replaying

    def found_game(self) -> Game:
        """The game of the record, in the version whose rules it was played by."""
        try:
            game = find_game(self.game)
        except ValueError as error:
            raise RecordError(2, str(error)) from None
        if self.components:
            try:
                game = game.with_components(self.components)
            except ValueError as error:
                raise RecordError(self.line_with("component "), str(error)) from None
        if game.version != self.version:
            raise RecordError(
                3, f"played by version {self.version} of the rules of {self.game}; here is {game.version}"
            )
        return game

    def start(self) -> State:
        """The position before the first move."""
        game = self.found_game()
        if self.seats not in game.seats:
            raise RecordError(4, f"{game.name} takes {game.seats} seats, not {self.seats}")
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
        """The number of moves made and the position then, from 0 on; the same object, changed in place."""
        state = self.start()
        yield 0, state
        for number, made in enumerate(self.moves, 1):
            self.replay_move(state, number, made)
            yield number, state

    def replay(self, moves: int | None = None) -> State:
        """The position after all moves, or after the first `moves` of them."""
        if moves is not None and not 0 <= moves <= len(self.moves):
            raise ValueError(f"the record has {len(self.moves)} moves; {moves} is out of range")
        for number, state in self.states():
            if number == moves:
                return state
        if moves is None:
            self.check_result(state)
        return state

    def replay_move(self, state: State, number: int, made: Made) -> None:
        line = self.line_of(number)
        if not state.stack:
            raise RecordError(line, "the game is over before this move")
        if HIDDEN in made.text.split():
            raise RecordError(line, "something is hidden here: a running game replays only for its host")
        if state.actor != made.actor:
            raise RecordError(line, f"it is not {name(made.actor)} that moves here, but {name(state.actor)}")
        try:
            state.play(made.text)
        except IllegalMove as error:
            raise RecordError(line, str(error)) from None

    def check_result(self, state: State) -> None:
        if self.result is None:
            return
        if self.conceded is None and state.stack:
            raise RecordError(self.last_line() - 2, "the game is not over after the last move")
        if self.conceded is not None and not state.stack:
            raise RecordError(self.last_line() - 3, "the game was over, so nobody could concede it")
        winners = self.winners(state)
        if self.result != winners:
            raise RecordError(self.last_line() - 2, f"the winners are {winners}, not {self.result}")

    def winners(self, state: State) -> tuple[int, ...]:
        if self.conceded is None:
            return state.winners()
        try:
            return rivals(state.setup.game, self.seats, self.conceded)
        except ValueError as error:
            raise RecordError(self.last_line() - 3, str(error)) from None


def rivals(game: Game, seats: int, seat: int) -> tuple[int, ...]:
    """Who wins when `seat` gives up: the other side, or nobody where one plays alone; ValueError with more sides."""
    teams = game.teams(seats)
    if not 0 <= seat < seats:
        raise ValueError(f"no seat {seat}: seats are 0 to {seats - 1}")
    if len(teams) > 2:
        raise ValueError("among more than two sides nobody can concede: the others go on")
    return tuple(sorted(other for team in teams if seat not in team for other in team))


def name(actor: int) -> str:
    return "NATURE" if actor == NATURE else f"seat {actor}"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def write_option(value: Any) -> str:
    """An option's value as a record writes it; the option reads it back."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.splitlines()
        self.at = 0

    def fail(self, message: str) -> RecordError:
        return RecordError(self.at + 1, message)

    def read(self) -> Record:
        self.take(FORMAT, exact=True)
        record = Record(self.take("game"), self.take("version"), self.number(self.take("seats"), "seats"), {}, "")
        while self.peek("option"):
            option, _, value = self.take("option").partition(" ")
            record.options[option] = value
        while self.peek("component"):
            self.read_component(record)
        record.commitment = self.take_digest("commitment")
        while self.peek("word"):
            seat, _, word = self.take("word").partition(" ")
            record.words[self.number(seat, "seat")] = word
        self.take("moves", exact=True)
        self.read_moves(record)
        self.read_closing(record)
        if str(record) != self.text:
            self.at = first_difference(str(record), self.text)
            raise self.fail("not written as records are: spaces, order or line ends differ")
        return record

    def read_component(self, record: Record) -> None:
        at = self.at
        name, _, promised = self.take("component").rpartition(" ")
        lines = []
        while self.line().startswith("| "):
            lines.append(self.line()[2:])
            self.at += 1
        record.components[name] = "\n".join(lines)
        if digest(record.components[name]) != promised:
            self.at = at
            raise self.fail(f"the component file {name!r} below was changed: it does not have this hash")

    def read_moves(self, record: Record) -> None:
        while True:
            if self.peek("undone"):
                last, _, first = self.take("undone").partition(" ")
                record.undone.append(Undone(self.number(last, "move"), self.number(first, "move")))
                continue
            line = self.line()
            if not line[:1].isdigit():
                return
            number, actor, text = (*line.split(" ", 2), "", "")[:3]
            if number != str(len(record.moves) + 1):
                raise self.fail(f"move {len(record.moves) + 1} expected, not {number!r}: something is missing")
            if not text:
                raise self.fail("a move has a number, a seat or 'nature', and its notation")
            record.moves.append(Made(NATURE if actor == "nature" else self.number(actor, "seat"), text))
            self.at += 1

    def read_closing(self, record: Record) -> None:
        if self.peek("running"):
            self.check_hash(record, self.take_digest("running"))
            return
        if self.peek("conceded"):
            record.conceded = self.number(self.take("conceded"), "seat")
        winners = self.take("result")
        record.result = () if winners == "none" else tuple(self.number(seat, "seat") for seat in winners.split())
        record.seed = self.take_digest("seed")
        self.check_hash(record, self.take_digest("hash"))

    def check_hash(self, record: Record, promised: str) -> None:
        if self.at < len(self.lines):
            raise self.fail("nothing is expected after the closing hash")
        above = "".join(f"{line}\n" for line in self.lines[: self.at - 1])
        if digest(above) != promised:
            from hetman.core.verify import first_fault

            self.at -= 1
            fault = first_fault(record)
            raise fault or self.fail("the text above was changed: it does not have this hash")

    # The line at hand

    def line(self) -> str:
        if self.at >= len(self.lines):
            raise self.fail("the record is cut off here: it must close with 'hash' or 'running'")
        return self.lines[self.at]

    def peek(self, word: str) -> bool:
        return self.line().split(" ", 1)[0] == word

    def take(self, word: str, exact: bool = False) -> str:
        """What follows `word` on this line."""
        line = self.line()
        found, _, rest = line.partition(" ")
        if (line != word) if exact else (found != word or not rest):
            raise self.fail(f"expected {word!r}{'' if exact else ' and a value'}, found {line!r}")
        self.at += 1
        return rest

    def take_digest(self, word: str) -> str:
        value = self.take(word)
        if not DIGEST.fullmatch(value):
            self.at -= 1
            raise self.fail(f"{word!r} needs 64 hexadecimal digits")
        return value

    def number(self, text: str, what: str) -> int:
        if not text.isascii() or not text.isdigit():
            raise self.fail(f"{text!r} is no {what}: a whole number was expected")
        return int(text)


def first_difference(one: str, other: str) -> int:
    """The first line, from 0, on which two texts differ."""
    lines, others = one.split("\n"), other.split("\n")
    return next((at for at, pair in enumerate(zip(lines, others, strict=False)) if pair[0] != pair[1]), 0)
