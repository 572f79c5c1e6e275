"""The list of games, and the options of each."""

from __future__ import annotations

import shlex
from collections.abc import Mapping

from hetman.core.game import Game, Option
from hetman.core.registry import game as find_game
from hetman.core.registry import games_to_learn
from hetman.language import Language, language
from hetman.presentation.options import option_text, seat_counts
from hetman.presentation.texts import texts_of
from hetman.terminal.saved_games import unfinished
from hetman.terminal.screen import FAINT, STRONG, Screen


def show_games(screen: Screen, code: str, environment: Mapping[str, str]) -> None:
    lang = language(code)
    for name in games_to_learn():
        game = find_game(name)
        own = texts_of(game, code)
        screen.show(f"{name}  {own.say('game-name')}", STRONG)
        screen.paragraph(own.say("game-about"), indent=2)
        screen.write(lang.say("offer-seats", seats=seat_counts(game, lang)), indent=2)
        screen.show("  " + lang.say("offer-play", game=name))
    if any(unfinished(environment)):
        screen.show()
        show_unfinished(screen, code, environment)


def show_unfinished(screen: Screen, code: str, environment: Mapping[str, str]) -> None:
    """Print the saved games, each with the command that continues it."""
    words = language(code)
    running = list(unfinished(environment))
    screen.heading(words.say("offer-unfinished" if running else "screen-none-saved"))
    for saved in running:
        screen.show(f"  hetman play --resume {shlex.quote(str(saved.path))}")


def show_game(screen: Screen, code: str, game: Game) -> None:
    """Print a game with its options and their values."""
    words = texts_of(game, code)
    screen.show(f"{game.name}  {words.say('game-name')}", STRONG)
    screen.paragraph(words.say("game-about"))
    screen.write(words.say("offer-seats", seats=seat_counts(game, words)))
    for name, option in game.options.items():
        screen.show()
        show_option(screen, words, name, option)
    screen.show()
    screen.show(words.say("offer-play", game=game.name), FAINT)


def show_option(screen: Screen, words: Language, name: str, option: Option) -> None:
    shown = option_text(name, option, words)
    screen.show(f"{option_flag(name)}  {shown.label}".rstrip(), STRONG)
    screen.write(shown.help)
    values = dict(shown.values)
    if shown.default in values:
        values[shown.default] = f"{values[shown.default]} {words.say('offer-default')}".strip()
    if shown.example:
        values[shown.example] = shown.own_label
    width = max(map(len, values), default=0)
    for value, label in values.items():
        screen.row(value, [label], width)
    if option.range is not None:
        low, high = map(str, option.range)
        screen.write(words.say("offer-range", low=low, high=high, default=shown.default), indent=2)


def option_flag(name: str) -> str:
    """Return an option as typed on the command line."""
    return f"--{name.replace('_', '-')}"
