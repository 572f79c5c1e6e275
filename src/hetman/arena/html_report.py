"""The findings as one HTML page without scripts and other files, for light and dark screens and for paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hetman.arena import plots
from hetman.arena.contest import Pairing
from hetman.arena.plots import Mark
from hetman.arena.sections import ALONE, BELONGINGS, LENGTHS, MATRIX, RATINGS, SIDES, Report, Section
from hetman.arena.win_share import Share
from hetman.drawing.elements import tag, words
from hetman.drawing.standalone import FOLDER, sheet

STYLE = Path(__file__).parent / "report.css"
SEVERAL = 60
"""The limit of rows in a plot. A longer one would not be easier to read than its table."""


def page(report: Report) -> str:
    """Return the whole page."""
    style = sheet(FOLDER / "tokens.css") + sheet(STYLE)
    head = tag(
        "head",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        tag("title", words(report.title)),
        tag("style", "\n", style),
    )
    opening = tag("header", tag("h1", words(report.title)), tag("p", words(report.setting)))
    parts = [opening, trial(report), *[section_part(report, section) for section in report.sections()]]
    body = tag("body", tag("main", "\n", "\n".join(filter(None, parts)), "\n"))
    return "<!doctype html>\n" + tag("html", "\n", head, "\n", body, "\n", lang=report.numbers.code) + "\n"


def trial(report: Report) -> str:
    sentences, found = report.trial(), report.findings.trial
    if found is None:
        return ""
    bounds = (found.sprt.terms.lower, found.sprt.terms.upper)
    number = report.numbers.decimal
    path, sides = found.sprt.path, found.sides
    drawn = twice(lambda width: plots.course(path, bounds, sides, lambda value: number(value, 2), sentences[0], width))
    details = [tag("p", words(sentence)) for sentence in sentences[1:-1]]
    return tag(
        "section", tag("h2", words(sentences[0])), drawn, *details, tag("p", words(sentences[-1]), class_="verdict")
    )


def section_part(report: Report, section: Section) -> str:
    shown = matrix(report, section) if section.what == MATRIX else table(section)
    note = tag("p", words(section.note), class_="note") if section.note else ""
    drawn = plot(report, section) if len(section.rows) <= SEVERAL else ""
    return tag("section", tag("h2", words(section.title)), drawn, tag("div", shown, class_="across"), note)


def table(section: Section) -> str:
    rows = [
        tag("tr", tag("th", words(row[0]), scope="row"), *[tag("td", words(cell)) for cell in row[1:]])
        for row in section.rows
    ]
    return tag("table", heading(section), tag("tbody", *rows))


def heading(section: Section) -> str:
    return tag("thead", tag("tr", *[tag("th", words(column), scope="col") for column in section.columns]))


def matrix(report: Report, section: Section) -> str:
    """Return the matrix of results. A darker cell means more wins for the bot of the row."""
    order = [rating.bot for rating in report.findings.ratings]
    rows = []
    for one, row in zip(order, section.rows):
        cells = [cell(report.findings.share(one, other), text) for other, text in zip(order, row[1:])]
        rows.append(tag("tr", tag("th", words(row[0]), scope="row"), *cells))
    return tag("table", heading(section), tag("tbody", *rows), class_="matrix")


def cell(share: Share | None, text: str) -> str:
    if share is None:
        return tag("td", class_="nobody")
    won, span = text.split("\n")
    return tag("td", words(won), tag("small", words(span)), style=f"--won:{share.share:.3f}")


def plot(report: Report, section: Section) -> str:
    """Return the plot of a table."""
    findings, numbers = report.findings, report.numbers
    if section.what == RATINGS:
        marks = [Mark(report.contest.names[one.bot], one.low, one.elo, one.high) for one in findings.ratings]
        span = plots.around([0, *[mark.low for mark in marks], *[mark.high for mark in marks]])
        return twice(lambda width: plots.intervals(marks, span, numbers.elo, 0, section.title, width))
    if section.what == LENGTHS:
        rows = [(report.pair(meeting.pairing), lengths(report, meeting.pairing)) for meeting in findings.meetings]
        return twice(lambda width: plots.ridges(rows, numbers.integer, section.title, width))
    if section.what not in (SIDES, ALONE, BELONGINGS):
        return ""
    shares = {
        SIDES: list(findings.sides),
        ALONE: [meeting.share for meeting in findings.meetings],
        BELONGINGS: [having.share for having in findings.belongings if having.thing[0] == section.kind],
    }[section.what]
    return shared(report, section, shares)


def shared(report: Report, section: Section, shares: list[Share]) -> str:
    """Plot win shares. If sides play against each other, mark the share of equal sides."""
    marks = [Mark(row[0], share.low, share.share, share.high) for row, share in zip(section.rows, shares)]
    sides = len(report.contest.sides)
    even = 1 / sides if sides > 1 else 0
    low, high = plots.around([even, *[mark.low for mark in marks], *[mark.high for mark in marks]])
    span = max(0.0, low), min(1.0, high)
    percent = report.numbers.percent
    return twice(
        lambda width: plots.intervals(marks, span, lambda value: percent(value, 0), even, section.title, width)
    )


def twice(draw: Callable[[float], str]) -> str:
    """Return the plot for a wide page and for a phone. The style sheet shows the one that fits."""
    return draw(plots.WIDE) + draw(plots.NARROW)


def lengths(report: Report, pairing: Pairing) -> list[int]:
    return [sum(played.decisions) for played in report.findings.games if played.pairing == pairing]
