"""The two boards as the digest of the rules draws them, worked out without the rules' own tables."""

from __future__ import annotations

WIDTH = {2: 3, 4: 5}
"""How many columns lie on each side of the middle one, by the number of seats."""


def axial(seats: int) -> dict[str, tuple[int, int]]:
    """Hex -> (q, r), q growing to the right and r downwards; a column's numbers start at its bottom."""
    places = {}
    for q in range(-WIDTH[seats], WIDTH[seats] + 1):
        rows = [r for r in range(-3, 4) if abs(q + r) <= 3]
        for number, r in enumerate(sorted(rows, reverse=True), 1):
            places[f"{'abcdefghijk'[q + 5]}{number}"] = (q, r)
    return places


PLACES = axial(4)


def hexes(seats: int) -> set[str]:
    return set(axial(seats))


def distance(one: str, other: str) -> int:
    q, r = PLACES[one][0] - PLACES[other][0], PLACES[one][1] - PLACES[other][1]
    return max(abs(q), abs(r), abs(q + r))


def ring(centre: str, radius: int, seats: int = 2) -> set[str]:
    """The hexes at exactly that distance."""
    return {hex for hex in hexes(seats) if distance(hex, centre) == radius}


def line(source: str, towards: str, seats: int = 2) -> list[str]:
    """The hexes in a straight line from `source` through its neighbour `towards`, nearest first."""
    names = {place: name for name, place in axial(seats).items()}
    (q, r), (next_q, next_r) = PLACES[source], PLACES[towards]
    steps = [(q + n * (next_q - q), r + n * (next_r - r)) for n in range(1, 11)]
    return [names[step] for step in steps if step in names]


def half_turn(hex: str) -> str:
    q, r = PLACES[hex]
    return next(name for name, place in PLACES.items() if place == (-q, -r))
