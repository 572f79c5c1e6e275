"""Let the arena rate the network of ppo.py beside other bots: `python arena_evaluation.py network.pt`.

A bot gets a `Seat` and never the true position. It observes a position that it imagines: what it cannot know is in no
observation, so every imagined position gives the same one.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import torch
from ppo import SMALL, Network
from rich.console import Console

import hetman
from hetman.arena.contest import Contest
from hetman.arena.session import RunOptions, Session
from hetman.lab.encoding import Encoding

GAMES = 30


class LearnedBot:
    """Plays the action that the network likes best."""

    def __init__(self, seed: int = 0, file: str = "network.pt") -> None:
        game = hetman.game("warchest")
        self.dice = hetman.Dice(seed)
        self.encoding = Encoding(game.setup(2, **SMALL))
        self.network = Network(self.encoding.size, self.encoding.actions)
        self.network.load_state_dict(torch.load(file, weights_only=True))

    def choose(self, seat: hetman.Seat) -> int:
        world = seat.imagine(self.dice)
        mask = torch.from_numpy(self.encoding.mask(world, seat.number))
        with torch.no_grad():
            odds, _ = self.network(torch.from_numpy(self.encoding.flat(world, seat.number))[None], mask[None])
        return self.encoding.numbers.move(world, int(odds.argmax()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path)
    torch.set_num_threads(1)
    bots = [f"arena_evaluation:LearnedBot:file={parser.parse_args().network}", "greedy", "random"]
    options = [f"{name}={value}" for name, value in SMALL.items()]
    contest = Contest.read(hetman.game("warchest"), bots, 2, options)
    with tempfile.TemporaryDirectory() as folder:
        run = RunOptions(GAMES, folder=Path(folder) / "games", workers=1)
        findings, _ = Session(contest, run, "en", Console(stderr=True)).play()
    for rating in findings.ratings:
        name = contest.names[rating.bot].partition(":file=")[0]
        print(f"{name:30} {rating.elo:+7.0f} Elo")


if __name__ == "__main__":
    main()
