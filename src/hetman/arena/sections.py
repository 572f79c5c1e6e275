"""The findings in words: sections of a title, a table and a note, for the screen and for the page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from hetman.arena.contest import Pairing
from hetman.arena.findings import Findings, Having, Lengths
from hetman.arena.number_format import NumberFormat
from hetman.arena.play import Thing
from hetman.arena.win_share import Share
from hetman.core.record import write_option
from hetman.language import Language, TextError, language

RATINGS, MATRIX, ALONE, SIDES, LENGTHS, BELONGINGS = "ratings", "matrix", "alone", "sides", "lengths", "belongings"


@dataclass(frozen=True)
class Section:
    """One table. The first column is a label, the others are figures."""

    what: str
    title: str
    columns: list[str]
    rows: list[list[str]]
    note: str = ""
    kind: str = ""
    """The kind of the belongings in it."""


class Report:
    """The findings in one language."""

    def __init__(self, findings: Findings, code: str) -> None:
        self.findings = findings
        self.contest = findings.contest
        self.numbers = NumberFormat(code)
        game = findings.contest.game
        self.lang: Language = language(code, game.folder, game.own_texts.get(code, ""))

    def say(self, key: str, /, **args: object) -> str:
        return self.lang.say(key, **args)

    # Names

    @property
    def title(self) -> str:
        return self.say("arena-title", game=self.say("game-name"), names=" · ".join(self.contest.names))

    @property
    def setting(self) -> str:
        options = ", ".join(f"{name}={write_option(value)}" for name, value in self.contest.options.items())
        games = self.say("arena-games", count=len(self.findings.games))
        seats = self.say("arena-seats", count=self.contest.seats)
        return " · ".join(filter(None, [games, seats, options, self.say("arena-seed", seed=str(self.contest.seed))]))

    def pair(self, pairing: Pairing) -> str:
        one, other = self.contest.names[pairing.one], self.contest.names[pairing.other]
        if len(self.contest.sides) == 1:
            return one
        return self.say("arena-pair" if len(self.contest.sides) == 2 else "arena-among", one=one, other=other)

    def side(self, side: int) -> str:
        return self.lang.listed([self.lang.name("seat", str(seat)) for seat in self.contest.sides[side]])

    def thing(self, thing: Thing) -> str:
        """Return the name of a thing, or its token, because the host's own components may have no texts."""
        try:
            return self.lang.name(*thing)
        except TextError:
            return thing[1]

    def kind(self, kind: str) -> str:
        key = f"belongings-{kind}"
        return self.say(key) if self.lang.has(key) else kind

    # Tables

    def sections(self) -> Iterator[Section]:
        """Return all sections that have content."""
        if not self.findings.games:
            return
        if self.findings.ratings:
            yield self.ratings()
            yield self.matrix()
        else:
            yield self.alone()
        if len(self.contest.sides) > 1:
            yield self.sides()
        yield self.lengths()
        for kind, group in groupby(self.findings.belongings, key=lambda having: having.thing[0]):
            yield self.belongings(kind, list(group))

    def ratings(self) -> Section:
        elo = self.numbers.elo
        rows = [
            [
                self.contest.names[rating.bot],
                elo(rating.elo),
                f"{elo(rating.low)} – {elo(rating.high)}",
                self.numbers.milliseconds(self.findings.thinking[rating.bot]),
            ]
            for rating in self.findings.ratings
        ]
        columns = [self.say(f"arena-{name}") for name in ("bot", "elo", "interval", "thinking")]
        return Section(RATINGS, self.say("arena-ratings"), columns, rows, self.say("arena-ratings.note"))

    def matrix(self) -> Section:
        order = [rating.bot for rating in self.findings.ratings]
        names = self.contest.names
        rows = [[names[one], *[self.cell(self.findings.share(one, other)) for other in order]] for one in order]
        note = "arena-matrix.note" if len(self.contest.sides) == 2 else "arena-matrix.among"
        columns = ["", *[names[bot] for bot in order]]
        return Section(MATRIX, self.say("arena-matrix"), columns, rows, self.say(note))

    def cell(self, share: Share | None) -> str:
        if share is None:
            return ""
        return f"{self.numbers.percent(share.share)}\n{self.numbers.span(share)}"

    def alone(self) -> Section:
        """Return the win shares of bots in a game of one side."""
        rows = [
            [
                self.pair(meeting.pairing),
                *self.shared(meeting.share),
                self.numbers.milliseconds(self.findings.thinking[meeting.pairing.one]),
            ]
            for meeting in self.findings.meetings
        ]
        columns = [self.say("arena-bot"), *self.share_columns(), self.say("arena-thinking")]
        return Section(ALONE, self.say("arena-alone"), columns, rows)

    def sides(self) -> Section:
        rows = [[self.side(side), *self.shared(share)] for side, share in enumerate(self.findings.sides)]
        columns = [self.say("arena-side"), *self.share_columns()]
        return Section(SIDES, self.say("arena-sides"), columns, rows, self.say("arena-sides.note"))

    def lengths(self) -> Section:
        rows = [[self.pair(meeting.pairing), *self.measured(meeting.lengths)] for meeting in self.findings.meetings]
        if len(rows) > 1:
            rows.append([self.say("arena-all"), *self.measured(Lengths.of(self.findings.games))])
        columns = ["", *[self.say(f"arena-{name}") for name in ("mean", "median", "shortest", "longest")]]
        return Section(LENGTHS, self.say("arena-lengths"), columns, rows, self.say("arena-lengths.note"))

    def measured(self, lengths: Lengths) -> list[str]:
        figures = (lengths.median, lengths.shortest, lengths.longest)
        return [self.numbers.decimal(lengths.mean, 1), *map(self.numbers.integer, figures)]

    def belongings(self, kind: str, havings: list[Having]) -> Section:
        rows = [[self.thing(having.thing), *self.shared(having.share)] for having in havings]
        columns = ["", *self.share_columns()]
        return Section(BELONGINGS, self.kind(kind), columns, rows, self.say("arena-belongings"), kind)

    def share_columns(self) -> list[str]:
        return [self.say(f"arena-{name}") for name in ("share", "interval", "played")]

    def shared(self, share: Share) -> list[str]:
        return [self.numbers.percent(share.share), self.numbers.span(share), self.numbers.integer(share.games)]

    # The sequential test

    def trial(self) -> list[str]:
        """Return the title of the test and the sentences about its question and its result."""
        trial = self.findings.trial
        if trial is None:
            return []
        terms, numbers = trial.sprt.terms, self.numbers
        p0, p1 = numbers.percent(terms.p0), numbers.percent(terms.p1)
        return [
            self.say("arena-sprt", pair=self.pair(trial.pairing)),
            self.say(
                "arena-sprt-terms",
                one=self.contest.names[trial.pairing.one],
                least=p1,
                most=p0,
                alpha=numbers.percent(terms.alpha),
                beta=numbers.percent(terms.beta),
            ),
            self.say(
                "arena-sprt-ratio",
                count=trial.games,
                ratio=numbers.decimal(trial.sprt.ratio, 2),
                low=numbers.decimal(terms.lower, 2),
                high=numbers.decimal(terms.upper, 2),
            ),
            self.say(f"arena-sprt-{trial.sprt.verdict}", least=p1, most=p0),
        ]
