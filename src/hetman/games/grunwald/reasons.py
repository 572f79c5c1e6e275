"""Reasons for moves of Na Grunwald!, from the features of the evaluator."""

from __future__ import annotations

from typing import Final

from hetman.core.reasons import RIVALS, FeatureReason
from hetman.games.grunwald.evaluation.features import FEATURES

POINTS: Final = FEATURES.index("points if the game ended now")
STRENGTH: Final = FEATURES.index("strength of knights, fed or not")
UNFED: Final = FEATURES.index("knights that could not be fed")
DUCATS: Final = FEATURES.index("ducats")
KNIGHT_PRIZE: Final = FEATURES.index("strength of the knights that the pawns would win")
PROVISION_PRIZE: Final = FEATURES.index("provisions that they would win")
DUCAT_PRIZE: Final = FEATURES.index("ducats that they would win")
HELPER_PRIZE: Final = FEATURES.index("a helper that they would win")
TEUTONS: Final = FEATURES.index("strength of the Teuton that they would win")

REASONS: Final = (
    FeatureReason("points", POINTS, 1),
    FeatureReason("points", POINTS, -1, gain=False),
    FeatureReason("strength", STRENGTH, 1, least=1),
    FeatureReason("strength", STRENGTH, -1, gain=False, least=1),
    FeatureReason("fed", UNFED, -1),
    FeatureReason("hungry", UNFED, 1, gain=False),
    FeatureReason("ducats", DUCATS, 1, least=1),
    FeatureReason("ducats", DUCATS, -1, gain=False, least=1),
    FeatureReason("knight-prize", KNIGHT_PRIZE, 1, least=1),
    FeatureReason("provision-prize", PROVISION_PRIZE, 1, least=1),
    FeatureReason("ducat-prize", DUCAT_PRIZE, 1, least=1),
    FeatureReason("helper-prize", HELPER_PRIZE, 1),
    FeatureReason("teutons", TEUTONS, 1, least=1),
    FeatureReason("rival-knight", KNIGHT_PRIZE, -1, RIVALS, least=1),
    FeatureReason("rival-provisions", PROVISION_PRIZE, -1, RIVALS, least=1),
    FeatureReason("rival-ducats", DUCAT_PRIZE, -1, RIVALS, least=1),
)
