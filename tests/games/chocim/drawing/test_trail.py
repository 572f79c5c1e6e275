"""What the map shows of the last move."""

from __future__ import annotations

import pytest

import hetman
from games.chocim.table import OTTOMAN, Table, table
from hetman.core.events import EventLog
from hetman.core.game import Last
from hetman.games.chocim import GAME
from hetman.games.chocim.drawing.trail import NO_TRAIL, Trail, trail_of
from pictures import echo, of_class


def last(t: Table, move: str, seat: int) -> Last:
    """What a seat saw before a move, and the events since then."""
    state = t.state
    before, decision = state.view(seat), state.stack[-1]
    event_log = EventLog([GAME.event(decision, GAME.parse(move))])
    state.event_log = event_log
    state.play(move)
    return Last(before, [event.seen_by(seat) for event in event_log.events])


@pytest.mark.parametrize(
    ("played", "move", "expected"),
    [
        (
            ["command potocki"],
            "place infantry church defence",
            Trail((("camp", "reserve"), ("church", "defence"))),
        ),
        (
            ["fortel lubomirski first"],
            "shift infantry church bastion defence",
            Trail((("church", "defence"), ("bastion", "defence"))),
        ),
        (["fortel potocki"], "recall infantry church defence", Trail((("church", "defence"),))),
        (["fortel denhoff"], "fortify church", Trail(field="church")),
        ([], "command potocki", NO_TRAIL),
        ([], "pass", NO_TRAIL),
    ],
)
def test_each_move_leaves_its_trail(played: list[str], move: str, expected: Trail) -> None:
    t = table("church defence: infantry 2", hand="potocki denhoff").play(*played)
    assert trail_of(last(t, move, OTTOMAN)) == expected


def test_no_event_leaves_no_trail() -> None:
    assert trail_of(Last({}, [])) == NO_TRAIL


def test_the_game_draws_its_parts_with_the_trail() -> None:
    t = table(hand="potocki").play("command potocki")
    found = last(t, "place infantry church defence", OTTOMAN)
    parts = GAME.draw(t.view(OTTOMAN), echo, last=found)
    assert {"board", "hand", "tray", "caption", "seat-0", "seat-1"} == parts.keys()
    (trail,) = of_class(parts["board"], "trail")
    assert len(of_class(trail, "step")) == 2
    assert not of_class(GAME.draw(t.view(OTTOMAN), echo)["board"], "trail")


def test_figures_for_the_log() -> None:
    game = hetman.game("chocim")
    view = table().view(0)
    assert 'class="block commonwealth"' in (game.figure(view, "unit", "cavalry") or "")
    assert "marker ottoman" in (game.figure(view, "side", "ottoman") or "")
    assert "<svg" in (game.figure(view, "action", "raid") or "")
    assert game.figure(view, "field", "church") is None


def test_a_picture_for_notebooks() -> None:
    assert (GAME.picture(table().view(None), echo) or "").startswith("<svg")
