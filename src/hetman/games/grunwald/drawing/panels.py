"""A panel for each seat: points and offices, ducats, provisions and pawns, the cards in hand and camp."""

from __future__ import annotations

from hetman.drawing import Player, Say, View
from hetman.drawing.elements import classes, icon, tag, words
from hetman.drawing.panel import badge, count_cell, heading, seat_panel
from hetman.games.grunwald.drawing.cards import label_of, laid_out, small_picture
from hetman.games.grunwald.drawing.icons import ICONS
from hetman.games.grunwald.drawing.pieces import (
    HELPER,
    OFFICER,
    absent,
    ducat_icon,
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
    name = say("thing", thing=("seat", seat))
    parts = (head(view, player, name, say), stocks(player, say), cards(player, say))
    return seat_panel(view, seat, name, *parts, class_="seat")


def head(view: View, player: Player, name: str, say: Say) -> str:
    """The officer as the seat's sign, the name, the points, the offices, and what else there is to know."""
    seat, over = player["seat"], bool(view["winners"])
    key = "panel-office" if over else "panel-leads"
    offices = [office_icon(office, 24, say(key, office=("office", office)), over) for office in player["offices"]]
    return heading(
        seat,
        pawn_icon(pawn(seat, OFFICER), OFFICER, 46),
        name,
        tag("span", words(say("panel-points", points=view["scores"][seat])), class_="pts"),
        tag("span", words(say("panel-you"))) if view["seat"] == seat else "",
        tag("span", *offices, class_="offs") if offices else "",
        badge(ICONS["flag"], say("panel-start")) if view["start"] == seat and not over else "",
        badge(ICONS["bulawa"], say("board-winner")) if seat in view["winners"] else "",
        *notes(view, player, say),
    )


def notes(view: View, player: Player, say: Say) -> list[str]:
    found = []
    if player["officer_worth"] != PLAIN_WORTH:
        found.append(tag("span", words(say("panel-worth", worth=player["officer_worth"])), class_="note"))
    if player["passed"] and view["phase"] == "officers":
        idle = player["officer"] is not None and player["free"] == 0
        key, state = ("panel-idle", "note idle") if idle else ("panel-passed", "note")
        found.append(tag("span", words(say(key)), class_=state))
    return found


def stocks(player: Player, say: Say) -> str:
    """Ducats, provisions with the knights they are for, pawns; a dotted line where provisions are short."""
    ducats, stored, knights = player["ducats"], player["provisions"], player["knights"]
    eaters = words(say("panel-feeds", count=knights)) + icon(ICONS["crown"], 14)
    feeds = tag("span", eaters, class_="feeds", data_short=f"/{knights}")
    label = say("panel-provisions", amount=stored, count=knights)
    short = "short" if stored < knights else None
    officers = int(player["officer"] is None)
    to_send = say("panel-pawns", officers=officers, count=player["free"], helpers=player["helpers"])
    return tag(
        "div",
        count_cell(ducat_icon(24), ducats, title=say("board-ducats", amount=ducats)),
        tag("div", tag("b", provisions_icon(24), tag("span", str(stored))), feeds, title=label, class_=short),
        count_cell(pawns(player), "", title=to_send, class_="pawns"),
        class_="counts goods",
    )


def pawns(player: Player) -> str:
    """Officer and helpers still to be sent, then those who are out, dashed; a narrow strip counts the helpers."""
    seat: int = player["seat"]
    free: int = player["free"]
    out = [pawn_icon(absent(seat, kind), kind, size, "mk absent") for kind, size in ((OFFICER, 36), (HELPER, 23))]
    if player["officer"] is None:
        # The same id as on the board: the page shows how he goes there.
        out[0] = pawn_icon(pawn(seat, OFFICER), OFFICER, 36, id_=f"officer-{seat}")
    helpers: str = pawn_icon(pawn(seat, HELPER), HELPER, 23) * free + out[1] * (player["helpers"] - free)
    return out[0] + helpers + (tag("i", str(free), class_="free") if free > 1 else "")


def cards(player: Player, say: Say) -> str:
    """The same small card stands upright in the hand and lies in the camp."""
    rows = []
    for place in ("hand", "camp"):
        lying = place == "camp"
        held = [card for card, _ in laid_out(player[place])]
        drawn = [small_picture(card, player["seat"], label_of(card, say), lying) for card in held]
        many = "many" if len(held) > FEW and not lying else ""
        name = tag("span", words(say("thing", thing=("place", place))))
        rows.append(tag("div", name, tag("span", *drawn, class_=classes("minis", many)), class_="place"))
    return tag("div", *rows, class_="own")
