"""An event or a conquest on the stage: what it asks for and gives, the dice, and the sums of symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hetman.drawing import Say, View
from hetman.drawing.button import choice
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.icons import ICONS
from hetman.drawing.panel import caption
from hetman.games.zizka.drawing import event_tokens
from hetman.games.zizka.drawing.dice import Counts, dice_on_table, gathered, luck, missing, totals
from hetman.games.zizka.drawing.icons import KINDS, THINGS, WAYS
from hetman.games.zizka.drawing.pieces import castle, image, missing_tile, money, reward, tile

Row = View
"""A row of an event: what it needs and gives."""
Spoils = Mapping[str, Sequence[View]]
"""What a castle gives to its conqueror, by level: the same for all cards of a deck."""
LAST_STEP = {"virtue": 1, "vice": 3}
"""The plate from which a step that way reaches the end of the morale track."""


def stage(title: str, *parts: str, turn: str) -> str:
    """The panel of the running contest. When `turn` changes, the page turns it over."""
    return tag("section", title, *parts, class_="panel stage", id="stage", data_turn=turn)


def event(view: View, say: Say, highlight: Highlight, spoils: Spoils) -> str:
    page, have = view["page"], available(view)
    rows = [row(number, one, view, have, say, highlight) for number, one in enumerate(page["rows"])]
    return stage(
        title(page, say),
        tag("ol", *rows, class_="rows", data_token="take" if highlight.can("take") else None),
        won(spoils[page["level"]], say) if "conquest" in page else "",
        dice_on_table(view, say, highlight),
        totals(have, say) if have is not None else "",
        luck(say, highlight),
        leavers(view, have, say, highlight),
        turn=page["conquest"] if "conquest" in page else page["token"],
    )


def title(page: View, say: Say) -> str:
    """The token or the castle, its name, its kind and the place."""
    if "conquest" in page:
        shape, name = castle(page["level"]), ("conquest", page["conquest"])
        kind = say("panel-castle", level=("level", page["level"]))
    else:
        shape, name = event_tokens.front(page["kind"], tuple(page["back"])), ("token", page["token"])
        kind = say("panel-event", kind=("kind", page["kind"]))
    where = say("panel-where", kind=kind, field=("field", page["field"]))
    texts = tag("div", tag("h2", words(say("panel-page", name=name))), tag("span", words(where)))
    return tag("header", image(shape, 58, reach=24), texts)


def available(view: View) -> Counts | None:
    """What can be spent: the pool once the dice are kept, before that all that lies there; none without dice."""
    dice = view["dice"]
    if dice is None:
        return None
    pool: Counts = dice["pool"]
    settled = any(pool.values()) or (view["contest"] == "event" and view["page"]["done"])
    return pool if settled else gathered(dice)


def row(number: int, one: Row, view: View, have: Counts | None, say: Say, highlight: Highlight) -> str:
    """A row is highlighted when it can be taken now; what is missing is dashed, and those met are ticked."""
    token = str(number + 1)
    done = number in view["page"]["done"]
    can = token in highlight.operands("take")
    gives = [reward(gain, 30, say) for gain in one["gives"]]
    inside = [
        tag("span", *needs(one, have, done, say), class_="needs"),
        icon(THINGS["arrow"], 18) if gives else "",
        tag("span", *gives, class_="gives"),
        tag("small", words(say("panel-must"))) if can and number == 0 else "",
        tick(done, can, say),
    ]
    return choice(
        "".join(inside),
        token,
        can=can,
        chosen=token in highlight.chosen,
        element="li",
        operand="row",
        class_="done" if done else "",
        aria_label=say("panel-row", row=number + 1) if can else None,
    )


def needs(one: Row, have: Counts | None, done: bool, say: Say) -> list[str]:
    lacking = [] if done else missing(one["symbols"], have or {})
    shown = []
    for symbol in one["symbols"]:
        if symbol in lacking:
            lacking.remove(symbol)
            shown.append(image(missing_tile(symbol), 30, say("panel-lacking", symbol=("symbol", symbol))))
        else:
            shown.append(image(tile(symbol), 30, say(f"symbol-{symbol}")))
    if one["coins"]:
        shown.append(image(money(str(one["coins"])), 30, say("need-coins", count=one["coins"])))
    if one["followers"]:
        shown += [tag("span", icon(KINDS["dismiss"], 28), title=say("need-follower"))] * one["followers"]
    return shown


def won(gains: Sequence[View], say: Say) -> str:
    """What all rows of a conquest give together."""
    return tag("div", caption(say, "panel-spoils"), *(reward(gain, 30, say) for gain in gains), class_="spoils")


def tick(done: bool, can: bool, say: Say) -> str:
    if done:
        return tag("span", icon(THINGS["check"], 18), class_="tick met", title=say("panel-met"))
    return tag("span", icon(ICONS["plus"], 14) if can else "", class_="tick can" if can else "tick")


def leavers(view: View, have: Counts | None, say: Say, highlight: Highlight) -> str:
    """Who would leave the crew if the open rows bring the leader to an end of the morale track."""
    if view["seat"] is None or view["actor"] != view["seat"]:
        return ""
    player = view["players"][view["seat"]]
    gains = {gain["what"] for one in open_rows(view["page"], have, highlight) for gain in one["gives"]}
    ends = {way for way in WAYS if way in gains and player["morale"] == LAST_STEP[way]}
    warnings = [
        say("panel-would-leave", follower=("follower", follower["follower"]), way=("way", follower["despises"]))
        for follower in player["crew"]
        if follower["despises"] in ends
    ]
    return "".join(tag("p", icon(THINGS["warn"], 16), words(text), class_="warning") for text in warnings)


def open_rows(page: View, have: Counts | None, highlight: Highlight) -> list[Row]:
    """Rows that can be taken now, and the first one as soon as it is met: it has to be taken."""
    rows: list[Row] = [page["rows"][int(row) - 1] for row in highlight.operands("take")]
    first = page["rows"][0]
    if not page["done"] and have is not None and not missing(first["symbols"], have):
        rows.append(first)
    return rows
