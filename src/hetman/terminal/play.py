"""`hetman play`: a command for each game, with the game's own options as flags."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from hetman.core.game import Game, Option
from hetman.core.match import Match
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.language import language as texts
from hetman.language import preferred
from hetman.terminal.kept import Kept, fresh
from hetman.terminal.mistakes import Mistake, mistakes
from hetman.terminal.offer import flag, values_of
from hetman.terminal.players import BOT, PERSON, seat_company
from hetman.terminal.screen import Screen
from hetman.terminal.table import Table

EXAMPLE = games()[0] if games() else "GAME"
LanguageOption = Annotated[
    str | None,
    typer.Option("--language", "-l", metavar="pl|en", help="Else HETMAN_LANGUAGE, else the locale, else English."),
]


def spoken(language: str | None) -> str:
    with mistakes():
        return preferred(language, os.environ)


class Games(TyperGroup):
    """A command for each game, with the game's own options as flags; made when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(games())

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return play_command(cmd_name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        with mistakes():
            find_game(args[0])
        return super().resolve_command(ctx, args)


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
        raise Mistake(f"which game? There are: {', '.join(games())}")
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
Components = Annotated[
    Path | None,
    typer.Option(
        metavar="PATH",
        help="Play with your own components: a folder of .json files, or one of them.",
        show_default=False,
    ),
]
SaveOption = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Where to keep the game, if not in the user's data folder.", show_default=False),
]


def play_command(name: str) -> Any:
    """The command `hetman play <name>`."""
    if name not in games():
        return None
    box = find_game(name)

    def run(
        context: typer.Context,
        seats: Seats = None,
        players: Players = PERSON,
        alone: Alone = False,
        seed: SeedOption = None,
        word: Words = None,
        components: Components = None,
        save: SaveOption = None,
        language: LanguageOption = None,
        **options: str | None,
    ) -> None:
        code = spoken(language or context.obj)
        with mistakes():
            game = find_game(name, components)
            company = seat_company(game, players.split(","), seats, alone)
            match = Match(
                game,
                seed=read_seed(seed),
                seats=len(company.players),
                words=read_words(word or []),
                free_undo=not company.curtained,
                **{option: value for option, value in options.items() if value is not None},
            )
        screen = Screen()
        raise typer.Exit(Table(match, company, screen, code, place_for(game.name, save, screen, code)).run())

    single = typer.Typer(add_completion=False)
    title = texts("en", box.folder)
    single.command(name, help=f"{title.say('game-name')}. {title.say('game-about')}")(with_options(run, box))
    return typer.main.get_command(single)


def with_options(run: Callable[..., None], game: Game) -> Callable[..., None]:
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


def annotation(name: str, option: Option) -> Any:
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


def place_for(game: str, save: Path | None, screen: Screen, code: str) -> Kept | None:
    """Where the game is kept; a file that is there already belongs to another game."""
    if save is None:
        try:
            return fresh(game, os.environ)
        except OSError as error:
            # A home that cannot be written to is no reason not to play.
            told = {"file": str(error.filename), "reason": error.strerror or str(error)}
            screen.tell(texts(code).say("save-failed", **told))
            return None
    if save.exists():
        raise Mistake(f"{save} is already there; go on with it by --resume {save}, or choose another name")
    if not save.absolute().parent.is_dir():
        raise Mistake(f"{save}: there is no folder {save.parent}")
    return Kept(save)
