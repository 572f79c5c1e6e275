"""How far the siege is: the weeks with what they bring, and the phases of the week."""

from __future__ import annotations

from hetman.drawing import Say
from hetman.drawing.elements import tag, words
from hetman.games.chocim.drawing.layout import View
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
    if view["phase"] == "negotiation":
        claims = len(view["negotiation"]["claims"]) if view["negotiation"] else 0
        shown = say("panel-claims-drawn", count=claims) if claims else say("panel-phase-negotiation")
        phases = [tag("span", sign("scales", 16), words(shown), class_="phase now")]
    else:
        phases = [phase(view, name, say) for name in PHASES]
    title = tag("span", words(say("panel-week")))
    return tag(
        "section",
        tag("div", title, *weeks, class_="weeks"),
        tag("div", *phases, class_="phases"),
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
        mark = sign("candle" if brings["dies"] else "snow", 13)
        title = say(
            "panel-circumstance",
            dies=1 if brings["dies"] else 0,
            treaties=brings["treaties"],
            removes=brings["removes"],
        )
    return tag("span", str(number), mark, class_=f"week {state}".strip(), title=title)


def phase(view: View, name: str, say: Say) -> str:
    label = say(f"panel-phase-{name}")
    now = view["phase"] == name
    done = not now and list(PHASES).index(name) < list(PHASES).index(view["phase"])
    shown = words(label) if now else ""
    state = "now" if now else "done" if done else ""
    return tag("span", sign(PHASES[name], 15), shown, class_=f"phase {state}".strip(), title=label)


def caption(view: View, say: Say) -> str:
    return say("panel-caption", week=view["week"], weeks=view["weeks"], phase=say(f"panel-phase-{view['phase']}"))
