"""Ambush, the game of `hetman new`, with components that a host can replace: for tests of the kernel and the suite."""

from __future__ import annotations

import json
from collections.abc import Mapping

from hetman.core.game import Setup
from hetman.core.pile import Pile
from hetman.scaffold.ambush import Ambush as SmallGame
from hetman.scaffold.ambush.rules import DrawCard, Lay, Look, Position, Prize

__all__ = ["Ambush", "DrawCard", "Lay", "Look", "Prize", "Skirmish"]


class Skirmish(Position):
    """The box decides how many cards of a rank there are."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        assert isinstance(setup.game, Ambush)
        self.deck = Pile([setup.game.cards] * 3)


class Ambush(SmallGame):
    position: type[Skirmish] = Skirmish
    cards = 3

    def with_components(self, files: Mapping[str, str]) -> Ambush:
        """Read one file, cards.json: the number of cards of each strength."""
        other = type(self)()
        try:
            other.cards = json.loads(files["cards.json"])["cards"]
        except (KeyError, ValueError) as error:
            raise ValueError(f'cards.json, line 1: expected {{"cards": number}}, {error!r}') from None
        other.own_components = dict(files)
        return other
