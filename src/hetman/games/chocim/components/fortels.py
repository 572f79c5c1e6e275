"""The steps of a fortel: a small vocabulary that the rules carry out, never free text."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.core.component_files import Entry
from hetman.games.chocim.components.names import ACTIONS, SIDES, UNITS_OF, side_of

DEPLOY = "deploy"
SHIFT = "shift"
RALLY = "rally"
WITHDRAW = "withdraw"
REPEL = "repel"
MORALE = "morale"
SUPPLY = "supply"
LEVEL = "level"
TRENCH = "trench"
LEADERS = "leaders"
RECOVER = "recover"
TREATY = "treaty"
DISCREDIT = "discredit"
DISMISS = "dismiss"
BLOCK = "block"
STEPS = (
    *(DEPLOY, SHIFT, RALLY, WITHDRAW, REPEL, MORALE, SUPPLY, LEVEL),
    *(TRENCH, LEADERS, RECOVER, TREATY, DISCREDIT, DISMISS, BLOCK),
)
"""The rules use the index of a step."""
MOST_UNITS = 8
SHIFTED_TO = ("defence", "counter-attack")
"""Where a shift goes if its file does not say otherwise."""


@dataclass(frozen=True)
class Step:
    """One thing that a fortel does.

    `amount`: units, cards, or by how much a marker moves. `target`: the side that a marker or card belongs to. `units`
    and `actions`: which units may move, and to or from which actions. `several`: to more than one field. `exactly`: all
    of `amount` or the fortel cannot be played. `raises`: the number of dice of the next clash that get +1.
    """

    do: str
    amount: int = 1
    target: str = ""
    units: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    several: bool = False
    exactly: bool = False
    raises: int = 0


def read_step(entry: Entry, side: str) -> Step:
    do = entry["do"].choice(STEPS)
    enemy = SIDES[1 - SIDES.index(side)]
    if do == DEPLOY:
        return read_deploy(entry, side)
    if do == SHIFT:
        return read_shift(entry, side)
    if do in (RALLY, WITHDRAW):
        entry.only("do", "units")
        return Step(do, entry["units"].number(1, MOST_UNITS))
    if do == REPEL:
        entry.only("do", "units", "from")
        return Step(do, entry["units"].number(1, MOST_UNITS), actions=entry["from"].subset(actions_of(enemy)))
    if do in (MORALE, SUPPLY):
        entry.only("do", "of", "by")
        target = side if entry["of"].choice(("own", "enemy")) == "own" else enemy
        return Step(do, nonzero(entry), target)
    if do in (LEVEL, TRENCH):
        entry.only("do", "by")
        by = nonzero(entry)
        entry["by"].expect(do == TRENCH or abs(by) == 1, f"1 or -1, for one field, got {by}")
        return Step(do, by)
    if do in (LEADERS, TREATY):
        entry.only("do", "cards")
        return Step(do, entry["cards"].number(1, 3), side)
    if do == BLOCK:
        entry.only("do", "actions")
        return Step(do, actions=entry["actions"].subset(actions_of(enemy)), target=enemy)
    entry.only("do")
    return Step(do, target=side if do == RECOVER else enemy)


def read_shift(entry: Entry, side: str) -> Step:
    entry.only("do", "units", "to")
    own = "'shift' on cards of the Commonwealth only: it moves garrisons"
    entry["do"].expect(side == "commonwealth", own)
    actions = entry.get("to", SHIFTED_TO).subset(actions_of(side))
    return Step(SHIFT, entry["units"].number(1, MOST_UNITS), actions=actions)


def read_deploy(entry: Entry, side: str) -> Step:
    entry.only("do", "units", "kinds", "to", "fields", "exactly", "raise")
    kinds = entry.get("kinds", UNITS_OF[side]).subset(UNITS_OF[side])
    actions = entry.get("to", actions_of(side)).subset(actions_of(side))
    exactly = entry.get("exactly", False).flag()
    several = entry.get("fields", "one").choice(("one", "several")) == "several"
    amount = entry["units"].number(1, MOST_UNITS)
    return Step(DEPLOY, amount, side, kinds, actions, several, exactly, entry.get("raise", 0).number(0, MOST_UNITS))


def nonzero(entry: Entry) -> int:
    by = entry["by"].number(-3, 3)
    entry["by"].expect(by != 0, "a number that is not 0")
    return by


def actions_of(side: str) -> tuple[str, ...]:
    """The actions on which a side's units can stand."""
    return tuple(action for action in ACTIONS if side_of(action) in (side, None))
