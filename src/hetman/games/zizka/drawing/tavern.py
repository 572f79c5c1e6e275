"""The tavern's two tables with the followers on offer, and the decks beside the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import icon, tag, words
from hetman.games.zizka.drawing import event_tokens
from hetman.games.zizka.drawing.cards import guest, small_guest
from hetman.games.zizka.drawing.event import Spoils, gained
from hetman.games.zizka.drawing.highlights import Light, View
from hetman.games.zizka.drawing.icons import KINDS, SKILLS, THINGS
from hetman.games.zizka.drawing.pieces import LEVELS, clover, image, missing_tile, money, reward

TABLE = 3
"""Cards on a table; the fourth on offer is the top of the deck."""


def tavern(view: View, say: Say, lit: Light) -> str:
    """Full cards while somebody recruits or is given a follower, small ones otherwise."""
    if not any(table["offer"] for table in view["tavern"]):
        return ""
    full = recruiting(view) or any(lit.can(verb) for verb in ("hire", "gain", "discard"))
    title = tag("h2", words(say("panel-tavern")), icon(THINGS["tavern"], 18))
    tables = [open_table(table, say, lit) if full else small_table(table, say) for table in view["tavern"]]
    return tag("section", title, *tables, class_="panel inn", aria_label=say("panel-tavern"))


def recruiting(view: View) -> bool:
    prompt = view["prompt"] or {}
    return prompt.get("key") in ("tavern", "gain")


def on_deck(table: Mapping[str, Any], place: int) -> bool:
    return place == TABLE and table["deck"] > 0


def open_table(table: Mapping[str, Any], say: Say, lit: Light) -> str:
    cards = [guest(card, say, lit, on_deck(table, place)) for place, card in enumerate(table["offer"])]
    return table_heading(table, say) + tag("div", *cards, class_="guests")


def table_heading(table: Mapping[str, Any], say: Say) -> str:
    left = say("panel-left", level=LEVELS[table["level"]], count=table["deck"])
    return tag("div", icon(THINGS[f"table{table['level']}"], 18), words(left), class_="cap")


def small_table(table: Mapping[str, Any], say: Say) -> str:
    level = table["level"]
    title = say("panel-left", level=LEVELS[level], count=table["deck"])
    head = tag("span", icon(THINGS[f"table{level}"], 24), tag("b", LEVELS[level]), class_="tbl", title=title)
    cards = [small_guest(card, say, on_deck(table, place)) for place, card in enumerate(table["offer"])]
    return tag("div", head, *cards, class_="small-table")


# Conquest decks, the stack of tokens, the bank


def supply(view: View, say: Say, lit: Light, spoils: Spoils) -> str:
    decks = [deck(level, shown, say, lit, spoils.get(level, ())) for level, shown in view["decks"].items()]
    stack = pool(event_tokens.back(()), 26, 24, str(view["stack"]), say("panel-stack", count=view["stack"]))
    bank = pool(money(""), 24, 25, str(view["bank"]), say("panel-bank", count=view["bank"]))
    luck = pool(clover(), 24, 25, str(view["luck"]), say("panel-luck-left", count=view["luck"]))
    return tag("section", *decks, tag("div", stack, bank, luck, class_="pools"), class_="panel supply")


def pool(shape: str, size: float, reach: float, count: str, label: str) -> str:
    return tag("span", image(shape, size, label, reach), tag("b", count), class_="pool")


def deck(level: str, shown: Mapping[str, Any], say: Say, lit: Light, gains: Sequence[Mapping[str, Any]]) -> str:
    """A pile with its size and what its cards give; its top card lies open for those who know it."""
    can = bool(lit.verbs(level, "peek"))
    label = say("panel-deck", level=("level", level), count=shown["size"])
    top = shown["top"]
    rows = "" if top is None else tag("span", *(asked(row["symbols"], say) for row in top["rows"]), class_="needs")
    name = "" if top is None else tag("small", words(say("panel-top", conquest=("conquest", top["conquest"]))))
    eye = tag("span", icon(SKILLS["peek"], 15), class_="sign", data_token="peek") if can else ""
    return tag(
        "div",
        icon(THINGS["easy"] if level == "easy" else KINDS["conquest"], 28),
        tag("span", tag("b", str(shown["size"])), name, rows, class_="about"),
        tag("span", *(image(reward(**gain), 24, gained(gain, say)) for gain in gains), class_="gives"),
        eye,
        class_="castle-deck" + (" seen" if top else "") + (" legal" if can else ""),
        id=f"deck-{level}",
        data_token=level,
        data_as="level",
        role="button" if can else "group",
        tabindex="0" if can else None,
        aria_pressed=("true" if level in lit.chosen else "false") if can else None,
        aria_label=label,
        title=label,
    )


def asked(symbols: list[str], say: Say) -> str:
    return tag("span", *(image(missing_tile(symbol), 17, say(f"symbol-{symbol}")) for symbol in symbols))
