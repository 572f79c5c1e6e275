"""The result of a game in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hetman.core.match import Match
from hetman.language import Language
from hetman.presentation.names import joined


@dataclass(frozen=True)
class Result:
    """Who won, why the game ended before its time if it did, and the scores by seat with the players' names."""

    winners: tuple[int, ...]
    title: str
    text: str
    reason: str
    scores: tuple[tuple[str, int], ...]


def result_text(winners: Sequence[int], seats: int, words: Language) -> str:
    """Who won, as one sentence."""
    if not winners:
        return words.say("over-lost")
    if len(winners) == seats > 1:
        return words.say("over-draw")
    return words.say("over-winners", names=joined(winners, words), count=len(winners))


def result_of(match: Match, words: Language, timed_out: bool = False) -> Result:
    """The result of a finished match. `timed_out`: the seat that conceded ran out of time."""
    reason = ""
    if match.conceded is not None:
        reason = words.say("over-time" if timed_out else "over-conceded", seat=("seat", match.conceded))
    scores = tuple((words.name("seat", str(seat)), score) for seat, score in enumerate(match.state.scores()))
    text = result_text(match.winners, match.setup.seats, words)
    return Result(match.winners, words.say("over-heading"), text, reason, scores)
