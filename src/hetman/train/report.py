"""The report of a run: loss curves, calibration and the ladder of the generations, as text, JSON and one HTML page."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from hetman.arena.html_report import STYLE
from hetman.arena.number_format import NumberFormat
from hetman.drawing.elements import tag, words
from hetman.drawing.standalone import FOLDER, sheet
from hetman.train.ladder import Match, read_ladder
from hetman.train.plan import Plan, curves_of
from hetman.train.trained_bot import NAME

Say = Callable[..., str]
WIDE, TALL, LEFT, BOTTOM = 760.0, 220.0, 70.0, 30.0
LINES = {"train": "walk", "test": "bound"}
"""The classes of the lines in the sheet of the arena's report."""


@dataclass(frozen=True)
class Table:
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class RunReport:
    """What a run has learned so far."""

    plan: Plan
    generations: tuple[Mapping[str, Any], ...]
    """What the fits of the generations found, the first one first."""
    ladder: tuple[Match, ...]

    @staticmethod
    def read(folder: Path) -> RunReport:
        plan = Plan.load(folder)
        files = [curves_of(folder, generation) for generation in range(plan.generations + 1)]
        found = [json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()]
        return RunReport(plan, tuple(found), tuple(read_ladder(folder)))

    def data(self) -> dict[str, Any]:
        """Return everything as JSON-able data."""
        return {
            "plan": asdict(self.plan),
            "generations": list(self.generations),
            "ladder": [match.dump() for match in self.ladder],
        }

    def tables(self, say: Say, numbers: NumberFormat) -> list[Table]:
        whole, decimal = numbers.integer, numbers.decimal
        fits = [
            (
                whole(number),
                whole(found["games"]),
                whole(found["examples"]),
                whole(len(found["curves"]) - 1),
                decimal(found["curves"][0]["test"], 4),
                decimal(found["loss"], 4),
            )
            for number, found in enumerate(self.generations)
        ]
        columns = ("generation", "games", "positions", "epochs", "before", "after")
        tables = [Table(say("train-fits"), tuple(say(f"train-{name}") for name in columns), tuple(fits))]
        if self.ladder:
            tables.append(self.ladder_table(say, numbers))
        if self.generations:
            tables.append(self.calibration_table(say, numbers))
        return tables

    def ladder_table(self, say: Say, numbers: NumberFormat) -> Table:
        rows = []
        for match in self.ladder:
            low, mean, high = (numbers.elo(match.elo(share)) for share in (match.low, match.share, match.high))
            share = numbers.percent(match.share)
            elo = f"{mean} ({low} … {high})" if match.sides > 1 else ""
            rows.append((name_of(match.one), name_of(match.other), numbers.integer(match.games), share, elo))
        columns = tuple(say(f"train-{name}") for name in ("one", "other", "games", "share", "elo"))
        return Table(say("train-ladder-title"), columns, tuple(rows))

    def calibration_table(self, say: Say, numbers: NumberFormat) -> Table:
        rows = [
            (numbers.percent(part["expected"]), numbers.percent(part["won"]), numbers.integer(part["count"]))
            for part in self.generations[-1]["calibration"]
        ]
        columns = tuple(say(f"train-{name}") for name in ("expected", "won", "positions"))
        return Table(say("train-calibration"), columns, tuple(rows))


def name_of(bot: str) -> str:
    """Return the name of a bot in the report: of a network its file."""
    if not bot.startswith(NAME):
        return bot
    return Path(bot.partition("network=")[2].partition(",")[0]).stem


def write(folder: Path, title: str, say: Say, code: str) -> list[Table]:
    """Write report.json, report.txt and report.html. Returns the tables."""
    report, numbers = RunReport.read(folder), NumberFormat(code)
    tables = report.tables(say, numbers)
    (folder / "report.json").write_text(json.dumps(report.data(), indent=1) + "\n", encoding="utf-8")
    (folder / "report.txt").write_text(plain(title, tables), encoding="utf-8")
    (folder / "report.html").write_text(page(report, title, tables, say, numbers), encoding="utf-8")
    return tables


def plain(title: str, tables: Sequence[Table]) -> str:
    parts = [title]
    for table in tables:
        rows = [table.columns, *table.rows]
        widths = [max(len(row[place]) for row in rows) for place in range(len(table.columns))]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
        parts.append("\n".join([table.title, *(line.rstrip() for line in lines)]))
    return "\n\n".join(parts) + "\n"


# The page


def page(report: RunReport, title: str, tables: Sequence[Table], say: Say, numbers: NumberFormat) -> str:
    head = tag(
        "head",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        tag("title", words(title)),
        tag("style", "\n", sheet(FOLDER / "tokens.css"), sheet(STYLE)),
    )
    curves = [
        tag("h3", words(f"{say('train-generation')} {number}")) + curve(found["curves"], numbers)
        for number, found in enumerate(report.generations)
        if len(found["curves"]) > 1
    ]
    legend = tag("p", words(say("train-curves-note")))
    sections = [tag("section", tag("h2", words(table.title)), html_table(table)) for table in tables]
    drawn = tag("section", tag("h2", words(say("train-curves"))), legend, *curves) if curves else ""
    body = tag("body", tag("main", tag("h1", words(title)), *sections, drawn))
    return "<!doctype html>\n" + tag("html", "\n", head, "\n", body, "\n", lang=numbers.code) + "\n"


def html_table(table: Table) -> str:
    head = tag("tr", *[tag("th", words(column), scope="col") for column in table.columns])
    rows = [tag("tr", *[tag("td", words(cell)) for cell in row]) for row in table.rows]
    return tag("div", tag("table", tag("thead", head), tag("tbody", *rows)), class_="across")


def curve(points: Sequence[Mapping[str, float]], numbers: NumberFormat) -> str:
    """Draw the losses of a fit by epoch: in training in blue, in testing in red."""
    known = [point[kind] for point in points for kind in ("train", "test") if point[kind] is not None]
    low, high = min(known), max(known)
    reach = (high - low) or 1.0

    def place(number: int, loss: float) -> str:
        x = LEFT + (WIDE - LEFT) * number / (len(points) - 1)
        return f"{x:.1f} {8 + (TALL - BOTTOM - 8) * (high - loss) / reach:.1f}"

    lines = []
    for kind, name in LINES.items():
        marks = [place(number, point[kind]) for number, point in enumerate(points) if point[kind] is not None]
        lines.append(tag("path", d=f"M{'L'.join(marks)}", class_=name))
    labels = [
        tag("text", words(numbers.decimal(loss, 4)), x=LEFT - 6, y=y, text_anchor="end")
        for loss, y in ((high, 14), (low, TALL - BOTTOM))
    ]
    labels.append(tag("text", words(numbers.integer(len(points) - 1)), x=WIDE - 4, y=TALL - 8, text_anchor="end"))
    return tag("svg", *lines, *labels, viewBox=f"0 0 {WIDE:.0f} {TALL:.0f}", class_="plot", role="presentation")
