"""The command line: servers and their data, play, games, records, the arena, measurements."""

from __future__ import annotations

import json
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from typer.core import TyperGroup

import hetman
from hetman.arena.contest import Contest
from hetman.arena.sections import Report
from hetman.arena.session import RunOptions, Session
from hetman.arena.sprt import Terms
from hetman.arena.terminal_report import show as show_findings
from hetman.lab_commands import LAB_COMMANDS
from hetman.language import language as texts
from hetman.scaffold.generator import new_game
from hetman.server_commands import SERVER_COMMANDS
from hetman.terminal.analysis_command import analyse
from hetman.terminal.bot_command import bot
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
from hetman.terminal.errors import INTERRUPTED, WRONG, CommandError, user_errors
from hetman.terminal.fullscreen.app import has_full_screen, is_ascii
from hetman.terminal.fullscreen.replay_view import ReplayView
from hetman.terminal.fullscreen.run import run_screen
from hetman.terminal.game_list import show_game, show_games
from hetman.terminal.join_command import join_table, watch
from hetman.terminal.new_game import show_new_game
from hetman.terminal.play_command import LanguageOption, PlainOption, play_app, spoken
from hetman.terminal.puzzles_command import puzzles_app
from hetman.terminal.replay import ReplayScreen
from hetman.terminal.replay_output import write_picture, write_replay_file
from hetman.terminal.saved_games import FileError, read_record_file, read_text
from hetman.terminal.screen import FAINT, Screen
from hetman.terminal.seat_names import read_seat
from hetman.terminal.verification import show_verdict
from hetman.testing.soak import soak as soak_games

LONGEST_LINE = 600


def fail(message: str) -> NoReturn:
    line = " ".join(message.split())
    if len(line) > LONGEST_LINE:
        line = line[: LONGEST_LINE - 1] + "…"
    print(f"hetman: {line}", file=sys.stderr)
    sys.exit(WRONG)


def silence() -> None:
    """Close standard output. Otherwise Python would write the rest at exit and fail again."""
    if sys.stdout is sys.__stdout__ and sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class Commands(TyperGroup):
    """The commands. Every error is one line on stderr and exit status 2."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of the commands, `play` first."""
        return sorted(super().list_commands(ctx), key=lambda name: name != "play")

    def main(self, *args: Any, **settings: Any) -> Any:
        try:
            status = super().main(*args, **{**settings, "standalone_mode": False})
            if sys.stdout is not None:
                sys.stdout.flush()
        except typer.TyperException as error:
            context = getattr(error, "ctx", None)
            fail(error.format_message() + (f" (see {context.command_path} --help)" if context else ""))
        except typer.Abort:
            sys.exit(WRONG)
        except BrokenPipeError:
            # The reader of a pipe, such as `head`, has closed it.
            silence()
            sys.exit(1)
        except OSError as error:
            silence()
            fail(f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error))
        sys.exit(status if isinstance(status, int) else 0)


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Start with: hetman serve (in the browser), or hetman play (here)",
)
app.add_typer(play_app, name="play")
app.command()(bot)
app.command("join")(join_table)
app.command()(watch)

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game, such as game.hetman.")]


@app.callback()
def hetman_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """A table for medieval board games. Play alone, with friends or against bots."""
    if version:
        Screen().show(f"hetman {hetman.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


# hetman serve, work, backup, restore


for command in SERVER_COMMANDS:
    app.command()(command)


# hetman selfplay, export, bench


for research_command in LAB_COMMANDS:
    app.command()(research_command)


# hetman games


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="List the options of this game.")] = None,
    language: LanguageOption = None,
) -> None:
    """List the games, or the options of one game."""
    code = spoken(language)
    if game is None:
        show_games(Screen(), code, os.environ)
        return
    with user_errors():
        found = hetman.game(game)
    show_game(Screen(), code, found)


# hetman new


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Lower-case letters, digits and underscores.")],
    folder: Annotated[Path, typer.Option(metavar="DIR", help="Where to make the folder of the game.")] = Path("."),
    language: LanguageOption = None,
) -> None:
    """Write a small complete game of your own. You can play it at once and change it step by step."""
    code = spoken(language)
    with user_errors():
        made = new_game(name, folder)
    show_new_game(Screen(), code, name, made)


# hetman replay, hetman verify


