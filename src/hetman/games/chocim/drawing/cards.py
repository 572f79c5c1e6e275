"""Cards: leaders, and diplomacy cards, which the game calls treaties."""

from __future__ import annotations

from collections.abc import Mapping

from hetman.drawing import Player, Say, View
from hetman.drawing.button import button
from hetman.drawing.card import card_back, card_face
from hetman.drawing.elements import classes, tag, words
from hetman.drawing.highlight import CHOSEN, LEGAL, Highlight
from hetman.drawing.icons import ICONS as COMMON
from hetman.drawing.tray import sign as icon_of
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.pieces import sign

WAYS = ("first", "second")
TREATY_BACK = card_back(sign("treaty", 16), "treaty back")


# Leaders


def leader_name(leader: str, say: Say, class_: str | None = None) -> str:
    return tag("b", words(say("board-leader-short", leader=("leader", leader))), class_=class_)


def command_value(view: View, leader: str, seat: int) -> str:
    return tag("b", str(view["commands"][leader]), class_=f"command-value {SIDES[seat]}")


def leader_card(
    view: View, leader: str, seat: int, say: Say, highlight: Highlight, commander: bool, prefix: str
) -> str:
    """A card is one button: how the leader is used is chosen in the tray. The fortels stand after a fox."""
    head = tag("span", command_value(view, leader, seat), leader_name(leader, say, "leader-name"), class_="leader-head")
    brief = " / ".join(say(f"fortel-{leader}-{way}.short") for way in WAYS[: 1 + commander])
    fortel = tag("span", sign("fortel", 14), tag("span", words(brief)), class_="leader-fortel")
    return button(
        head + fortel,
        leader,
        highlight,
        operand="leader",
        id_=f"{prefix}-{leader}",
        class_=classes("leader-card", "commander" if commander else "", f"{SIDES[seat]}-card"),
        label=say("hand-leader", leader=("leader", leader), card=say(f"card-{leader}")),
        title=say(f"card-{leader}"),
    )


def absent_leaders(player: Player, say: Say) -> str:
    """Commanders who cannot be used, with the reason: used this week, acting now, gone."""
    gone = [leader for leader in player["leaders"]["commanders"] if leader["is"] != "ready"]
    names = [
        tag(
            "span",
            leader_name(leader["leader"], say),
            tag("small", words(say(f"panel-leader-{leader['is']}"))),
            data_token=leader["leader"],
            data_as="leader",
            class_="absent",
        )
        for leader in gone
    ]
    return tag("div", *names, class_="absent-leaders") if names else ""


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


def treaty_button(
    strength: str, number: int, say: Say, highlight: Highlight, id_: str, *, ticking: bool = False, ticked: bool = False
) -> str:
    """One card that can be taken, laid or discarded. Where several are ticked together it has a box for the tick."""
    box = tag("span", icon_of(COMMON["tick"], 15) if ticked else "", class_="tick") if ticking else ""
    usable = strength in highlight.open
    return button(
        treaty_front(strength) + box,
        strength,
        highlight,
        operand="treaty",
        label=say("panel-treaty-ticked" if ticked else "panel-treaty", count=int(strength)),
        class_=classes("treaty big", CHOSEN if ticked else LEGAL if usable else ""),
        id_=id_,
        pressed=ticked or (strength in highlight.chosen and number == 0),
        disabled=not (ticked or usable),
    )
