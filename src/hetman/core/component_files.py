"""Component files: JSON in which every value has its line, so that authors find their mistakes.

    cards = read("cards.json", text)
    strength = cards["strength"].number(1, 6)
    cards.finish()

A wrong value raises ComponentError with the file, the line, what was expected and what came instead.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

ORIGINS: Final = ("rulebook", "reconstructed", "own")
TOKEN: Final = re.compile(r"[a-z][a-z0-9-]*")
DEEPEST: Final = 32
"""The limit of nested brackets."""
LONGEST_SHOWN: Final = 60
LONGEST_NUMBER: Final = 18
"""The limit of digits. No game needs more, and Python refuses to read thousands of them."""


class ComponentError(ValueError):
    """A wrong component file. The message has the place, what was expected and what came."""


class Entry:
    """A value of a component file and its place.

    Errors name it by its keys. Inside an object with an "id", they start with that id.
    """

    value: Any
    """A plain value, a list of entries, or a dict of them."""
    came: str
    """The text in the file, shortened."""

    def __init__(self, file: str, line: int, holder: Entry | None = None, key: str = "") -> None:
        self.file = file
        self.line = line
        self.holder = holder
        self.key = key
        self.asked: dict[str, None] = {}

    # Errors

    def fault(self, what: str) -> ComponentError:
        called = ", ".join(self.called())
        return ComponentError(f"{self.file}, line {self.line}: {called}{': ' if called else ''}{what}")

    def wrong(self, expected: str) -> ComponentError:
        return self.fault(f"expected {expected}, got {self.came}")

    def expect(self, holds: bool, expected: str) -> None:
        if not holds:
            raise self.fault(f"expected {expected}")

    def called(self) -> list[str]:
        own_id = self.value.get("id") if isinstance(self.value, dict) else None
        if own_id is not None and isinstance(own_id.value, str) and own_id.value.isprintable():
            return [own_id.value]
        return [*(self.holder.called() if self.holder else ()), *([repr(self.key)] if self.key else ())]

    # Objects

    def entries(self) -> dict[str, Entry]:
        """Return the entries of an object by key."""
        if not isinstance(self.value, dict):
            raise self.wrong("an object {…}")
        return self.value

    def has(self, key: str) -> bool:
        """Return whether the entry exists. From now on its key is one of the known keys."""
        self.asked[key] = None
        return key in self.entries()

    def __getitem__(self, key: str) -> Entry:
        """Return a required entry."""
        if not self.has(key):
            raise self.fault(f"expected {key!r} here; there is {listed(map(repr, self.entries())) or 'nothing'}")
        return self.entries()[key]

    def get(self, key: str, default: Any) -> Entry:
        """Return an optional entry, or one with the default value."""
        if self.has(key):
            return self[key]
        found = Reader(self.file, json.dumps(default)).entry(self, key, 0)
        found.line = self.line
        return found

    def only(self, *keys: str) -> None:
        """Allow these keys only. Call it first where a misspelt key would cause a misleading error."""
        for key, entry in self.entries().items():
            if key not in keys:
                raise entry.fault(f"unknown here; expected {listed(keys)}")
        self.asked.update(dict.fromkeys(keys))

    def finish(self) -> None:
        """Check after reading: a key that nobody asked for, here or deeper, is unknown."""
        if isinstance(self.value, dict) and self.asked:
            self.only(*self.asked)
            within: Iterable[Entry] = self.value.values()
        else:
            # An object that nobody asked about is a note for readers of the file.
            within = self.value if isinstance(self.value, list) else ()
        for entry in within:
            entry.finish()

    def origin(self) -> str:
        """Return where the values of a group come from."""
        return self["origin"].choice(ORIGINS)

    def counts(self, known: Sequence[str], most: int) -> dict[str, int]:
        """Return a number for each word. All words must be known."""
        self.only(*known)
        return {word: entry.number(0, most) for word, entry in self.entries().items()}

    def names(self, languages: Sequence[str], forms: Sequence[str] = (), longest: int | None = None) -> dict[str, str]:
        """Return the names by language. A plain text is the name in all. `forms`, such as pl.acc, are optional."""
        if isinstance(self.value, str):
            return dict.fromkeys(languages, self.text(longest))
        if not isinstance(self.value, dict):
            raise self.wrong(f"a text, or an object {{…}} of {listed(languages)}")
        self.only(*languages, *forms)
        return {code: self[code].text(longest) for code in (*languages, *filter(self.has, forms))}

    # Lists

    def items(self, least: int = 0, most: int | None = None) -> list[Entry]:
        """Return the entries of a list of at least `least` and at most `most` entries."""
        if not isinstance(self.value, list):
            raise self.wrong("a list […]")
        found: list[Entry] = self.value
        if len(found) < least or (most is not None and len(found) > most):
            wanted = f"at least {least}" if most is None else f"{least}" if least == most else f"{least} to {most}"
            raise self.fault(f"expected {wanted} entries, got {len(found)}")
        return found

    def numbers(self, count: int, low: int, high: int) -> tuple[int, ...]:
        return tuple(item.number(low, high) for item in self.items(count, count))

    def choices(self, known: Sequence[str], least: int = 0, most: int | None = None) -> tuple[str, ...]:
        """Return known words. A word may be repeated."""
        return tuple(item.choice(known) for item in self.items(least, most))

    def subset(self, known: Sequence[str]) -> tuple[str, ...]:
        """Return at least one known word, all different."""
        words = self.choices(known, 1)
        all_different(self.items())
        return words

    # Plain values

    def number(self, low: int, high: int) -> int:
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.wrong(f"an integer from {low} to {high}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("true or false")
        return self.value

    def choice(self, known: Sequence[str]) -> str:
        """Return a known word."""
        if not isinstance(self.value, str) or self.value not in known:
            raise self.wrong(f"one of {listed(known)}")
        return self.value

    def text(self, longest: int | None = None) -> str:
        """Return one line without spaces around it."""
        text = self.value.strip() if isinstance(self.value, str) and self.value.isprintable() else ""
        if not text or (longest is not None and len(text) > longest):
            raise self.wrong("a text of one line" if longest is None else f"one line of 1 to {longest} characters")
        return text

    def token(self, taken: Collection[str] = ()) -> str:
        """Return a word for the notation of moves. The game must not use it for something else."""
        if not isinstance(self.value, str) or not TOKEN.fullmatch(self.value):
            raise self.wrong("a word of lower-case letters a to z, digits and hyphens that begins with a letter")
        if self.value in taken:
            raise self.fault(f"expected another word: {self.value!r} has another meaning in the game")
        return self.value


def fluent_literal(text: str) -> str:
    """A text of a component file as Fluent source. Fluent prints it unchanged."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def all_different(words: Iterable[Entry]) -> None:
    """Raise ComponentError if a word is repeated."""
    seen: dict[str, Entry] = {}
    for entry in words:
        first = seen.setdefault(entry.text(), entry)
        if first is not entry:
            raise entry.fault(f"{entry.text()!r} is repeated, first in {first.file}, line {first.line}")


