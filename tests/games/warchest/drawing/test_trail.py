"""What the board shows of the last move."""

from __future__ import annotations

import pytest

import hetman
from games.warchest.table import Table, table
from hetman.core.events import EventLog
from hetman.core.game import Last
from hetman.games.warchest.drawing.trail import NO_TRAIL, Trail, trail_of


def trail(t: Table, move: str) -> Trail:
    """The trail of a move, from the view before it and the events after it."""
    state = t.state
    seat = state.actor
    before, decision = state.view(seat), state.stack[-1]
    packed = state.setup.game.parse(move)
    event_log = EventLog([state.setup.game.event(decision, packed)])
    state.event_log = event_log
    state.play(move)
    return trail_of(Last(before, [event.seen_by(seat) for event in event_log.events]))


@pytest.mark.parametrize(
    ("own", "enemy", "hand", "move", "expected"),
    [
        ("", "", "knight", "deploy knight e6", Trail(("e6",))),
        ("knight f4", "", "knight", "bolster knight", Trail(("f4",))),
        ("knight d4", "", "knight", "control knight", Trail(("d4",))),
        ("knight f4", "", "knight", "move knight f5", Trail(("f4", "f5"))),
        ("knight f4", "scout f5", "knight", "attack knight f5", Trail(("f4",), ("f5",))),
        ("archer f4", "scout f6", "archer", "tactic archer f6", Trail(("f4",), ("f6",))),
        ("lightcavalry f4", "", "lightcavalry", "tactic lightcavalry f6", Trail(("f4", "f6"))),
        ("cavalry f4", "scout f6", "cavalry", "tactic cavalry f5 f6", Trail(("f4", "f5"), ("f6",))),
        ("ensign f4, knight f5", "", "ensign", "tactic ensign knight f6", Trail(("f5", "f6"))),
        (
            "marshall f4, knight f5",
            "scout f6",
            "marshall",
            "tactic marshall knight f6",
            Trail(("f5",), ("f6",)),
        ),
        ("footman f4, footman f6", "", "footman", "bolster footman f6", Trail(("f6",))),
        ("", "", "royal", "pass royal", NO_TRAIL),
    ],
)
def test_each_move_leaves_its_trail(own: str, enemy: str, hand: str, move: str, expected: Trail) -> None:
    assert trail(table(own, enemy, hand=hand), move) == expected


def test_nothing_happened_yet() -> None:
    assert trail_of(Last({}, [])) == NO_TRAIL


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
