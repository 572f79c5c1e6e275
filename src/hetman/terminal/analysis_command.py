"""`hetman analyse`: the analysis of a finished game on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from hetman.analysis import GameAnalysis
from hetman.analysis import analyse as analyse_game
from hetman.analysis.game_analysis import ITERATIONS
from hetman.core.record import Record
from hetman.language import Language
from hetman.presentation.analysis import AnalysisText, Chapter, DecisionText, analysis_text
from hetman.presentation.players import recorded_names
from hetman.presentation.replay import Replay
from hetman.presentation.texts import texts_of
from hetman.terminal.errors import user_errors
from hetman.terminal.play_command import LanguageOption, spoken
from hetman.terminal.saved_games import read_record_file
from hetman.terminal.screen import Screen

BARS = 20
"""The width of a bar for 100 %."""
PARTS = ("start", "own", "others", "luck", "rest", "end")
"""The parts of a balance, and their messages."""
MESSAGES = {"luck": "chance"}


def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    iterations: Annotated[int, typer.Option(min=10, help="Iterations of the search for each decision.")] = ITERATIONS,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the analysis as JSON.")] = False,
    language: LanguageOption = None,
) -> None:
    """Analyse a finished game: chances, the costliest moves, luck and skill."""
    with user_errors():
        record = read_record_file(file)
        found = analysed(record, iterations, seed)
    if as_json:
        print(found.dumps())
        return
    plain = texts_of(record.found_game(), spoken(language))
    words = plain.seated(recorded_names(record, plain))
    show_analysis(Screen(), analysis_text(found, Replay(record), words), found, words)


def analysed(record: Record, iterations: int, seed: int) -> GameAnalysis:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(record.game, total=None)
        return analyse_game(
            record, iterations, seed, lambda done, total: progress.update(task, completed=done, total=total)
        )


def show_analysis(screen: Screen, text: AnalysisText, found: GameAnalysis, words: Language) -> None:
    names = [words.name("seat", str(seat)) for seat in range(found.seats)]
    game, count = words.say("game-name"), len(found.decisions)
    screen.heading(words.say("analysis-heading", game=game, count=count, iterations=found.iterations))
    if text.short:
        screen.write(words.say("analysis-short"))
    else:
        show_graph(screen, text.chapters, names, words)
    for seat, name in enumerate(names):
        screen.show()
        screen.heading(words.say("analysis-costly", name=name))
        marked = [
            (chapter, one) for chapter in text.chapters for one in chapter.decisions if one.seat == seat and one.mark
        ]
        for chapter, one in sorted(marked, key=lambda both: both[1].mark):
            show_decision(screen, chapter, one, words)
        if not marked:
            screen.write(words.say("analysis-none"))
    show_balances(screen, text, names, words)


def show_graph(screen: Screen, chapters: Sequence[Chapter], names: Sequence[str], words: Language) -> None:
    """A row for each round, with a bar for each seat."""
    screen.show()
    screen.heading(words.say("analysis-graph"))
    width = max(len(chapter.heading) for chapter in chapters)
    named = max(map(len, names))
    for chapter in chapters:
        for seat, name in enumerate(names):
            share = chapter.chances[seat]
            heading = chapter.heading if seat == 0 else ""
            turn = f"  {words.say('analysis-turning')}" if chapter.turning and seat == 0 else ""
            bar = "#" * round(BARS * share)
            screen.show(f"{heading:{width}}  {name:{named}}  {bar:{BARS}} {100 * share:3.0f} %{turn}")


def show_decision(screen: Screen, chapter: Chapter, one: DecisionText, words: Language) -> None:
    cost = round(100 * one.cost)
    screen.write(words.say("analysis-where", heading=chapter.heading, number=one.frame + 1, cost=cost))
    key = "analysis-better" if one.best else "analysis-same"
    screen.write(words.say(key, move=one.played, best=one.best).replace("|", ""), indent=2)
    for name, reasons in (("gain", one.gains), ("risk", one.risks)):
        for reason in reasons:
            screen.write(words.say(f"analysis-{name}", reason=reason), indent=4)


def show_balances(screen: Screen, text: AnalysisText, names: Sequence[str], words: Language) -> None:
    """A row for each part, a column for each seat."""
    screen.show()
    screen.heading(words.say("analysis-balance"))
    labels = [words.say(f"analysis-luck-{MESSAGES.get(part, part)}") for part in PARTS]
    width = max(map(len, labels))
    columns = [max(len(name), 6) for name in names]
    screen.show("  ".join(["", " " * width, *(f"{name:>{column}}" for name, column in zip(names, columns))]))
    for part, label in zip(PARTS, labels):
        signed = part not in ("start", "end")
        values = [f"{100 * getattr(balance, part):{'+' if signed else ''}.0f} %" for balance in text.balances]
        screen.show("  ".join(["", f"{label:{width}}", *(f"{value:>{each}}" for value, each in zip(values, columns))]))
