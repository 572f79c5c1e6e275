"""A position of Chocim 1621 as plain text, at most 80 columns wide and readable without colour.

Each field is a row: its line of defence and walls, its reserve, then its actions, with the units on them by letter:

    II Ramparts, walls 2    Assault 3/4-7 J2 T1 [4]   Defence 2/4 I2 [4]   Cannonade 0/3

Before the slash are the units that stand there, behind it the minimum and maximum; dice stand in brackets. What is
closed says why.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping
from typing import Any

Say = Callable[..., str]
View = Mapping[str, Any]

WIDTH = 80
LABEL = 25
LINES = ("", "I", "II", "III")
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
            lines += show_field(fields[name], say)
        lines += [say("sketch-key"), say("sketch-letters")]
    else:
        lines += show_negotiation(view["negotiation"], say)
    if view["clash"] is not None:
        lines += ["", *show_clash(view["clash"], say)]
    for player in view["players"]:
        lines += ["", *show_player(view, player, say)]
    lines += own_cards(view, say)
    return "\n".join(line.rstrip() for line in lines)


def heading(view: View, say: Say) -> list[str]:
    trench = view["trench"]
    head = say(
        "sketch-head",
        week=view["week"],
        weeks=view["weeks"],
        phase=("phase", view["phase"]),
        at=trench["at"],
        last=trench["last"],
    )
    lines = [head]
    if view["negotiation"] is None:
        table = strengths(view["table"])
        lines.append(say("sketch-table", cards=table) if table else say("sketch-table-none"))
        if view["bonus"]:
            lines.append(say("sketch-bonus"))
    return [*lines, ""]


def strengths(cards: Mapping[str, int]) -> str:
    """`4 3 3 1`: the strongest first."""
    return " ".join(strength for strength in sorted(cards, reverse=True) for _ in range(cards[strength]))


def letters(units: Mapping[str, int], say: Say) -> str:
    """`J2 T1`, without kinds that are not there."""
    return " ".join(f"{say(f'unit-{unit}.code')}{count}" for unit, count in units.items() if count)


# The board


def show_field(field: Mapping[str, Any], say: Say) -> list[str]:
    """The name in its column, the actions beside it, on as many lines as they need."""
    label = f"{LINES[field['line']]:3} " if field["line"] else ""
    label += say(f"field-{field['field']}.short")
    if field["level"] is not None:
        label += f", {say('sketch-level', level=field['level'])}"
    cells = [show_action(action, say) for action in field["actions"] if action["closed"] != "idle"]
    if field["reserve"] is not None and field["holder"] is not None:
        cells.insert(0, show_reserve(field, say))
    if field["side"] == "commonwealth" and field["holder"] == 1:
        cells.insert(0, say("sketch-held"))
    return in_columns(label, cells)


def show_reserve(field: Mapping[str, Any], say: Say) -> str:
    units = letters(field["reserve"], say) or "–"
    dice = f" [{field['reserve_dice']}]" if field["reserve_dice"] else ""
    return f"{say('sketch-reserve')} {units}{dice}"


def show_action(action: Mapping[str, Any], say: Say) -> str:
    name = say(f"action-{action['action']}.short")
    if action["action"] == "general-battle":
        name = say(f"side-{('commonwealth', 'ottoman')[action['seat']]}.code")
    text = f"{name} {action['standing']}/{bounds(action)}"
    units = letters(action["units"], say)
    if units:
        text += f" {units}"
    if action["dice"]:
        text += f" [{action['dice']}]"
    if action["closed"] in ("fortel", "blockade", "no-way"):
        text += f" ({say('sketch-closed-' + action['closed'])})"
    return text


def bounds(action: Mapping[str, Any]) -> str:
    """`4-7`, for an assault helped by two neighbours `4-7+2`: it takes more, but is still forced from 7 on."""
    low, high = action["minimum"], action["maximum"]
    text = str(high) if low in (0, high) or action["kind"] != "plan" else f"{low}-{high}"
    return f"{text}+{action['limit'] - high}" if action["limit"] > high else text


def in_columns(label: str, cells: list[str]) -> list[str]:
    lines = [f"{label:{LABEL}}"]
    for cell in cells:
        if len(lines[-1]) + len(cell) > WIDTH and len(lines[-1]) > LABEL:
            lines.append(" " * LABEL)
        lines[-1] += f"{cell}   "
    return [line.rstrip() for line in lines]


# A clash


def show_clash(clash: Mapping[str, Any], say: Say) -> list[str]:
    lines = [say("sketch-clash", action=("action", clash["what"]), field=("field", clash["field"]))]
    if clash["level"]:
        lines.append(say("sketch-clash-level", level=clash["level"]))
    for side, name in zip(clash["sides"], ("commonwealth", "ottoman")):
        lines.append(say("sketch-clash-side", side=say(f"side-{name}.start"), units=letters(side["units"], say) or "–"))
        if side["dice"]:
            lines.append("  " + say("sketch-clash-dice", cards=" ".join(show_die(die) for die in side["dice"])))
            lines.append("  " + say("sketch-clash-result", hits=side["hits"], breaks=side["breaks"]))
    return lines


def show_die(die: Mapping[str, Any]) -> str:
    """`5`, or `6>4` for a die that walls or support changed."""
    return str(die["result"]) if die["rolled"] == die["result"] else f"{die['rolled']}>{die['result']}"


# Negotiations


def show_negotiation(negotiation: Mapping[str, Any], say: Say) -> list[str]:
    lines = []
    for claim in negotiation["claims"]:
        lines.append(claim_line(claim, say))
        ours, theirs = (show_stake(stake) for stake in claim["stakes"])
        lines.append("  " + say("sketch-stakes", ours=ours, theirs=theirs))
    left = [claim_line(claim, say) for claim in negotiation["left"]]
    if left:
        lines.append(say("sketch-claims-left", names="; ".join(left)))
    return [part for line in lines for part in textwrap.wrap(line, WIDTH, subsequent_indent="  ") or [""]]


def claim_line(claim: Mapping[str, Any], say: Say) -> str:
    ours, theirs = claim["values"]
    return say("sketch-claim", claim=("claim", claim["claim"]), ours=ours, theirs=theirs)


def show_stake(stake: Mapping[str, Any]) -> str:
    if stake["count"] is None:
        return "?"
    if stake["cards"] is None or not stake["count"]:
        return f"× {stake['count']}"
    return f"{strengths(stake['cards'])} (= {stake['strength']})"


# The sides


def show_player(view: View, player: Mapping[str, Any], say: Say) -> list[str]:
    own = player["seat"] == view["seat"]
    name = say("sketch-you" if own else "sketch-other", seat=("seat", player["seat"]))
    title = f"{name} – {say('side-' + player['side'] + '.start')}"
    if player["passed"] and view["phase"] == "actions":
        title += f", {say('sketch-passed')}"
    supply_top = player["supply_track"][-1]["to"]
    parts = [
        say("sketch-morale", now=player["morale"], last=len(player["morale_track"]) - 1),
        say("sketch-supply", now=player["supply"], last=supply_top, eats=player["eats"]),
        say("sketch-officers", count=player["leaders"]["count"]),
        say("sketch-treaties", count=player["treaties"]["count"]),
    ]
    for place in ("broken", "rebelled", "removed"):
        units = letters(player[place], say)
        if units:
            parts.append(say(f"sketch-{place}", units=units))
    commanders = [show_commander(one, say) for one in player["leaders"]["commanders"]]
    parts.append(say("sketch-commanders", names=", ".join(commanders)))
    return [title, *textwrap.wrap("; ".join(parts), WIDTH, initial_indent="  ", subsequent_indent="  ")]


def show_commander(commander: Mapping[str, Any], say: Say) -> str:
    name = say("sketch-leader", leader=("leader", commander["leader"]), command=commander["command"])
    if commander["is"] == "gone":
        return say("sketch-commander-gone", name=name)
    return name if commander["is"] == "ready" else say("sketch-commander-used", name=name)


# What only the viewer knows


def own_cards(view: View, say: Say) -> list[str]:
    if view["seat"] is None:
        return []
    player = view["players"][view["seat"]]
    lines = [""]
    treaties = strengths(player["treaties"]["hand"])
    if treaties:
        lines.append(say("sketch-own-treaties", cards=treaties))
    if view["phase"] == "actions" and view["play"] is None:
        ready = [one["leader"] for one in player["leaders"]["commanders"] if one["is"] == "ready"]
        for leader in [*ready, *player["leaders"]["hand"]]:
            lines += show_leader(leader, view["commands"][leader], leader in ready, say)
    return lines


def show_leader(leader: str, command: int, commander: bool, say: Say) -> list[str]:
    """A card in short: name, command value and what it does."""
    ways = [say("sketch-card", card=("fortel", f"{leader}-{way}")) for way in ("first", "second")[: 1 + commander]]
    told = ways[0] if len(ways) == 1 else " ".join(f"{number}) {way}" for number, way in enumerate(ways, 1))
    text = f"{say('sketch-leader', leader=('leader', leader), command=command)}: {told}"
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ")
