"""What happened, as sentences for one reader."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from hetman.core.match import Match
from hetman.language import Language

Told = Mapping[str, Any]
"""An event as its reader may see it."""


def sentences(events: Iterable[Told], language: Language) -> list[str]:
    """One for each event; the same one several times in a row is told once, with the number."""
    told = []
    for sentence, same in groupby(language.event(event) for event in events):
        count = len(list(same))
        told.append(sentence if count == 1 else language.say("list-times", text=sentence, count=count))
    return told


def news(match: Match, seat: int) -> list[Told]:
    """What `seat` may know of everything from its own last decision on, or from the start of the game."""
    entries = match.seen_entries(seat)
    own = [place for place, entry in enumerate(entries) if entry.decision.seat == seat]
    return [event.seen_by(seat) for entry in entries[own[-1] if own else 0 :] for event in entry.events]
