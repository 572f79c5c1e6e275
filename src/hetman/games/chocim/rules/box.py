"""The components as tables of numbers. Each box makes them once, so that the rules read them fast."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.decision import FIRST, SECOND, THIRD
from hetman.core.native import i64
from hetman.games.chocim.components import Action, Contents, Leader
from hetman.games.chocim.components.fortels import DEPLOY, STEPS, Step
from hetman.games.chocim.components.names import (
    ACTIONS,
    COMMANDERS,
    FIELDS,
    RATIONS,
    SIDES,
    UNIT_COUNTS,
    UNITS,
    UNITS_OF,
    WALLED,
    WORKS,
    side_of,
)
from hetman.games.chocim.rules.access import chain, ottoman_access
from hetman.games.chocim.rules.places import (
    ASSAULT,
    BATTLE,
    CAMP,
    CONTROL,
    COUNTER,
    FOREGROUND,
    GARRISON,
    NO_ACTION,
    NOWHERE,
    OTTOMAN_BATTLE,
    PLACES,
    TABOR,
    TENTS,
    WALLS,
    WORK,
    plan_places,
    seat_of,
)
from hetman.games.chocim.rules.unit_dice import dice_by_place
from hetman.games.chocim.rules.verbs import PLACE

HELD_SETS: Final = 128
"""Sets of fields that the Ottomans can hold: the camp is not among them, because its fall ends the game."""
ACTION_COUNT: Final = len(ACTIONS)
FIELD_COUNT: Final = len(FIELDS)
ALL_ACTIONS: Final = 2**ACTION_COUNT - 1

MOST_UNITS: Final = 36


class Box:
    """Everything that the rules read of the components, by number."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.set_places(contents)
        self.set_roads(contents)
        self.set_dice(contents)
        self.set_leaders(contents)
        self.set_tracks(contents)
        self.set_calendar(contents)
        self.levels: list[i64] = [contents.board.levels[field] for field in WALLED]
        self.trench: i64 = contents.board.trench
        self.diplomacy: list[i64] = list(contents.diplomacy)
        self.strengths: i64 = len(contents.diplomacy)
        self.claim_values: list[i64] = [value for claim in contents.claims for value in claim.values]
        """By claim and seat."""
        self.claims: i64 = len(contents.claims)

    # Places

    def set_places(self, contents: Contents) -> None:
        self.field_of: list[i64] = [NOWHERE] * PLACES
        self.action_of: list[i64] = [NO_ACTION] * PLACES
        self.minimum: list[i64] = [0] * PLACES
        self.maximum: list[i64] = [0] * PLACES
        self.extra: list[i64] = [0] * PLACES
        self.takes: list[bool] = [False] * (3 * PLACES)
        """By place and kind: whether it may stand there."""
        self.kinds_at: list[i64] = [0] * PLACES
        """By place: the kinds that may stand there, as bits."""
        self.place_at: list[list[i64]] = [[NOWHERE] * (len(FIELDS) * ACTION_COUNT) for _ in SIDES]
        """By seat, field and action."""
        self.place_moves: list[Any] = [0] * (3 * PLACES)
        """By place and kind: the move that puts a unit there."""
        for action in contents.actions:
            self.set_place(action)
        self.field_of[TABOR] = TABOR
        self.field_of[CAMP] = CAMP
        for kind in range(3):
            self.field_of[TENTS + kind] = FOREGROUND + 1 + kind
        self.own_places: list[list[i64]] = [
            [place for place in range(PLACES) if self.maximum[place] and seat_of(place) == seat] for seat in range(2)
        ]
        """By seat, in rising order: where its units can be deployed."""
        self.places_in: list[list[i64]] = [
            [place for place in places if self.field_of[place] == field]
            for places in self.own_places
            for field in range(len(FIELDS))
        ]
        """By seat and field: the same in that field."""
        self.own_actions: list[i64] = [
            sum([2**number for number, action in enumerate(ACTIONS) if side_of(action) in (side, None)])
            for side in SIDES
        ]
        """By seat: its actions, as bits."""
        self.works_on: list[list[i64]] = [
            [place for place in range(WORK, WORK + len(WORKS)) if self.field_of[place] == field]
            for field in range(len(FIELDS))
        ]

    def set_place(self, action: Action) -> None:
        place = place_of(action)
        field, number = FIELDS.index(action.field), ACTIONS.index(action.action)
        seat = SIDES.index(action.side)
        self.field_of[place] = field
        self.action_of[place] = number
        self.minimum[place] = action.minimum
        self.maximum[place] = action.maximum
        self.extra[place] = action.extra
        self.place_at[seat][field * ACTION_COUNT + number] = place
        for kind, unit in enumerate(UNITS_OF[action.side]):
            self.takes[3 * place + kind] = unit in action.units
            self.kinds_at[place] += 2**kind * (unit in action.units)
            token = UNITS.index(unit)
            self.place_moves[3 * place + kind] = PLACE + token * FIRST + field * SECOND + number * THIRD

    def place(self, seat: i64, field: i64, action: i64) -> i64:
        """The place of an action, NOWHERE if the field does not have it."""
        return self.place_at[seat][field * ACTION_COUNT + action]

    def names_actions(self, seat: i64, actions: i64) -> bool:
        """Whether a set of actions leaves out some of the seat's: the text of a card then names where units go."""
        return actions & self.own_actions[seat] != self.own_actions[seat]

    # Neighbours and ways

    def set_roads(self, contents: Contents) -> None:
        near = contents.board.neighbours
        self.neighbours: list[list[i64]] = [
            [FIELDS.index(other) for other in near[field]] for field in FIELDS[: FOREGROUND + 1]
        ]
        self.near_bits: list[i64] = [sum([2 ** int(other) for other in near]) for near in self.neighbours]
        """By field: its neighbours as bits."""
        self.bit_counts: list[i64] = [number.bit_count() for number in range(2 ** (FOREGROUND + 1))]
        """By set of fields: how many there are."""
        first = [number for number, field in enumerate(WALLED) if contents.board.lines[field] == 1]
        second = [number for number, field in enumerate(WALLED) if contents.board.lines[field] == 2]
        self.access: list[i64] = [ottoman_access(self.neighbours, held, first, second) for held in range(HELD_SETS)]
        """By the set of fields they hold: the set of fields where the Ottomans may deploy."""
        self.reach: list[i64] = [
            chain(self.neighbours, held, link == 1, source)
            for link in range(2)
            for held in range(HELD_SETS)
            for source in range(WALLS)
        ]
        """By whether the foreground links, the set of fields lost, and the source: where the Commonwealth may go."""

    # Dice

    def set_dice(self, contents: Contents) -> None:
        units = [contents.units[name] for name in UNITS]
        self.dice: list[i64] = dice_by_place(units)
        """By place and kind: the dice of one unit in a clash."""
        self.reserves: list[i64] = [unit.reserve for unit in units]
        self.units_in_all: list[i64] = [sum([UNIT_COUNTS[unit] for unit in UNITS_OF[side]]) for side in SIDES]
        self.garrisons: list[i64] = [unit.defence.get(field, 0) for field in WALLED for unit in units]

    # Leaders

    def set_leaders(self, contents: Contents) -> None:
        self.leaders: i64 = len(contents.leaders)
        self.first_leader: list[i64] = [
            next(number for number, leader in enumerate(contents.leaders) if leader.side == side) for side in SIDES
        ]
        self.last_leader: list[i64] = [int(self.first_leader[1]), len(contents.leaders)]
        self.commander: list[bool] = [leader.commander for leader in contents.leaders]
        self.begins_open: list[bool] = [
            number - int(self.first_leader[SIDES.index(leader.side)]) < COMMANDERS
            for number, leader in enumerate(contents.leaders)
        ]
        """Whether a commander lies on the table from the start."""
        self.steps: list[i64] = []
        self.way_start: list[i64] = []
        """By leader and way: command, first fortel, second fortel; the step where it begins."""
        self.way_end: list[i64] = []
        self.step_places: list[list[i64]] = []
        """By step: the places of its actions, in rising order, where units of its seat can be deployed."""
        for leader in contents.leaders:
            for steps in ways_of(leader):
                self.way_start.append(len(self.steps))
                for step in steps:
                    self.steps.extend(step_numbers(step, leader.side))
                    self.step_places.append(self.places_of(step, SIDES.index(leader.side)))
                self.way_end.append(len(self.steps))

    def places_of(self, step: Step, seat: int) -> list[i64]:
        return [place for place in self.own_places[seat] if ACTIONS[self.action_of[place]] in step.actions]

    # Tracks and calendar

    def set_tracks(self, contents: Contents) -> None:
        tracks = contents.tracks
        self.morale_start: list[i64] = [tracks.morale_start[side] for side in SIDES]
        self.supply_start: list[i64] = [tracks.supply_start[side] for side in SIDES]
        self.morale_top: list[i64] = [len(tracks.morale[side]) - 1 for side in SIDES]
        self.supply_top: list[i64] = [tracks.supply[side][-1].end for side in SIDES]
        self.morale_discard: list[list[i64]] = [[space.discard for space in tracks.morale[side]] for side in SIDES]
        self.rebels: list[list[i64]] = [
            [space.rebels.get(unit, 0) for space in tracks.morale[side] for unit in UNITS_OF[side]] for side in SIDES
        ]
        """By seat, space and kind."""
        spaces = [[row for row in tracks.supply[side] for _ in range(row.start, row.end + 1)] for side in SIDES]
        self.rations: list[list[i64]] = [[RATIONS.index(row.rations) for row in rows] for rows in spaces]
        self.supply_discard: list[list[i64]] = [[row.discard for row in rows] for rows in spaces]
        self.starving: list[list[i64]] = [[row.remove for row in rows] for rows in spaces]

    def set_calendar(self, contents: Contents) -> None:
        calendar = contents.calendar
        self.weeks: i64 = calendar.weeks
        self.hand_limit: list[i64] = [calendar.leaders[side] for side in SIDES]
        self.table: i64 = calendar.table
        self.kept: i64 = calendar.kept
        tokens = [leader.leader for leader in contents.leaders]
        weeks = range(calendar.weeks + 1)
        found = calendar.circumstances
        self.dies: list[i64] = [
            tokens.index(found[week].dies) if week in found and found[week].dies else len(tokens) for week in weeks
        ]
        """By week: the leader that dies, or the number of leaders if none does."""
        self.week_treaties: list[i64] = [found[week].treaties if week in found else 0 for week in weeks]
        self.week_removes: list[i64] = [found[week].removes if week in found else 0 for week in weeks]
        self.broken_morale: list[list[i64]] = [by_count(calendar.broken[side]) for side in SIDES]
        """By seat and number of broken units: how morale changes."""


