"""Tracks of morale and supply: one row of cells, the marker's cell in the side's tincture."""

from __future__ import annotations

from collections.abc import Sequence

from hetman.drawing import Player, Say
from hetman.drawing.elements import classes, tag, words
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.pieces import sign


def morale(player: Player, say: Say) -> str:
    """The end of the track is ink; where units rebel or treaties are lost cells are sunk."""
    spaces, now, side = player["morale_track"], player["morale"], SIDES[player["seat"]]
    kinds = ["end", *("less" if space["rebels"] or space["discard"] else "" for space in spaces[1:])]
    rebels = ", ".join(f"{say(f'unit-{unit}')} {count}" for unit, count in spaces[now]["rebels"].items())
    about = say("panel-morale-title", count=now, rebels=rebels or "–", discard=spaces[now]["discard"])
    title = f"{about} {say(f'panel-end-{side}-title')}"
    return gauge("morale", now, cells(kinds, now, now, side), "", title)


def supply(player: Player, gain: int | None, say: Say) -> str:
    """Hunger is ink, short rations are slashed, double rations or; dotted is what this week's bread takes."""
    rows, now, eats = player["supply_track"], player["supply"], player["eats"]
    kinds: list[str] = []
    for row in rows:
        kind = {"hunger": "end", "short": "short", "double": "double"}.get(row["rations"] or "", "")
        kinds += [kind or ("less" if row["discard"] or row["remove"] else "")] * (row["to"] - row["from"] + 1)
    after, change, title = now, "", say("panel-supply-now", count=now)
    if gain is not None:
        after = after_bread(player, gain)
        change = f"{change_of(gain)} −{eats}" if gain else f"−{eats}"
        title = say("panel-supply-title", count=now, eats=eats, after=after)
    return gauge("supply", now, cells(kinds, now, after, SIDES[player["seat"]]), change, title)


def after_bread(player: Player, gain: int) -> int:
    """The supply that this week leaves, within the track."""
    return int(min(max(player["supply"] + gain - player["eats"], 0), player["supply_track"][-1]["to"]))


def change_of(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def gauge(name: str, now: int, track: str, change: str, title: str) -> str:
    note = tag("small", words(change)) if change else ""
    return tag("span", sign(name, 17), tag("b", str(now)), track, note, class_=f"gauge {name}-gauge", title=title)


def cells(kinds: Sequence[str], now: int, after: int, side: str) -> str:
    """`now` in the tincture of the side; dotted between it and where the marker is expected to go."""
    between = range(min(now, after), max(now, after) + 1) if after != now else ()
    drawn = [
        tag(
            "i", class_=classes(kind, "toward" if cell in between else "", f"now {side}" if cell == now else "") or None
        )
        for cell, kind in enumerate(kinds)
    ]
    return tag("span", *drawn, class_="cells", aria_hidden="true")
