"""The legal moves of a decision, numbered, and the search for the move that a typed text means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Any

from hetman.core.decision import Decision
from hetman.core.game import Game
from hetman.language import Language
from hetman.presentation.moves import MoveText, move_text
from hetman.terminal.text_matching import closest, fold, folded_words

SHORTEST_START = 3
"""The least number of letters that stand for a word. Fewer could be a typing error, and would make a move."""
MOST_WORDS = 40
"""The limit of words in a typed move."""
SUGGESTED = 3


@dataclass(frozen=True)
class Choice(MoveText):
    """A legal move with its number in the list, and the words that mean it."""

    number: int
    event: Mapping[str, Any]
    language: Language

    @property
    def short(self) -> str:
        """Return the text after the verb in a list, or the label alone."""
        return self.detail or self.label

    @property
    def phrase(self) -> str:
        """Return the whole move in the viewer's words. If it is typed, it means this move."""
        return f"{self.label} {self.detail}" if self.operands else self.label

    @cached_property
    def sentence(self) -> str:
        return self.language.event(self.event)

    @cached_property
    def tokens(self) -> frozenset[str]:
        return frozenset(fold(word) for word in self.notation.split())

    @cached_property
    def names(self) -> list[list[list[str]]]:
        """Return the names of the verb, then those of each operand, as lists of words."""
        named = [[one.token, *self.language.forms(one.kind, one.token)] for one in self.operands]
        return [[folded_words(name) for name in names] for names in [[self.word, self.label], *named]]

    @cached_property
    def parts(self) -> list[frozenset[str]]:
        """Return the words of those names."""
        return [frozenset(word for name in names for word in name) for names in self.names]

    @cached_property
    def words(self) -> frozenset[str]:
        """Return all words that can mean this move: notation, names, the words of its sentence."""
        return self.tokens.union(*self.parts, folded_words(self.sentence))

    def means(self, word: str) -> bool:
        return begins(word, self.words)

    def distance(self, typed: list[str]) -> int:
        """Return the distance of the words from the verb and its operands in their order.

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
    """Return whether it is one of the known words, or a long enough beginning of one."""
    return word in known or (len(word) >= SHORTEST_START and any(other.startswith(word) for other in known))


class Choices:
    """All legal moves, numbered. Moves of one verb are together."""

    def __init__(self, game: Game, decision: Decision[Any], moves: Iterable[int], language: Language) -> None:
        found = [move_text(game, decision, int(move), language) for move in moves]
        labels = list(dict.fromkeys(text.label for text in found))
        found.sort(key=lambda text: labels.index(text.label))
        self.all = [
            Choice(
                **vars(text),
                number=number,
                event=game.event(decision, text.move).seen_by(int(decision.witness)),
                language=language,
            )
            for number, text in enumerate(found, 1)
        ]

    def grouped(self) -> Iterator[tuple[str, list[Choice]]]:
        """Return the moves by verb."""
        for label, choices in groupby(self.all, key=lambda choice: choice.label):
            yield label, list(choices)

    def exactly(self, text: str) -> Choice | None:
        """Return the move of that notation, if it is legal."""
        written = " ".join(text.lower().split())
        return next((choice for choice in self.all if choice.notation == written), None)

    def numbered(self, text: str) -> Choice | None:
        """Return the move of that number in the list."""
        number = int(text) if text.isascii() and text.isdigit() else 0
        return self.all[number - 1] if 0 < number <= len(self.all) else None

    def fitting(self, text: str) -> list[Choice]:
        """Return the moves that have all typed words, or if there are none, words with these beginnings.

        Of several moves the nearest ones are returned.
        """
        typed = folded_words(text)
        if not 0 < len(typed) <= MOST_WORDS:
            return []
        found = [choice for choice in self.all if all(word in choice.words for word in typed)]
        found = found or [choice for choice in self.all if all(choice.means(word) for word in typed)]
        distances = [choice.distance(typed) for choice in found]
        return [choice for choice, far in zip(found, distances, strict=True) if far == min(distances)]

    def nearest(self, text: str) -> list[Choice]:
        """Suggest legal moves for a text that fits none: those with most of its words."""
        known = sorted({word for choice in self.all for word in choice.words})
        typed = [closest(word, known) or word for word in folded_words(text)[:MOST_WORDS]]
        scores = [sum(choice.means(word) for word in typed) for choice in self.all]
        best = max(scores)
        return [choice for choice, score in zip(self.all, scores, strict=True) if score == best > 0][:SUGGESTED]
