"""A panel for each side: tracks, lost units, commanders, cards; in the negotiations, what was lost before them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.icons import ICONS as COMMON
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.highlights import Light
from hetman.games.chocim.drawing.layout import View
from hetman.games.chocim.drawing.pieces import loose_block, loose_marker, sign
from hetman.games.chocim.drawing.tracks import morale, supply

Player = Mapping[str, Any]
LOST = ("broken", "rebelled", "removed")
ASKS_FOR_BROKEN = {"rally", "bury"}


def panel(view: View, player: Player, say: Say, lit: Light) -> str:
    seat = player["seat"]
    state = ""
    if view["actor"] == seat or seat in view.get("awaited", ()):
        state = " turn" if view["seat"] == seat else " awaited"
    talks = view["negotiation"] is not None
    return tag(
        "section",
        heading(view, player, say),
        morale(player, say),
        supply(player, expected(view, seat), say),
        prepared(view, player, say) if talks else losses(view, player, say, lit),
        # The reader's own lie beside the map as cards.
        "" if talks or view["seat"] == seat else commanders(player, say),
        counts(view, player, say),
        class_=f"player siege-side{state}",
        id=f"panel-{seat}",
        aria_label=say("panel-player", seat=("seat", seat)),
    )


def heading(view: View, player: Player, say: Say) -> str:
    seat = player["seat"]
    badges = ""
    if seat in view["winners"]:
        badges += tag("span", icon(COMMON["bulawa"], 14), words(say("panel-winner")), class_="badge")
    elif player["passed"] and view["phase"] == "actions":
        badges += tag("span", icon(COMMON["flag"], 14), words(say("panel-passed")), class_="badge")
    side = tag("span", words(say("panel-side", side=("side", SIDES[seat]))))
    name = tag("div", words(say("panel-player", seat=("seat", seat))), class_="name")
    return tag(
        "div",
        loose_marker(seat, 42),
        tag("div", name, tag("div", side, badges, class_="side")),
        tag("span", class_="clock", data_clock=str(seat)),
        class_="who",
    )


def expected(view: View, seat: int) -> int | None:
    """What this week's rides would bring as units stand now; nothing more once the bread is eaten."""
    if view["phase"] in ("summary", "negotiation") or view["ending"] is not None:
        return None
    brings = {action["action"]: action["brings"] or 0 for field in view["fields"] for action in field["actions"]}
    loot = brings.get("loot-raid", 0)
    return int(brings.get("kamieniec", 0) + loot if seat == 0 else brings.get("plunder", 0) - loot)


# Lost units


def losses(view: View, player: Player, say: Say, lit: Light) -> str:
    own = view["seat"] == player["seat"]
    asked = own and bool(lit.verbs & ASKS_FOR_BROKEN)
    rows = []
    for place in LOST:
        units = {unit: count for unit, count in player[place].items() if count}
        blocks = [lost_block(unit, count, place, say, lit, asked) for unit, count in units.items()]
        shown = tag("span", *(blocks or [tag("span", "–")]), class_="row-of-blocks")
        rows.append(tag("div", sign(place, 17), tag("span", words(say(f"panel-{place}"))), shown))
    return tag("div", *rows, class_="lost-units")


def lost_block(unit: str, count: int, place: str, say: Say, lit: Light, asked: bool) -> str:
    label = say("panel-units", unit=("unit", unit), count=count)
    drawn = loose_block(unit, 21, count, label=label)
    if place != "broken":
        return tag("span", drawn, class_="lost", title=label)
    if not (asked and unit in lit.open):
        return tag("span", drawn, class_="lost tilted", title=label)
    chosen = "true" if unit in lit.chosen else "false"
    return tag(
        "button",
        drawn,
        type="button",
        class_="lost tilted legal",
        data_token=unit,
        data_as="unit",
        aria_pressed=chosen,
        aria_label=label,
    )


# Commanders lie open for all


def commanders(player: Player, say: Say) -> str:
    rows = [commander(leader, player["seat"], say) for leader in player["leaders"]["commanders"]]
    return tag("div", *rows, class_="commanders-row")


def commander(leader: Mapping[str, Any], seat: int, say: Say) -> str:
    name = say("board-leader-short", leader=("leader", leader["leader"]))
    title = say(f"panel-commander-{leader['is']}", leader=("leader", leader["leader"]), count=leader["command"])
    value = tag("b", str(leader["command"]), class_=f"command-value {SIDES[seat]}")
    return tag("span", value, tag("span", words(name)), class_=f"commander-name {leader['is']}", title=title)


# Cards


def counts(view: View, player: Player, say: Say) -> str:
    """On a phone this row is the whole strip, with morale and supply before the cards."""
    leaders, treaties = player["leaders"], player["treaties"]
    held, name = treaties["count"], say("panel-treaties")
    if treaties["hand"] is not None:
        # What the reader has laid, and nobody else may see yet, has left the hand.
        held = sum(treaties["hand"].values())
        name = say("panel-strength", count=sum(int(card) * count for card, count in treaties["hand"].items()))
    cells = [
        cell("morale", player["morale"], say("panel-morale"), "only-in-strip"),
        cell("supply", player["supply"], say("panel-supply"), "only-in-strip"),
        cell("card", leaders["count"], say("panel-officers"), "", say("panel-officers-title", count=leaders["deck"])),
        cell("treaty", held, name, "", known(player, say)),
    ]
    if player["extra_card"]:
        cells.append(cell("extra-card", 1, say("panel-extra"), "", say("panel-extra-title")))
    return tag("div", *cells, class_="counts siege-counts")


def cell(charge: str, value: int, name: str, class_: str, title: str | None = None) -> str:
    return tag("div", tag("b", sign(charge, 18), str(value)), words(name), class_=class_ or None, title=title or name)


def known(player: Player, say: Say) -> str:
    """What everybody saw the side pick."""
    picked = ", ".join(f"{card} × {count}" for card, count in player["treaties"]["known"].items())
    return say("panel-known", cards=picked or "–")


# Before the negotiations


def prepared(view: View, player: Player, say: Say) -> str:
    seat = player["seat"]
    talks = view["negotiation"]
    due = talks["discards"][seat]
    third = "fields" if "fields" in due else "removed"
    rows = [
        line("supply", say("panel-due-supply", count=player["supply"]), -due["supply"]),
        line("morale", say("panel-due-morale", count=player["morale"]), -due["morale"]),
        line("control" if third == "fields" else "removed", say(f"panel-due-{third}"), -due[third]),
        line("treaty", say("panel-discarded"), -due["count"]),
        line("scales", say("panel-start"), talks["start"][seat]),
    ]
    if view["ending"] == "negotiation":
        rows.append(line("hit", say("panel-score"), view["scores"][seat]))
    return tag("div", *rows, class_="lost-units")


def line(charge: str, name: str, value: int) -> str:
    shown = str(value).replace("-", "−")
    return tag("div", sign(charge, 17), tag("span", words(name)), tag("b", shown, class_="row-of-blocks"))
