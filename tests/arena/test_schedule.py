"""Every game is in one batch, pairings advance together, and batches take about two seconds."""

from __future__ import annotations

from collections import Counter

import hetman
from hetman.arena.contest import Contest, Pairing
from hetman.arena.schedule import MOST_ROUNDS, SECONDS_A_BATCH, Batch, Schedule, whole_rounds

PAIRING = Pairing(0, 1)


def batches(schedule: Schedule) -> list[Batch]:
    found = []
    while (batch := schedule.next()) is not None:
        found.append(batch)
    return found


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert [whole_rounds(games, 2) for games in (1, 2, 3)] == [2, 2, 4]
    assert [whole_rounds(games, 3) for games in (1, 3, 100)] == [3, 3, 102]


def test_what_was_played_is_not_played_again(contest: Contest) -> None:
    schedule = Schedule(contest, 10, {(PAIRING, number) for number in (0, 1, 2, 7, 12)})
    assert (schedule.total, schedule.left) == (10, 6)
    numbers = [number for batch in batches(schedule) for number in batch.numbers]
    assert numbers == [3, 4, 5, 6, 8, 9]
    assert schedule.left == 0


def test_all_pairings_advance_side_by_side() -> None:
    contest = Contest.read(hetman.game("warchest"), ["random", "greedy", "page", "squire"])
    schedule = Schedule(contest, 20)
    done: Counter[Pairing] = Counter(dict.fromkeys(contest.pairings, 0))
    for batch in batches(schedule):
        done[batch.pairing] += len(batch.numbers)
        assert max(done.values()) - min(done.values()) <= 2
    assert set(done.values()) == {20}


def test_only_the_pairings_asked_for(trio: Contest) -> None:
    schedule = Schedule(trio, 9, pairings=trio.pairings[:1])
    assert schedule.total == 9
    assert {batch.pairing for batch in batches(schedule)} == {trio.pairings[0]}


def test_the_first_batch_is_one_round_and_later_ones_fill_their_time(contest: Contest) -> None:
    schedule = Schedule(contest, 1000)
    assert schedule.size(PAIRING) == 2
    schedule.note(PAIRING, [SECONDS_A_BATCH / 10] * 5)
    assert schedule.size(PAIRING) == 10
    schedule.note(PAIRING, [1000.0])
    assert schedule.size(PAIRING) == 2
    quick = Schedule(contest, 1000)
    quick.note(PAIRING, [0.0])
    assert quick.size(PAIRING) == 2 * MOST_ROUNDS
