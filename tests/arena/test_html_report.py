"""The page needs no other file, is complete in both languages, and shows the findings."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from io import StringIO

import pytest
from rich.console import Console

import hetman
from arena.cooperative import Together
from hetman.arena import plots
from hetman.arena.contest import Contest, Pairing
from hetman.arena.findings import Findings, find
from hetman.arena.html_report import page
from hetman.arena.number_format import NumberFormat
from hetman.arena.play import Played, play_batch
from hetman.arena.plots import Mark, Scale
from hetman.arena.run import Trial
from hetman.arena.schedule import Batch, Schedule
from hetman.arena.sections import Report, Section
from hetman.arena.sprt import BETTER, OPEN, WORSE, Terms
from hetman.arena.terminal_report import show, table
from hetman.arena.win_share import Share
from hetman.drawing.elements import number
from hetman.drawing.text import width
from hetman.language import language

VOID = {"meta"}


class Checked(HTMLParser):
    """Elements must close in the order in which they open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text.append(data)


def checked(markup: str) -> Checked:
    parser = Checked()
    parser.feed(markup)
    parser.close()
    assert not parser.open
    return parser


@pytest.fixture
def findings(contest: Contest) -> Findings:
    return find(contest, play_batch(Batch(contest, Pairing(0, 1), tuple(range(12)))))


def printed(report: Report) -> str:
    file = StringIO()
    show(report, Console(file=file, width=100))
    return file.getvalue()


@pytest.mark.parametrize(("code", "words"), [("en", ["Strength", "Units"]), ("pl", ["Siła gry", "Oddziały"])])
def test_page_and_tables_tell_the_same(findings: Findings, code: str, words: list[str]) -> None:
    report = Report(findings, code)
    parser = checked(page(report))
    assert ("html", {"lang": code}) in parser.found
    text = "\n".join(parser.text)
    screen = printed(report)
    for section in report.sections():
        assert section.title in text
        assert section.title in screen
        for row in section.rows:
            for cell in row:
                for line in cell.splitlines():
                    assert line in text
                    assert line in screen
    for word in words:
        assert word in text


@pytest.mark.parametrize("width", [80, 60])
def test_a_narrow_screen_breaks_long_names_and_cuts_no_figure(width: int) -> None:
    name = "Cossack-style banner of Stefan Potocki, Starost of Kamieniec, and of his brothers"
    section = Section("belongings", "Officers", ["", "Won", "Interval"], [[name, "47.9%", "25.0% – 71.5%"]])
    file = StringIO()
    Console(file=file, width=width).print(table(section))
    screen = file.getvalue()
    assert "47.9%   25.0% – 71.5%" in screen
    assert all(word in screen for word in name.split())


def test_nothing_comes_from_elsewhere(findings: Findings) -> None:
    markup = page(Report(findings, "en"))
    parser = checked(markup)
    assert not {tag for tag, _ in parser.found} & {"script", "link", "img", "iframe", "object"}
    assert not re.search(r"url\(|@import|https?://", markup)
    assert all(not {"src", "href", "onclick"} & set(attributes) for _, attributes in parser.found)
    assert "light-dark(" in markup
    assert "@media print" in markup


def test_every_plot_has_a_name_and_every_colour_is_there(findings: Findings) -> None:
    markup = page(Report(findings, "en"))
    parser = checked(markup)
    drawn = [attributes for tag, attributes in parser.found if tag == "svg"]
    titles = ["Strength", "Advantage of the seat", "Length of a game", "Units"]
    assert [attributes["aria-label"] for attributes in drawn] == [title for title in titles for _ in range(2)]
    assert [attributes["class"] for attributes in drawn] == ["plot wide", "plot narrow"] * 4
    used, given = set(re.findall(r"var\(--([\w-]+)\)", markup)), set(re.findall(r"--([\w-]+):", markup))
    assert used <= given


def test_a_name_cannot_break_the_page(findings: Findings) -> None:
    contest = replace(findings.contest, bots=('<b>&"evil', "greedy"))
    text = "".join(checked(page(Report(replace(findings, contest=contest), "en"))).text)
    assert '<b>&"evil' in text


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("means", [[1.0] * 12, [0.0] * 12, [0.5]])
def test_the_sequential_test_is_reported_with_its_bounds(findings: Findings, code: str, means: list[float]) -> None:
    trial = Trial(Terms(0.4, 0.6), Schedule(findings.contest, 100))
    for mean in means:
        trial.sprt.add(mean)
    report = Report(find(findings.contest, findings.games, trial), code)
    sentences = report.trial()
    assert len(sentences) == 4
    for value in (trial.sprt.ratio, trial.sprt.terms.lower, trial.sprt.terms.upper):
        assert report.numbers.decimal(value, 2) in sentences[2]
    for share in (0.4, 0.6):
        assert report.numbers.percent(share) in sentences[1]
    text = "".join(checked(page(report)).text)
    assert all(sentence in text for sentence in sentences)
    assert all(sentence in " ".join(printed(report).split()) for sentence in sentences)


