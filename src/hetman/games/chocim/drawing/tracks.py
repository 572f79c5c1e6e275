"""Tracks of morale and supply: one row of cells, a pennon where the marker stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hetman.drawing import Player, Say
from hetman.drawing.elements import classes, number, rect, tag, words
from hetman.drawing.track import Caption, Marker, captions, track
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.pieces import sign

LENGTH = 264.0
TOP = 17.0
POLE, FLAG = f"M-1 {TOP + 10}V2H1V{TOP + 10}Z", "M0 2L14 7 0 12Z"


def morale(player: Player, say: Say) -> str:
    """The end of the track is ink; where units rebel cells are slashed."""
    spaces, now, side = player["morale_track"], player["morale"], SIDES[player["seat"]]
    kinds = ["end", *("short" if space["rebels"] or space["discard"] else "" for space in spaces[1:])]
    last = max(space for space, kind in enumerate(kinds) if kind)
    below = [Caption(say(f"panel-end-{side}"), 0)]
    below += [Caption(say("panel-rebels"), 1 + last / 2)] if last else []
    rebels = ", ".join(f"{say(f'unit-{unit}')} {count}" for unit, count in spaces[now]["rebels"].items())
    title = say("panel-morale-title", count=now, rebels=rebels or "–", discard=spaces[now]["discard"])
    picture = gauge(kinds, now, now, side, below)
    return tag("div", heading("morale", now, "", say), picture, class_="gauge", title=title)


def supply(player: Player, gain: int | None, say: Say) -> str:
    """Hunger is ink, short rations are slashed, double rations or; the dotted pennon is after this week's bread."""
    rows, now, eats = player["supply_track"], player["supply"], player["eats"]
    kinds = []
    for row in rows:
        kind = {"hunger": "end", "short": "short", "double": "double"}.get(row["rations"] or "", "")
        kinds += [kind or ("less" if row["discard"] or row["remove"] else "")] * (row["to"] - row["from"] + 1)
    below = [Caption(say("panel-hunger"), 0)]
    below += [Caption(say("panel-short"), row["from"] + 2) for row in rows if row["rations"] == "short"]
    below += [Caption(say("panel-double"))] if "double" in kinds else []
    after, change, title = now, "", say("panel-supply-now", count=now)
    if gain is not None:
        after = min(max(now + gain - eats, 0), len(kinds) - 1)
        change = f"{gain:+} −{eats}".replace("-", "−") if gain else f"−{eats}"
        title = say("panel-supply-title", count=now, eats=eats, after=after)
    picture = gauge(kinds, now, after, SIDES[player["seat"]], below)
    return tag("div", heading("supply", now, change, say), picture, class_="gauge", title=title)


def heading(name: str, value: int, change: str, say: Say) -> str:
    note = tag("i", words(change)) if change else ""
    label = tag("span", words(say(f"panel-{name}")))
    return tag("div", sign(name, 18), label, tag("b", str(value)), note, class_="gauge-head")


def gauge(kinds: Sequence[str], now: int, after: int, side: str, below: Sequence[Caption]) -> str:
    """The track with a pennon where the marker stands, and a dotted one where it is expected to go."""
    step = LENGTH / len(kinds)
    markers = [Marker(now, pennon(f"{side}-pennon"))]
    if after != now:
        toward = tag("path", d=f"M0 {TOP + 4.5}H{number((now - after) * step)}", class_="toward")
        markers.insert(0, Marker(after, toward + pennon("later")))
    return tag(
        "svg",
        track([cell(kind, step) for kind in kinds], markers, length=LENGTH),
        captions(below, step, LENGTH, 40),
        class_="gauge-track",
        viewBox=f"0 0 {LENGTH:.0f} 44",
        aria_hidden="true",
    )


@cache
def cell(kind: str, width: float) -> str:
    shape = rect(0.5, TOP, width - 1.2, 9, 1.5, class_=classes("space", kind))
    slash = f"M1.8 {TOP + 8}L{number(width - 2)} {TOP + 1}"
    return shape + (tag("path", d=slash, class_="slash") if kind == "short" else "")


def pennon(kind: str) -> str:
    cloth = tag("path", d=POLE) + tag("path", d=FLAG)
    return tag("g", cloth, rect(-4.5, TOP + 1, 9, 7.5, 2), class_=f"pennon {kind}")
