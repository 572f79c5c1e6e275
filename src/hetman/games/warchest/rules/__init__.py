"""The rules of War Chest, in the order of the rulebook.

armies: setting up; draws: drawing coins; turn: the nine actions; tactics and attributes: what the units' cards say;
position: the coins and markers, and what happens to them; secrets and deduction: what can be known of hidden coins;
ready: moves that come often, made once.
"""

from __future__ import annotations

from hetman.games.warchest.rules import armies, attributes, draws, turn
from hetman.games.warchest.rules.position import Position

__all__ = ["Position", "armies", "attributes", "draws", "turn"]
