"""Dice of a unit in a clash, by where it stands."""

from __future__ import annotations

from hetman.games.chocim.components.contents import Unit
from hetman.games.chocim.components.names import WALLED
from hetman.games.chocim.rules.places import ASSAULT, BATTLE, CONTROL, COUNTER, GARRISON, OTTOMAN_BATTLE, PLACES


def dice_by_place(units: list[Unit]) -> list[int]:
    """By place and kind: the dice of one unit. `units` has the kinds of the Commonwealth first."""
    dice = [0] * (3 * PLACES)
    for kind in range(3):
        ours, theirs = units[kind], units[3 + kind]
        for number, field in enumerate(WALLED):
            attack = theirs.attacking.get(field, theirs.clash)
            dice[3 * (GARRISON + number) + kind] = ours.defending.get(field, ours.clash)
            dice[3 * (COUNTER + number) + kind] = ours.attacking.get(field, ours.clash)
            dice[3 * (ASSAULT + number) + kind] = attack
            # On a field that they hold, the Ottomans roll what they roll in its assault.
            dice[3 * (CONTROL + number) + kind] = theirs.defending.get(field, attack)
        dice[3 * BATTLE + kind] = ours.battle
        dice[3 * OTTOMAN_BATTLE + kind] = theirs.battle
    return dice
