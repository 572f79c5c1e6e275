"""The moves of a match are packed, and come out as they went in."""

from __future__ import annotations

import pytest

import hetman
from hetman.core.replay import Entries, make_entry


@pytest.fixture(params=hetman.games())
def match(request: pytest.FixtureRequest) -> hetman.Match:
    game = hetman.game(request.param)
    match = hetman.Match(game, seed=3, seats=game.usual_seats)
    dice = hetman.Dice(3)
    for _ in range(40):
        if not match.over:
            moves = match.moves(match.actor)
            match.play(moves[dice.below(len(moves))])
    return match


def test_entries_come_out_as_they_went_in(match: hetman.Match) -> None:
    state = match.game.begin(match.setup)
    fresh = [make_entry(state, entry.move) for entry in match.entries]
    assert list(match.entries) == fresh
    assert [entry.events for entry in match.entries] == [entry.events for entry in fresh]
    assert match.entries[-1] == fresh[-1]
    assert match.entries[3:9:2] == fresh[3:9:2]
    assert match.entries[-4:] == fresh[-4:]
    with pytest.raises(IndexError):
        match.entries[len(fresh)]


def test_a_cut_leaves_the_first(match: hetman.Match) -> None:
    entries = list(match.entries)
    for length in (len(entries), 20, 20, 0):
        match.entries.cut(length)
        assert list(match.entries) == entries[:length]
    match.entries.append(entries[5])
    assert list(match.entries) == [entries[5]]


def test_an_undo_keeps_the_other_moves(match: hetman.Match) -> None:
    free = hetman.Match.resume(match.record, match.seed, free_undo=True) if not match.over else match
    if free.over:
        return
    before, dump = list(free.entries), free.state.dump()
    taken = free.undo()
    assert list(free.entries) == before[: len(before) - taken]
    for entry in before[len(free.entries) :]:
        if entry.decision.seat >= 0:
            free.play(entry.move)
            break
    assert isinstance(free.entries, Entries)
    assert list(free.entries) == before
    assert free.state.dump() == dump
