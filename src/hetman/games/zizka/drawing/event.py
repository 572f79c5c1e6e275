"""An event or a conquest on the stage: what it wants and gives, what was cast, what there is in all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.icons import ICONS
from hetman.games.zizka.drawing import event_tokens
from hetman.games.zizka.drawing.dice import Counts, cast, gathered, luck, missing, totals
from hetman.games.zizka.drawing.highlights import Light, View
from hetman.games.zizka.drawing.icons import KINDS, THINGS, WAYS
from hetman.games.zizka.drawing.pieces import image, missing_tile, money, reward, tile

Page = Mapping[str, Any]
Row = Mapping[str, Any]
Spoils = Mapping[str, Sequence[Mapping[str, Any]]]
"""What a castle gives to its conqueror, by level: the same for all cards of a deck."""
LAST_STEP = {"virtue": 1, "vice": 3}
"""The plate from which a step that way reaches the end of the morale track."""


def trial(view: View, say: Say, lit: Light, spoils: Spoils) -> str:
    page = view["page"]
    have = at_hand(view)
    rows = [row(number, one, view, have, say, lit) for number, one in enumerate(page["rows"])]
    return tag(
        "section",
        title(page, say),
        tag("ol", *rows, class_="rows", data_token="take" if lit.can("take") else None),
        won(spoils.get(page["level"], ()), say) if "conquest" in page else "",
        cast(view, say, lit),
        totals(have, say) if have is not None else "",
        luck(say, lit),
        leavers(view, have, say, lit),
        class_="panel stage",
        id="stage",
        data_turn=page["conquest"] if "conquest" in page else page["token"],
    )


def title(page: Page, say: Say) -> str:
    """The token or the castle, its name, its kind and the place."""
    if "conquest" in page:
        shape, name = event_tokens.castle_page(page["level"]), say("panel-page", name=("conquest", page["conquest"]))
        kind = say("panel-castle", level=("level", page["level"]))
    else:
        shape, name = event_tokens.front(page["kind"], page["back"]), say("panel-page", name=("token", page["token"]))
        kind = say("panel-event", kind=("kind", page["kind"]))
    where = say("panel-where", kind=kind, field=("field", page["field"]))
    return tag("header", image(shape, 58, reach=24), tag("div", tag("h2", words(name)), tag("span", words(where))))


def at_hand(view: View) -> Counts | None:
    """What can be spent: the pool once the dice are kept, before that all that lies there; none without dice."""
    dice = view["dice"]
    if dice is None:
        return None
    pool: Counts = dice["pool"]
    settled = any(pool.values()) or (view["contest"] == "event" and view["page"]["done"])
    return pool if settled else gathered(dice)


def row(number: int, one: Row, view: View, have: Counts | None, say: Say, lit: Light) -> str:
    """A row is lit when it can be taken now; what is missing is dashed, and those met are ticked."""
    token = str(number + 1)
    done = number in view["page"]["done"]
    can = token in lit.first.get("take", ())
    state = "done" if done else "legal" if can else "open"
    gives = [image(reward(**gain), 30, gained(gain, say)) for gain in one["gives"]]
    return tag(
        "li",
        tag("span", *needs(one, view, have, done, say), class_="needs"),
        icon(THINGS["arrow"], 18) if gives else "",
        tag("span", *gives, class_="gives"),
        tag("small", words(say("panel-must"))) if can and number == 0 else "",
        tick(done, can, say),
        class_=state,
        data_token=token,
        data_as="row",
        role="button" if can else None,
        tabindex="0" if can else None,
        aria_pressed=("true" if token in lit.chosen else "false") if can else None,
        aria_label=say("panel-row", row=number + 1) if can else None,
    )


def needs(one: Row, view: View, have: Counts | None, done: bool, say: Say) -> list[str]:
    lacking = [] if done else missing(one["symbols"], have or {})
    shown = []
    for symbol in one["symbols"]:
        label = say(f"symbol-{symbol}")
        if symbol in lacking:
            lacking.remove(symbol)
            shown.append(image(missing_tile(symbol), 30, say("panel-lacking", symbol=("symbol", symbol))))
        else:
            shown.append(image(tile(symbol), 30, label))
    if one["coins"]:
        shown.append(image(money(str(one["coins"])), 30, say("need-coins", count=one["coins"])))
    if one["followers"]:
        shown += [tag("span", icon(KINDS["dismiss"], 28), title=say("need-follower"))] * one["followers"]
    return shown


def won(gains: Sequence[Mapping[str, Any]], say: Say) -> str:
    """What all rows of a conquest give together."""
    shown = [image(reward(**gain), 30, gained(gain, say)) for gain in gains]
    return tag("div", tag("span", words(say("panel-spoils")), class_="cap"), *shown, class_="spoils")


def gained(gain: Mapping[str, Any], say: Say) -> str:
    return say(f"reward-{gain['what'].replace(' ', '-')}", count=gain["amount"])


def tick(done: bool, can: bool, say: Say) -> str:
    if done:
        return tag("span", icon(THINGS["check"], 18), class_="tick met", title=say("panel-met"))
    return tag("span", icon(ICONS["plus"], 14) if can else "", class_="tick can" if can else "tick")


def leavers(view: View, have: Counts | None, say: Say, lit: Light) -> str:
    """Who would leave the crew if the rows at hand carry the leader to an end of the morale track."""
    if view["seat"] is None or view["actor"] != view["seat"]:
        return ""
    player = view["players"][view["seat"]]
    gains = {gain["what"] for one in at_stake(view, have, lit) for gain in one["gives"]}
    ends = {way for way in WAYS if way in gains and player["morale"] == LAST_STEP[way]}
    warnings = [
        say("panel-would-leave", follower=("follower", mate["follower"]), way=("way", mate["despises"]))
        for mate in player["crew"]
        if mate["despises"] in ends
    ]
    return "".join(tag("p", icon(THINGS["warn"], 16), words(text), class_="warning") for text in warnings)


def at_stake(view: View, have: Counts | None, lit: Light) -> list[Row]:
    """Rows that can be taken now, and the first one as soon as it is met: it has to be taken."""
    page = view["page"]
    rows: list[Row] = [page["rows"][int(row) - 1] for row in lit.first.get("take", ())]
    first = page["rows"][0]
    if not page["done"] and have is not None and not missing(first["symbols"], have):
        rows.append(first)
    return rows
