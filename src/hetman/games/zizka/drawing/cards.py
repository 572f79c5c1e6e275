"""Followers' cards: upright in the own crew, in one line in the tavern, as a row in a seat's panel."""

from __future__ import annotations

from hetman.drawing import Say, View
from hetman.drawing.button import choice
from hetman.drawing.elements import classes, figure, icon, tag, words
from hetman.drawing.highlight import START, Highlight
from hetman.drawing.picture import named
from hetman.games.zizka.drawing.highlights import makes_room
from hetman.games.zizka.drawing.icons import CALLINGS, KINDS, SKILLS
from hetman.games.zizka.drawing.pieces import LEVELS, despised, image, money, skill

Follower = View
NARROW = 3
"""A follower with more pictures than this needs a whole line of a panel."""
OFFERS = ("hire", "gain", "discard")
"""The verbs that name somebody on offer."""


# Parts of a card


def name_of(follower: Follower, say: Say, element: str = "b") -> str:
    name = say("panel-follower", follower=("follower", follower["follower"]))
    return tag(element, words(name), class_="nm")


def heading(follower: Follower, say: Say, beside: str = "") -> str:
    """Level and name; starters have no level."""
    level = LEVELS[follower["level"]]
    return tag("header", tag("span", level, class_="lv") if level else "", name_of(follower, say), beside)


def cost(follower: Follower, price: int, say: Say) -> str:
    """A starter has none."""
    return image(money(str(price)), 23, say("panel-price", count=price)) if follower["level"] else ""


def skills(follower: Follower, say: Say, size: float) -> str:
    shown = [image(skill(name), size, say(f"skill-{name}")) for name in follower["skills"]]
    return tag("span", *shown, class_="skills")


def bonus(follower: Follower, say: Say, size: float, now: str | None = None) -> str:
    """What the follower adds in one kind of event: a die, or a reroll in a tournament. Dark while it goes on."""
    event = follower["when"]
    if event is None:
        return ""
    if event == "tournament":
        label, gain = say("panel-when-tournament"), "reroll"
    else:
        label, gain = say("panel-when", kind=("kind", event)), "die"
    inside = image(figure(KINDS[event], 42), size) + tag("i", "+") + icon(SKILLS[gain], size)
    return tag("span", inside, class_=classes("bonus", "now" if event == now else ""), title=label, **named(label))


def scorn(follower: Follower, say: Say, size: float) -> str:
    way = follower["despises"]
    if way is None:
        return ""
    return tag("span", image(despised(way), size, say("panel-despises", way=("way", way))), class_="scorn")


def label_of(follower: Follower, say: Say) -> str:
    """Name, calling and price in words; pictures show what the card does."""
    name, calling = ("follower", follower["follower"]), ("calling", follower["calling"])
    key = "panel-card-woman" if follower["woman"] else "panel-card"
    return say(key, follower=name, calling=calling, count=follower.get("price", follower["cost"]))


# Whole cards


def follower_card(
    follower: Follower, inside: str, operand: str, can: bool, say: Say, highlight: Highlight, class_: str, prefix: str
) -> str:
    """A card that can be clicked; the prefix makes its id."""
    name = follower["follower"]
    return choice(
        inside,
        name,
        can=can,
        chosen=name in highlight.chosen,
        operand=operand,
        class_=classes("follower", class_, f"level-{follower['level']}"),
        otherwise="group",
        id=f"{prefix}-{name}",
        aria_label=label_of(follower, say),
    )


def crew_card(follower: Follower, say: Say, highlight: Highlight, now: str | None) -> str:
    """One of the own crew. A click means who has to go."""
    sign = icon(CALLINGS[follower["calling"]], 34)
    top = tag("div", cost(follower, follower["cost"], say), sign, scorn(follower, say, 22), class_="charge")
    inside = heading(follower, say) + top + skills(follower, say, 26) + bonus(follower, say, 18, now)
    can = makes_room(highlight, follower["follower"])
    return follower_card(follower, inside, "old follower", can, say, highlight, "", "mate")


def offered_card(follower: Follower, say: Say, highlight: Highlight, deck: str) -> str:
    """Somebody on offer, in one line. It is chosen first; the tray says what can be done."""
    name = follower["follower"]
    can = bool(highlight.verbs_for(name, *OFFERS)) or name in highlight.chosen
    other = name in highlight.operands(*OFFERS, fitting=False) and not can
    line = tag(
        "div",
        icon(CALLINGS[follower["calling"]], 26),
        skills(follower, say, 22),
        bonus(follower, say, 16),
        scorn(follower, say, 20),
        class_="line",
    )
    inside = heading(follower, say, cost(follower, follower["price"], say)) + line
    class_ = classes("offered", deck, START if other else "")
    return follower_card(follower, inside, "follower", can or other, say, highlight, class_, "offer")


def small_card(follower: Follower, say: Say, deck: str) -> str:
    """Somebody on offer while nobody recruits: price, skills and name."""
    when, event = follower["when"], ""
    if when:
        event = tag("span", icon(KINDS[when], 17), class_="event", title=say("panel-when", kind=("kind", when)))
    return tag(
        "div",
        image(money(str(follower["price"])), 20),
        scorn(follower, say, 17),
        tag("span", *(image(skill(name), 19) for name in follower["skills"]), event, class_="skills"),
        name_of(follower, say),
        class_=classes("small-follower", f"level-{follower['level']}", deck),
        id=f"offer-{follower['follower']}",
        data_token=follower["follower"],
        data_as="follower",
        **named(label_of(follower, say)),
    )


def crew_row(follower: Follower, say: Say) -> str:
    """Somebody of a crew in a seat's panel."""
    pictures = len(follower["skills"]) + 2 * bool(follower["when"]) + bool(follower["despises"])
    does = skills(follower, say, 19) + bonus(follower, say, 14) + scorn(follower, say, 17)
    return tag(
        "div",
        name_of(follower, say, "span"),
        tag("span", does, class_="does-what"),
        class_=classes("companion", f"level-{follower['level']}", "wide" if pictures > NARROW else ""),
    )
