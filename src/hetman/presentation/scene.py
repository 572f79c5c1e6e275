"""What a viewer sees of a match: the position, the question, the legal moves, the log, the result.

Everything is built from the seat's own view, log and legal moves, and from nothing else of the position.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hetman.core.match import Match
from hetman.language import Language
from hetman.presentation.moves import MoveText, move_text
from hetman.presentation.result import Result, result_of


@dataclass(frozen=True)
class Scene:
    """`mine`: the viewer has to decide. `awaited`: the seats that seem to decide, to this viewer."""

    view: Mapping[str, Any]
    prompt: str
    mine: bool
    awaited: tuple[int, ...]
    moves: tuple[MoveText, ...]
    result: Result | None


def scene_of(match: Match, seat: int | None, words: Language, timed_out: bool = False) -> Scene:
    view = match.view(seat)
    mine = seat is not None and seat in match.awaited
    # The seats of a sealed choice look undecided until the last of them has answered.
    awaited = tuple(match.choosing or match.awaited)
    result = result_of(match, words, timed_out, seat) if match.over else None
    return Scene(view, prompt_of(match, seat, view, mine, words), mine, awaited, moves_of(match, seat, words), result)


def prompt_of(match: Match, seat: int | None, view: Mapping[str, Any], mine: bool, words: Language) -> str:
    if match.over:
        return words.say("prompt-over")
    if match.sealed.of(seat) and not mine:
        return words.say("answered-prompt")
    return words.prompt(view["prompt"], you=mine)


def moves_of(match: Match, seat: int | None, words: Language) -> tuple[MoveText, ...]:
    """The legal moves of a seat in words."""
    decision = match.decision(seat) if seat is not None else None
    if seat is None or decision is None:
        return ()
    return tuple(move_text(match.game, decision, move, words) for move in match.moves(seat))
