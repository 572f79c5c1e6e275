"""Measure how often a pool of a game runs dry when equal bots play.

    .venv/bin/python tools/dry_pool.py GAME POOL BOT [--seats N] [--games N] [--option NAME=VALUE] [--lines FILE]

POOL is a number of the view of a spectator, such as `bank`. The tool prints in how many games the pool got to zero,
its lowest value, the points and rounds, and how often each place and each belonging won, with 95 % intervals. With
--lines it writes a line for each game to a file, and goes on where that file ends.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import mean, median
from typing import Any

import hetman
from hetman.arena.contest import read_option
from hetman.arena.win_share import Share
from hetman.bots import read_bot
from hetman.bots.base import chosen_move
from hetman.core.game import Game
from hetman.core.seat import Seat

Line = dict[str, Any]


def play(game: Game, pool: str, bot: str, number: int, asked: argparse.Namespace) -> Line:
    """Play the game of that number; the same number is the same game."""
    seed = asked.seed + number
    options: dict[str, Any] = dict(map(read_option, asked.option))
    match = hetman.Match(game, seed=seed, seats=asked.seats, **options)
    bots = [read_bot(bot, seed=1000 * seed + seat) for seat in range(match.setup.seats)]
    lowest = match.view(None)[pool]
    while not match.over:
        match.play(chosen_move(bots[match.actor], Seat(match.state, match.actor)))
        lowest = min(lowest, match.view(None)[pool])
    return {
        "number": number,
        "lowest": lowest,
        "rounds": match.view(None).get("round"),
        "scores": list(match.state.scores()),
        "winners": list(match.winners),
        "belongings": {str(seat): things for seat, things in game.belongings(match.state).items()},
    }


def share(hits: Iterable[bool | float]) -> str:
    found = Share.of([[float(hit)] for hit in hits])
    return f"{100 * found.share:.1f} % ({100 * found.low:.1f} – {100 * found.high:.1f}) of {found.games}"


def wins(lines: list[Line]) -> dict[str, list[float]]:
    """By place and by belonging: the share of the win of each seat that had it, game by game."""
    found: dict[str, list[float]] = defaultdict(list)
    for line in lines:
        for seat in range(len(line["scores"])):
            won = (seat in line["winners"]) / max(1, len(line["winners"]))
            found[f"seat {seat}"].append(won)
            for kind, token in line["belongings"].get(str(seat), ()):
                found[f"{kind} {token}"].append(won)
    return found


def report(lines: list[Line], kinds: list[str]) -> None:
    points = [score for line in lines for score in line["scores"]]
    print(f"dry in {share(line['lowest'] <= 0 for line in lines)} games")
    print(f"lowest: mean {mean(line['lowest'] for line in lines):.1f}, least {min(line['lowest'] for line in lines)}")
    print(f"points {mean(points):.1f}, winners {mean(max(line['scores']) for line in lines):.1f}")
    if lines[0]["rounds"] is not None:
        print(f"rounds {median(line['rounds'] for line in lines)}, at most {max(line['rounds'] for line in lines)}")
    for name, won in sorted(wins(lines).items()):
        if name.split()[0] in kinds:
            print(f"{name:20} won {share(won)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("pool")
    parser.add_argument("bot")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--components", help="a folder with component files of your own")
    parser.add_argument("--kinds", default="seat leader life order", help="which shares of wins to print")
    parser.add_argument("--lines", type=Path, help="a file with a line for each game")
    asked = parser.parse_args()
    game = hetman.game(asked.game, components=asked.components)
    lines = []
    if asked.lines is not None and asked.lines.exists():
        lines = [json.loads(line) for line in asked.lines.read_text(encoding="utf-8").splitlines()]
    for number in range(len(lines), asked.games):
        lines.append(play(game, asked.pool, asked.bot, number, asked))
        if asked.lines is not None:
            with asked.lines.open("a", encoding="utf-8") as file:
                file.write(json.dumps(lines[-1], ensure_ascii=False) + "\n")
    report(lines[: asked.games], asked.kinds.split())


if __name__ == "__main__":
    main()
