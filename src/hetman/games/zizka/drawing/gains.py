"""What rows of an event give: those that the dice reach as they lie, and those that are ticked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hetman.drawing import Say, View
from hetman.drawing.elements import icon, tag, words
from hetman.games.zizka.components.map import PLAIN, SYMBOLS
from hetman.games.zizka.drawing.icons import THINGS, WAYS
from hetman.games.zizka.drawing.pieces import reward

Counts = Mapping[str, int]
Row = View
"""A row of an event: what it needs and gives."""
JOKER = "joker"
ADDED_UP = ("coins", "points")
LAST_STEP = {"virtue": 1, "vice": 3}
"""The plate from which a step that way reaches the end of the morale track."""


# Symbols


def gathered(dice: View) -> dict[str, int]:
    """All symbols on the table: of dice, of rulers' dice, and of cards."""
    counts = {symbol: dice["printed"][symbol] + dice["lying"].get(symbol, 0) for symbol in SYMBOLS}
    for shown in dice["rulers"].values():
        if shown["face"] in counts:
            counts[shown["face"]] += 1
    return counts


def is_counted(view: View) -> bool:
    """Whether the dice are kept, and symbols are being spent."""
    pool = view["dice"]["pool"]
    return any(pool.values()) or (view["contest"] == "event" and bool(view["page"]["done"]))


def available(view: View) -> Counts | None:
    """What can be spent: the pool once the dice are kept, before that all that lies there; none without dice."""
    dice = view["dice"]
    if dice is None:
        return None
    pool: Counts = dice["pool"]
    return pool if is_counted(view) else gathered(dice)


def paid(needs: Iterable[str], have: Counts) -> tuple[dict[str, int], list[str]]:
    """What is left after a row, and what it lacks. Jokers replace plain symbols; nothing replaces a joker."""
    left = dict(have)
    lacking = []
    for symbol in sorted(needs, key=lambda symbol: symbol != JOKER):
        if left.get(symbol, 0) > 0:
            left[symbol] -= 1
        else:
            lacking.append(symbol)
    for symbol in [symbol for symbol in lacking if symbol in PLAIN]:
        if left.get(JOKER, 0) > 0:
            left[JOKER] -= 1
            lacking.remove(symbol)
    return left, lacking


def missing(needs: Iterable[str], have: Counts) -> list[str]:
    return paid(needs, have)[1]


# Rows


def ticked(view: View) -> list[int]:
    """The rows that are ticked and not taken yet."""
    return [int(move[1]) - 1 for move in view.get("draft", ()) if move[0] == "take"]


def reached(view: View, have: Counts) -> tuple[list[int], Counts]:
    """The rows that are met as the dice lie, in the printed order, and what stays free.

    Nothing counts before the first row of an event; a castle asks for one row after the other.
    """
    page = view["page"]
    rows: Sequence[Row] = page["rows"]
    asked = [len(page["done"])] if "conquest" in page else [at for at in range(len(rows)) if at not in page["done"]]
    found: list[int] = []
    left = have
    for at in asked:
        rest, lacking = paid(rows[at]["symbols"], left) if at < len(rows) else (left, [JOKER])
        if not lacking:
            found.append(at)
            left = rest
        elif at == 0:
            break
    return found, left


def chosen_rows(view: View) -> list[int]:
    """The rows that the present choice would take: ticked ones, or those that the dice reach."""
    if view["page"] is None or view["contest"] != "event":
        return []
    if view["dice"] is None or is_counted(view) or not any(gathered(view["dice"]).values()):
        return ticked(view)
    return reached(view, gathered(view["dice"]))[0]


def summed(view: View, rows: Iterable[int]) -> list[dict[str, Any]]:
    """The rewards of these rows: coins and points added up, everything else as it is printed."""
    totals = dict.fromkeys(ADDED_UP, 0)
    others = []
    for at in rows:
        for gain in view["page"]["rows"][at]["gives"]:
            if gain["what"] in totals:
                totals[gain["what"]] += gain["amount"]
            else:
                others.append(dict(gain))
    return [{"what": what, "amount": amount} for what, amount in totals.items() if amount] + others


def gain_line(view: View, say: Say) -> str:
    """What the present choice brings, and who would leave because of it."""
    rows = chosen_rows(view)
    shown = [reward(gain, 32, say) for gain in summed(view, rows)]
    key = "tray-gain" if ticked(view) else "tray-would-gain" if shown else "tray-no-gain"
    if not shown and view["page"]["done"]:
        key = "tray-no-tick"
    return tag("div", tag("span", words(say(key)), class_="cap"), *shown, leavers(view, rows, say), class_="z-gain")


def leavers(view: View, rows: Iterable[int], say: Say) -> str:
    """Who leaves the crew if these rows bring the leader to an end of the morale track."""
    if view["seat"] is None or view["turn"] != view["seat"]:
        return ""
    player = view["players"][view["seat"]]
    gains = {gain["what"] for at in rows for gain in view["page"]["rows"][at]["gives"]}
    ends = {way for way in WAYS if way in gains and player["morale"] == LAST_STEP[way]}
    warnings = [
        say("panel-would-leave", follower=("follower", follower["follower"]), way=("way", follower["despises"]))
        for follower in player["crew"]
        if follower["despises"] in ends
    ]
    return "".join(tag("p", icon(THINGS["warn"], 18), words(text), class_="warning") for text in warnings[:1])
