"""The list of moves of a replay, by rounds, as one seat saw them."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.decision import NATURE
from hetman.language import Language
from hetman.presentation.log import Log, LogLine
from hetman.presentation.replay import Replay


@dataclass(frozen=True)
class ReplayMove:
    """A move: the number of the frame after it, its seat, its sentence, and what it caused.

    `round` is the heading of the round that it belongs to. The last move of a finished game does not tell its result.
    """

    frame: int
    seat: int
    round: str
    text: str
    things: tuple[str, ...]
    more: tuple[str, ...]


def replay_moves(replay: Replay, seat: int | None, words: Language) -> list[ReplayMove]:
    """Return the moves of a replay as a seat may see them; None is a spectator."""
    log, heading = Log(words, seat), ""
    found: list[ReplayMove] = []
    for number, frame in enumerate(replay.frames):
        lines = [log.line(event, number) for event in replay.events(frame.entries, seat)]
        plain = [line for line in lines if not line.chapter]
        if number and plain and frame.entries[0].decision.seat != NATURE:
            last = replay.finished and number == len(replay.frames) - 1
            found.append(move_of(number, int(frame.entries[0].decision.seat), heading, plain, last))
        heading = next((line.text for line in reversed(lines) if line.chapter), heading)
    return found


def move_of(number: int, seat: int, heading: str, lines: list[LogLine], last: bool) -> ReplayMove:
    more = () if last else tuple(dict.fromkeys(line.text for line in lines[1:]))
    return ReplayMove(number, seat, heading, lines[0].text, lines[0].things, more)
