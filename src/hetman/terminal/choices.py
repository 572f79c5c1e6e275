"""The legal moves of a decision, numbered, and which of them a typed text means."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from functools import cached_property
from itertools import groupby
from typing import Any

from hetman.core.decision import Decision
from hetman.core.game import Game
from hetman.core.match import Match
from hetman.language import Language
from hetman.terminal.words import fold, words_of

SHORTEST_START = 3
"""A shorter beginning of a word could be a slip of the finger, and would make a move."""
SUGGESTED = 3


class Choice:
    """One legal move in the reader's words."""

    def __init__(self, game: Game, decision: Decision[Any], move: int, language: Language) -> None:
        self.move = move
        self.number = 0
        self.language = language
        self.verb = game.verbs.shape(move).verb
        self.notation = game.notation(move)
        self.event = game.event(decision, move).seen_by(int(decision.witness))
        self.operands = [(operand.kind.name, token) for operand, token in game.verbs.arguments(move).values()]

    @cached_property
    def label(self) -> str:
        """The verb, as a heading over moves of its kind."""
        key = f"verb-{self.verb.name}"
        return self.language.say(key) if self.language.has(key) else self.verb.word

    @cached_property
    def short(self) -> str:
        """What stands after the verb in a list; the label alone where nothing does."""
        key = f"choice-{self.verb.name}"
        if self.language.has(key):
            return self.language.say(key, **self.event["args"])
        return " ".join(self.language.name(kind, token) for kind, token in self.operands) or self.label

    @cached_property
    def sentence(self) -> str:
        return self.language.event(self.event)

    @cached_property
    def tokens(self) -> frozenset[str]:
        return frozenset(fold(word) for word in self.notation.split())

    @cached_property
    def words(self) -> frozenset[str]:
        """Everything that somebody could call this move by: notation, names in all their forms, the sentence."""
        forms = [form for kind, token in self.operands for form in self.language.forms(kind, token)]
        return self.tokens | {word for text in (self.label, self.sentence, *forms) for word in words_of(text)}

    def begun_by(self, word: str) -> bool:
        return word in self.words or (
            len(word) >= SHORTEST_START and any(known.startswith(word) for known in self.words)
        )


class Choices:
    """All legal moves, numbered so that moves of one verb stand together."""

    def __init__(self, match: Match, language: Language) -> None:
        decision = match.state.stack[-1]
        self.game = match.game
        found = [Choice(match.game, decision, int(move), language) for move in match.state.moves()]
        order = {label: place for place, label in enumerate(dict.fromkeys(choice.label for choice in found))}
        self.all = sorted(found, key=lambda choice: order[choice.label])
        for number, choice in enumerate(self.all, 1):
            choice.number = number

    def grouped(self) -> Iterator[tuple[str, list[Choice]]]:
        """Moves by their verb."""
        for label, choices in groupby(self.all, key=lambda choice: choice.label):
            yield label, list(choices)

    def exactly(self, text: str) -> Choice | None:
        """The move of that notation, if it is legal."""
        written = " ".join(text.lower().split())
        return next((choice for choice in self.all if choice.notation == written), None)

    def numbered(self, text: str) -> Choice | None:
        """The move of that number in the list."""
        number = int(text) if text.isascii() and text.isdigit() else 0
        return self.all[number - 1] if 0 < number <= len(self.all) else None

    def fitting(self, text: str) -> list[Choice]:
        """The moves that every typed word belongs to: as notation, else as any word, else as a word's beginning."""
        typed = words_of(text)
        if not typed:
            return []
        by_token = [choice for choice in self.all if all(word in choice.tokens for word in typed)]
        by_word = by_token or [choice for choice in self.all if all(word in choice.words for word in typed)]
        return by_word or [choice for choice in self.all if all(choice.begun_by(word) for word in typed)]

    def nearest(self, text: str) -> list[Choice]:
        """Legal moves that somebody may have meant who typed what fits none."""
        known = sorted({word for choice in self.all for word in choice.words})
        close = [difflib.get_close_matches(word, known, n=1) or [word] for word in words_of(text)]
        typed = [word for [word] in close]
        while typed:
            found = self.fitting(" ".join(typed))
            if found:
                return found[:SUGGESTED]
            typed.pop()
        return []
