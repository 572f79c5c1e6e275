"""The result of a game in words: who won, by what, and what each result is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hetman.core.match import Match
from hetman.core.outcome import Outcome, Source
from hetman.language import Language
from hetman.presentation.names import joined
from hetman.presentation.texts import optional

WON, LOST, DRAW, WATCHED = "won", "lost", "draw", "watched"


@dataclass(frozen=True)
class ResultRow:
    """A source of the result with a value for each seat. `best`: the seats that lead in it."""

    label: str
    values: tuple[int, ...]
    best: tuple[int, ...] = ()
    figure: str = ""
    """Its picture as `kind:token`."""
    note: str = ""


@dataclass(frozen=True)
class Result:
    """Who won, why the game ended before its time if it did, and the scores by seat with the players' names.

    `verdict` is the result for the viewer, `heading` the same in words. `by` says what decided the game, `difference`
    in which source the winner led most. `rows` are the sources; they add up to the scores if `adds_up`.
    """

    winners: tuple[int, ...]
    title: str
    text: str
    reason: str
    scores: tuple[tuple[str, int], ...]
    verdict: str = WATCHED
    heading: str = ""
    by: str = ""
    difference: str = ""
    rows: tuple[ResultRow, ...] = ()
    adds_up: bool = False


def result_text(winners: Sequence[int], seats: int, words: Language) -> str:
    """Who won, as one sentence."""
    if not winners:
        return words.say("over-lost")
    if len(winners) == seats > 1:
        return words.say("over-draw")
    return words.say("over-winners", names=joined(winners, words), count=len(winners))


def result_of(match: Match, words: Language, timed_out: bool = False, seat: int | None = None) -> Result:
    """The result of a finished match. `timed_out`: the seat that conceded ran out of time. `seat` is the viewer's."""
    reason = ""
    if match.conceded is not None:
        reason = words.say("over-time" if timed_out else "over-conceded", seat=("seat", match.conceded))
    elif match.drawn:
        reason = words.say("over-agreed")
    scores = tuple((words.name("seat", str(one)), score) for one, score in enumerate(match.state.scores()))
    text = result_text(match.winners, match.setup.seats, words)
    verdict = verdict_for(match, seat)
    outcome = match.game.outcome(match.view(seat), match.log(seat)) if not match.ended_early else None
    return Result(
        match.winners,
        words.say("over-heading"),
        text,
        reason,
        scores,
        verdict,
        heading_of(match, verdict, words),
        decided_by(match, outcome, verdict, words) if outcome else reason,
        difference(match, outcome, words) if outcome else "",
        tuple(row(source, words) for source in outcome.sources) if outcome else (),
        outcome is not None and outcome.adds_up,
    )


def verdict_for(match: Match, seat: int | None) -> str:
    if len(match.winners) == match.setup.seats > 1:
        return DRAW
    if seat is None:
        return WATCHED
    return WON if seat in match.winners else LOST


def heading_of(match: Match, verdict: str, words: Language) -> str:
    if verdict == WATCHED:
        if not match.winners:
            return words.say("over-lost")
        return words.say("result-watched", names=joined(match.winners, words), count=len(match.winners))
    return words.say(f"result-{verdict}")


def decided_by(match: Match, outcome: Outcome, verdict: str, words: Language) -> str:
    """What decided the game. Those who lost read who did it, so that the number is not taken for their own."""
    text = words.say(f"outcome-{outcome.key}", **outcome.args)
    if verdict != LOST or not match.winners:
        return text
    winners = {"names": joined(match.winners, words), "winners": len(match.winners)}
    return optional(words, f"outcome-{outcome.key}.lost", text, **outcome.args, **winners)


def row(source: Source, words: Language) -> ResultRow:
    return ResultRow(
        words.say(f"source-{source.key}", **source.args),
        source.values,
        source.best,
        ":".join(source.figure) if source.figure else "",
        words.say(f"note-{source.note}", **source.args) if source.note else "",
    )


def difference(match: Match, outcome: Outcome, words: Language) -> str:
    """In point games, the source in which the winner led most over the best of the others."""
    if not outcome.adds_up or len(match.winners) != 1 or match.setup.seats < 2:
        return ""
    winner = match.winners[0]
    scores = match.state.scores()
    other = max((seat for seat in range(match.setup.seats) if seat != winner), key=lambda seat: scores[seat])
    leads = [(source.values[winner] - source.values[other], source) for source in outcome.sources]
    count, source = max(leads, key=lambda lead: lead[0])
    if count <= 0:
        return ""
    label = words.say(f"source-{source.key}", **source.args)
    return words.say("result-difference", source=label, count=count, name=words.name("seat", str(other)))
