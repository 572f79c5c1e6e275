"""A sequential test between two bots, as chess engines are tested: clear cases end early, close ones stay open.

It is the generalised sequential probability ratio test of Fishtest. What counts is a round: the games in which the
tested bot takes every side once, with the same chance. Their mean result is one observation, whose distribution
is taken as it is found (for two sides, of five values: hence "pentanomial"), so that games that go together are not
counted as independent, nor draws as noise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import log

UNSEEN = 1e-3
"""What a result that has not come yet counts for: without it the first rounds would prove anything."""
HALVINGS = 60

BETTER = "better"
WORSE = "worse"
OPEN = "open"


@dataclass(frozen=True)
class Terms:
    """Is the expected result more than `p0`, or less than `p1`? Between the two, either answer is right.

    A bot of p0 or less gets the first answer with a chance of `alpha`, one of p1 or more the second with one of `beta`.
    """

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    @staticmethod
    def read(text: str, sides: int) -> Terms:
        """`p0=0.5,p1=0.6,alpha=0.05,beta=0.05`, or `elo0=0,elo1=50`; ValueError says what is wrong."""
        given = dict(read_term(part) for part in text.split(","))
        for one in ("0", "1"):
            if f"elo{one}" in given:
                if f"p{one}" in given:
                    raise ValueError(f"sprt: p{one} and elo{one} are two names for one thing; give one of them")
                given[f"p{one}"] = chance(given.pop(f"elo{one}"), sides)
        given.setdefault("p0", 1 / sides)
        if "p1" not in given:
            raise ValueError("sprt: p1 or elo1 is missing, such as in p0=0.5,p1=0.6 or elo0=0,elo1=50")
        terms = Terms(**given)
        if not 0 < terms.p0 < terms.p1 < 1:
            raise ValueError(f"sprt: 0 < p0 < p1 < 1 must hold, and p0 is {terms.p0:.4g}, p1 {terms.p1:.4g}")
        if not (0 < terms.alpha < 0.5 and 0 < terms.beta < 0.5):
            raise ValueError("sprt: alpha and beta are chances of error, between 0 and 0.5")
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
        raise ValueError(f"sprt: terms are p0 and p1 or elo0 and elo1, alpha, beta, each as NAME=NUMBER, not {text!r}")
    try:
        return name, float(value)
    except ValueError:
        raise ValueError(f"sprt: {name} is a number, not {value!r}") from None


def chance(elo: float, sides: int) -> float:
    """What a bot may expect that is stronger by so much than each of the others, alone among them."""
    return float(1 / (1 + (sides - 1) * 10 ** (-elo / 400)))


class Sprt:
    """The test as it goes: rounds are added in their order, and those after the decision change nothing."""

    def __init__(self, terms: Terms, sides: int) -> None:
        self.terms = terms
        self.counts = Counter({place / (2 * sides): UNSEEN for place in range(2 * sides + 1)})
        self.path: list[float] = []
        """The logarithm of the likelihood ratio after each round."""

    @property
    def ratio(self) -> float:
        return self.path[-1] if self.path else 0.0

    @property
    def verdict(self) -> str:
        if self.ratio >= self.terms.upper:
            return BETTER
        return WORSE if self.ratio <= self.terms.lower else OPEN

    def add(self, mean: float) -> None:
        """One more round, by the mean result of the tested bot."""
        if self.verdict == OPEN:
            self.counts[mean] += 1
            self.path.append(likelihood_ratio(self.counts, self.terms.p0, self.terms.p1))


def likelihood_ratio(counts: Mapping[float, float], p0: float, p1: float) -> float:
    """The logarithm of how much likelier the counts are at best if the mean is p1 than if it is p0.

    Of all distributions with a mean of s, p(x) / (1 + t (x - s)) makes the counts likeliest, for the one t that gives
    that mean; p(x) are the shares found.
    """
    t0, t1 = tilt(counts, p0), tilt(counts, p1)
    return sum(count * log((1 + t0 * (x - p0)) / (1 + t1 * (x - p1))) for x, count in counts.items())


def tilt(counts: Mapping[float, float], mean: float) -> float:
    """The t above. The sum falls as t grows, from one end of the span in which all shares are positive to the other."""
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum(count * (x - mean) / (1 + middle * (x - mean)) for x, count in counts.items()) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
