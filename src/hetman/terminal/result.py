"""The end of a game: what happened last, who won, and what to do with the record."""

from __future__ import annotations

import shlex

from hetman.core.match import Match
from hetman.core.replay import seen_events
from hetman.language import Language
from hetman.presentation.log import sentences
from hetman.presentation.result import result_text
from hetman.terminal.players import Company
from hetman.terminal.saved_games import SavedGame
from hetman.terminal.screen import Screen


def show_end(match: Match, company: Company, screen: Screen, language: Language) -> None:
    """Print what happened last, the final position, and the result."""
    decided = [number for number, entry in enumerate(match.entries) if entry.decision.seat in company.people]
    # A game of bots was shown move by move. Several people see only what everybody may know.
    last = match.entries[decided[-1] :] if decided else []
    viewer = None if company.curtained or not decided else int(last[0].decision.seat)
    if last:
        screen.show()
    for sentence in sentences(seen_events(last, viewer), language):
        screen.write(sentence)
    screen.block(match.game.plain_text(match.state.view(viewer), language.say))
    show_result(match.winners, match.state.scores(), screen, language)


def show_result(winners: tuple[int, ...], scores: list[int], screen: Screen, language: Language) -> None:
    screen.heading(language.say("over-heading"))
    screen.write(result_text(winners, len(scores), language))
    for seat, score in enumerate(scores):
        screen.write(language.say("over-score", seat=("seat", seat), score=score), indent=2)


def show_files(saved: SavedGame | None, screen: Screen, language: Language) -> None:
    """Print the file of the record and the commands for it."""
    if saved is None or not saved.path.exists():
        return
    file = shlex.quote(str(saved.path))
    screen.show()
    for key in ("save-done", "save-replay", "save-verify"):
        screen.show(language.say(key, file=file))
