"""The viewer's hand: coins, or in a draft the cards of the pool."""

from __future__ import annotations

from hetman.drawing import Player, Say, View, own_player
from hetman.drawing.button import button
from hetman.drawing.elements import classes, tag, words
from hetman.drawing.highlight import BARRED, Highlight
from hetman.drawing.panel import group
from hetman.games.warchest.drawing.cards import unit_card
from hetman.games.warchest.drawing.pieces import coin


def hand(view: View, say: Say, highlight: Highlight) -> str:
    if view["pool"]:
        return group(
            *(unit_card(unit, say, highlight) for unit in view["pool"]), class_="cards", label=say("hand-pool")
        )
    player = own_player(view)
    if player is None or not player["coins"]:
        return ""
    return group(*coins(player, say, highlight), class_="hand", label=say("hand-label"))


def coins(player: Player, say: Say, highlight: Highlight) -> list[str]:
    seat, held = player["seat"], player["coins"]["hand"]
    shown = [held_coin(kind, number, seat, say, highlight) for kind in held for number in range(1, held[kind] + 1)]
    if player["drawn"]:
        shown.append(held_coin(player["drawn"], 0, seat, say, highlight))
    return shown


def held_coin(kind: str, number: int, seat: int, say: Say, highlight: Highlight) -> str:
    """One coin in the hand. Number 0 is the coin that a Warrior Priest drew, which lies apart."""
    drawn = number == 0
    note = tag("small", words(say("hand-drawn"))) if drawn else ""
    barred = bool(highlight.moves) and kind not in highlight.usable
    return button(
        coin(kind, seat, 68) + words(say(f"coin-{kind}")) + note,
        kind,
        highlight,
        # A coin in the hand pays. If nothing is paid, it means the unit that acts.
        operand="coin unit",
        class_=classes("held", "apart" if drawn else "", BARRED if barred else ""),
        id_=f"hand-{kind}-{number}",
        pressed=kind in highlight.chosen and number <= 1,
    )
