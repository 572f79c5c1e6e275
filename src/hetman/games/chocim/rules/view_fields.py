"""The parts of a view that have to be worked out: what is closed, dice, what effects would bring, leaders."""

from __future__ import annotations

from typing import Any

from hetman.games.chocim.components.names import SIDES, UNITS_OF
from hetman.games.chocim.rules.constants import (
    BLOCKED,
    FACE_UP,
    FLIPPED,
    GONE,
    IN_DECK,
    IN_HAND,
    PLAYED,
    SEEN_IN_HAND,
    USED,
)
from hetman.games.chocim.rules.deployment import capacity, is_open, reach_from
from hetman.games.chocim.rules.effects import AT_SUPPLY, kamieniec_gain, plunder_gain
from hetman.games.chocim.rules.phases import PHASE_STARTS, PHASES
from hetman.games.chocim.rules.places import (
    BATTLE,
    BITS,
    BOMBARD,
    CAMP,
    COMMONWEALTH,
    CONTROL,
    COUNCIL,
    COUNTER,
    FORTIFY,
    GARRISON,
    INTRIGUE,
    KAMIENIEC,
    KNIGHTS_CIRCLE,
    OTTOMAN_BATTLE,
    PILAF,
    PLUNDER,
    PROCESSION,
    RAID,
    TABOR,
    seat_of,
)
from hetman.games.chocim.rules.position import Position


def phase_of(state: Position) -> str:
    return [phase for phase, start in zip(PHASES, PHASE_STARTS) if state.stage >= start][-1]


# Actions


def closed(state: Position, place: int) -> str | None:
    """Why nobody can be deployed there now: idle (the field is in other hands), fortel, blockade, no-way or full."""
    seat, field = seat_of(place), int(state.box.field_of[place])
    if is_idle(state, place, field):
        return "idle"
    if state.marks[BLOCKED + seat] & BITS[state.box.action_of[place]]:
        return "fortel"
    if not is_open(state, seat, place):
        return "blockade"
    reach = state.box.access[state.held]
    if seat == COMMONWEALTH:
        reach = reach_from(state, CAMP) | reach_from(state, TABOR)
    if not reach & BITS[field]:
        return "no-way"
    return "full" if state.count(place) >= capacity(state, place) else None


def is_idle(state: Position, place: int, field: int) -> bool:
    """Defence and assault are idle on a field that the Ottomans hold; so are the works there. The rest is elsewhere."""
    if place in (BATTLE, OTTOMAN_BATTLE) or field > CAMP:
        return False
    held = bool(state.held & BITS[field])
    return held != (COUNTER <= place < BATTLE or CONTROL <= place < OTTOMAN_BATTLE)


def unit_dice(state: Position, place: int, names: tuple[str, ...]) -> dict[str, int]:
    """Dice of one unit of each kind there."""
    kinds = UNITS_OF[SIDES[seat_of(place)]]
    return {name: int(state.box.dice[3 * place + kind]) for kind, name in enumerate(kinds) if name in names}


def reserve_dice(state: Position, field: int) -> int | None:
    """Dice with which the reserve defends the tabor or the camp."""
    return int(state.dice_in(GARRISON + field)) if field in (TABOR, CAMP) else None


ONCE = (RAID, FORTIFY, PROCESSION, KNIGHTS_CIRCLE, PILAF, INTRIGUE, COUNCIL)
"""Effects that come once, however many units are there; the others come for every unit."""


def brings(state: Position, place: int) -> int:
    """What an effect would bring now: supply for rides and plunder, shots for the guns, or how often it works."""
    if place == KAMIENIEC:
        return int(kamieniec_gain(state))
    if place == PLUNDER:
        return int(plunder_gain(state))
    if not state.has_minimum(place) or (place == BOMBARD and state.trench < AT_SUPPLY):
        return 0
    return 1 if place in ONCE else int(state.count(place))


# Leaders

READY_FOR_ALL = {FACE_UP: "ready", FLIPPED: "used", GONE: "gone", PLAYED: "played"}


def show_leaders(state: Position, seat: int, own: bool) -> dict[str, Any]:
    """Commanders lie open. Officers in hand are the seat's own secret but for those that everybody knows."""
    contents = state.box.contents
    first, last = int(state.box.first_leader[seat]), int(state.box.last_leader[seat])
    at = {number: int(state.cards[number]) for number in range(first, last)}
    officers = [number for number in at if not contents.leaders[number].commander]
    held = [number for number in officers if at[number] in (IN_HAND, SEEN_IN_HAND)]

    def tokens(places: tuple[int, ...]) -> list[str]:
        return [contents.leaders[number].leader for number in officers if at[number] in places]

    return {
        "commanders": [
            {
                "leader": contents.leaders[number].leader,
                "command": contents.leaders[number].command,
                "is": READY_FOR_ALL[at[number]],
            }
            for number in at
            if contents.leaders[number].commander
        ],
        "hand": tokens((IN_HAND, SEEN_IN_HAND)) if own else None,
        "seen": tokens((SEEN_IN_HAND,)),
        "count": len(held),
        "deck": sum(at[number] == IN_DECK for number in officers),
        "used": tokens((USED, PLAYED)),
        "limit": int(state.box.hand_limit[seat]),
    }
