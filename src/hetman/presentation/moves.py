"""Legal moves in the viewer's words."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from hetman.core.decision import Decision
from hetman.core.game import Game
from hetman.language import Language, TextError
from hetman.presentation.texts import optional


@dataclass(frozen=True)
class OperandText:
    """An operand of a move: its name, its kind and token, and the token's name."""

    name: str
    kind: str
    token: str
    label: str


@dataclass(frozen=True)
class MoveText:
    """A move in words. `label` is the verb, `detail` what follows it, `verb` the name of the verb."""

    move: int
    notation: str
    verb: str
    word: str
    label: str
    detail: str
    operands: tuple[OperandText, ...]

    @property
    def phrase(self) -> str:
        """The whole move as one reads it on a button."""
        return f"{self.label}: {self.detail}" if self.detail else self.label


def order_text(game: Game, decision: Decision[Any], move: int, words: Language) -> str:
    """Return a whole move as one orders it, inflected as in the log; or its verb and operands.

    The text of a button may count what is ticked before the move. A verb with such a button has a text of its own for
    one move.
    """
    verb = game.verbs.shape(move).verb.name
    args = {name: (operand.kind.name, token) for name, (operand, token) in game.verbs.arguments(move).items()}
    for key in (f"order-{verb}", f"confirm-{verb}"):
        if words.has(key):
            with suppress(TextError):
                return words.say(key, **args)
    return move_text(game, decision, move, words).phrase


def move_text(game: Game, decision: Decision[Any], move: int, words: Language) -> MoveText:
    verb = game.verbs.shape(move).verb
    operands = tuple(
        OperandText(name, operand.kind.name, token, words.name(operand.kind.name, token))
        for name, (operand, token) in game.verbs.arguments(move).items()
    )
    plain = " ".join(operand.label for operand in operands)
    key = f"choice-{verb.name}"
    args = game.event(decision, move).seen_by(int(decision.witness))["args"] if words.has(key) else {}
    return MoveText(
        move,
        game.notation(move),
        verb.name,
        verb.word,
        optional(words, f"verb-{verb.name}", verb.word),
        optional(words, key, plain, **args),
        operands,
    )
