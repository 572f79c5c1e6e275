"""Play random games of War Chest, 256 at once, and count how they end."""

from __future__ import annotations

import time

from hetman.lab import vector_env

STEPS = 400


def main() -> None:
    games = vector_env("warchest", games=256, army="first-game", round_limit=20, seed=1)
    ended, first_seat = 0, 0.0
    start = time.perf_counter()
    for _ in range(STEPS):
        games.step(games.random_actions())
        ended += int(games.dones.sum())
        first_seat += float(games.rewards[:, 0].sum())
    taken = time.perf_counter() - start
    print(f"{STEPS * games.games / taken:,.0f} steps a second")
    print(f"{ended} games, mean reward of the first seat {first_seat / ended:+.3f}")


if __name__ == "__main__":
    main()
