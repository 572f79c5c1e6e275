"""Highlights of legal moves: fields with signs for the verbs, and units to recruit."""

from __future__ import annotations

from collections.abc import Mapping

from hetman.drawing import Move, View
from hetman.drawing.highlight import Highlight
from hetman.games.warchest.components import FIELDS, UNITS

HEXES = frozenset(FIELDS[4].hexes())
"""The hexes of the larger board, which contains the smaller one."""

SWORDS, DOT, PLUS, FLAG = SIGNS = ("swords", "dot", "plus", "flag")

# These verbs act on the unit's own hex and need not name it. Their sign carries the verb to click.
ON_THE_SPOT = {"bolster": PLUS, "control": FLAG}

Fields = dict[str, dict[str, str | None]]
"""Hex -> sign -> the verb of the sign, if it needs its own click."""
Standing = Mapping[str, View]
"""Hex -> the unit there."""


def fields_of(view: View, highlight: Highlight) -> Fields:
    """Return the fields that the fitting moves still need."""
    fields: Fields = {}
    standing = {unit["hex"]: unit for unit in view["units"]}
    viewer = view["actor"] if view["seat"] is None else view["seat"]
    for move in highlight.fitting:
        add_fields(fields, move, highlight.chosen, standing, viewer)
    return fields


def add_fields(fields: Fields, move: Move, chosen: frozenset[str], standing: Standing, viewer: int) -> None:
    verb, operands = move[0], move[1:]
    if verb in ON_THE_SPOT:
        # The unit's hex may be chosen already, and the verb not.
        for place in operands[1:] or places_of(operands[0], standing):
            fields.setdefault(place, {})[ON_THE_SPOT[verb]] = verb
        return
    left = [token for token in operands if token not in chosen]
    for token in left:
        if token in HEXES:
            signs = fields.setdefault(token, {})
            sign = sign_at(token, verb, standing, viewer)
            if sign is not None:
                signs[sign] = None
    if verb == "tactic":
        others = [token for token in operands[1:] if token in UNITS and token in left]
        for place in [place for other in others for place in places_of(other, standing)]:
            fields.setdefault(place, {})


def sign_at(place: str, verb: str, standing: Standing, viewer: int) -> str | None:
    """Return the sign for a hex: swords for an enemy, none for a friend, a dot or plus for an empty hex."""
    unit = standing.get(place)
    if unit is None:
        return PLUS if verb == "deploy" else DOT
    return SWORDS if unit["seat"] % 2 != viewer % 2 else None


def places_of(kind: str, standing: Standing) -> list[str]:
    return [place for place, unit in standing.items() if unit["unit"] == kind]


def recruits(highlight: Highlight) -> set[str]:
    """Return the units to recruit when the coin pays for a recruit. Before that, every row would be highlighted."""
    if "recruit" in highlight.chosen or all(move[0] == "recruit" for move in highlight.fitting):
        return highlight.operands("recruit")
    return set()
