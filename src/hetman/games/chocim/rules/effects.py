"""The effects phase: the common field, then the Commonwealth's effects, then the Ottomans'.

Linked effects are settled once: digging with filling the trench and the ride to Kamieniec with its pursuit among the
Commonwealth's, plunder with the raid among the Ottomans'. Within a side the order cannot matter, so it is fixed. Units
go home as soon as their effect is settled.
"""

from __future__ import annotations

from typing import Final

from hetman.core.decision import FIRST, SECOND, first, second, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.chocim.components.names import ACTIONS
from hetman.games.chocim.rules.choosing import OneByOne, next_start
from hetman.games.chocim.rules.constants import EXTRA, SUPPLY
from hetman.games.chocim.rules.decisions import FORFEITS, FORTIFICATIONS, PROCESSIONS
from hetman.games.chocim.rules.fortel_steps import change_level, wall_moves
from hetman.games.chocim.rules.places import (
    BATTLES,
    BOMBARD,
    CAMP,
    CAVALRY,
    COMMONWEALTH,
    COUNCIL,
    DIG_TRENCH,
    FILL_TRENCH,
    FORTIFY,
    GARRISON,
    INTRIGUE,
    KAMIENIEC,
    KNIGHTS_CIRCLE,
    LOOT_RAID,
    NIGHT_SORTIE,
    OTTOMAN,
    PILAF,
    PLUNDER,
    PROCESSION,
    PURSUIT,
    RAID,
    TATAR,
    WALLS,
)
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.reserves import home, send_home
from hetman.games.chocim.rules.verbs import DONE, MORALE_GAIN, PRAY, SHELL_SUPPLY, SHELL_UNIT, SHELL_WALL, TREATY_GAIN

RAID_COSTS: Final = 2
# The spaces of the trench from which the guns reach supply, units and walls.
AT_SUPPLY: Final = 4
AT_UNITS: Final = 5
AT_WALLS: Final = 6


def start_effect(state: Position, place: i64) -> bool:
    """Return whether enough units stand there for the effect, and log it if so."""
    done = state.has_minimum(place)
    if done and state.event_log is not None:
        state.emit("effect", {"action": ["action", ACTIONS[state.box.action_of[place]]]})
    return done


def common_field(state: Position) -> None:
    """A side that holds the foreground alone moves the Ottomans' morale."""
    ours = state.in_battle(COMMONWEALTH)
    theirs = state.in_battle(OTTOMAN)
    if ours and not theirs:
        state.emit_side("foreground_held", COMMONWEALTH)
        state.change_morale(OTTOMAN, -1)
    elif theirs and not ours:
        state.emit_side("foreground_held", OTTOMAN)
        state.change_morale(OTTOMAN, 1)
    send_home(state, COMMONWEALTH, BATTLES[COMMONWEALTH])
    send_home(state, OTTOMAN, BATTLES[OTTOMAN])


# The Commonwealth's


def commonwealth_effects(state: Position) -> None:
    trench(state)
    kamieniec(state)
    if start_effect(state, LOOT_RAID):
        number: i64 = state.count(LOOT_RAID)
        state.change_supply(OTTOMAN, -number)
        state.change_supply(COMMONWEALTH, number)
    send_home(state, COMMONWEALTH, LOOT_RAID)
    if start_effect(state, NIGHT_SORTIE):
        state.change_morale(OTTOMAN, -state.count(NIGHT_SORTIE))
    send_home(state, COMMONWEALTH, NIGHT_SORTIE)
    if start_effect(state, KNIGHTS_CIRCLE):
        take_token(state, COMMONWEALTH)
    send_home(state, COMMONWEALTH, KNIGHTS_CIRCLE)


def take_token(state: Position, seat: i64) -> None:
    """The token for an extra leader card, which is drawn next week."""
    state.marks[EXTRA + seat] = 1
    state.emit_side("extra_card", seat)


def trench(state: Position) -> None:
    dug: i64 = state.count(DIG_TRENCH) if start_effect(state, DIG_TRENCH) else 0
    filled: i64 = state.count(FILL_TRENCH) if start_effect(state, FILL_TRENCH) else 0
    state.change_trench(dug - filled)
    send_home(state, OTTOMAN, DIG_TRENCH)
    send_home(state, COMMONWEALTH, FILL_TRENCH)


def kamieniec(state: Position) -> None:
    if start_effect(state, KAMIENIEC):
        start_effect(state, PURSUIT)
        state.change_supply(COMMONWEALTH, kamieniec_gain(state))
    send_home(state, COMMONWEALTH, KAMIENIEC)
    send_home(state, OTTOMAN, PURSUIT)


