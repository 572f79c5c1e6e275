"""A position of Chocim 1621 as plain text, at most 80 columns wide and readable without colour.

Each field is a row: its line of defence and walls, its reserve, then its actions, with the units on them by letter:

    II Ramparts, walls 2    Assault 3/4-7 J2 T1 [4]   Defence 2/4 I2 [4]   Cannonade 0/3

Before the slash are the units that stand there, behind it the minimum and maximum; dice stand in brackets. A
closed action gives its reason.
"""

from __future__ import annotations

from collections.abc import Mapping

from hetman.drawing import Player, Say, View, own_player
from hetman.drawing.plain import columns, stripped, wrapped
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.layout import BATTLE

LABEL = 25
LINES = ("", "I   ", "II  ", "III ")
# The Ottoman rows above, the hetman's camp below.
ORDER = (
    *("sultan", "sipahi-camp", "kosh", "trenches", "foreground"),
    *("tabor", "bastion", "redoubts", "church", "bridgehead", "ramparts", "castle", "camp"),
)


def plain_text(view: View, say: Say) -> str:
    """The board or the negotiations, a clash, both sides, and what the viewer alone knows."""
    lines = heading(view, say)
    if view["negotiation"] is None:
        fields = {field["field"]: field for field in view["fields"]}
        for name in ORDER:
            lines += field_lines(fields[name], say)
        lines += [say("sketch-key"), say("sketch-letters")]
    else:
        lines += negotiation_lines(view["negotiation"], say)
    if view["clash"] is not None:
        lines += ["", *clash_lines(view["clash"], say)]
    for player in view["players"]:
        lines += ["", *player_lines(view, player, say)]
    return stripped([*lines, *own_cards(view, say)])


def heading(view: View, say: Say) -> list[str]:
    phase, trench = ("phase", view["phase"]), view["trench"]
    args = {"week": view["week"], "weeks": view["weeks"], "phase": phase, "at": trench["at"], "last": trench["last"]}
    lines = [say("sketch-head", **args)]
    if view["negotiation"] is None:
        table = strengths(view["table"])
        lines.append(say("sketch-table", cards=table) if table else say("sketch-table-none"))
        lines += [say("sketch-bonus")] if view["bonus"] else []
    return [*lines, ""]


def strengths(cards: Mapping[str, int]) -> str:
    """`4 3 3 1`: the strongest first."""
    return " ".join(strength for strength in sorted(cards, reverse=True) for _ in range(cards[strength]))


def letters(units: Mapping[str, int], say: Say) -> str:
    """`J2 T1`, without kinds that are not there."""
    return " ".join(f"{say(f'unit-{unit}.code')}{count}" for unit, count in units.items() if count)


# The board


def field_lines(field: View, say: Say) -> list[str]:
    """The name in its column, the actions beside it, on as many lines as they need."""
    label = LINES[field["line"]] + say(f"field-{field['field']}.short")
    if field["level"] is not None:
        label += f", {say('sketch-level', level=field['level'])}"
    cells = [action_cell(action, say) for action in field["actions"] if action["closed"] != "idle"]
    if field["reserve"] is not None and field["holder"] is not None:
        units = letters(field["reserve"], say) or "–"
        cells.insert(0, f"{say('sketch-reserve')} {units}{in_brackets(field['reserve_dice'])}")
    if field["side"] == "commonwealth" and field["holder"] == 1:
        cells.insert(0, say("sketch-held"))
    return columns(label, cells, LABEL)


def in_brackets(dice: int | None) -> str:
    return f" [{dice}]" if dice else ""


def action_cell(action: View, say: Say) -> str:
    name = say(f"action-{action['action']}.short")
    if action["action"] == BATTLE:
        name = say(f"side-{SIDES[action['seat']]}.code")
    units = letters(action["units"], say)
    text = f"{name} {action['standing']}/{bounds(action)} {units}".rstrip() + in_brackets(action["dice"])
    if action["closed"] in ("fortel", "blockade", "no-way"):
        text += f" ({say('sketch-closed-' + action['closed'])})"
    return text


def bounds(action: View) -> str:
    """`4-7`, for an assault helped by two neighbours `4-7+2`: it takes more, but is still forced from 7 on."""
    low, high = action["minimum"], action["maximum"]
    text = str(high) if low in (0, high) or action["kind"] != "plan" else f"{low}-{high}"
    return f"{text}+{action['limit'] - high}" if action["limit"] > high else text


