"""Dice on the table: what lies there, what can be cast again, what the cards add, and luck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import figure, tag, words
from hetman.drawing.icons import ICONS
from hetman.games.zizka.drawing.highlights import Light, View
from hetman.games.zizka.drawing.icons import SKILLS, SYMBOLS, THINGS
from hetman.games.zizka.drawing.pieces import DIE, clover, die, fresh, image, roundel, ruler_die, source, square

Counts = Mapping[str, int]
JOKER = "joker"
PLAIN = ("sword", "speech", "cunning")
VERBS = ("reroll", "buy", "aside", "again")
SIGNS = {
    "reroll": SKILLS["reroll"],
    "buy": SKILLS["reroll"],
    "aside": ICONS["lost"],
    "again": SKILLS["reroll"],
    "pocket": THINGS["pocket"],
}


def gathered(dice: Mapping[str, Any]) -> dict[str, int]:
    """All symbols at hand: of dice, of rulers' dice, and of cards."""
    counts = {symbol: dice["printed"][symbol] + dice["lying"].get(symbol, 0) for symbol in (*PLAIN, JOKER)}
    for shown in dice["rulers"].values():
        if shown["face"] in counts:
            counts[shown["face"]] += 1
    return counts


def missing(needs: Iterable[str], have: Counts) -> list[str]:
    """What nobody has, once jokers have stood in for plain symbols; a joker itself has no stand-in."""
    left = dict(have)
    lacking = []
    for symbol in sorted(needs, key=lambda symbol: symbol != JOKER):
        if left.get(symbol, 0) > 0:
            left[symbol] -= 1
        else:
            lacking.append(symbol)
    for symbol in [symbol for symbol in lacking if symbol != JOKER]:
        if left.get(JOKER, 0) > 0:
            left[JOKER] -= 1
            lacking.remove(symbol)
    return lacking


def cast(view: View, say: Say, lit: Light) -> str:
    """The roller's dice, with the number of rerolls; then printed symbols."""
    dice = view["dice"]
    if dice is None:
        return ""
    lying = [one_die(face, number, say, lit) for face, count in dice["lying"].items() for number in range(1, count + 1)]
    picked = [image(square(25, 11, **PICKED), 50, say("panel-picked"), DIE)] * dice["to_roll"]
    rulers = [ruled(ruler, shown, say, lit) for ruler, shown in dice["rulers"].items()]
    if not (lying or picked or rulers or any(dice["printed"].values())):
        return ""
    return tag(
        "div",
        tag("div", tag("span", words(whose(view, say))), rerolls(dice["rerolls"], say), class_="cap"),
        tag("div", *lying, *picked, tag("span", *rulers, class_="rulers") if rulers else "", class_="dice"),
        printed(dice["printed"], say),
        class_="roll",
    )


PICKED: dict[str, str | float] = {
    "fill": "none",
    "stroke": "var(--line2)",
    "stroke_width": 2,
    "stroke_dasharray": "5 4",
}


def whose(view: View, say: Say) -> str:
    roller = view["dice"]["roller"]
    if roller == view["seat"]:
        return say("panel-roll-own")
    if roller == "torak":
        return say("panel-roll-torak")
    return say("panel-roll", seat=("seat", roller))


def rerolls(left: int, say: Say) -> str:
    if not left:
        return ""
    label = say("panel-rerolls", count=left)
    return tag("span", *([image(fresh(True), 22)] * left), class_="rerolls", role="img", aria_label=label, title=label)


def one_die(face: str, number: int, say: Say, lit: Light) -> str:
    verbs = lit.verbs(face, *VERBS)
    chosen = face in lit.chosen and number == 1
    return turnable(die(face), face, face, "face", verbs, say, chosen, f"die-{face}-{number}", say(f"face-{face}"))


def ruled(ruler: str, shown: Mapping[str, Any], say: Say, lit: Light) -> str:
    """A ruler's die. Its coin is taken or the die is cast again; once taken, the die stays as it is."""
    verbs = lit.verbs(ruler, "reroll", "buy")
    label = say("panel-ruler-die", ruler=("ruler", ruler), face=("face", shown["face"]))
    shape = tag("g", ruler_die(ruler, shown["face"]), class_="locked" if shown["locked"] else None)
    if shown["face"] == "coin" and not shown["locked"] and lit.can("pocket"):
        verbs.append("pocket")
    face, chosen = shown["face"], ruler in lit.chosen
    return turnable(shape, face, ruler, "ruler", verbs, say, chosen, f"die-{ruler}", label)


def turnable(
    shape: str, face: str, token: str, kind: str, verbs: list[str], say: Say, chosen: bool, name: str, label: str
) -> str:
    """A die; with one verb a click on it is enough, with several each has its button below."""
    ring = ""
    if verbs or chosen:
        colour = "var(--ink)" if chosen else "var(--act)"
        ring = square(29, 15, fill="none", stroke=colour, stroke_width=3.6)
    mark = roundel(SIGNS[verbs[0]], -21, 21, 10.5) if len(verbs) == 1 else ""
    buttons = [verb_button(verb, say) for verb in verbs] if len(verbs) > 1 else []
    drawn = tag(
        "span",
        image(ring + shape + mark, 50, label, 32),
        tag("span", *buttons, class_="verbs") if buttons else "",
        class_="die legal" if verbs else "die",
        id=name,
        data_roll=face,
        data_token=token,
        data_as=kind,
        role="button" if verbs else None,
        tabindex="0" if verbs else None,
        aria_pressed=("true" if chosen else "false") if verbs else None,
    )
    return tag("span", drawn, data_token=verbs[0]) if len(verbs) == 1 else drawn


def verb_button(verb: str, say: Say) -> str:
    label = say(f"verb-{verb}")
    sign = tag(
        "svg",
        tag("circle", r=24, fill="var(--act)"),
        tag("g", figure(SIGNS[verb], 32), class_="on-act"),
        class_="mk",
        width=24,
        height=24,
        viewBox="-24 -24 48 48",
        aria_hidden="true",
    )
    return tag("span", sign, data_token=verb, role="button", tabindex="0", aria_label=label, title=label)


def printed(counts: Counts, say: Say) -> str:
    shown = [
        image(source(symbol), 26, say(f"symbol-{symbol}")) for symbol, count in counts.items() for _ in range(count)
    ]
    if not shown:
        return ""
    return tag("div", tag("span", words(say("panel-printed")), class_="cap"), *shown, class_="printed")


def totals(have: Counts, say: Say) -> str:
    """The sum of each symbol."""
    cells = [
        tag(
            "span",
            image(source(symbol), 26, say("panel-have", symbol=("symbol", symbol), count=count)),
            tag("b", str(count)),
            class_="total" if count else "total zero",
        )
        for symbol, count in have.items()
    ]
    return tag("div", tag("span", words(say("panel-in-all")), class_="cap"), *cells, class_="totals")


def luck(say: Say, lit: Light) -> str:
    """The symbols that a luck token can be now."""
    symbols = [symbol for symbol in SYMBOLS if lit.verbs(symbol, "luck")]
    if not symbols:
        return ""
    buttons = [
        tag(
            "span",
            image(clover(), 30),
            image(source(symbol), 26),
            class_="as-luck legal",
            data_token=symbol,
            data_as="symbol",
            role="button",
            tabindex="0",
            aria_pressed="true" if symbol in lit.chosen else "false",
            aria_label=say("panel-luck-as", symbol=("symbol", symbol)),
        )
        for symbol in symbols
    ]
    return tag(
        "div", tag("span", words(say("panel-spend")), class_="cap"), *buttons, class_="spending", data_token="luck"
    )
