"""The command line: `hetman play`, `games`, `replay`, `verify`, `bench`, `soak`."""

from __future__ import annotations

import inspect
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from typer.core import TyperGroup

import hetman
from hetman import bench as benchmark
from hetman.language import language as texts
from hetman.language import preferred
from hetman.terminal.figures import show_figures
from hetman.terminal.kept import FileError, Kept, fresh, read_record, read_text
from hetman.terminal.offer import flag, show_game, show_games, values_of
from hetman.terminal.players import BOT, PERSON, seat_company
from hetman.terminal.replay import Replay
from hetman.terminal.screen import FAINT, Screen
from hetman.terminal.table import Table
from hetman.terminal.verdict import tell_verdict
from hetman.testing.soak import soak as soak_games

WRONG = 2
"""The exit status of everything that went wrong because of what was asked for."""
LONGEST_LINE = 600
EXAMPLE = hetman.games()[0] if hetman.games() else "GAME"


class Mistake(typer.TyperException):
    """Something the caller can mend, told in one line."""

    exit_code = WRONG


@contextmanager
def mistakes() -> Iterator[None]:
    """What the kernel refuses is the caller's to mend."""
    try:
        yield
    except ValueError as error:
        raise Mistake(str(error)) from None


def fail(message: str) -> NoReturn:
    line = " ".join(message.split())
    if len(line) > LONGEST_LINE:
        line = line[: LONGEST_LINE - 1] + "…"
    print(f"hetman: {line}", file=sys.stderr)
    sys.exit(WRONG)


def silence() -> None:
    """What could not be written would be tried again at exit, and fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)


class Commands(TyperGroup):
    """The commands. Every error is one line on stderr and exit status 2."""

    def list_commands(self, ctx: Any) -> list[str]:
        """What most people come for first."""
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
            # Whoever read this has seen enough.
            silence()
            sys.exit(1)
        except OSError as error:
            silence()
            fail(f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error))
        sys.exit(status if isinstance(status, int) else 0)


class Games(TyperGroup):
    """A command for each game, with the game's own options as flags; made when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(hetman.games())

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return play_command(cmd_name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        with mistakes():
            hetman.game(args[0])
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=f"Start with: hetman play {EXAMPLE}",
)
play_app = typer.Typer(
    cls=Games,
    invoke_without_command=True,
    subcommand_metavar="GAME [OPTIONS]...",
    epilog="\n\n".join(
        [
            f"hetman play {EXAMPLE} --help lists what can be set in that game.",
            f"hetman play {EXAMPLE} --players person,person is for two people at one keyboard.",
            "hetman play --resume game.hetman goes on with a game that was left.",
        ]
    ),
)
app.add_typer(play_app, name="play")

LanguageOption = Annotated[
    str | None,
    typer.Option("--language", "-l", metavar="pl|en", help="Else HETMAN_LANGUAGE, else the locale, else English."),
]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game, such as game.hetman.")]


@app.callback()
def hetman_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Tell the version and leave.")] = False,
) -> None:
    """A table for medieval board games: play them in the terminal, with friends or against bots."""
    if version:
        Screen().show(f"hetman {installed_version()}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def installed_version() -> str:
    try:
        return metadata.version("hetman")
    except metadata.PackageNotFoundError:
        return "(not installed)"


def spoken(language: str | None) -> str:
    with mistakes():
        return preferred(language, os.environ)


# hetman games


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Tell the options of this one.")] = None,
    language: LanguageOption = None,
) -> None:
    """List the games, or everything that can be set in one of them."""
    code = spoken(language)
    if game is None:
        show_games(Screen(), code, os.environ)
        return
    with mistakes():
        found = hetman.game(game)
    show_game(Screen(), code, found)


# hetman play


