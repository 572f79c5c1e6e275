"""Play one game, or a batch of them."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from hetman.arena.contest import Contest, Pairing
from hetman.arena.schedule import Batch
from hetman.bots import read_bot
from hetman.bots.base import Bot, chosen_move
from hetman.bots.text_form import full_form
from hetman.core.evaluator import returns
from hetman.core.match import Match
from hetman.core.players import BOT
from hetman.core.seat import Seat

Stop = Callable[[], bool]
"""Returns whether to stop."""
Thing = tuple[str, str]
"""A kind and a token of the texts."""


class BotFault(ValueError):
    """A bot failed or made an illegal move. The message names the bot and the game."""

    def __init__(self, message: str, name: str = "", trace: str = "", record: str = "") -> None:
        # All arguments go to the base class, so that the error comes whole out of a worker process.
        super().__init__(message, name, trace, record)
        self.name = name
        """The game, as a name for files."""
        self.trace = trace
        """The traceback of the bot."""
        self.record = record
        """The running record of the game."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Played:
    """The result of a game."""

    pairing: Pairing
    number: int
    shares: tuple[float, ...]
    """By side: 1 for a win, a share of 1 for a draw, 0 for a loss."""
    decisions: tuple[int, int]
    """The number of decisions of each of the two bots."""
    belongings: tuple[tuple[Thing, ...], ...] = ()
    """By side: the belongings of its seats."""
    seconds: tuple[float, float] = field(default=(0.0, 0.0), compare=False)
    """The thinking time of each of the two bots. Only this changes if the game is played again."""
    record: str = field(default="", compare=False)

    def dump(self) -> dict[str, Any]:
        """Return JSON-able data without the record."""
        return {
            "pairing": [self.pairing.one, self.pairing.other],
            "number": self.number,
            "shares": list(self.shares),
            "decisions": list(self.decisions),
            "belongings": [[list(thing) for thing in things] for things in self.belongings],
            "seconds": [round(taken, 4) for taken in self.seconds],
        }

    @staticmethod
    def read(data: dict[str, Any]) -> Played:
        return Played(
            Pairing(*data["pairing"]),
            data["number"],
            tuple(data["shares"]),
            tuple(data["decisions"]),
            tuple(tuple((kind, token) for kind, token in things) for things in data["belongings"]),
            tuple(data["seconds"]),
        )


def never() -> bool:
    return False


def play_batch(batch: Batch, stop: Stop = never) -> list[Played]:
    """Play the games of a batch. Returns fewer if it is stopped."""
    found = []
    for number in batch.numbers:
        played = play_game(batch.contest, batch.pairing, number, stop)
        if played is None:
            break
        found.append(played)
    return found


def play_game(contest: Contest, pairing: Pairing, number: int, stop: Stop = never) -> Played | None:
    """Play the game of that number. It is always the same. Returns None if it is stopped."""
    seated = contest.bots_by_seat(number, pairing)
    match = Match(
        contest.game,
        seed=contest.match_seed(pairing, number),
        seats=contest.seats,
        players={seat: f"{BOT} {full_form(contest.bots[place])}" for seat, place in enumerate(seated)},
        **contest.options,
    )
    bots = [sit_down(contest, match, pairing, number, seat) for seat in range(contest.seats)]
    alone = contest.sides[number % len(contest.sides)]
    decisions, seconds = [0, 0], [0.0, 0.0]
    while not match.over:
        if stop():
            return None
        seat = match.actor
        which = 0 if seat in alone else 1
        start = perf_counter()
        try:
            move = chosen_move(bots[seat], Seat(match.state, seat))
        except Exception as error:
            raise fault(contest, match, pairing, number, seat, error) from error
        seconds[which] += perf_counter() - start
        match.play(move)
        decisions[which] += 1
    given = returns(match.state)
    return Played(
        pairing,
        number,
        tuple(given[side[0]] for side in contest.sides),
        (decisions[0], decisions[1]),
        belongings(contest, match),
        (seconds[0], seconds[1]),
        str(match.record),
    )


def sit_down(contest: Contest, match: Match, pairing: Pairing, number: int, seat: int) -> Bot:
    place = contest.bots_by_seat(number, pairing)[seat]
    try:
        return read_bot(contest.bots[place], seed=contest.bot_seed(pairing, number, seat))
    except Exception as error:
        raise fault(contest, match, pairing, number, seat, error) from error


def fault(contest: Contest, match: Match, pairing: Pairing, number: int, seat: int, error: Exception) -> BotFault:
    name = contest.names[contest.bots_by_seat(number, pairing)[seat]]
    one, other = contest.names[pairing.one], contest.names[pairing.other]
    what = f"{type(error).__name__}: {error}"
    return BotFault(
        f"bot {name!r} failed in game {number} of {one!r} and {other!r}, at move {len(match.entries) + 1}: {what}",
        f"{contest.pairings.index(pairing) + 1}-{number}",
        "".join(traceback.format_exception(error)),
        str(match.record),
    )


def belongings(contest: Contest, match: Match) -> tuple[tuple[Thing, ...], ...]:
    by_seat = contest.game.belongings(match.state)
    return tuple(tuple(sorted({thing for seat in side for thing in by_seat.get(seat, ())})) for side in contest.sides)
