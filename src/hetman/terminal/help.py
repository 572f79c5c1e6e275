"""Help at the table: the commands, and the rules of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hetman.core.game import Game
from hetman.language import Language
from hetman.presentation.rules import card_texts, token_kinds
from hetman.terminal import commands
from hetman.terminal.screen import STRONG, Screen
from hetman.terminal.text_matching import folded_words, shorten


def show_help(screen: Screen, language: Language, example: str) -> None:
    screen.paragraph(language.say("help-moves", example=example))
    if language.has("turn-help"):
        screen.show()
        screen.paragraph(language.say("turn-help"))
    screen.show()
    show_commands(screen, language, commands.COMMANDS)


def show_commands(screen: Screen, language: Language, known: Sequence[str]) -> None:
    screen.heading(language.say("list-commands"))
    typed = {command: ", ".join(commands.command_words(command, language)) for command in known}
    width = max(map(len, typed.values()))
    for command, words in typed.items():
        screen.row(words, [language.say(f"command-{command}")], width)


def show_rules(screen: Screen, language: Language, game: Game) -> None:
    """Print the rules by heading: the texts with the prefix `rules-` in the order of the file."""
    screen.heading(language.say("list-rules"))
    for key in language.keys("rules-"):
        screen.show()
        screen.show(language.say(f"{key}.title"), STRONG)
        screen.paragraph(language.say(key))
    names = [name for name, _, _ in rule_cards(game, language)]
    if names:
        screen.show()
        screen.paragraph(language.say("list-cards"))
        # Semicolons, because a name may contain a comma.
        screen.paragraph("; ".join(names), 2)


def show_rule_cards(screen: Screen, language: Language, game: Game, typed: str) -> None:
    """Print the whole rule of each thing that the typed words name."""
    wanted = folded_words(typed)
    cards = list(rule_cards(game, language))
    found = [card for card in cards if all(word in card[2] for word in wanted)]
    found = found or [card for card in cards if any(known.startswith(typed.casefold()) for known in card[2])]
    for name, rule, _ in found:
        screen.show(name, STRONG)
        screen.paragraph(rule)
    if not found:
        screen.write(language.say("input-rule", word=shorten(typed)))


def rule_cards(game: Game, language: Language) -> Iterator[tuple[str, str, set[str]]]:
    """Return the pieces and cards with a rule of their own: the name, the rule, and words for it."""
    texts = card_texts(language)
    for token, kind in token_kinds(game).items():
        if token in texts:
            forms = language.forms(kind, token)
            yield forms[0], texts[token], {token, *[word for form in forms for word in folded_words(form)]}
