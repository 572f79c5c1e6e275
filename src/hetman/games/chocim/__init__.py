"""Chocim 1621: five weeks of siege between the Commonwealth and the Ottomans, and the treaty that ends them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar

from hetman.core.game import Game, Option, Setup
from hetman.games.chocim.components import load
from hetman.games.chocim.rules import Position, Tables
from hetman.games.chocim.rules.verbs import vocabulary


class Chocim(Game):
    name = "chocim"
    version = "1"
    seats = (2,)
    options: ClassVar[Mapping[str, Option]] = {}
    folder = Path(__file__).parent

    def __init__(self, own: Mapping[str, str] = MappingProxyType({})) -> None:
        self.own_components = dict(own)
        self.box = load(own)
        self.tables = Tables(self.box)
        self.verbs = vocabulary(self.box)

    def with_components(self, files: Mapping[str, str]) -> Chocim:
        return Chocim(files)

    def begin(self, setup: Setup) -> Position:
        state = Position(setup)
        state.muster()
        state.proceed()
        return state

    def blank(self, setup: Setup) -> Position:
        return Position(setup)


GAME = Chocim()
