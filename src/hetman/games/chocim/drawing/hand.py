"""What the viewer holds, under the map: leaders, or treaties where the question is about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hetman.drawing import Player, Say, View, own_player
from hetman.drawing.elements import tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.panel import group
from hetman.games.chocim.drawing.cards import absent_leaders, leader_card, strongest_first, treaty_button
from hetman.games.chocim.drawing.pieces import sign

OF_TREATIES = {"discard", "lay", "ready"}
"""Verbs that need the treaties in the hand."""


def hand(view: View, say: Say, highlight: Highlight, prefix: str = "hand") -> str:
    """`prefix` begins the ids of cards: a phone has them in another place than a desk."""
    player = own_player(view)
    return Hand(view, player, say, highlight, prefix).html() if player is not None else ""


class Hand:
    def __init__(self, view: View, player: Player, say: Say, highlight: Highlight, prefix: str) -> None:
        self.view = view
        self.player = player
        self.say = say
        self.highlight = highlight
        self.prefix = prefix

    def html(self) -> str:
        verbs = self.highlight.verbs
        if self.view["negotiation"] is not None or verbs & OF_TREATIES:
            return self.treaties()
        if "take" in verbs:
            return self.table()
        if "recover" in verbs:
            return self.leaders(sorted(self.highlight.operands("recover", fitting=False)))
        commanders = [leader["leader"] for leader in self.player["leaders"]["commanders"] if leader["is"] == "ready"]
        return self.leaders([*self.player["leaders"]["hand"], *commanders], absent_leaders(self.player, self.say))

    def leaders(self, held: Iterable[str], beside: str = "") -> str:
        """Officers, then commanders who are ready; at the end those who are not."""
        commanders = {found["leader"] for found in self.player["leaders"]["commanders"]}
        cards = [
            leader_card(
                self.view, leader, self.player["seat"], self.say, self.highlight, leader in commanders, self.prefix
            )
            for leader in held
        ]
        return group(*cards, beside, class_="leaders", label=self.say("hand-label"))

    # Treaties

    def table(self) -> str:
        """The treaties on the table, to take one."""
        cards = [self.card(card, number) for card, number in strongest_first(self.view["table"])]
        about = words(self.say("hand-table", count=self.view["deck"]))
        beside = tag("p", sign("treaty", 20), about, class_="quiet-line")
        row = tag("div", *cards, class_="treaties-hand")
        return group(row, beside, class_="treaties-held", label=self.say("hand-table-label"))

    def treaties(self) -> str:
        """The viewer's treaties, the strongest first. Ticked ones stay where they are, with a tick."""
        held = Counter({card: int(count) for card, count in self.player["treaties"]["hand"].items()})
        ticked = self.ticked()
        together = self.held_before(held, ticked)
        cards = [self.card(card, number, number < ticked[card]) for card, number in strongest_first(together)]
        row = tag("div", *cards, class_="treaties-hand")
        left = together - ticked
        return group(row, self.sums(left, ticked), class_="treaties-held", label=self.say("hand-treaties-label"))

    def ticked(self) -> Counter[str]:
        """Treaties of the draft."""
        return Counter(move[1] for move in self.view.get("draft", ()) if move[0] in ("lay", "discard"))

    def held_before(self, held: Counter[str], ticked: Counter[str]) -> Counter[str]:
        """The hand before anything was ticked. A tick that ends the question has not left the hand."""
        draft = [move[1] for move in self.view.get("draft", ()) if move[0] in ("lay", "discard")]
        gone = Counter(draft[:-1] if self.view.get("closing") else draft)
        return held + gone

    def card(self, strength: str, number: int, ticked: bool = False) -> str:
        ticking = ticked or "lay" in self.highlight.verbs
        id_ = f"{self.prefix}-treaty-{strength}-{number}"
        return treaty_button(strength, number, self.say, self.highlight, id_, ticking=ticking, ticked=ticked)

    def sums(self, left: Counter[str], ticked: Counter[str]) -> str:
        """How many are ticked and left, with their strength."""
        rows = {"hand-ticked": ticked, "hand-left": left} if ticked else {"hand-left": left}
        return tag("div", *(self.sum(key, cards) for key, cards in rows.items()), class_="sums")

    def sum(self, key: str, cards: Counter[str]) -> str:
        strength = sum(int(card) * count for card, count in cards.items())
        below = tag("small", words(self.say("panel-strength", count=strength)))
        return tag("p", tag("small", words(self.say(key))), tag("b", str(cards.total())), below)
