"""The findings as one page that stands by itself: no script, no file beside it, light and dark, and on paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hetman.arena import plots
from hetman.arena.contest import Pairing
from hetman.arena.plots import Mark
from hetman.arena.shares import Share
from hetman.arena.telling import ALONE, BELONGINGS, LENGTHS, MATRIX, RATINGS, SIDES, Section, Telling
from hetman.art.elements import tag, words
from hetman.art.tokens import FOLDER, sheet

STYLE = Path(__file__).parent / "report.css"
SEVERAL = 60
"""A page with more rows than this in one table would be no easier to read with a plot of them."""


def page(telling: Telling) -> str:
    """The whole page."""
    style = sheet(FOLDER / "tokens.css") + sheet(STYLE)
    head = tag(
        "head",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        tag("title", words(telling.title)),
        tag("style", "\n", style),
    )
    opening = tag("header", tag("h1", words(telling.title)), tag("p", words(telling.setting)))
    parts = [opening, trial(telling), *[section(telling, told) for told in telling.sections()]]
    body = tag("body", tag("main", "\n", "\n".join(filter(None, parts)), "\n"))
    return "<!doctype html>\n" + tag("html", "\n", head, "\n", body, "\n", lang=telling.figures.code) + "\n"


def trial(telling: Telling) -> str:
    told, found = telling.trial(), telling.findings.trial
    if found is None:
        return ""
    bounds = (found.sprt.terms.lower, found.sprt.terms.upper)
    number = telling.figures.decimal
    path, sides = found.sprt.path, found.sides
    drawn = twice(lambda width: plots.course(path, bounds, sides, lambda value: number(value, 2), told[0], width))
    sentences = [tag("p", words(sentence)) for sentence in told[1:-1]]
    return tag("section", tag("h2", words(told[0])), drawn, *sentences, tag("p", words(told[-1]), class_="verdict"))


def section(telling: Telling, told: Section) -> str:
    shown = matrix(telling, told) if told.what == MATRIX else table(told)
    note = tag("p", words(told.note), class_="note") if told.note else ""
    drawn = plot(telling, told) if len(told.rows) <= SEVERAL else ""
    return tag("section", tag("h2", words(told.title)), drawn, tag("div", shown, class_="across"), note)


def table(told: Section) -> str:
    rows = [
        tag("tr", tag("th", words(row[0]), scope="row"), *[tag("td", words(cell)) for cell in row[1:]])
        for row in told.rows
    ]
    return tag("table", heading(told), tag("tbody", *rows))


def heading(told: Section) -> str:
    return tag("thead", tag("tr", *[tag("th", words(column), scope="col") for column in told.columns]))


def matrix(telling: Telling, told: Section) -> str:
    """The darker, the more often the bot of the row won."""
    order = [rating.bot for rating in telling.findings.ratings]
    rows = []
    for one, row in zip(order, told.rows):
        cells = [cell(telling.findings.share(one, other), text) for other, text in zip(order, row[1:])]
        rows.append(tag("tr", tag("th", words(row[0]), scope="row"), *cells))
    return tag("table", heading(told), tag("tbody", *rows), class_="matrix")


def cell(share: Share | None, text: str) -> str:
    if share is None:
        return tag("td", class_="nobody")
    won, span = text.split("\n")
    return tag("td", words(won), tag("small", words(span)), style=f"--won:{share.share:.3f}")


def plot(telling: Telling, told: Section) -> str:
    """The plot that belongs to a table."""
    findings, figures = telling.findings, telling.figures
    if told.what == RATINGS:
        marks = [Mark(telling.contest.names[one.bot], one.low, one.elo, one.high) for one in findings.ratings]
        span = plots.around([0, *[mark.low for mark in marks], *[mark.high for mark in marks]])
        return twice(lambda width: plots.intervals(marks, span, figures.elo, 0, told.title, width))
    if told.what == LENGTHS:
        rows = [(telling.pair(meeting.pairing), lengths(telling, meeting.pairing)) for meeting in findings.meetings]
        return twice(lambda width: plots.ridges(rows, figures.whole, told.title, width))
    if told.what not in (SIDES, ALONE, BELONGINGS):
        return ""
    shares = {
        SIDES: list(findings.sides),
        ALONE: [meeting.share for meeting in findings.meetings],
        BELONGINGS: [having.share for having in findings.belongings if having.thing[0] == told.kind],
    }[told.what]
    return shared(telling, told, shares)


def shared(telling: Telling, told: Section, shares: list[Share]) -> str:
    """Shares of wins; where sides meet, beside what each would win if nothing mattered."""
    marks = [Mark(row[0], share.low, share.share, share.high) for row, share in zip(told.rows, shares)]
    sides = len(telling.contest.sides)
    even = 1 / sides if sides > 1 else 0
    low, high = plots.around([even, *[mark.low for mark in marks], *[mark.high for mark in marks]])
    span = max(0.0, low), min(1.0, high)
    percent = telling.figures.percent
    return twice(lambda width: plots.intervals(marks, span, lambda value: percent(value, 0), even, told.title, width))


def twice(draw: Callable[[float], str]) -> str:
    """One for a page and one for a phone; the style shows the one that fits."""
    return draw(plots.WIDE) + draw(plots.NARROW)


def lengths(telling: Telling, pairing: Pairing) -> list[int]:
    return [sum(played.decisions) for played in telling.findings.games if played.pairing == pairing]
