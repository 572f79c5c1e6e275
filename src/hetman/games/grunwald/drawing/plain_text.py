"""A position as plain text, at most 80 columns wide and readable without colour.

2 Crown Knights     1. c5  2. c3           1. Green O =2, Red h =1, 2. Blue hh =2

A seat that takes a prize now has its place before its name. The queue has the order of first pawns.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping

from hetman.drawing import Say, View
from hetman.drawing.plain import WIDTH, stripped, wrapped
from hetman.games.grunwald.drawing.calendar import season_of
from hetman.games.grunwald.drawing.event import effect_of

LABEL = 19
PRIZES = 21
NAME = 18
INDENT = "    "
NO_BREAK = "\u00a0"


def plain_text(view: View, say: Say) -> str:
    """Calendar and event, the six fields, the skirmish if there is one, and the players."""
    lines = [*heading(view, say), ""]
    if view["phase"] != "end":
        for field in view["fields"]:
            lines += field_lines(view, field, say)
        lines += skirmish(view, say)
        lines.append("")
    lines += players(view, say)
    lines += points(view, say) if view["phase"] == "end" else wrapped(say("sketch-legend"), INDENT)
    return stripped(lines)


def heading(view: View, say: Say) -> list[str]:
    if not view["round"]:
        return [say("sketch-setting-up")]
    if view["phase"] == "end":
        return [say("sketch-end", **season_of(view))]
    rounds = {"round": view["round"], "count": len(view["calendar"]), **season_of(view)}
    head = say("sketch-head", phase=("phase", view["phase"]), seat=("seat", view["start"]), **rounds)
    event = view["event"]
    text = say("sketch-event", event=("event", event["event"]), text=effect_of(event, say)) if event else ""
    return [*wrapped(head, INDENT), *wrapped(text, INDENT)]


# The fields


def field_lines(view: View, field: View, say: Say) -> list[str]:
    """The prizes, then the queue in its order; a long queue goes on below."""
    label = f"{field['number']} {say('field-' + field['field'])}"
    start = f"{label:{LABEL}}{prizes(view, field, say):{PRIZES}}"
    groups = [group(one, say) for one in field["queue"]]
    if len(start) + len(", ".join(groups)) <= WIDTH:
        return [start + ", ".join(groups)]
    # A group is never broken.
    whole = ", ".join(one.replace(" ", NO_BREAK) for one in groups)
    below = textwrap.wrap(whole, WIDTH, initial_indent=" " * LABEL, subsequent_indent=" " * LABEL)
    return [start, *[line.replace(NO_BREAK, " ") for line in below]]


def prizes(view: View, field: View, say: Say) -> str:
    if field["field"] == "teutons":
        return teutons(view, field, say)
    shown = [one_prize(prize, say) for prize in field["prizes"]]
    return "  ".join(shown) + " " if shown else say("sketch-nothing")


def teutons(view: View, field: View, say: Say) -> str:
    if not field["open"]:
        first = 1 + [round["truce"] for round in view["calendar"]].index(False)
        return say("sketch-truce", round=first)
    if len(field["prizes"]) < 2:
        return say("sketch-nothing")
    cards = " ".join(code(prize["card"], say) for prize in field["prizes"])
    strengths = [prize["strength"] for prize in field["prizes"]]
    total = sum(strengths) + field["addition"]
    return say("sketch-teutons", cards=cards, amount=field["addition"], teutons=total)


def one_prize(prize: View, say: Say) -> str:
    """A prize that nobody can win stands in brackets."""
    if "card" in prize:
        text = code(prize["card"], say)
    elif "amount" in prize:
        text = str(prize["amount"])
    elif prize["price"] is None:
        text = "–"
    else:
        text = say("sketch-price", price=prize["price"]) if prize["price"] else say("sketch-free-helper")
    if prize["place"] is None:
        return f"({text})"
    return f"{prize['place']}. {text}"


def group(one: View, say: Say) -> str:
    """A seat's pawns and ducats on a field, and their sum."""
    pawns = say("sketch-officer") * one["officer"] + say("sketch-helper") * one["helpers"]
    ducats = "+" + say("sketch-ducats", amount=one["ducats"]) if one["ducats"] else ""
    place = f"{one['place']}. " if one["place"] else ""
    total = "" if one["sum"] is None else f" ={one['sum']}"
    return f"{place}{say('thing', thing=('seat', one['seat']))} {pawns}{ducats}{total}"


def code(card: str | None, say: Say) -> str:
    return say(f"fighter-{card or 'hidden'}.code")


def skirmish(view: View, say: Say) -> list[str]:
    """The cards laid, face down until the last one lies, and what a lost skirmish costs."""
    running = view["skirmish"]
    fighters = running["fighters"] if running else view["contest"] or []
    laid = [f"{say('thing', thing=('seat', one['seat']))} {code(one['answer'], say)}" for one in fighters]
    lines = wrapped(say("sketch-fighters", cards=", ".join(laid)), INDENT) if laid else []
    if running and running["revealed"]:
        numbers = {name: running[name] for name in ("teutons", "knights", "loss")}
        lines += wrapped(say("sketch-skirmish", **numbers), INDENT)
    return ["", *lines] if lines else []


# The players


def players(view: View, say: Say) -> list[str]:
    heads = [say(f"sketch-column-{name}") for name in ("ducats", "provisions", "pawns", "points")]
    widths = [max(len(head), 6) for head in heads]
    lines = [row("", heads, widths, say("sketch-column-hand"))]
    for player, score in zip(view["players"], view["scores"], strict=True):
        own = player["seat"] == view["seat"]
        name = say("sketch-you" if own else "thing", **{"seat" if own else "thing": ("seat", player["seat"])})
        food = say("sketch-provisions", amount=player["provisions"], count=player["knights"])
        cells = [str(player["ducats"]), food, free_pawns(player, say), str(score)]
        lines.append(row(name, cells, widths, f"{cards(player['hand'], say)} | {cards(player['camp'], say)}"))
    return lines


def row(name: str, cells: Iterable[str], widths: Iterable[int], end: str) -> str:
    """A line of the table; cards that do not fit go on below."""
    start = f"{name[: NAME - 1]:{NAME}}" + " ".join(
        f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)
    )
    return "\n".join(textwrap.wrap(end, WIDTH, initial_indent=f"{start}  ", subsequent_indent=" " * (len(start) + 2)))


def free_pawns(player: View, say: Say) -> str:
    """Pawns that can still be sent."""
    if player["passed"]:
        return say("sketch-passed")
    return say("sketch-officer") * (player["officer"] is None) + say("sketch-helper") * player["free"] or "–"


def cards(held: Mapping[str, int], say: Say) -> str:
    return " ".join(code(card, say) for card, count in held.items() for _ in range(count)) or "–"


def points(view: View, say: Say) -> list[str]:
    """At the end: what everybody has points for."""
    lines = [""]
    for player in view["players"]:
        scored = player["points"]
        offices = scored["crowncommander"] + scored["mercenarycommander"] + scored["quartermaster"]
        parts = {name: scored[name] for name in ("knights", "teutons", "ducats")}
        lines += wrapped(say("sketch-points", seat=("seat", player["seat"]), offices=offices, **parts), INDENT)
    return lines
