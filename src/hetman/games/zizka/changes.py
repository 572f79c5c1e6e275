"""What changed between two views of Jan Žižka."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.core.changes import Change, Player, number_change, pairs_of_players

View = Mapping[str, Any]
POINTS, CREW, GOODS, PLACE = 4, 3, 2, 1


def changes(before: View, after: View) -> list[Change]:
    found = []
    for old, new in pairs_of_players(before, after):
        found += number_change("points", "points", old, new, ("goods", "points"), POINTS)
        found += crew(old, new)
        found += number_change("coins", "coins", old, new, ("goods", "coins"), GOODS)
        found += number_change("luck", "luck", old, new, ("goods", "luck"), GOODS)
        found += number_change("morale", "morale", old, new, None, GOODS, bad=0)
        found += number_change("poster", "poster", old, new, ("goods", "poster"), GOODS, bad=1)
        found += favours(old, new)
        found += travel(new["seat"], old["field"], new["field"])
    return [*found, *torak(before["torak"], after["torak"])]


def crew(old: Player, new: Player) -> list[Change]:
    ours, theirs = names(old), names(new)
    came = [(name, 1) for name in theirs if name not in ours]
    left = [(name, -1) for name in ours if name not in theirs]
    return [
        Change("crew", new["seat"], amount, ("follower", name), {"follower": ["follower", name]}, CREW, loss=amount < 0)
        for name, amount in (*came, *left)
    ]


def names(player: Player) -> list[str]:
    return [card["follower"] for card in player["crew"]]


def favours(old: Player, new: Player) -> list[Change]:
    won = [(ruler, 1) for ruler in new["favours"] if ruler not in old["favours"]]
    lost = [(ruler, -1) for ruler in old["favours"] if ruler not in new["favours"]]
    return [
        Change("favour", new["seat"], amount, ("ruler", ruler), {"ruler": ["ruler", ruler]}, CREW, loss=amount < 0)
        for ruler, amount in (*won, *lost)
    ]


def travel(seat: int | None, start: str | None, end: str | None) -> list[Change]:
    if start == end or end is None:
        return []
    args = {"field": ["field", end]}
    return [Change("travel", seat, 0, ("field", end), args, PLACE, (end,))]


def torak(old: View | None, new: View | None) -> list[Change]:
    """The rival of the solo game. He has no seat."""
    if old is None or new is None:
        return []
    found = []
    if new["points"] != old["points"]:
        found.append(Change("torak-points", None, new["points"] - old["points"], ("goods", "points"), {}, POINTS))
    return [*found, *travel(None, old["field"], new["field"])]
