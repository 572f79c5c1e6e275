"""Component files read so that a fault can be told by its file and line."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Sequence
from json.decoder import JSONObject  # type: ignore[attr-defined]
from json.scanner import py_make_scanner  # type: ignore[attr-defined]
from typing import Any

ORIGINS = ("rulebook", "reconstructed")
AN_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 60


class Lines(json.JSONDecoder):
    """Reads objects as entries that know the line they begin on; the C scanner of the library cannot tell it."""

    def __init__(self, file: str, named: Collection[str] | None) -> None:
        super().__init__()
        self.file = file
        self.named = named
        self.parse_object = self.read_object
        self.scan_once = py_make_scanner(self)

    def read_object(self, begun: tuple[str, int], *rest: Any) -> tuple[Entry, int]:
        text, start = begun
        found, end = JSONObject(begun, *rest)
        return Entry(found, self.file, text.count("\n", 0, start) + 1, self.named), end


class Entry:
    """One object of a component file. Whatever is asked of it and is not there is a fault of that line.

    `named` are the ids that have names in the game's texts; any other needs one in the file.
    """

    def __init__(self, values: dict[str, Any], file: str, line: int, named: Collection[str] | None) -> None:
        self.values = values
        self.file = file
        self.line = line
        self.named = named
        self.read: set[str] = set()

    def fault(self, what: str) -> ValueError:
        called = f"{self.values['id']}: " if isinstance(self.values.get("id"), str) else ""
        return ValueError(f"{self.file}, line {self.line}: {called}{what}")

    def check(self, holds: bool, rule: str) -> None:
        if not holds:
            raise self.fault(rule)

    def has(self, key: str) -> bool:
        return key in self.values

    def get(self, key: str) -> Any:
        self.read.add(key)
        if key not in self.values:
            raise self.fault(f"{key!r} is missing")
        return self.values[key]

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fault(f"{key!r} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def numbers(self, key: str, count: int, low: int, high: int) -> tuple[int, ...]:
        values = self.get(key)
        proper = isinstance(values, list) and len(values) == count
        if not proper or any(type(value) is not int or not low <= value <= high for value in values):
            raise self.fault(f"{key!r} must be {count} whole numbers from {low} to {high}, not {values!r}")
        return tuple(values)

    def flag(self, key: str) -> bool:
        """True or false; false where nothing is said."""
        value = self.get(key) if self.has(key) else False
        self.check(isinstance(value, bool), f"{key!r} must be true or false, not {value!r}")
        return bool(value)

    def choice(self, key: str, choices: Sequence[str], default: str | None = None) -> str:
        if default is not None and not self.has(key):
            return default
        value = self.get(key)
        if not isinstance(value, str) or value not in choices:
            raise self.fault(f"{key!r} must be one of {', '.join(choices)}, not {value!r}")
        return value

    def words(self, key: str, choices: Sequence[str], most: int = 8) -> tuple[str, ...]:
        """A list of words, each one of the choices."""
        return self.checked(key, self.texts(key, most), choices)

    def checked(self, key: str, words: Sequence[str], choices: Sequence[str]) -> tuple[str, ...]:
        for word in words:
            if word not in choices:
                raise self.fault(f"{key!r} has {word!r}, which is none of {', '.join(choices)}")
        return tuple(words)

    def texts(self, key: str, most: int = 8) -> list[str]:
        value = self.get(key)
        if not isinstance(value, list) or len(value) > most or any(not isinstance(word, str) for word in value):
            raise self.fault(f"{key!r} must be a list of at most {most} words, not {value!r}")
        return value

    def id(self) -> str:
        value = self.get("id")
        if not isinstance(value, str) or not AN_ID.fullmatch(value):
            raise self.fault(f"'id' must be small letters and figures, with hyphens between them, not {value!r}")
        return value

    def name(self) -> dict[str, str]:
        """Language -> name, and `pl.acc` -> its Polish accusative; a plain text is the name in every language."""
        if not self.has("name"):
            self.check(self.named is None or self.id() in self.named, "an id of your own needs a 'name'")
            return {}
        value = self.get("name")
        if not isinstance(value, Entry):
            return {language: self.text("name") for language in ("en", "pl")}
        names = {key: value.text(key) for key in ("en", "pl", *(["pl.acc"] if value.has("pl.acc") else []))}
        value.finish()
        return names

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not 0 < len(value.strip()) <= LONGEST_NAME or not value.isprintable():
            raise self.fault(f"{key!r} must be one line of 1 to {LONGEST_NAME} characters, not {value!r}")
        return value.strip()

    def entry(self, key: str) -> Entry:
        value = self.get(key)
        if not isinstance(value, Entry):
            raise self.fault(f"{key!r} must be an object in braces, not {value!r}")
        return value

    def entries(self, key: str) -> list[Entry]:
        value = self.get(key)
        if not isinstance(value, list) or any(not isinstance(entry, Entry) for entry in value):
            raise self.fault(f"{key!r} must be a list of objects in braces")
        return value

    def group(self, key: str) -> Entry:
        """A group of components says where it comes from."""
        found = self.entry(key)
        found.choice("origin", ORIGINS)
        return found

    def members(self, key: str, count: int | None = None) -> list[Entry]:
        """The members of a group, all with different ids."""
        group = self.group(key)
        found = group.entries("all")
        group.finish()
        if count is not None and len(found) != count:
            raise group.fault(f"{key!r} must have {count} members, not {len(found)}")
        return found

    def finish(self) -> None:
        """Everything has been read; what is left was not understood."""
        unknown = [key for key in self.values if key not in self.read]
        if unknown:
            raise self.fault(f"{unknown[0]!r} is not known here; expected {', '.join(sorted(self.read))}")


def read(file: str, text: str, named: Collection[str] | None = None) -> Entry:
    """A whole component file; ValueError names the line that is wrong."""
    try:
        value = Lines(file, named).decode(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"{file}, line {error.lineno}: not JSON: {error.msg}") from None
    if not isinstance(value, Entry):
        raise ValueError(f"{file}, line 1: a component file is an object in braces")
    return value


def all_different(entries: Sequence[Entry], ids: Collection[str]) -> None:
    """No id twice, neither here nor among those already taken."""
    seen = set(ids)
    for entry in entries:
        entry.check(entry.id() not in seen, "this id is there twice")
        seen.add(entry.id())
