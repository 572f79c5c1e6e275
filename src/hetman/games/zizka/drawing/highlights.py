"""What the legal moves highlight beyond the tokens that they name."""

from __future__ import annotations

from hetman.drawing.highlight import Highlight


def makes_room(highlight: Highlight, follower: str) -> bool:
    """Whether this one of the crew can go: by a move of its own, or once the newcomer is chosen."""
    leaving = highlight.operands("dismiss")
    for verb in ("hire", "gain"):
        if highlight.operands(verb) & highlight.chosen:
            leaving |= highlight.operands(verb, place=2)
    return follower in leaving
