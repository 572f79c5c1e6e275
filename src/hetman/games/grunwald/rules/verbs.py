"""The verbs of seats and chance. A verb's number is its index in the list."""

from __future__ import annotations

from typing import Final

from hetman.core.verbs import Kind, Verb, Vocabulary
from hetman.games.grunwald.components import FIELDS, PAWNS
from hetman.games.grunwald.rules.cards import NAMES

TOSS: Final = 0
EVENT: Final = 1
REVEAL: Final = 2
REVEAL_PROVISION: Final = 3
REVEAL_PROVISIONS: Final = 4
REVEAL_DUCATS: Final = 5
REVEAL_THREE_DUCATS: Final = 6
SEND: Final = 7
SEND_WITH: Final = 8
PASS: Final = 9
LAY: Final = 10
GIVE: Final = 11
GIVE_PROVISIONS: Final = 12
HIRE: Final = 13
DECLINE: Final = 14
DISMISS: Final = 15
BID: Final = 16
BUY: Final = 17
RECRUIT: Final = 18
PROMOTE: Final = 19
ESCORT: Final = 20
PAY: Final = 21
TAKE: Final = 22
OVERPAY: Final = 23
SETTLE: Final = 24

# Operands
OFFICER: Final = 0
"""The officer among the pawns of a move. Other numbers are numbers of helpers."""
IN_HAND: Final = 0
IN_CAMP: Final = 1
IN_DUCATS: Final = 0
IN_PROVISIONS: Final = 1

PLACES: Final = ("hand", "camp")
GOODS: Final = ("ducats", "provisions")
AMOUNTS: Final = tuple(str(amount) for amount in range(100))


def vocabulary(events: tuple[str, ...]) -> Vocabulary:
    """The verbs for a box with these events."""
    return Vocabulary(
        [
            Kind("seat", ("0", "1", "2", "3")),
            Kind("event", events),
            Kind("fighter", NAMES),
            Kind("amount", AMOUNTS),
            Kind("pawns", PAWNS),
            Kind("field", FIELDS),
            Kind("place", PLACES),
            Kind("goods", GOODS),
        ],
        [
            Verb("toss", "toss {first:seat}"),
            Verb("event", "event {event}"),
            Verb("reveal", "reveal {card:fighter}"),
            Verb("reveal_provision", "reveal provisions {one:amount}"),
            Verb("reveal_provisions", "reveal provisions {one:amount} {two:amount}"),
            Verb("reveal_ducats", "reveal ducats {one:amount} {two:amount}"),
            Verb("reveal_three_ducats", "reveal ducats {one:amount} {two:amount} {three:amount}"),
            Verb("send", "send {pawns} {field}"),
            Verb("send_with", "send {pawns} {field} with {amount}"),
            Verb("pass", "pass"),
            Verb("lay", "lay {card:fighter?}"),
            Verb("give", "give {card:fighter} {place}"),
            Verb("give_provisions", "give {amount} {goods}"),
            Verb("hire", "hire"),
            Verb("decline", "decline"),
            Verb("dismiss", "dismiss {card:fighter}"),
            Verb("bid", "bid {amount?}"),
            Verb("buy", "buy"),
            Verb("recruit", "recruit {card:fighter}"),
            Verb("promote", "promote"),
            Verb("escort", "escort {card:fighter}"),
            Verb("pay", "pay {amount} {goods}"),
            Verb("take", "take {amount} {goods}"),
            Verb("overpay", "overpay"),
            Verb("settle", "settle"),
        ],
    )
