"""The statistics of the games."""

from __future__ import annotations

import json

import pytest

import hetman
from arena.cooperative import Together
from hetman.arena.contest import Contest, Pairing
from hetman.arena.findings import Lengths, find, havings
from hetman.arena.play import Played
from hetman.arena.run import Trial
from hetman.arena.schedule import Schedule
from hetman.arena.sprt import Terms

PAIRING = Pairing(0, 1)
ARCHER, SCOUT, KNIGHT = ("unit", "archer"), ("unit", "scout"), ("unit", "knight")
GAMES = [
    Played(PAIRING, 0, (1.0, 0.0), (10, 12), ((ARCHER, KNIGHT), (SCOUT, KNIGHT)), (1.0, 3.0)),
    Played(PAIRING, 1, (0.0, 1.0), (20, 10), ((ARCHER, KNIGHT), (SCOUT, KNIGHT)), (2.0, 1.0)),
    Played(PAIRING, 2, (0.5, 0.5), (10, 8), ((ARCHER, KNIGHT), (SCOUT,)), (1.0, 1.0)),
    Played(PAIRING, 3, (1.0, 0.0), (11, 11), ((ARCHER, KNIGHT), (SCOUT,)), (1.0, 1.0)),
]


def test_shares_of_bots_and_sides(contest: Contest) -> None:
    found = find(contest, GAMES)
    # The first bot holds the first side in even games and the second in odd ones.
    assert found.meetings[0].share.share == (1 + 1 + 0.5 + 0) / 4
    assert [share.share for share in found.sides] == [2.5 / 4, 1.5 / 4]
    one, other = found.share(0, 1), found.share(1, 0)
    assert one is not None
    assert other == one.turned()
    assert found.share(0, 0) is None


def test_lengths_and_thinking(contest: Contest) -> None:
    found = find(contest, GAMES)
    assert found.meetings[0].lengths == Lengths(23, 22, 18, 30)
    assert found.thinking == pytest.approx((5 / 51, 6 / 41))


def test_what_everybody_has_tells_nothing() -> None:
    found = {having.thing: having.share for having in havings(GAMES)}
    assert found[ARCHER].share == 2.5 / 4
    assert found[SCOUT].share == 1.5 / 4
    assert (found[KNIGHT].share, found[KNIGHT].games) == (0.75, 2)
    assert [having.thing for having in havings(GAMES)] == [KNIGHT, ARCHER, SCOUT]


def test_where_there_is_one_side_only_everything_counts() -> None:
    games = [Played(Pairing(0, 0), n, (float(n > 1),), (1, 0), ((ARCHER,) if n else (SCOUT,),)) for n in range(4)]
    assert {having.thing: having.share.share for having in havings(games)} == {SCOUT: 0.0, ARCHER: pytest.approx(2 / 3)}


def test_one_among_others_is_counted_both_ways_round(trio: Contest) -> None:
    games = [Played(Pairing(0, 1), n, tuple(float(s == n % 3) for s in range(3)), (1, 2)) for n in range(6)]
    games += [Played(Pairing(1, 0), n, (1.0, 0.0, 0.0), (1, 2)) for n in range(6)]
    found = find(trio, games)
    shares = [found.share(0, 1), found.share(1, 0)]
    assert [share and share.share for share in shares] == [1.0, pytest.approx(1 / 3)]


def test_the_order_in_which_games_came_does_not_matter(contest: Contest) -> None:
    assert find(contest, GAMES).dump() == find(contest, GAMES[::-1]).dump()


def test_json_holds_everything(contest: Contest) -> None:
    found = json.loads(json.dumps(find(contest, GAMES).dump()))
    assert found["games"] == 4
    assert found["contest"]["bots"] == ["random", "greedy"]
    assert {rating["bot"] for rating in found["ratings"]} == {"random", "greedy"}
    assert found["pairs"][0]["bots"] == ["random", "greedy"]
    assert found["pairs"][0]["share"] == 0.625
    assert found["pairs"][0]["belongings"] == found["belongings"]
    assert found["belongings"][0]["token"] == "knight"
    assert found["sides"][0] | {"seats": [0], "games": 4} == found["sides"][0]
    assert found["lengths"]["longest"] == 30
    assert found["sprt"] is None


def test_without_games_there_is_nothing_to_find(contest: Contest) -> None:
    found = find(contest, [])
    assert (found.ratings, found.meetings, found.belongings) == ((), (), ())
    json.dumps(found.dump())


def test_a_trial_shows_only_what_it_has_looked_at(contest: Contest) -> None:
    trial = Trial(Terms(0.4, 0.6), Schedule(contest, 4))
    trial.sprt.add(1.0)
    found = find(contest, GAMES, trial)
    assert [played.number for played in found.games] == [0, 1]
    assert found.dump()["sprt"]["games"] == 2


def test_nobody_is_rated_where_nobody_meets(ambush: hetman.Game) -> None:
    alone = Contest.read(Together(ambush.folder), ["random", "greedy"])
    games = [Played(Pairing(bot, bot), n, (float(bot),), (5, 0)) for bot in range(2) for n in range(3)]
    found = find(alone, games)
    assert found.ratings == ()
    assert [meeting.share.share for meeting in found.meetings] == [0.0, 1.0]
