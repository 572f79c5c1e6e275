"""The negotiations, drawn in the place of the map: claims as they were drawn, stakes above and below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import tag, words
from hetman.games.chocim.components.names import CLAIM_COUNT
from hetman.games.chocim.drawing.icons import ICONS
from hetman.games.chocim.drawing.layout import View
from hetman.games.chocim.drawing.pieces import loose_marker, sign
from hetman.games.chocim.drawing.treaties import plain, reverse, strongest_first

Claim = Mapping[str, Any]
Stake = Mapping[str, Any]
SIGNS = {"moldavia": "moldavia", "tatars": "tatar", "sich": "cossack", "embassy": "embassy", "border": "control"}
PLAIN_SIGN = "scales"


class Negotiation:
    def __init__(self, view: View, say: Say) -> None:
        self.view = view
        self.talks: Mapping[str, Any] = view["negotiation"]
        self.say = say
        self.below = view["seat"] or 0

    def html(self) -> str:
        claims = [self.column(number, claim) for number, claim in enumerate(self.talks["claims"], start=1)]
        hidden = CLAIM_COUNT - len(claims)
        backs = [tag("div", self.back(), class_="claim-column")] * hidden
        return tag(
            "section",
            self.header(),
            tag("div", *claims, *backs, class_="claims"),
            tag("footer", sign("eye", 18), words(self.say("talks-rule"))),
            class_="talks",
            aria_label=self.say("panel-phase-negotiation"),
        )

    def header(self) -> str:
        """The enemy's hand from behind, and the claims that are still to be drawn."""
        above = self.view["players"][1 - self.below]
        count = above["treaties"]["count"]
        backs = [reverse()] * min(count, 12)
        name = tag("b", words(self.say("panel-player", seat=("seat", above["seat"]))))
        held = tag("span", words(self.say("talks-held", count=count)))
        left = [self.left(claim) for claim in self.talks["left"]]
        rest = tag("div", tag("span", words(self.say("talks-left"))), *left, class_="claims-left") if left else ""
        rival = tag(
            "div", loose_marker(above["seat"], 24), name, tag("span", *backs, class_="backs"), held, class_="rival"
        )
        return tag("header", rival, rest)

    def left(self, claim: Claim) -> str:
        name = self.say(f"claim-{claim['claim']}")
        return tag("span", sign(sign_of(claim), 18), words(name), self.values(claim, 15), class_="claim-left")

    # Claims

    def column(self, number: int, claim: Claim) -> str:
        above = 1 - self.below
        state = " sealed" if claim["sealed"] else ""
        return tag(
            "div",
            self.stake(claim, above, "above"),
            self.card(number, claim),
            self.stake(claim, self.below, "below"),
            class_=f"claim-column{state}",
        )

    def card(self, number: int, claim: Claim) -> str:
        band = tag("span", words(self.say("talks-claim", count=number)), class_="claim-band")
        name = tag("b", words(self.say(f"claim-{claim['claim']}")))
        over = bool(self.view["winners"]) or self.view["ending"] is not None
        verdict = self.verdict(claim) if over else ""
        state = " face-down" if over and claim["winner"] is not None and not claim["open"] else ""
        return tag(
            "div",
            band,
            tag("span", sign(sign_of(claim), 44), class_="claim-sign"),
            name,
            self.values(claim, 20),
            verdict,
            class_=f"claim{state}",
            id=f"claim-{claim['claim']}",
            data_turn="down" if state else "up",
        )

    def values(self, claim: Claim, size: int) -> str:
        """One value for both sides, or one with each side's marker."""
        first, second = claim["values"]
        if first == second:
            return tag("span", sign("scales", size), tag("b", str(first)), class_="claim-values")
        return tag(
            "span",
            loose_marker(0, size),
            tag("b", str(first)),
            loose_marker(1, size),
            tag("b", str(second)),
            class_="claim-values",
        )

    def verdict(self, claim: Claim) -> str:
        winner = claim["winner"]
        if winner is None:
            return tag("span", words(self.say("talks-nobody")), class_="verdict")
        shown = self.say("talks-open" if claim["open"] else "talks-closed")
        return tag("span", loose_marker(winner, 22), words(shown), class_="verdict")

    def back(self) -> str:
        return tag(
            "div", sign("scales", 48), class_="claim claim-back", role="img", aria_label=self.say("talks-undrawn")
        )

    # Stakes

    def stake(self, claim: Claim, seat: int, where: str) -> str:
        stake: Stake = claim["stakes"][seat]
        if stake["count"] is None:
            return tag("div", tag("p", words(self.say("talks-sealed"))), class_=f"stake {where}")
        if stake["cards"] is None:
            cards = [reverse()] * stake["count"]
        else:
            cards = [
                plain(strength, self.say) for strength, count in strongest_first(stake["cards"]) for _ in range(count)
            ]
        return tag(
            "div",
            tag("div", *cards, class_="staked"),
            tag("p", words(self.counted(stake))),
            class_=f"stake {where}",
            id=f"stake-{claim['claim']}-{seat}",
            data_turn="down" if stake["cards"] is None else "up",
        )

    def counted(self, stake: Stake) -> str:
        if stake["strength"] is None:
            return self.say("talks-cards", count=stake["count"])
        return self.say("talks-cards-strength", count=stake["count"], strength=stake["strength"])


def sign_of(claim: Claim) -> str:
    """Claims of somebody's own box have no charge of their own."""
    found = SIGNS.get(claim["claim"], PLAIN_SIGN)
    return found if found in ICONS else PLAIN_SIGN
