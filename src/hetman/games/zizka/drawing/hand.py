"""What the viewer holds: the cards of the own crew."""

from __future__ import annotations

from hetman.drawing import Say, View, own_player
from hetman.drawing.highlight import Highlight
from hetman.drawing.panel import group
from hetman.games.zizka.drawing.cards import crew_card


def hand(view: View, say: Say, highlight: Highlight) -> str:
    player = own_player(view)
    if player is None or not player["crew"]:
        return ""
    now = (view["page"] or {}).get("kind") if view["contest"] else None
    cards = [crew_card(follower, say, highlight, now) for follower in player["crew"]]
    return group(*cards, class_="cards crew", label=say("panel-crew"))