def by_count(steps: tuple[tuple[int, int], ...]) -> list[int]:
    """The change for 0, 1, 2, … units. Each step holds from its number of units on."""
    return [next((by for start, by in reversed(steps) if count >= start), 0) for count in range(MOST_UNITS + 1)]


def place_of(action: Action) -> int:
    if action.action in WORKS:
        return WORK + WORKS.index(action.action)
    if action.action == "general-battle":
        return (BATTLE, OTTOMAN_BATTLE)[SIDES.index(action.side)]
    first = {"assault": ASSAULT, "control": CONTROL, "counter-attack": COUNTER, "defence": GARRISON}[action.action]
    assert plan_places()[first + WALLED.index(action.field)] == (action.field, action.action)
    return first + WALLED.index(action.field)


def ways_of(leader: Leader) -> list[tuple[Step, ...]]:
    """What a card can be used for: its command value, which deploys to one field, and its fortels."""
    command = Step(DEPLOY, leader.command, leader.side, UNITS_OF[leader.side], ACTIONS)
    return [(command,), *leader.fortels, *[()] * (2 - len(leader.fortels))]


def step_numbers(step: Step, side: str) -> list[int]:
    kinds = sum([2**number for number, unit in enumerate(UNITS_OF[side]) if unit in step.units])
    actions = sum([2**number for number, action in enumerate(ACTIONS) if action in step.actions])
    target = SIDES.index(step.target) if step.target else SIDES.index(side)
    several, exactly = int(step.several), int(step.exactly)
    return [STEPS.index(step.do), step.amount, target, kinds, actions, several, exactly, step.raises]
