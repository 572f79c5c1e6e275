"""Why an action is barred, in a word or two: the second line of its button, and the key of the whole sentence."""

from __future__ import annotations

from collections.abc import Iterable

from hetman.drawing import Player, View, own_player
from hetman.games.warchest.components import FIELDS, UNITS
from hetman.games.warchest.components.board import axial

BY_TACTIC = frozenset({"archer", "lancer"})
"""Units that attack by their tactic only."""
WITH_TACTIC = frozenset(
    {"archer", "cavalry", "crossbowman", "ensign", "footman", "lancer", "lightcavalry", "marshall", "royalguard"}
)


def barred(view: View, verb: str, chosen: Iterable[str]) -> str:
    """Return the reason why a verb cannot be used with what is chosen: `off-<reason>` and `why-<verb>-<reason>`."""
    player = own_player(view)
    acting = next((token for token in chosen if token in UNITS), None)
    if player is None:
        return "not-now"
    if verb == "initiative":
        return barred_initiative(view, player)
    if verb == "recruit":
        return "supply-empty" if not any(player["supply"].values()) else "not-now"
    if "royal" in chosen:
        return "royal" if verb != "tactic" or "royalguard" not in player["army"] else "tap-guard"
    if acting is None:
        return "no-unit"
    places = [unit for unit in view["units"] if unit["unit"] == acting]
    if not places:
        return "no-place" if verb == "deploy" else "not-on-board"
    return barred_unit(view, verb, acting, places)


def barred_initiative(view: View, player: Player) -> str:
    if view["initiative"] == player["seat"]:
        return "held"
    if view["initiative"] % 2 == player["seat"] % 2:
        return "partner"
    return "claimed" if view["claimed"] else "not-now"


def barred_unit(view: View, verb: str, unit: str, places: list[View]) -> str:
    if verb == "deploy":
        return "on-board"
    if verb == "move":
        return "hemmed-in"
    if verb == "control":
        own = [view["holds"].get(place["hex"]) for place in places]
        return "own-already" if view["seat"] % 2 in own else "no-location"
    if verb == "attack":
        return "by-tactic" if unit in BY_TACTIC else "no-enemy"
    if verb == "tactic":
        return "no-target" if unit in WITH_TACTIC else "no-tactic"
    return "not-now"


def distance(one: str, other: str) -> int:
    """The number of steps between two hexes."""
    (q, r), (p, s) = axial(one), axial(other)
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


def in_line(one: str, other: str) -> bool:
    (q, r), (p, s) = axial(one), axial(other)
    return q == p or r == s or q + r == p + s


def between(one: str, other: str) -> list[str]:
    """The hexes strictly between two hexes of one straight line."""
    (q, r), (p, s) = axial(one), axial(other)
    steps = distance(one, other)
    names = {axial(name): name for name in FIELDS[4].hexes()}
    points = [(q + (p - q) * step // steps, r + (s - r) * step // steps) for step in range(1, steps)]
    return [names[point] for point in points if point in names]
