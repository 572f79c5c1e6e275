"""Why something is not possible, as a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.core.game import Game
from hetman.language import Language
from hetman.presentation.draft import Asking

FALLBACK = "why-none"


def refusal(
    game: Game,
    view: Mapping[str, Any],
    moves: Sequence[Sequence[str]],
    chosen: Sequence[str],
    clicked: Sequence[str],
    words: Language,
) -> str:
    """Return the game's reason why a thing cannot be chosen, or "Not possible now."."""
    reason = game.why_not(view, moves, chosen, clicked)
    return words.say(FALLBACK) if reason is None else words.say(f"why-{reason.key}", **reason.args)


def typed_refusal(match: Asking, seat: int, text: str, words: Language) -> str | None:
    """Return the reason why a typed move is not legal; None if it is no move of the game at all."""
    try:
        tokens = match.game.tokens(match.game.parse(text))
    except ValueError:
        return None
    decision, position = match.decision(seat), match.position_for(seat)
    moves = [match.game.tokens(int(move)) for move in decision.moves(position)] if decision else []
    return refusal(match.game, position.view(seat), moves, (), tokens, words)
