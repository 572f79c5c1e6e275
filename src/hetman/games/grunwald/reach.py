"""The moves that seats can reach: by what each field takes, and by the cards and tokens in the box."""

from __future__ import annotations

from collections.abc import Sequence

from hetman.core.action_space import Reach
from hetman.games.grunwald.components import FIELDS, Contents
from hetman.games.grunwald.rules.cards import KNIGHTS, NAMES
from hetman.games.grunwald.rules.constants import MOST_DUCATS
from hetman.games.grunwald.rules.verbs import AMOUNTS, GOODS

ALONE = ("officer", "helper")
"""What a field takes that has room for one pawn of a seat."""
FOR_ONE_PAWN = ("teutons", "mercenaries")
WITH_DUCATS = ("provisions", "mercenaries")
HAND_CARDS = NAMES[:KNIGHTS]
"""The peasant and all knights."""


def reach(contents: Contents) -> list[Reach]:
    knights = HAND_CARDS[1:]
    ducats = amounts(1, MOST_DUCATS)
    tokens = max(contents.provisions, 1)
    most = {"ducats": MOST_DUCATS, "provisions": tokens}

    def has_room(pawns: str, field: str, amount: str = "") -> bool:
        return field not in FOR_ONE_PAWN or pawns in ALONE

    def can_give(card: str, place: str) -> bool:
        return place == "camp" or card in knights

    def exists(amount: str, goods: str) -> bool:
        return 0 < int(amount) <= most[goods]

    return [
        Reach("send", {"field": [field for field in FIELDS if field != "mercenaries"]}, where=has_room),
        Reach("send_with", {"field": WITH_DUCATS, "amount": ducats}, where=has_room),
        Reach("pass"),
        Reach("lay", {"card": HAND_CARDS}),
        Reach("give", {"card": NAMES[1:]}, where=can_give),
        Reach("give_provisions", {"amount": amounts(1, tokens), "goods": ["provisions"]}),
        Reach("hire"),
        Reach("decline"),
        Reach("dismiss", {"card": knights}),
        Reach("bid", {"amount": amounts(0, MOST_DUCATS)}),
        Reach("buy"),
        Reach("recruit", {"card": knights}),
        Reach("promote"),
        Reach("escort", {"card": knights}),
        Reach("pay", {"goods": GOODS}, where=exists),
        Reach("take", {"goods": GOODS}, where=exists),
        Reach("overpay"),
        Reach("settle"),
    ]


def amounts(least: int, most: int) -> Sequence[str]:
    return AMOUNTS[least : most + 1]
