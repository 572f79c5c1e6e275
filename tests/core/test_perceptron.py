"""The forward pass in C gives what the same sums in plain Python give."""

from __future__ import annotations

import itertools
import random
import struct
from array import array
from importlib import import_module
from typing import Any

import pytest

from entries import entries
from networks import needs_compiled, random_weights

pytestmark = needs_compiled

SHAPES = [(5, 1), (9, 3, 1), (40, 64, 32, 1), (30, 7, 5, 3, 1), (3, 1024, 1), (1574, 64, 32, 1)]
ATTEMPTS = 20


def perceptron(layers: Any, weights: Any) -> Any:
    return import_module("hetman.core.perceptron").Perceptron(layers, weights)


def numbers(layers: tuple[int, ...]) -> list[float]:
    weights = random_weights(layers)
    return list(struct.unpack(f"<{len(weights) // 2}e", weights))


def floats(layers: tuple[int, ...]) -> bytes:
    return array("f", numbers(layers)).tobytes()


def reference(layers: tuple[int, ...], weights: list[float], values: list[float]) -> float:
    """The network's output in plain Python: layers of sums, with zero in place of what is below it between them."""
    start = 0
    for number, (before, size) in enumerate(itertools.pairwise(layers)):
        if number:
            values = [max(0.0, value) for value in values]
        rows = [weights[start + place * size : start + (place + 1) * size] for place in range(before + 1)]
        values = [
            sum(row[unit] * value for row, value in zip(rows, [*values, 1.0], strict=True)) for unit in range(size)
        ]
        start += (before + 1) * size
    assert start == len(weights)
    return values[0]


@pytest.mark.parametrize("layers", SHAPES)
def test_it_computes_what_plain_python_computes(layers: tuple[int, ...]) -> None:
    network, weights, luck = perceptron(layers, floats(layers)), numbers(layers), random.Random(7)
    for _ in range(ATTEMPTS if sum(layers) < 1000 else 2):
        values = [0.0] * layers[0]
        for place in luck.sample(range(layers[0]), k=luck.randint(0, min(12, layers[0]))):
            values[place] = float(luck.choice([-3, -1, 1, 2, 5]))
        listed = [(place, int(value)) for place, value in enumerate(values) if value]
        luck.shuffle(listed)
        assert network.logit(entries(*listed)) == pytest.approx(reference(layers, weights, values), abs=1e-3)


def test_the_same_entries_give_the_same_bits() -> None:
    network = perceptron(SHAPES[2], floats(SHAPES[2]))
    listed = [(place, 1) for place in range(0, 40, 3)]
    assert network.logit(entries(*listed)) == network.logit(entries(*listed))
    assert network.logit(entries(*listed)) != network.logit(entries(*listed[1:]))


@pytest.mark.parametrize(
    ("layers", "weights", "reason"),
    [
        ((5, 1), b"\0" * 20, "6 weights of 4 bytes, got 20 bytes"),
        ((5, 1), b"", "got 0 bytes"),
        ((5,), b"", "1 to 8 layers, got 0"),
        ((1,) * 10, b"\0" * 72, "1 to 8 layers, got 9"),
        ((5, 2), b"\0" * 48, "the last layer must have 1 unit, got 2"),
        ((5, 0, 1), b"", "layer 1 cannot have 0 units"),
        ((5, 1025, 1), b"", "layer 1 cannot have 1025 units"),
        ((-1, 1), b"", "layer 0 cannot have -1 units"),
    ],
)
def test_weights_that_do_not_fit_are_refused(layers: tuple[int, ...], weights: bytes, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        perceptron(layers, weights)


@pytest.mark.parametrize("place", [5, 6, 10**9, -1])
def test_an_entry_beyond_the_inputs_is_refused(place: int) -> None:
    with pytest.raises(ValueError, match="is not one of 5 inputs"):
        perceptron((5, 1), floats((5, 1))).logit(entries((place, 1)))


def test_entries_are_bytes() -> None:
    network: Any = perceptron((5, 1), floats((5, 1)))
    for wrong in (None, [1, 2], "12"):
        with pytest.raises(TypeError, match="a bytes-like object is required"):
            network.logit(wrong)
    with pytest.raises(ValueError, match="9 bytes are not entries of 8 bytes"):
        network.logit(bytes(9))
