"""Frequent moves, packed once: a lookup is faster than packing."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.decision import FIRST, SECOND, THIRD
from hetman.games.grunwald.components import PAWNS
from hetman.games.grunwald.rules.cards import CARDS
from hetman.games.grunwald.rules.constants import FIELDS, MOST_DUCATS
from hetman.games.grunwald.rules.verbs import BID, DISMISS, LAY, SEND, SEND_WITH

LAYS: Final[list[Any]] = [LAY + card * FIRST for card in range(CARDS)]
DISMISSALS: Final[list[Any]] = [DISMISS + card * FIRST for card in range(CARDS)]
BIDS: Final[list[Any]] = [BID + ducats * FIRST for ducats in range(MOST_DUCATS + 1)]
"""From no bid to the highest."""
SENDS: Final[list[list[Any]]] = [
    [SEND + pawns * FIRST + field * SECOND for field in range(FIELDS)] for pawns in range(len(PAWNS))
]
"""By pawns, then by field."""
SENDS_WITH: Final[list[list[list[Any]]]] = [
    [
        [SEND_WITH + pawns * FIRST + field * SECOND + ducats * THIRD for ducats in range(1, MOST_DUCATS + 1)]
        for field in range(FIELDS)
    ]
    for pawns in range(len(PAWNS))
]
"""By pawns and field, with one ducat, two and so on."""