@pytest.mark.parametrize("code", ["en", "pl"])
def test_a_verdict_claims_no_more_than_what_was_refuted(code: str) -> None:
    say = language(code).say
    sentences = [say(f"arena-sprt-{verdict}", least="85%", most="75%") for verdict in (BETTER, WORSE, OPEN)]
    assert [("85%" in one, "75%" in one) for one in sentences] == [(False, True), (True, False), (True, True)]


def test_one_among_others_is_sentences_as_such(trio: Contest) -> None:
    games = [played for pairing in trio.pairings for played in play_batch(Batch(trio, pairing, (0, 1, 2)))]
    report = Report(find(trio, games), "en")
    text = "\n".join(checked(page(report)).text)
    assert "greedy among random" in text
    assert "alone among bots of the column" in text


def test_a_game_won_together_has_shares_instead_of_ratings(ambush: hetman.Game) -> None:
    contest = Contest.read(Together(ambush.folder), ["random", "greedy"])
    games = [played for pairing in contest.pairings for played in play_batch(Batch(contest, pairing, tuple(range(9))))]
    report = Report(find(contest, games), "en")
    titles = [section.title for section in report.sections()]
    # Without a heading of its own, a kind stands as it is.
    assert titles == ["Games won", "Length of a game", "card"]
    assert all(title in page(report) for title in titles)


def test_things_that_no_text_names_stand_as_they_are(contest: Contest) -> None:
    things = ((("unit", "archer"),), (("unit", "dragon"),))
    games = [Played(Pairing(0, 1), number, (1.0, 0.0), (3, 3), things) for number in range(2)]
    *_, section = Report(find(contest, games), "pl").sections()
    assert [row[0] for row in section.rows] == ["Łucznik", "dragon"]


def test_without_games_the_page_is_short(contest: Contest) -> None:
    report = Report(find(contest, []), "pl")
    checked(page(report))
    assert "0 partii" in printed(report)


# Plots


def test_ticks_are_round() -> None:
    assert Scale(0, 1, 0, 300).ticks() == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert Scale(-730, 410, 0, 300).ticks() == [-600, -400, -200, 0, 200, 400]
    assert Scale(-730, 410, 0, 130).ticks() == [-500, 0]
    assert Scale(-30, 30, 0, 60).ticks() == [-30, 30]
    assert plots.around([3, 47]) == (0, 50)
    low, high = plots.around([5, 5])
    assert low < 5 < high


def test_values_lie_where_they_should() -> None:
    drawn = plots.intervals([Mark("a" * 25, 20, 50, 60)], (0, 100), str, 50, "title", plots.WIDE)
    scale = Scale(0, 100, plots.GAP + width("a" * 25, plots.LABEL), plots.WIDE - plots.RIGHT)
    assert f'cx="{number(scale(50))}"' in drawn
    assert f"M{number(scale(20))} 13 {number(scale(60))} 13" in drawn


def test_a_long_label_leaves_room_for_the_plot() -> None:
    drawn = plots.intervals([Mark("x" * 300, 0, 1, 2)], (0, 2), str, 1, "title", plots.NARROW)
    (shown,) = re.findall("x+…", drawn)
    assert width(shown, plots.LABEL) < plots.NARROW / 2


def test_the_longest_label_is_not_cut() -> None:
    for length in range(1, 40):
        assert "…" not in plots.intervals([Mark("e" * length, 0, 1, 2)], (0, 2), str, 1, "title", plots.WIDE)


def test_a_hill_is_highest_where_most_are() -> None:
    outline = plots.hill([0] * 10 + [39] * 5, Scale(0, 40, 0, 40), 44)
    tops = [float(point.split(" ")[1]) for point in re.findall(r"[\d.]+ [\d.]+", outline)]
    assert min(tops) == pytest.approx(44 - 0.85 * 44)
    assert sorted({round(top, 2) for top in tops})[1] == pytest.approx(44 - 0.425 * 44)


# Numbers


def test_numbers_in_both_languages() -> None:
    english, polish = NumberFormat("en"), NumberFormat("pl")
    assert english.percent(0.625) == "62.5%"
    assert polish.percent(0.625) == "62,5%"
    assert english.elo(1234.4) == "+1,234"
    assert english.elo(-0.4) == english.elo(0.4) == "0"
    assert polish.elo(-20.6) == "−21"
    assert english.span(Share(0.5, 0.25, 0.75, 4)) == "25.0% – 75.0%"
    assert [english.milliseconds(one) for one in (2.0, 0.0123, 0.00004, None)] == ["2,000", "12.3", "0.04", ""]


def test_played_games_need_no_belongings(contest: Contest) -> None:
    games = [Played(Pairing(0, 1), number, (1.0, 0.0), (3, 3)) for number in range(2)]
    assert [section.what for section in Report(find(contest, games), "en").sections()][-1] == "lengths"
