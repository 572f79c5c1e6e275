"""What follows from a clash: a field is taken, freed or held, or the foreground is cleared.

A field that was won is `state.occupied`. Afterwards `occupation.py` asks which units stay there.
"""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.rules import clash_state
from hetman.games.chocim.rules.clash_dice import breaks, hits
from hetman.games.chocim.rules.constants import CAMP_TAKEN, ON_TABLE
from hetman.games.chocim.rules.decisions import PREMIUMS
from hetman.games.chocim.rules.places import (
    ASSAULT,
    BATTLES,
    BITS,
    CAMP,
    COMMONWEALTH,
    CONTROL,
    COUNTER,
    GARRISON,
    OTTOMAN,
)
from hetman.games.chocim.rules.position import NO_CLASH, Position


def end(state: Position) -> None:
    """Supporting units go home, then the clash is decided. Those that return to the camp did not defend it."""
    fight = state.clash
    defenders: i64 = clash_state.present_in_all(state, COMMONWEALTH)
    seat: i64
    for seat in range(2):
        place: i64 = clash_state.support_place(state, seat)
        kind: i64
        for kind in range(3):
            used: i64 = fight[clash_state.USED_UP + 3 * seat + kind]
            if used > 0:
                state.move_units(place, state.home(seat, kind), kind, used)
    if fight[clash_state.WHAT] == clash_state.BATTLING:
        end_battle(state)
    elif fight[clash_state.WHAT] == clash_state.STORMING:
        end_assault(state, defenders)
    else:
        end_counter_attack(state)
    state.clash = NO_CLASH


def end_assault(state: Position, defenders: i64) -> None:
    """It succeeds if no defender is left and an attacker may stand on control."""
    field: i64 = state.clash[clash_state.FIELD]
    if defenders > 0 or not enter_field(state, field, "assault_won"):
        repulse(state, field)
    elif field != CAMP:
        state.change_morale(OTTOMAN, 1)
        state.change_morale(COMMONWEALTH, -1)


def enter_field(state: Position, field: i64, key: str) -> bool:
    """The Ottomans enter a field that nobody defends, if one of them may stand on its control."""
    kind: i64
    for kind in range(3):
        if state.units[3 * (ASSAULT + field) + kind] > 0 and (
            field == CAMP or state.box.takes[3 * (CONTROL + field) + kind]
        ):
            state.emit_field(key, field)
            take_field(state, field)
            return True
    return False


def repulse(state: Position, field: i64) -> None:
    """The assault fails: its units go home."""
    state.emit_field("assault_failed", field)
    state.send_home(OTTOMAN, ASSAULT + field)


def take_field(state: Position, field: i64) -> None:
    """The Ottomans enter: other units go to their reserves. With the hetman's camp they win at once."""
    if field == CAMP:
        state.finish(OTTOMAN, CAMP_TAKEN)
        return
    state.held = state.held + BITS[field]
    state.send_home(COMMONWEALTH, GARRISON + field)
    for place in state.box.works_on[field]:
        state.send_home(COMMONWEALTH, place)
    state.occupied = field


def end_counter_attack(state: Position) -> None:
    """It succeeds if nobody is left on control, even if no attacker is left."""
    field: i64 = state.clash[clash_state.FIELD]
    if clash_state.present_in_all(state, OTTOMAN) > 0:
        state.emit_field("counter_failed", field)
        state.send_home(COMMONWEALTH, COUNTER + field)
        return
    state.emit_field("counter_won", field)
    state.held = state.held - BITS[field]
    state.occupied = field


def end_battle(state: Position) -> None:
    """Hits and breaks together decide; everybody goes home. The week's first winner takes a treaty from the table."""
    totals: list[i64] = [0, 0]
    seat: i64
    for seat in range(2):
        totals[seat] = hits(state, seat) + breaks(state, seat)
        state.send_home(seat, BATTLES[seat])
    if totals[0] == totals[1]:
        if state.event_log is not None:
            state.emit("battle_tied", {"hits": int(totals[0])})
        return
    winner: i64 = 0 if totals[0] > totals[1] else 1
    if state.event_log is not None:
        score = {"hits": int(totals[winner]), "against": int(totals[1 - winner])}
        state.emit("battle_won", {"side": ["side", SIDES[winner]], **score})
    state.change_morale(winner, 1)
    if winner == COMMONWEALTH:
        state.change_morale(OTTOMAN, -1)
    if state.bonus and state.treaties_in(ON_TABLE) > 0:
        state.bonus = False
        state.stack.append(PREMIUMS[winner])
