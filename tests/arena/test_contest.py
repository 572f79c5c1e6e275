"""Pairings, seats and seeds of a contest."""

from __future__ import annotations

import dataclasses
import pickle
from pathlib import Path

import pytest

import hetman
from arena.cooperative import Together
from hetman.arena.contest import Contest, Pairing

GAME = hetman.game("warchest")
BOTS = ["random", "greedy", "search:5"]


def test_every_pair_meets_once_where_there_are_two_sides() -> None:
    assert Contest.read(GAME, BOTS).pairings == (Pairing(0, 1), Pairing(0, 2), Pairing(1, 2))


def test_teams_meet_as_teams() -> None:
    contest = Contest.read(GAME, BOTS, 4)
    assert len(contest.pairings) == 3
    assert contest.bots_by_seat(0, Pairing(0, 2)) == [0, 2, 0, 2]
    assert contest.bots_by_seat(1, Pairing(0, 2)) == [2, 0, 2, 0]


def test_with_more_sides_one_sits_among_others_in_every_seat_and_the_other_way_round(trio: Contest) -> None:
    assert trio.pairings == (Pairing(0, 1), Pairing(1, 0))
    assert [trio.bots_by_seat(number, Pairing(1, 0)) for number in range(4)] == [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [1, 0, 0],
    ]


def test_a_bot_may_play_alone_where_nobody_plays_against_it(ambush: hetman.Game) -> None:
    contest = Contest.read(Together(ambush.folder), ["random"])
    assert contest.pairings == (Pairing(0, 0),)
    assert contest.bots_by_seat(7, Pairing(0, 0)) == [0, 0]


def test_the_same_bot_twice_is_told_apart() -> None:
    contest = Contest.read(GAME, ["greedy", "greedy", "random", "greedy"])
    assert contest.names == ("greedy", "greedy (2)", "random", "greedy (3)")


def test_games_of_a_round_share_their_chance_and_nothing_else_does(contest: Contest) -> None:
    pairing = Pairing(0, 1)
    seeds = [contest.match_seed(pairing, number) for number in range(6)]
    assert seeds[0] == seeds[1]
    assert seeds[2] == seeds[3]
    others = [
        contest.match_seed(Pairing(1, 0), 0),
        dataclasses.replace(contest, seed=6).match_seed(pairing, 0),
        dataclasses.replace(contest, bots=("random", "search:5")).match_seed(pairing, 0),
    ]
    assert len({*seeds, *others}) == 6


def test_every_bot_has_a_seed_of_its_own(contest: Contest) -> None:
    seeds = {contest.bot_seed(Pairing(0, 1), number, seat) for number in range(20) for seat in range(2)}
    assert len(seeds) == 40


def test_the_fewest_seats_for_two_sides_unless_said_otherwise() -> None:
    class Solo(Together):
        seats: tuple[int, ...] = (1, 2, 3)  # type: ignore[assignment]

        def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
            return tuple((seat,) for seat in range(seats))

    solo = Solo(GAME.folder)
    assert Contest.read(solo, ["random", "greedy"]).seats == 2
    assert Contest.read(Together(GAME.folder), ["random", "greedy"]).seats == 2


@pytest.mark.parametrize(
    ("bots", "seats", "options", "reason"),
    [
        (["random"], None, [], "two bots, got 'random'"),
        (["random", "gredy"], None, [], "did you mean 'greedy'"),
        (["random", "search:time=no"], None, [], "time must be a number, got 'no'"),
        (["random", "greedy"], 3, [], "2 or 4 seats, got 3"),
        (["random", "greedy"], None, ["colour=red"], "warchest has the options army"),
        (["random", "greedy"], None, ["army"], "NAME=VALUE, got 'army'"),
        (["random", "greedy"], None, ["round_limit=0"], "from 1 to 1000"),
        (["random", "greedy"], None, ["army=archer,scout"], "2 lists of 4 units"),
    ],
)
def test_what_is_wrong_is_said(bots: list[str], seats: int | None, options: list[str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Contest.read(GAME, bots, seats, options)


def test_options_are_read_as_they_are_typed() -> None:
    contest = Contest.read(GAME, BOTS, None, ["round-limit=7", "army=first-game"])
    assert contest.options == {
        "army": "first-game",
        "royal_guard": "revised",
        "round_limit": 7,
        "units": 0,
        "markers": 0,
    }


def test_a_contest_travels_to_a_worker(contest: Contest) -> None:
    assert contest.pairings
    assert pickle.loads(pickle.dumps(contest)).dump() == contest.dump()


def test_a_bot_that_was_changed_makes_another_contest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "changing_bot.py"
    file.write_text("class Lazy:\n    def __init__(self, seed=0): pass\n    def choose(self, seat): return 0\n")
    contest = Contest.read(GAME, ["random", "changing_bot:Lazy"])
    before = contest.dump()
    assert contest.dump() == before
    file.write_text(file.read_text() + "# better\n")
    assert {key for key, value in contest.dump().items() if value != before[key]} == {"code"}
    assert Contest.read(GAME, BOTS).code() != before["code"]
