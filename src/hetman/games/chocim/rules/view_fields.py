"""Computed parts of a view: closed actions, dice, gains of effects, leaders."""

from __future__ import annotations

from typing import Any

from hetman.games.chocim.components.names import SIDES, UNITS_OF
from hetman.games.chocim.rules import constants, places
from hetman.games.chocim.rules.capacity import capacity
from hetman.games.chocim.rules.deployment import is_open, reach_from
from hetman.games.chocim.rules.effects import AT_SUPPLY, kamieniec_gain, plunder_gain
from hetman.games.chocim.rules.phases import PHASE_STARTS, PHASES
from hetman.games.chocim.rules.position import Position


def phase_of(state: Position) -> str:
    return [phase for phase, start in zip(PHASES, PHASE_STARTS) if state.stage >= start][-1]


# Actions


def closed(state: Position, place: int) -> str | None:
    """Why no unit can be deployed there now: idle (wrong holder of the field), fortel, blockade, no-way or full."""
    seat, field = places.seat_of(place), int(state.box.field_of[place])
    if is_idle(state, place, field):
        return "idle"
    if state.marks[constants.BLOCKED + seat] & places.BITS[state.box.action_of[place]]:
        return "fortel"
    if not is_open(state, seat, place, is_named(state, seat, place)):
        return "blockade"
    reach = state.box.access[state.held]
    if seat == places.COMMONWEALTH:
        reach = reach_from(state, places.CAMP) | reach_from(state, places.TABOR)
    if not reach & places.BITS[field]:
        return "no-way"
    return "full" if state.count(place) >= capacity(state, place) else None


def is_named(state: Position, seat: int, place: int) -> bool:
    """Whether the fortel that is under way names this action for units of the seat."""
    if not state.busy or state.turn != seat:
        return False
    actions = int(state.box.steps[state.step_at + constants.ACTION_BITS])
    return state.box.names_actions(seat, actions) and bool(actions & places.BITS[state.box.action_of[place]])


def is_idle(state: Position, place: int, field: int) -> bool:
    """Defence, assault and works are idle on a field that the Ottomans hold; the other plans if they do not hold it."""
    if place in (places.BATTLE, places.OTTOMAN_BATTLE) or field > places.CAMP:
        return False
    held = bool(state.held & places.BITS[field])
    return held != (places.COUNTER <= place < places.BATTLE or places.CONTROL <= place < places.OTTOMAN_BATTLE)


def unit_dice(state: Position, place: int, names: tuple[str, ...]) -> dict[str, int]:
    """Dice of one unit of each kind there."""
    kinds = UNITS_OF[SIDES[places.seat_of(place)]]
    return {name: int(state.box.dice[3 * place + kind]) for kind, name in enumerate(kinds) if name in names}


def reserve_dice(state: Position, field: int) -> int | None:
    """Dice with which the reserve defends the tabor or the camp."""
    return int(state.dice_in(places.GARRISON + field)) if field in (places.TABOR, places.CAMP) else None


ONCE = (
    places.RAID,
    places.FORTIFY,
    places.PROCESSION,
    places.KNIGHTS_CIRCLE,
    places.PILAF,
    places.INTRIGUE,
    places.COUNCIL,
)
"""Effects that come once. All others come for every unit."""


def brings(state: Position, place: int) -> int:
    """What an effect would bring now: supply for rides and plunder, shots for the guns, or how often it works."""
    if place == places.KAMIENIEC:
        return int(kamieniec_gain(state))
    if place == places.PLUNDER:
        return int(plunder_gain(state))
    if not state.has_minimum(place) or (place == places.BOMBARD and state.trench < AT_SUPPLY):
        return 0
    return 1 if place in ONCE else int(state.count(place))


# Leaders

READY_FOR_ALL = {
    constants.FACE_UP: "ready",
    constants.FLIPPED: "used",
    constants.GONE: "gone",
    constants.PLAYED: "played",
}


def show_leaders(state: Position, seat: int, own: bool) -> dict[str, Any]:
    """Commanders lie open. Officers in hand are secret, except those that everybody knows."""
    contents = state.box.contents
    first, last = int(state.box.first_leader[seat]), int(state.box.last_leader[seat])
    at = {number: int(state.cards[number]) for number in range(first, last)}
    officers = [number for number in at if not contents.leaders[number].commander]

    def tokens(lying: tuple[int, ...]) -> list[str]:
        return [contents.leaders[number].leader for number in officers if at[number] in lying]

    hand = tokens((constants.IN_HAND, constants.SEEN_IN_HAND))
    return {
        "commanders": [
            {
                "leader": contents.leaders[number].leader,
                "command": contents.leaders[number].command,
                "is": READY_FOR_ALL[at[number]],
            }
            for number in at
            if contents.leaders[number].commander and at[number] != constants.IN_DECK
        ],
        "hand": hand if own else None,
        "seen": tokens((constants.SEEN_IN_HAND,)),
        "count": len(hand),
        "deck": list(at.values()).count(constants.IN_DECK),
        "used": tokens((constants.USED, constants.PLAYED)),
        "limit": int(state.box.hand_limit[seat]),
    }
