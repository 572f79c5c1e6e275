"""Choices that have no place on the map: which units man a field that was won, broken units, prayers, officers."""

from __future__ import annotations

from hetman.drawing import Say
from hetman.drawing.elements import tag, words
from hetman.games.chocim.drawing.highlights import Light
from hetman.games.chocim.drawing.layout import View
from hetman.games.chocim.drawing.leaders import recoverable
from hetman.games.chocim.drawing.pieces import loose_block, sign

OF_UNITS = ("keep", "rally", "bury")


def choice(view: View, say: Say, lit: Light) -> str:
    """Empty unless the reader is asked for one of these."""
    inside = "".join(
        [
            *(units(view, verb, say, lit) for verb in OF_UNITS if verb in lit.verbs),
            prayers(say, lit) if "pray" in lit.verbs else "",
            officers(view, say, lit) if "recover" in lit.verbs else "",
        ]
    )
    return tag("section", inside, class_="panel choice-part", aria_label=say("panel-choice")) if inside else ""


def of_verb(lit: Light, verb: str) -> list[str]:
    return sorted({move[1] for move in lit.moves if move[0] == verb})


def units(view: View, verb: str, say: Say, lit: Light) -> str:
    buttons = []
    for unit in of_verb(lit, verb):
        count = there(view, verb, unit)
        label = say("panel-units", unit=("unit", unit), count=count)
        buttons.append(
            tag(
                "button",
                loose_block(unit, 30, count),
                tag("span", words(say(f"unit-{unit}"))),
                type="button",
                class_="choice legal",
                data_token=unit,
                data_as="unit",
                aria_pressed="true" if unit in lit.chosen else "false",
                aria_label=label,
            )
        )
    return tag("h2", words(say(f"panel-ask-{verb}"))) + tag("div", *buttons, class_="choices")


def there(view: View, verb: str, unit: str) -> int:
    """How many units of a kind are left to choose from."""
    if verb != "keep":
        return sum(player["broken"].get(unit, 0) for player in view["players"] if player["seat"] == view["seat"])
    name = view["prompt"]["args"]["field"][1]
    field = next(field for field in view["fields"] if field["field"] == name)
    won = ("assault", "counter-attack")
    return sum(action["units"].get(unit, 0) for action in field["actions"] if action["action"] in won)


def prayers(say: Say, lit: Light) -> str:
    buttons = [
        tag(
            "button",
            sign(gain, 26),
            tag("span", words(say(f"gain-{gain}"))),
            type="button",
            class_="choice legal",
            data_token=gain,
            data_as="gain",
            aria_pressed="true" if gain in lit.chosen else "false",
        )
        for gain in of_verb(lit, "pray")
    ]
    return tag("h2", sign("procession", 18), words(say("panel-ask-pray"))) + tag("div", *buttons, class_="choices")


def officers(view: View, say: Say, lit: Light) -> str:
    return tag("h2", words(say("panel-ask-recover"))) + recoverable(of_verb(lit, "recover"), view, say, lit)
