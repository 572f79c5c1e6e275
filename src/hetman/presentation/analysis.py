"""An analysis in words: the decisions by rounds, the costliest ones, turning points, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hetman.analysis import Balance, DecisionAnalysis, GameAnalysis, balances
from hetman.analysis.estimate import REASONED
from hetman.core.decision import NATURE, Decision
from hetman.language import Language
from hetman.presentation.moves import order_text
from hetman.presentation.replay import Replay

MARKED = 3
"""The costliest moves of a seat that get a mark."""
TURNS = 2
"""Turning points of a game."""
SWING = 0.1
"""The least change of a chance within a round that is a turning point."""


@dataclass(frozen=True)
class DecisionText:
    """A decision in words. `mark` is 1 to 3 for the costliest of its seat, otherwise 0.

    Without a better move `best` is empty. `tokens` and `best_tokens` are those of the played and of the best move, for
    arrows on the board.
    """

    frame: int
    seat: int
    played: str
    best: str
    gains: tuple[str, ...]
    risks: tuple[str, ...]
    cost: float
    chances: tuple[float, ...]
    mark: int
    tokens: tuple[str, ...]
    best_tokens: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """A round: its heading, its decisions, and the chances at its end. Before the first round there is no heading."""

    heading: str
    decisions: tuple[DecisionText, ...]
    chances: tuple[float, ...]
    turning: bool


@dataclass(frozen=True)
class AnalysisText:
    """`balances` has the parts of each seat's chances, from the first decision to the result."""

    chapters: tuple[Chapter, ...]
    balances: tuple[Balance, ...]
    returns: tuple[float, ...]
    short: bool


def analysis_text(analysis: GameAnalysis, replay: Replay, words: Language) -> AnalysisText:
    headings = chapter_headings(replay, words)
    marks = {
        decision.frame: number
        for seat in range(analysis.seats)
        for number, decision in enumerate(analysis.costliest(seat, MARKED), 1)
    }
    groups: list[tuple[str, list[DecisionAnalysis]]] = []
    for decision in analysis.decisions:
        heading = headings[decision.frame]
        if not groups or groups[-1][0] != heading:
            groups.append((heading, []))
        groups[-1][1].append(decision)
    ends = [group[1][0].chances for group in groups[1:]] + [analysis.returns]
    turning = turning_points([(group[1][0].chances, end) for group, end in zip(groups, ends)])
    chapters = tuple(
        Chapter(heading, tuple(decision_text(one, replay, words, marks) for one in decisions), end, number in turning)
        for number, ((heading, decisions), end) in enumerate(zip(groups, ends))
    )
    return AnalysisText(chapters, tuple(balances(analysis, replay.game)), analysis.returns, analysis.short)


def turning_points(rounds: Sequence[tuple[Sequence[float], Sequence[float]]]) -> set[int]:
    """The rounds with the largest changes of a chance."""
    swings = [max(abs(end - start) for start, end in zip(*both)) for both in rounds]
    order = sorted(range(len(swings)), key=lambda number: (-swings[number], number))
    return {number for number in order[:TURNS] if swings[number] >= SWING}


def chapter_headings(replay: Replay, words: Language) -> list[str]:
    """The heading that holds at each frame: the last one before its decision."""
    found, heading = [], ""
    for frame in replay.frames:
        for event in replay.events(frame.entries, None, everything=True):
            key = f"log-{event['key']}.chapter"
            if words.has(key):
                heading = words.say(key, **event["args"])
        found.append(heading)
    return found


def decision_text(analysed: DecisionAnalysis, replay: Replay, words: Language, marks: dict[int, int]) -> DecisionText:
    game, decision = replay.game, open_decision(replay, analysed)
    played = game.parse(analysed.played)
    best = game.parse(analysed.best)
    better = analysed.cost >= REASONED and best != played
    reasons = [(reason.gain, words.say(reason.text_key, count=reason.count)) for reason in analysed.reasons]
    return DecisionText(
        analysed.frame,
        analysed.seat,
        order_text(game, decision, played, words),
        order_text(game, decision, best, words) if better else "",
        tuple(text for gain, text in reasons if gain and better),
        tuple(text for gain, text in reasons if not gain and better),
        analysed.cost,
        analysed.chances,
        marks.get(analysed.frame, 0),
        tuple(game.tokens(played)),
        tuple(game.tokens(best)) if better else (),
    )


def open_decision(replay: Replay, analysed: DecisionAnalysis) -> Decision[Any]:
    """The decision that a move answered: the first of a seat since the frame."""
    entries = replay.entries[replay.frames[analysed.frame].moves :]
    return next(entry.decision for entry in entries if entry.decision.seat != NATURE)
