"""How far the siege is: the weeks with what they bring, and the phases of the week. On a phone in words."""

from __future__ import annotations

from hetman.drawing import Say, View
from hetman.drawing.elements import classes, tag, words
from hetman.games.chocim.drawing.cards import strongest_first
from hetman.games.chocim.drawing.pieces import sign

PHASES = {
    "preparation": "extra-card",
    "actions": "general-battle",
    "diplomacy": "treaty",
    "effects": "hit",
    "supply": "supply",
    "summary": "removed",
}


def caption(view: View, say: Say) -> str:
    """For the header: pictures where there is room, words on a phone."""
    said = caption_in_words(view, say)
    weeks = [week(view, number, say) for number in range(1, view["weeks"] + 1)]
    pictures = tag(
        "span",
        tag("span", tag("span", words(say("panel-week"))), *weeks, class_="weeks"),
        tag("span", *phases(view, say), class_="phases"),
        class_="calendar",
        role="img",
        aria_label=said,
    )
    return tag("span", pictures, tag("span", words(said), class_="caption-in-words"), class_="caption-of-siege")


def week(view: View, number: int, say: Say) -> str:
    now = view["week"]
    state = "now" if number == now and view["phase"] != "negotiation" else "done" if number <= now else ""
    brings = view["circumstances"].get(str(number))
    mark, title = "", None
    if brings:
        dies = 1 if brings["dies"] else 0
        mark = sign("candle" if dies else "snow", 13)
        title = say("panel-circumstance", dies=dies, treaties=brings["treaties"], removes=brings["removes"])
    return tag("span", str(number), mark, class_=classes("week", state), title=title)


def phases(view: View, say: Say) -> list[str]:
    """The phases of the week, the one that lasts with its name; or the negotiations alone."""
    if view["phase"] == "negotiation":
        claims = len(view["negotiation"]["claims"]) if view["negotiation"] else 0
        shown = say("panel-claims-drawn", count=claims) if claims else say("panel-phase-negotiation")
        return [tag("span", sign("scales", 16), words(shown), class_="phase now")]
    names = list(PHASES)
    now = names.index(view["phase"])
    states = ["done"] * now + ["now"] + [""] * (len(names) - now - 1)
    found = []
    for name, state in zip(names, states, strict=True):
        label = say(f"panel-phase-{name}")
        shown = words(label) if state == "now" else ""
        title = f"{label}. {on_table(view, say)}" if name == "diplomacy" else label
        found.append(tag("span", sign(PHASES[name], 15), shown, class_=classes("phase", state), title=title))
    return found


def on_table(view: View, say: Say) -> str:
    """The week's treaties, as they lie on the table."""
    cards = ", ".join(strength for strength, _ in strongest_first(view["table"]))
    return say("sketch-table", cards=cards) if cards else say("panel-no-treaties")


def caption_in_words(view: View, say: Say) -> str:
    return say("panel-caption", week=view["week"], weeks=view["weeks"], phase=say(f"panel-phase-{view['phase']}"))
