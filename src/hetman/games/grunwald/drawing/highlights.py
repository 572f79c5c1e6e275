"""What the legal moves highlight: fields to send pawns to, cards and amounts to choose."""

from __future__ import annotations

from hetman.drawing import Move
from hetman.drawing.highlight import Highlight
from hetman.games.grunwald.components import FIELDS, PAWNS


def helpers_in(pawns: str) -> int:
    """How many helpers a token of pawns stands for."""
    return PAWNS.index(pawns)


def open_fields(highlight: Highlight) -> set[str]:
    """Where pawns can be sent, with what was chosen so far."""
    return highlight.operands("send", place=2)


def chosen_pawns(highlight: Highlight) -> str | None:
    """The pawns that were chosen to be sent."""
    return next((pawns for pawns in PAWNS if pawns in highlight.chosen and "send" in highlight.verbs), None)


def sent_pawns(highlight: Highlight) -> str | None:
    """The pawns that were chosen, or the only ones that can go to the chosen field."""
    chosen = chosen_pawns(highlight)
    if chosen or not chosen_field(highlight):
        return chosen
    able = highlight.operands("send")
    return able.pop() if len(able) == 1 else None


def chosen_ducats(highlight: Highlight) -> int:
    """The ducats that were chosen to go along."""
    return next((int(token) for token in highlight.chosen if token.isdecimal() and "send" in highlight.verbs), 0)


def chosen_field(highlight: Highlight) -> str | None:
    """The field that was chosen before the pawns."""
    return next((field for field in FIELDS if field in highlight.chosen and "send" in highlight.verbs), None)


def placement(field: str, highlight: Highlight) -> Move | None:
    """The move that sends the chosen pawns and ducats to a field; None if they are not chosen or cannot go there."""
    ducats = chosen_ducats(highlight)
    move = ("send", chosen_pawns(highlight) or "", field, *((str(ducats),) if ducats else ()))
    return move if move in highlight.moves else None


def named_cards(highlight: Highlight, *verbs: str, place: str | None = None, fitting: bool = False) -> set[str]:
    """Cards that a legal move names; of payments those from the hand or from the camp."""
    moves = highlight.named(*verbs, fitting=fitting)
    return {move[1] for move in moves if not move[1].isdecimal() and place in (None, move[-1])}
