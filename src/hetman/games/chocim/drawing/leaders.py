"""Leaders: officers in the hand, commanders beside the map, the one who acts now, and discarded officers to recover."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import tag, words
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.highlights import Light
from hetman.games.chocim.drawing.layout import View
from hetman.games.chocim.drawing.pieces import loose_marker, sign

WAYS = ("first", "second")
Player = Mapping[str, Any]


def own(view: View) -> Player | None:
    return next((player for player in view["players"] if player["seat"] == view["seat"]), None)


def hand(view: View, say: Say, lit: Light) -> str:
    """The reader's officers, with the commanders where there is no room beside the map."""
    player = own(view)
    if player is None or player["leaders"]["hand"] is None:
        return ""
    seat = player["seat"]
    ready = [leader["leader"] for leader in player["leaders"]["commanders"] if leader["is"] == "ready"]
    cards = [card(view, leader, seat, say, lit, "officer", f"hand-{leader}") for leader in player["leaders"]["hand"]]
    cards += [card(view, leader, seat, say, lit, "commander", f"hand-{leader}") for leader in ready]
    return tag("div", *cards, class_="leaders", role="group", aria_label=say("hand-label"))


def commanders(view: View, say: Say, lit: Light) -> str:
    """The reader's commanders as cards beside the map; a used one lies on its face."""
    player = own(view)
    if player is None:
        return ""
    seat = player["seat"]
    cards, backs = [], []
    for leader in player["leaders"]["commanders"]:
        name = leader["leader"]
        if leader["is"] == "ready":
            cards.append(card(view, name, seat, say, lit, "commander", f"commander-{name}"))
        else:
            backs.append(back(name, seat, leader["is"], say))
    lying = tag("div", *backs, class_="leader-backs") if backs else ""
    return tag("section", *cards, lying, class_="panel commanders beside", aria_label=say("panel-commanders"))


def card(view: View, leader: str, seat: int, say: Say, lit: Light, rank: str, id_: str) -> str:
    """A card is played for its command value or for a fortel: each is a button of its own."""
    chosen = leader in lit.chosen
    lies_open = any((verb, leader) == move[:2] for move in lit.moves for verb in ("command", "fortel"))
    state = " chosen" if chosen else " legal" if lies_open else ""
    name = tag("b", words(say("board-leader-short", leader=("leader", leader))), class_="leader-name")
    head = tag("header", command(view, leader, say, lit), name, loose_marker(seat, 20) if rank == "commander" else "")
    ways = WAYS if rank == "commander" else WAYS[:1]
    return tag(
        "article",
        head,
        *(fortel(leader, way, rank, say, lit) for way in ways),
        class_=f"leader-card {rank} {SIDES[seat]}-card{state}",
        id=id_,
        data_token=leader,
        data_as="leader",
        aria_label=say(f"leader-{leader}"),
    )


def command(view: View, leader: str, say: Say, lit: Light) -> str:
    value = view["commands"][leader]
    label = say("panel-command", count=value)
    return tag(
        "button",
        str(value),
        type="button",
        class_="command-button",
        data_token="command",
        disabled=("command", leader) not in lit.moves,
        title=label,
        aria_label=label,
    )


def fortel(leader: str, way: str, rank: str, say: Say, lit: Light) -> str:
    """The fox and what the fortel does. A commander has two, so his are told apart by their way."""
    named = rank == "commander"
    move = ("fortel", leader, way) if named else ("fortel", leader)
    button = tag(
        "button",
        tag("span", sign("fortel", 14), words(say(f"fortel-{leader}-{way}"))),
        type="button",
        class_="fortel-button",
        data_token=way if named else None,
        data_as="way" if named else None,
        disabled=move not in lit.moves,
    )
    return tag("div", button, data_token="fortel")


def back(leader: str, seat: int, state: str, say: Say) -> str:
    name = tag("b", words(say("board-leader-short", leader=("leader", leader))))
    told = tag("span", words(say(f"panel-leader-{state}")))
    return tag("div", loose_marker(seat, 26), name, told, class_=f"leader-back {SIDES[seat]}-back")


# The leader who acts now


def acting(view: View, say: Say) -> str:
    """Who was played for what, and how many units he can still move."""
    play = view["play"]
    if play is None:
        return ""
    leader, way = play["leader"], play["way"]
    what = say("panel-command", count=view["commands"][leader]) if way == "command" else say(f"fortel-{leader}-{way}")
    left = tag("span", *[tag("i", class_="still")] * play["left"], class_="still-to-move") if play["left"] else ""
    return tag(
        "section",
        loose_marker(play["seat"], 30),
        tag("div", tag("b", words(say("board-leader-short", leader=("leader", leader)))), tag("p", words(what)), left),
        class_=f"panel acting {SIDES[play['seat']]}-acts",
        id="acting",
        data_turn=f"{leader}-{way}",
        aria_label=say("panel-acting", leader=("leader", leader)),
    )


def recoverable(leaders: Sequence[str], view: View, say: Say, lit: Light) -> str:
    """Discarded officers, one of whom returns to the hand."""
    cards = [
        tag(
            "button",
            tag("b", str(view["commands"][leader]), class_="command-value"),
            tag("span", words(say("board-leader-short", leader=("leader", leader)))),
            type="button",
            class_="choice legal",
            data_token=leader,
            data_as="leader",
            aria_pressed="true" if leader in lit.chosen else "false",
            title=say(f"fortel-{leader}-first"),
        )
        for leader in leaders
    ]
    return tag("div", *cards, class_="choices")
