"""Looking back at a finished game: the chances of each seat, the costliest moves, and what chance did."""

from __future__ import annotations

from hetman.analysis.game_analysis import DecisionAnalysis, GameAnalysis, analyse
from hetman.analysis.luck import Balance, balances

__all__ = ["Balance", "DecisionAnalysis", "GameAnalysis", "analyse", "balances"]
