"""What a seat observes: the fields with their prizes and pawns, goods, cards, and what is left in the piles."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.observation import Plane, View, by_seat, counts, joined, marks, one_hot, players, question_plane
from hetman.games.grunwald.components import FIELDS, Contents
from hetman.games.grunwald.rules.cards import NAMES

QUESTIONS: Final = (
    "send",
    "lay",
    "compete",
    "give",
    "hire",
    "dismiss",
    "purchase",
    "recruit",
    "promote",
    "escort",
    "levy",
    "grant",
    "auction-start",
    "auction-helpers",
    "auction-provisions",
    "auction-knights",
    "overpay",
)
PHASES: Final = ("event", "officers", "resolution", "end")
GOODS: Final = ("ducats", "provisions", "knights", "captives", "helpers", "free", "officer_worth", "passed")
MOST_PRIZES: Final = 3
PRIZE_VALUES: Final = ("strength", "amount", "price")
IN_QUEUE: Final = ("officer", "helpers", "ducats", "sum", "place")
BANK: Final = ("ducats", "provisions")


def planes(contents: Contents, seats: int) -> list[Plane]:
    events = [event.token for event in contents.events]
    cards = len(NAMES)
    return [
        question_plane(QUESTIONS),
        Plane("round", (1,), "1 to 8", lambda v: [v["round"]]),
        Plane("phase", (len(PHASES),), f"one-hot: {', '.join(PHASES)}", lambda v: one_hot(v["phase"], PHASES)),
        Plane("start", (seats,), "1 for the seat with the start token", lambda v: by_seat(v, [v["start"]])),
        Plane("event", (len(events),), "one-hot: the event of the round", lambda v: one_hot(event_of(v), events)),
        Plane("goods", (seats, len(GOODS)), f"by seat: {', '.join(GOODS)}", goods),
        Plane("officers", (seats, len(FIELDS)), "one-hot: the field of each officer", officers),
        Plane("hands", (seats, cards), "cards in hand, as far as the seat knows", lambda v: cards_of(v, "hand")),
        Plane("camps", (seats, cards), "cards in the camps, likewise", lambda v: cards_of(v, "camp")),
        Plane("backs", (seats, 2), "by seat: how many cards lie face down in hand and camp", backs),
        Plane(
            "prizes",
            (len(FIELDS), MOST_PRIZES, 2),
            "by field and prize: its value (strength, amount or price), and 1 if somebody can win it",
            prizes,
        ),
        Plane(
            "queues",
            (len(FIELDS), seats, 1 + len(IN_QUEUE)),
            f"by field and seat: order of arrival from 1, then {', '.join(IN_QUEUE)}",
            queues,
        ),
        Plane("changes", (len(FIELDS),), "what the event adds to prizes", lambda v: [f["change"] for f in v["fields"]]),
        Plane("answers", (seats, cards), "cards laid in a skirmish or contest that the seat sees", answers),
        Plane("bid", (1,), "the own bid in an auction", own_bid),
        Plane("loss", (1,), "what each seat pays after a lost skirmish", loss),
        Plane("owed", (1,), "what is still to pay, or how many knights are to be dismissed", owed),
        Plane("bank", (2,), "ducats and provisions in the bank", lambda v: counts(v["bank"], BANK)),
        Plane("unseen", (cards,), "cards in the piles", unseen),
        Plane("unseen_events", (len(events),), "events in the pile", lambda v: marks(v["unseen"]["events"], events)),
        Plane("unseen_goods", (2, 2), "cards and their total in the piles of ducats and provisions", unseen_goods),
        Plane("removed", (cards,), "cards back in the box", lambda v: counts(v["removed"], NAMES)),
        Plane("spent", (cards,), "the used ones among them", lambda v: counts(v["spent"], NAMES)),
    ]


def event_of(view: View) -> str | None:
    return view["event"]["event"] if view["event"] else None


def goods(view: View) -> list[float]:
    return joined(counts(player, GOODS) for player in players(view))


def officers(view: View) -> list[float]:
    return joined(one_hot(player["officer"], FIELDS) for player in players(view))


def cards_of(view: View, place: str) -> list[float]:
    return joined(counts(player[place], NAMES) for player in players(view))


def backs(view: View) -> list[float]:
    return joined([player["hand"].get("hidden", 0), player["camp"].get("hidden", 0)] for player in players(view))


def prizes(view: View) -> list[float]:
    return joined(prize_row(field["prizes"]) for field in view["fields"])


def prize_row(shown: list[Any]) -> list[float]:
    numbers = [0.0] * (2 * MOST_PRIZES)
    for place, prize in enumerate(shown[:MOST_PRIZES]):
        numbers[2 * place] = next((prize[key] or 0 for key in PRIZE_VALUES if key in prize), 0)
        numbers[2 * place + 1] = float(prize["place"] is not None)
    return numbers


def queues(view: View) -> list[float]:
    numbers: list[float] = []
    for field in view["fields"]:
        waiting = {pawns["seat"]: (order, pawns) for order, pawns in enumerate(field["queue"], 1)}
        for player in players(view):
            order, pawns = waiting.get(player["seat"], (0, {}))
            numbers += [order, *[float(pawns.get(key) or 0) for key in IN_QUEUE]]
    return numbers


def answers(view: View) -> list[float]:
    """Return the answers that are cards. A view hides those of others until all are revealed."""
    laid = [*(view["skirmish"]["fighters"] if view["skirmish"] else ()), *(view["contest"] or ())]
    by_player = {answer["seat"]: answer["answer"] for answer in laid}
    return joined(one_hot(by_player.get(player["seat"]), NAMES) for player in players(view))


def own_bid(view: View) -> list[float]:
    bids = {answer["seat"]: answer["answer"] for answer in view["auction"] or ()}
    return [bids.get(view["seat"]) or 0]


def loss(view: View) -> list[float]:
    return [(view["skirmish"]["loss"] or 0) if view["skirmish"] else 0]


def owed(view: View) -> list[float]:
    arguments = view["prompt"]["args"]
    if view["prompt"]["key"] in ("give", "overpay"):
        return [arguments["owed"]]
    return [arguments["count"] if view["prompt"]["key"] == "dismiss" else 0]


def unseen(view: View) -> list[float]:
    piles = view["unseen"]
    return counts({**piles["crown"], **piles["mercenary"], **piles["teuton"]}, NAMES)


def unseen_goods(view: View) -> list[float]:
    return joined([len(view["unseen"][name]), sum(joined(view["unseen"][name]))] for name in BANK)
