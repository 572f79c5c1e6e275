"""A fight on the stage: attacker and defender, the symbols that count for each, and their strengths."""

from __future__ import annotations

from hetman.drawing import Say, View
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.icons import ICONS
from hetman.games.zizka.drawing.dice import dice_on_table
from hetman.games.zizka.drawing.event import stage
from hetman.games.zizka.drawing.gains import JOKER, gathered
from hetman.games.zizka.drawing.leaders import badge, name_of
from hetman.games.zizka.drawing.pieces import image, tile

SIDES = ("attacker", "defender")
ROLES = ("panel-attacks", "panel-defends")


def fight(view: View, say: Say, highlight: Highlight) -> str:
    return stage(
        tag("header", icon(ICONS["swords"], 40), tag("div", tag("h2", words(say("panel-fight"))))),
        tag("div", side(view, 0, say), icon(ICONS["swords"], 22), side(view, 1, say), class_="fight"),
        dice_on_table(view, say, highlight),
        turn="fight",
    )


def side(view: View, place: int, say: Say) -> str:
    """One of the two: who, with which symbols, how strong."""
    who = view["fight"][SIDES[place]]
    counted = (view["fight"]["symbols"][place], JOKER)
    counted_symbols = [image(tile(symbol), 22, say(f"symbol-{symbol}")) for symbol in counted]
    strength = strength_of(view, place, who)
    title = say("panel-strength", count=strength)
    return tag(
        "div",
        badge(view, who, 46),
        tag("span", words(name_of(who, say)), class_="nm"),
        tag("small", words(say(ROLES[place]))),
        tag("b", str(strength), id=f"strength-{place}", data_pulse=str(strength), title=title),
        tag("small", words(say("panel-strength-of")), *counted_symbols, class_="counted"),
        class_="fighter",
    )


def strength_of(view: View, place: int, who: int | str) -> int:
    """The strength as counted, or as the dice lie while they can still be rolled again."""
    shown, dice = view["fight"], view["dice"]
    strength: int = shown["strength"][place]
    if strength or dice is None or dice["roller"] != who:
        return strength
    have = gathered(dice)
    return have[shown["symbols"][place]] + have[JOKER]
