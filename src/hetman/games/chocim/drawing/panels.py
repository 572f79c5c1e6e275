"""A panel for each side: tracks, lost units, commanders, cards; in the negotiations, what was lost before them."""

from __future__ import annotations

from hetman.drawing import Player, Say, View
from hetman.drawing.button import button
from hetman.drawing.elements import tag, words
from hetman.drawing.highlight import LEGAL, Highlight
from hetman.drawing.icons import ICONS as COMMON
from hetman.drawing.panel import badge, count_cell, heading, seat_panel
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.pieces import loose_block, loose_marker, sign
from hetman.games.chocim.drawing.tracks import morale, supply

LOST = ("broken", "rebelled", "removed")


def panel(view: View, player: Player, say: Say, highlight: Highlight) -> str:
    seat = player["seat"]
    talks = view["negotiation"] is not None
    return seat_panel(
        view,
        seat,
        say("panel-player", seat=("seat", seat)),
        head(view, player, say),
        morale(player, say),
        supply(player, expected(view, seat), say),
        prepared(view, player, say) if talks else losses(view, player, say, highlight),
        # The viewer's own lie beside the map as cards.
        "" if talks or view["seat"] == seat else commanders(player, say),
        counts(player, say),
        class_="siege-side",
    )


def head(view: View, player: Player, say: Say) -> str:
    seat = player["seat"]
    side = tag("span", words(say("panel-side", side=("side", SIDES[seat]))))
    badges = ""
    if seat in view["winners"]:
        badges = badge(COMMON["bulawa"], say("panel-winner"))
    elif player["passed"] and view["phase"] == "actions":
        badges = badge(COMMON["flag"], say("panel-passed"))
    return heading(seat, loose_marker(seat, 42), say("panel-player", seat=("seat", seat)), side, badges)


def expected(view: View, seat: int) -> int | None:
    """What this week's rides bring as units stand now; nothing more once the bread is eaten."""
    if view["phase"] in ("summary", "negotiation") or view["ending"] is not None:
        return None
    brings = {action["action"]: action["brings"] or 0 for field in view["fields"] for action in field["actions"]}
    loot = brings.get("loot-raid", 0)
    return int(brings.get("kamieniec", 0) + loot if seat == 0 else brings.get("plunder", 0) - loot)


# Lost units


def losses(view: View, player: Player, say: Say, highlight: Highlight) -> str:
    asked = highlight.operands("rally", "bury") if view["seat"] == player["seat"] else set()
    rows = []
    for place in LOST:
        blocks = [
            lost_block(unit, count, place, say, highlight, place == "broken" and unit in asked)
            for unit, count in player[place].items()
            if count
        ]
        shown = tag("span", *(blocks or [tag("span", "–")]), class_="row-of-blocks")
        rows.append(row(place, say(f"panel-{place}"), shown))
    return tag("div", *rows, class_="lost-units")


def lost_block(unit: str, count: int, place: str, say: Say, highlight: Highlight, legal: bool) -> str:
    label = say("panel-units", unit=("unit", unit), count=count)
    drawn = loose_block(unit, 21, count, label=label)
    if legal:
        return button(drawn, unit, highlight, operand="unit", label=label, class_=f"lost tilted {LEGAL}")
    return tag("span", drawn, class_="lost tilted" if place == "broken" else "lost")


def row(icon: str, name: str, value: str) -> str:
    return tag("div", sign(icon, 17), tag("span", words(name)), value)


# Commanders lie open for all


def commanders(player: Player, say: Say) -> str:
    shown = [commander(leader, player["seat"], say) for leader in player["leaders"]["commanders"]]
    return tag("div", *shown, class_="commanders-row")


def commander(leader: View, seat: int, say: Say) -> str:
    name = say("board-leader-short", leader=("leader", leader["leader"]))
    title = say(f"panel-commander-{leader['is']}", leader=("leader", leader["leader"]), count=leader["command"])
    value = tag("b", str(leader["command"]), class_=f"command-value {SIDES[seat]}")
    return tag("span", value, tag("span", words(name)), class_=f"commander-name {leader['is']}", title=title)


# Cards


def counts(player: Player, say: Say) -> str:
    """On a phone this row is the whole strip, with morale and supply before the cards."""
    leaders, treaties = player["leaders"], player["treaties"]
    held, name = treaties["count"], say("panel-treaties")
    if treaties["hand"] is not None:
        # What the viewer has laid, and nobody else may see yet, has left the hand.
        held = sum(treaties["hand"].values())
        name = say("panel-strength", count=sum(int(card) * count for card, count in treaties["hand"].items()))
    picked = ", ".join(f"{card} × {count}" for card, count in treaties["known"].items())
    cells = [
        ("morale", player["morale"], say("panel-morale"), say("panel-morale"), "only-in-strip"),
        ("supply", player["supply"], say("panel-supply"), say("panel-supply"), "only-in-strip"),
        ("card", leaders["count"], say("panel-officers"), say("panel-officers-title", count=leaders["deck"]), ""),
        ("treaty", held, name, say("panel-known", cards=picked or "–"), ""),
    ]
    if player["extra_card"]:
        cells.append(("extra-card", 1, say("panel-extra"), say("panel-extra-title"), ""))
    shown = [count_cell(sign(icon, 18), value, name, title, class_) for icon, value, name, title, class_ in cells]
    return tag("div", *shown, class_="counts siege-counts")


# Before the negotiations


def prepared(view: View, player: Player, say: Say) -> str:
    """Treaties lost by supply, morale and fields or removed units, and what was left of them."""
    seat, talks = player["seat"], view["negotiation"]
    due = talks["discards"][seat]
    third, icon = ("fields", "control") if "fields" in due else ("removed", "removed")
    lines = [
        ("supply", say("panel-due-supply", count=player["supply"]), -due["supply"]),
        ("morale", say("panel-due-morale", count=player["morale"]), -due["morale"]),
        (icon, say(f"panel-due-{third}"), -due[third]),
        ("treaty", say("panel-discarded"), -due["count"]),
        ("scales", say("panel-start"), talks["start"][seat]),
    ]
    if view["ending"] == "negotiation":
        lines.append(("hit", say("panel-score"), view["scores"][seat]))
    rows = [
        row(icon, name, tag("b", str(value).replace("-", "−"), class_="row-of-blocks")) for icon, name, value in lines
    ]
    return tag("div", *rows, class_="lost-units")
