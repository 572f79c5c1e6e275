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
MOST_WORDS = 40
"""No move is told in more."""
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
    def names(self) -> list[list[list[str]]]:
        """What the verb can be called, then each operand: names as lists of words."""
        named = [[token, *self.language.forms(kind, token)] for kind, token in self.operands]
        return [[words_of(name) for name in names] for names in [[self.verb.word, self.label], *named]]

    @cached_property
    def parts(self) -> list[frozenset[str]]:
        """The words of those names."""
        return [frozenset(word for name in names for word in name) for names in self.names]

    @cached_property
    def words(self) -> frozenset[str]:
        """Everything that somebody could call this move by: notation, names, the words of its sentence."""
        return self.tokens.union(*self.parts, words_of(self.sentence))

    def means(self, word: str) -> bool:
        return begins(word, self.words)

    def distance(self, typed: list[str]) -> int:
        """How far the words are from the verb and its operands in their order.

        A whole name costs nothing, a part of a name 1, any other word 2. So `cavalry` is nearer to the Cavalry than to
        the Light Cavalry, and `recruit archer scout` pays with the scout.
        """
        count = len(self.names)
        later = [[0] * (count + 1)]
        for at in range(len(typed) - 1, -1, -1):
            costs = [2 + later[0][count]] * (count + 1)
            for place in range(count - 1, -1, -1):
                reached = [costs[place + 1], 2 + later[0][place]]
                if begins(typed[at], self.parts[place]):
                    reached.append(1 + later[0][place])
                for name in self.names[place]:
                    if name == typed[at : at + len(name)]:
                        reached.append(later[len(name) - 1][place + 1])
                costs[place] = min(reached)
            later.insert(0, costs)
        return later[0][0]


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
        """The moves that every typed word belongs to, be it as a word or, if there are none, as a word's beginning.

        Where the words are nearer to some of them, it is those.
        """
        typed = words_of(text)
        if not 0 < len(typed) <= MOST_WORDS:
            return []
        found = [choice for choice in self.all if all(word in choice.words for word in typed)]
        found = found or [choice for choice in self.all if all(choice.means(word) for word in typed)]
        distances = [choice.distance(typed) for choice in found]
        return [choice for choice, far in zip(found, distances, strict=True) if far == min(distances)]

    def nearest(self, text: str) -> list[Choice]:
        """Legal moves that somebody may have meant who typed what fits none: those that most of the words belong to."""
        known = sorted({word for choice in self.all for word in choice.words})
        typed = [closest(word, known) or word for word in words_of(text)[:MOST_WORDS]]
        scores = [sum(choice.means(word) for word in typed) for choice in self.all]
        best = max(scores)
        return [choice for choice, score in zip(self.all, scores, strict=True) if score == best > 0][:SUGGESTED]
