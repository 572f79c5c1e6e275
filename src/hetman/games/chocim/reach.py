"""The moves that seats can reach: by the leaders of the box, and by the actions that the board has on each field."""

from __future__ import annotations

from hetman.core.action_space import Reach
from hetman.games.chocim.components import Contents, Leader
from hetman.games.chocim.components.fortels import SHIFT
from hetman.games.chocim.components.names import FOREGROUND, RESERVES, SUPPORTS, UNITS_OF, WALLED

ALONE = ("pass", "done", "hold", "enough", "shell_supply", "stay", "ready")
BY_UNIT = ("rally", "break", "retreat", "keep", "bury")
BY_TREATY = ("take", "discard", "lay")
PLANS = (*[(field, plan) for field in WALLED for plan in ("assault", "counter-attack")], (FOREGROUND, "general-battle"))
"""What can be declared."""
COSSACK_RESERVES = (RESERVES["cossack"], RESERVES["cavalry"])
"""Only Cossacks can stand in two reserves, so that a move must name one."""


def reach(contents: Contents) -> list[Reach]:
    takes = {(unit, place.field, place.action) for place in contents.actions for unit in place.units}
    stands = {(unit, place.field, place.action) for place in contents.actions for unit in UNITS_OF[place.side]}
    supporting = {(unit, action) for unit, _, action in stands if action in SUPPORTS}
    ours = UNITS_OF["commonwealth"]
    shifts = {action for leader in contents.leaders for action in shifted_to(leader)}
    commanders = [leader.leader for leader in contents.leaders if leader.commander]

    def can_shift(unit: str, start: str, field: str, action: str) -> bool:
        return start != field and (unit, field, action) in takes

    def is_deployed(unit: str, field: str, action: str) -> bool:
        return (unit, field, action) in stands

    return [
        Reach("command"),
        Reach("fortel"),
        Reach("fortel_of", {"leader": commanders}),
        Reach("place", where=lambda *operands: operands in takes),
        Reach(
            "place_from",
            {"unit": ["cossack"], "from": COSSACK_RESERVES},
            where=lambda unit, field, action, reserve: (unit, field, action) in takes,
        ),
        Reach("shift", {"unit": ours, "from": WALLED, "action": sorted(shifts)}, where=can_shift),
        Reach("recall", where=is_deployed),
        Reach("repel", where=is_deployed),
        Reach("fortify", {"field": WALLED}),
        Reach("breach", {"field": WALLED}),
        Reach("recover"),
        Reach("declare", where=lambda *operands: operands in PLANS),
        Reach("support", where=lambda *operands: operands in supporting),
        Reach("raise"),
        Reach("pray"),
        Reach("shell_unit", {"unit": ours, "field": WALLED}),
        Reach("shell_wall", {"field": WALLED}),
        Reach("remove"),
        Reach("rebel"),
        Reach("remove_rebel", {"unit": UNITS_OF["ottoman"]}),
        *[Reach(verb) for verb in (*BY_UNIT, *BY_TREATY, *ALONE)],
    ]


def shifted_to(leader: Leader) -> set[str]:
    """The actions to which the fortels of a leader move garrisons."""
    return {action for fortel in leader.fortels for step in fortel if step.do == SHIFT for action in step.actions}
