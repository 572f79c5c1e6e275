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
from hetman.games.chocim.rules.effects import AT_SUPPLY, RAID_COSTS
from hetman.games.chocim.rules.phases import PHASE_STARTS, PHASES
from hetman.games.chocim.rules.places import (
    ASSAULT,
    BATTLE,
    BITS,
    BOMBARD,
    CAMP,
    CAVALRY,
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
    PURSUIT,
    RAID,
    TABOR,
    TATAR,
    seat_of,
)
from hetman.games.chocim.rules.position import Position


def phase_of(state: Position) -> str:
    return [phase for phase, start in zip(PHASES, PHASE_STARTS) if state.stage >= start][-1]


# Actions


def limit_of(state: Position, place: int) -> int:
    """How many units the action takes now."""
    return int(capacity(state, place))


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
    seat = seat_of(place)
    kinds = UNITS_OF[SIDES[seat]]
    return {name: dice_of(state, place, 3 * seat + kinds.index(name)) for name in kinds if name in names}


def dice_of(state: Position, place: int, unit: int) -> int:
    if place in (BATTLE, OTTOMAN_BATTLE):
        return int(state.box.battle_dice[unit])
    at = 6 * int(state.box.field_of[place]) + unit
    attacks = ASSAULT <= place < CONTROL or COUNTER <= place < BATTLE
    return int(state.box.attack_dice[at] if attacks else state.box.defence_dice[at])


def dice_on(state: Position, place: int) -> int:
    """Dice of all units there."""
    seat = seat_of(place)
    return sum(int(state.units[3 * place + kind]) * dice_of(state, place, 3 * seat + kind) for kind in range(3))


def reserve_dice(state: Position, field: int) -> int | None:
    """Dice with which the reserve defends the tabor or the camp."""
    return dice_on(state, GARRISON + field) if field in (TABOR, CAMP) else None


ONCE = (RAID, FORTIFY, PROCESSION, KNIGHTS_CIRCLE, PILAF, INTRIGUE, COUNCIL)
"""Effects that come once, however many units are there; the others come for every unit."""


def working(state: Position, place: int) -> int:
    """Units on an effect or support, none if they are too few for it."""
    standing = int(state.count(place))
    return standing if standing >= state.box.minimum[place] else 0


def brings(state: Position, place: int) -> int:
    """What an effect would bring now: supply for rides and plunder, shots for the guns, else how often it works."""
    standing = working(state, place)
    if standing == 0:
        return 0
    if place == KAMIENIEC:
        gain = standing + int(state.units[3 * place + CAVALRY]) - working(state, PURSUIT)
        return max(gain, 0)
    if place == PLUNDER:
        raided = RAID_COSTS if working(state, RAID) else 0
        return max(standing + int(state.units[3 * place + TATAR]) - raided, 0)
    if place == BOMBARD and state.trench < AT_SUPPLY:
        return 0
    return 1 if place in ONCE else standing


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


def commands(state: Position) -> dict[str, int]:
    """The command value of every leader."""
    return {leader.leader: leader.command for leader in state.box.contents.leaders}