# A clash


def clash_lines(clash: View, say: Say) -> list[str]:
    lines = [say("sketch-clash", action=("action", clash["what"]), field=("field", clash["field"]))]
    if clash["level"]:
        lines.append(say("sketch-clash-level", level=clash["level"]))
    for side, name in zip(clash["sides"], SIDES, strict=True):
        lines.append(say("sketch-clash-side", side=say(f"side-{name}.start"), units=letters(side["units"], say) or "–"))
        if side["dice"]:
            lines.append("  " + say("sketch-clash-dice", cards=" ".join(map(die_text, side["dice"]))))
            lines.append("  " + say("sketch-clash-result", hits=side["hits"], breaks=side["breaks"]))
    return lines


def die_text(die: View) -> str:
    """`5`, or `6>4` for a die that walls or support changed."""
    return str(die["result"]) if die["rolled"] == die["result"] else f"{die['rolled']}>{die['result']}"


# Negotiations


def negotiation_lines(negotiation: View, say: Say) -> list[str]:
    lines = []
    for claim in negotiation["claims"]:
        ours, theirs = map(stake_text, claim["stakes"])
        lines += [claim_text(claim, say), "  " + say("sketch-stakes", ours=ours, theirs=theirs)]
    if negotiation["left"]:
        names = "; ".join(claim_text(claim, say) for claim in negotiation["left"])
        lines.append(say("sketch-claims-left", names=names))
    return [part for line in lines for part in wrapped(line)]


def claim_text(claim: View, say: Say) -> str:
    ours, theirs = claim["values"]
    return say("sketch-claim", claim=("claim", claim["claim"]), ours=ours, theirs=theirs)


def stake_text(stake: View) -> str:
    if stake["count"] is None:
        return "?"
    if stake["cards"] is None or not stake["count"]:
        return f"× {stake['count']}"
    return f"{strengths(stake['cards'])} (= {stake['strength']})"


# The sides


def player_lines(view: View, player: Player, say: Say) -> list[str]:
    key = "sketch-you" if player["seat"] == view["seat"] else "sketch-other"
    title = f"{say(key, seat=('seat', player['seat']))} – {say('side-' + player['side'] + '.start')}"
    if player["passed"] and view["phase"] == "actions":
        title += f", {say('sketch-passed')}"
    lost = {place: letters(player[place], say) for place in ("broken", "rebelled", "removed")}
    commanders = [commander_text(commander, say) for commander in player["leaders"]["commanders"]]
    parts = [
        say("sketch-morale", now=player["morale"], last=len(player["morale_track"]) - 1),
        say("sketch-supply", now=player["supply"], last=player["supply_track"][-1]["to"], eats=player["eats"]),
        say("sketch-officers", count=player["leaders"]["count"]),
        say("sketch-treaties", count=player["treaties"]["count"]),
        *(say(f"sketch-{place}", units=units) for place, units in lost.items() if units),
        say("sketch-commanders", names=", ".join(commanders)),
    ]
    return [title, *wrapped("  " + "; ".join(parts))]


def commander_text(commander: View, say: Say) -> str:
    name = say("sketch-leader", leader=("leader", commander["leader"]), command=commander["command"])
    if commander["is"] == "ready":
        return name
    return say("sketch-commander-gone" if commander["is"] == "gone" else "sketch-commander-used", name=name)


# What only the viewer knows


def own_cards(view: View, say: Say) -> list[str]:
    player = own_player(view)
    if player is None:
        return []
    lines = [""]
    treaties = strengths(player["treaties"]["hand"])
    if treaties:
        lines.append(say("sketch-own-treaties", cards=treaties))
    if view["phase"] == "actions" and view["play"] is None:
        ready = [leader["leader"] for leader in player["leaders"]["commanders"] if leader["is"] == "ready"]
        for leader in [*ready, *player["leaders"]["hand"]]:
            lines += leader_lines(leader, view["commands"][leader], leader in ready, say)
    return lines


def leader_lines(leader: str, command: int, commander: bool, say: Say) -> list[str]:
    """A card in short: name, command value and what it does."""
    ways = [say("sketch-card", card=("fortel", f"{leader}-{way}")) for way in ("first", "second")[: 1 + commander]]
    does = " ".join(f"{number}) {way}" for number, way in enumerate(ways, 1)) if commander else ways[0]
    return wrapped(f"{say('sketch-leader', leader=('leader', leader), command=command)}: {does}", "    ")
