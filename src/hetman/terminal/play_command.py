"""`hetman play`: a command for each game, with the game's options as flags."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from hetman.core.game import Game, Option
from hetman.core.match import Match
from hetman.core.registry import game as find_game
from hetman.core.registry import games, inside
from hetman.language import preferred
from hetman.presentation.options import values_of
from hetman.presentation.texts import texts_of
from hetman.terminal.commands import Leave
from hetman.terminal.errors import CommandError, user_errors
from hetman.terminal.fullscreen.app import has_full_screen
from hetman.terminal.fullscreen.run import run_start
from hetman.terminal.fullscreen.start_screen import ChosenLesson
from hetman.terminal.game_list import option_flag, show_unfinished
from hetman.terminal.lesson_command import learn, named_lesson, offered_lesson
from hetman.terminal.match_start import place_for, run_match
from hetman.terminal.players import BOT, PERSON, seat_company
from hetman.terminal.saved_games import SavedGame
from hetman.terminal.screen import Screen

EXAMPLE = min(inside(), default="GAME")
"""A game that comes with Hetman: games of other packages are not loaded before a command needs them."""
LanguageOption = Annotated[
    str | None,
    typer.Option("--language", "-l", metavar="pl|en", help="The default is HETMAN_LANGUAGE or your locale."),
]


PLAIN = "Print line by line: for screen readers, pipes and simple terminals."
PlainOption = Annotated[bool, typer.Option("--plain", help=PLAIN)]
LIST = Path("?")
"""The file of `--resume` if none is given: list the games."""


def with_value(args: list[str], option: str, value: str) -> list[str]:
    """Give an option a value if it stands without one."""
    if option not in args:
        return args
    after = args.index(option) + 1
    bare = after == len(args) or args[after].startswith("-")
    return [*args[:after], value, *args[after:]] if bare else args


class GameCommand(TyperCommand):
    """The command of a game. `--lesson` may stand without a name."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        return super().parse_args(ctx, with_value(args, "--lesson", ""))


def spoken(language: str | None) -> str:
    with user_errors():
        return preferred(language, os.environ)


