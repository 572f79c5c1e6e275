"""What lies around the board of War Chest: a panel for each seat, the hand, the cards of a draft."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.art import Say
from hetman.art.charges import CHARGES
from hetman.art.elements import icon, tag, words
from hetman.games.warchest.charges import UNIT_CHARGES
from hetman.games.warchest.components import UNITS
from hetman.games.warchest.lighting import Light, View
from hetman.games.warchest.pieces import SHIELD, coin, coin_back, marker, missing_marker, side_of

Player = Mapping[str, Any]


def panel(view: View, player: Player, say: Say, lit: Light) -> str:
    seat = player["seat"]
    state = ""
    if view["actor"] == seat:
        state = " turn" if view["seat"] == seat else " awaited"
    return tag(
        "section",
        heading(view, seat, say),
        track(view, seat, say),
        "" if view["pool"] else sizes(player, say),
        known_coins(view, player, say),
        drawn_by_other(view, player, say),
        army(view, player, say, lit),
        class_=f"player{state}",
        id=f"panel-{seat}",
        aria_label=say("panel-player", seat=("seat", seat)),
    )


def heading(view: View, seat: int, say: Say) -> str:
    """Of two partners each is shown by the back of his coins, since their markers are the same."""
    side = say("panel-side-own" if view["seat"] == seat else "panel-side", team=("team", seat % 2))
    badges = ""
    if view["initiative"] == seat:
        title = say("panel-claimed") if view["claimed"] else None
        badges += badge("flag", say("panel-initiative"), title)
    if seat in view["winners"]:
        badges += badge("bulawa", say("panel-winner"), None)
    name = tag("div", words(say("panel-player", seat=("seat", seat))), class_="name")
    return tag(
        "div",
        marker(side_of(seat), 46) if view["seats"] == 2 else coin_back(seat, 46, side),
        tag("div", name, tag("div", tag("span", words(side)), badges, class_="side")),
        tag("span", class_="clock", data_clock=str(seat)),
        class_="who",
    )


def badge(charge: str, text: str, title: str | None) -> str:
    return tag("span", icon(CHARGES[charge], 14), words(text), class_="badge", title=title)


def track(view: View, seat: int, say: Say) -> str:
    """The markers that the side has placed, in a row with those it still has to place."""
    team, goal = seat % 2, view["goal"]
    placed = sum(holder == team for holder in view["holds"].values())
    size = 28 if goal <= 6 else 22
    row = [marker(side_of(seat), size)] * placed + [missing_marker(side_of(seat), size)] * (goal - placed)
    total = tag("span", words(say("panel-markers", count=placed, goal=goal)), class_="sum")
    return tag("div", *row, total, class_="track")


def sizes(player: Player, say: Say) -> str:
    """How many coins are where, and those that lie face up."""
    cells = [
        tag("div", tag("b", icon(CHARGES[charge], 20), str(player[pile])), words(say(f"pile-{pile}")))
        for pile, charge in (("hand", "hand"), ("bag", "bag"), ("down", "face-down"))
    ]
    up = spread(player["up"], player["seat"], say) if player["up"] else icon(CHARGES["face-up"], 20) + "0"
    return tag("div", *cells, tag("div", tag("b", up), words(say("pile-up")), class_="open"), class_="counts")


def spread(coins: Mapping[str, int], seat: int, say: Say) -> str:
    """One coin of each kind, with a number where there are several."""
    return tag("span", *(pile(kind, count, seat, say) for kind, count in coins.items() if count), class_="spread")


def pile(kind: str, count: int, seat: int, say: Say) -> str:
    name = say(f"coin-{kind}")
    label = name if count == 1 else say("panel-pile", coin=name, count=count)
    return tag("span", coin(kind, seat, 22, label), tag("i", str(count)) if count > 1 else "", class_="pile")


def known_coins(view: View, player: Player, say: Say) -> str:
    """Only a seat itself knows what its bag holds and what it discarded face down."""
    if view["seat"] != player["seat"] or not player["coins"]:
        return ""
    piles = known_pile("bag", "bag", player, say) + known_pile("down", "face-down", player, say)
    return tag("div", piles, class_="known") if piles else ""


def known_pile(name: str, charge: str, player: Player, say: Say) -> str:
    coins = player["coins"][name]
    if not coins:
        return ""
    title = say(f"panel-own-{name}")
    return tag("span", icon(CHARGES[charge], 17), spread(coins, player["seat"], say), title=title)


def drawn_by_other(view: View, player: Player, say: Say) -> str:
    """A coin that another seat's Warrior Priest drew and has not used yet."""
    if player["drawn"] is None or view["seat"] == player["seat"]:
        return ""
    label = say("panel-drawn")
    return tag("div", tag("span", coin_back(player["seat"], 22, label), words(label)), class_="known")


