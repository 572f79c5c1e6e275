"""The tray: the actions of a coin in fixed places, the units to recruit, or what a follow-up allows."""

from __future__ import annotations

from hetman.drawing import Move, Player, Say, View, own_player
from hetman.drawing.elements import tag
from hetman.drawing.highlight import Highlight
from hetman.drawing.icons import ICONS
from hetman.drawing.tray import CAN, MAIN, OFF, ON, action, actions, sign
from hetman.games.warchest.components import UNITS
from hetman.games.warchest.drawing.barred import barred
from hetman.games.warchest.drawing.highlights import HEXES, payment, places_of, standing_of
from hetman.games.warchest.drawing.icons import UNIT_ICONS
from hetman.games.warchest.drawing.panels import supply
from hetman.games.warchest.drawing.pieces import coin

ACTIONS = ("move", "attack", "control", "bolster", "tactic", "recruit", "initiative", "pass")
FACE_DOWN = ("recruit", "initiative", "pass")
FOLLOW_UPS = ("move", "attack", "control", "skip")
HIT = ("suffer", "soak")
SHAPES = {
    "move": "march",
    "attack": "swords",
    "control": "keep",
    "bolster": "plus",
    "deploy": "plus",
    "tactic": "bulawa",
    "recruit": "bag",
    "initiative": "flag",
    "pass": "face-down",
    "skip": "tick",
    "soak": "shield",
    "suffer": "lost",
}


def tray(view: View, say: Say, highlight: Highlight) -> str:
    """Return the buttons of the open question; nothing while others decide."""
    player = own_player(view)
    if player is None or not highlight.moves:
        return ""
    if view["pool"]:
        return actions(*(card_button(unit, say, highlight) for unit in view["pool"]), class_="pool")
    if "soak" in highlight.verbs:
        return actions(*(verb_button(view, verb, say, highlight) for verb in HIT))
    paid = payment(view, highlight)
    if paid:
        return actions(*(gain_button(unit, paid, player, say, highlight) for unit in player["army"]), class_="gain")
    alike = whole_moves(highlight)
    if len(alike) > 1:
        return actions(*(move_button(move, say) for move in alike))
    goers = goers_to(highlight)
    if goers:
        return actions(*(goer_button(view, move, say, len(goers) == 1) for move in goers), class_="goers")
    names = FOLLOW_UPS if "skip" in highlight.verbs else ACTIONS
    if not set(names) & highlight.verbs or places_first(highlight):
        names = ("deploy", *FACE_DOWN)
    buttons = [verb_button(view, verb, say, highlight) for verb in names]
    return actions(*buttons, class_="four-wide" if "deploy" in names else "eight")


def places_first(highlight: Highlight) -> bool:
    """Whether the chosen coin can be deployed, and its unit is not on the board."""
    acting = highlight.chosen & set(UNITS)
    return bool(acting) and highlight.can("deploy") and not highlight.can("bolster", "move", "attack", "tactic")


# Verbs


def verb_button(view: View, verb: str, say: Say, highlight: Highlight) -> str:
    fitting = highlight.named(verb)
    state = ON if verb in highlight.chosen else CAN if fitting else OFF
    note = outcome(view, verb, fitting, say, highlight) if state != OFF else barred_note(view, verb, say, highlight)
    move = fitting[0] if state != OFF and len(fitting) == 1 and highlight.chosen else None
    shape = ICONS[SHAPES[verb]]
    if verb == "tactic" and fitting and len({one[1] for one in fitting}) == 1:
        shape = UNIT_ICONS[fitting[0][1]]
    # The only move that is left is made by the button of its verb.
    main = state == ON and move is not None
    return action(
        say(f"act-{verb}"),
        verb,
        picture=sign(shape),
        note=note,
        state=MAIN if main else state,
        move=move if main else None,
        class_="wide" if verb == "deploy" else "",
        id_=f"act-{verb}",
    )


def barred_note(view: View, verb: str, say: Say, highlight: Highlight) -> str:
    return say(f"off-{barred(view, verb, highlight.chosen)}")


