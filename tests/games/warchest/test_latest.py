"""What the board shows of the last move."""

from __future__ import annotations

from typing import Any

import pytest

import hetman
from hetman.core.chronicle import Chronicle
from hetman.core.game import Last
from hetman.games.warchest.latest import trail_of

from .table import Table, table


def trail(t: Table, move: str) -> dict[str, Any]:
    """The trail of a move, from what its seat saw before and was told after."""
    state = t.state
    seat = state.actor
    before, decision = state.view(seat), state.stack[-1]
    packed = state.setup.game.parse(move)
    chronicle = Chronicle([state.setup.game.event(decision, packed)])
    state.chronicle = chronicle
    state.play(move)
    return dict(trail_of(Last(before, [event.seen_by(seat) for event in chronicle.events])))


@pytest.mark.parametrize(
    ("own", "enemy", "hand", "move", "expected"),
    [
        ("", "", "knight", "deploy knight e6", {"path": ["e6"]}),
        ("knight f4", "", "knight", "bolster knight", {"path": ["f4"]}),
        ("knight d4", "", "knight", "control knight", {"path": ["d4"]}),
        ("knight f4", "", "knight", "move knight f5", {"path": ["f4", "f5"]}),
        ("knight f4", "scout f5", "knight", "attack knight f5", {"path": ["f4"], "hits": ["f5"]}),
        ("archer f4", "scout f6", "archer", "tactic archer f6", {"path": ["f4"], "hits": ["f6"]}),
        ("lightcavalry f4", "", "lightcavalry", "tactic lightcavalry f6", {"path": ["f4", "f6"]}),
        ("cavalry f4", "scout f6", "cavalry", "tactic cavalry f5 f6", {"path": ["f4", "f5"], "hits": ["f6"]}),
        ("ensign f4, knight f5", "", "ensign", "tactic ensign knight f6", {"path": ["f5", "f6"]}),
        (
            "marshall f4, knight f5",
            "scout f6",
            "marshall",
            "tactic marshall knight f6",
            {"path": ["f5"], "hits": ["f6"]},
        ),
        ("footman f4, footman f6", "", "footman", "bolster footman f6", {"path": ["f6"]}),
        ("", "", "royal", "pass royal", {}),
    ],
)
def test_each_move_leaves_its_trail(own: str, enemy: str, hand: str, move: str, expected: dict[str, Any]) -> None:
    assert trail(table(own, enemy, hand=hand), move) == expected


def test_nothing_happened_yet() -> None:
    assert trail_of(Last({}, [])) == {}


def test_the_game_draws_its_parts_with_the_trail() -> None:
    game = hetman.game("warchest")
    t = table("knight f4", "", hand="knight")
    view = t.state.view(0)
    event = {"key": "move", "args": {"unit": ["unit", "knight"], "to": ["hex", "f5"]}}

    def say(key: str, **args: object) -> str:
        return key

    parts = game.draw(view, say, last=Last(view, [event]))
    assert {"board", "hand", "seat-0", "seat-1", "caption"} <= parts.keys()
    assert "trail" in parts["board"]
    assert "trail" not in game.draw(view, say)["board"]


def test_figures_of_units_coins_and_sides() -> None:
    game = hetman.game("warchest")
    view = table("knight f4", "scout f6", hand="knight").state.view(0)
    assert 'class="coin raven"' in (game.figure(view, "unit", "knight") or "")
    assert 'class="coin wolf"' in (game.figure(view, "unit", "scout") or "")
    assert "coin" in (game.figure(view, "coin", "royal") or "")
    assert "mk" in (game.figure(view, "team", "1") or "")
    assert game.figure(view, "hex", "f4") is None
