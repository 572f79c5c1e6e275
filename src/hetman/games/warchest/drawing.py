"""The table of War Chest as named parts, from what a seat sees: the board, the hand, a panel for each seat.

Whatever a legal move names carries `data-token`. A click means the token it hits and those around it, from
the inside outwards, as far as they fit a legal move together: the plus beside an Archer on d4 says bolster,
then archer.
"""

from __future__ import annotations

from collections.abc import Iterable

from hetman.art import Say
from hetman.art.charges import CHARGES as SIGNS
from hetman.art.elements import icon, tag, words
from hetman.games.warchest.battlefield import Battlefield, Last
from hetman.games.warchest.lighting import Light, Move, View, light
from hetman.games.warchest.panels import hand, panel
from hetman.games.warchest.pieces import CHARGES, coin, marker, side_of

VERBS = {
    "deploy": "plus",
    "bolster": "plus",
    "bolster_at": "plus",
    "initiative": "flag",
    "recruit": "bag",
    "control": "tower",
    "control_at": "tower",
    "attack": "swords",
    "attack_from": "swords",
    "tactic": "bulawa",
    "charge": "bulawa",
    "order": "bulawa",
    "order_from": "bulawa",
    "drill": "bulawa",
    "soak": "shield",
    "suffer": "lost",
}
"""The signs of what buttons do."""


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
        "caption": tag("span", words(say("part-round", round=view["round"])) if not view["pool"] else ""),
        **panels,
    }


def svg(view: View, say: Say) -> str:
    """The board alone, with colours of its own: for notebooks and documents."""
    return Battlefield(view, say, Light(), {}).svg(standalone=True)


def figure(view: View, kind: str, token: str) -> str | None:
    """A coin or a marker as it stands in a line of the log, or the sign of a verb."""
    if kind == "verb":
        return icon(SIGNS[VERBS[token]], 20) if token in VERBS else None
    if kind in ("side", "team"):
        return marker(side_of(int(token)), 26)
    if kind not in ("unit", "coin") or token not in CHARGES:
        return None
    owner = next((player["seat"] for player in view["players"] if token in player["army"]), None)
    # The royal coin is the same for all: it takes the reader's side.
    return coin(token, owner if owner is not None else view["seat"] or 0, 26)
