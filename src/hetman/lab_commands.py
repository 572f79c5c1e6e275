"""The commands of a researcher: `hetman selfplay`, `hetman export`, `hetman train` and `hetman bench`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import asdict, astuple
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import hetman
from hetman import bench as benchmark
from hetman import extras
from hetman.arena.contest import Contest
from hetman.arena.progress import Bar
from hetman.arena.session import RunOptions, Session
from hetman.arena.store import RECORDS
from hetman.bots.text_form import full_form
from hetman.core.game import Setup
from hetman.language import language as texts
from hetman.terminal.bench_table import show_figures, show_lab_figures, show_peers
from hetman.terminal.contest_options import (
    ClusterOption,
    FolderOption,
    GameArgument,
    GameOption,
    GamesOption,
    SeatsOption,
    SeedOption,
    WorkersOption,
)
from hetman.terminal.errors import INTERRUPTED, CommandError, user_errors
from hetman.terminal.play_command import LanguageOption, spoken
from hetman.terminal.screen import Screen

VECTOR = 256
"""Games that are measured at once."""


def selfplay(
    game: GameArgument,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT", help="One bot plays itself. Of several, every pair plays.")
    ],
    games: GamesOption = 100,
    workers: WorkersOption = None,
    seats: SeatsOption = None,
    option: GameOption = None,
    seed: SeedOption = 0,
    folder: FolderOption = None,
    cluster: ClusterOption = None,
    language: LanguageOption = None,
) -> None:
    """Let bots make games on all cores or on a Ray cluster, and keep their records for `hetman export`.

    After Ctrl-C, run the same command again to continue; with more games it adds to them.
    """
    code = spoken(language)
    with user_errors():
        playing = [*bots, *bots] if len(bots) == 1 else bots
        contest = Contest.read(hetman.game(game), playing, seats, option or [], seed)
        asked = RunOptions(games, None, folder, workers, cluster, rated=False)
        session = Session(contest, asked, code, Console(stderr=True))
        played, _, done = session.play_games()
    records = session.folder / RECORDS
    Screen().write(texts(code).say("selfplay-done", count=len(played), folder=str(records)))
    if not done:
        raise typer.Exit(INTERRUPTED)


def export(
    paths: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="Records, or folders of them.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The Parquet file to write.")] = Path("positions.parquet"),
    ratings: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The report.json of an arena, for the ratings of its bots.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Write the positions of many records as a Parquet file, one row for each decision.

    A row has the observation of the seat, its legal actions, its action, the outcome and the rating of the player.
    """
    lang = texts(spoken(language))
    with user_errors():
        extras.require("pyarrow", "lab", "hetman export")
        extras.require("numpy", "lab", "hetman export")
        from hetman.lab.export import export as write
        from hetman.lab.export import find_records

        files = find_records(paths)
        known = {} if ratings is None else read_ratings(ratings)
        with Bar(lang.say("export-reading"), lang.say("arena-left"), len(files), 0, Console(stderr=True)) as bar:
            rows = write(files, out, known, bar)
    Screen().write(lang.say("export-done", count=rows, total=str(len(files)), file=str(out)))


# hetman train


def train(
    game: GameArgument,
    seats: Annotated[
        list[int] | None, typer.Option(metavar="N", help="Seats. The default is every number.", show_default=False)
    ] = None,
    option: GameOption = None,
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The folder of the run. The default is in train/.")
    ] = None,
    minutes: Annotated[
        float | None, typer.Option(min=0.1, metavar="M", help="Time for each number of seats; 0.1 is for a look.")
    ] = None,
    generations: Annotated[int, typer.Option(min=0, metavar="N", help="Networks after the first one.")] = 2,
    policy_games: Annotated[int, typer.Option(min=20, metavar="N", help="Games for the first network.")] = 150_000,
    search_games: Annotated[int, typer.Option(min=1, metavar="N", help="Games for each later one.")] = 3_000,
    iterations: Annotated[int, typer.Option(min=1, metavar="N", help="Of each search in these games.")] = 64,
    depth: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Decisions of a rollout before the network judges.")
    ] = None,
    ladder_games: Annotated[int, typer.Option(min=2, metavar="N", help="Games of each match of the ladder.")] = 200,
    workers: WorkersOption = None,
    device: Annotated[str, typer.Option(metavar="NAME", help="auto, cpu or cuda.")] = "auto",
    python_fit: Annotated[
        str | None, typer.Option(metavar="FILE", help="A Python with PyTorch, if this one has none.")
    ] = None,
    seed: SeedOption = 0,
    language: LanguageOption = None,
) -> None:
    """Train the network that judges the positions of a game: play, fit, play by search with the network, fit again.

    It needs the extras lab and torch. After Ctrl-C, run the same command again to continue. Copy the last network
    into the folder `networks` of the game as SEATS.network, and every search uses it.
    """
    code = spoken(language)
    with user_errors():
        extras.require("numpy", "lab", "hetman train")
        from hetman.train.command import carry_out, means, plan_of

        found = hetman.game(game)
        sizes = {
            "seed": seed,
            "policy_games": policy_games,
            "generations": generations,
            "search_games": search_games,
            "iterations": iterations,
            "ladder_games": ladder_games,
            "minutes": minutes,
        }
        plans = [plan_of(found, count, option or [], depth, sizes) for count in seats or found.seats]
        for line in carry_out(plans, folder, means(workers, device, python_fit), code, Console(stderr=True)):
            Screen().write(line)


