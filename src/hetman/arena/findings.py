"""The findings: statistics of the games of a contest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import mean, median
from typing import Any

from hetman.arena.contest import Contest, Pairing
from hetman.arena.play import Played, Thing
from hetman.arena.ratings import Rating, rate
from hetman.arena.run import Trial
from hetman.arena.win_share import Share


@dataclass(frozen=True)
class Lengths:
    """The number of decisions of seats in a game."""

    mean: float
    median: float
    shortest: int
    longest: int

    @staticmethod
    def of(games: Iterable[Played]) -> Lengths:
        counts = [sum(played.decisions) for played in games]
        return Lengths(mean(counts), median(counts), min(counts), max(counts))


@dataclass(frozen=True)
class Meeting:
    """The results of a pairing."""

    pairing: Pairing
    share: Share
    """The win share of `one` against `other`."""
    lengths: Lengths


@dataclass(frozen=True)
class Having:
    """How often a side won that had a thing which not all sides had."""

    thing: Thing
    share: Share


@dataclass(frozen=True)
class Findings:
    """All figures of the reports."""

    contest: Contest
    games: tuple[Played, ...]
    ratings: tuple[Rating, ...]
    """Ratings, the best first. There are none in a game of one side."""
    meetings: tuple[Meeting, ...]
    sides: tuple[Share, ...]
    belongings: tuple[Having, ...]
    """Win shares of belongings by kind, the best first."""
    thinking: tuple[float | None, ...]
    """By bot: seconds for each decision."""
    trial: Trial | None = None

    def share(self, one: int, other: int) -> Share | None:
        """Return how often one bot won against another. With two sides, both orders count."""
        for meeting in self.meetings:
            if meeting.pairing == Pairing(one, other):
                return meeting.share
            if len(self.contest.sides) == 2 and meeting.pairing == Pairing(other, one):
                return meeting.share.turned()
        return None

    def dump(self) -> dict[str, Any]:
        """Return JSON-able data, with bots by name."""
        names = self.contest.names
        return {
            "contest": self.contest.dump(),
            "games": len(self.games),
            "ratings": [{**asdict(rating), "bot": names[rating.bot]} for rating in self.ratings],
            "pairs": [self.dump_meeting(meeting) for meeting in self.meetings],
            "sides": [{"seats": list(seats), **asdict(share)} for seats, share in zip(self.contest.sides, self.sides)],
            "lengths": asdict(Lengths.of(self.games)) if self.games else None,
            "belongings": dump_belongings(self.belongings),
            "seconds": dict(zip(names, self.thinking)),
            "sprt": None if self.trial is None else dump_trial(self.trial),
        }

    def dump_meeting(self, meeting: Meeting) -> dict[str, Any]:
        names, pairing = self.contest.names, meeting.pairing
        games = [played for played in self.games if played.pairing == pairing]
        return {
            "bots": [names[pairing.one], names[pairing.other]],
            **asdict(meeting.share),
            "lengths": asdict(meeting.lengths),
            "belongings": dump_belongings(havings(games)),
        }


def find(contest: Contest, games: Iterable[Played], trial: Trial | None = None) -> Findings:
    """Compute the findings. With a trial only its games count, so that the findings do not depend on the workers."""
    taken = sorted(games, key=lambda played: (played.pairing.one, played.pairing.other, played.number))
    if trial is not None:
        taken = [played for played in taken if played.pairing == trial.pairing and played.number < trial.games]
    rated = rate(contest, taken) if len(contest.sides) > 1 and taken else []
    return Findings(
        contest,
        tuple(taken),
        tuple(sorted(rated, key=lambda rating: -rating.elo)),
        tuple(meetings(contest, taken)),
        tuple(share_of((played, played.shares[side]) for played in taken) for side in range(len(contest.sides))),
        havings(taken),
        tuple(thinking(contest, taken)),
        trial,
    )


def meetings(contest: Contest, games: Sequence[Played]) -> Iterable[Meeting]:
    for pairing in contest.pairings:
        own = [played for played in games if played.pairing == pairing]
        if own:
            won = share_of((played, played.shares[played.number % len(contest.sides)]) for played in own)
            yield Meeting(pairing, won, Lengths.of(own))


def havings(games: Iterable[Played]) -> tuple[Having, ...]:
    """Return the belongings that not all sides have. With one side, return all."""
    results: dict[Thing, list[tuple[Played, float]]] = defaultdict(list)
    for played in games:
        sets = [set(things) for things in played.belongings]
        common = set.intersection(*sets) if len(sets) > 1 else set()
        for things, share in zip(sets, played.shares):
            for thing in things - common:
                results[thing].append((played, share))
    found = [Having(thing, share_of(shares)) for thing, shares in results.items()]
    return tuple(sorted(found, key=lambda having: (having.thing[0], -having.share.share, having.thing)))


def share_of(results: Iterable[tuple[Played, float]]) -> Share:
    """Return the win share of results, with the games of a round as one observation."""
    rounds: dict[tuple[Pairing, int], list[float]] = defaultdict(list)
    for played, share in results:
        rounds[played.pairing, played.number // len(played.shares)].append(share)
    return Share.of(rounds.values())


def thinking(contest: Contest, games: Iterable[Played]) -> Iterable[float | None]:
    taken, made = [0.0] * len(contest.bots), [0] * len(contest.bots)
    for played in games:
        for which, bot in enumerate((played.pairing.one, played.pairing.other)):
            taken[bot] += played.seconds[which]
            made[bot] += played.decisions[which]
    for seconds, decisions in zip(taken, made):
        yield seconds / decisions if decisions else None


def dump_belongings(havings: Iterable[Having]) -> list[dict[str, Any]]:
    return [{"kind": having.thing[0], "token": having.thing[1], **asdict(having.share)} for having in havings]


def dump_trial(trial: Trial) -> dict[str, Any]:
    terms = trial.sprt.terms
    return {
        **asdict(terms),
        "lower": terms.lower,
        "upper": terms.upper,
        "ratio": trial.sprt.ratio,
        "games": trial.games,
        "verdict": trial.sprt.verdict,
    }
