"""Hints in words: a move, what it gains and what it risks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hetman.core.reasons import MoveReason
from hetman.language import Language


@dataclass(frozen=True)
class HintText:
    """One idea: the move as an order, and short phrases of what it gains and risks. Both may be empty."""

    move: str
    order: str
    gains: tuple[str, ...]
    risks: tuple[str, ...]


def hint_text(move: str, order: str, reasons: Iterable[MoveReason], words: Language) -> HintText:
    said = [(reason.gain, words.say(reason.text_key, count=reason.count)) for reason in reasons]
    gains, risks = (tuple(text for gain, text in said if gain is good) for good in (True, False))
    return HintText(move, order, gains, risks)
