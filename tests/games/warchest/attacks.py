"""Every kind of attack on one hex, for tests of the units that defend themselves."""

from __future__ import annotations

from games.warchest.table import Table, table

# Every kind of attack that reaches f5: what stands where, the coin to play and the move.
ATTACKS = {
    "attack": ("swordsman {} f4", "swordsman", "attack swordsman f5"),
    "archer": ("archer {} f3", "archer", "tactic archer f5"),
    "crossbowman": ("crossbowman {} f3", "crossbowman", "tactic crossbowman f5"),
    "cavalry": ("cavalry {} f3", "cavalry", "tactic cavalry f4 f5"),
    "lancer one hex": ("lancer {} f3", "lancer", "tactic lancer f4 f5"),
    "lancer two hexes": ("lancer {} f2", "lancer", "tactic lancer f4 f5"),
    "marshall": ("scout {} f4, marshall f3", "marshall", "tactic marshall scout f5"),
}
ADJACENT = [name for name in ATTACKS if name not in ("archer", "crossbowman")]


def attack_on_f5(kind: str, height: int, defender: str) -> tuple[Table, str]:
    units, coin, move = ATTACKS[kind]
    return table(units.format(height), f"{defender} f5", hand=coin), move


def attacker_left(t: Table) -> str | None:
    """What is left of the unit that attacked; a Marshall only gives the order."""
    left = [unit for hex, unit in t.units.items() if hex != "f5" and unit != "marshall"]
    return left[0] if left else None
