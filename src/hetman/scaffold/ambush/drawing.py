"""The view of a seat as SVG, HTML and plain text. Whatever a legal move names carries its token and can be clicked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from hetman.core.game import Last
from hetman.drawing import Player, Say, View
from hetman.drawing.button import choice
from hetman.drawing.card import card
from hetman.drawing.elements import at, icon, placed, rect, tag, words
from hetman.drawing.elements import figure as icon_in
from hetman.drawing.geometry import Rect
from hetman.drawing.highlight import Highlight
from hetman.drawing.icons import ICONS
from hetman.drawing.panel import count_cell, group, heading, seat_panel
from hetman.drawing.picture import labelled
from hetman.drawing.plain import columns, stripped, times
from hetman.drawing.standalone import board
from hetman.drawing.text import MIDDLE, cut, headline, write

BOX = Rect(0, 0, 560, 190)
WIDE, HIGH, TOP = 76, 108, 25
ICON_OF = {"scout": "flag", "archer": "swords", "knight": "shield"}
STRENGTH = {"scout": 1, "archer": 2, "knight": 3}


# The four functions that a game's drawing has


def draw(
    view: View,
    say: Say,
    *,
    moves: Iterable[Sequence[str]] = (),
    chosen: Iterable[str] = (),
    last: Last | None = None,
) -> dict[str, str]:
    """Return the parts of a page by name. `moves` are the legal moves as tokens, `chosen` the tokens clicked so far."""
    highlight = Highlight.of(moves, chosen)
    return {
        "board": board(table(view, say, highlight), BOX, say("board-label")),
        "hand": hand(view, say, highlight),
        "caption": tag("span", words(say("part-round", round=view["round"]))),
        **{f"seat-{player['seat']}": panel(view, player, say) for player in view["players"]},
    }


def svg(view: View, say: Say, *, last: Last | None = None) -> str:
    """Return the board as a picture of its own, for notebooks and documents."""
    sheet = Path(__file__).with_name("drawing.css")
    return board(table(view, say, Highlight()), BOX, say("board-label"), sheet)


def figure(view: View, kind: str, token: str) -> str | None:
    """Return a small picture of a thing for the log and for buttons."""
    return icon(ICONS[ICON_OF[token]], 20) if kind == "rank" else None


def plain_text(view: View, say: Say) -> str:
    """Return the view for a terminal, in at most 80 columns."""
    lines = [say("plain-round", round=view["round"], prize=view["prize"], deck=view["deck"])]
    if view["top"]:
        lines.append(say("board-top", card=("rank", view["top"])))
    for player in view["players"]:
        cells = [say("plain-points", points=view["scores"][player["seat"]]), say("plain-cards", cards=player["cards"])]
        if player["shown"]:
            cells.append(name_of(player["shown"], say))
        lines += columns(name_of_seat(player["seat"], say), cells, width=12)
    if view["hand"]:
        held = [times(name_of(rank, say), count) for rank, count in view["hand"].items() if count]
        lines += columns(say("hand-label"), held, width=12)
    return stripped(lines)


# The board: the die, the cards of all seats, the deck


def table(view: View, say: Say, highlight: Highlight) -> str:
    ground = rect(0, 0, BOX.width, BOX.height, 14, fill="var(--hex1)", stroke="var(--hexline)")
    cards = []
    for number, player in enumerate(view["players"]):
        left = 290 - 50 * view["seats"] + 100 * number
        name = caption(name_of_seat(player["seat"], say), left + WIDE / 2)
        cards.append(placed(laid_card(view, player, say), left, TOP) + name)
    return ground + prize_die(view["prize"], say) + "".join(cards) + deck(view, say, highlight)


def caption(text: str, x: float) -> str:
    """A few words below a thing on the board."""
    return write(cut(text, 15, 96), x, TOP + HIGH + 25, 15, anchor=MIDDLE, ink="ink2")


def prize_die(prize: int, say: Say) -> str:
    """The die rolls when its `data-roll` changes."""
    face = rect(-30, -30, 60, 60, 12, fill="var(--raised)", stroke="var(--frame)", stroke_width=2)
    rolled = headline(str(prize or "–"), 0, 13, 38, MIDDLE)
    label = say("board-prize", prize=prize)
    die = labelled(label, face, rolled, id="die", data_roll=str(prize))
    return placed(die, 70, 79) + caption(label, 70)


def laid_card(view: View, player: Player, say: Say) -> str:
    """The card that the viewer has laid, or the one that the seat turned up last, or an empty place."""
    seat = player["seat"]
    rank = (view["laid"] if seat == view["seat"] else None) or player["shown"]
    shown = card_face(rank, say) if rank else empty_place()
    return tag("g", shown, id=f"laid-{seat}", data_turn=rank)


def card_face(rank: str, say: Say) -> str:
    return labelled(
        name_of(rank, say),
        rect(0, 0, WIDE, HIGH, 8, fill="var(--raised)", stroke="var(--line2)"),
        icon_in(ICONS[ICON_OF[rank]], 40, WIDE / 2, 64),
        headline(str(STRENGTH[rank]), 14, 28, 24, MIDDLE),
    )


def empty_place() -> str:
    return rect(0, 0, WIDE, HIGH, 8, fill="none", stroke="var(--line2)", stroke_dasharray="5 4")


def deck(view: View, say: Say, highlight: Highlight) -> str:
    """The deck. A click on it looks at its top card, if that is legal now."""
    can = highlight.can("look")
    cards = rect(0, 0, WIDE, HIGH, 8, fill="var(--field-sable)", stroke="var(--act)" if can else "var(--line2)")
    count = headline(str(view["deck"]), WIDE / 2, HIGH / 2 + 14, 38, MIDDLE, ink="field-argent")
    label = say("board-deck", deck=view["deck"])
    stack = choice(
        card_face(view["top"], say) if view["top"] else cards + count,
        "look",
        can=can,
        element="g",
        class_="deck",
        otherwise="img",
        aria_label=label,
        transform=at(454, TOP),
    )
    return stack + caption(label, 454 + WIDE / 2)


# Beside the board: the viewer's hand, and a panel for each seat


def hand(view: View, say: Say, highlight: Highlight) -> str:
    """The viewer's cards. Each is a button that names its rank, which is the operand `card` of the move."""
    if not view["hand"]:
        return ""
    held = [rank for rank, count in view["hand"].items() for _ in range(count)]
    cards = [held_card(rank, number, say, highlight) for number, rank in enumerate(held)]
    return group(*cards, class_="hand", label=say("hand-label"))


def held_card(rank: str, number: int, say: Say, highlight: Highlight) -> str:
    name = name_of(rank, say)
    rule = tag("span", words(say(f"card-{rank}")))
    front = tag("b", words(name)) + icon(ICONS[ICON_OF[rank]], 48) + rule
    return card(front, rank, highlight, operand="card", label=name, id_=f"hand-{number}")


def panel(view: View, player: Player, say: Say) -> str:
    seat = player["seat"]
    sign = icon(ICONS["shield"], 40, class_="sign")
    counts = [
        count_cell(icon(ICONS["bulawa"], 20), view["scores"][seat], say("panel-points")),
        count_cell(icon(ICONS["hand"], 20), player["cards"], say("panel-cards")),
    ]
    name = name_of_seat(seat, say)
    return seat_panel(view, seat, name, heading(seat, sign, name), tag("div", *counts, class_="counts"))


def name_of(rank: str, say: Say) -> str:
    return say("thing", thing=("rank", rank))


def name_of_seat(seat: int, say: Say) -> str:
    return say("thing", thing=("seat", seat))
