"""Counters and histograms in the text format of Prometheus.

The format is a few lines. The usual client library keeps one registry for the whole process, which tests and two
services in one process would share, and it would be a dependency of every installation.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper limits in seconds. The aims of the server, 50 ms and 100 ms, are among them."""

Labels = tuple[tuple[str, str], ...]
Sample = tuple[str, Labels, float]
"""The end of the name, labels, and value."""


class Histogram:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - began)

    def samples(self, labels: Labels = ()) -> Iterator[Sample]:
        below = 0
        for limit, count in zip((*map(str, BUCKETS), "+Inf"), self.counts):
            below += count
            yield "_bucket", (*labels, ("le", limit)), below
        yield "_sum", labels, self.sum
        yield "_count", labels, below


def written(name: str, kind: str, meaning: str, samples: Iterable[Sample]) -> str:
    """Return a metric with its help and type."""
    lines = [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
    for end, labels, value in samples:
        inside = ",".join(f'{key}="{escaped(text)}"' for key, text in labels)
        lines.append(f"{name}{end}{{{inside}}} {value:.10g}" if inside else f"{name}{end} {value:.10g}")
    return "\n".join(lines) + "\n"


def counted(key: str, counts: Mapping[str, float]) -> list[Sample]:
    """Samples with one label."""
    return [("", ((key, name),), value) for name, value in sorted(counts.items())]


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
