"""Frames of a record: one for each decision of a seat, and the last position."""

from __future__ import annotations

import hetman
from hetman.presentation.replay import Replay


def played(decisions: int | None = None) -> hetman.Match:
    match = hetman.Match(hetman.game("warchest"), seed=3, army="first-game", round_limit=2)
    dice = hetman.Dice(3)
    while not match.over and decisions != 0:
        moves = match.state.moves()
        match.play(moves[dice.below(len(moves))])
        decisions = None if decisions is None else decisions - 1
    return match


def test_a_frame_for_each_decision_and_the_end() -> None:
    match = played()
    replay = Replay(match.record)
    made = [number for number, entry in enumerate(match.entries) if entry.decision.seat >= 0]
    assert [frame.moves for frame in replay.frames] == [*made, len(match.entries)]
    assert all(frame.state.actor >= 0 for frame in replay.frames[:-1])
    assert [entry.move for frame in replay.frames for entry in frame.entries] == [entry.move for entry in match.entries]
    assert replay.complete


def test_a_position_at_any_move() -> None:
    match = played()
    replay = Replay(match.record)
    for moves in (0, 1, 5, len(match.entries)):
        assert replay.position(moves).dump() == match.record.replay(moves).dump()


def test_a_seat_sees_its_own_secrets_and_a_finished_game_has_none() -> None:
    match = played()
    replay = Replay(match.record)
    assert replay.events(replay.entries, 0) == match.log(0)
    everything = replay.events(replay.entries, None, everything=True)
    assert everything != match.log(None)
    assert not any(value == ["coin", None] for event in everything for value in event["args"].values())


def test_the_record_of_a_running_game_ends_before_its_first_hidden_move() -> None:
    record = played(7).record_for(0)
    replay = Replay(record)
    assert "?" in record.moves[len(replay.entries)].text.split()
    assert not replay.complete