def read(file: str, text: str) -> Entry:
    """Read a component file, which is one object."""
    try:
        DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise ComponentError(f"{file}, line {error.lineno}: not JSON: {error.msg}") from None
    except RecursionError:
        # The reader below reaches its own limit first, and its error has the line.
        pass
    found = Reader(file, text).entry(None, "", 0)
    found.entries()
    return found


def parse_integer(digits: str) -> int | float:
    return int(digits) if len(digits) <= LONGEST_NUMBER else float(digits)


DECODER: Final = json.JSONDecoder(parse_int=parse_integer)


class Reader:
    """Reads a text that is valid JSON."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.at = 0
        self.line_ends = [at for at, letter in enumerate(text) if letter == "\n"]

    def peek(self) -> str:
        """Return the next character that is not white space."""
        while self.text[self.at] in " \t\r\n":
            self.at += 1
        return self.text[self.at]

    def skip(self) -> None:
        """Step over a bracket, comma or colon."""
        self.peek()
        self.at += 1

    def entry(self, holder: Entry | None, key: str, depth: int) -> Entry:
        kind, begin = self.peek(), self.at
        found = Entry(self.file, bisect_left(self.line_ends, begin) + 1, holder, key)
        found.value = {} if kind == "{" else [] if kind == "[" else None
        if found.value is None:
            found.value = self.scalar()
        elif depth == DEEPEST:
            raise found.fault(f"expected at most {DEEPEST} nested brackets")
        elif kind == "{":
            self.read_object(found, depth + 1)
        else:
            self.read_list(found, depth + 1)
        found.came = self.shown(begin)
        return found

    def read_object(self, found: Entry, depth: int) -> None:
        self.skip()
        while self.peek() != "}":
            key = self.scalar()
            self.skip()
            entry = self.entry(found, key, depth)
            if key in found.value:
                raise entry.fault(f"this key is repeated, first in line {found.value[key].line}")
            found.value[key] = entry
            if self.peek() == ",":
                self.skip()
        self.skip()

    def read_list(self, found: Entry, depth: int) -> None:
        self.skip()
        while self.peek() != "]":
            found.value.append(self.entry(found, "", depth))
            if self.peek() == ",":
                self.skip()
        self.skip()

    def scalar(self) -> Any:
        self.peek()
        value, self.at = DECODER.raw_decode(self.text, self.at)
        return value

    def shown(self, begin: int) -> str:
        """Return the text from there to here in one short line."""
        text = " ".join(self.text[begin : min(self.at, begin + 4 * LONGEST_SHOWN)].split())
        text = "".join(letter if letter.isprintable() else "�" for letter in text)
        whole_text = len(text) <= LONGEST_SHOWN and self.at - begin <= 4 * LONGEST_SHOWN
        return text if whole_text else f"{text[:LONGEST_SHOWN]}…"
