"""The code blocks of README and docs."""

from __future__ import annotations

import re
import shlex
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).parents[2]
FENCE = re.compile(
    r"^(?P<indent> *)``` ?(?P<language>[\w{}.]*)(?: title=\"(?P<title>[^\"\n]+)\")?[^\n]*\n"
    r"(?P<code>.*?)^(?P=indent)```",
    re.MULTILINE | re.DOTALL,
)
INCLUDED = "--8<--"
SHELLS = {"", "console", "sh"}


@dataclass(frozen=True)
class Block:
    """A fenced block: where it begins, its language and its code. With a title it is a part of that file."""

    file: Path
    line: int
    language: str
    code: str
    title: str | None


def pages() -> list[Path]:
    return [*PROJECT.glob("*.md"), *sorted((PROJECT / "docs").rglob("*.md"))]


def blocks(file: Path) -> Iterator[Block]:
    text = file.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        code = textwrap.dedent(found["code"])
        # Blocks that show a file are tested as that file.
        if INCLUDED not in code:
            yield Block(file, text.count("\n", 0, found.start("code")) + 1, found["language"], code, found["title"])


def commands(block: Block) -> Iterator[list[str]]:
    """The commands of a block: lines that start with hetman or make, without prompts and comments."""
    if block.language in SHELLS:
        for line in block.code.replace("\\\n", " ").splitlines():
            words = shlex.split(line.removeprefix("$ "), comments=True) if starts(line) else []
            if words:
                yield [words[0].removeprefix("./"), *words[1:]]


def starts(line: str) -> bool:
    return line.removeprefix("$ ").startswith(("./hetman ", "hetman ", "make "))
