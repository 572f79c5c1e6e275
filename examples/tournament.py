"""A tournament of your own: every bot plays every other one on both sides, with the same dice.

`hetman arena` does this with ratings, intervals and a report. This is how to write what it does not have.
"""

from __future__ import annotations

from itertools import combinations

import hetman


def play(game: hetman.Game, names: tuple[str, str], seed: int) -> hetman.Match:
    """Play one match; the first name has seat 0."""
    match = hetman.Match(game, seed=seed, seats=2)
    bots = [hetman.bot(name, seed=seed) for name in names]
    while not match.over:
        match.play(bots[match.actor].choose(hetman.Seat(match.state, match.actor)))
    return match


def tournament(game: hetman.Game, names: list[str], rounds: int) -> dict[str, float]:
    """Return the points of each bot: 1 for a win, ½ for a draw."""
    points = dict.fromkeys(names, 0.0)
    for one, other in combinations(names, 2):
        for seed in range(rounds):
            for pair in ((one, other), (other, one)):
                winners = play(game, pair, seed).winners
                for seat in winners:
                    points[pair[seat]] += 1 / len(winners)
    return points


def main() -> None:
    game = hetman.game("warchest")
    table = tournament(game, ["random", "greedy", "page"], rounds=2)
    for name, points in sorted(table.items(), key=lambda row: -row[1]):
        print(f"{name:10} {points:5.1f}")


if __name__ == "__main__":
    main()
