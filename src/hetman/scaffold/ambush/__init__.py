"""Ambush: a small game of secret cards, a die and a deck, for two or three."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from hetman.core.game import Game, Option
from hetman.scaffold.ambush import drawing as drawing
from hetman.scaffold.ambush.evaluator import CardEvaluator
from hetman.scaffold.ambush.rules import VERBS, Position


class Ambush(Game):
    name = "ambush"
    version = "1"
    seats = (2, 3)
    options: ClassVar[Mapping[str, Option]] = {"bold": Option("bool", False, help="every prize counts one more")}
    verbs = VERBS
    folder = Path(__file__).parent
    drawing = drawing
    position = Position

    def evaluator(self) -> CardEvaluator:
        return CardEvaluator()


GAME = Ambush()
