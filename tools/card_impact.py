"""Tells how much the cards that chance turned up moved the final points, from the games that an arena kept.

    .venv/bin/python tools/card_impact.py FOLDER VERB

FOLDER is an arena's, VERB the word with which NATURE turns such a card up, as in the record: `event`. For every card:
the games with it, and the mean points of a player in them less those in the games without it, with the half width of
the 95 % interval, for which games with the same dice are taken together.
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
    """What a game of the arena shows."""

    round: tuple[str, int]
    """Games of a round are played with the same dice, one for each way to seat the bots."""
    cards: frozenset[str]
    points: float
    """The mean of the players."""


def read(path: Path, verb: str) -> Game:
    record = hetman.Record.parse(path.read_text(encoding="utf-8"))
    sides = len(record.found_game().teams(record.seats))
    turned = [made.text.split() for made in record.moves if made.actor == NATURE]
    cards = frozenset(" ".join(words[1:]) for words in turned if words[0] == verb)
    return Game((path.parent.name, int(path.stem) // sides), cards, mean(record.replay().scores()))


def swing(games: Iterable[Game], card: str) -> tuple[int, float, float] | None:
    """How many games had the card, by how much their points differ, and how far that may be off."""
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
        found = swing(games, card)
        if found is not None:
            print(f"{card:20} {found[0]:6} games  {found[1]:+6.2f} ± {found[2]:.2f}")


if __name__ == "__main__":
    main()
