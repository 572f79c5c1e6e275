"""What the viewer has: leader, morale and points, the cards of the crew, and the purse."""

from __future__ import annotations

from hetman.drawing import Player, Say, View, own_player
from hetman.drawing.elements import tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.panel import group
from hetman.games.zizka.drawing import leaders
from hetman.games.zizka.drawing.cards import crew_card
from hetman.games.zizka.drawing.panels import points, sums
from hetman.games.zizka.drawing.pieces import clover, favour, image, money, poster
from hetman.games.zizka.drawing.tracks import morale_track


def hand(view: View, say: Say, highlight: Highlight) -> str:
    player = own_player(view)
    if player is None or not player["leader"]:
        return ""
    now = (view["page"] or {}).get("kind") if view["contest"] else None
    cards = [crew_card(follower, say, highlight, now) for follower in player["crew"]]
    crew = group(*cards, class_="cards crew", label=say("panel-crew"))
    state = "turn" if view["seat"] in view["awaited"] else ""
    return tag("div", lead(view, player, say), crew, belongings(player, say), class_=f"own-strip {state}".strip())


def lead(view: View, player: Player, say: Say) -> str:
    """Leader, points, skills of leader and crew, and the morale track."""
    seat = player["seat"]
    name = tag("b", words(say("panel-leader", leader=("leader", player["leader"]))), class_="name")
    top = tag(
        "div", leaders.badge(view, seat, 44), tag("div", name, sums(player, say)), points(player["points"], 42, say)
    )
    track = tag("div", morale_track(player, say, own=True), class_="track")
    ends = tag(
        "div",
        tag("span", words(say("way-virtue"))),
        tag("span", class_="clock", data_clock=str(seat)),
        tag("span", words(say("way-vice"))),
        class_="ends",
    )
    return tag("div", top, track, ends, class_="own-lead")


def belongings(player: Player, say: Say) -> str:
    """Coins and luck, and the poster and favours if there are any, each with its name."""
    coins, luck = player["coins"], player["luck"]
    held = [
        thing(image(money(str(coins)), 34, say("panel-coins", count=coins)), say("panel-coins-word")),
        thing(
            image(clover(), 32, say("panel-luck", count=luck)) + tag("b", str(luck)),
            say("panel-luck-word"),
        ),
    ]
    if player["poster"]:
        shown = image(poster(str(player["bounty"])), 34, say("panel-poster", count=player["bounty"]))
        held.append(thing(shown, say("panel-poster-word")))
    held += [
        thing(image(favour(ruler), 32, say("panel-favour", ruler=("ruler", ruler))), say(f"ruler-{ruler}"))
        for ruler in player["favours"]
    ]
    return tag("div", *held, class_="belongings")


def thing(picture: str, name: str) -> str:
    return tag("div", tag("span", picture), tag("small", words(name)))
