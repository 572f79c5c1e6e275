"""Followers' cards: upright in the own crew, in one line in the tavern, as a row in a seat's panel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.icons import ICONS
from hetman.games.zizka.drawing.highlights import Light
from hetman.games.zizka.drawing.icons import CALLINGS, KINDS, SKILLS
from hetman.games.zizka.drawing.pieces import LEVELS, despised, image, kind, money, skill

Follower = Mapping[str, Any]
NARROW = 3
"""More pictures than these need a whole line of a panel."""
SIGNS = {"hire": ICONS["plus"], "gain": ICONS["plus"], "discard": ICONS["lost"]}


def heading(follower: Follower, say: Say, beside: str = "") -> str:
    """Level and name; starters have no level."""
    level = LEVELS[follower["level"]]
    return tag(
        "header",
        tag("span", level, class_="lv") if level else "",
        tag("b", words(say("panel-follower", follower=("follower", follower["follower"]))), class_="nm"),
        beside,
    )


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
    tournament = event == "tournament"
    label = say("panel-when-tournament") if tournament else say("panel-when", kind=("kind", event))
    sign = SKILLS["reroll" if tournament else "die"]
    return tag(
        "span",
        image(kind(event), size),
        tag("i", "+"),
        icon(sign, size),
        class_="bonus now" if event == now else "bonus",
        role="img",
        aria_label=label,
        title=label,
    )


def scorn(follower: Follower, say: Say, size: float) -> str:
    way = follower["despises"]
    if way is None:
        return ""
    return tag("span", image(despised(way), size, say("panel-despises", way=("way", way))), class_="scorn")


def mate(follower: Follower, say: Say, lit: Light, now: str | None) -> str:
    """One of the own crew. A click means who has to go."""
    name = follower["follower"]
    can = lit.makes_room(name)
    return tag(
        "div",
        heading(follower, say),
        tag(
            "div",
            cost(follower, follower["cost"], say),
            icon(CALLINGS[follower["calling"]], 34),
            scorn(follower, say, 22),
            class_="charge",
        ),
        skills(follower, say, 26),
        bonus(follower, say, 18, now),
        class_=f"mate level-{follower['level']}" + (" legal" if can else ""),
        id=f"mate-{name}",
        data_token=name,
        data_as="old follower",
        role="button" if can else "group",
        tabindex="0" if can else None,
        aria_pressed=pressed(name, lit) if can else None,
        aria_label=told(follower, say),
    )


def guest(follower: Follower, say: Say, lit: Light, on_deck: bool) -> str:
    """Somebody on offer, in one line; signs tell what can be done."""
    name = follower["follower"]
    verbs = lit.verbs(name, "hire", "gain", "discard")
    signs = tag("span", *(sign(verb, say) for verb in verbs), class_="signs") if verbs else ""
    states = (" deck" if on_deck else "") + (" legal" if verbs else "")
    return tag(
        "div",
        heading(follower, say, cost(follower, follower["price"], say)),
        tag(
            "div",
            icon(CALLINGS[follower["calling"]], 26),
            skills(follower, say, 22),
            bonus(follower, say, 16),
            scorn(follower, say, 20),
            signs,
            class_="line",
        ),
        class_=f"mate guest level-{follower['level']}{states}",
        id=f"offer-{name}",
        data_token=name,
        data_as="follower",
        role="button" if verbs else "group",
        tabindex="0" if verbs else None,
        aria_pressed=pressed(name, lit) if verbs else None,
        aria_label=told(follower, say),
    )


def sign(verb: str, say: Say) -> str:
    label = say(f"verb-{verb}")
    return tag(
        "span",
        icon(SIGNS[verb], 14),
        class_=f"sign {verb}",
        data_token=verb,
        role="button",
        tabindex="0",
        aria_label=label,
        title=label,
    )


def small_guest(follower: Follower, say: Say, on_deck: bool) -> str:
    """Somebody on offer while nobody recruits: price, skills and name."""
    when = follower["when"]
    event = (
        tag("span", icon(KINDS[when], 17), class_="event", title=say("panel-when", kind=("kind", when))) if when else ""
    )
    return tag(
        "div",
        image(money(str(follower["price"])), 20),
        scorn(follower, say, 17),
        tag("span", *(image(skill(name), 19) for name in follower["skills"]), event, class_="skills"),
        tag("b", words(say("panel-follower", follower=("follower", follower["follower"]))), class_="nm"),
        class_=f"small-guest level-{follower['level']}" + (" deck" if on_deck else ""),
        id=f"offer-{follower['follower']}",
        data_token=follower["follower"],
        data_as="follower",
        role="img",
        aria_label=told(follower, say),
    )


def row(follower: Follower, say: Say) -> str:
    """Somebody of a crew in a seat's panel."""
    name = tag("span", words(say("panel-follower", follower=("follower", follower["follower"]))), class_="nm")
    pictures = len(follower["skills"]) + 2 * bool(follower["when"]) + bool(follower["despises"])
    width = " wide" if pictures > NARROW else ""
    return tag(
        "div",
        name,
        tag("span", skills(follower, say, 19), bonus(follower, say, 14), scorn(follower, say, 17), class_="does-what"),
        class_=f"companion level-{follower['level']}{width}",
    )


def told(follower: Follower, say: Say) -> str:
    """Name, calling and price in words; what the card does is told by its pictures."""
    name, calling = ("follower", follower["follower"]), ("calling", follower["calling"])
    return say("panel-card", follower=name, calling=calling, count=follower.get("price", follower["cost"]))


def pressed(name: str, lit: Light) -> str:
    return "true" if name in lit.chosen else "false"
