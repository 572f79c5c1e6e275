"""Fitted weights of Na Grunwald! docs/research/grunwald.md says how they were fitted."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = [0.09, 0.1, -0.14, 0.05, 0.21, 0.21, 0.23, 0.08, 0.12, 0.16, 0.11, 0.04, -0.01]
"""Aligned with `features.FEATURES`."""

POLICY_WEIGHTS: Final = [
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.62, 0.42, -1.04,
    0.0, 0.06, -0.06, 2.92, 0.34, 0.0, -0.0, -0.46, -2.74, -1.89,
    1.82, 0.0, 0.0, 0.78, 0.86, -0.11, 0.63, -1.01, 1.73, -0.1,
    -0.32, -0.51, -0.3, -0.3, -0.32, 0.72, 0.9, 0.37, 0.51, 0.24,
    1.43, -0.04, -0.36, -0.99, -0.18, -1.55, -0.02, -0.76, 0.37, -0.76,
    -0.42, -0.82, -0.23, 0.25, 0.74, 1.24, 0.0, 0.17, 0.53, 0.48,
    0.23, -0.46, -0.89, 0.0, -0.03, 0.08, 0.32, 0.33, 0.7, 0.42,
    1.3, 1.39, 0.56, -0.39, -0.65, -0.84, -1.42,
]  # fmt: skip
"""By verb, then by the move features of `move_features.py`."""
