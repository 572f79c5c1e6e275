"""Component files are JSON; every object remembers its line, so that a fault in somebody's own file can be found."""

from __future__ import annotations

import json
from json.decoder import JSONArray, JSONObject  # type: ignore[attr-defined]
from json.scanner import py_make_scanner  # type: ignore[attr-defined]
from typing import Any

from hetman.games.chocim.components.names import ACTIONS, FIELDS, ORIGINS, UNITS

LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz-")
TAKEN = frozenset((*UNITS, *FIELDS, *ACTIONS))


class ComponentError(ValueError):
    """A component file that cannot be played with; the message names file, line and what was expected."""


class Entry(dict[str, Any]):
    """An object of a component file."""

    file: str
    line: int

    def wrong(self, expected: str) -> ComponentError:
        return ComponentError(f"{self.file}, line {self.line}: expected {expected}")

    def expect(self, holds: bool, expected: str) -> None:
        if not holds:
            raise self.wrong(expected)

    def sourced(self) -> None:
        """Every group says whether its values stand in the rulebook."""
        self.one_of("origin", ORIGINS)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(f'"{key}": a whole number from {low} to {high}, not {value!r}')
        return value

    def one_of(self, key: str, choices: tuple[str, ...], default: str | None = None) -> str:
        value = self.get(key, default)
        if not isinstance(value, str) or value not in choices:
            raise self.wrong(f'"{key}": one of {", ".join(choices)}, not {value!r}')
        return value

    def some_of(self, key: str, choices: tuple[str, ...], default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """Several different words out of `choices`, at least one."""
        value = self.get(key, None if default is None else list(default))
        if not isinstance(value, list) or not value or not all(word in choices for word in value):
            raise self.wrong(f'"{key}": a list of {", ".join(choices)}, not {value!r}')
        self.expect(len(set(value)) == len(value), f'"{key}": nothing twice')
        return tuple(value)

    def word(self, key: str) -> str:
        """A token for moves: no word that already means a unit, a field or an action."""
        value = self.get(key)
        proper = isinstance(value, str) and value and set(value) <= LETTERS and value not in TAKEN
        if not proper:
            raise self.wrong(f'"{key}": a word of the letters a to z, and none of the game\'s own, not {value!r}')
        return str(value)

    def entry(self, key: str) -> Entry:
        value = self.get(key)
        if not isinstance(value, Entry):
            raise self.wrong(f'"{key}": an object')
        return value

    def entries(self, key: str) -> list[Entry]:
        value = self.get(key)
        if not isinstance(value, list) or not all(isinstance(item, Entry) for item in value):
            raise self.wrong(f'"{key}": a list of objects')
        return value

    def counts(self, key: str, words: tuple[str, ...], most: int) -> dict[str, int]:
        """An object of words and numbers; none at all where the key is missing."""
        if key not in self:
            return {}
        value = self.entry(key)
        for word in value:
            self.expect(word in words, f'"{key}": names out of {", ".join(words)}, not {word!r}')
        return {word: value.number(word, 0, most) for word in value}

    def names(self, key: str, languages: tuple[str, ...]) -> dict[str, str]:
        """A text in every language."""
        value = self.entry(key)
        for code in languages:
            text = value.get(code)
            proper = isinstance(text, str) and text.strip() == text and text.isprintable() and text
            value.expect(
                bool(proper) and not set("{}") & set(str(text)), f'"{code}": a name in one line without braces'
            )
        return {code: value[code] for code in languages}

    def only(self, *keys: str) -> None:
        """Nothing else stands here; a misspelt key would otherwise go unnoticed."""
        for key in self:
            self.expect(key in keys, f"only {', '.join(keys)} here, not {key!r}")


class Reader(json.JSONDecoder):
    """Reads one file into entries."""

    def __init__(self, file: str, text: str) -> None:
        super().__init__()
        self.file = file
        self.text = text
        self.parse_object = self.object
        self.parse_array = JSONArray
        self.scan_once = py_make_scanner(self)

    def object(self, place: tuple[str, int], *settings: Any) -> tuple[Entry, int]:
        found, end = JSONObject(place, *settings)
        entry = Entry(found)
        entry.file = self.file
        entry.line = self.text.count("\n", 0, place[1]) + 1
        return entry, end


def read(file: str, text: str) -> Entry:
    """The object that a file holds."""
    try:
        found = Reader(file, text).decode(text)
    except json.JSONDecodeError as error:
        raise ComponentError(f"{file}, line {error.lineno}: not JSON: {error.msg}") from None
    if not isinstance(found, Entry):
        raise ComponentError(f"{file}, line 1: expected an object")
    return found
