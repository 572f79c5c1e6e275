"""What the tables of all games have that tests put up: playing moves, and asking which ones are legal."""

from __future__ import annotations

from typing import Any, Self

from hetman import Dice, State
from hetman.core.game import Game


class LaidTable:
    """A position, what can be done in it, and what lies where. Each game adds its own nouns."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game: Any = state.setup.game
        """Each game has attributes of its own."""

    def play(self, *moves: str) -> Self:
        for move in moves:
            self.state.play(move)
        return self

    def roll(self, seed: int = 0) -> Self:
        """Play chance until a seat decides."""
        self.state.roll(Dice(seed))
        return self

    def copy(self) -> Self:
        return type(self)(self.state.copy())

    # What can be done

    def moves(self) -> list[str]:
        return [self.game.notation(move) for move in self.state.moves()]

    def choices(self, words: str = "") -> set[str]:
        """The rest of the legal moves that begin with these words."""
        begun = words.split()
        check_words(self.game, begun)
        found = [move.split() for move in self.moves()]
        return {" ".join(move[len(begun) :]) for move in found if move[: len(begun)] == begun}

    def legal(self, *texts: str) -> None:
        """Each text begins a legal move."""
        for text in texts:
            assert self.choices(text), f"{text!r} should be legal; legal: {self.moves()}"

    def illegal(self, *texts: str) -> None:
        """No legal move begins with any of these texts."""
        for text in texts:
            assert not self.choices(text), f"{text!r} should be illegal, but goes on with {self.choices(text)}"

    def forced(self, move: str) -> None:
        assert self.moves() == [move], f"{move!r} should be the only move; legal: {self.moves()}"

    @property
    def actor(self) -> int:
        return self.state.actor

    @property
    def prompt(self) -> str:
        """What the open decision asks for."""
        return str(self.view()["prompt"]["key"])

    # What lies where

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.state.view(seat)

    @property
    def facts(self) -> dict[str, Any]:
        """The position as it is dumped."""
        position: dict[str, Any] = self.state.dump()["position"]
        return position


def check_words(game: Game, begun: list[str]) -> None:
    """Check that each word is one of some move. A misspelt move would be illegal for the wrong reason."""
    shapes = game.verbs.words
    forms = [shape for shapes_of in shapes.values() for shape in shapes_of]
    tokens = {token for shape in forms for operand in shape.operands for token in operand.kind.tokens}
    tokens |= {part for shape in forms for part in shape.parts if isinstance(part, str)}
    assert not begun or begun[0] in shapes, f"no verb {begun[0]!r}"
    for word in begun[1:]:
        assert word in tokens or word.isdigit(), f"no word {word!r}"
