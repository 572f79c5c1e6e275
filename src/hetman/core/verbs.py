"""Verbs and their operands, declared once for each game.

They define the packed integers of moves, the notation and its parser, the tokens that a browser highlights, the
arguments of log sentences and the action numbers for learners.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

HIDDEN = "?"


@dataclass(frozen=True)
class Kind:
    """A kind of operand: its name and the tokens of its values. The index of a token is its number."""

    name: str
    tokens: tuple[str, ...]
    numbers: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not 0 < len(self.tokens) <= 256:
            raise ValueError(f"kind {self.name!r} needs 1 to 256 tokens, got {len(self.tokens)}")
        numbers = {token: number for number, token in enumerate(self.tokens)}
        if len(numbers) < len(self.tokens):
            raise ValueError(f"kind {self.name!r} has a token twice")
        object.__setattr__(self, "numbers", numbers)


@dataclass(frozen=True)
class Operand:
    """One operand of a verb. `hidden`: only the decision's witness sees it."""

    name: str
    kind: Kind
    hidden: bool = False


@dataclass(frozen=True)
class Verb:
    """A verb. `pattern` is its notation; several verbs may share a `word`, but not a `name`.

    In a pattern, `{to:hex}` is an operand `to` of kind `hex`. In `{unit}` the kind is also the name. `{coin?}` is
    hidden. Other words are literal. `reveals` marks a move that reveals something, so that it cannot be undone.
    """

    name: str
    pattern: str
    reveals: bool = False

    @property
    def word(self) -> str:
        return self.pattern.split()[0]


class Shape:
    """The parsed pattern of a verb: its literal words and operands in order."""

    def __init__(self, verb: Verb, code: int, kinds: dict[str, Kind]) -> None:
        self.verb = verb
        self.code = code
        self.parts: list[str | Operand] = []
        for part in verb.pattern.split():
            self.parts.append(read_operand(part, kinds) if part.startswith("{") else part)
        self.operands = tuple(part for part in self.parts if isinstance(part, Operand))
        if len(self.operands) > 6:
            raise ValueError(f"verb {verb.name!r} has more than six operands")

    def size(self) -> int:
        """Return how many different moves the verb has."""
        size = 1
        for operand in self.operands:
            size *= len(operand.kind.tokens)
        return size

    def read(self, words: list[str]) -> int | None:
        """Return the packed move of these words, or None."""
        if len(words) != len(self.parts):
            return None
        numbers = []
        for part, word in zip(self.parts, words, strict=True):
            if isinstance(part, Operand) and word in part.kind.numbers:
                numbers.append(part.kind.numbers[word])
            elif part != word:
                return None
        return packed(self.code, numbers)

    def usage(self) -> str:
        """Return the pattern for people: `recruit <unit> with <coin>`."""
        return " ".join(part if isinstance(part, str) else f"<{part.name}>" for part in self.parts)


def packed(code: int, numbers: Iterable[int]) -> int:
    """Return a packed move: the verb in the lowest byte, then one byte for each operand."""
    return code + sum(number << 8 * place for place, number in enumerate(numbers, 1))


def read_operand(part: str, kinds: dict[str, Kind]) -> Operand:
    text = part.strip("{}")
    hidden = text.endswith("?")
    name, _, kind = text.rstrip("?").partition(":")
    if (kind or name) not in kinds:
        raise ValueError(f"pattern {part}: expected one of the kinds {', '.join(kinds)}, got {kind or name!r}")
    return Operand(name, kinds[kind or name], hidden)


