"""Tracks of morale and supply: one row of cells, a pennon where the marker stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import number, tag, words
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.pieces import rect, sign

Player = Mapping[str, Any]
LENGTH = 264.0
TOP = 17.0


def morale(player: Player, say: Say) -> str:
    """The end of the track is ink; where units rebel cells are slashed."""
    spaces = player["morale_track"]
    kinds = ["end", *("short" if space["rebels"] or space["discard"] else "" for space in spaces[1:])]
    side = SIDES[player["seat"]]
    last = max((space for space, kind in enumerate(kinds) if kind), default=0)
    words_below = [(0, say(f"panel-end-{side}")), (1 + last / 2, say("panel-rebels") if last else "")]
    picture = track(kinds, player["morale"], None, side, words_below)
    head = heading("morale", say("panel-morale"), player["morale"], "")
    return tag("div", head, picture, class_="gauge", title=morale_title(player, say))


def morale_title(player: Player, say: Say) -> str:
    space = player["morale_track"][player["morale"]]
    rebels = ", ".join(f"{say(f'unit-{unit}')} {count}" for unit, count in space["rebels"].items())
    return say("panel-morale-title", count=player["morale"], rebels=rebels or "–", discard=space["discard"])


def supply(player: Player, gain: int | None, say: Say) -> str:
    """Hunger is ink, short rations are slashed, double rations or; the dotted pennon is after this week's bread."""
    rows = player["supply_track"]
    kinds = []
    for row in rows:
        kind = {"hunger": "end", "short": "short", "double": "double"}.get(row["rations"] or "", "")
        kinds += [kind or ("less" if row["discard"] or row["remove"] else "")] * (row["to"] - row["from"] + 1)
    below = [(0, say("panel-hunger"))]
    below += [(row["from"] + 2, say("panel-short")) for row in rows if row["rations"] == "short"]
    below += [(-1, say("panel-double"))] if any(row["rations"] == "double" for row in rows) else []
    after, change, title = None, "", say("panel-supply-now", count=player["supply"])
    if gain is not None:
        after = min(max(player["supply"] + gain - player["eats"], 0), len(kinds) - 1)
        change = f"{signed(gain)} −{player['eats']}".strip()
        title = say("panel-supply-title", count=player["supply"], eats=player["eats"], after=after)
    head = heading("supply", say("panel-supply"), player["supply"], change)
    picture = track(kinds, player["supply"], after, SIDES[player["seat"]], below)
    return tag("div", head, picture, class_="gauge", title=title)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else ""


def heading(charge: str, name: str, value: int, change: str) -> str:
    note = tag("i", words(change)) if change else ""
    return tag("div", sign(charge, 18), tag("span", words(name)), tag("b", str(value)), note, class_="gauge-head")


def track(kinds: Sequence[str], now: int, after: int | None, side: str, below: Sequence[tuple[float, str]]) -> str:
    width = LENGTH / len(kinds)
    cells = "".join(cell(kind, place * width, width) for place, kind in enumerate(kinds))
    marks = ""
    if after is not None and after != now:
        start, end = sorted(((after + 0.5) * width, (now + 0.5) * width))
        marks += tag("path", d=f"M{number(start)} {TOP + 4.5}H{number(end)}", class_="toward")
        marks += pennon((after + 0.5) * width, "pennon later")
    marks += pennon((now + 0.5) * width, f"pennon {side}-pennon")
    return tag(
        "svg",
        cells,
        marks,
        captions(below, width),
        class_="gauge-track",
        viewBox=f"0 0 {LENGTH:.0f} 44",
        aria_hidden="true",
    )


def captions(below: Sequence[tuple[float, str]], width: float) -> str:
    """Words below the spaces they speak of, none over another; a place below 0 is the end of the track."""
    texts, free = [], 0.0
    for place, shown in below:
        if place < 0:
            texts.append(tag("text", words(shown), x=LENGTH, y=40, class_="to-the-end"))
        elif shown:
            x = max(place * width, free)
            texts.append(tag("text", words(shown), x=x, y=40))
            free = x + 6.8 * len(shown) + 7
    return "".join(texts)


def cell(kind: str, x: float, width: float) -> str:
    shape = rect(x + 0.5, TOP, width - 1.2, 9, 1.5, class_=f"space {kind}".strip())
    if kind not in ("short", "less"):
        return shape
    line = f"M{number(x + 1.8)} {TOP + 8}L{number(x + width - 2)} {TOP + 1}"
    return shape + (tag("path", d=line, class_="slash") if kind == "short" else "")


def pennon(x: float, class_: str) -> str:
    pole = f"M{number(x - 1)} {TOP + 10}V2H{number(x + 1)}V{TOP + 10}Z"
    flag = f"M{number(x)} 2L{number(x + 14)} 7 {number(x)} 12Z"
    foot = rect(x - 4.5, TOP + 1, 9, 7.5, 2)
    return tag("g", tag("path", d=pole), tag("path", d=flag), foot, class_=class_)
