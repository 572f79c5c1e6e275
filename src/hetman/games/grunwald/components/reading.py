"""JSON that knows its lines, so that a fault in somebody's own components is named by file and line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any


class Node:
    """A value of a JSON file and where it stands. Whatever is not as expected raises ValueError with the line."""

    def __init__(self, file: str, line: int, value: Any) -> None:
        self.file = file
        self.line = line
        self.value = value

    def fault(self, message: str) -> ValueError:
        return ValueError(f"{self.file}, line {self.line}: {message}")

    def entries(self, required: Iterable[str] = (), optional: Iterable[str] = ()) -> dict[str, Node]:
        """The entries of an object: all that are required, and no strange ones."""
        found: dict[str, Node] = self.of_kind(dict, "an object {…}")
        required, optional = list(required), list(optional)
        for name in required:
            if name not in found:
                raise self.fault(f"expected {name!r} here; there are {', '.join(map(repr, found)) or 'no entries'}")
        for name, node in found.items():
            if name not in required and name not in optional:
                raise node.fault(f"{name!r} is unknown; expected {', '.join(map(repr, [*required, *optional]))}")
        return found

    def items(self, count: int | None = None) -> list[Node]:
        """The items of a list; exactly `count` of them if that is given."""
        found: list[Node] = self.of_kind(list, "a list […]")
        if count is not None and len(found) != count:
            raise self.fault(f"expected {count} entries, but there are {len(found)}")
        return found

    def number(self, low: int, high: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.fault(f"expected a whole number from {low} to {high}, not {self.shown()}")
        return self.value

    def word(self, known: Iterable[str]) -> str:
        """One of the known words."""
        if not isinstance(self.value, str) or self.value not in known:
            raise self.fault(f"expected one of {', '.join(known)}, not {self.shown()}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value.strip() or not self.value.isprintable():
            raise self.fault(f"expected a text of one line, not {self.shown()}")
        return self.value

    def of_kind(self, kind: type, expected: str) -> Any:
        if not isinstance(self.value, kind):
            raise self.fault(f"expected {expected}, not {self.shown()}")
        return self.value

    def shown(self) -> str:
        if isinstance(self.value, (dict, list)):
            return "an object" if isinstance(self.value, dict) else "a list"
        return json.dumps(self.value, ensure_ascii=False)


def read(file: str, text: str) -> Node:
    """The whole file as nodes."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"{file}, line {error.lineno}: not JSON: {error.msg}") from None
    except RecursionError:
        raise ValueError(f"{file}, line 1: not JSON that can be read: nested too deeply") from None
    return Reader(file, text).value()


class Reader:
    """Walks through a text that is known to be JSON."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.at = 0
        self.scalars = json.JSONDecoder()

    def peek(self) -> str:
        """The next character that is no white space."""
        while self.text[self.at] in " \t\r\n":
            self.at += 1
        return self.text[self.at]

    def skip(self) -> None:
        """Step over a bracket, comma or colon."""
        self.peek()
        self.at += 1

    def value(self) -> Node:
        begins = self.peek()
        line = self.text.count("\n", 0, self.at) + 1
        if begins == "{":
            return Node(self.file, line, self.object())
        if begins == "[":
            return Node(self.file, line, self.array())
        return Node(self.file, line, self.scalar())

    def object(self) -> dict[str, Node]:
        found: dict[str, Node] = {}
        self.skip()
        while self.peek() != "}":
            name = self.scalar()
            self.skip()
            node = self.value()
            if name in found:
                raise node.fault(f"{name!r} stands here twice")
            found[name] = node
            if self.peek() == ",":
                self.skip()
        self.skip()
        return found

    def array(self) -> list[Node]:
        found = []
        self.skip()
        while self.peek() != "]":
            found.append(self.value())
            if self.peek() == ",":
                self.skip()
        self.skip()
        return found

    def scalar(self) -> Any:
        self.peek()
        value, self.at = self.scalars.raw_decode(self.text, self.at)
        return value
