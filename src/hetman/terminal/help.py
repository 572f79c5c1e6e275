"""Help at the table: the commands, and the rules of the game."""

from __future__ import annotations

from collections.abc import Iterator

from hetman.core.game import Game
from hetman.language import Language
from hetman.terminal import commands
from hetman.terminal.screen import STRONG, Screen
from hetman.terminal.text_matching import shorten, words_of


def show_help(screen: Screen, language: Language, example: str) -> None:
    screen.paragraph(language.say("help-moves", example=example))
    if language.has("turn-help"):
        screen.show()
        screen.paragraph(language.say("turn-help"))
    screen.show()
    screen.heading(language.say("list-commands"))
    typed = {command: ", ".join(commands.words(command, language)) for command in commands.COMMANDS}
    width = max(map(len, typed.values()))
    for command, words in typed.items():
        screen.row(words, [language.say(f"command-{command}")], width)


def show_rules(screen: Screen, language: Language, game: Game) -> None:
    """Return the rules by heading: the texts with the prefix `rules-` in the order of the file."""
    screen.heading(language.say("list-rules"))
    for key in language.keys("rules-"):
        screen.show()
        screen.show(language.say(f"{key}.title"), STRONG)
        screen.paragraph(language.say(key))
    names = [name for _, name, _ in cards(game, language)]
    if names:
        screen.show()
        screen.paragraph(language.say("list-cards"))
        # Semicolons, because a name may contain a comma.
        screen.paragraph("; ".join(names), 2)


def show_cards(screen: Screen, language: Language, game: Game, typed: str) -> None:
    """Return the whole rule of each thing that the typed words name."""
    wanted = words_of(typed)
    found = [card for card in cards(game, language) if all(word in card[2] for word in wanted)]
    if not found:
        found = [card for card in cards(game, language) if any(known.startswith(typed.casefold()) for known in card[2])]
    for key, name, _ in found:
        screen.show(name, STRONG)
        screen.paragraph(language.say(key))
    if not found:
        screen.write(language.say("input-rule", word=shorten(typed)))


def cards(game: Game, language: Language) -> Iterator[tuple[str, str, set[str]]]:
    """Return the things with a rule of their own, the texts `card-<token>`: key, name, and words for it."""
    seen = set()
    for shape in game.verbs.shapes:
        for operand in shape.operands:
            for token in operand.kind.tokens:
                key = f"card-{token}"
                if key not in seen and language.has(key):
                    seen.add(key)
                    forms = language.forms(operand.kind.name, token)
                    yield key, forms[0], {token, *[word for form in forms for word in words_of(form)]}
