"""The table of War Chest as named parts, from what a seat sees: the board, the hand, a panel for each seat.

Whatever a legal move names carries `data-token`. A click means the token it hits and those around it, from
the inside outwards, as far as they fit a legal move together: the plus beside an Archer on d4 says bolster,
then archer.
"""

from __future__ import annotations

from collections.abc import Iterable

from hetman.art import Say
from hetman.games.warchest.battlefield import Battlefield, Last
from hetman.games.warchest.lighting import Light, Move, View, light
from hetman.games.warchest.panels import hand, panel


def draw(
    view: View,
    say: Say,
    *,
    moves: Iterable[Move] = (),
    last: Last | None = None,
    chosen: Iterable[str] = (),
    standalone: bool = False,
) -> dict[str, str]:
    """The parts by name. `moves` are the legal moves as tokens, `chosen` the tokens clicked so far."""
    lit = light(view, moves, chosen)
    panels = {f"seat-{player['seat']}": panel(view, player, say, lit) for player in view["players"]}
    return {
        "board": Battlefield(view, say, lit, last or {}).svg(standalone),
        "hand": hand(view, say, lit),
        **panels,
    }


def svg(view: View, say: Say) -> str:
    """The board alone, with colours of its own: for notebooks and documents."""
    return Battlefield(view, say, Light(), {}).svg(standalone=True)
