"""A position in characters: each field with its actions and units, a clash or the negotiations, leaders and treaties.

    II Ramparts, walls 2    Assault 3/4-7 J2 T1 [4]   Defence 2/4 I2 [4]   Cannonade 0/3

Before the slash are the units that stand there, behind it the minimum and maximum; dice stand in brackets.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hetman.drawing import Player, Say, View, own_player
from hetman.drawing.characters import (
    BAD,
    FAINT,
    NUMBER,
    SIDE,
    STRONG,
    TITLE,
    USUAL,
    WIDE,
    Line,
    Link,
    Run,
    Sheet,
    flow,
    labelled,
    line,
    link,
    paragraph,
    seat_style,
)
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.layout import BATTLE
from hetman.games.chocim.drawing.plain_text import (
    LINES,
    ORDER,
    bounds,
    claim_text,
    commander_text,
    leader_lines,
    letters,
    stake_text,
    strengths,
)

CLOSED = ("fortel", "blockade", "no-way")
"""Reasons why an action is closed that it shows."""
LABEL, SHORT_LABEL, WIDEST = 19, 15, 120


def characters(view: View, say: Say, width: int) -> dict[str, Sheet]:
    """The parts by name. In the negotiations the claims take the place of the board."""
    panels = {f"seat-{player['seat']}": Sheet.of(panel(view, player, say)) for player in view["players"]}
    negotiating = view["negotiation"] is not None
    return {
        "caption": Sheet.of([line(caption(view, say))]),
        "board": Sheet.of(claims(view["negotiation"], say, width) if negotiating else board(view, say, width)),
        "moment": Sheet.of(moment(view, say, width)),
        "hand": Sheet.of(hand(view, say, width)),
        "more": Sheet.of(leaders(view, say, width), legend(say, width)),
        **panels,
    }


def caption(view: View, say: Say) -> str:
    args = {"week": view["week"], "weeks": view["weeks"], "phase": ("phase", view["phase"])}
    return say("sketch-head", **args, at=view["trench"]["at"], last=view["trench"]["last"])


def legend(say: Say, width: int) -> list[Line]:
    return [
        part
        for key in ("sketch-walls", "sketch-key", "sketch-letters")
        for part in paragraph([say(key)], width, 2, FAINT)
    ]


# The board


def board(view: View, say: Say, width: int) -> list[Line]:
    """The Ottoman rows above, the hetman's camp below."""
    room = LABEL if width >= USUAL else SHORT_LABEL
    fields = {field["field"]: field for field in view["fields"]}
    rows = [
        labelled(label(fields[name], room, say), cells(fields[name], say), room, min(width, WIDEST)) for name in ORDER
    ]
    return [one for row in rows for one in row]


def label(field: View, room: int, say: Say) -> Line:
    """The name, in a wide window the line of defence before it, and the level of its walls behind it."""
    style = seat_style(SIDES.index(field["side"])) if field["side"] in SIDES else STRONG
    name = Run(say(f"field-{field['field']}.short"), style, (link(field["field"], "field", "from"),))
    before = LINES[field["line"]].rstrip()
    parts = [Run(f"{before:4}" if room == LABEL else "", FAINT), name]
    if field["level"] is not None:
        parts.append(Run(f" {field['level']}", FAINT))
    return tuple(parts)


def cells(field: View, say: Say) -> list[Line]:
    found = [action_cell(field, action, say) for action in field["actions"] if action["closed"] != "idle"]
    if field["reserve"] is not None and field["holder"] is not None:
        found.insert(0, reserve(field, say))
    if field["side"] == "commonwealth" and field["holder"] == 1:
        found.insert(0, line(Run(say("sketch-held"), BAD)))
    return found


def reserve(field: View, say: Say) -> Line:
    units = unit_runs(field["reserve"], field["holder"], say, link(field["field"], "from"))
    return (
        Run(f"{say('sketch-reserve')} ", FAINT),
        *(units or (Run("–", FAINT),)),
        *in_brackets(field["reserve_dice"]),
    )


def unit_runs(units: Mapping[str, int], seat: int, say: Say, *around: Link) -> tuple[Run, ...]:
    """`J2 T1`: each kind is a link to itself."""
    found: list[Run] = []
    for unit, count in units.items():
        if count:
            text = f"{say(f'unit-{unit}.code')}{count}"
            found += [Run(" ")] if found else []
            found.append(Run(text, seat_style(seat), (link(unit, "unit"), *around)))
    return tuple(found)


def in_brackets(dice: int | None) -> tuple[Run, ...]:
    return (Run(f" [{dice}]", NUMBER),) if dice else ()


def action_cell(field: View, action: View, say: Say) -> Line:
    """Name, units against the bounds, the units by letter, the dice, and why it is closed."""
    around = (link(action["action"], "action"), link(field["field"], "field"))
    name = say(f"action-{action['action']}.short")
    if action["action"] == BATTLE:
        name = say(f"side-{SIDES[action['seat']]}.code")
    head = Run(f"{name} {action['standing']}/{bounds(action)}", seat_style(action["seat"]), around)
    units = unit_runs(action["units"], action["seat"], say, *around)
    parts = [head, *((Run(" ", "", around), *units) if units else ()), *in_brackets(action["dice"])]
    if action["closed"] in CLOSED:
        parts.append(Run(f" ({say('sketch-closed-' + action['closed'])})", FAINT))
    return tuple(parts)


# What the moment needs


def moment(view: View, say: Say, width: int) -> list[Line]:
    """A clash with its dice, otherwise the leader who is chosen or acts, with what the card does."""
    if view["clash"] is not None:
        return clash(view["clash"], say, width)
    if view["negotiation"] is not None:
        return []
    leader = view.get("chosen", {}).get("leader") or (view["play"] or {}).get("leader")
    found = leader_text(view, leader, say, width) if leader else []
    if view["phase"] == "diplomacy" or not found:
        table = strengths(view["table"])
        found += paragraph([say("sketch-table", cards=table) if table else say("sketch-table-none")], width, 2, FAINT)
    return found


