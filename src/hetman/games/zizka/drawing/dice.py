"""Dice on the table: what lies there, what can be rolled again, what the cards add, and the sums."""

from __future__ import annotations

from collections import Counter

from hetman.drawing import Say, View
from hetman.drawing.button import roundel
from hetman.drawing.die import die
from hetman.drawing.elements import square, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.panel import caption
from hetman.drawing.picture import named
from hetman.games.zizka.drawing.gains import Counts, gathered
from hetman.games.zizka.drawing.icons import VERBS
from hetman.games.zizka.drawing.leaders import TORAK
from hetman.games.zizka.drawing.pieces import DIE, die_face, image, picked_die, reroll, ruler_die, source

OF_A_DIE = ("reroll", "buy", "aside", "again")
"""The verbs that name a die."""


def dice_on_table(view: View, say: Say, highlight: Highlight) -> str:
    """The roller's dice, with the number of rerolls; then printed symbols."""
    dice = view["dice"]
    if dice is None:
        return ""
    ticks, applied = ticked_dice(view)
    lying = [
        follower_die(face, number, say, highlight)
        for face, count in dice["lying"].items()
        for number in range(1, count + 1 - (ticks[face] - applied[face]))
    ]
    picked = [ticked_die(face, number, say) for number, face in enumerate(ticks.elements())]
    picked += [image(picked_die(), 50, say("panel-picked"), reach=DIE)] * (dice["to_roll"] - applied.total())
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


def ticked_dice(view: View) -> tuple[Counter[str], Counter[str]]:
    """The dice that are ticked to be cast again, and those of them that the view has counted already."""
    faces = [move[1] for move in view.get("draft", ()) if move[0] == "again"]
    return Counter(faces), Counter(faces[:-1] if view.get("closing") else faces)


def ticked_die(face: str, number: int, say: Say) -> str:
    """A die that will be cast again; a click takes it back."""
    label = say("panel-picked")
    return with_verbs(die_face(face), face, face, "face", [], True, f"die-picked-{number}", label)


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
    return with_verbs(die_face(face), face, face, "face", verbs, chosen, f"die-{face}-{number}", label)


def ruled(ruler: str, shown: View, say: Say, highlight: Highlight) -> str:
    """A ruler's die. Its coin is taken by a button of the tray; once taken, the die stays as it is."""
    face, verbs = shown["face"], highlight.verbs_for(ruler, "reroll", "buy")
    label = say("panel-ruler-die", ruler=("ruler", ruler), face=("face", face))
    shape = tag("g", ruler_die(ruler, face), class_="locked" if shown["locked"] else None)
    return with_verbs(shape, face, ruler, "ruler", verbs, ruler in highlight.chosen, f"die-{ruler}", label)


def with_verbs(
    shape: str, face: str, token: str, operand: str, verbs: list[str], chosen: bool, id_: str, label: str
) -> str:
    """A die; with one verb a click on it is enough, with several it is chosen and the tray has the verbs."""
    outline = mark = ""
    if verbs or chosen:
        colour = "var(--ink)" if chosen else "var(--act)"
        outline = square(29, 15, fill="none", stroke=colour, stroke_width=3.6)
        mark = roundel(VERBS[verbs[0]], -21, 21, 10.5) if verbs and not chosen else ""
    inside = image(outline + shape + mark, 50, label, reach=32)
    drawn = die(inside, face, token, id_=id_, operand=operand, can=bool(verbs) or chosen, chosen=chosen)
    return tag("span", drawn, data_token=verbs[0]) if len(verbs) == 1 else drawn


def printed(counts: Counts, say: Say) -> str:
    shown = [
        image(source(symbol), 26, say(f"symbol-{symbol}")) for symbol, count in counts.items() for _ in range(count)
    ]
    return tag("div", caption(say, "panel-printed"), *shown, class_="printed") if shown else ""


def totals(view: View, free: Counts, say: Say) -> str:
    """The sum of each symbol, and how much of it is bound by rows. It stands below the dice all the time."""
    have = gathered(view["dice"])
    cells = []
    for symbol, count in have.items():
        left = free.get(symbol, 0)
        count = max(count, left)
        shown = image(source(symbol), 26, say("panel-have", symbol=("symbol", symbol), count=count))
        boxes = tag("u", class_="on") * (count - left) + tag("u") * left
        cells.append(
            tag("span", shown, tag("b", str(count)), tag("i", boxes), class_="total" if count else "total zero")
        )
    bound, open_ = tag("u", class_="on") + words(say("panel-bound")), tag("u") + words(say("panel-free"))
    name = tag("span", tag("b", words(say("panel-in-all"))), words(say("panel-in-all-of")))
    head = tag("div", name, tag("span", bound, open_, class_="lg"), class_="cap")
    return tag("div", head, tag("div", *cells, class_="pool-row"), class_="totals")
