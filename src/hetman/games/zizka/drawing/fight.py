"""A fight on the stage: attacker and defender, the symbols that count for each, and their strengths."""

from __future__ import annotations

from hetman.drawing import Say
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.icons import ICONS
from hetman.games.zizka.drawing.dice import JOKER, cast, gathered, luck
from hetman.games.zizka.drawing.highlights import Light, View
from hetman.games.zizka.drawing.leaders import badge, torak_badge
from hetman.games.zizka.drawing.pieces import image, tile


def duel(view: View, say: Say, lit: Light) -> str:
    return tag(
        "section",
        tag("header", icon(ICONS["swords"], 40), tag("div", tag("h2", words(say("panel-fight"))))),
        tag("div", side(view, 0, say), icon(ICONS["swords"], 22), side(view, 1, say), class_="duel"),
        cast(view, say, lit),
        luck(say, lit),
        class_="panel stage",
        id="stage",
        data_turn="fight",
    )


def side(view: View, place: int, say: Say) -> str:
    """One of the two: who, with which symbols, how strong."""
    fight = view["fight"]
    who = fight["attacker"] if place == 0 else fight["defender"]
    if who == "torak":
        mark, name = torak_badge(46), say("panel-torak")
    else:
        mark, name = badge(view["players"][who], 46), say("panel-player", seat=("seat", who))
    symbols = [image(tile(symbol), 22, say(f"symbol-{symbol}")) for symbol in (fight["symbols"][place], JOKER)]
    strength = strength_of(view, place, who)
    return tag(
        "div",
        mark,
        tag("span", words(name), class_="nm"),
        tag("small", words(say("panel-attacks" if place == 0 else "panel-defends"))),
        tag("span", *symbols),
        tag(
            "b",
            str(strength),
            id=f"strength-{place}",
            data_pulse=str(strength),
            title=say("panel-strength", count=strength),
        ),
        class_="fighter",
    )


def strength_of(view: View, place: int, who: int | str) -> int:
    """As it was counted; of dice that are still to be cast again, what they are worth so far."""
    fight, dice = view["fight"], view["dice"]
    strength: int = fight["strength"][place]
    if strength or dice is None or dice["roller"] != who:
        return strength
    have = gathered(dice)
    return have[fight["symbols"][place]] + have[JOKER]