@play_app.callback()
def play(
    context: typer.Context,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with the game in this file, as it was left.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Play a game in this terminal: one person against a bot, unless said otherwise.

    The game is written to a file after every move, so that nothing is lost when you leave.
    """
    if resume is not None:
        if context.invoked_subcommand is not None:
            raise Mistake(f"--resume takes the game from the file: leave out {context.invoked_subcommand!r}")
        kept = Kept(resume)
        with mistakes():
            match, company = kept.resume()
        raise typer.Exit(Table(match, company, Screen(), spoken(language), kept).run())
    if context.invoked_subcommand is None:
        raise Mistake(f"which game? There are: {', '.join(hetman.games())}")
    context.obj = language


Seats = Annotated[int | None, typer.Option(metavar="N", help="How many seats the game has.", show_default=False)]
Players = Annotated[
    str,
    typer.Option(
        metavar="WHO,WHO,…",
        help=f"Who plays, by seat: {PERSON}, {PERSON}:NAME or a bot ({BOT}). Seats that are left get a bot.",
    ),
]
Alone = Annotated[
    bool, typer.Option("--alone", help="All people are one: no curtain between them, and anything can be taken back.")
]
SeedOption = Annotated[
    str | None,
    typer.Option(
        metavar="SEED", help="A number or 64 hexadecimal digits, for the same chance again.", show_default=False
    ),
]
Words = Annotated[
    list[str] | None,
    typer.Option(
        "--word", metavar="SEAT=TEXT", help="A seat's own word, mixed into chance. Can be given for each seat."
    ),
]
SaveOption = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Where to keep the game, if not in the user's data folder.", show_default=False),
]


def play_command(name: str) -> Any:
    """The command `hetman play <name>`."""
    if name not in hetman.games():
        return None
    game = hetman.game(name)

    def run(
        context: typer.Context,
        seats: Seats = None,
        players: Players = PERSON,
        alone: Alone = False,
        seed: SeedOption = None,
        word: Words = None,
        save: SaveOption = None,
        language: LanguageOption = None,
        **options: str | None,
    ) -> None:
        code = spoken(language or context.obj)
        with mistakes():
            company = seat_company(game, players.split(","), seats, alone)
            match = hetman.Match(
                game,
                seed=read_seed(seed),
                seats=len(company.players),
                words=read_words(word or []),
                free_undo=not company.curtained,
                **{option: value for option, value in options.items() if value is not None},
            )
        raise typer.Exit(Table(match, company, Screen(), code, place_for(game.name, save)).run())

    single = typer.Typer(add_completion=False)
    title = texts("en", game.folder)
    single.command(name, help=f"{title.say('game-name')}. {title.say('game-about')}")(with_options(run, game))
    return typer.main.get_command(single)


def with_options(run: Callable[..., None], game: hetman.Game) -> Callable[..., None]:
    """The function with a parameter for each option of the game, for Typer to read."""
    signature = inspect.signature(run, eval_str=True)
    common = [parameter for parameter in signature.parameters.values() if parameter.name != "options"]
    added = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation(name, option))
        for name, option in game.options.items()
    ]
    parameters = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in common] + added

    def command(**values: Any) -> None:
        run(**values)

    command.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return command


def annotation(name: str, option: hetman.Option) -> Any:
    """An option of a game as Typer knows it; its value is read by the game."""
    values = "|".join(values_of(option))
    if option.range is not None:
        values = f"{option.range[0]}…{option.range[1]}"
    help = f"{option.help} [default: {option.default}]".strip().replace("[", "\\[")
    return Annotated[
        str | None, typer.Option(flag(name), metavar=values, help=help, rich_help_panel="The game", show_default=False)
    ]


def read_seed(text: str | None) -> int | str | None:
    """A number as it is meant: 64 digits are hexadecimal, fewer are a number."""
    if text is not None and text.isascii() and text.isdigit() and len(text) < 64:
        return int(text)
    return text


def read_words(texts: list[str]) -> dict[int, str]:
    words = {}
    for text in texts:
        seat, equals, word = text.partition("=")
        if not equals or not seat.strip().isdecimal():
            raise ValueError(f"a word is given as SEAT=TEXT, such as 0=fortuna, not {text!r}")
        words[int(seat)] = word.strip()
    return words


def place_for(game: str, save: Path | None) -> Kept:
    """Where the game is kept; a file that is there already belongs to another game."""
    if save is None:
        return fresh(game, os.environ)
    if save.exists():
        raise Mistake(f"{save} is already there; go on with it by --resume {save}, or choose another name")
    if not save.absolute().parent.is_dir():
        raise Mistake(f"{save}: there is no folder {save.parent}")
    return Kept(save)


# hetman replay, hetman verify


@app.command()
def replay(
    file: FileArgument,
    to: Annotated[int | None, typer.Option(metavar="N", min=0, help="Stop after move N.", show_default=False)] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Show what this seat saw, not everything.", show_default=False)
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each decision.")] = False,
    language: LanguageOption = None,
) -> None:
    """Show a recorded game move by move, and the position it ends in."""
    with mistakes():
        record = read_record(file)
        if to is not None and to > len(record.moves):
            raise FileError(f"{file}: the record has {len(record.moves)} moves, so --to {to} is out of range")
        try:
            shown = Replay(record, spoken(language), seat)
        except ValueError as error:
            raise FileError(f"{file}: {error}") from None
    if not step:
        shown.show(Screen(), to)
        return
    try:
        shown.step(Screen(), to or 0)
    except EOFError:
        Screen().show()


@app.command()
def verify(file: FileArgument, language: LanguageOption = None) -> None:
    """Check a recorded game: that every move is legal, and that nobody touched its dice.

    The exit status is 0 only when both are proved. A game that still runs has not shown its seed, so its dice are not.
    """
    code = spoken(language)
    try:
        with mistakes():
            text = read_text(file)
        sound = tell_verdict(str(file), hetman.Record.parse(text), Screen(), code)
    except hetman.RecordError as error:
        raise Mistake(texts(code).say("verify-failed", file=str(file), reason=str(error))) from None
    if not sound:
        raise typer.Exit(WRONG)


# hetman bench


@app.command()
def bench(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Else all games.")] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats, if not the fewest.", show_default=False)
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="About how long each game takes.")] = 20,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    language: LanguageOption = None,
) -> None:
    """Measure how fast the rules are, compiled and interpreted.

    Decisions a second are those of seats in the first 200 decisions of random games; the time of everything left to
    chance between them is counted in. A game ends or is cut off after 1,000 decisions, a playout after 40. Seconds are
    those of the processor, so that other work on the machine counts little.
    """
    code = spoken(language)
    with mistakes():
        chosen = [hetman.game(name).setup(seats) for name in names or hetman.games()]
    screen, found = Screen(), {}
    for setup in chosen:
        found[setup.game.name] = measured(setup.game.name, setup.seats, seconds)
        if not as_json:
            title = texts(code, setup.game.folder).say("game-name")
            title = texts(code).say("bench-title", game=title, seats=setup.seats)
            show_figures(screen, code, title, found[setup.game.name])
    if as_json:
        print(json.dumps({"python": sys.version.split()[0], "games": found}, indent=1))
    elif not hetman.COMPILED:
        screen.tell(texts(code).say("bench-pure"))


def measured(game: str, seats: int, seconds: float) -> benchmark.Comparison:
    with Console(stderr=True).status(game):
        try:
            return benchmark.compare(game, seats, seconds)
        except benchmark.BenchError as error:
            raise Mistake(str(error)) from None


# hetman soak


@app.command()
def soak(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Else all games.")] = None,
    decisions: Annotated[int, typer.Option(min=1, help="How many decisions of seats in all, at least.")] = 5_000_000,
    folder: Annotated[Path, typer.Option(help="Where the game of a fault is saved.")] = Path("soak"),
    language: LanguageOption = None,
) -> None:
    """Play at random for long on all cores, and check the rules on the way.

    A game that shows a fault is saved as a record, and the exit status is 1.
    """
    lang = texts(spoken(language))
    with mistakes():
        chosen = tuple(hetman.game(name).name for name in names or hetman.games())
    screen, made, faults = Screen(), 0, 0
    for done in soak_games(chosen, decisions, folder):
        made += done.decisions
        batch = done.batch
        screen.show(lang.say("soak-batch", count=done.decisions, game=batch.name, setting=str(batch.setting)), FAINT)
        if done.failure is not None:
            faults += 1
            screen.show(done.failure)
    screen.tell(lang.say("soak-failed", count=faults) if faults else lang.say("soak-done", count=made))
    raise typer.Exit(1 if faults else 0)


def main() -> None:
    """The console script."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show or send a letter is no reason to lose a game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
