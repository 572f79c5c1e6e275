"""The guide builds the game of `hetman new`: its code is that game's code, and all of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hetman.core.component_files import ComponentError
from hetman.scaffold.generator import game_files

GUIDE = (Path(__file__).parents[2] / "docs/writing-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STEPS, MORE = GUIDE.split("\n## More\n")
FILES = game_files("mygame")
PROGRAMS = [path for path in FILES if path.startswith("mygame/") and path.endswith(".py")]


def code_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def place_of(block: str) -> tuple[str, range]:
    """The file that has these lines in a row, and where. Empty lines do not count."""
    wanted = code_lines(block)
    for path, text in FILES.items():
        lines = code_lines(text)
        for start in range(len(lines) - len(wanted) + 1):
            if lines[start : start + len(wanted)] == wanted:
                return path, range(start, start + len(wanted))
    raise AssertionError(f"no file of `hetman new mygame` has this block of the guide:\n{block}")


def test_every_block_of_the_steps_is_a_part_of_the_game() -> None:
    blocks = [block for _, block in BLOCK.findall(STEPS)]
    assert len(blocks) > 10
    for block in blocks:
        place_of(block)


@pytest.mark.parametrize("path", PROGRAMS)
def test_the_steps_show_the_whole_program(path: str) -> None:
    shown: set[int] = set()
    for kind, block in BLOCK.findall(STEPS):
        if kind == "python":
            found, lines = place_of(block)
            shown |= set(lines) if found == path else set()
    missing = [line for number, line in enumerate(code_lines(FILES[path])) if number not in shown]
    assert not missing, f"the guide lacks these lines of {path}: {missing}"


CARD = {"id": "scout", "cost": 2, "skills": ["ride"], "name": {"en": "Scout", "pl": "Zwiadowca", "pl.acc": "Zwiadowcę"}}


def test_the_example_of_component_files_runs() -> None:
    (program,) = [code for language, code in BLOCK.findall(MORE) if language == "python"]
    cards = {"cards": [CARD, {**CARD, "id": "archer", "swift": True}]}
    exec(program, {"text": json.dumps(cards, indent=1)})
    cards["cards"][0]["cost"] = "six"
    with pytest.raises(ComponentError, match="scout, 'cost': expected an integer from 0 to 9, got \"six\""):
        exec(program, {"text": json.dumps(cards, indent=1)})
