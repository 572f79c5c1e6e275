"""Everything that README and docs show runs: Python blocks are executed, commands are parsed."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
import typer.main
from typer.core import TyperGroup

import hetman
from docs.code_blocks import PROJECT, Block, blocks, commands, pages
from hetman.cli import app
from hetman.core import registry
from hetman.extras import MissingExtra

QUOTING = {"writing-a-game.md"}
"""Pages whose blocks are parts of other files, which have tests of their own."""
PAGES = [
    page for page in pages() if page.name not in QUOTING and any(block.language == "python" for block in blocks(page))
]
COMMANDS = [(block, command) for page in pages() for block in blocks(page) for command in commands(block)]
FAST = {"games", "verify"}
"""Commands that end at once, and so are run."""
TARGETS = set(re.findall(r"^([a-z-]+):", (PROJECT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def name_of(page: Path) -> str:
    return str(page.relative_to(PROJECT))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_python_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page run one after another in one module, in a folder with the files that the page shows."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(registry, "REGISTERED", {})
    space: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(page):
        if block.title:
            write(tmp_path / block.title, block.code)
        elif block.language == "python":
            # Empty lines first, so that a traceback names the line of the page.
            try:
                exec(compile("\n" * (block.line - 1) + block.code, str(page), "exec"), space)
            except MissingExtra as error:
                pytest.skip(str(error))
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None)).startswith(str(tmp_path)):
            del sys.modules[name]


def write(file: Path, code: str) -> None:
    """Write a block to its file. Later blocks with the same title continue the file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    before = f"{file.read_text(encoding='utf-8')}\n\n" if file.exists() else ""
    file.write_text(before + code, encoding="utf-8")


def test_the_record_that_is_shown_is_the_one_of_the_page() -> None:
    played, shown, *_ = blocks(PROJECT / "docs/records.md")
    space: dict[str, Any] = {}
    exec(played.code, space)
    pattern = ".*".join(re.escape(part) for part in shown.code.split("…"))
    assert re.fullmatch(pattern, space["text"], re.DOTALL)


def test_commands_are_found() -> None:
    assert len(COMMANDS) > 20


@pytest.mark.parametrize(("block", "command"), COMMANDS, ids=[" ".join(command) for _, command in COMMANDS])
def test_commands_exist(block: Block, command: list[str]) -> None:
    program, *arguments = command
    if program == "make":
        targets = {word for word in arguments if "=" not in word}
        assert targets <= TARGETS, f"{name_of(block.file)}, line {block.line}: no such target"
    else:
        parse(arguments)


@pytest.mark.parametrize("command", sorted({" ".join(command) for _, command in COMMANDS if command[1] in FAST}))
def test_fast_commands_run(command: str, tmp_path: Path) -> None:
    match = hetman.Match(hetman.game("grunwald"), seed=7, seats=2)
    while not match.over:
        match.play(match.state.moves()[0])
    (tmp_path / "game.hetman").write_text(str(match.record), encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", *shlex.split(command)], cwd=tmp_path, capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout


def parse(arguments: list[str]) -> None:
    """Parse a command line down to its last subcommand, without running it. Raises TyperException."""
    command: Any = typer.main.get_command(app)
    context: Any = None
    while True:
        context = command.make_context(command.name, list(arguments), parent=context)
        rest = [*context._protected_args, *context.args]
        # `hetman play` alone opens the list of games.
        if not isinstance(command, TyperGroup) or not rest:
            return
        _, command, arguments = command.resolve_command(context, rest)


@pytest.mark.parametrize("line", ["play warchest --no-such-option", "no-such-command", "play no-such-game", "verify"])
def test_a_wrong_command_is_noticed(line: str) -> None:
    with pytest.raises(typer.TyperException):
        parse(line.split())
