"""The viewer's hand: coins, or in a draft the cards of the pool."""

from __future__ import annotations

from hetman.drawing import Player, Say, View, own_player
from hetman.drawing.elements import classes, tag, words
from hetman.drawing.highlight import CHOSEN, LEGAL, START, Highlight
from hetman.drawing.panel import group
from hetman.games.warchest.drawing.highlights import ACTING, coin_state, payment
from hetman.games.warchest.drawing.pieces import coin


def hand(view: View, say: Say, highlight: Highlight) -> str:
    """The coins in the hand. While the unit of a recruit is asked for, only the tray has coins."""
    player = own_player(view)
    if player is None or not player["coins"] or view["pool"]:
        return ""
    if payment(view, highlight):
        return ""
    return group(*coins(view, player, say, highlight), class_="hand", label=say("hand-label"))


def coins(view: View, player: Player, say: Say, highlight: Highlight) -> list[str]:
    seat, held = player["seat"], player["coins"]["hand"]
    states = {kind: coin_state(kind, view, highlight) for kind in (*held, player["drawn"]) if kind}
    shown = [held_coin(kind, at, seat, say, states[kind]) for kind in held for at in range(1, held[kind] + 1)]
    if player["drawn"]:
        shown.append(held_coin(player["drawn"], 0, seat, say, states[player["drawn"]]))
    return shown


def held_coin(kind: str, number: int, seat: int, say: Say, state: str) -> str:
    """One coin in the hand. Number 0 is the coin that a Warrior Priest drew, which lies apart."""
    drawn = number == 0
    note = tag("small", words(say("hand-drawn"))) if drawn else ""
    pressed = state == CHOSEN and number <= 1
    return tag(
        "button",
        coin(kind, seat, 56),
        tag("span", words(say(f"held-{kind}") if kind == "royal" else say(f"coin-{kind}")), note),
        type="button",
        class_=classes("held", "apart" if drawn else "", START if state == CHOSEN and not pressed else state),
        id=f"hand-{kind}-{number}",
        data_token=kind,
        data_as=ACTING,
        aria_pressed="true" if pressed else "false",
        aria_disabled=None if state in (LEGAL, START, CHOSEN) else "true",
    )
