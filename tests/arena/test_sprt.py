"""The sequential test ends in time, and its error rates are as promised."""

from __future__ import annotations

from math import log

import pytest

from hetman.arena.sprt import BETTER, OPEN, WORSE, Sprt, Terms, chance, likelihood_ratio
from hetman.core.dice import Dice

TERMS = Terms(0.5, 0.7)


def test_without_draws_and_swaps_it_is_walds_test() -> None:
    found = likelihood_ratio({0.0: 30, 1.0: 70}, 0.5, 0.6)
    assert found == pytest.approx(70 * log(0.6 / 0.5) + 30 * log(0.4 / 0.5), rel=1e-6)


def test_it_is_what_fishtest_computes() -> None:
    """For many rounds the ratio nears N (s1 - s0) (2 s - s0 - s1) / (2 v), s and v being mean and variance found."""
    counts = {0.0: 1000, 0.25: 2000, 0.5: 4000, 0.75: 2200, 1.0: 1050}
    total = sum(counts.values())
    mean = sum(x * count for x, count in counts.items()) / total
    variance = sum((x - mean) ** 2 * count for x, count in counts.items()) / total
    s0, s1 = 0.5, 0.51
    expected = total * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert likelihood_ratio(counts, s0, s1) == pytest.approx(expected, rel=1e-2)


def test_the_ratio_turns_with_the_question() -> None:
    counts = {0.0: 5, 0.5: 9, 1.0: 3}
    turned = {1 - x: count for x, count in counts.items()}
    assert likelihood_ratio(counts, 0.4, 0.55) == pytest.approx(-likelihood_ratio(turned, 0.45, 0.6), rel=1e-6)


def test_bounds() -> None:
    assert TERMS.upper == pytest.approx(2.944, abs=1e-3)
    assert TERMS.lower == pytest.approx(-2.944, abs=1e-3)
    strict = Terms(0.5, 0.6, alpha=0.01, beta=0.1)
    assert strict.upper == pytest.approx(log(0.9 / 0.01))
    assert strict.lower == pytest.approx(log(0.1 / 0.99))


def test_clear_cases_end_early_and_stay_decided() -> None:
    for mean, verdict in ((1.0, BETTER), (0.0, WORSE)):
        sprt = Sprt(TERMS, 2)
        rounds = 0
        while sprt.verdict == OPEN:
            sprt.add(mean)
            rounds += 1
        assert sprt.verdict == verdict
        assert 5 <= rounds <= 12
        path = list(sprt.path)
        sprt.add(1 - mean)
        assert (sprt.verdict, sprt.path) == (verdict, path)


def test_one_round_proves_nothing() -> None:
    for mean in (0.0, 0.25, 0.5, 0.75, 1.0):
        sprt = Sprt(Terms(0.9, 0.95), 2)
        sprt.add(mean)
        assert sprt.verdict == OPEN


def test_a_result_between_the_hypotheses_leaves_the_ratio_near_zero() -> None:
    sprt = Sprt(Terms(0.45, 0.55), 2)
    for number in range(200):
        sprt.add(float(number % 2))
    assert sprt.verdict == OPEN
    assert abs(sprt.ratio) < 0.5


def runs(share: float, terms: Terms, sides: int, seed: int, draws: int = 20) -> list[str]:
    """Verdicts on bots with this true win share. In half of the rounds one game in five is a draw."""
    dice, verdicts = Dice(seed), []
    for _ in range(150):
        sprt = Sprt(terms, sides)
        while sprt.verdict == OPEN and len(sprt.path) < 400:
            games = []
            for _ in range(sides):
                drawn = dice.below(100) < draws
                games.append(1 / sides if drawn else float(dice.below(10**6) < round(share * 10**6)))
            sprt.add(sum(games) / sides)
        verdicts.append(sprt.verdict)
    return verdicts


@pytest.mark.parametrize("sides", [2, 3])
def test_errors_are_as_rare_as_promised(sides: int) -> None:
    """150 runs at each hypothesis: five percent of errors would be 7 or 8; 16 come by chance once in 500 times."""
    terms = Terms(1 / sides, 1 / sides + 0.2)
    assert runs(terms.p0, terms, sides, 1).count(BETTER) < 16
    # A draw brings the even share, whatever the strength: with draws the others must win more to reach p1.
    needed = (terms.p1 - 0.2 / sides) / 0.8
    assert runs(needed, terms, sides, 2).count(WORSE) < 16
    assert runs(needed + 0.1, terms, sides, 3).count(BETTER) > 145


def test_elo_for_two_and_for_several() -> None:
    assert chance(0, 2) == 0.5
    assert chance(100, 2) == pytest.approx(0.640, abs=1e-3)
    assert chance(0, 4) == 0.25
    assert chance(400, 4) == pytest.approx(10 / 13)


def test_terms_as_they_are_typed() -> None:
    assert Terms.read("p0=0.5, p1=0.6,alpha=0.01,beta=0.02", 2) == Terms(0.5, 0.6, 0.01, 0.02)
    assert Terms.read("p1=0.6", 3) == Terms(1 / 3, 0.6)
    assert Terms.read("elo0=0,elo1=100", 2) == Terms(0.5, chance(100, 2))
    assert Terms.read("p0=0.45,elo1=100", 2) == Terms(0.45, chance(100, 2))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "beta as NAME=NUMBER"),
        ("p1", "beta as NAME=NUMBER"),
        ("p2=0.5", "beta as NAME=NUMBER"),
        ("p1=half", "p1 must be a number, got 'half'"),
        ("p0=0.5", "expected p1 or elo1, as in"),
        ("p0=0.6,p1=0.5", "0 < p0 < p1 < 1"),
        ("p0=0.5,p1=1", "0 < p0 < p1 < 1"),
        ("p1=nan", "0 < p0 < p1 < 1"),
        ("p1=0.6,elo1=20", "p1 or elo1, got both"),
        ("p1=0.6,alpha=0.7", "between 0 and 0.5"),
        ("p1=0.6,beta=0", "between 0 and 0.5"),
    ],
)
def test_bad_terms_are_explained(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Terms.read(text, 2)
