"""Ratings of the bots: Bradley–Terry on the Elo scale, with intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, sqrt

from hetman import extras
from hetman.arena.contest import Contest
from hetman.arena.play import Played
from hetman.arena.win_share import NORMAL_95

ELO = 400 / log(10)


@dataclass(frozen=True)
class Rating:
    """Elo points above or below the mean of the contest's bots."""

    bot: int
    elo: float
    low: float
    high: float


def check_installed() -> None:
    """Check that ratings can be computed, before the games are played and not after. Raises MissingExtra."""
    for package in ("choix", "numpy"):
        extras.require(package, "arena", "the arena")


def rate(contest: Contest, games: Iterable[Played]) -> list[Rating]:
    """Return the most likely ratings, by bot.

    If several sides lose, the winner has beaten each of them. Every pairing gets one more game, a draw of all sides.
    Otherwise a bot that never lost would be infinitely strong.
    """
    # Imported here because they load slowly.
    import numpy as np
    from choix import ilsr_pairwise_dense

    size, sides = len(contest.bots), len(contest.sides)
    beaten, met = np.zeros((size, size)), np.zeros((size, size))
    results = [(pairing, 1 / sides) for pairing in contest.pairings]
    results += [(played.pairing, played.shares[played.number % sides]) for played in games]
    for pairing, share in results:
        beaten[pairing.one, pairing.other] += share * (sides - 1)
        beaten[pairing.other, pairing.one] += 1 - share
        met[pairing.one, pairing.other] += 1
    strength = ilsr_pairwise_dense(beaten)
    strength -= strength.mean()
    spread = np.linalg.pinv(information(met.tolist(), strength.tolist(), sides), hermitian=True)
    reach = [NORMAL_95 * sqrt(max(0.0, float(spread[bot, bot]))) for bot in range(size)]
    return [
        Rating(bot, ELO * found, ELO * (found - reach[bot]), ELO * (found + reach[bot]))
        for bot, found in enumerate(map(float, strength))
    ]


def information(met: list[list[float]], strength: list[float], sides: int) -> list[list[float]]:
    """Return the Fisher information of the games about the strengths: the inverse of their covariance.

    A game of two bots adds p (1 - p) for the difference between them, where p is the win probability of one.
    """
    size = len(met)
    found = [[0.0] * size for _ in range(size)]
    for one in range(size):
        for other in range(size):
            p = 1 / (1 + (sides - 1) * exp(strength[other] - strength[one]))
            known = met[one][other] * p * (1 - p)
            found[one][one] += known
            found[other][other] += known
            found[one][other] -= known
            found[other][one] -= known
    return found
