"""`hetman puzzles`: make the puzzles of a game from games of bots, and verify them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from hetman.analysis.puzzles import EFFORT, Puzzle, PuzzleError, find, load, verify, write
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
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game of bots.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    effort: Annotated[int, typer.Option(min=100, help="Iterations that decide what is best.")] = EFFORT,
    more: Annotated[bool, typer.Option("--more", help="Keep the puzzles that there are, and fill up.")] = False,
    language: LanguageOption = None,
) -> None:
    """Find puzzles in games of bots and write them into the folder of the game."""
    with user_errors():
        game = find_game(name)
        kept = list(load(game)) if more else []
    count = max(0, count - len(kept))
    with Progress(*COLUMNS, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=count)
        found = found_puzzles(name, count, seed, workers, effort, lambda done: progress.update(task, completed=done))
    path = write(game, [*kept, *found])
    Screen().write(texts(spoken(language)).say("puzzles-written", count=len(kept) + len(found), file=str(path)))


def found_puzzles(
    name: str, count: int, seed: int, workers: int, effort: int, progress: Callable[[int], None] | None = None
) -> list[Puzzle]:
    """The puzzles of the games with seeds from `seed` on. The same arguments find the same puzzles."""
    by_seed: dict[int, list[Puzzle]] = {}
    with ProcessPoolExecutor(workers) as pool:
        running: dict[Future[list[Puzzle]], int] = {}
        following = seed
        while not enough(by_seed, seed, count):
            while len(running) < workers:
                running[pool.submit(puzzles_of_game, name, following, effort)] = following
                following += 1
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                by_seed[running.pop(done)] = done.result()
            if progress is not None:
                progress(min(count, sum(map(len, by_seed.values()))))
        pool.shutdown(cancel_futures=True)
    return in_order(by_seed, seed)[:count]


def enough(by_seed: dict[int, list[Puzzle]], seed: int, count: int) -> bool:
    return len(in_order(by_seed, seed)) >= count


def in_order(by_seed: dict[int, list[Puzzle]], seed: int) -> list[Puzzle]:
    """The puzzles of all games up to the first one that still runs, so that the order does not depend on speed."""
    found: list[Puzzle] = []
    while seed in by_seed:
        found += by_seed[seed]
        seed += 1
    return found


def puzzles_of_game(name: str, seed: int, effort: int) -> list[Puzzle]:
    game = find_game(name)
    return list(find(game, game.usual_seats, seed, effort))


@puzzles_app.command(name="verify")
def verify_puzzles(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The default is all games.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the searches.")] = 7,
    effort: Annotated[int, typer.Option(min=100, help="Iterations of each search.")] = EFFORT,
    language: LanguageOption = None,
) -> None:
    """Search every puzzle again. The exit status is 1 if the best move of one is another."""
    words, screen, wrong = texts(spoken(language)), Screen(), 0
    with user_errors():
        chosen = [find_game(name) for name in names or games()]
        puzzles = [(game, puzzle) for game in chosen for puzzle in load(game)]
    with Progress(*COLUMNS, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(puzzles))
        for game, puzzle in puzzles:
            progress.update(task, description=game.name)
            try:
                verify(game, puzzle, effort, seed)
            except PuzzleError as error:
                wrong += 1
                screen.show(f"{game.name}: {error}")
            progress.advance(task)
    screen.write(words.say("puzzles-verified", count=len(puzzles) - wrong, total=len(puzzles)))
    raise typer.Exit(1 if wrong else 0)
