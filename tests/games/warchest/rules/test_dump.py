"""A restored position is equal and continues in the same way."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from games.warchest.table import Table, table
from games.warchest.walks import ARMIES, walk
from hetman import State
from hetman.games.warchest import GAME


@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_survives_being_written_down(seats: int) -> None:
    for army in (*ARMIES[seats], "draft"):
        for state in walk(seats, army, 8)[::3]:
            survives(state)


# Every decision that can be open, of a seat that is not the first where it is a seat's.
SWORDS = ["marshall f4", "scout 2 f6", "swordsman f5", ""]
PRIEST = ["", "", "", "warriorpriest d4"]
DECISIONS_OPEN: dict[str, Callable[[], Table]] = {
    "deal": lambda: Table(GAME.start()).play("deal archer"),
    "deal for a draft": lambda: Table(GAME.start(army="draft")).play("deal archer"),
    "toss": lambda: Table(GAME.start(army=ARMIES[2][0])),
    "toss in the first game": lambda: Table(GAME.start(army="first-game")),
    "toss for a draft": lambda: until("toss", Table(GAME.start(army="draft"))),
    "pick": lambda: until("toss", Table(GAME.start(army="draft"))).play("toss 1"),
    "draw": lambda: Table(GAME.start(army=ARMIES[2][0])).play("toss 1"),
    "turn": lambda: table("", "", "", "", turn=3),
    "swordsman": lambda: table(*SWORDS, hand="marshall").play("tactic marshall swordsman f6"),
    "berserker": lambda: table("", "berserker 2 f4", turn=1, hand="berserker").play("move berserker f5"),
    "mercenary": lambda: table("", "mercenary f4", turn=1).play("recruit mercenary with royal"),
    "soak": lambda: table("scout f4", "royalguard f5", hand="scout").play("attack scout f5"),
    "priest": lambda: table(*PRIEST, turn=3, hand="warriorpriest").play("control warriorpriest"),
    "use": lambda: table(*PRIEST, turn=3, hand="warriorpriest").play("control warriorpriest", "draw royal"),
    "footmen": lambda: table("", "footman d4, footman g4", turn=1, hand="footman").play("tactic footman"),
    "footman": lambda: until("footman", DECISIONS_OPEN["footmen"]()),
}


def until(prompt: str, t: Table) -> Table:
    """Play the last legal move until that is asked, or until a move of that verb is the only kind there is."""
    while t.prompt != prompt and not t.moves()[0].startswith(prompt):
        t.play(t.moves()[-1])
    return t


@pytest.mark.parametrize("name", DECISIONS_OPEN)
def test_every_open_decision_survives_being_written_down(name: str) -> None:
    survives(DECISIONS_OPEN[name]().state)


def survives(state: State) -> None:
    """A restored position is equal and continues in the same way with any moves."""
    written = json.loads(json.dumps(state.dump()))
    restored = GAME.restore(written)
    assert restored == state
    assert restored.moves() == state.moves()
    for move in state.moves()[:4]:
        ahead, after = state.copy(), GAME.restore(written)
        ahead.step(move)
        after.step(move)
        assert after == ahead
        assert (after.actor, after.moves()) == (ahead.actor, ahead.moves())
