"""What follows from an assault or counter-attack: a field is taken, freed or held. `control.py` has who stays there.

`general_battle.py` decides the general battle.
"""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.rules import clash_state
from hetman.games.chocim.rules.control import enter_field
from hetman.games.chocim.rules.general_battle import end_battle
from hetman.games.chocim.rules.places import (
    ASSAULT,
    BITS,
    CAMP,
    COMMONWEALTH,
    COUNTER,
    OTTOMAN,
)
from hetman.games.chocim.rules.position import NO_CLASH, Position
from hetman.games.chocim.rules.reserves import send_home
from hetman.games.chocim.rules.supports import return_supports


def end(state: Position) -> None:
    """Supporting units go home, then the clash is decided. Those that return to the camp did not defend it."""
    fight = state.clash
    defenders: i64 = clash_state.present_in_all(state, COMMONWEALTH)
    return_supports(state)
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


def repulse(state: Position, field: i64) -> None:
    """The assault fails: its units go home."""
    state.emit_field("assault_failed", field)
    send_home(state, OTTOMAN, ASSAULT + field)


def end_counter_attack(state: Position) -> None:
    """It succeeds if nobody is left on control, even if no attacker is left."""
    field: i64 = state.clash[clash_state.FIELD]
    if clash_state.present_in_all(state, OTTOMAN) > 0:
        state.emit_field("counter_failed", field)
        send_home(state, COMMONWEALTH, COUNTER + field)
        return
    state.emit_field("counter_won", field)
    state.held = state.held - BITS[field]
    state.occupied = field
