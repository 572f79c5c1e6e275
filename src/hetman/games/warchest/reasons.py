"""Reasons for moves of War Chest, from the features of the evaluator."""

from __future__ import annotations

from typing import Final

from hetman.core.reasons import RIVALS, FeatureReason
from hetman.games.warchest.evaluation.features import FEATURES

MARKERS: Final = FEATURES.index("markers on the board")
UNITS: Final = FEATURES.index("units on the board")
DOUBLED: Final = FEATURES.index("units with a second coin")
REACHED: Final = FEATURES.index("locations reached but not yet taken")
CLOSENESS: Final = FEATURES.index("closeness to locations to take")
LOST: Final = FEATURES.index("coins lost")
INITIATIVE: Final = FEATURES.index("initiative")
CIRCULATING: Final = FEATURES.index("coins in hand, bag and discards")

REASONS: Final = (
    FeatureReason("location", MARKERS, 1),
    FeatureReason("location-lost", MARKERS, -1, gain=False),
    FeatureReason("location-taken-away", MARKERS, -1, RIVALS),
    FeatureReason("rival-location", MARKERS, 1, RIVALS, gain=False),
    FeatureReason("reaches", REACHED, 1),
    FeatureReason("rival-reaches", REACHED, 1, RIVALS, gain=False),
    FeatureReason("strikes", LOST, 1, RIVALS),
    FeatureReason("struck", LOST, 1, gain=False),
    FeatureReason("unit", UNITS, 1),
    FeatureReason("stronger", DOUBLED, 1),
    FeatureReason("closer", CLOSENESS, 1, least=0.15),
    FeatureReason("initiative", INITIATIVE, 1),
    FeatureReason("initiative-lost", INITIATIVE, -1, gain=False),
    FeatureReason("coins", CIRCULATING, 1),
)
