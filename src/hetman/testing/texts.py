"""Checks of what people read and see: the messages that a game needs, its plain text, its drawing."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from typing import Any

from hetman.core.dice import Dice
from hetman.core.game import Game
from hetman.core.match import Match
from hetman.core.state import State
from hetman.core.verbs import Shape
from hetman.language import COMMON, LANGUAGES, Language
from hetman.testing.invariants import expect
from hetman.testing.walk import guard

WIDTH = 80


def complete_languages(game: Game) -> tuple[str, ...]:
    """Return English and every other language that the game has texts in. A warning names the others."""
    english, *others = LANGUAGES
    having = [code for code in others if (game.folder / "text" / f"{code}.ftl").is_file()]
    for code in sorted({*others} - {*having}):
        warnings.warn(f"{game.name} has no texts in the language {code!r}: its readers see English", stacklevel=4)
    return (english, *having)


class Texts:
    """The texts of a game in these languages, and the checks of them."""

    def __init__(self, game: Game, languages: Sequence[str] | None = None) -> None:
        self.game = game
        self.drawn: set[tuple[str, str]] = set()
        """Kinds of decisions with the verbs that were drawn as legal there."""
        self.languages = [
            Language(code, [COMMON], own=game.own_texts.get(code, ""), game=game.folder / "text")
            for code in (complete_languages(game) if languages is None else languages)
        ]

    def check(self) -> None:
        """Check the messages that every match needs. Raises Failure."""
        match = Match(self.game, seed=0)
        guard(self.texts_are_complete, match, Dice(0))
        guard(self.sentences_render, match, Dice(0))
        guard(self.rules_render, match, Dice(0))

    # Once for each game

    def texts_are_complete(self, match: Match, dice: Dice) -> None:
        """The files have no faults. Every verb has a sentence, and every seat a name."""
        for words in self.languages:
            expect(not words.faults, "; ".join(words.faults))
            missing = [key for key in needed(self.game) if not words.has(key)]
            expect(not missing, f"{words.code}.ftl lacks {', '.join(missing)}")

    def sentences_render(self, match: Match, dice: Dice) -> None:
        """The sentence of each verb renders, with and without its hidden operands."""
        for words in self.languages:
            for shape in self.game.verbs.shapes:
                for args in samples(shape):
                    words.event({"key": shape.verb.name, "args": args})

    def rules_render(self, match: Match, dice: Dice) -> None:
        """Each chapter of the rules has a title. Both need no arguments."""
        for words in self.languages:
            for key in words.keys("rules-"):
                words.say(key)
                words.say(f"{key}.title")

    # At decisions of random games

    def questions_render(self, match: Match, dice: Dice) -> None:
        """The question renders for the seats that decide and for those who wait, and so do the legal moves."""
        for words in self.languages:
            for seat in (None, *range(match.setup.seats)):
                asked = match.state.question(seat)
                words.prompt(asked["prompt"], you=seat in asked["awaited"])
            for move in match.state.moves():
                self.move_renders(match, move, words)

    def move_renders(self, match: Match, move: int, words: Language) -> None:
        decision, verbs = match.state.stack[-1], self.game.verbs
        for operand, token in verbs.arguments(move).values():
            words.name(operand.kind.name, token)
        key = f"choice-{verbs.shape(move).verb.name}"
        if words.has(key):
            words.say(key, **self.game.event(decision, move).seen_by(int(decision.witness))["args"])

    def texts_render(self, match: Match, dice: Dice) -> None:
        """The log renders for everybody, and the plain text fits 80 columns."""
        for words in self.languages:
            for seat in (None, *range(match.setup.seats)):
                for event in match.log(seat):
                    words.event(event)
                for line in self.game.plain_text(match.state.view(seat), words.say).splitlines():
                    expect(len(line) <= WIDTH, f"a line of plain text has {len(line)} columns: {line!r}")

    def pictures_render(self, match: Match, dice: Dice) -> None:
        """The drawing renders for everybody, with the legal moves and without."""
        moves = [self.game.tokens(move) for move in match.state.moves()]
        for words in self.languages:
            for seat in (None, *range(match.setup.seats)):
                view = match.state.view(seat)
                self.game.picture(view, words.say)
                self.game.draw(view, words.say, moves=moves if seat == match.state.actor else ())

    def new_moves_are_drawn(self, match: Match, dice: Dice) -> None:
        """The drawing renders for the seat that decides, as soon as a verb is legal in a new kind of decision."""
        self.draw_new(match.state)

    def draw_new(self, state: State) -> None:
        """Draw a position if a verb is legal there that was not drawn before in such a decision.

        Sampled positions rarely have the rare verbs. It is drawn with nothing chosen, and with each part of a new move.
        """
        if state.actor < 0:
            return
        kind, moves = type(state.stack[-1]).__name__, state.moves()
        new = {self.game.verbs.shape(move).verb.name: move for move in moves}
        for name in [name for name in new if (kind, name) in self.drawn]:
            del new[name]
        if not new:
            return
        words, view = self.languages[0], state.view(state.actor)
        legal, picked = [self.game.tokens(move) for move in moves], [self.game.tokens(move) for move in new.values()]
        for chosen in {(), *(move[:count] for move in picked for count in range(1, len(move) + 1))}:
            self.game.draw(view, words.say, moves=legal, chosen=chosen)
        self.drawn.update((kind, name) for name in new)


def needed(game: Game) -> list[str]:
    """Return the keys of the messages that a game must have, whatever happens in a match."""
    seats = [f"seat-{seat}" for seat in range(game.seats[-1])]
    return ["game-name", "game-about", *seats, *(f"log-{shape.verb.name}" for shape in game.verbs.shapes)]


def samples(shape: Shape) -> Iterator[dict[str, Any]]:
    """Yield arguments of a verb's sentence: for the witness, and for those who do not see the hidden operands."""
    for hidden in (False, True):
        args: dict[str, Any] = {"seat": ["seat", 0]}
        for operand in shape.operands:
            kind, token = operand.kind.name, operand.kind.tokens[0]
            args[operand.name] = [kind, None if hidden and operand.hidden else token]
        yield args
