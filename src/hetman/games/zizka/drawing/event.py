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
from hetman.games.zizka.drawing.dice import dice_on_table, totals
from hetman.games.zizka.drawing.gains import Counts, Row, available, is_counted, missing, reached, ticked
from hetman.games.zizka.drawing.icons import KINDS, THINGS
from hetman.games.zizka.drawing.pieces import castle, image, missing_tile, money, reward, tile

Spoils = Mapping[str, Sequence[View]]
"""What a castle gives to its conqueror, by level: the same for all cards of a deck."""


def stage(title: str, *parts: str, turn: str) -> str:
    """The panel of the running contest. When `turn` changes, the page turns it over."""
    return tag("section", title, *parts, class_="panel stage", id="stage", data_turn=turn)


def event(view: View, say: Say, highlight: Highlight, spoils: Spoils) -> str:
    page, have = view["page"], available(view)
    counted = have is None or is_counted(view)
    met, free = ([], have or {}) if counted or have is None else reached(view, have)
    rows = [row(number, view, free, number in met, say, highlight) for number in range(len(page["rows"]))]
    return stage(
        title(page, say),
        tag("ol", *rows, class_="rows", data_token="take"),
        won(spoils[page["level"]], say) if "conquest" in page else "",
        dice_on_table(view, say, highlight),
        totals(view, free, say) if has_symbols(view) else "",
        turn=page["conquest"] if "conquest" in page else page["token"],
    )


def has_symbols(view: View) -> bool:
    """Whether dice were cast; pay and dismiss events have none."""
    dice = view["dice"]
    return dice is not None and (any(dice["lying"].values()) or bool(dice["rulers"]) or any(dice["printed"].values()))


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


def row(number: int, view: View, have: Counts, met: bool, say: Say, highlight: Highlight) -> str:
    """What a row needs and gives, and how it stands: taken, ticked, to be ticked, reached by the dice, or short."""
    one: Row = view["page"]["rows"][number]
    token = str(number + 1)
    mine = number in ticked(view)
    done = number in view["page"]["done"] and not mine
    can = token in highlight.operands("take") and not mine
    gives = [reward(gain, 30, say) for gain in one["gives"]]
    inside = [
        tag("span", *needs(one, have, done or mine or met, say), class_="needs"),
        icon(THINGS["arrow"], 18) if gives else "",
        tag("span", *gives, class_="gives"),
        tag("small", words(standing(number, view, have, met, done, can or mine, say))),
        tick(done, mine, can, met, say),
    ]
    return choice(
        "".join(inside),
        token,
        can=can or mine,
        chosen=mine or token in highlight.chosen,
        element="li",
        operand="row",
        class_="done" if done else "met" if met else "",
        aria_label=say("panel-row", row=number + 1) if can or mine else None,
    )


def standing(number: int, view: View, have: Counts, met: bool, done: bool, can: bool, say: Say) -> str:
    """In a few words how far a row is."""
    page, one = view["page"], view["page"]["rows"][number]
    if done:
        return say("panel-taken")
    if can or met:
        return say("panel-must") if number == 0 and "conquest" not in page else "" if can else say("panel-reached")
    if "conquest" in page and number > len(page["done"]):
        return say("panel-later")
    lacking = missing(one["symbols"], have)
    if len(lacking) == 1:
        return say("panel-short", symbol=("symbol", lacking[0]))
    if lacking:
        return say("panel-shorts", count=len(lacking))
    if number and 0 not in page["done"] and "conquest" not in page:
        return say("panel-after")
    return short_of_means(view, one, say)


def short_of_means(view: View, one: Row, say: Say) -> str:
    player = view["players"][view["turn"]]
    if one["coins"] > player["coins"]:
        return say("panel-short-coins")
    return say("panel-short-crew") if one["followers"] > len(player["crew"]) else ""


def needs(one: Row, have: Counts | None, covered: bool, say: Say) -> list[str]:
    lacking = [] if covered else missing(one["symbols"], have or {})
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


def tick(done: bool, mine: bool, can: bool, met: bool, say: Say) -> str:
    """Ink for what is taken, teal for what is ticked, an empty box for what can be ticked."""
    if done or mine:
        class_ = "tick met" if done else "tick mine"
        return tag("span", icon(THINGS["check"], 18), class_=class_, title=say("panel-met") if done else None)
    if met:
        return tag("span", icon(THINGS["check"], 18), class_="tick near")
    return tag("span", icon(ICONS["plus"], 14) if can else "", class_="tick can" if can else "tick")
