"""Reasons for a move: which changes of the evaluator's features a game can name in words."""

from __future__ import annotations

from dataclasses import dataclass

OWN, RIVALS = "own", "rivals"


@dataclass(frozen=True)
class FeatureReason:
    """A change of a feature that is worth a sentence.

    `feature` is the index of the feature, `team` whose feature it is: `OWN` or `RIVALS`. `change` is 1 if the feature
    must grow and -1 if it must fall, by at least `least` on average. The text is `gains-<key>` or, if the change is bad
    for the seat that moves, `risks-<key>`. Its argument `$count` is the change, rounded.
    """

    key: str
    feature: int
    change: int
    team: str = OWN
    gain: bool = True
    least: float = 0.6


@dataclass(frozen=True)
class MoveReason:
    """What a move gains or risks: the key of its text, and how much."""

    key: str
    count: int = 1
    gain: bool = True

    @property
    def text_key(self) -> str:
        return f"{'gains' if self.gain else 'risks'}-{self.key}"
