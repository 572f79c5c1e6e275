"""All moves as verbs. The number of a verb is its index. Leaders and claims are those of the box."""

from __future__ import annotations

from typing import Final

from hetman.core.verbs import Kind, Verb, Vocabulary
from hetman.games.chocim.components import Contents
from hetman.games.chocim.components.names import ACTIONS, FIELDS, UNITS

COMMAND: Final = 0
FORTEL: Final = 1
FORTEL_OF: Final = 2
PASS: Final = 3
PLACE: Final = 4
PLACE_FROM: Final = 5
DONE: Final = 6
SHIFT: Final = 7
RALLY: Final = 8
RECALL: Final = 9
REPEL: Final = 10
FORTIFY: Final = 11
BREACH: Final = 12
RECOVER: Final = 13
DECLARE: Final = 14
HOLD: Final = 15
SUPPORT: Final = 16
ENOUGH: Final = 17
RAISE: Final = 18
BREAK: Final = 19
RETREAT: Final = 20
KEEP: Final = 21
TAKE: Final = 22
PRAY: Final = 23
SHELL_SUPPLY: Final = 24
SHELL_UNIT: Final = 25
SHELL_WALL: Final = 26
STAY: Final = 27
BURY: Final = 28
REMOVE: Final = 29
REBEL: Final = 30
DISCARD: Final = 31
LAY: Final = 32
READY: Final = 33
REMOVE_REBEL: Final = 34
DRAW: Final = 35
TREATY: Final = 36
TURN_UP: Final = 37
FORFEIT: Final = 38
DISMISS: Final = 39
ROLLS: Final = 40
"""One die; the next four verbs are two to five dice."""
CLAIM: Final = 45
MOST_DICE: Final = 5
MORALE_GAIN: Final = 0
TREATY_GAIN: Final = 1


def vocabulary(contents: Contents) -> Vocabulary:
    kinds = [
        Kind("leader", tuple(leader.leader for leader in contents.leaders)),
        Kind("way", ("first", "second")),
        Kind("unit", UNITS),
        Kind("field", FIELDS),
        Kind("action", ACTIONS),
        Kind("die", tuple("123456")),
        Kind("treaty", tuple(str(strength + 1) for strength in range(len(contents.diplomacy)))),
        Kind("gain", ("morale", "treaty")),
        Kind("claim", tuple(claim.claim for claim in contents.claims)),
    ]
    return Vocabulary(kinds, [*OF_SEATS, *OF_NATURE])


OF_SEATS: Final = [
    Verb("command", "command {leader}"),
    Verb("fortel", "fortel {leader}"),
    Verb("fortel_of", "fortel {leader} {way}"),
    Verb("pass", "pass"),
    Verb("place", "place {unit} {field} {action}"),
    Verb("place_from", "place {unit} {field} {action} from {from:field}"),
    Verb("done", "done"),
    Verb("shift", "shift {unit} {from:field} {field} {action}"),
    Verb("rally", "rally {unit}"),
    Verb("recall", "recall {unit} {field} {action}"),
    Verb("repel", "repel {unit} {field} {action}"),
    Verb("fortify", "fortify {field}"),
    Verb("breach", "breach {field}"),
    Verb("recover", "recover {leader}"),
    Verb("declare", "declare {field} {action}"),
    Verb("hold", "hold"),
    Verb("support", "support {unit} {action}"),
    Verb("enough", "enough"),
    Verb("raise", "raise {die}"),
    Verb("break", "break {unit}"),
    Verb("retreat", "retreat {unit}"),
    Verb("keep", "keep {unit}"),
    Verb("take", "take {treaty}"),
    Verb("pray", "pray {gain}"),
    Verb("shell_supply", "shell supply"),
    Verb("shell_unit", "shell {unit} {field}"),
    Verb("shell_wall", "shell wall {field}"),
    Verb("stay", "stay"),
    Verb("bury", "bury {unit}"),
    Verb("remove", "remove {unit} {field}"),
    Verb("rebel", "rebel {unit} {field}"),
    Verb("discard", "discard {treaty}"),
    Verb("lay", "lay {treaty?}"),
    Verb("ready", "ready"),
    Verb("remove_rebel", "remove {unit} rebelled"),
]
OF_NATURE: Final = [
    Verb("draw", "draw {leader?}"),
    Verb("treaty", "treaty {treaty?}"),
    Verb("turn_up", "turn {treaty}"),
    Verb("forfeit", "forfeit {treaty}"),
    Verb("dismiss", "dismiss {leader}"),
    Verb("roll", "roll {a:die}"),
    Verb("roll_two", "roll {a:die} {b:die}"),
    Verb("roll_three", "roll {a:die} {b:die} {c:die}"),
    Verb("roll_four", "roll {a:die} {b:die} {c:die} {d:die}"),
    Verb("roll_five", "roll {a:die} {b:die} {c:die} {d:die} {e:die}"),
    Verb("claim", "claim {claim}"),
]
