"""The open question as the page shows it: bar, chips, tray, and the drawing lit for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hetman.core.game import Game
from hetman.drawing.elements import tag
from hetman.drawing.tray import CAN, MAIN, action, actions
from hetman.language import Language
from hetman.presentation.choosing import Item
from hetman.presentation.drawn_things import drawn_things
from hetman.presentation.question import Answer, Click, Offer, Question, answer, question_of, without_chip
from hetman.presentation.refusal import refusal
from hetman.table.table import Table
from hetman.web.drawing import drawn, figure

ALWAYS_SEEN = ("board", "hand", "tray", "stage")
"""Parts that no layout hides. Things that are lit elsewhere get buttons too."""


def first_question(table: Table, seat: int, words: Language) -> dict[str, Any] | None:
    """Return the question with nothing chosen, or None while others decide."""
    asked = question_of(table.playing, seat, words)
    return question_json(table, seat, Answer(asked)) if asked is not None else None


@dataclass(frozen=True)
class Chosen:
    """What the page sends: what is chosen and ticked so far, and what is clicked, or the chip that is dropped."""

    items: Sequence[Item] = ()
    draft: Sequence[str] = ()
    click: Click | None = None
    drop: int | None = None


def chosen_question(table: Table, seat: int, words: Language, sent: Chosen) -> dict[str, Any] | None:
    """Return the question after a click, or None while others decide."""
    match = table.playing
    asked = question_of(match, seat, words, [table.game.parse(text) for text in sent.draft], sent.items)
    if asked is None:
        return None
    if sent.drop is not None:
        chips = asked.chips
        dropped = without_chip(match, seat, asked, chips[sent.drop]) if sent.drop < len(chips) else asked
        return question_json(table, seat, Answer(dropped))
    if sent.click is None:
        return question_json(table, seat, Answer(asked))
    after = answer(match, seat, asked, sent.click)
    clicked = [link.token for link in sent.click.links] or sent.click.move.split()
    return question_json(table, seat, after, reason(asked, clicked) if after.refused else None)


def reason(asked: Question, clicked: Sequence[str]) -> str:
    moves = [move.tokens for move in asked.choosing.moves]
    return refusal(asked.game, asked.ticked.view, moves, asked.tokens, clicked, asked.words)


def question_json(
    table: Table, seat: int, after: Answer, why: str | None = None, parts: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Return a question for the page. `parts` is its drawing, if there is one already."""
    asked = after.question
    done = bool(after.play or why)
    game, view, notation = table.game, asked.ticked.view, table.game.notation
    return {
        "draft": [notation(move) for move in asked.ticked.all],
        "chosen": [{"token": item.token, "as": list(item.names) or None} for item in asked.choosing.items],
        "bar": asked.bar,
        "picture": next(filter(None, (figure(game, view, thing) for thing in asked.things)), ""),
        "chips": [{"label": chip.label, "figure": figure(game, view, chip.thing)} for chip in asked.chips],
        "next": asked.next,
        "parts": {} if done else dict(parts) if parts is not None else drawn_parts(table, seat, asked),
        "play": [notation(move) for move in after.play],
        "why": why,
    }


def drawn_parts(
    table: Table, seat: int, asked: Question, lit_moves: Sequence[Sequence[str]] | None = None
) -> dict[str, str]:
    """Draw the position, lit for the question, with the game's tray or a plain one.

    `lit_moves` are the moves to light; by default all legal ones.
    """
    game, words = table.game, asked.words
    moves = [move.tokens for move in asked.choosing.moves] if lit_moves is None else lit_moves
    view = asked.shown_view
    parts = drawn(game, view, words, moves=moves, chosen=asked.tokens, last=table.last(seat))
    if "tray" in parts:
        return {**parts, "tray": parts["tray"] + unoffered(asked, parts["tray"])}
    lit = [thing.links for thing in drawn_things(parts, ALWAYS_SEEN) if thing.state]
    buttons = [offer_button(game, view, offer) for offer in asked.offers(lit)]
    return {**parts, "tray": actions(*buttons, class_="plain")}


def unoffered(asked: Question, tray: str) -> str:
    """Return the main button, if the game's tray has none for the only move that is left."""
    closing, main = asked.ticked.closing, asked.main
    if closing is None and main is None:
        return ""
    offer = asked.whole_offer(closing if closing is not None else main.move, main=True)  # type: ignore[union-attr]
    if f'data-move="{" ".join(offer.tokens)}"' in tray:
        return ""
    return tag("div", action(offer.label, move=offer.tokens, state=MAIN, class_="mid"), class_="f-main")


def offer_button(game: Game, view: Mapping[str, Any], offer: Offer) -> str:
    link = offer.link
    return action(
        offer.label,
        link.token if link else None,
        picture=figure(game, view, offer.thing),
        state=MAIN if offer.main else CAN,
        operand=" ".join(link.names) or None if link else None,
        move=offer.tokens or None,
    )
