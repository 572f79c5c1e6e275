"""A clash in a view: units, supports, and every die from its roll to its result."""

from __future__ import annotations

from typing import Any

from hetman.games.chocim.components.names import ACTIONS, FIELDS, SIDES, UNITS_OF
from hetman.games.chocim.rules import clash_dice, clash_state, supports
from hetman.games.chocim.rules.places import NOWHERE, OTTOMAN
from hetman.games.chocim.rules.position import NO_CLASH, Position

WHATS = (None, "general-battle", "assault", "counter-attack")


def show(state: Position) -> dict[str, Any] | None:
    if state.clash is NO_CLASH:
        return None
    fight = state.clash
    attacker = {clash_state.STORMING: 1, clash_state.COUNTERING: 0}.get(int(fight[clash_state.WHAT]))
    return {
        "what": WHATS[fight[clash_state.WHAT]],
        "field": FIELDS[fight[clash_state.FIELD]],
        "attacker": attacker,
        "active": int(fight[clash_state.ACTIVE]),
        "phase": clash_state.PHASES[fight[clash_state.PHASE]],
        "level": int(state.levels[fight[clash_state.FIELD]]) if fight[clash_state.WHAT] == clash_state.STORMING else 0,
        "sides": [show_side(state, seat) for seat in range(2)],
    }


def show_side(state: Position, seat: int) -> dict[str, Any]:
    fight = state.clash
    kinds = UNITS_OF[SIDES[seat]]
    place = int(supports.support_place(state, seat))
    return {
        "units": {name: int(clash_state.present(state, seat, kind)) for kind, name in enumerate(kinds)},
        "support": None if place == NOWHERE else ACTIONS[state.box.action_of[place]],
        "used": {name: int(fight[clash_state.USED_UP + 3 * seat + kind]) for kind, name in enumerate(kinds)},
        "to_roll": int(fight[clash_state.DICE + seat]),
        "raises": int(fight[clash_state.RAISES + seat]),
        "owed": int(fight[clash_state.OWED + seat]),
        "dice": show_dice(state, seat),
        "hits": int(clash_dice.hits(state, seat)),
        "breaks": int(clash_dice.breaks(state, seat)),
    }


def show_dice(state: Position, seat: int) -> list[dict[str, Any]]:
    """Highest roll first: what was rolled, what the walls left, whether a +1 lies on it, and the result."""
    fight = state.clash
    level = (
        int(state.levels[fight[clash_state.FIELD]])
        if fight[clash_state.WHAT] == clash_state.STORMING and seat == OTTOMAN
        else 0
    )
    raised = [int(fight[clash_state.RAISED + 6 * seat + face]) for face in range(6)]
    dice = []
    for face in range(5, -1, -1):
        left = max(face - level, 0)
        for _ in range(int(fight[clash_state.ROLLED + 6 * seat + face])):
            lifted = left < 5 and raised[left + 1] > 0
            if lifted:
                raised[left + 1] -= 1
            result = left + 1 + lifted
            dice.append({"rolled": face + 1, "left": left + 1, "raised": lifted, "result": result})
    return dice
