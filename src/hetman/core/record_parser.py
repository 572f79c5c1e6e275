"""Parser for the text of a record."""

from __future__ import annotations

import re

from hetman.core.decision import NATURE
from hetman.core.errors import RecordError
from hetman.core.players import Player, Seated
from hetman.core.record import AGREED_FORMAT, FORMATS, Made, Record, Rules, Undone, digest

LONGEST_NUMBER = 18
"""Digits of a number. Python refuses to read very long ones."""
DIGEST = re.compile(r"[0-9a-f]{64}")


class RecordParser:
    """Reads a record line by line. An error names the line."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.splitlines()
        self.at = 0

    def fail(self, message: str) -> RecordError:
        return RecordError(self.at + 1, message)

    def read(self) -> Record:
        found = self.read_format()
        record = Record(self.take("game"), self.take("version"), self.number(self.take("seats"), "seats"), {}, "")
        record.format = found
        while self.peek("option"):
            option, _, value = self.take("option").partition(" ")
            record.options[option] = value
        while self.peek("component"):
            self.read_component(record)
        record.commitment = self.take_digest("commitment")
        while self.peek("word"):
            seat, _, word = self.take("word").partition(" ")
            record.words[self.number(seat, "seat")] = word
        while found > 1 and self.peek("player"):
            self.read_first_player(record)
        self.take("moves", exact=True)
        self.read_moves(record)
        self.read_closing(record)
        if str(record) != self.text:
            self.at = first_difference(str(record), self.text)
            raise self.fail("the record is not in canonical form: spaces, order or line ends differ")
        return record

    def read_format(self) -> int:
        line = self.line()
        if line not in FORMATS:
            known = " or ".join(map(repr, FORMATS))
            raise self.fail(f"expected {known}, got {line!r}; a newer version of hetman may read it")
        self.at += 1
        return FORMATS[line]

    def read_first_player(self, record: Record) -> None:
        seat, _, player = self.line().removeprefix("player ").partition(" ")
        self.note_player(record, seat, player, 1)

    def read_note(self, record: Record) -> bool:
        """Read a line between two moves: `undone`, `rules` or `player`. Returns whether there was one."""
        if self.peek("undone"):
            last, first, *more = (*self.take("undone").split(" "), "")[:3]
            agreed = record.format >= AGREED_FORMAT and more == ["agreed"]
            record.undone.append(Undone(self.number(last, "move"), self.number(first, "move"), agreed))
        elif record.format > 1 and self.peek("rules"):
            version, _, start = self.line().removeprefix("rules ").rpartition(" ")
            if not version:
                raise self.fail(f"expected 'rules', a version and a move, got {self.line()!r}")
            record.rules.append(Rules(version, self.start(record, start)))
            self.at += 1
        elif record.format > 1 and self.peek("player"):
            seat, start, player = (*self.line().split(" ", 3), "", "", "")[1:4]
            self.note_player(record, seat, player, self.start(record, start))
        else:
            return False
        return True

    def start(self, record: Record, text: str) -> int:
        """Read the move from which on a note holds. It stands before that move."""
        start, expected = self.number(text, "move"), len(record.moves) + 1
        if start != expected:
            raise self.fail(f"this line stands before move {expected}, got {start}")
        return start

    def note_player(self, record: Record, seat: str, player: str, start: int) -> None:
        number = self.number(seat, "seat")
        if number >= record.seats:
            raise self.fail(f"expected a seat from 0 to {record.seats - 1}, got {number}")
        if any(note.seat == number and note.start == start for note in record.players):
            raise self.fail(f"seat {number} has a player already")
        try:
            record.players.append(Seated(number, Player.read(player), start))
        except ValueError as error:
            raise self.fail(str(error)) from None
        self.at += 1

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
            raise self.fail(f"the component file {name!r} below does not have this hash: it was changed")

    def read_moves(self, record: Record) -> None:
        while True:
            if self.read_note(record):
                continue
            line = self.line()
            if not line[:1].isdigit():
                return
            number, actor, text = (*line.split(" ", 2), "", "")[:3]
            if number != str(len(record.moves) + 1):
                raise self.fail(f"expected move {len(record.moves) + 1}, got {number!r}: something is missing")
            if not text:
                raise self.fail("expected a number, a seat or 'nature', and the notation of a move")
            record.moves.append(Made(NATURE if actor == "nature" else self.number(actor, "seat"), text))
            self.at += 1

    def read_closing(self, record: Record) -> None:
        if self.peek("running"):
            self.check_hash(record, self.take_digest("running"))
            return
        if self.peek("conceded"):
            record.conceded = self.number(self.take("conceded"), "seat")
        elif record.format >= AGREED_FORMAT and self.peek("drawn"):
            self.take("drawn", exact=True)
            record.drawn = True
        winners = self.take("result")
        record.result = () if winners == "none" else tuple(self.number(seat, "seat") for seat in winners.split())
        record.seed = self.take_digest("seed")
        self.check_hash(record, self.take_digest("hash"))

    def check_hash(self, record: Record, promised: str) -> None:
        if self.at < len(self.lines):
            raise self.fail("expected nothing after the closing hash")
        above = "".join(f"{line}\n" for line in self.lines[: self.at - 1])
        if digest(above) != promised:
            from hetman.core.verify import first_fault

            self.at -= 1
            fault = first_fault(record)
            raise fault or self.fail("the text above does not have this hash: it was changed")

    # The current line

    def line(self) -> str:
        if self.at >= len(self.lines):
            raise self.fail("the record is cut off here: expected 'hash' or 'running'")
        return self.lines[self.at]

    def peek(self, word: str) -> bool:
        return self.line().split(" ", 1)[0] == word

    def take(self, word: str, exact: bool = False) -> str:
        """Return the text after `word` on this line."""
        line = self.line()
        found, _, rest = line.partition(" ")
        if (line != word) if exact else (found != word or not rest):
            raise self.fail(f"expected {word!r}{'' if exact else ' and a value'}, got {line!r}")
        self.at += 1
        return rest

    def take_digest(self, word: str) -> str:
        value = self.take(word)
        if not DIGEST.fullmatch(value):
            self.at -= 1
            raise self.fail(f"expected 64 hexadecimal digits after {word!r}")
        return value

    def number(self, text: str, what: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > LONGEST_NUMBER:
            shown = text if len(text) <= LONGEST_NUMBER else f"{text[:LONGEST_NUMBER]}…"
            raise self.fail(f"expected an integer as {what}, got {shown!r}")
        return int(text)


def first_difference(one: str, other: str) -> int:
    """Return the index of the first line in which two texts differ."""
    lines, others = one.split("\n"), other.split("\n")
    return next((at for at, pair in enumerate(zip(lines, others, strict=False)) if pair[0] != pair[1]), 0)
