"""Narrowing: which legal moves clicks mean, in any order.

A person chooses tokens one after another: a verb, pieces, places. Every chosen token stands for a part of a move. The
moves that have all of them are left, and what those still need is missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from hetman.core.game import Game


@dataclass(frozen=True)
class Item:
    """A chosen token. `names` are the operands that it may stand for: the first one that a move has counts.

    Without names it stands for the verb, or for any operand.
    """

    token: str
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Part:
    """An operand of a legal move."""

    name: str
    kind: str
    token: str


@dataclass(frozen=True)
class LegalMove:
    """A legal move: the name and the word of its verb, and its operands in the verb's order."""

    move: int
    verb: str
    word: str
    parts: tuple[Part, ...]

    @property
    def tokens(self) -> tuple[str, ...]:
        return (self.word, *(part.token for part in self.parts))


def legal_moves(game: Game, moves: Iterable[int]) -> tuple[LegalMove, ...]:
    return tuple(legal_move(game, int(move)) for move in moves)


def legal_move(game: Game, move: int) -> LegalMove:
    verb = game.verbs.shape(move).verb
    parts = (Part(name, operand.kind.name, token) for name, (operand, token) in game.verbs.arguments(move).items())
    return LegalMove(move, verb.name, verb.word, tuple(parts))


@dataclass(frozen=True)
class Choosing:
    """The legal moves, and what is chosen of them. `direct` are verbs that a click on their operand plays."""

    moves: tuple[LegalMove, ...]
    items: tuple[Item, ...] = ()
    direct: frozenset[str] = frozenset()

    def with_items(self, items: Iterable[Item]) -> Choosing:
        return Choosing(self.moves, tuple(items), self.direct)

    @cached_property
    def words(self) -> frozenset[str]:
        return frozenset(move.word for move in self.moves)

    def is_verb(self, item: Item) -> bool:
        return not item.names and item.token in self.words

    @cached_property
    def left(self) -> tuple[LegalMove, ...]:
        """The moves that have everything chosen."""
        return tuple(move for move in self.moves if self.filled(move) is not None)

    def filled(self, move: LegalMove) -> dict[str, Item] | None:
        """Return which item stands for which operand, or None if the move does not have all of them."""
        places = [Part("", "", move.word), *move.parts]
        own = {part.name for part in move.parts}
        used: dict[int, Item] = {}
        return {places[place].name: item for place, item in used.items()} if self.fill(places, own, used, 0) else None

    def fill(self, places: list[Part], own: set[str], used: dict[int, Item], at: int) -> bool:
        """Find places for the items from this one on. A function inside `filled` would be part of a cycle each time."""
        if at == len(self.items):
            return True
        item = self.items[at]
        meant = next((name for name in item.names if name in own), None)
        for place, part in enumerate(places):
            if place in used or part.token != item.token or (item.names and part.name != meant):
                continue
            used[place] = item
            if self.fill(places, own, used, at + 1):
                return True
            del used[place]
        return False

    @cached_property
    def given(self) -> frozenset[str]:
        """Operands that are the same in all legal moves: the Swordsman who may move on need not be chosen."""
        named: dict[str, list[str]] = {}
        for move in self.moves:
            for part in move.parts:
                named.setdefault(part.name, []).append(part.token)
        count = sum(1 for move in self.moves if move.parts)
        return frozenset(name for name, found in named.items() if len(set(found)) == 1 and len(found) == count)

    def open_parts(self, move: LegalMove) -> tuple[Part, ...]:
        """Return the operands that have to be chosen: those that are not given, or all if nothing else is left."""
        return tuple(part for part in move.parts if part.name not in self.given) or move.parts

    def missing(self, move: LegalMove) -> tuple[Part, ...]:
        """Return the operands of a move that have to be chosen and that nothing chosen stands for."""
        filled = self.filled(move) or {}
        return tuple(part for part in self.open_parts(move) if part.name not in filled)

    def whole(self, move: LegalMove) -> bool:
        return not self.missing(move)

    @cached_property
    def verb_said(self) -> bool:
        """Whether the verb is chosen, or no other one is possible."""
        return len(self.words) == 1 or any(self.is_verb(item) for item in self.items)

    @cached_property
    def verb_known(self) -> bool:
        """Whether one verb is left after what was chosen, be it said or not."""
        return self.verb_said or (bool(self.items) and len({move.word for move in self.left}) == 1)

    @cached_property
    def complete(self) -> tuple[LegalMove, ...]:
        """The moves of which nothing is missing."""
        return tuple(move for move in self.left if self.whole(move)) if self.items else ()

    def decided(self) -> LegalMove | None:
        """Return the move that is played by the last click: it is whole, and no other reading is likely."""
        if self.verb_said:
            return self.left[0] if len(self.left) == 1 and self.whole(self.left[0]) else None
        certain = [move for move in self.complete if self.obvious(move) and not self.longer(move)]
        return certain[0] if len(certain) == 1 else None

    def obvious(self, move: LegalMove) -> bool:
        """Whether no other legal move has the same operands or some of them.

        Moves with one operand do not count: everybody who chooses a piece passes them by. They need their verb, unless
        the game names it as direct.
        """
        own = Counter(part.token for part in move.parts)
        if len(move.parts) < 2:
            return move.verb in self.direct and not any(
                other is not move and own == Counter(part.token for part in other.parts) for other in self.moves
            )
        others = (other for other in self.moves if other is not move and len(other.parts) > 1)
        return not any(Counter(part.token for part in other.parts) <= own for other in others)

    def roles(self) -> dict[str, str]:
        """Return the chosen tokens by the operands that they stand for, as far as all moves that are left agree."""
        filled = [self.filled(move) or {} for move in self.left]
        names = set.intersection(*(set(one) for one in filled)) - {""} if filled else set()
        return {name: filled[0][name].token for name in names if len({one[name] for one in filled}) == 1}

    @cached_property
    def alike(self) -> tuple[LegalMove, ...]:
        """Whole moves that only a button of their own can tell apart: the same operands, or one that could go on."""
        found = [
            move
            for move in self.complete
            if self.verb_said or self.longer(move) or (len(move.parts) > 1 and not self.obvious(move))
        ]
        return tuple(found)

    def longer(self, move: LegalMove) -> bool:
        """Whether a move of the same verb goes on: helpers go alone or with ducats."""
        return any(other.verb == move.verb and len(other.parts) > len(move.parts) for other in self.left)

    def grown(self, links: Sequence[Item]) -> Choosing:
        """Return the choice with the links of a thing, from the inside outwards, as far as they fit."""
        found = self
        for link in links:
            further = found.with_items([*found.items, link])
            if further.left and link not in found.items:
                found = further
        return found

    def without(self, item: Item) -> Choosing:
        return self.with_items(other for other in self.items if other is not item)

    def kind_of(self, item: Item) -> str:
        """Return the kind of an item: that of the first operand that it may stand for."""
        for name in item.names or ("",):
            for move in self.left:
                for part in move.parts:
                    if part.token == item.token and name in ("", part.name):
                        return part.kind
        return ""


def found_item(choosing: Choosing, links: Sequence[Item]) -> Item | None:
    """Return the chosen item that a click on these links takes back."""
    for link in links:
        for item in choosing.items:
            if item.token == link.token:
                return item
    return None
