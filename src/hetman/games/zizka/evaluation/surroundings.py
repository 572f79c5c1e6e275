"""What lies around a field: the best opportunities and how many moves away they are."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.games.zizka.evaluation.opportunities import Opportunities, more
from hetman.games.zizka.rules.constants import NONE
from hetman.games.zizka.rules.movement import pace

LATER: Final[list[float]] = [1.0, 0.75, 0.5, 0.33, 0.24, 0.18]
"""By moves: the share of its value that an opportunity keeps this far away."""
FAR: Final = 5
NEVER: Final = 99


class Forecast:
    """The best opportunity of the present turn, the best one later, and the second best."""

    def __init__(self, soon: float, best: float, second: float) -> None:
        self.soon: float = soon
        self.best: float = best
        self.second: float = second


class Surroundings:
    """The opportunities of a seat by their places."""

    def __init__(self, opportunities: Opportunities) -> None:
        self.opportunities = opportunities
        self.state = opportunities.state
        self.pace: i64 = pace(opportunities.state, opportunities.seat)
        self.targets: list[i64] = []
        """Fields with an opportunity, each as often as it has one. Found by `look_around`."""
        self.values: list[float] = []
        """Aligned with `targets`."""
        self.remaining: list[float] = []
        """By steps: the share of its value that an opportunity keeps that far away."""
        self.forecasts: list[Forecast | None] = []
        """By field, from there with no action left."""

    def field(self, field: i64) -> float:
        """The best that can be done on a field in one action."""
        opportunities = self.opportunities
        box = self.state.box
        spot: i64 = box.spot_of[field]
        best: float = opportunities.spot(spot) if spot != NONE else 0.0
        level: i64 = box.level_of[field]
        if level != NONE:
            best = more(best, opportunities.castle(level))
        if box.is_tavern[field]:
            best = more(best, opportunities.best_hire())
        other: i64
        for other in range(self.state.seats):
            if other != opportunities.seat and self.state.leaders[other].field == field:
                best = more(best, opportunities.prey(other))
        if self.state.solo and self.state.torak_field == field:
            best = more(best, opportunities.torak())
        return best

    def tavern(self, field: i64) -> float:
        """The best hire, less for each move to the nearest tavern."""
        hire: float = self.opportunities.best_hire()
        return hire * later(self.moves_for(self.state.box.to_tavern[field])) if hire > 0.0 else 0.0

    def moves_to(self, field: i64, target: i64) -> i64:
        """Move actions from one field to another."""
        box = self.state.box
        return self.moves_for(box.distance[box.fields * field + target])

    def moves_for(self, steps: i64) -> i64:
        if steps == 0:
            return 0
        return (steps + self.pace - 1) // self.pace if self.pace > 0 else NEVER

    def around(self, field: i64) -> Forecast:
        """What lies around a field that the seat reaches with its last action."""
        if not self.forecasts:
            self.forecasts = [None] * self.state.box.fields
        forecast = self.forecasts[field]
        if forecast is None:
            forecast = self.forecast(field, 0)
            self.forecasts[field] = forecast
        return forecast

    def forecast(self, field: i64, moves: i64) -> Forecast:
        """What lies around a field for a seat that can make this many moves at once."""
        if not self.remaining:
            self.look_around()
        soon = 0.0
        best = 0.0
        second = 0.0
        box = self.state.box
        distance = box.distance
        start: i64 = box.fields * field
        within: i64 = moves * self.pace
        values = self.values
        remaining = self.remaining
        index: i64 = 0
        for target in self.targets:
            value: float = values[index]
            steps: i64 = distance[start + target]
            if steps <= within and value > soon:
                soon = value
            now: float = value * remaining[steps]
            if now > best:
                second = best
                best = now
            elif now > second:
                second = now
            index += 1
        return Forecast(soon, best, second)

    def look_around(self) -> None:
        """Find every field with an opportunity."""
        state = self.state
        box = state.box
        opportunities = self.opportunities
        steps: i64
        for steps in range(box.farthest + 1):
            self.remaining.append(later(self.moves_for(steps)))
        spot: i64
        for spot in range(box.spots):
            self.note(box.field_of[spot], opportunities.spot(spot))
        for target in box.castles:
            self.note(target, opportunities.castle(box.level_of[target]))
        other: i64
        for other in range(state.seats):
            if other != opportunities.seat:
                self.note(state.leaders[other].field, opportunities.prey(other))
        if state.solo:
            self.note(state.torak_field, opportunities.torak())

    def note(self, field: i64, value: float) -> None:
        if value > 0.0:
            self.targets.append(field)
            self.values.append(value)


def later(moves: i64) -> float:
    return LATER[moves if moves < FAR else FAR] if moves != NEVER else 0.0
