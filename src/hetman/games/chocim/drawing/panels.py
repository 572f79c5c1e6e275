"""A panel for each side: tracks, lost units, cards; in the negotiations, what was lost before them."""

from __future__ import annotations

from hetman.drawing import Player, Say, View
from hetman.drawing.button import button
from hetman.drawing.elements import classes, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.icons import ICONS as COMMON
from hetman.drawing.panel import badge, seat_panel
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.pieces import loose_block, loose_marker, sign
from hetman.games.chocim.drawing.tracks import after_bread, change_of, morale, supply

LOST = ("broken", "rebelled", "removed")


def panel(view: View, player: Player, say: Say, highlight: Highlight) -> str:
    seat = player["seat"]
    talks = view["negotiation"] is not None
    gain = expected(view, seat)
    return seat_panel(
        view,
        seat,
        say("panel-player", seat=("seat", seat)),
        head(view, player, gain, say),
        tag("div", morale(player, say), supply(player, gain, say), class_="gauges"),
        prepared(view, player, say) if talks else losses(view, player, say, highlight),
        class_="siege-side",
    )


def head(view: View, player: Player, gain: int | None, say: Say) -> str:
    """Marker, name and side, cards, the clock. On a phone this is the whole strip, with morale and supply."""
    seat = player["seat"]
    badges = ""
    if seat in view["winners"]:
        badges = badge(COMMON["bulawa"], say("panel-winner"))
    elif player["passed"] and view["phase"] == "actions":
        badges = badge(COMMON["flag"], say("panel-passed"))
    side = tag("span", words(say("panel-side", side=("side", SIDES[seat]))))
    name = tag("div", words(say("panel-player", seat=("seat", seat))), class_="name")
    return tag(
        "div",
        loose_marker(seat, 34),
        tag("div", name, tag("div", side, badges, class_="side"), class_="names"),
        *counts(player, gain, say),
        tag("span", class_="clock", data_clock=str(seat)),
        class_="who",
    )


def expected(view: View, seat: int) -> int | None:
    """What this week's rides bring as units stand now; nothing more once the bread is eaten."""
    if view["phase"] in ("summary", "negotiation") or view["ending"] is not None:
        return None
    brings = {action["action"]: action["brings"] or 0 for field in view["fields"] for action in field["actions"]}
    loot = brings.get("loot-raid", 0)
    return int(brings.get("kamieniec", 0) + loot if seat == 0 else brings.get("plunder", 0) - loot)


# Lost units


def losses(view: View, player: Player, say: Say, highlight: Highlight) -> str:
    asked = asked_of_lost(highlight) if view["seat"] == player["seat"] else {}
    cells = []
    for place in LOST:
        blocks = [
            lost_block(unit, count, place, say, highlight, unit in asked.get(place, ()))
            for unit, count in player[place].items()
            if count
        ]
        shown = tag("span", *(blocks or [tag("span", "–")]), class_="row-of-blocks")
        name = say(f"panel-{place}")
        cells.append(tag("div", sign(place, 16), tag("span", words(name)), shown, title=say(f"panel-{place}-title")))
    return tag("div", *cells, class_="lost-units")


def asked_of_lost(highlight: Highlight) -> dict[str, set[str]]:
    """Units that moves take from among the lost ones, by where they are: the cold can take rebels."""
    rebels = {move[1] for move in highlight.named("remove") if len(move) == 2}
    return {"broken": highlight.operands("rally", "bury"), "rebelled": rebels}


def lost_block(unit: str, count: int, place: str, say: Say, highlight: Highlight, legal: bool) -> str:
    label = say("panel-units", unit=("unit", unit), count=count)
    drawn = loose_block(unit, 17, count, label=label)
    class_ = classes("lost", "tilted" if place == "broken" else "")
    if legal:
        return button(drawn, unit, highlight, operand="unit", label=label, class_=class_)
    return tag("span", drawn, class_=class_, data_token=unit, data_as="unit")


# Cards


def counts(player: Player, gain: int | None, say: Say) -> list[str]:
    """Morale and supply only where the tracks are not shown."""
    leaders, treaties = player["leaders"], player["treaties"]
    # What the viewer has laid, and nobody else may see yet, has left the hand.
    held = treaties["count"] if treaties["hand"] is None else sum(treaties["hand"].values())
    picked = ", ".join(f"{card} × {count}" for card, count in treaties["known"].items())
    after = f"→{after_bread(player, gain)}" if gain is not None else ""
    cells = [
        ("morale", player["morale"], "", say("panel-morale"), "only-in-strip"),
        ("supply", player["supply"], after, say("panel-supply"), "only-in-strip"),
        ("card", leaders["count"], "", say("panel-officers-title", count=leaders["deck"]), "not-in-strip"),
        ("treaty", held, "", say("panel-treaties-title", cards=picked or "–"), "not-in-strip"),
    ]
    if player["extra_card"]:
        cells.append(("extra-card", 1, "", say("panel-extra-title"), "not-in-strip"))
    return [
        tag("span", sign(icon, 16), tag("b", str(value)), after_note(note), class_=f"count-of {class_}", title=title)
        for icon, value, note, title, class_ in cells
    ]


def after_note(note: str) -> str:
    """Where supply goes this week. A narrow strip leaves it out."""
    return tag("small", words(note)) if note else ""


# Before the negotiations


def prepared(view: View, player: Player, say: Say) -> str:
    """Treaties lost by supply, morale and fields or removed units."""
    seat, talks = player["seat"], view["negotiation"]
    due = talks["discards"][seat]
    third, icon = ("fields", "control") if "fields" in due else ("removed", "removed")
    lines = [
        ("supply", say("panel-supply"), -due["supply"], say("panel-due-supply", count=player["supply"])),
        ("morale", say("panel-morale"), -due["morale"], say("panel-due-morale", count=player["morale"])),
        (icon, say(f"panel-due-{third}"), -due[third], say(f"panel-due-{third}-title")),
    ]
    if view["ending"] == "negotiation":
        lines[2:] = [("hit", say("panel-score"), view["scores"][seat], say("panel-score"))]
    cells = [
        tag(
            "div",
            sign(icon, 16),
            tag("span", words(name)),
            tag("b", change_of(value), class_="row-of-blocks"),
            title=title,
        )
        for icon, name, value, title in lines
    ]
    return tag("div", *cells, class_="lost-units")
