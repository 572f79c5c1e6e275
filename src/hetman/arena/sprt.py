"""A sequential test between two bots, as for chess engines: clear cases end early, close ones stay open.

It is the generalised sequential probability ratio test of Fishtest. One observation is the mean result of a round: the
games in which the tested bot takes every side once, with the same dice. The test uses the observed distribution of
these results. With two sides it has five values, so the test is called "pentanomial". Games of a round do not count as
independent, and draws do not count as noise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import log

UNSEEN = 1e-3
"""The count of a result that has not come yet. Without it, the first rounds would prove anything."""
HALVINGS = 60

BETTER = "better"
WORSE = "worse"
OPEN = "open"


@dataclass(frozen=True)
class Terms:
    """The terms of a test: is the expected result more than `p0` or less than `p1`? In between, both are right.

    `alpha` is the probability of the first answer for a bot of p0, `beta` that of the second for a bot of p1.
    """

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    @staticmethod
    def read(text: str, sides: int) -> Terms:
        """Parse `p0=0.5,p1=0.6,alpha=0.05,beta=0.05` or `elo0=0,elo1=50`. Raises ValueError."""
        given = dict(read_term(part) for part in text.split(","))
        for one in ("0", "1"):
            if f"elo{one}" in given:
                if f"p{one}" in given:
                    raise ValueError(f"sprt: expected p{one} or elo{one}, got both")
                given[f"p{one}"] = chance(given.pop(f"elo{one}"), sides)
        given.setdefault("p0", 1 / sides)
        if "p1" not in given:
            raise ValueError("sprt: expected p1 or elo1, as in p0=0.5,p1=0.6 or elo0=0,elo1=50")
        terms = Terms(**given)
        if not 0 < terms.p0 < terms.p1 < 1:
            raise ValueError(f"sprt: expected 0 < p0 < p1 < 1, got p0={terms.p0:.4g} and p1={terms.p1:.4g}")
        if not (0 < terms.alpha < 0.5 and 0 < terms.beta < 0.5):
            raise ValueError("sprt: alpha and beta must be error probabilities between 0 and 0.5")
        return terms

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)


def read_term(text: str) -> tuple[str, float]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals or name not in ("p0", "p1", "elo0", "elo1", "alpha", "beta"):
        raise ValueError(f"sprt: expected p0, p1, elo0, elo1, alpha or beta as NAME=NUMBER, got {text!r}")
    try:
        return name, float(value)
    except ValueError:
        raise ValueError(f"sprt: {name} must be a number, got {value!r}") from None


def chance(elo: float, sides: int) -> float:
    """Return the expected result of a bot that is `elo` points stronger than each of the other sides."""
    return float(1 / (1 + (sides - 1) * 10 ** (-elo / 400)))


class Sprt:
    """A running test. Rounds are added in their order. Those after the decision change nothing."""

    def __init__(self, terms: Terms, sides: int) -> None:
        self.terms = terms
        self.counts = Counter({place / (2 * sides): UNSEEN for place in range(2 * sides + 1)})
        self.path: list[float] = []
        """The log-likelihood ratio after each round."""

    @property
    def ratio(self) -> float:
        return self.path[-1] if self.path else 0.0

    @property
    def verdict(self) -> str:
        if self.ratio >= self.terms.upper:
            return BETTER
        return WORSE if self.ratio <= self.terms.lower else OPEN

    def add(self, mean: float) -> None:
        """Add a round by the mean result of the tested bot."""
        if self.verdict == OPEN:
            self.counts[mean] += 1
            self.path.append(likelihood_ratio(self.counts, self.terms.p0, self.terms.p1))


def likelihood_ratio(counts: Mapping[float, float], p0: float, p1: float) -> float:
    """Return the log-likelihood ratio of the counts for the mean p1 against the mean p0.

    p(x) are the observed shares. Of all distributions with mean s, p(x) / (1 + t (x - s)) has the highest likelihood,
    for the one t that gives this mean.
    """
    t0, t1 = tilt(counts, p0), tilt(counts, p1)
    return sum(count * log((1 + t0 * (x - p0)) / (1 + t1 * (x - p1))) for x, count in counts.items())


def tilt(counts: Mapping[float, float], mean: float) -> float:
    """Return that t. The sum falls as t grows over the span in which all shares are positive."""
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum(count * (x - mean) / (1 + middle * (x - mean)) for x, count in counts.items()) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
