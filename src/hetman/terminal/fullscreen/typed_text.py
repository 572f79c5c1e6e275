"""What a typed line means: a move, a command, or an answer that explains why it is neither."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.presentation.draft import Asking
from hetman.presentation.refusal import FALLBACK, typed_refusal
from hetman.terminal import commands
from hetman.terminal.choices import Choices
from hetman.terminal.fullscreen.table import Table, TableScene
from hetman.terminal.text_matching import shorten


@dataclass(frozen=True)
class Typed:
    """One of these: a packed move, a command with the rest of the line, or a sentence."""

    move: int | None = None
    command: str = ""
    rest: str = ""
    answer: str = ""


def read_typed(text: str, choices: Choices | None, table: Table) -> Typed:
    """Read a line. A whole move goes before a command of the same name."""
    scene = table.scene
    words = scene.words
    exact = choices.exactly(text) if choices is not None else None
    if exact is not None:
        return Typed(exact.move)
    command = commands.read_command(text, words)
    if command is not None:
        return Typed(command=command[0], rest=command[1])
    if choices is None or scene.seat is None:
        return Typed(answer=scene.prompt)
    if text.isascii() and text.isdigit():
        numbered = choices.numbered(text)
        return Typed(numbered.move) if numbered else Typed(answer=words.say("input-number", count=len(choices.all)))
    found = choices.fitting(text)
    if len(found) == 1:
        return Typed(found[0].move)
    if found:
        return Typed(answer=words.say("input-many", text=shorten(text), count=len(found)))
    return Typed(answer=explained(text, choices, table.asking, scene))


def explained(text: str, choices: Choices, asking: Asking, scene: TableScene) -> str:
    """Why no move fits, and what may be meant."""
    words = scene.words
    assert scene.seat is not None
    reason = typed_refusal(asking, scene.seat, text, words)
    if reason is not None and reason != words.say(FALLBACK):
        return reason
    near = [choice.phrase for choice in choices.nearest(text)]
    command = commands.misspelt(text, words)
    near = [command, *near] if command is not None else near
    illegal = words.say("input-illegal", move=shorten(text))
    return f"{illegal} {words.say('input-suggest', moves=words.listed(near, either=True))}" if near else illegal
