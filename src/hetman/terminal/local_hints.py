"""Hints without a server: the best moves of the strongest bot, from what the seat knows."""

from __future__ import annotations

from hetman.bots.levels import strongest
from hetman.bots.registry import bot
from hetman.core.match import Match
from hetman.core.seat import Seat
from hetman.language import Language
from hetman.presentation.hints import HintText, hint_text
from hetman.presentation.moves import order_text

MOST = 3


def hints_for(match: Match, seat: int, words: Language) -> list[HintText]:
    """Think for some seconds, and return the best moves with their reasons."""
    thinker = bot(strongest(), cores=1)
    ideas = thinker.explain(Seat(match.position_for(seat), seat))
    game, decision = match.game, match.decision(seat)
    assert decision is not None
    legal = match.moves(seat)
    return [
        hint_text(game.notation(idea.move), order_text(game, decision, idea.move, words), idea.reasons, words)
        for idea in ideas
        if idea.move in legal
    ][:MOST]
