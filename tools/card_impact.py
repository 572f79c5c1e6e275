"""Measure the effect of the cards that chance reveals on the final points, in the saved games of an arena.

    .venv/bin/python tools/card_impact.py FOLDER VERB

FOLDER is that of an arena. VERB is the verb of chance that reveals such a card in a record, such as `event`. For each
card the tool prints the number of games with it, the mean points of a player with it minus those without it, and the
half width of the 95 % interval. Games with the same dice count as one observation.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import mean

import hetman
from hetman.core.decision import NATURE


@dataclass(frozen=True)
class Game:
    """The relevant data of a game."""

    round: tuple[str, int]
    """Games of a round have the same dice, one game for each seating of the bots."""
    cards: frozenset[str]
    points: float
    """The mean points of the players."""


def read(path: Path, verb: str) -> Game:
    record = hetman.Record.parse(path.read_text(encoding="utf-8"))
    sides = len(record.found_game().teams(record.seats))
    turned = [made.text.split() for made in record.moves if made.actor == NATURE]
    cards = frozenset(" ".join(words[1:]) for words in turned if words[0] == verb)
    return Game((path.parent.name, int(path.stem) // sides), cards, mean(record.replay().scores()))


def impact(games: Iterable[Game], card: str) -> tuple[int, float, float] | None:
    """Return the number of games with the card, the difference of their points, and its half width."""
    having = [game for game in games if card in game.cards]
    lacking = [game for game in games if card not in game.cards]
    if not having or not lacking:
        return None
    parts: dict[tuple[str, int], float] = defaultdict(float)
    means = []
    for group, sign in ((having, 1), (lacking, -1)):
        means.append(mean(game.points for game in group))
        for game in group:
            parts[game.round] += sign * (game.points - means[-1]) / len(group)
    return len(having), means[0] - means[1], 1.96 * sqrt(sum(part * part for part in parts.values()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("verb")
    asked = parser.parse_args()
    games = [read(path, asked.verb) for path in sorted(asked.folder.glob("records/*/*.hetman"))]
    if not games:
        parser.error(f"no records of games in {asked.folder}")
    print(f"{len(games)} games, {mean(game.points for game in games):.1f} points a player")
    for card in sorted({card for game in games for card in game.cards}):
        found = impact(games, card)
        if found is not None:
            print(f"{card:20} {found[0]:6} games  {found[1]:+6.2f} ± {found[2]:.2f}")


if __name__ == "__main__":
    main()
