"""The actions of a turn on the stage, each with what it means here or why it cannot be taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.icons import ICONS
from hetman.games.zizka.drawing.highlights import Light, View
from hetman.games.zizka.drawing.icons import KINDS, SKILLS, THINGS
from hetman.games.zizka.drawing.pieces import image, step

Player = Mapping[str, Any]
ACTIONS = 2
SIGNS = {
    "move": SKILLS["move"],
    "face": THINGS["token"],
    "conquer": KINDS["conquest"],
    "recruit": THINGS["tavern"],
    "attack": ICONS["swords"],
    "peek": SKILLS["peek"],
}


def deeds(view: View, say: Say, lit: Light) -> str:
    """For the one whose turn it is. What cannot be done stays in the list, with its reason."""
    player = view["players"][view["seat"]]
    field = next(field for field in view["map"]["fields"] if field["field"] == player["field"])
    shown = ["move", "face", "recruit", "attack"]
    if field["conquest"]:
        shown.insert(2, "conquer")
    if player["skills"]["peek"]:
        shown.append("peek")
    left = view["actions"]
    items = [deed(verb, player, field, say, lit) for verb in shown if left or verb in lit.legal]
    number = min(ACTIONS, ACTIONS - left + 1)
    heading = say("panel-action", number=number, of=ACTIONS) if left else say("panel-no-action")
    return tag(
        "section",
        tag("header", tag("h2", words(heading))),
        tag("div", *items, class_="deeds", role="group"),
        class_="panel stage",
        id="stage",
        data_turn="deeds",
    )


def deed(verb: str, player: Player, field: Mapping[str, Any], say: Say, lit: Light) -> str:
    """Lit, or only possible where something else is being chosen, or impossible."""
    can, legal = lit.can(verb), verb in lit.legal
    chosen = verb in lit.chosen
    note = meaning(verb, player, field, say) if legal else reason(verb, player, field, say)
    return tag(
        "div",
        icon(SIGNS[verb], 30),
        tag("span", tag("b", words(say(f"verb-{verb}"))), words(note)),
        class_="on" if can else None if legal else "off",
        data_token=verb if can else None,
        role="button" if can else None,
        tabindex="0" if can else None,
        aria_pressed=("true" if chosen else "false") if can else None,
        aria_disabled=None if legal else "true",
    )


def meaning(verb: str, player: Player, field: Mapping[str, Any], say: Say) -> str:
    if verb == "move":
        return say("panel-move-note", count=player["pace"])
    if verb == "peek":
        return say("panel-peek-note", count=player["peeks"])
    if verb == "recruit":
        return say("panel-recruit-note", count=player["coins"])
    if verb == "attack":
        return say("panel-attack-note")
    return say("panel-here-note", field=("field", field["field"]))


def reason(verb: str, player: Player, field: Mapping[str, Any], say: Say) -> str:
    """Why it cannot be done now."""
    if verb == "peek":
        return say("panel-no-peek")
    if verb == "conquer":
        return say("panel-no-conquer" if player["conquered"][field["conquest"]] else "panel-no-castle")
    return say(f"panel-no-{verb}")


def leaning(say: Say, lit: Light) -> str:
    """A step on the morale track, whichever way the leader likes."""
    if not lit.can("lean"):
        return ""
    ways = [
        tag(
            "span",
            image(step(way), 44),
            words(say("panel-lean", way=("way", way))),
            class_="lean legal",
            data_token=way,
            data_as="way",
            role="button",
            tabindex="0",
            aria_pressed="true" if way in lit.chosen else "false",
        )
        for way in ("virtue", "vice")
    ]
    return tag("div", *ways, class_="panel leaning")
