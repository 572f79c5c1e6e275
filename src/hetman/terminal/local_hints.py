"""Hints without a server: the best moves of the strongest bot, from what the seat knows."""

from __future__ import annotations

from collections.abc import Callable

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
    return hint_search(match, seat, words)()


def hint_search(match: Match, seat: int, words: Language) -> Callable[[], list[HintText]]:
    """Return what finds hints for the decision of now. The match may go on meanwhile."""
    game, decision, legal = match.game, match.decision(seat), match.moves(seat)
    assert decision is not None, "a hint is for a seat that decides"
    position = match.position_for(seat).copy()

    def search() -> list[HintText]:
        ideas = bot(strongest(), cores=1).explain(Seat(position, seat))
        return [
            hint_text(game.notation(idea.move), order_text(game, decision, idea.move, words), idea.reasons, words)
            for idea in ideas
            if idea.move in legal
        ][:MOST]

    return search
