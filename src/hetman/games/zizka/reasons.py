"""Reasons for moves of Jan Žižka, from the features of the evaluator.

What a crew can do counts by the share of the game that is left, so these changes are smaller than the things.
"""

from __future__ import annotations

from typing import Final

from hetman.core.reasons import RIVALS, FeatureReason
from hetman.games.zizka.evaluation.features import FEATURES

POINTS: Final = 0
"""Points, with what is at stake."""
COINS: Final = FEATURES.index("coins")
DICE: Final = FEATURES.index("dice of leader and crew")
SYMBOLS: Final = FEATURES.index("plain symbols")
JOKERS: Final = FEATURES.index("jokers")
REROLLS: Final = FEATURES.index("rerolls")
MOVEMENT: Final = FEATURES.index("movement")
MORALE: Final = FEATURES.index("steps from the middle of the morale track")
LUCK: Final = FEATURES.index("luck tokens")
FAVOURS: Final = FEATURES.index("favours")
POSTER: Final = FEATURES.index("a poster")
TORAK: Final = FEATURES.index("alone: Torak near, by his chance to win")
PART: Final = 0.3
"""A skill counts at least this much while a third of the game is left."""

REASONS: Final = (
    FeatureReason("points", POINTS, 1),
    FeatureReason("points", POINTS, -1, gain=False),
    FeatureReason("rival-points", POINTS, -1, RIVALS),
    FeatureReason("coins", COINS, 1, least=1),
    FeatureReason("coins", COINS, -1, gain=False, least=1),
    FeatureReason("dice", DICE, 1, least=PART),
    FeatureReason("dice", DICE, -1, gain=False, least=PART),
    FeatureReason("symbols", SYMBOLS, 1, least=PART),
    FeatureReason("symbols", SYMBOLS, -1, gain=False, least=PART),
    FeatureReason("joker", JOKERS, 1, least=PART),
    FeatureReason("rerolls", REROLLS, 1, least=PART),
    FeatureReason("movement", MOVEMENT, 1, least=PART),
    FeatureReason("morale", MORALE, 1, least=PART),
    FeatureReason("luck", LUCK, 1),
    FeatureReason("luck", LUCK, -1, gain=False),
    FeatureReason("favour", FAVOURS, 1),
    FeatureReason("favour", FAVOURS, -1, gain=False),
    FeatureReason("poster", POSTER, -1),
    FeatureReason("poster", POSTER, 1, gain=False),
    FeatureReason("torak", TORAK, 1, gain=False, least=0.25),
    FeatureReason("torak-away", TORAK, -1, least=0.25),
)
