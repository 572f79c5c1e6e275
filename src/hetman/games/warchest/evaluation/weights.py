"""Fitted weights of War Chest. docs/research/warchest.md says how they were fitted."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = [1.22, 0.08, 0.09, 0.28, 0.1, 0.01, 0.08, 0.78, 0.14, -0.04, 0.28, 0.1, 0.05]
"""Aligned with `features.FEATURES`."""

POLICY_WEIGHTS: Final = [
    0.87, -0.57, 0.0, -0.91, -0.87, -0.81, -0.57, 0.0, 2.63, 0.0,
    0.49, 0.0, -0.44, 0.45, 0.42, 0.0, -0.06, -0.63, 0.61, -0.61,
    0.0, 0.0, 0.0, 0.0, 1.96, 3.05, 0.69, -0.19, -0.96, 0.12,
    0.7, 1.98, 0.31, 0.01, 0.58, -0.74, 2.2, -0.24, -0.23, -0.86,
]  # fmt: skip
"""By verb, then by the move features of `move_features.py`."""
