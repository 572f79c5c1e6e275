"""Hashes of what every game shows and does for fixed seeds.

They prove that a change of structure changes nothing else. `python tests/golden/golden.py` writes them again after
an intended change; the commit says which hashes changed and why.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import hetman
from hetman.core.game import Last
from hetman.language import LANGUAGES, Language, language
from hetman.testing import Settings, settings_of
from hetman.web.app import create_app
from hetman.web.settings import Settings as WebSettings

FILE = Path(__file__).with_name("hashes.json")
GAMES = 6
"""Random games of a game that has fewer settings."""
DECISIONS = 400
EVERY = 40
"""Decisions between two positions that are drawn, evaluated and searched."""
ITERATIONS = 50
OPENING_TAG = re.compile(r"<(\w+)((?: [\w-]+(?:=\"[^\"]*\")?)*) ?/?>")
ATTRIBUTE = re.compile(r"[\w-]+(?:=\"[^\"]*\")?")

Hashes = dict[str, str]


def digest(parts: list[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def canonical(markup: str) -> str:
    """Markup with attributes in alphabetical order: their order has no meaning."""

    def sorted_tag(tag: re.Match[str]) -> str:
        return f"<{' '.join([tag[1], *sorted(ATTRIBUTE.findall(tag[2]))])}>"

    return OPENING_TAG.sub(sorted_tag, markup)


@dataclass
class Sample:
    """What one random game shows, by kind."""

    match: hetman.Match
    found: dict[str, list[str]] = field(default_factory=dict)

    def note(self, kind: str, value: object) -> None:
        self.found.setdefault(kind, []).append(value if isinstance(value, str) else json.dumps(value, default=str))

    def look(self) -> None:
        """Note the dump and every view of the position."""
        state = self.match.state
        self.note("dumps", state.dump())
        for seat in [None, *range(state.setup.seats)]:
            self.note("views", state.view(seat))

    def look_closely(self, before: hetman.State) -> None:
        """Note what takes longer: drawings, texts, evaluation and the choice of a bot."""
        state = self.match.state
        game, seat = self.match.game, state.actor
        for code in LANGUAGES:
            words = language(code, game.folder, game.own_texts.get(code, ""))
            self.draw(state, before, words)
            for viewer in (None, seat):
                self.note("plain text", game.plain_text(state.view(viewer), words.say))
                self.note("log", "\n".join(words.event(event) for event in self.match.log(viewer)))
            self.note("prompts", words.prompt(state.view(seat)["prompt"]))
        self.evaluate(state)
        bot = hetman.bot("search", iterations=ITERATIONS, seed=1)
        self.note("search", game.notation(bot.choose(hetman.Seat(state, seat))))

    def evaluate(self, state: hetman.State) -> None:
        evaluator = self.match.game.evaluator()
        self.note("values", " ".join(f"{value:.9g}" for value in evaluator.evaluate(state)))
        self.note("priors", " ".join(f"{value:.9g}" for value in evaluator.priors(state, state.moves())))

    def draw(self, state: hetman.State, before: hetman.State, words: Language) -> None:
        game, seat = self.match.game, state.actor
        moves = [game.tokens(int(move)) for move in state.moves()]
        last = Last(before.view(seat), [event.seen_by(seat) for event in self.match.entries[-1].events])
        verb, *operands = moves[len(moves) // 2]
        for chosen in ([], [verb], operands[:1], operands):
            parts = game.draw(state.view(seat), words.say, moves=moves, chosen=chosen, last=last)
            for name, part in parts.items():
                self.note(f"drawing {name.split('-')[0]}", canonical(part))
        self.note("picture", canonical(game.picture(state.view(None), words.say) or ""))

    def hashes(self, name: str) -> Hashes:
        self.note("record", str(self.match.record))
        return {f"{name}: {kind}": digest(parts) for kind, parts in sorted(self.found.items())}


def play(name: str, setting: Settings, seed: int) -> Sample:
    """A random game."""
    game = hetman.game(name)
    match = hetman.Match(game, seed=seed, seats=setting.seats, **dict(setting.options))
    sample, dice = Sample(match), hetman.Dice(seed)
    for number in range(DECISIONS):
        if match.over:
            break
        before = match.state.copy()
        moves = match.state.moves()
        match.play(moves[dice.below(len(moves))])
        if number % 8 == 0:
            sample.look()
        if number % EVERY == EVERY - 1 and not match.over:
            sample.look_closely(before)
    return sample


def figures(name: str) -> Hashes:
    """The small pictures of everything that a move can name."""
    game = hetman.game(name)
    view = game.start(max(game.seats)).view(0)
    kinds = {operand.kind for shape in game.verbs.shapes for operand in shape.operands}
    tokens = [(kind.name, token) for kind in kinds for token in kind.tokens]
    tokens += [("verb", shape.verb.name) for shape in game.verbs.shapes]
    drawn = [canonical(game.figure(view, kind, token) or "") for kind, token in sorted(tokens)]
    return {f"{name} figures": digest(drawn)}


def openapi() -> Hashes:
    app = create_app(WebSettings("sqlite://"))
    return {"openapi": digest([json.dumps(app.openapi(), sort_keys=True)])}


def random_game(name: str, setting: Settings, seed: int) -> Hashes:
    return play(name, setting, seed).hashes(f"{name} {setting} seed {seed}")


def cases() -> dict[str, Callable[[], Hashes]]:
    """Everything that is hashed, by a name for the test."""
    found: dict[str, Callable[[], Hashes]] = {"openapi": openapi}
    for name in hetman.games():
        found[f"{name} figures"] = partial(figures, name)
        settings = settings_of(hetman.game(name))
        for seed in range(max(1, GAMES // len(settings))):
            for setting in settings:
                found[f"{name} {setting} seed {seed}"] = partial(random_game, name, setting, seed)
    return found


def known() -> dict[str, Any]:
    hashes: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return hashes


def take(wanted: list[str]) -> Iterator[str]:
    """Write the hashes of these cases again, of all if none is named; yields those that differ."""
    old = known() if FILE.exists() else {}
    new = dict(old) if wanted else {}
    for name, case in cases().items():
        if not wanted or any(name.startswith(word) for word in wanted):
            new.update(case())
    FILE.write_text(json.dumps(new, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")
    yield from sorted(name for name in {*old, *new} if old.get(name) != new.get(name))


if __name__ == "__main__":
    for changed in take(sys.argv[1:]):
        print(changed)
