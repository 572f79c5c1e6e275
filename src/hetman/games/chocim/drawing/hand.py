"""What the viewer holds: officers, commanders beside the map, treaties."""

from __future__ import annotations

from hetman.drawing import Player, Say, View, own_player
from hetman.drawing.elements import tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.panel import group
from hetman.games.chocim.drawing.cards import leader_back, leader_card, strongest_first, treaty_button

OF_TREATIES = {"discard", "lay", "ready"}
"""Verbs that need the treaties in the hand."""


def hand(view: View, say: Say, highlight: Highlight) -> str:
    player = own_player(view)
    if player is None:
        return ""
    if view["negotiation"] is not None or highlight.verbs & OF_TREATIES:
        return treaties(player, say, highlight)
    return leaders(view, player, say, highlight)


def leaders(view: View, player: Player, say: Say, highlight: Highlight) -> str:
    """The officers, with the commanders where there is no room beside the map."""
    held = {"officer": player["leaders"]["hand"], "commander": ready(player)}
    cards = [
        leader_card(view, leader, player["seat"], say, highlight, rank, "hand")
        for rank, leaders in held.items()
        for leader in leaders
    ]
    return group(*cards, class_="leaders", label=say("hand-label"))


def ready(player: Player) -> list[str]:
    return [leader["leader"] for leader in player["leaders"]["commanders"] if leader["is"] == "ready"]


def commanders(view: View, say: Say, highlight: Highlight) -> str:
    """The commanders as cards beside the map; a used one lies face down."""
    player = own_player(view)
    if player is None or view["negotiation"] is not None:
        return ""
    seat = player["seat"]
    cards = [leader_card(view, name, seat, say, highlight, "commander", "commander") for name in ready(player)]
    backs = [
        leader_back(leader["leader"], seat, leader["is"], say)
        for leader in player["leaders"]["commanders"]
        if leader["is"] != "ready"
    ]
    lying = tag("div", *backs, class_="leader-backs") if backs else ""
    return tag("section", *cards, lying, class_="panel commanders beside", aria_label=say("panel-commanders"))


def treaties(player: Player, say: Say, highlight: Highlight) -> str:
    """The treaties, the strongest first, to lay or to discard."""
    held = player["treaties"]["hand"]
    cards = strongest_first(held)
    alike = {card: "" for card, _ in cards}
    for card, number in cards:
        alike[card] += treaty_button(card, number, say, highlight, "big")
    row = tag("div", *(tag("span", stack, class_="alike") for stack in alike.values()), class_="treaties-hand")
    strength = sum(int(card) for card, _ in cards)
    total = tag("p", words(say("hand-treaties", count=len(cards), strength=strength)), class_="quiet-line")
    return group(row, total, class_="treaties-held", label=say("hand-treaties-label"))