def outcome(view: View, verb: str, fitting: list[Move], say: Say, highlight: Highlight) -> str:
    """Say in a few words what the verb brings."""
    units = {move[1] for move in fitting if len(move) > 1 and move[1] in UNITS}
    if verb in FACE_DOWN:
        return say("note-face-down")
    if verb == "skip":
        return say("note-skip")
    if verb in HIT:
        return say(f"note-{verb}", count=guards(view))
    if len(units) != 1:
        return say("note-units", count=len(units))
    unit = units.pop()
    if verb == "tactic":
        return say(f"rule-{unit}")
    places = {move[-1] for move in fitting}
    if verb == "control":
        return control_note(view, unit, fitting[0], say)
    if verb == "bolster":
        height = next((one["height"] for one in view["units"] if one["unit"] == unit), 0)
        return say("note-bolster", count=height + 1)
    if verb == "attack" and len(places) == 1:
        target = standing_of(view).get(next(iter(places)))
        return say("note-target", unit=("unit", target["unit"]), hex=("hex", target["hex"])) if target else ""
    return say(f"note-{verb}", count=len(places))


def control_note(view: View, unit: str, move: Move, say: Say) -> str:
    place = move[2] if len(move) > 2 else next(iter(places_of(unit, standing_of(view))), "")
    held = sum(holder == view["seat"] % 2 for holder in view["holds"].values())
    return say("note-control", hex=("hex", place), count=held + 1, goal=view["goal"])


def guards(view: View) -> int:
    """The coins of the viewer's Royal Guard on the board."""
    return sum(int(unit["height"]) for unit in view["units"] if unit["unit"] == "royalguard")


# Whole moves


def whole_moves(highlight: Highlight) -> list[Move]:
    """The moves of which everything but the verb is chosen: a hex that a unit can reach in two ways."""
    if highlight.verbs & highlight.chosen or len(highlight.chosen) < 2:
        return []
    return [move for move in highlight.fitting if set(move[1:]) == highlight.chosen]


def move_button(move: Move, say: Say) -> str:
    names = [say("thing", thing=("unit" if token in UNITS else "hex", token)) for token in move[1:]]
    shape = UNIT_ICONS[move[1]] if move[0] == "tactic" else ICONS[SHAPES[move[0]]]
    return action(say(f"act-{move[0]}"), picture=sign(shape), note=" · ".join(names), move=move)


def goers_to(highlight: Highlight) -> list[Move]:
    """The moves to the chosen hex, if nothing but a hex is chosen: one for each unit and verb."""
    if len(highlight.chosen) != 1 or not highlight.chosen <= HEXES:
        return []
    place = next(iter(highlight.chosen))
    return [move for move in highlight.fitting if len(move) == 3 and move[2] == place and move[1] in UNITS]


def goer_button(view: View, move: Move, say: Say, alone: bool) -> str:
    verb, unit, _ = move
    owner = view["seat"]
    origin = next(iter(places_of(unit, standing_of(view))), None)
    note = say("note-from", verb=say(f"act-{verb}"), hex=("hex", origin)) if origin else say(f"act-{verb}")
    return action(
        say(f"unit-{unit}"), picture=coin(unit, owner, 32), note=note, move=move, state=MAIN if alone else CAN
    )


# Units


def gain_button(unit: str, paid: str, player: Player, say: Say, highlight: Highlight) -> str:
    """A unit to recruit, with its supply."""
    left = player["supply"].get(unit, 0)
    state = CAN if ("recruit", unit, paid) in highlight.moves else OFF
    pips = "" if state == OFF else supply(unit, player, say)
    return action(
        say(f"unit-{unit}"),
        unit,
        picture=coin(unit, player["seat"], 36),
        note=say("off-none-left") if not left else "",
        state=state,
        operand="unit",
        below=pips,
        class_="unit",
        id_=f"gain-{unit}",
    )


def card_button(unit: str, say: Say, highlight: Highlight) -> str:
    """A unit card of the draft."""
    state = CAN if unit in highlight.usable else OFF
    picture = tag("span", sign(UNIT_ICONS[unit], 26), class_="charge")
    return action(say(f"unit-{unit}"), unit, picture=picture, note=say(f"rule-{unit}"), state=state, id_=f"card-{unit}")
