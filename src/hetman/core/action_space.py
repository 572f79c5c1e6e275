"""Action numbers for learners: a compact numbering of the moves that seats can reach.

`Vocabulary.actions` counts every combination of operands. A game declares which of them its rules can offer, as a
`Reach` for each verb of its seats. The numbers follow from the verb table and these declarations alone, so they are
the same in every process and stay the same within a version of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from hetman.core.errors import IllegalMove, listing
from hetman.core.native import i64
from hetman.core.state import State
from hetman.core.verbs import Operand, Shape, Vocabulary, packed

Lister = Callable[[State, int], Sequence[int]]


@dataclass(frozen=True)
class Listed:
    """An operand that is always one of a short list of things that everybody sees, such as the crew of the actor.

    Its number is the index in that list instead of the thing. `of` returns the list of a seat as operand numbers;
    `size` is its greatest length.
    """

    size: int
    of: Lister


@dataclass(frozen=True)
class Reach:
    """The moves of one verb that the rules can offer to a seat.

    `operands` limits operands by name to some of their tokens; one that is not named takes all. `where` gets the
    tokens of all operands in order and refuses combinations. `listed` numbers an operand by its index in a list.
    """

    verb: str
    operands: Mapping[str, Iterable[str]] = field(default_factory=dict)
    where: Callable[..., bool] | None = None
    listed: Mapping[str, Listed] = field(default_factory=dict)


class ActionSpace:
    """The numbers 0 to `size` - 1 of all moves that seats can reach in one setting of a game.

    A number is two-way with a packed move. Only an operand that the game declares as `Listed` needs the position for
    that, so both directions take it.
    """

    def __init__(self, verbs: Vocabulary, reaches: Iterable[Reach]) -> None:
        self.verbs = verbs
        self.listed: dict[int, tuple[i64, Listed]] = {}
        """By the code of a verb: the unit of its listed operand in a packed move."""
        self.keys: list[i64] = []
        """By number: the packed move, with the index in place of a listed operand."""
        for reach in reaches:
            self.keys += self.keys_of(reach)
        self.numbers: dict[Any, Any] = {key: number for number, key in enumerate(self.keys)}
        self.size: int = len(self.keys)
        if len(self.numbers) < self.size:
            twice = next(key for key in self.keys if self.keys.count(key) > 1)
            raise ValueError(f"the action {verbs.notation(twice)!r} is declared twice")

    def keys_of(self, reach: Reach) -> list[int]:
        shape = self.shape(reach.verb)
        unknown = {*reach.operands, *reach.listed} - {operand.name for operand in shape.operands}
        if unknown:
            raise ValueError(f"verb {reach.verb!r} has no operand {min(unknown)!r}: it is {shape.usage()!r}")
        places = [place for place, operand in enumerate(shape.operands) if operand.name in reach.listed]
        if len(places) > 1:
            raise ValueError(f"verb {reach.verb!r} has more than one listed operand")
        for place in places:
            self.listed[shape.code] = (256 ** (place + 1), reach.listed[shape.operands[place].name])
        choices = [values_of(operand, reach) for operand in shape.operands]
        return [
            packed(shape.code, values)
            for values in product(*choices)
            if reach.where is None or reach.where(*tokens_of(shape, values))
        ]

    def shape(self, name: str) -> Shape:
        for shape in self.verbs.shapes:
            if shape.verb.name == name:
                return shape
        raise ValueError(f"no verb {name!r}; expected one of {', '.join(s.verb.name for s in self.verbs.shapes)}")

    def number(self, state: State, move: int) -> int:
        """Return the number of a move of the seat that decides. Raises ValueError if the game declared none for it."""
        return int(self.numbers_of(state, [move])[0])

    def legal(self, state: State) -> list[i64]:
        """Return the numbers of the legal moves, aligned with `state.moves()`. Chance and an ended game have none."""
        if state.actor < 0:
            return []
        return self.numbers_of(state, state.moves())

    def numbers_of(self, state: State, moves: list[i64]) -> list[i64]:
        """Return the numbers of moves of the seat that decides. Raises ValueError if the game declared none for one."""
        keys: list[Any] = list(moves)
        if self.listed:
            keys = [self.key_of(state, move) for move in moves]
        numbers: list[Any] = []
        for key in keys:
            number = self.numbers.get(key)
            if number is None:
                text = self.verbs.notation(int(moves[len(numbers)]))
                raise ValueError(f"{text!r} has no action number: no Reach of its verb has it")
            numbers.append(number)
        return numbers

    def key_of(self, state: State, move: i64) -> i64:
        """Return a move with the index in place of a listed operand."""
        listed = self.listed.get(int(move & 255))
        if listed is None:
            return move
        unit, things = listed
        thing: i64 = move // unit & 255
        place: i64 = 0
        for known in things.of(state, state.actor):
            if known == thing:
                return move + (place - thing) * unit
            place += 1
        raise ValueError(f"{self.verbs.notation(int(move))!r} names a thing that is not listed now")

    def move(self, state: State, number: int) -> int:
        """Return the packed move of a number. Raises IllegalMove, with the legal ones, if it is not legal now."""
        if state.actor < 0:
            raise IllegalMove(f"no action is possible: {'chance moves' if state.stack else 'the game is over'}")
        moves = dict(zip(map(int, self.legal(state)), map(int, state.moves()), strict=True))
        if number in moves:
            return moves[number]
        texts = [f"{legal} ({self.verbs.notation(move)})" for legal, move in moves.items()]
        if not 0 <= number < self.size:
            raise IllegalMove(f"an action must be from 0 to {self.size - 1}, got {number}. {listing(texts)}", texts)
        raise IllegalMove(f"action {number} ({self.name(number)}) is not legal now. {listing(texts)}", texts)

    def name(self, number: int) -> str:
        """Return the notation of a number. A listed operand is `#0`, `#1` and so on."""
        key = int(self.keys[number])
        shape = self.verbs.shapes[key & 255]
        listed = self.listed.get(shape.code)
        words = []
        place = 0
        for part in shape.parts:
            if isinstance(part, str):
                words.append(part)
                continue
            place += 8
            value = key >> place & 255
            words.append(f"#{value}" if listed is not None and listed[0] == 2**place else part.kind.tokens[value])
        return " ".join(words)


def values_of(operand: Operand, reach: Reach) -> Sequence[int]:
    """Return the numbers that an operand can have, in rising order."""
    if operand.name in reach.listed:
        return range(reach.listed[operand.name].size)
    if operand.name not in reach.operands:
        return range(len(operand.kind.tokens))
    tokens = set(reach.operands[operand.name])
    unknown = tokens - set(operand.kind.tokens)
    if unknown:
        raise ValueError(f"verb {reach.verb!r}: {operand.kind.name} has no token {min(unknown)!r}")
    return sorted(operand.kind.numbers[token] for token in tokens)


def tokens_of(shape: Shape, values: Sequence[int]) -> list[str]:
    return [operand.kind.tokens[value] for operand, value in zip(shape.operands, values, strict=True)]