class Vocabulary:
    """All verbs of a game. The number of a verb is its index in the list. It never changes within a version."""

    def __init__(self, kinds: Iterable[Kind], verbs: Iterable[Verb]) -> None:
        by_name = {kind.name: kind for kind in kinds}
        self.shapes = tuple(Shape(verb, code, by_name) for code, verb in enumerate(verbs))
        self.words: dict[str, list[Shape]] = {}
        self.offsets: list[int] = []
        total = 0
        for shape in self.shapes:
            self.words.setdefault(shape.verb.word, []).append(shape)
            self.offsets.append(total)
            total += shape.size()
        self.actions = total
        """The number of different moves: the size of a learner's action space."""

    def shape(self, move: int) -> Shape:
        """Return the verb of a packed move. Raises ValueError if this game has none."""
        code = move & 255
        if move < 0 or code >= len(self.shapes):
            raise ValueError(f"{move} is not a packed move of this game")
        return self.shapes[code]

    def numbers(self, move: int) -> Iterator[tuple[Operand, int]]:
        """Return each operand of a move with the number of its value."""
        shape = self.shape(move)
        rest = move >> 8
        for operand in shape.operands:
            number = rest & 255
            if number >= len(operand.kind.tokens):
                raise ValueError(f"{move} is not a packed move: {operand.name} {number} does not exist")
            yield operand, number
            rest >>= 8
        if rest:
            raise ValueError(f"{move} is not a packed move: too many operands for {shape.verb.word!r}")

    def pack(self, name: str, *tokens: str) -> int:
        """Return the packed move of a verb, by name, with these tokens as operands."""
        for shape in self.shapes:
            if shape.verb.name == name and len(tokens) == len(shape.operands):
                pairs = zip(shape.operands, tokens, strict=True)
                return packed(shape.code, [operand.kind.numbers[token] for operand, token in pairs])
        raise ValueError(f"no verb {name!r} with {len(tokens)} operands")

    def tokens(self, move: int) -> tuple[str, ...]:
        """Return the verb's word and the tokens of the operands."""
        values = tuple(operand.kind.tokens[number] for operand, number in self.numbers(move))
        return (self.shape(move).verb.word, *values)

    def arguments(self, move: int) -> dict[str, tuple[Operand, str]]:
        """Return each operand and its token by the operand's name."""
        return {operand.name: (operand, operand.kind.tokens[n]) for operand, n in self.numbers(move)}

    def notation(self, move: int, hidden: bool = False) -> str:
        """Return the notation of a move. With `hidden`, the hidden operands are `?`."""
        values = self.arguments(move)
        words = []
        for part in self.shape(move).parts:
            if isinstance(part, str):
                words.append(part)
            else:
                words.append(HIDDEN if hidden and part.hidden else values[part.name][1])
        return " ".join(words)

    def parse(self, text: str) -> int:
        """Return the packed move of a notation. Raises ValueError that says what was expected."""
        words = text.lower().split()
        shapes = self.words.get(words[0]) if words else None
        if shapes is None:
            raise ValueError(f"{text.strip()!r} does not start with a verb; expected {self.expected(words)}")
        for shape in shapes:
            move = shape.read(words)
            if move is not None:
                return move
        raise ValueError(f"{text.strip()!r} is not understood; expected {self.forms(shapes, words)}")

    def expected(self, words: list[str]) -> str:
        close = difflib.get_close_matches(words[0], self.words, n=1) if words else []
        return f"{close[0]!r}?" if close else "one of " + ", ".join(self.words)

    def forms(self, shapes: list[Shape], words: list[str]) -> str:
        """Describe the forms of a verb. For an unknown word, suggest the nearest known one."""
        known = [token for shape in shapes for operand in shape.operands for token in operand.kind.tokens]
        known += [part for shape in shapes for part in shape.parts if isinstance(part, str)]
        strange = [word for word in words[1:] if word not in known]
        form = " or ".join(dict.fromkeys(shape.usage() for shape in shapes))
        if not strange:
            return form
        close = difflib.get_close_matches(strange[0], known, n=1)
        return f"{form}; {strange[0]!r} is unknown" + (f", did you mean {close[0]!r}?" if close else "")

    def masks(self) -> list[int]:
        """Return for each verb a mask with 255 in the bytes of hidden operands."""
        return [
            sum(255 << 8 * place for place, operand in enumerate(shape.operands, 1) if operand.hidden)
            for shape in self.shapes
        ]

    def action(self, move: int) -> int:
        """Return the number of a move in the dense action space of learners."""
        number = 0
        for operand, value in self.numbers(move):
            number = number * len(operand.kind.tokens) + value
        return self.offsets[self.shape(move).code] + number

    def move(self, action: int) -> int:
        """Return the packed move of an action number."""
        if not 0 <= action < self.actions:
            raise ValueError(f"an action must be from 0 to {self.actions - 1}, got {action}")
        code = max(code for code, offset in enumerate(self.offsets) if offset <= action)
        rest = action - self.offsets[code]
        values = []
        for operand in reversed(self.shapes[code].operands):
            rest, value = divmod(rest, len(operand.kind.tokens))
            values.append(value)
        return packed(code, reversed(values))
