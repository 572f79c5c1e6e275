"""Everything that a seat cannot rule out, found by walking all hidden histories that fit what it saw."""

from __future__ import annotations

import json

from hetman import Dice, State
from hetman.games.warchest import GAME

Worlds = dict[str, State]


def written(state: State) -> str:
    return json.dumps(state.dump(), sort_keys=True)


def told(state: State, move: int, seat: int) -> str:
    """A move as that seat reads it: others' hidden operands stay hidden."""
    return GAME.verbs.notation(move, hidden=state.stack[-1].witness != seat)


class Belief:
    """The set of positions that `seat` holds possible; it begins with one that hides nothing."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.worlds: Worlds = {written(state): state.copy()}

    def watch(self, text: str, after: State) -> None:
        """A move was made that reads `text`, and the table now looks as in `after`."""
        seen = after.view(self.seat)
        now: Worlds = {}
        for world in self.worlds.values():
            for move in world.moves():
                if told(world, move, self.seat) == text:
                    ahead = world.copy()
                    ahead.step(move)
                    if ahead.view(self.seat) == seen:
                        now[written(ahead)] = ahead
        self.worlds = now


def imagined(state: State, seat: int, wanted: int, patience: int) -> set[str]:
    """What `imagine` yields: until so many different positions were seen, and `patience` times as often at most."""
    found: set[str] = set()
    for seed in range(patience * wanted):
        found.add(written(state.imagine(seat, Dice(seed))))
        if len(found) > wanted:
            break
        if len(found) == wanted and seed > 4 * wanted:
            break
    return found
