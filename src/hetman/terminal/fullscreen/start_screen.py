"""The first screen: unfinished games, and new ones."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hetman.core.decision import NATURE
from hetman.core.game import Game
from hetman.core.lesson import Lesson
from hetman.core.registry import game as find_game
from hetman.drawing.characters import FAINT, TITLE, Line, Run, Sheet, flow, line, paragraph
from hetman.language import Language
from hetman.presentation.lesson import lessons_of
from hetman.presentation.names import level_label
from hetman.presentation.texts import texts_of
from hetman.terminal.fullscreen.dialogs import Dialog
from hetman.terminal.fullscreen.lesson_list import lesson_lines, lesson_sheet
from hetman.terminal.fullscreen.sheets import button
from hetman.terminal.saved_games import FileError, SavedGame, last_change, read_record_file


@dataclass(frozen=True)
class NewGame:
    """A game to begin, and the level of the bots."""

    game: str
    level: str


@dataclass(frozen=True)
class ChosenLesson:
    """A lesson to take."""

    game: Game
    lesson: Lesson


class Chooser(Dialog):
    """A dialog that is the whole program: its answer is that of the application."""

    def dismiss_with(self, answer: str | None) -> None:
        self.app.exit(answer)


def start_sheet(
    saved: Sequence[SavedGame],
    names: Sequence[str],
    words: Language,
    width: int,
    environment: Mapping[str, str],
) -> Sheet:
    """Unfinished games, then each game with its lessons. Lessons are numbered through all games."""
    found: list[Line] = []
    lessons = 0
    if saved or not names:
        found.append(line(Run(words.say("offer-unfinished"), TITLE)))
        for at, one in enumerate(saved):
            found += flow([button(described(one, words), "saved", at), line(Run(one.path.name, FAINT))], width, 2, 2)
        found += [] if saved else paragraph([words.say("screen-none-saved")], width)
        found.append(())
    if names:
        found.append(line(Run(words.say("screen-new-game"), TITLE)))
    for at, name in enumerate(names):
        game = find_game(name)
        texts = texts_of(game, words.code)
        found += [button(texts.say("game-name"), "game", at)]
        found += [(Run("  "), *one) for one in paragraph([Run(texts.say("game-about"), FAINT)], width - 2)]
        learning = lesson_lines(game, texts, width - 2, environment, lessons)
        found += [(Run("  "), *one) for one in learning]
        lessons += len(lessons_of(game))
    return Sheet.of(found)


def lessons_in(names: Sequence[str]) -> list[ChosenLesson]:
    """The lessons of these games, as they are numbered on the first screen."""
    return [ChosenLesson(find_game(name), lesson) for name in names for lesson in lessons_of(find_game(name))]


def offer_sheet(game: Game, words: Language, width: int, environment: Mapping[str, str]) -> Sheet:
    """The lessons of a game, and the game itself, for somebody who is here for the first time."""
    lead = paragraph([Run(words.say("screen-first-time"), TITLE)], width)
    whole = [(), button(words.say("lesson-whole"), "game", 0)]
    return Sheet.of(lead, [()], lesson_sheet(game, words, width, environment).lines, whole)


def level_sheet(levels: Sequence[str], words: Language) -> Sheet:
    """The levels of the bots, the easiest first."""
    lines = [button(level_label(level, words), "level", at) for at, level in enumerate(levels)]
    return Sheet.of([line(Run(words.say("screen-level"), TITLE))], lines)


def described(saved: SavedGame, words: Language) -> str:
    """The game, how many moves the players have made, and when it was played last."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(last_change(saved)))
    try:
        record = read_record_file(saved.path)
        name = texts_of(find_game(record.game), words.code).say("game-name")
    except (FileError, ValueError):
        return f"{saved.path.name}, {when}"
    made = sum(move.actor != NATURE for move in record.moves)
    return words.say("screen-saved", game=name, count=made, text=when)
