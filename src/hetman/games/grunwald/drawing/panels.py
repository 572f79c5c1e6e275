"""A panel for each seat: points and offices, ducats, provisions and pawns, the cards in hand and camp."""

from __future__ import annotations

from hetman.drawing import Say
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.icons import ICONS as COMMON
from hetman.games.grunwald.drawing.cards import label_of, laid_out, small_picture
from hetman.games.grunwald.drawing.highlights import Player, View
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.pieces import (
    HELPER,
    OFFICER,
    ducat_icon,
    missing_icon,
    office_icon,
    pawn,
    pawn_icon,
    provisions_icon,
)

PLAIN_WORTH = 2
"""What an officer counts unless an event says otherwise."""
FEW = 7
"""More cards than this overlap in a hand; a lying card would cover the strength of the next."""


def panel(view: View, player: Player, say: Say) -> str:
    seat = player["seat"]
    state = ""
    if seat in view["awaited"]:
        state = " turn" if view["seat"] == seat else " awaited"
    if view["seat"] == seat:
        state += " mine"
    return tag(
        "section",
        heading(view, player, say),
        stocks(player, say),
        cards(player, say),
        class_=f"player seat{state}",
        id=f"panel-{seat}",
        aria_label=say("thing", thing=("seat", seat)),
    )


def heading(view: View, player: Player, say: Say) -> str:
    """The officer as the seat's sign, the name, the points, the offices, and what else there is to know."""
    seat = player["seat"]
    over = bool(view["winners"])
    offices = [office(name, say, over) for name in player["offices"]]
    score = say("panel-points", points=view["scores"][seat])
    own = tag("span", words(say("panel-you"))) if view["seat"] == seat else ""
    side = tag(
        "div",
        tag("span", words(score), class_="pts"),
        own,
        tag("span", *offices, class_="offs") if offices else "",
        badges(view, player, say),
        class_="side",
    )
    name = tag("div", words(say("thing", thing=("seat", seat))), class_="name")
    clock = tag("span", class_="clock", data_clock=str(seat))
    return tag("div", pawn_icon(pawn(seat, OFFICER), OFFICER, 46), tag("div", name, side), clock, class_="who")


def office(name: str, say: Say, held: bool) -> str:
    label = say("panel-office" if held else "panel-leads", office=("office", name))
    return office_icon(name, 24, label, held)


def badges(view: View, player: Player, say: Say) -> str:
    found = ""
    if view["start"] == player["seat"] and not view["winners"]:
        found += tag("span", icon(COMMON["flag"], 12), words(say("panel-start")), class_="badge")
    if player["seat"] in view["winners"]:
        found += tag("span", icon(COMMON["bulawa"], 12), words(say("board-winner")), class_="badge")
    if player["officer_worth"] != PLAIN_WORTH:
        found += tag("span", words(say("panel-worth", worth=player["officer_worth"])), class_="note")
    if player["passed"] and view["phase"] == "officers":
        idle = player["officer"] is not None and player["free"] == 0
        key, state = ("panel-idle", "note idle") if idle else ("panel-passed", "note")
        found += tag("span", words(say(key)), class_=state)
    return found


def stocks(player: Player, say: Say) -> str:
    """Ducats, provisions with the knights they are for, pawns; a dotted line where provisions are short."""
    ducats, stored, knights = player["ducats"], player["provisions"], player["knights"]
    label = say("panel-provisions", amount=stored, count=knights)
    eaters = words(say("panel-feeds", count=knights)) + icon(ICONS["crown"], 14)
    feeds = tag("span", eaters, class_="feeds", data_short=f"/{knights}")
    return tag(
        "div",
        tag("div", tag("b", ducat_icon(24), str(ducats)), title=say("board-ducats", amount=ducats)),
        tag(
            "div",
            tag("b", provisions_icon(24), tag("span", str(stored))),
            feeds,
            title=label,
            class_="short" if stored < knights else None,
        ),
        tag("div", tag("b", *pawns(player)), title=pawns_label(player, say), class_="pawns"),
        class_="counts goods",
    )


def pawns(player: Player) -> list[str]:
    """Officer and helpers still to be sent, then those who are out, dashed; a narrow strip counts the helpers."""
    seat, free = player["seat"], player["free"]
    if player["officer"] is None:
        # The same id as on the board: he is seen to go there.
        officer = pawn_icon(pawn(seat, OFFICER), OFFICER, 36, id_=f"officer-{seat}")
    else:
        officer = missing_icon(seat, OFFICER, 36)
    helpers = [pawn_icon(pawn(seat, HELPER), HELPER, 23)] * free
    count = tag("i", str(free), class_="free") if free > 1 else ""
    return [officer, *helpers, *[missing_icon(seat, HELPER, 23)] * (player["helpers"] - free), count]


def pawns_label(player: Player, say: Say) -> str:
    return say("panel-pawns", officers=int(player["officer"] is None), count=player["free"], helpers=player["helpers"])


def cards(player: Player, say: Say) -> str:
    """The same small card stands upright in the hand and lies in the camp."""
    rows = []
    for place, lying in (("hand", False), ("camp", True)):
        held = [card for card, _ in laid_out(player[place])]
        drawn = [small_picture(card, player["seat"], label_of(card, say), lying) for card in held]
        many = " many" if len(held) > FEW and not lying else ""
        rows.append(tag("span", words(say("thing", thing=("place", place)))))
        rows.append(tag("span", *drawn, class_=f"minis{many}"))
    return tag("div", *rows, class_="own")
