"""What the legal moves light up: fields with the sign of what is done there, units to recruit or to pick."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hetman.games.warchest.components import FIELDS, UNITS

Move = Sequence[str]
View = Mapping[str, Any]
Unit = Mapping[str, Any]

HEXES = frozenset(FIELDS[4].hexes())
"""The larger board's, which has all of the smaller one's."""

SWORDS, DOT, PLUS, FLAG = SIGNS = ("swords", "dot", "plus", "flag")

# These two act where the unit stands, and need not name the hex: their sign carries the verb to click.
ON_THE_SPOT = {"bolster": PLUS, "control": FLAG}


@dataclass
class Light:
    """Hex -> sign -> the verb that the sign stands for, if it has to be named by a click of its own."""

    fields: dict[str, dict[str, str | None]] = field(default_factory=dict)
    recruits: set[str] = field(default_factory=set)
    recruited: set[str] = field(default_factory=set)
    picks: set[str] = field(default_factory=set)
    usable: set[str] = field(default_factory=set)
    """Tokens of all legal moves: the coin of another move can be chosen instead of the one chosen now."""
    chosen: frozenset[str] = frozenset()

    def show(self, place: str, sign: str | None = None, verb: str | None = None) -> None:
        signs = self.fields.setdefault(place, {})
        if sign is not None:
            signs[sign] = verb

    def signs(self, place: str) -> list[tuple[str, str | None]]:
        found = self.fields.get(place, {})
        return [(sign, found[sign]) for sign in SIGNS if sign in found]


def light(view: View, moves: Iterable[Move], chosen: Iterable[str]) -> Light:
    """Lights what the moves that fit the tokens chosen so far still leave open."""
    legal = list(moves)
    lit = Light(usable={token for move in legal for token in move}, chosen=frozenset(chosen))
    fitting = [move for move in legal if lit.chosen <= set(move)]
    standing = {unit["hex"]: unit for unit in view["units"]}
    for move in fitting:
        light_fields(lit, move, standing, view)
    # Until it is clear that the coin pays for a recruit, every row of the panel would be lit.
    if "recruit" in lit.chosen or all(move[0] == "recruit" for move in fitting):
        recruits = {move[1] for move in fitting if move[0] == "recruit"}
        lit.recruits, lit.recruited = recruits - lit.chosen, recruits & lit.chosen
    lit.picks = {move[1] for move in fitting if move[0] == "pick"} - lit.chosen
    return lit


def light_fields(lit: Light, move: Move, standing: Mapping[str, Unit], view: View) -> None:
    verb, operands = move[0], move[1:]
    if verb in ON_THE_SPOT:
        # The unit's hex may be chosen already: what to do there is still to be said.
        for place in operands[1:] or places_of(operands[0], standing):
            lit.show(place, ON_THE_SPOT[verb], verb)
        return
    reader = view["actor"] if view["seat"] is None else view["seat"]
    for token in operands:
        if token in HEXES and token not in lit.chosen:
            lit.show(token, sign_at(token, verb, standing, reader))
    if verb == "tactic":
        for token in operands[1:]:
            if token in UNITS and token not in lit.chosen:
                for place in places_of(token, standing):
                    lit.show(place)


def sign_at(place: str, verb: str, standing: Mapping[str, Unit], reader: int) -> str | None:
    """What stands there tells what is done there. A friendly unit is only pointed out, and bears no sign."""
    unit = standing.get(place)
    if unit is None:
        return PLUS if verb == "deploy" else DOT
    return SWORDS if unit["seat"] % 2 != reader % 2 else None


def places_of(kind: str, standing: Mapping[str, Unit]) -> list[str]:
    return [place for place, unit in standing.items() if unit["unit"] == kind]
