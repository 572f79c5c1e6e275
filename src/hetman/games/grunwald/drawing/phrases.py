"""Sentences that the board and the sketch share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Say = Callable[..., str]
View = Mapping[str, Any]


def effect_of(event: View, say: Say) -> str:
    """What the event does, with the numbers of this game."""
    args: dict[str, Any] = dict(event["numbers"])
    if event["field"] is not None:
        args["field"] = ("field", event["field"])
    if event["awards"]:
        args["awards"] = ", ".join(map(str, event["awards"]))
    return say(f"effect-{event['effect']}", **args)


def name_of(event: View, say: Say) -> str:
    return say("thing", thing=("event", event["event"]))
