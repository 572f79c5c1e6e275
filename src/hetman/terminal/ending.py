"""The end of a game, and what to do with its record."""

from __future__ import annotations

import shlex

from hetman.core.match import Match
from hetman.core.state import State
from hetman.language import Language
from hetman.terminal.kept import Kept
from hetman.terminal.news import sentences
from hetman.terminal.players import Company
from hetman.terminal.screen import Screen


def tell_result(match: Match, company: Company, screen: Screen, language: Language) -> None:
    """What happened last, the final position, and who won."""
    decided = [place for place, entry in enumerate(match.entries) if entry.decision.seat in company.people]
    # Of bots alone all has been told already; several people read what everybody may know.
    last = match.entries[decided[-1] :] if decided else []
    reader = None if company.curtained or not decided else int(last[0].decision.seat)
    screen.show()
    for sentence in sentences([event.seen_by(reader) for entry in last for event in entry.events], language):
        screen.tell(sentence)
    if last:
        screen.show()
    screen.show(match.game.sketch(match.state.view(reader), language.say))
    screen.show()
    tell_winners(match.state, screen, language)


def tell_winners(state: State, screen: Screen, language: Language) -> None:
    winners, scores = state.winners(), state.scores()
    screen.heading(language.say("over-heading"))
    names = language.listed([language.name("seat", str(seat)) for seat in winners]) if winners else ""
    if not winners:
        screen.tell(language.say("over-lost"))
    elif len(winners) == len(scores) > 1:
        screen.tell(language.say("over-draw"))
    else:
        screen.tell(language.say("over-winners", names=names, count=len(winners)))
    for seat, score in enumerate(scores):
        screen.tell(language.say("over-score", seat=("seat", seat), score=score), indent=2)


def tell_files(kept: Kept | None, screen: Screen, language: Language) -> None:
    if kept is None or not kept.path.exists():
        return
    file = shlex.quote(str(kept.path))
    screen.show()
    screen.show(language.say("save-done", file=file))
    screen.show(language.say("save-replay", file=file))
    screen.show(language.say("save-verify", file=file))