@app.command()
def replay(
    file: FileArgument,
    to: Annotated[int | None, typer.Option(metavar="N", min=0, help="Stop after move N.", show_default=False)] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="S", help="Show only what this seat saw: its number, its name, or its player.", show_default=False
        ),
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Line by line, with Enter after each decision.")] = False,
    plain: PlainOption = False,
    html: Annotated[
        Path | None,
        typer.Option(metavar="OUT", help="Write a finished game as one HTML file instead.", show_default=False),
    ] = None,
    picture: Annotated[
        Path | None,
        typer.Option(metavar="OUT", help="Write the position as a picture (.svg or .png) instead.", show_default=False),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Show a recorded game move by move: on the whole screen with a slider, or line by line."""
    with user_errors():
        record = read_record_file(file)
        if html is not None:
            write_replay_file(record, html, spoken(language))
            return
        if to is not None and to > len(record.moves):
            raise FileError(f"{file}: --to must be from 0 to {len(record.moves)}, got {to}")
        try:
            shown = ReplayScreen(record, spoken(language), None if seat is None else read_seat(seat, record))
        except ValueError as error:
            raise FileError(f"{file}: {error}") from None
        if picture is not None:
            write_picture(shown, len(shown.entries) if to is None else to, picture, spoken(language))
            return
    if not plain and not step and has_full_screen(os.environ):
        view = ReplayView(record, shown.language.code, shown.seat, to or 0, is_ascii(os.environ))
        raise typer.Exit(run_screen(view))
    if not step:
        shown.show(Screen(), to)
        return
    try:
        shown.step(Screen(), to or 0)
    except EOFError:
        Screen().show()


@app.command()
def verify(file: FileArgument, language: LanguageOption = None) -> None:
    """Verify a recorded game: all moves are legal, and the dice follow from the promised seed.

    The exit status is 0 only if both are proved. A running game has not published its seed, so its dice are not.
    """
    code = spoken(language)
    try:
        with user_errors():
            text = read_text(file)
        sound = show_verdict(str(file), hetman.Record.parse(text), Screen(), code)
    except hetman.RecordError as error:
        raise CommandError(texts(code).say("verify-failed", file=str(file), reason=str(error))) from None
    if not sound:
        raise typer.Exit(WRONG)


# hetman arena


@app.command()
def arena(
    game: GameArgument,
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT", help="random, greedy, knight, search:500, search:time=0.2, module:Class …"),
    ],
    games: GamesOption = 100,
    workers: WorkersOption = None,
    seats: SeatsOption = None,
    option: GameOption = None,
    seed: SeedOption = 0,
    folder: FolderOption = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="TERMS",
            help="Sequential test: stop as soon as the first of two bots has clearly more than p0 or less than p1: "
            "p0=0.5,p1=0.6 or elo0=0,elo1=50, with alpha=0.05,beta=0.05.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    cluster: ClusterOption = None,
    components: Annotated[Path | None, typer.Option(metavar="PATH", help="Play with your own components.")] = None,
    language: LanguageOption = None,
) -> None:
    """Let bots play each other and rate them. Each pair plays both sides with the same dice.

    With more than two sides, one bot plays against several of another, on each side in turn, and then the other way
    round. Every finished game is saved. After Ctrl-C, run the same command again to continue; with more games it adds
    to them. A report with plots is in the same folder.
    """
    code = spoken(language)
    with user_errors():
        contest = Contest.read(hetman.game(game, components), bots, seats, option or [], seed)
        terms = None if sprt is None else Terms.read(sprt, len(contest.sides))
        asked = RunOptions(games, terms, folder, workers, cluster)
        session = Session(contest, asked, code, Console(stderr=True))
        findings, done = session.play()
    if as_json:
        print(json.dumps(findings.dump(), indent=1))
    else:
        show_findings(Report(findings, code), Screen().console)
    session.write(findings)
    if not done:
        raise typer.Exit(INTERRUPTED)


# hetman analyse

app.command()(analyse)


# hetman puzzles

app.add_typer(puzzles_app, name="puzzles")


# hetman soak


@app.command()
def soak(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The default is all games.")] = None,
    decisions: Annotated[int, typer.Option(min=1, help="The least number of decisions of seats.")] = 5_000_000,
    folder: Annotated[Path, typer.Option(help="The folder for records of games with a fault.")] = Path("soak"),
    language: LanguageOption = None,
) -> None:
    """Play millions of random decisions on all cores and check the rules.

    A game with a fault is saved as a record, and the exit status is 1.
    """
    lang = texts(spoken(language))
    with user_errors():
        chosen = tuple(hetman.game(name).name for name in names or hetman.games())
    screen, made, faults = Screen(), 0, 0
    for done in soak_games(chosen, decisions, folder):
        made += done.decisions
        batch = done.batch
        screen.show(lang.say("soak-batch", count=done.decisions, game=batch.name, setting=str(batch.setting)), FAINT)
        if done.failure is not None:
            faults += 1
            screen.show(done.failure)
    screen.write(lang.say("soak-failed", count=faults) if faults else lang.say("soak-done", count=made))
    raise typer.Exit(1 if faults else 0)


def main() -> None:
    """The console script."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show or send a letter must not end a game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    # Warnings look like errors: one line that starts with the name of the command.
    logging.basicConfig(level=logging.WARNING, format="hetman: %(message)s")
    # A bot of the user's own may be in the current folder. Installed packages come first.
    with suppress(FileNotFoundError):
        sys.path.append(os.getcwd())
    app()
