"""The tavern's two tables with the followers on offer, and the decks beside the board."""

from __future__ import annotations

from collections.abc import Sequence

from hetman.drawing import Say, View
from hetman.drawing.button import choice
from hetman.drawing.elements import classes, icon, tag, words
from hetman.drawing.highlight import Highlight
from hetman.games.zizka.drawing import event_tokens
from hetman.games.zizka.drawing.cards import offered_card, small_card
from hetman.games.zizka.drawing.event import Spoils
from hetman.games.zizka.drawing.icons import CASTLES, SKILLS, THINGS
from hetman.games.zizka.drawing.pieces import LEVELS, clover, image, missing_tile, money, reward

OPEN = ("tavern", "tavern-first", "gain")
"""The questions about followers on offer."""
TABLE = 3
"""Cards on a table; the fourth on offer is the top of the deck."""


def is_open(view: View, highlight: Highlight) -> bool:
    """Whether somebody recruits or is given a follower: then the tavern takes the stage, with full cards."""
    return (view["prompt"] or {}).get("key") in OPEN or highlight.can("hire", "gain", "discard")


def tavern(view: View, say: Say, highlight: Highlight, full: bool) -> str:
    if not any(table["offer"] for table in view["tavern"]):
        return ""
    title = tag("h2", words(say("panel-tavern")), icon(THINGS["tavern"], 18))
    tables = [full_table(table, say, highlight) if full else small_table(table, say) for table in view["tavern"]]
    return tag("section", title, *tables, class_="panel tavern", aria_label=say("panel-tavern"))


def deck_class(table: View, place: int) -> str:
    return "deck" if place == TABLE and table["deck"] > 0 else ""


def full_table(table: View, say: Say, highlight: Highlight) -> str:
    cards = [offered_card(card, say, highlight, deck_class(table, place)) for place, card in enumerate(table["offer"])]
    head = tag("div", icon(THINGS[f"table{table['level']}"], 18), words(left(table, say)), class_="cap")
    return head + tag("div", *cards, class_="offers")


def small_table(table: View, say: Say) -> str:
    level = table["level"]
    sign = icon(THINGS[f"table{level}"], 24) + tag("b", LEVELS[level])
    cards = [small_card(card, say, deck_class(table, place)) for place, card in enumerate(table["offer"])]
    return tag("div", tag("span", sign, class_="tbl", title=left(table, say)), *cards, class_="small-table")


def left(table: View, say: Say) -> str:
    """How many cards the deck still has."""
    return say("panel-left", level=LEVELS[table["level"]], count=table["deck"])


# Conquest decks, the stack of tokens, the bank


def supply(view: View, say: Say, highlight: Highlight, spoils: Spoils) -> str:
    decks = [deck(level, shown, say, highlight, spoils[level]) for level, shown in view["decks"].items()]
    pools = [
        pool(event_tokens.back(()), 26, 24, view["stack"], "panel-stack", say),
        pool(money(""), 24, 25, view["bank"], "panel-bank", say),
        pool(clover(), 24, 25, view["luck"], "panel-luck-left", say),
    ]
    return tag("section", *decks, tag("div", *pools, class_="pools"), class_="panel supply")


def pool(shape: str, size: float, reach: float, count: int, key: str, say: Say) -> str:
    name = tag("small", words(say(f"{key}-word")))
    return tag(
        "span", image(shape, size, say(key, count=count), reach=reach), tag("b", str(count)), name, class_="pool"
    )


def deck(level: str, shown: View, say: Say, highlight: Highlight, gains: Sequence[View]) -> str:
    """A pile with its size and what its cards give; its top card lies open for those who know it."""
    can = bool(highlight.verbs_for(level, "peek"))
    label = say("panel-deck", level=("level", level), count=shown["size"])
    name = tag("small", words(say("tray-deck", level=("level", level))))
    about, top = name + tag("b", str(shown["size"])), shown["top"]
    if top is not None:
        about += tag("small", words(say("panel-top", conquest=("conquest", top["conquest"]))))
        about += tag("span", *(asked(row["symbols"], say) for row in top["rows"]), class_="needs")
    inside = [
        icon(CASTLES[level], 28),
        tag("span", about, class_="about"),
        tag("span", *(reward(gain, 24, say) for gain in gains), class_="gives"),
        tag("span", icon(SKILLS["peek"], 15), class_="sign", data_token="peek") if can else "",
    ]
    return choice(
        "".join(inside),
        level,
        can=can,
        chosen=level in highlight.chosen,
        operand="level",
        class_=classes("castle-deck", "seen" if top else ""),
        otherwise="group",
        id=f"deck-{level}",
        aria_label=label,
        title=label,
    )


def asked(symbols: Sequence[str], say: Say) -> str:
    return tag("span", *(image(missing_tile(symbol), 17, say(f"symbol-{symbol}")) for symbol in symbols))
