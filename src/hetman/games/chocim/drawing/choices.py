"""Choices that have no place on the map: which units man a field that was won, broken units, prayers, officers."""

from __future__ import annotations

from hetman.drawing import Say, View, own_player
from hetman.drawing.button import button
from hetman.drawing.elements import tag, words
from hetman.drawing.highlight import LEGAL, Highlight
from hetman.games.chocim.drawing.pieces import loose_block, sign

ASKED = ("keep", "rally", "bury", "pray", "recover")


def choice(view: View, say: Say, highlight: Highlight) -> str:
    """Empty unless the viewer is asked for one of these."""
    inside = [asked(view, verb, say, highlight) for verb in ASKED if verb in highlight.verbs]
    return tag("section", *inside, class_="panel choice-part", aria_label=say("panel-choice")) if inside else ""


def asked(view: View, verb: str, say: Say, highlight: Highlight) -> str:
    icon = sign("procession", 18) if verb == "pray" else ""
    tokens = sorted(highlight.operands(verb, fitting=False))
    buttons = [choice_of(view, verb, token, say, highlight) for token in tokens]
    return tag("h2", icon, words(say(f"panel-ask-{verb}"))) + tag("div", *buttons, class_="choices")


def choice_of(view: View, verb: str, token: str, say: Say, highlight: Highlight) -> str:
    label, title = None, None
    if verb == "pray":
        operand, picture, name = "gain", sign(token, 26), say(f"gain-{token}")
    elif verb == "recover":
        operand, picture = "leader", tag("b", str(view["commands"][token]), class_="command-value")
        name, title = say("board-leader-short", leader=("leader", token)), say(f"fortel-{token}-first")
    else:
        count = left(view, verb, token)
        operand, picture, name = "unit", loose_block(token, 30, count), say(f"unit-{token}")
        label = say("panel-units", unit=("unit", token), count=count)
    inside = picture + tag("span", words(name))
    return button(inside, token, highlight, operand=operand, label=label, class_=f"choice {LEGAL}", title=title)


def left(view: View, verb: str, unit: str) -> int:
    """How many units of a kind are left to choose from."""
    if verb != "keep":
        player = own_player(view)
        return int(player["broken"].get(unit, 0)) if player else 0
    name = view["prompt"]["args"]["field"][1]
    field = next(field for field in view["fields"] if field["field"] == name)
    won = ("assault", "counter-attack")
    return sum(action["units"].get(unit, 0) for action in field["actions"] if action["action"] in won)
