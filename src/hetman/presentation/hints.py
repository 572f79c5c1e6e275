"""Hints in words: a move, what it gains and what it risks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hetman.core.reasons import MoveReason
from hetman.language import Language
from hetman.presentation.moves import MoveText


@dataclass(frozen=True)
class HintText:
    """One idea: the move, and short phrases of what it gains and risks. Both may be empty."""

    move: MoveText
    gains: tuple[str, ...]
    risks: tuple[str, ...]


def hint_text(move: MoveText, reasons: Iterable[MoveReason], words: Language) -> HintText:
    said = [(reason.gain, words.say(reason.text_key, count=reason.count)) for reason in reasons]
    return HintText(move, tuple(text for gain, text in said if gain), tuple(text for gain, text in said if not gain))
