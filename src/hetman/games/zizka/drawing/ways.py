"""The fields in reach as a list, for phones: fields of the small map are too small for a finger."""

from __future__ import annotations

from hetman.drawing import Say, View, own_player
from hetman.drawing.elements import icon, tag
from hetman.drawing.highlight import Highlight
from hetman.drawing.tray import action, actions
from hetman.games.zizka.drawing import event_tokens
from hetman.games.zizka.drawing.icons import CASTLES, THINGS
from hetman.games.zizka.drawing.pieces import image


def ways(view: View, say: Say, highlight: Highlight) -> str:
    """While the leader is to move: a button for each field, the nearest first, with what lies there."""
    player = own_player(view)
    if player is None or "move" not in highlight.chosen:
        return ""
    steps = distances(view, player["field"])
    fields = {field["field"]: field for field in view["map"]["fields"]}
    goals = sorted(highlight.operands("move"), key=lambda name: (steps[name], not fields[name]["large"]))
    buttons = [
        action(
            say("board-name", field=("field", name)),
            picture=sight(view, fields[name]),
            note=say("tray-move-note", count=steps[name]),
            move=("move", name),
        )
        for name in goals
    ]
    return tag("section", actions(*buttons), class_="panel ways", aria_label=say("panel-ways"))


def sight(view: View, field: View) -> str:
    """What can be seen on a field: its token, castle or tavern."""
    lying = next((one for one in view["tokens"] if one["field"] == field["field"]), None)
    if lying is not None:
        front, hints = lying["front"], tuple(lying["hints"])
        shape = event_tokens.back(hints) if front is None else event_tokens.front(front["kind"], hints)
        return image(shape, 30, reach=24)
    if field["conquest"]:
        return icon(CASTLES[field["conquest"]], 26)
    return icon(THINGS["tavern"], 26) if field["tavern"] else ""


def distances(view: View, start: str) -> dict[str, int]:
    """Steps from a field to all others."""
    beside: dict[str, list[str]] = {}
    for one, other in view["map"]["roads"]:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    found, reached = {start: 0}, [start]
    for name in reached:
        for other in beside.get(name, []):
            if other not in found:
                found[other] = found[name] + 1
                reached.append(other)
    return found
