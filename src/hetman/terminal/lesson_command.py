"""Lessons on the command line: `hetman play GAME --lesson`, and the offer to somebody who is new to a game."""

from __future__ import annotations

import os

from hetman.bots.levels import gentlest
from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.core.match import Match
from hetman.presentation.lesson import lessons_of
from hetman.terminal.fullscreen.app import has_full_screen
from hetman.terminal.fullscreen.run import run_lesson, run_offer
from hetman.terminal.lesson_progress import keep_progress, progress_of
from hetman.terminal.lesson_session import lesson_session
from hetman.terminal.match_start import place_for, run_match
from hetman.terminal.players import PERSON, Company, Player
from hetman.terminal.saved_games import games_folder
from hetman.terminal.screen import Screen


def named_lesson(game: Game, name: str) -> Lesson:
    """Return a lesson by its name; without one, the first that is not finished. Raises ValueError."""
    found = lessons_of(game)
    if not found:
        raise ValueError(f"{game.name} has no lesson")
    if not name:
        kept = {lesson.name: progress_of(game, lesson, os.environ) for lesson in found}
        fresh = [lesson for lesson in found if (progress := kept[lesson.name]) is None or not progress.done]
        return (fresh or found)[0]
    for lesson in found:
        if lesson.name == name:
            return lesson
    raise ValueError(f"{game.name} has the lessons {', '.join(lesson.name for lesson in found)}, got {name!r}")


def learn(game: Game, lesson: Lesson, plain: bool, code: str) -> int:
    """Take a lesson, and after it a whole game if its reader wants one. Returns the exit status."""
    if plain or not has_full_screen(os.environ):
        whole = lesson_session(game, lesson, Screen(), code).run()
    else:
        whole = run_lesson(game, lesson, code)
    return whole_game(game, lesson, plain, code) if whole else 0


def whole_game(game: Game, lesson: Lesson, plain: bool, code: str) -> int:
    """Play with the seat and options of the lesson, against the gentlest bot."""
    match = Match(game, seats=lesson.seats, free_undo=True, **lesson.options)
    players = [Player(gentlest()) for _ in range(match.setup.seats)]
    players[lesson.seat] = Player(PERSON)
    saved = place_for(game.name, None, Screen(), code)
    return run_match(match, Company(tuple(players)), plain, code, saved)


def offered_lesson(game: Game, code: str) -> Lesson | None:
    """Offer the lessons to somebody who has neither begun one nor saved a game of this kind. Asks once.

    Returns the lesson that is chosen, or None for the game itself. Raises Leave if nothing is chosen.
    """
    lessons = lessons_of(game)
    begun = any(progress_of(game, lesson, os.environ) for lesson in lessons)
    if not lessons or begun or any(games_folder(os.environ).glob(f"{game.name}-*")):
        return None
    keep_progress(game, lessons[0], 0, os.environ)
    return run_offer(game, code)
