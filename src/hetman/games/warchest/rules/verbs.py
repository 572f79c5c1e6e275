"""The verbs: nine actions, follow-ups and moves of chance. The number of a verb is its index in the list."""

from __future__ import annotations

from typing import Final

from hetman.core.verbs import Kind, Verb, Vocabulary
from hetman.games.warchest.components import UNITS
from hetman.games.warchest.rules.board import HEXES

DEPLOY: Final = 0
BOLSTER: Final = 1
BOLSTER_AT: Final = 2
INITIATIVE: Final = 3
RECRUIT: Final = 4
PASS: Final = 5
MOVE: Final = 6
MOVE_FROM: Final = 7
CONTROL: Final = 8
CONTROL_AT: Final = 9
ATTACK: Final = 10
ATTACK_FROM: Final = 11
TACTIC: Final = 12
CHARGE: Final = 13
ORDER: Final = 14
ORDER_FROM: Final = 15
DRILL: Final = 16
SKIP: Final = 17
SOAK: Final = 18
SUFFER: Final = 19
PICK: Final = 20
DRAW: Final = 21
DEAL: Final = 22
TOSS: Final = 23

KINDS: Final = [
    Kind("unit", tuple(UNITS)),
    Kind("coin", (*UNITS, "royal")),
    Kind("hex", HEXES),
    Kind("seat", ("0", "1", "2", "3")),
]

# With two Footmen on the board, `…_at` and `…_from` name one of them.
VERBS: Final = Vocabulary(
    KINDS,
    [
        Verb("deploy", "deploy {unit} {hex}"),
        Verb("bolster", "bolster {unit}"),
        Verb("bolster_at", "bolster {unit} {hex}"),
        Verb("initiative", "initiative {coin?}"),
        Verb("recruit", "recruit {unit} with {coin?}"),
        Verb("pass", "pass {coin?}"),
        Verb("move", "move {unit} {to:hex}"),
        Verb("move_from", "move {unit} {from:hex} {to:hex}"),
        Verb("control", "control {unit}"),
        Verb("control_at", "control {unit} {hex}"),
        Verb("attack", "attack {unit} {target:hex}"),
        Verb("attack_from", "attack {unit} {from:hex} {target:hex}"),
        Verb("tactic", "tactic {unit} {hex}"),
        Verb("charge", "tactic {unit} {to:hex} {target:hex}"),
        Verb("order", "tactic {unit} {other:unit} {hex}"),
        Verb("order_from", "tactic {unit} {other:unit} {from:hex} {hex}"),
        Verb("drill", "tactic {unit}"),
        Verb("skip", "skip"),
        Verb("soak", "soak"),
        Verb("suffer", "suffer"),
        Verb("pick", "pick {unit}"),
        Verb("draw", "draw {coin?}"),
        Verb("deal", "deal {unit}"),
        Verb("toss", "toss {first:seat}"),
    ],
)
