"""What the viewer owns, under the board: the hand, the camp, ducats and provisions. A phone shows it small."""

from __future__ import annotations

from hetman.drawing import Player, Say, View, own_player
from hetman.drawing.elements import classes, icon, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.panel import caption, group
from hetman.games.grunwald.drawing.cards import card_picture, kind_of, label_of, small_picture
from hetman.games.grunwald.drawing.choices import Held, card_button, held_cards
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.pieces import ducat_icon, provisions_icon

CARD = 60
MANY = {"hand": 5, "camp": 6}
"""More cards than this overlap."""


def hand(view: View, say: Say, highlight: Highlight) -> str:
    """Nothing for a spectator."""
    player = own_player(view)
    if player is None:
        return ""
    places = {place: held_cards(view, player, place, highlight) for place in ("hand", "camp")}
    strip = group(
        stock(view, player, say),
        *(small_cards(place, cards, player, say) for place, cards in places.items()),
        class_="muster-small",
        label=say("panel-tray"),
    )
    large = group(
        row("hand", [large_card(held, player, say, len(places["hand"])) for held in places["hand"]], say),
        row("camp", [lying_card(held, player, say) for held in places["camp"]], say),
        stock(view, player, say),
        class_="muster",
        label=say("panel-tray"),
    )
    return tag("div", large, strip, class_="keep")


def row(place: str, things: list[str], say: Say) -> str:
    many = "many" if len(things) > MANY[place] else ""
    inside = tag("div", *things, class_="row") if things else tag("div", "–", class_="row none")
    return tag("div", caption(say, f"panel-own-{place}"), inside, class_=classes("group", place, many))


def large_card(held: Held, player: Player, say: Say, count: int) -> str:
    label = label_of(held.card, say)
    name = "" if count > MANY["hand"] else say(f"board-card-{kind_of(held.card)}")
    picture = card_picture(held.card, player["seat"], CARD, label, name)
    return card_button(held, picture, label, class_="hc", id_=f"{held.place}-{held.card}-{held.number}")


def lying_card(held: Held, player: Player, say: Say) -> str:
    """In the camp the same card lies."""
    label = label_of(held.card, say)
    picture = small_picture(held.card, player["seat"], label, lying=True)
    return card_button(held, picture, label, class_="hc lying", id_=f"{held.place}-{held.card}-{held.number}")


def small_cards(place: str, cards: list[Held], player: Player, say: Say) -> str:
    """For a phone, to look at: the tray has what can be done with them."""
    shown = [held for held in cards if not held.ticked]
    drawn = [small_picture(held.card, player["seat"], label_of(held.card, say), place == "camp") for held in shown]
    sign = icon(ICONS["cards" if place == "hand" else "camp"], 18, "ic quiet")
    return tag(
        "span", sign, tag("span", *drawn, class_=classes("minis", "many" if len(drawn) > 4 else "")), class_=place
    )


def stock(view: View, player: Player, say: Say) -> str:
    """Ducats, provisions and how many knights they are for."""
    stored, knights = player["provisions"], player["knights"]
    lacking = max(0, knights - stored)
    unfed = tag("small", words(say("panel-unfed", count=lacking)), class_="unfed") if lacking else ""
    return tag(
        "div",
        tag(
            "span",
            ducat_icon(26),
            tag("b", str(player["ducats"])),
            words(say("panel-own-ducats", count=player["ducats"])),
            class_="st coins",
        ),
        tag(
            "span",
            provisions_icon(28),
            tag("span", tag("b", str(stored)), " ", words(say("panel-own-feeds", count=knights)), unfed),
            class_=classes("st", "short" if lacking else ""),
        ),
        class_="stock",
    )
