"""Learn a small War Chest by PPO with self-play, then play against random moves.

Both seats share one network, because an observation always shows the own side first. A game has one reward, at its end,
so the return of a decision is the result for its seat.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from hetman.lab import vector_env
from hetman.lab.vector import HetmanVector

SMALL: dict[str, Any] = {"army": "first-game", "units": 2, "markers": 4, "round_limit": 12}
"""Two units a side, four markers to win, at most twelve rounds."""
GAMES = 128
HIDDEN = 128
CLIP = 0.2
ENTROPY = 0.01
EPOCHS = 3
MINIBATCH = 2048
IMPOSSIBLE = -1e9
ENOUGH = 0.97
"""The share of wins against random moves at which learning stops early."""


class Network(nn.Module):
    """Scores all actions, and says how good the position is for the deciding seat."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inside = self.body(seen * 0.25)
        scores = self.policy(inside).masked_fill(mask == 0, IMPOSSIBLE)
        return torch.log_softmax(scores, dim=-1), self.value(inside).squeeze(-1)


def choose(network: Network, games: HetmanVector) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Sample an action for every game. Returns actions, their log-probabilities and values."""
    with torch.no_grad():
        odds, values = network(torch.from_numpy(games.observations), torch.from_numpy(games.masks))
        actions = torch.multinomial(odds.exp(), 1).squeeze(-1)
    return actions, odds.gather(1, actions[:, None]).squeeze(-1), values


class Rollout:
    """Decisions of games that run side by side. A decision counts as soon as its game has ended."""

    def __init__(self, games: HetmanVector) -> None:
        self.games = games
        self.running: list[list[tuple[Any, ...]]] = [[] for _ in range(games.games)]
        self.finished: list[tuple[Any, ...]] = []

    def collect(self, network: Network, wanted: int) -> list[torch.Tensor]:
        """Play until so many decisions are finished. Returns observations, masks, actions, odds, values, returns."""
        games = self.games
        while len(self.finished) < wanted:
            seen, masks = games.observations.copy(), games.masks.copy()
            seats = games.actors.copy()
            actions, odds, values = choose(network, games)
            for game in range(games.games):
                row = (seen[game], masks[game], actions[game], odds[game], values[game], seats[game])
                self.running[game].append(row)
            games.step(actions.numpy())
            for ended in np.flatnonzero(games.dones).tolist():
                rewards = games.rewards[ended]
                self.finished += [(*row[:5], float(rewards[row[5]])) for row in self.running[ended]]
                self.running[ended] = []
        columns: list[Any] = list(zip(*self.finished, strict=True))
        self.finished = []
        return [
            torch.from_numpy(np.stack(columns[0])),
            torch.from_numpy(np.stack(columns[1])),
            *[torch.stack(column) for column in columns[2:5]],
            torch.tensor(columns[5], dtype=torch.float32),
        ]


def improve(network: Network, optimiser: torch.optim.Optimizer, batch: list[torch.Tensor]) -> None:
    """Some epochs of PPO on finished decisions."""
    gains = batch[5] - batch[4]
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).split(MINIBATCH):
            seen, masks, actions, before, _, returns = (column[part] for column in batch)
            odds, values = network(seen, masks)
            chosen = odds.gather(1, actions[:, None]).squeeze(-1)
            ratio = (chosen - before).exp()
            gain = gains[part]
            surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(odds.exp() * odds.clamp(min=-20)).sum(-1).mean()
            loss = -surrogate + 0.5 * (values - returns).pow(2).mean() - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def share_of_wins(network: Network, wanted: int = 400, seed: int = 99) -> float:
    """Play against random moves, each side in half of the games. A draw is half a win."""
    games = vector_env("warchest", games=GAMES, seed=seed, **SMALL)
    own: NDArray[np.int64] = np.arange(GAMES) % 2
    played, points = 0, 0.0
    while played < wanted:
        actions, _, _ = choose(network, games)
        random = np.array(games.random_actions())
        games.step(np.where(games.actors == own, actions.numpy(), random))
        for game in np.flatnonzero(games.dones):
            played += 1
            points += (1 + float(games.rewards[game, own[game]])) / 2
    return points / played


def learn(seconds: float = 25.0, seed: int = 1, wanted: int = 4096) -> Network:
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    games = vector_env("warchest", games=GAMES, seed=seed, **SMALL)
    network = Network(games.encoding.size, games.encoding.actions)
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    rollout, start, rounds = Rollout(games), time.process_time(), 0
    while time.process_time() - start < seconds:
        improve(network, optimiser, rollout.collect(network, wanted))
        rounds += 1
        if rounds % 5 == 0:
            wins = share_of_wins(network, 200)
            print(f"{time.process_time() - start:5.1f} s  wins against random {wins:.0%}", flush=True)
            if wins >= ENOUGH:
                break
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=25.0, help="processor time for learning")
    parser.add_argument("--save", type=Path, help="write the network to this file")
    given = parser.parse_args()
    network = learn(given.seconds)
    if given.save:
        torch.save(network.state_dict(), given.save)
    print(f"wins against random: {share_of_wins(network):.1%}")


if __name__ == "__main__":
    main()
