"""The panel of a seat: markers, sizes of its piles, its known coins, its army."""

from __future__ import annotations

from collections.abc import Mapping

from hetman.drawing import Player, Say, View
from hetman.drawing.button import clickable
from hetman.drawing.elements import classes, icon, tag, words
from hetman.drawing.highlight import LEGAL, Highlight
from hetman.drawing.icons import ICONS
from hetman.drawing.panel import badge, count_cell, heading, seat_panel
from hetman.games.warchest.components import UNITS
from hetman.games.warchest.drawing.highlights import payment
from hetman.games.warchest.drawing.pieces import coin, coin_back, marker, missing_marker, side_of

PILES = {"hand": "hand", "bag": "bag", "down": "face-down"}


def panel(view: View, player: Player, say: Say, highlight: Highlight) -> str:
    seat = player["seat"]
    return seat_panel(
        view,
        seat,
        say("panel-player", seat=("seat", seat)),
        head(view, seat, say),
        track(view, seat, say),
        "" if view["pool"] else sizes(player, say),
        known_coins(view, player, say),
        drawn_by_other(view, player, say),
        army(view, player, say, highlight),
    )


def head(view: View, seat: int, say: Say) -> str:
    """The head of a panel. Partners have the same markers, so four seats show the backs of their coins."""
    side = say("panel-side-own" if view["seat"] == seat else "panel-side", team=("team", seat % 2))
    badges = ""
    if view["initiative"] == seat and not view["winners"]:
        badges += badge(ICONS["flag"], say("panel-initiative"), say("panel-claimed") if view["claimed"] else None)
    if seat in view["winners"]:
        badges += badge(ICONS["bulawa"], say("panel-winner"))
    sign = marker(side_of(seat), 46) if view["seats"] == 2 else coin_back(seat, 46, side)
    return heading(seat, sign, say("panel-player", seat=("seat", seat)), tag("span", words(side)), badges)


def track(view: View, seat: int, say: Say) -> str:
    """A row of the placed markers and the missing ones."""
    team, goal = seat % 2, view["goal"]
    placed = sum(holder == team for holder in view["holds"].values())
    size = 28 if goal <= 6 else 22
    row = [marker(side_of(seat), size)] * placed + [missing_marker(side_of(seat), size)] * (goal - placed)
    total = tag("span", words(say("panel-markers", count=placed, goal=goal)), class_="sum")
    return tag("div", *row, total, class_="track")


def sizes(player: Player, say: Say) -> str:
    """The sizes of the piles, and the face-up coins."""
    cells = [count_cell(icon(ICONS[sign], 20), player[pile], say(f"pile-{pile}")) for pile, sign in PILES.items()]
    up = spread(player["up"], player["seat"], say) if player["up"] else icon(ICONS["face-up"], 20) + "0"
    return tag("div", *cells, count_cell(up, "", say("pile-up"), class_="open"), class_="counts")


def spread(coins: Mapping[str, int], seat: int, say: Say) -> str:
    """One coin of each kind, with a number if there are several."""
    return tag("span", *(pile(kind, count, seat, say) for kind, count in coins.items() if count), class_="spread")


def pile(kind: str, count: int, seat: int, say: Say) -> str:
    name = say(f"coin-{kind}")
    label = name if count == 1 else say("panel-pile", coin=name, count=count)
    return tag("span", coin(kind, seat, 22, label), tag("i", str(count)) if count > 1 else "", class_="pile")


def known_coins(view: View, player: Player, say: Say) -> str:
    """The coins in the bag and the face-down discards, which only the seat itself knows."""
    if view["seat"] != player["seat"] or not player["coins"]:
        return ""
    piles = "".join(known_pile(name, player, say) for name in ("bag", "down"))
    return tag("div", piles, class_="known") if piles else ""


def known_pile(name: str, player: Player, say: Say) -> str:
    coins = player["coins"][name]
    if not coins:
        return ""
    held = spread(coins, player["seat"], say)
    return tag("span", icon(ICONS[PILES[name]], 17), held, title=say(f"panel-own-{name}"))


def drawn_by_other(view: View, player: Player, say: Say) -> str:
    """The unused coin that another seat's Warrior Priest drew."""
    if player["drawn"] is None or view["seat"] == player["seat"]:
        return ""
    label = say("panel-drawn")
    return tag("div", tag("span", coin_back(player["seat"], 22, label), words(label)), class_="known")


def army(view: View, player: Player, say: Say, highlight: Highlight) -> str:
    caption = tag("div", tag("span", words(say("panel-units"))), tag("span", words(say("panel-supply"))), class_="cap")
    rows = [unit_row(view, unit, player, say, highlight) for unit in player["army"]]
    return tag("div", caption, *rows, class_="kinds")


def unit_row(view: View, unit: str, player: Player, say: Say, highlight: Highlight) -> str:
    own = view["seat"] == player["seat"]
    can = own and ("recruit", unit, payment(view, highlight)) in highlight.moves
    texts = tag(
        "span",
        tag("span", words(say(f"unit-{unit}")), class_="nm"),
        tag("span", words(say(f"rule-{unit}")), class_="does"),
    )
    return tag(
        "div",
        coin(unit, player["seat"], 32),
        texts,
        supply(unit, player, say),
        class_=classes("kind", LEGAL if can else ""),
        data_token=unit,
        data_as="unit",
        **clickable(can),
    )


def supply(unit: str, player: Player, say: Say) -> str:
    """A pip for each coin of the unit: full in the supply, hollow in play, a cross if it left the game."""
    left, lost = player["supply"].get(unit, 0), player["lost"].get(unit, 0)
    states = ["pip"] * left + ["pip out"] * (UNITS[unit] - left - lost) + ["pip lost"] * lost
    pips = [tag("i", class_=state) for state in states]
    return tag("span", *pips, class_="left", role="img", aria_label=say("panel-left", count=left, lost=lost))
