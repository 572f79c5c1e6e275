"""Cards: leaders, and diplomacy cards, which the game calls treaties."""

from __future__ import annotations

from collections.abc import Mapping

from hetman.drawing import Say, View
from hetman.drawing.button import choice
from hetman.drawing.card import card, card_back, card_face
from hetman.drawing.elements import classes, tag, words
from hetman.drawing.highlight import CHOSEN, LEGAL, Highlight
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.pieces import loose_marker, sign

WAYS = ("first", "second")
TREATY_BACK = card_back(sign("treaty", 16), "treaty back")


# Leaders


def leader_name(leader: str, say: Say, class_: str | None = None) -> str:
    return tag("b", words(say("board-leader-short", leader=("leader", leader))), class_=class_)


def leader_card(view: View, leader: str, seat: int, say: Say, highlight: Highlight, rank: str, prefix: str) -> str:
    """A card is played for its command value or for a fortel: each is a button of its own."""
    commander = rank == "commander"
    legal = any(move[1] == leader for move in highlight.named("command", "fortel", fitting=False))
    shield = loose_marker(seat, 20) if commander else ""
    head = tag("header", command(view, leader, say, highlight), leader_name(leader, say, "leader-name"), shield)
    state = CHOSEN if leader in highlight.chosen else LEGAL if legal else ""
    return choice(
        head + "".join(fortel(leader, way, commander, say, highlight) for way in WAYS[: 1 + commander]),
        leader,
        can=False,
        element="article",
        operand="leader",
        class_=classes(f"leader-card {rank} {SIDES[seat]}-card", state),
        otherwise="group",
        id=f"{prefix}-{leader}",
        aria_label=say(f"leader-{leader}"),
    )


def command(view: View, leader: str, say: Say, highlight: Highlight) -> str:
    value = view["commands"][leader]
    label = say("panel-command", count=value)
    return tag(
        "button",
        str(value),
        type="button",
        class_="command-button",
        data_token="command",
        aria_disabled=None if ("command", leader) in highlight.moves else "true",
        title=label,
        aria_label=label,
    )


def fortel(leader: str, way: str, commander: bool, say: Say, highlight: Highlight) -> str:
    """The fox and what the fortel does. A commander has two, which differ by their way."""
    move = ("fortel", leader, way) if commander else ("fortel", leader)
    button = tag(
        "button",
        tag("span", sign("fortel", 14), words(say(f"fortel-{leader}-{way}"))),
        type="button",
        class_="fortel-button",
        data_token=way if commander else None,
        data_as="way" if commander else None,
        aria_disabled=None if move in highlight.moves else "true",
    )
    return tag("div", button, data_token="fortel")


def leader_back(leader: str, seat: int, state: str, say: Say) -> str:
    """A commander who is not ready, face down, with the reason."""
    inside = [loose_marker(seat, 26), leader_name(leader, say), tag("span", words(say(f"panel-leader-{state}")))]
    return tag("div", *inside, class_=f"leader-back {SIDES[seat]}-back")


def acting(view: View, say: Say) -> str:
    """The leader who acts now, for what, and how many units he can still move."""
    play = view["play"]
    if play is None:
        return ""
    leader, way, side = play["leader"], play["way"], SIDES[play["seat"]]
    what = say("panel-command", count=view["commands"][leader]) if way == "command" else say(f"fortel-{leader}-{way}")
    left = tag("span", *[tag("i", class_="still")] * play["left"], class_="still-to-move") if play["left"] else ""
    return tag(
        "section",
        loose_marker(play["seat"], 30),
        tag("div", leader_name(leader, say), tag("p", words(what)), left),
        class_=f"panel acting {side}-acts",
        id="acting",
        data_turn=f"{leader}-{way}",
        aria_label=say("panel-acting", leader=("leader", leader)),
    )


# Treaties


def strongest_first(cards: Mapping[str, int]) -> list[tuple[str, int]]:
    """The strength and number within its strength of each card."""
    strengths = sorted(cards, key=int, reverse=True)
    return [(strength, number) for strength in strengths for number in range(cards[strength])]


def treaty_front(strength: str) -> str:
    """The figure, and as many dots."""
    return tag("b", strength) + tag("span", *[tag("i")] * int(strength), class_="dots")


def treaty(strength: str, say: Say) -> str:
    return card_face(treaty_front(strength), say("panel-treaty", count=int(strength)), "treaty")


def treaty_button(strength: str, number: int, say: Say, highlight: Highlight, size: str = "") -> str:
    """One card that can be taken, laid or discarded."""
    chosen = strength in highlight.chosen and number == 0
    return card(
        treaty_front(strength),
        strength,
        highlight,
        operand="treaty",
        label=say("panel-treaty", count=int(strength)),
        class_=classes("treaty", size),
        id_=f"treaty-{size or 'table'}-{strength}-{number}",
        state=CHOSEN if chosen else LEGAL if strength in highlight.open else "",
    )


def treaties_on_table(view: View, say: Say, highlight: Highlight) -> str:
    """The week's treaties, picked in turn, with the number left in the deck."""
    if view["negotiation"] is not None:
        return ""
    taking = "take" in highlight.verbs
    cards = [
        treaty_button(strength, number, say, highlight) if taking else treaty(strength, say)
        for strength, number in strongest_first(view["table"])
    ]
    title = tag("h2", words(say("panel-diplomacy")), tag("small", words(say("panel-deck", count=view["deck"]))))
    none = tag("p", words(say("panel-no-treaties")), class_="quiet-line")
    row = tag("div", *cards, class_="treaties-row") if cards else none
    class_ = classes("panel treaties", "asks" if taking else "")
    return tag("section", title, row, class_=class_, aria_label=say("panel-diplomacy"))