class GameCommands(TyperGroup):
    """Makes the command of a game, with the game's options as flags, when it is needed."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(games())

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """`--resume` may stand without a file."""
        return super().parse_args(ctx, with_value(args, "--resume", str(LIST)))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return play_command(cmd_name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        with user_errors():
            find_game(args[0])
        return super().resolve_command(ctx, args)


play_app = typer.Typer(
    cls=GameCommands,
    invoke_without_command=True,
    subcommand_metavar="GAME [OPTIONS]...",
    epilog=f"hetman play {EXAMPLE} --help lists the options of that game.\n\n"
    f"hetman play {EXAMPLE} --players person,person is for two people at one keyboard.\n\n"
    "hetman play --resume game.hetman continues a saved game.",
)


@play_app.callback()
def play(
    context: typer.Context,
    resume: Annotated[
        Path | None, typer.Option(metavar="[FILE]", help="Continue the game in this file, or list the unfinished ones.")
    ] = None,
    plain: PlainOption = False,
    language: LanguageOption = None,
) -> None:
    """Play a game in this terminal. By default one person plays against bots.

    The game is saved after every move. Nothing is lost when you leave. Without a game, choose one on the screen.
    """
    code = spoken(language)
    full = not plain and has_full_screen(os.environ)
    if resume is not None and context.invoked_subcommand is not None:
        raise CommandError(f"--resume takes the game from the file: leave out {context.invoked_subcommand!r}")
    if resume == LIST and not full:
        show_unfinished(Screen(), code, os.environ)
        raise typer.Exit
    if resume is not None and resume != LIST:
        raise typer.Exit(continued(SavedGame(resume), plain, code))
    if context.invoked_subcommand is None:
        if not full:
            raise CommandError(f"expected one of the games {', '.join(games())}")
        raise typer.Exit(start(code, resume == LIST))
    context.obj = language, plain


def continued(saved: SavedGame, plain: bool, code: str) -> int:
    """Continue a saved game. Returns the exit status."""
    with user_errors():
        match, company = saved.resume()
    return run_match(match, company, plain, code, saved)


def start(code: str, resuming: bool) -> int:
    """Let the player choose an unfinished game or a new one."""
    chosen = run_start(code, resuming)
    if chosen is None:
        return 0
    if isinstance(chosen, SavedGame):
        return continued(chosen, False, code)
    if isinstance(chosen, ChosenLesson):
        return learn(chosen.game, chosen.lesson, False, code)
    with user_errors():
        game = find_game(chosen.game)
        company = seat_company(game, [PERSON, *[chosen.level] * (game.usual_seats - 1)], game.usual_seats, False)
        match = Match(game, seats=len(company.players), free_undo=True)
    return run_match(match, company, False, code, place_for(game.name, None, Screen(), code))


Seats = Annotated[int | None, typer.Option(metavar="N", help="The number of seats.")]
WHO = f"The players by seat: {PERSON}, {PERSON}:NAME or a bot ({BOT}). The other seats get bots."
Players = Annotated[str, typer.Option(metavar="WHO,WHO,…", help=WHO)]
ALONE = "One person plays all seats of people: no secrets, and undo without limits."
Alone = Annotated[bool, typer.Option("--alone", help=ALONE)]
SEED = "A number or 64 hexadecimal digits. The same seed gives the same dice."
SeedOption = Annotated[str | None, typer.Option(metavar="SEED", help=SEED)]
WORD = "A word of a seat, mixed into the dice. You can repeat it."
Words = Annotated[list[str] | None, typer.Option("--word", metavar="SEAT=TEXT", help=WORD)]
COMPONENTS = "Play with your own components: a folder of .json files, or one such file."
Components = Annotated[Path | None, typer.Option(metavar="PATH", help=COMPONENTS)]
LESSON = "Take a lesson: the one of this name, or the first that you have not finished."
LessonOption = Annotated[str | None, typer.Option(metavar="[NAME]", help=LESSON, show_default=False)]
SAVE = "The file of the game. The default is in your data folder."
SaveOption = Annotated[Path | None, typer.Option(metavar="FILE", help=SAVE)]


def play_command(name: str) -> Any:
    """Return the command `hetman play <name>`."""
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
        lesson: LessonOption = None,
        plain: PlainOption = False,
        language: LanguageOption = None,
        **options: Any,
    ) -> None:
        said, plainly = context.obj
        code, plain = spoken(language or said), plain or plainly
        chosen = {option: value for option, value in options.items() if value is not None}
        with user_errors():
            game = find_game(name, components)
            taught = named_lesson(game, lesson) if lesson is not None else None
        special = (seats, alone, seed, word, components, save, *chosen)
        if taught is None and players == PERSON and not any(special) and not plain and has_full_screen(os.environ):
            try:
                taught = offered_lesson(game, code)
            except Leave:
                raise typer.Exit from None
        if taught is not None:
            raise typer.Exit(learn(game, taught, plain, code))
        with user_errors():
            company = seat_company(game, players.split(","), seats, alone)
            match = Match(
                game,
                seed=seed_argument(seed),
                seats=len(company.players),
                words=word_arguments(word or []),
                free_undo=not company.curtained,
                **chosen,
            )
        saved = place_for(game.name, save, Screen(), code)
        raise typer.Exit(run_match(match, company, plain, code, saved))

    single = typer.Typer(add_completion=False)
    title = texts_of(box, "en")
    about = f"{title.say('game-name')}: {title.say('game-about')}"
    single.command(name, cls=GameCommand, help=about)(with_options(run, box))
    return typer.main.get_command(single)


def with_options(run: Callable[..., None], game: Game) -> Callable[..., None]:
    """Give the function a parameter for each option of the game, so that Typer finds them."""
    signature = inspect.signature(run, eval_str=True)
    common = [parameter for parameter in signature.parameters.values() if parameter.name != "options"]
    added = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation(name, option))
        for name, option in game.options.items()
    ]
    parameters = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in common] + added
    run.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def annotation(name: str, option: Option) -> Any:
    """Return an option of a game for Typer. The game parses its value."""
    values = "|".join(values_of(option))
    if option.range is not None:
        values = f"{option.range[0]}…{option.range[1]}"
    help = f"{option.help} [default: {option.default}]".strip().replace("[", "\\[")
    return Annotated[
        str | None,
        typer.Option(option_flag(name), metavar=values, help=help, rich_help_panel="The game", show_default=False),
    ]


def seed_argument(text: str | None) -> int | str | None:
    """Parse a seed: 64 digits are hexadecimal, fewer are a number."""
    if text is not None and text.isascii() and text.isdigit() and len(text) < 64:
        return int(text)
    return text


def word_arguments(texts: list[str]) -> dict[int, str]:
    words = {}
    for text in texts:
        seat, equals, word = text.partition("=")
        if not equals or not seat.strip().isdecimal():
            raise ValueError(f"a word must be SEAT=TEXT, such as 0=fortuna, got {text!r}")
        words[int(seat)] = word.strip()
    return words