# hetman bench


def bench(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The default is all games.")] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="Seats. The default is two.", show_default=False)
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Approximate time for each game.")] = 20,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure games of other projects beside ours, as far as installed.")
    ] = False,
    plot: Annotated[Path, typer.Option(metavar="FILE", help="The plot that --peers writes.")] = Path("peers.svg"),
    language: LanguageOption = None,
) -> None:
    """Measure the speed of the rules, compiled and interpreted, and of the research environments.

    Decisions per second are those of seats in the first 200 decisions of random games, including the time for chance
    between them. A game stops after 1,000 decisions, a playout after 40. Times are processor times, so that other work
    on the machine has little effect.
    """
    code = spoken(language)
    if peers:
        bench_peers(seconds / len(benchmark.TIMED), plot, as_json, code)
        return
    with user_errors():
        games = [hetman.game(name) for name in names or hetman.games()]
        chosen = [game.setup(seats or game.usual_seats) for game in games]
    screen, found = Screen(), {}
    for setup in chosen:
        found[setup.game.name] = measured(setup.game.name, setup.seats, seconds)
        if not as_json:
            title = texts(code, setup.game.folder).say("game-name")
            title = texts(code).say("bench-title", game=title, seats=setup.seats)
            show_figures(screen, code, title, found[setup.game.name])
    lab = lab_figures(chosen, seconds / len(benchmark.TIMED) / 3)
    if as_json:
        print(json.dumps({"python": sys.version.split()[0], "games": found, "lab": lab}, indent=1))
        return
    if lab is None:
        screen.write(texts(code).say("lab-missing"))
    else:
        names_of = {setup.game.name: texts(code, setup.game.folder).say("game-name") for setup in chosen}
        show_lab_figures(screen, code, VECTOR, {names_of[name]: figures for name, figures in lab.items()})
    if not hetman.COMPILED:
        screen.write(texts(code).say("bench-pure"))


def measured(game: str, seats: int, seconds: float) -> benchmark.Comparison:
    with Console(stderr=True).status(game):
        try:
            return benchmark.compare(game, seats, seconds)
        except benchmark.BenchError as error:
            raise CommandError(str(error)) from None


def lab_figures(setups: Iterable[Setup], seconds: float) -> dict[str, dict[str, float]] | None:
    """Return the figures of the research environments by game, or None if their packages are not installed."""
    if find_spec("pettingzoo") is None or find_spec("numpy") is None:
        return None
    from hetman.lab.measure import measure

    with Console(stderr=True).status("lab"):
        return {setup.game.name: measure(setup.game.name, setup.seats, VECTOR, seconds) for setup in setups}


def bench_peers(seconds: float, plot_file: Path, as_json: bool, code: str) -> None:
    """Measure our games beside the peers that are installed: a table, or JSON, and a plot."""
    from hetman.lab.peers import measure_all
    from hetman.lab.peers_plot import plot

    with Console(stderr=True).status("peers"):
        rows = list(measure_all(seconds, hetman.__version__))
    if as_json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
    else:
        show_peers(Screen(), code, [astuple(row) for row in rows])
    say = texts(code).say
    plot_file.write_text(plot(rows, say("peers-title")), encoding="utf-8")
    Console(stderr=True).print(say("peers-plot", file=str(plot_file)))


def read_ratings(report: Path) -> dict[str, float]:
    """Return the Elo of each bot in an arena's report, by its full text form. Raises CommandError."""
    try:
        found = json.loads(report.read_text(encoding="utf-8"))["ratings"]
        return {full_form(rating["bot"]): float(rating["elo"]) for rating in found if "(" not in rating["bot"]}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise CommandError(f"{report}: not the report.json of an arena: {error}") from None


LAB_COMMANDS = (selfplay, export, train, bench)
