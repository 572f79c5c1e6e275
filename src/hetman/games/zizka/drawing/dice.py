"""Dice on the table: what lies there, what can be rolled again, what the cards add, and luck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hetman.drawing import Say, View
from hetman.drawing.button import button, roundel, verb_button
from hetman.drawing.die import die
from hetman.drawing.elements import disc, figure, square, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.panel import caption
from hetman.drawing.picture import named
from hetman.games.zizka.components.map import PLAIN, SYMBOLS
from hetman.games.zizka.drawing.icons import VERBS
from hetman.games.zizka.drawing.leaders import TORAK
from hetman.games.zizka.drawing.pieces import DIE, clover, die_face, image, picked_die, reroll, ruler_die, source

Counts = Mapping[str, int]
JOKER = "joker"
OF_A_DIE = ("reroll", "buy", "aside", "again")
"""The verbs that name a die."""


def gathered(dice: View) -> dict[str, int]:
    """All symbols on the table: of dice, of rulers' dice, and of cards."""
    counts = {symbol: dice["printed"][symbol] + dice["lying"].get(symbol, 0) for symbol in SYMBOLS}
    for shown in dice["rulers"].values():
        if shown["face"] in counts:
            counts[shown["face"]] += 1
    return counts


def missing(needs: Iterable[str], have: Counts) -> list[str]:
    """What nobody has, once jokers replaced plain symbols; nothing replaces a joker."""
    left = dict(have)
    lacking = []
    for symbol in sorted(needs, key=lambda symbol: symbol != JOKER):
        if left.get(symbol, 0) > 0:
            left[symbol] -= 1
        else:
            lacking.append(symbol)
    for symbol in [symbol for symbol in lacking if symbol in PLAIN]:
        if left.get(JOKER, 0) > 0:
            left[JOKER] -= 1
            lacking.remove(symbol)
    return lacking


def dice_on_table(view: View, say: Say, highlight: Highlight) -> str:
    """The roller's dice, with the number of rerolls; then printed symbols."""
    dice = view["dice"]
    if dice is None:
        return ""
    lying = [
        follower_die(face, number, say, highlight)
        for face, count in dice["lying"].items()
        for number in range(1, count + 1)
    ]
    picked = [image(picked_die(), 50, say("panel-picked"), reach=DIE)] * dice["to_roll"]
    rulers = [ruled(ruler, shown, say, highlight) for ruler, shown in dice["rulers"].items()]
    if not (lying or picked or rulers or any(dice["printed"].values())):
        return ""
    return tag(
        "div",
        tag("div", tag("span", words(roller(view, say))), rerolls(dice["rerolls"], say), class_="cap"),
        tag("div", *lying, *picked, tag("span", *rulers, class_="rulers") if rulers else "", class_="dice"),
        printed(dice["printed"], say),
        class_="roll",
    )


def roller(view: View, say: Say) -> str:
    """Whose dice they are."""
    who = view["dice"]["roller"]
    if who in (view["seat"], TORAK):
        return say("panel-roll-torak" if who == TORAK else "panel-roll-own")
    return say("panel-roll", seat=("seat", who))


def rerolls(left: int, say: Say) -> str:
    if not left:
        return ""
    label = say("panel-rerolls", count=left)
    return tag("span", *([image(reroll(), 22)] * left), class_="rerolls", title=label, **named(label))


def follower_die(face: str, number: int, say: Say, highlight: Highlight) -> str:
    verbs = highlight.verbs_for(face, *OF_A_DIE)
    chosen = face in highlight.chosen and number == 1
    label = say(f"face-{face}")
    return with_verbs(die_face(face), face, face, "face", verbs, say, chosen, f"die-{face}-{number}", label)


def ruled(ruler: str, shown: View, say: Say, highlight: Highlight) -> str:
    """A ruler's die. Its coin is taken or the die is rolled again; once taken, the die stays as it is."""
    face, verbs = shown["face"], highlight.verbs_for(ruler, "reroll", "buy")
    label = say("panel-ruler-die", ruler=("ruler", ruler), face=("face", face))
    shape = tag("g", ruler_die(ruler, face), class_="locked" if shown["locked"] else None)
    if face == "coin" and not shown["locked"] and highlight.can("pocket"):
        verbs.append("pocket")
    return with_verbs(shape, face, ruler, "ruler", verbs, say, ruler in highlight.chosen, f"die-{ruler}", label)


def with_verbs(
    shape: str, face: str, token: str, operand: str, verbs: list[str], say: Say, chosen: bool, id_: str, label: str
) -> str:
    """A die; with one verb a click on it is enough, with several each has its button below."""
    outline = mark = buttons = ""
    if verbs or chosen:
        colour = "var(--ink)" if chosen else "var(--act)"
        outline = square(29, 15, fill="none", stroke=colour, stroke_width=3.6)
    if len(verbs) == 1:
        mark = roundel(VERBS[verbs[0]], -21, 21, 10.5)
    elif verbs:
        buttons = tag("span", *(verb_button(verb, verb_sign(verb), say) for verb in verbs), class_="verbs")
    inside = image(outline + shape + mark, 50, label, reach=32) + buttons
    drawn = die(inside, face, token, id_=id_, operand=operand, can=bool(verbs), chosen=chosen)
    return tag("span", drawn, data_token=verbs[0]) if len(verbs) == 1 else drawn


def verb_sign(verb: str) -> str:
    return image(disc(24, "var(--act)") + tag("g", figure(VERBS[verb], 32), class_="on-act"), 24, reach=24)


def printed(counts: Counts, say: Say) -> str:
    shown = [
        image(source(symbol), 26, say(f"symbol-{symbol}")) for symbol, count in counts.items() for _ in range(count)
    ]
    return tag("div", caption(say, "panel-printed"), *shown, class_="printed") if shown else ""


def totals(have: Counts, say: Say) -> str:
    """The sum of each symbol."""
    cells = []
    for symbol, count in have.items():
        shown = image(source(symbol), 26, say("panel-have", symbol=("symbol", symbol), count=count))
        cells.append(tag("span", shown, tag("b", str(count)), class_="total" if count else "total zero"))
    return tag("div", caption(say, "panel-in-all"), *cells, class_="totals")


def luck(say: Say, highlight: Highlight) -> str:
    """The symbols that a luck token can be now."""
    buttons = []
    for symbol in SYMBOLS:
        if symbol in highlight.operands("luck"):
            label, class_ = say("panel-luck-as", symbol=("symbol", symbol)), f"as-luck {highlight.state(symbol)}"
            inside = image(clover(), 30) + image(source(symbol), 26)
            buttons.append(button(inside, symbol, highlight, operand="symbol", label=label, class_=class_))
    return tag("div", caption(say, "panel-spend"), *buttons, class_="spending", data_token="luck") if buttons else ""
