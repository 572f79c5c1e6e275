"""How far the siege is: the weeks with what they bring, and the phases of the week."""

from __future__ import annotations

from hetman.drawing import Say, View
from hetman.drawing.elements import classes, tag, words
from hetman.games.chocim.drawing.pieces import sign

PHASES = {
    "preparation": "extra-card",
    "actions": "general-battle",
    "diplomacy": "treaty",
    "effects": "hit",
    "supply": "supply",
    "summary": "removed",
}


def calendar(view: View, say: Say) -> str:
    weeks = [week(view, number, say) for number in range(1, view["weeks"] + 1)]
    return tag(
        "section",
        tag("div", tag("span", words(say("panel-week"))), *weeks, class_="weeks"),
        tag("div", *phases(view, say), class_="phases"),
        class_="panel calendar",
        role="img",
        aria_label=caption(view, say),
    )


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
        found.append(tag("span", sign(PHASES[name], 15), shown, class_=classes("phase", state), title=label))
    return found


def caption(view: View, say: Say) -> str:
    return say("panel-caption", week=view["week"], weeks=view["weeks"], phase=say(f"panel-phase-{view['phase']}"))