def kamieniec_gain(state: Position) -> i64:
    """Infantry and Cossacks bring 1, cavalry 2. Every Tatar in pursuit takes 1 of it."""
    if not state.has_minimum(KAMIENIEC):
        return 0
    gain: i64 = state.count(KAMIENIEC) + state.units[3 * KAMIENIEC + CAVALRY]
    if state.has_minimum(PURSUIT):
        gain -= state.count(PURSUIT)
    return gain if gain > 0 else 0


def fortify(state: Position) -> None:
    if start_effect(state, FORTIFY) and wall_moves(state, True):
        state.stack.append(FORTIFICATIONS[COMMONWEALTH])
    send_home(state, COMMONWEALTH, FORTIFY)


def procession(state: Position) -> None:
    """Either the Ottomans lose a random treaty, or morale rises."""
    if start_effect(state, PROCESSION):
        if state.treaties_of(OTTOMAN) > 0:
            state.stack.append(PROCESSIONS[COMMONWEALTH])
        else:
            state.change_morale(COMMONWEALTH, 1)
    send_home(state, COMMONWEALTH, PROCESSION)


class Pray(SeatDecision[Position]):
    def moves(self, state: Position) -> list[i64]:
        return [PRAY + MORALE_GAIN * FIRST, PRAY + TREATY_GAIN * FIRST]

    def play(self, state: Position, move: i64) -> None:
        if first(move) == MORALE_GAIN:
            state.change_morale(COMMONWEALTH, 1)
        else:
            state.stack.append(FORFEITS[OTTOMAN])


# The Ottomans'


def ottoman_effects(state: Position) -> None:
    plunder(state)
    if start_effect(state, PILAF):
        state.change_morale(OTTOMAN, 1)
    send_home(state, OTTOMAN, PILAF)
    if start_effect(state, COUNCIL):
        take_token(state, OTTOMAN)
    send_home(state, OTTOMAN, COUNCIL)


def plunder(state: Position) -> None:
    if start_effect(state, PLUNDER):
        start_effect(state, RAID)
        state.change_supply(OTTOMAN, plunder_gain(state))
    send_home(state, OTTOMAN, PLUNDER)
    send_home(state, COMMONWEALTH, RAID)


def plunder_gain(state: Position) -> i64:
    """Janissaries and sipahi bring 1, Tatars 2. A raid takes 2 of it, once."""
    if not state.has_minimum(PLUNDER):
        return 0
    gain: i64 = state.count(PLUNDER) + state.units[3 * PLUNDER + TATAR]
    if state.has_minimum(RAID):
        gain -= RAID_COSTS
    return gain if gain > 0 else 0


def intrigue(state: Position) -> None:
    if start_effect(state, INTRIGUE) and state.treaties_of(COMMONWEALTH) > 0:
        state.stack.append(FORFEITS[COMMONWEALTH])
    send_home(state, OTTOMAN, INTRIGUE)


def bombard(state: Position) -> None:
    """One result for every janissary. A deeper trench gives more to choose from."""
    if state.trench >= AT_SUPPLY and start_effect(state, BOMBARD):
        state.left = state.count(BOMBARD)
        state.last = 0
    send_home(state, OTTOMAN, BOMBARD)


class Bombard(OneByOne):
    """What the guns hit next. The order of bots: supply, units, walls."""

    def moves_from(self, state: Position, start: i64) -> list[i64]:
        moves: list[i64] = []
        if start == 0 and state.marks[SUPPLY + COMMONWEALTH] > 0:
            moves.append(SHELL_SUPPLY)
        field: i64
        if state.trench >= AT_UNITS:
            for field in range(1, CAMP):
                kind: i64
                for kind in range(3):
                    at: i64 = 3 * (GARRISON + field) + kind
                    if state.units[at] > 0 and at >= start:
                        moves.append(SHELL_UNIT + kind * FIRST + field * SECOND)
        if state.trench >= AT_WALLS:
            for field in range(WALLS):
                if state.levels[field] > 0 and 3 * CAMP + field >= start:
                    moves.append(SHELL_WALL + field * FIRST)
        moves.append(DONE)
        return moves

    def play(self, state: Position, move: i64) -> None:
        state.left -= 1
        verb: i64 = verb_of(move)
        if verb == DONE:
            state.left = 0
        elif verb == SHELL_SUPPLY:
            state.change_supply(COMMONWEALTH, -1)
            state.last = 0
        elif verb == SHELL_UNIT:
            kind: i64 = first(move)
            place: i64 = GARRISON + second(move)
            state.move_units(place, home(state, COMMONWEALTH, kind), kind, 1)
            state.last = next_start(state.last, 3 * place + kind)
        else:
            change_level(state, first(move), -1)
            state.last = next_start(state.last, 3 * CAMP + first(move))
