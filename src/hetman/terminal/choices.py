"""The legal moves of a decision, numbered, and which of them a typed text means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import groupby
from typing import Any

from hetman.core.decision import Decision
from hetman.core.game import Game
from hetman.core.match import Match
from hetman.language import Language
from hetman.terminal.words import closest, fold, words_of

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

    @property
    def phrase(self) -> str:
        """The whole move in the reader's words; typed, it means this move."""
        return f"{self.label} {self.short}" if self.operands else self.label

    @cached_property
    def sentence(self) -> str:
        return self.language.event(self.event)

    @cached_property
    def tokens(self) -> frozenset[str]:
        return frozenset(fold(word) for word in self.notation.split())

    @cached_property
    def steps(self) -> list[frozenset[str]]:
        """The words for the verb, then for each operand: its token and its name in all forms."""
        named = [[token, *self.language.forms(kind, token)] for kind, token in self.operands]
        return [
            frozenset(word for text in texts for word in words_of(text))
            for texts in [[self.verb.word, self.label], *named]
        ]

    @cached_property
    def words(self) -> frozenset[str]:
        """Everything that somebody could call this move by: notation, names, the words of its sentence."""
        return self.tokens.union(*self.steps, words_of(self.sentence))

    def means(self, word: str) -> bool:
        return begins(word, self.words)

    def in_order(self, typed: list[str]) -> bool:
        """Whether the words come as in the notation; those that name neither verb nor operand may stand anywhere."""
        place, used = 0, set[str]()
        for word in typed:
            if not any(begins(word, step) for step in self.steps):
                continue
            # A word that comes again means something else: in `recruit scout scout` first the unit, then the coin.
            while place < len(self.steps) and (word in used or not begins(word, self.steps[place])):
                place, used = place + 1, set()
            if place == len(self.steps):
                return False
            used.add(word)
        return True


def begins(word: str, known: frozenset[str]) -> bool:
    """Whether it is one of the known words, or long enough a beginning of one."""
    return word in known or (len(word) >= SHORTEST_START and any(other.startswith(word) for other in known))


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
        """The moves that every typed word belongs to: as notation, else as any word, else as a word's beginning.

        Where words in that order mean some of them, it is those: `recruit archer scout` pays with the scout.
        """
        typed = words_of(text)
        if not typed:
            return []
        found = [choice for choice in self.all if all(word in choice.tokens for word in typed)]
        found = found or [choice for choice in self.all if all(word in choice.words for word in typed)]
        found = found or [choice for choice in self.all if all(choice.means(word) for word in typed)]
        return [choice for choice in found if choice.in_order(typed)] or found

    def nearest(self, text: str) -> list[Choice]:
        """Legal moves that somebody may have meant who typed what fits none: those that most of the words belong to."""
        known = sorted({word for choice in self.all for word in choice.words})
        typed = [closest(word, known) or word for word in words_of(text)]
        scores = [sum(choice.means(word) for word in typed) for choice in self.all]
        best = max(scores)
        return [choice for choice, score in zip(self.all, scores, strict=True) if score == best > 0][:SUGGESTED]
