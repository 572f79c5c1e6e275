"""The suite: random games of every setting of a game, with checks of every invariant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hetman.core.dice import Dice
from hetman.core.game import Game
from hetman.core.match import Match
from hetman.testing import invariants as must
from hetman.testing import learning
from hetman.testing.beliefs import Beliefs, TooMany
from hetman.testing.lessons import check_lessons
from hetman.testing.texts import Texts
from hetman.testing.walk import Failure, Invariant, guard, walk

# Each invariant is checked at every n-th decision and at the end. Expensive ones are checked less often.
INVARIANTS: list[tuple[int, Invariant]] = [
    (1, must.moves_are_proper),
    (1, must.results_agree),
    (3, must.notation_round_trips),
    (1, learning.actions_are_numbered),
    (4, learning.observations_hide_secrets),
    (5, must.views_are_plain),
    (3, must.imagined_positions_look_alike),
    (2, must.nothing_leaks),
    (1, must.sealed_answers_stay_secret),
    (5, must.nature_is_proper),
    (9, must.every_move_is_playable),
    (9, must.illegal_moves_are_refused),
    (9, must.copies_are_independent),
    (9, must.dumps_restore),
    (9, must.seats_hold_no_truth),
    (17, must.playouts_repeat),
    (29, must.pickles),
    (7, must.samples_follow_the_odds),
    (31, must.undo_restores),
    (97, must.records_replay),
]


@dataclass(frozen=True)
class Settings:
    """One way to set up a game."""

    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return " ".join([f"{self.seats} seats", *[f"{name}={value}" for name, value in self.options]])


def settings_of(game: Game) -> list[Settings]:
    """Return each number of seats with the defaults, and with one other option each, if the game accepts it."""
    found = []
    for seats in game.seats:
        candidates = [Settings(seats)]
        for name, option in game.options.items():
            values = [*option.choices] if option.kind != "bool" else [True, False]
            candidates += [Settings(seats, ((name, value),)) for value in values if value != option.default]
        found += [settings for settings in candidates if accepted(game, settings)]
    return found


def accepted(game: Game, settings: Settings) -> bool:
    try:
        game.start(settings.seats, **dict(settings.options))
    except ValueError:
        return False
    return True


def check(
    game: Game,
    settings: Iterable[Settings] | None = None,
    *,
    games: int = 2,
    decisions: int = 250,
    short_games: int = 2,
    seed: int = 0,
    languages: Sequence[str] | None = None,
) -> int:
    """Run the suite. Returns the number of checked decisions. Raises Failure, which has the record of the game.

    A fault in a lesson raises LessonError, which names the step.

    `languages` are those whose texts must be complete. By default that is English and every language that the game has
    texts in; a warning names the others. With `languages=("en",)` there is no warning.
    """
    texts = Texts(game, languages)
    texts.check()
    check_lessons(game, texts.languages)
    invariants = [
        *INVARIANTS,
        (2, texts.questions_render),
        (13, texts.texts_render),
        (13, texts.pictures_render),
        (1, texts.new_moves_are_drawn),
    ]
    checked = 0
    for setting in settings_of(game) if settings is None else settings:
        options = dict(setting.options)
        for number in range(games):
            match = walk(game, setting.seats, options, seed + number, decisions, invariants)
            checked += len(match.entries)
        check_pictures(game, setting, texts, seed)
        for number in range(short_games):
            check_beliefs(game, setting, seed + number)
    return checked


def check_pictures(game: Game, setting: Settings, texts: Texts, seed: int, games: int = 10, moves: int = 800) -> None:
    """Draw whatever is new in some long random games. They cost little, because nothing else is checked."""
    options = dict(setting.options)
    for number in range(games):
        match = Match(game, seed=seed + number, seats=setting.seats, **options)
        dice = Dice(seed + number)
        for _ in range(moves):
            if match.over:
                break
            guard(texts.new_moves_are_drawn, match, dice)
            choose_and_play(match, dice)


def check_beliefs(game: Game, setting: Settings, seed: int, moves: int = 60, most: int = 1500) -> int:
    """Play a short game and track every possible position. Returns how many moves could be followed."""
    match = Match(game, seed=seed, seats=setting.seats, **dict(setting.options))
    dice = Dice(seed)
    beliefs = [Beliefs(game.begin(match.setup), seat, most) for seat in range(setting.seats)]
    followed = 0
    while not match.over and followed < moves and beliefs:
        while followed < len(match.entries) and beliefs:
            beliefs = [one for one in beliefs if follows(one, match.entries[followed].move)]
            followed += 1
        for belief in beliefs:
            try:
                belief.check(dice)
            except AssertionError as error:
                raise Failure("beliefs", str(error), match) from error
        choose_and_play(match, dice)
    return followed


def follows(belief: Beliefs, move: int) -> bool:
    try:
        belief.see(move)
    except TooMany:
        return False
    return True


def choose_and_play(match: Match, dice: Dice) -> None:
    moves = match.state.moves()
    match.play(moves[dice.below(len(moves))])
