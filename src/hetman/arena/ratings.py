"""How strong each bot is: Bradley–Terry ratings on the Elo scale, with intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, sqrt

from hetman.arena.contest import Contest
from hetman.arena.play import Played
from hetman.arena.shares import NORMAL_95

ELO = 400 / log(10)


@dataclass(frozen=True)
class Rating:
    """Elo points above or below the mean of the contest's bots."""

    bot: int
    elo: float
    low: float
    high: float


def rate(contest: Contest, games: Iterable[Played]) -> list[Rating]:
    """The ratings that explain the games best, by bot.

    Where several sides lose, the winner has beaten each of them. Every pairing gets one more game in which all were
    equal: otherwise a bot that never lost would be infinitely strong.
    """
    # Slow to load, and nothing else here needs them.
    import numpy as np
    from choix import ilsr_pairwise_dense

    size, sides = len(contest.bots), len(contest.sides)
    beaten, met = np.zeros((size, size)), np.zeros((size, size))
    equal = 1 / sides
    results = [(pairing.one, pairing.other, equal) for pairing in contest.pairings]
    results += [(played.pairing.one, played.pairing.other, played.shares[played.number % sides]) for played in games]
    for one, other, share in results:
        beaten[one, other] += share * (sides - 1)
        beaten[other, one] += 1 - share
        met[one, other] += 1
    strength = ilsr_pairwise_dense(beaten)
    # Each game tells p (1 - p) about the difference of the two; the spread follows from what all games tell together.
    told = np.zeros((size, size))
    for one in range(size):
        for other in range(size):
            p = 1 / (1 + (sides - 1) * exp(strength[other] - strength[one]))
            known = met[one, other] * p * (1 - p)
            told[one, one] += known
            told[other, other] += known
            told[one, other] -= known
            told[other, one] -= known
    spread = np.linalg.pinv(told, hermitian=True)
    reach = [NORMAL_95 * sqrt(max(0.0, float(spread[bot, bot]))) for bot in range(size)]
    middle = float(strength.mean())
    found = [float(one) - middle for one in strength]
    return [
        Rating(bot, ELO * found[bot], ELO * (found[bot] - reach[bot]), ELO * (found[bot] + reach[bot]))
        for bot in range(size)
    ]