def leader_text(view: View, leader: str, say: Say, width: int) -> list[Line]:
    commanders = {one["leader"] for player in view["players"] for one in player["leaders"]["commanders"]}
    text = " ".join(part.strip() for part in leader_lines(leader, view["commands"][leader], leader in commanders, say))
    name, colon, does = text.partition(":")
    return paragraph([Run(name, TITLE), f"{colon}{does}"], width, 2)


def clash(shown: View, say: Say, width: int) -> list[Line]:
    """Both sides with units, dice, hits and breaks."""
    lines = paragraph(
        [Run(say("sketch-clash", action=("action", shown["what"]), field=("field", shown["field"])), TITLE)], width
    )
    if shown["level"]:
        lines += paragraph([say("sketch-clash-level", level=shown["level"])], width, 2, FAINT)
    for seat, side in enumerate(shown["sides"]):
        name = say(f"side-{SIDES[seat]}.start")
        parts: list[Run] = [Run(f"{name}: ", seat_style(seat)), *(unit_runs(side["units"], seat, say) or (Run("–"),))]
        for die in side["dice"]:
            parts += [Run(" "), die_run(die)]
        if side["dice"]:
            parts.append(Run(f"  {say('sketch-clash-result', hits=side['hits'], breaks=side['breaks'])}", STRONG))
        lines += paragraph(parts, width, 4)
    return lines


def die_run(die: View) -> Run:
    """`[5]`, or `[6>4]` for a die that walls or support changed. A die is raised by what it shows now."""
    text = str(die["result"]) if die["rolled"] == die["result"] else f"{die['rolled']}>{die['result']}"
    return Run(f"[{text}]", NUMBER, (link(str(die["left"]), "die"),))


def claims(negotiation: View, say: Say, width: int) -> list[Line]:
    """The claims on the table with the stakes, then those still to come."""
    lines: list[Line] = []
    for claim in negotiation["claims"]:
        ours, theirs = map(stake_text, claim["stakes"])
        lines += paragraph([Run(claim_text(claim, say), STRONG, (link(claim["claim"], "claim"),))], width, 2)
        lines += paragraph([f"  {say('sketch-stakes', ours=ours, theirs=theirs)}"], width, 4)
    if negotiation["left"]:
        names = "; ".join(claim_text(claim, say) for claim in negotiation["left"])
        lines += paragraph([say("sketch-claims-left", names=names)], width, 2, FAINT)
    return lines


# Leaders, treaties, panels


def hand(view: View, say: Say, width: int) -> list[Line]:
    """The leaders who can be played, and the treaties. No panel stands beside a narrow board."""
    player = own_player(view)
    if player is None:
        return []
    ready = [one["leader"] for one in player["leaders"]["commanders"] if one["is"] == "ready"]
    held = [*ready, *player["leaders"]["hand"]] if view["negotiation"] is None else []
    found = [leader_cell(leader, view["commands"][leader], player["seat"], say) for leader in held]
    found += [treaty_cell(strength, count, say) for strength, count in treaties(player)]
    own = [line(Run(text, NUMBER)) for text in tracks(player, say)] if width < WIDE else []
    return [*flow(own, width, 2), *flow(found, width, 1)]


def leader_cell(leader: str, command: int, seat: int, say: Say) -> Line:
    text = say("sketch-leader", leader=("leader", leader), command=command)
    return line(Run(f"[{text}]", seat_style(seat), (link(leader, "leader"),)))


def treaties(player: Player) -> Iterable[tuple[str, int]]:
    """The strongest first."""
    return sorted(player["treaties"]["hand"].items(), reverse=True)


def treaty_cell(strength: str, count: int, say: Say) -> Line:
    text = say("panel-treaty", count=int(strength)) + (f" ×{count}" if count > 1 else "")
    return line(Run(f"[{text}]", NUMBER, (link(strength, "treaty"),)))


def leaders(view: View, say: Say, width: int) -> list[Line]:
    """What the leaders of the viewer can do."""
    player = own_player(view)
    if player is None or view["negotiation"] is not None:
        return []
    ready = [one["leader"] for one in player["leaders"]["commanders"] if one["is"] == "ready"]
    return [part for leader in [*ready, *player["leaders"]["hand"]] for part in leader_text(view, leader, say, width)]


def panel(view: View, player: Player, say: Say) -> list[Line]:
    key = "sketch-you" if player["seat"] == view["seat"] else "sketch-other"
    title = say(key, seat=("seat", player["seat"]))
    if player["passed"] and view["phase"] == "actions":
        title += f", {say('sketch-passed')}"
    lost = {place: letters(player[place], say) for place in ("broken", "rebelled", "removed")}
    commanders = ", ".join(commander_text(one, say) for one in player["leaders"]["commanders"])
    texts = [
        *tracks(player, say),
        f"{say('sketch-officers', count=player['leaders']['count'])}; "
        + say("sketch-treaties", count=player["treaties"]["count"]),
        *(say(f"sketch-{place}", units=units) for place, units in lost.items() if units),
        say("sketch-commanders", names=commanders),
    ]
    lines = [line(Run(title, seat_style(player["seat"])))]
    return lines + [part for text in texts for part in paragraph([text], SIDE, 2)]


def tracks(player: Player, say: Say) -> list[str]:
    return [
        say("sketch-morale", now=player["morale"], last=len(player["morale_track"]) - 1),
        say("sketch-supply", now=player["supply"], last=player["supply_track"][-1]["to"], eats=player["eats"]),
    ]
