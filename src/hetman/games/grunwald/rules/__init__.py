"""The rules of Na Grunwald!, in the order of the rulebook.

reveals: who begins, and the cards of a round; events and auction: the event phase; officers: sending pawns; skirmish
and payment: the Teutons' field; fields: the other five; feeding and scoring: the end. position: what lies where, and
what all phases do with it; box: the components as numbers; phases and pending: how one step leads to the next;
hidden: what cannot be known; move_tables: moves that come often, made once.
"""

from __future__ import annotations

from hetman.games.grunwald.rules import auction, events, feeding, fields, officers, payment, reveals, skirmish
from hetman.games.grunwald.rules.position import Position

__all__ = ["Position", "auction", "events", "feeding", "fields", "officers", "payment", "reveals", "skirmish"]
