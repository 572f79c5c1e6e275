"""Diplomacy cards, which the game calls treaties: those on the table, and the reader's own."""

from __future__ import annotations

from collections.abc import Mapping

from hetman.drawing import Say
from hetman.drawing.elements import tag, words
from hetman.games.chocim.drawing.highlights import Light
from hetman.games.chocim.drawing.layout import View
from hetman.games.chocim.drawing.leaders import own
from hetman.games.chocim.drawing.pieces import sign

Cards = Mapping[str, int]


def strongest_first(cards: Cards) -> list[tuple[str, int]]:
    return sorted(cards.items(), key=lambda card: -int(card[0]))


def face(strength: str) -> str:
    """The figure, and as many dots."""
    return tag("b", strength) + tag("span", *[tag("i")] * int(strength), class_="dots")


def plain(strength: str, say: Say, size: str = "") -> str:
    label = say("panel-treaty", count=int(strength))
    return tag("span", face(strength), class_=f"treaty {size}".strip(), role="img", aria_label=label)


def reverse(size: str = "") -> str:
    return tag("span", sign("treaty", 16), class_=f"treaty back {size}".strip(), aria_hidden="true")


def button(strength: str, number: int, say: Say, lit: Light, size: str = "") -> str:
    """One card that can be taken, laid or discarded."""
    can = strength in lit.open
    chosen = strength in lit.chosen and number == 0
    return tag(
        "button",
        face(strength),
        type="button",
        class_=f"treaty {size}" + (" legal" if can and not chosen else ""),
        id=f"treaty-{size or 'table'}-{strength}-{number}",
        data_token=strength,
        data_as="treaty",
        aria_pressed="true" if chosen else "false",
        aria_label=say("panel-treaty", count=int(strength)),
        disabled=strength not in lit.usable,
    )


def on_table(view: View, say: Say, lit: Light) -> str:
    """The week's treaties, picked in turn; with the number left in the deck."""
    if view["negotiation"] is not None:
        return ""
    taking = "take" in lit.verbs
    cards = [
        button(strength, number, say, lit) if taking else plain(strength, say)
        for strength, count in strongest_first(view["table"])
        for number in range(count)
    ]
    title = tag("h2", words(say("panel-diplomacy")), tag("small", words(say("panel-deck", count=view["deck"]))))
    state = " asks" if taking else ""
    none = tag("p", words(say("panel-no-treaties")), class_="quiet-line")
    row = tag("div", *cards, class_="treaties-row") if cards else none
    return tag("section", title, row, class_=f"panel treaties{state}", aria_label=say("panel-diplomacy"))


def hand(view: View, say: Say, lit: Light) -> str:
    """The reader's treaties, the strongest first, to lay or to discard."""
    player = own(view)
    if player is None or player["treaties"]["hand"] is None:
        return ""
    held = player["treaties"]["hand"]
    groups = [
        tag("span", *(button(strength, number, say, lit, "big") for number in range(count)), class_="alike")
        for strength, count in strongest_first(held)
    ]
    cards = sum(held.values())
    strength = sum(int(card) * count for card, count in held.items())
    total = tag("p", words(say("hand-treaties", count=cards, strength=strength)), class_="quiet-line")
    row = tag("div", *groups, class_="treaties-hand")
    return tag("div", row, total, class_="treaties-held", role="group", aria_label=say("hand-treaties-label"))
