"""Which games there are, and what can be set in each."""

from __future__ import annotations

import shlex
from collections.abc import Mapping

from hetman.core.game import Game, Option
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.language import Language, language
from hetman.terminal.kept import unfinished
from hetman.terminal.screen import FAINT, STRONG, Screen


def show_games(screen: Screen, code: str, environment: Mapping[str, str]) -> None:
    lang = language(code)
    for name in games():
        game = find_game(name)
        own = language(code, game.folder)
        seats = lang.listed([str(count) for count in game.seats], either=True)
        screen.show(f"{name}  {own.say('game-name')}", STRONG)
        screen.paragraph(own.say("game-about"), indent=2)
        screen.tell(lang.say("offer-seats", seats=seats), indent=2)
        screen.show("  " + lang.say("offer-play", game=name))
    running = list(unfinished(environment))
    if running:
        screen.show()
        screen.heading(lang.say("offer-unfinished"))
        for kept in running:
            screen.show(f"  hetman play --resume {shlex.quote(str(kept.path))}")


def show_game(screen: Screen, code: str, game: Game) -> None:
    """One game with its options and their values."""
    lang = language(code, game.folder)
    seats = lang.listed([str(count) for count in game.seats], either=True)
    screen.show(f"{game.name}  {lang.say('game-name')}", STRONG)
    screen.paragraph(lang.say("game-about"))
    screen.tell(lang.say("offer-seats", seats=seats))
    for name, option in game.options.items():
        screen.show()
        show_option(screen, lang, name, option)
    screen.show()
    screen.show(lang.say("offer-play", game=game.name), FAINT)


def show_option(screen: Screen, lang: Language, name: str, option: Option) -> None:
    key = f"option-{name}"
    screen.show(f"{flag(name)}  {lang.say(key) if lang.has(key) else ''}".rstrip(), STRONG)
    screen.tell(lang.say(f"{key}.help") if lang.has(f"{key}.help") else option.help)
    values = {value: [lang.say(f"{key}-{value}")] if lang.has(f"{key}-{value}") else [] for value in values_of(option)}
    if shown(option.default) in values:
        values[shown(option.default)].append(lang.say("offer-default"))
    if option.free is not None and lang.has(f"{key}-own.example"):
        values[lang.say(f"{key}-own.example")] = [lang.say(f"{key}-own")]
    width = max(map(len, values), default=0)
    for value, told in values.items():
        screen.row(value, [" ".join(told)], width)
    if option.range is not None:
        low, high = map(str, option.range)
        screen.tell(lang.say("offer-range", low=low, high=high, default=str(option.default)), indent=2)


def values_of(option: Option) -> list[str]:
    return [shown(value) for value in ((True, False) if option.kind == "bool" else option.choices)]


def shown(value: object) -> str:
    """A value as it is typed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def flag(name: str) -> str:
    """How an option is written on the command line."""
    return f"--{name.replace('_', '-')}"