def army(view: View, player: Player, say: Say, lit: Light) -> str:
    own = view["seat"] == player["seat"]
    caption = tag("div", tag("span", words(say("panel-units"))), tag("span", words(say("panel-supply"))), class_="cap")
    rows = [unit_row(unit, player, say, lit, own) for unit in player["army"]]
    return tag("div", caption, *rows, class_="kinds")


def unit_row(unit: str, player: Player, say: Say, lit: Light, own: bool) -> str:
    recruit = own and unit in lit.recruits
    taken = own and unit in lit.recruited
    state = " lit" if recruit else " taken" if taken else ""
    texts = tag(
        "span",
        tag("span", words(say(f"unit-{unit}")), class_="nm"),
        tag("span", words(say(f"rule-{unit}")), class_="does"),
    )
    return tag(
        "div",
        coin(unit, player["seat"], 38),
        texts,
        supply(unit, player, say),
        class_=f"kind{state}",
        data_token=unit if own else None,
        data_as="unit" if own else None,
        role="button" if recruit else None,
        tabindex="0" if recruit else None,
    )


def supply(unit: str, player: Player, say: Say) -> str:
    """A pip for each coin of the unit: full in the supply, hollow in play, a cross where it left the game."""
    left, lost = player["supply"].get(unit, 0), player["lost"].get(unit, 0)
    states = ["pip"] * left + ["pip out"] * (UNITS[unit] - left - lost) + ["pip lost"] * lost
    pips = [tag("i", class_=state) for state in states]
    return tag("span", *pips, class_="left", role="img", aria_label=say("panel-left", count=left, lost=lost))


def hand(view: View, say: Say, lit: Light) -> str:
    """The reader's own coins; in a draft the cards that are left to pick."""
    if view["pool"]:
        cards = [card(unit, say, lit) for unit in view["pool"]]
        return tag("div", *cards, class_="cards", aria_label=say("hand-pool"), role="group")
    player = next((player for player in view["players"] if player["seat"] == view["seat"]), None)
    if player is None or not player["coins"]:
        return ""
    coins = [
        held(kind, number, player["seat"], say, lit)
        for kind, count in player["coins"]["hand"].items()
        for number in range(1, count + 1)
    ]
    if player["drawn"]:
        coins.append(held(player["drawn"], 0, player["seat"], say, lit))
    return tag("div", *coins, class_="hand", aria_label=say("hand-label"), role="group")


def held(kind: str, number: int, seat: int, say: Say, lit: Light) -> str:
    """One coin in the hand. Number 0 is the coin that a Warrior Priest drew, which lies apart."""
    barred = bool(lit.usable) and kind not in lit.usable
    chosen = kind in lit.chosen and number <= 1
    drawn = number == 0
    return tag(
        "button",
        coin(kind, seat, 68),
        words(say(f"coin-{kind}")),
        tag("small", words(say("hand-drawn"))) if drawn else "",
        type="button",
        class_="held" + (" apart" if drawn else "") + (" barred" if barred else ""),
        id=f"hand-{kind}-{number}",
        data_token=kind,
        # A coin in the hand is what pays; where nothing is paid, it is the unit that acts.
        data_as="coin unit",
        aria_pressed="true" if chosen else "false",
        disabled=kind not in lit.usable,
    )


def card(unit: str, say: Say, lit: Light) -> str:
    """A unit in a draft: its name, its number of coins, its charge, its rule."""
    return tag(
        "button",
        tag("b", words(say(f"unit-{unit}"))),
        coins_of(unit, say),
        icon(UNIT_CHARGES[unit], 64),
        tag("span", words(say(f"rule-{unit}"))),
        type="button",
        class_="card lit" if unit in lit.picks else "card",
        id=f"card-{unit}",
        data_token=unit,
        aria_pressed="true" if unit in lit.chosen else "false",
        disabled=unit not in lit.usable,
    )


def coins_of(unit: str, say: Say) -> str:
    shield = tag("path", d=SHIELD, fill="var(--field-or)", stroke="var(--field-argent)", stroke_width=2)
    return tag(
        "svg",
        shield,
        tag("text", str(UNITS[unit]), y=7),
        class_="value",
        viewBox="-20 -22 40 46",
        role="img",
        aria_label=say("card-coins", count=UNITS[unit]),
    )
