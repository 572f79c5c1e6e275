"""The negotiations, drawn in the place of the map: claims in the order of their draw, stakes above and below."""

from __future__ import annotations

from hetman.drawing import Say, View
from hetman.drawing.elements import classes, tag, words
from hetman.games.chocim.components.names import CLAIM_COUNT
from hetman.games.chocim.drawing.cards import TREATY_BACK, strongest_first, treaty
from hetman.games.chocim.drawing.pieces import loose_marker, sign

SIGNS = {"moldavia": "moldavia", "tatars": "tatar", "sich": "cossack", "embassy": "embassy", "border": "control"}
PLAIN_SIGN = "scales"
"""For claims of a host's own components."""
MOST_BACKS = 12


def negotiation(view: View, say: Say) -> str:
    claims = view["negotiation"]["claims"]
    below = view["seat"] or 0
    back = tag("div", sign("scales", 48), class_="claim claim-back", role="img", aria_label=say("talks-undrawn"))
    columns = [column(view, number, claim, below, say) for number, claim in enumerate(claims, start=1)]
    columns += [tag("div", back, class_="claim-column")] * (CLAIM_COUNT - len(claims))
    return tag(
        "section",
        header(view, view["players"][1 - below], say),
        tag("div", *columns, class_="claims"),
        tag("footer", sign("eye", 18), words(say("talks-rule"))),
        class_="talks",
        aria_label=say("panel-phase-negotiation"),
    )


def header(view: View, above: View, say: Say) -> str:
    """The enemy's hand from behind, and the claims that are still to be drawn."""
    count = above["treaties"]["count"]
    rival = [
        loose_marker(above["seat"], 24),
        tag("b", words(say("panel-player", seat=("seat", above["seat"])))),
        tag("span", *[TREATY_BACK] * min(count, MOST_BACKS), class_="backs"),
        tag("span", words(say("talks-held", count=count))),
    ]
    left = [
        tag("span", sign_of(claim, 18), words(say(f"claim-{claim['claim']}")), values(claim, 15), class_="claim-left")
        for claim in view["negotiation"]["left"]
    ]
    rest = tag("div", tag("span", words(say("talks-left"))), *left, class_="claims-left") if left else ""
    return tag("header", tag("div", *rival, class_="rival"), rest)


# Claims


def sign_of(claim: View, size: float) -> str:
    return sign(SIGNS.get(claim["claim"], PLAIN_SIGN), size)


def column(view: View, number: int, claim: View, below: int, say: Say) -> str:
    return tag(
        "div",
        stake(claim, 1 - below, "above", say),
        claim_card(view, number, claim, say),
        stake(claim, below, "below", say),
        class_=classes(
            "claim-column",
            "sealed" if claim["sealed"] else "",
            "asked" if claim["sealed"] and view["seat"] in view["awaited"] else "",
        ),
    )


def claim_card(view: View, number: int, claim: View, say: Say) -> str:
    over = bool(view["winners"]) or view["ending"] is not None
    face_down = over and claim["winner"] is not None and not claim["open"]
    return tag(
        "div",
        tag("span", words(say("talks-claim", count=number)), class_="claim-band"),
        tag("span", sign_of(claim, 44), class_="claim-sign"),
        tag("b", words(say(f"claim-{claim['claim']}"))),
        values(claim, 20),
        verdict(claim, say) if over else "",
        class_=classes("claim", "face-down" if face_down else ""),
        id=f"claim-{claim['claim']}",
        data_token=claim["claim"],
        data_as="claim",
        data_turn="down" if face_down else "up",
    )


def values(claim: View, size: float) -> str:
    """One value for both sides, or one with each side's marker."""
    first, second = claim["values"]
    pictures = [sign("scales", size)] if first == second else [loose_marker(seat, size) for seat in (0, 1)]
    shown = [picture + tag("b", str(value)) for picture, value in zip(pictures, claim["values"], strict=False)]
    return tag("span", *shown, class_="claim-values")


def verdict(claim: View, say: Say) -> str:
    winner = claim["winner"]
    marker = "" if winner is None else loose_marker(winner, 22)
    key = "talks-nobody" if winner is None else "talks-open" if claim["open"] else "talks-closed"
    return tag("span", marker, words(say(key)), class_="verdict")


# Stakes


def stake(claim: View, seat: int, where: str, say: Say) -> str:
    found = claim["stakes"][seat]
    count, known, strength = found["count"], found["cards"], found["strength"]
    if count is None:
        return tag("div", tag("p", words(say("talks-sealed"))), class_=f"stake {where}")
    cards = [TREATY_BACK] * count
    if known is not None:
        cards = [treaty(card, say) for card, _ in strongest_first(known)]
    total = say("talks-cards", count=count)
    if strength is not None:
        key = "talks-ticked" if claim["sealed"] and count else "talks-cards-strength"
        total = say(key, count=count, strength=strength)
    return tag(
        "div",
        tag("div", *cards, class_="staked"),
        tag("p", words(total)),
        class_=f"stake {where}",
        id=f"stake-{claim['claim']}-{seat}",
        data_turn="down" if known is None else "up",
    )
