"""The actions of a turn on the stage, each with what it means here or why it cannot be taken."""

from __future__ import annotations

from hetman.drawing import Player, Say, View
from hetman.drawing.button import button, choice
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.highlight import BARRED, Highlight
from hetman.games.zizka.drawing.event import stage
from hetman.games.zizka.drawing.icons import VERBS, WAYS
from hetman.games.zizka.drawing.pieces import image, step

ACTIONS = 2
VERBS_OF_A_TURN = ("move", "face", "conquer", "recruit", "attack", "peek")
COUNTS = {"move": "pace", "recruit": "coins", "peek": "peeks"}
"""The number of a player that the note of an action gives."""


def actions(view: View, say: Say, highlight: Highlight) -> str:
    """The actions of the seat on turn. One that is not legal stays in the list, with the reason."""
    player = view["players"][view["seat"]]
    field = next(field for field in view["map"]["fields"] if field["field"] == player["field"])
    hidden = {"conquer": not field["conquest"], "peek": not player["skills"]["peek"]}
    left = view["actions"]
    items = [
        action(verb, player, field, say, highlight)
        for verb in VERBS_OF_A_TURN
        if not hidden.get(verb) and (left or verb in highlight.verbs)
    ]
    number = min(ACTIONS, ACTIONS - left + 1)
    heading = say("panel-action", number=number, of=ACTIONS) if left else say("panel-no-action")
    head = tag("header", tag("h2", words(heading)))
    return stage(head, tag("div", *items, class_="actions", role="group"), turn="deeds")


def action(verb: str, player: Player, field: View, say: Say, highlight: Highlight) -> str:
    """Highlighted, or only possible where something else is being chosen, or impossible."""
    can, legal = highlight.can(verb), verb in highlight.verbs
    note = meaning(verb, player, field, say) if legal else reason(verb, player, field, say)
    return choice(
        icon(VERBS[verb], 30) + tag("span", tag("b", words(say(f"verb-{verb}"))), words(note)),
        verb if can else None,
        can=can,
        chosen=verb in highlight.chosen,
        class_="" if legal else BARRED,
        aria_disabled=None if legal else "true",
    )


def meaning(verb: str, player: Player, field: View, say: Say) -> str:
    if verb in COUNTS:
        return say(f"panel-{verb}-note", count=player[COUNTS[verb]])
    return say("panel-attack-note") if verb == "attack" else say("panel-here-note", field=("field", field["field"]))


def reason(verb: str, player: Player, field: View, say: Say) -> str:
    """Why it cannot be done now."""
    if verb == "conquer" and not player["conquered"][field["conquest"]]:
        return say("panel-no-castle")
    return say(f"panel-no-{verb}")


def leaning(say: Say, highlight: Highlight) -> str:
    """A step on the morale track in the direction of the player's choice."""
    if not highlight.can("lean"):
        return ""
    ways = []
    for way in WAYS:
        inside = image(step(way), 44) + words(say("panel-lean", way=("way", way)))
        ways.append(button(inside, way, highlight, operand="way", class_=f"lean {highlight.state(way)}"))
    return tag("div", *ways, class_="panel leaning")
