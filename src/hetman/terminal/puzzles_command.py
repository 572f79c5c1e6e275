"""`hetman puzzles`: make the puzzles of a game from games of bots, and verify them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from hetman.analysis.puzzle_games import found_puzzles
from hetman.analysis.puzzles import EFFORT, Puzzle, PuzzleError, load, verify, write
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.language import language as texts
from hetman.terminal.errors import user_errors
from hetman.terminal.play_command import LanguageOption, spoken
from hetman.terminal.screen import Screen

puzzles_app = typer.Typer(no_args_is_help=True, help="Make and verify puzzles.")

COUNT = 40
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


@puzzles_app.command()
def make(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = COUNT,
    seed: Annotated[
        int | None, typer.Option(min=1, help="The seed of the first game of bots. With --more: the next one.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    effort: Annotated[int, typer.Option(min=100, help="Iterations that decide what is best.")] = EFFORT,
    more: Annotated[bool, typer.Option("--more", help="Keep the puzzles that there are, and fill up.")] = False,
    language: LanguageOption = None,
) -> None:
    """Find puzzles in games of bots and write them into the folder of the game, each as soon as it is found."""
    with user_errors():
        game = find_game(name)
        kept = list(load(game)) if more else []
    first = seed or 1 + max((puzzle.game for puzzle in kept), default=0)
    with Progress(*COLUMNS, console=Console(stderr=True), transient=True) as progress, user_errors():
        task = progress.add_task(name, total=count, completed=len(kept))

        def report(found: list[Puzzle]) -> None:
            if len(found) > progress.tasks[task].completed:
                write(game, found)
                progress.update(task, completed=len(found))

        chosen = found_puzzles(name, count, first, workers, effort, kept, report)
    path = write(game, chosen)
    Screen().write(texts(spoken(language)).say("puzzles-written", count=len(chosen), file=str(path)))


@puzzles_app.command(name="verify")
def verify_puzzles(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The default is all games.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the searches.")] = 7,
    effort: Annotated[int, typer.Option(min=100, help="Iterations of each search.")] = EFFORT,
    drop: Annotated[bool, typer.Option("--drop", help="Remove the puzzles that do not hold.")] = False,
    language: LanguageOption = None,
) -> None:
    """Search every puzzle again as the bot that made it. The exit status is 1 if the best move of one is another."""
    words, screen = texts(spoken(language)), Screen()
    with user_errors():
        chosen = {game: load(game) for game in map(find_game, names or games())}
    total, holding = sum(map(len, chosen.values())), 0
    with Progress(*COLUMNS, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        for game, puzzles in chosen.items():
            progress.update(task, description=game.name)
            good: list[Puzzle] = []
            for puzzle in puzzles:
                try:
                    verify(game, puzzle, effort, seed)
                    good.append(puzzle)
                except PuzzleError as error:
                    screen.show(f"{game.name}: {error}")
                progress.advance(task)
            holding += len(good)
            if drop and len(good) < len(puzzles):
                write(game, good)
    screen.write(words.say("puzzles-verified", count=holding, total=total))
    raise typer.Exit(0 if holding == total else 1)
