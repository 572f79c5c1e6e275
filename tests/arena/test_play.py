"""A game follows from its pairing and number, and its record verifies."""

from __future__ import annotations

from pathlib import Path

import pytest

import hetman
from arena.cooperative import Together
from hetman.arena.contest import Contest, Pairing
from hetman.arena.play import BotFault, Played, play_batch, play_game
from hetman.arena.schedule import Batch

PAIRING = Pairing(0, 1)

OWN_BOTS = """
class Broken:
    def __init__(self, seed=0): pass
    def choose(self, seat): raise ZeroDivisionError("by nothing")

class Cheat:
    def __init__(self, seed=0): pass
    def choose(self, seat): return "win"
"""


def played(contest: Contest, number: int, pairing: Pairing = PAIRING) -> Played:
    found = play_game(contest, pairing, number)
    assert found is not None
    return found


def test_the_same_number_is_the_same_game(contest: Contest) -> None:
    one, again = played(contest, 3), played(contest, 3)
    assert one == again
    assert one.record == again.record
    assert one.record != played(contest, 5).record


def test_its_record_is_sound_and_tells_the_same(contest: Contest) -> None:
    for number in range(4):
        game = played(contest, number)
        record = hetman.Record.parse(game.record)
        hetman.verify(record)
        assert record.options["round_limit"] == "2"
        seated = contest.bots_by_seat(game.number, game.pairing)
        assert [note.player.name for note in record.players] == [contest.bots[place] for place in seated]
        assert sum(game.decisions) == sum(1 for made in record.moves if made.actor >= 0)
        expected = [float(side in (record.result or ())) / len(record.result or ()) for side in range(2)]
        assert game.shares == tuple(expected)


def test_sides_are_swapped_with_the_same_armies(contest: Contest) -> None:
    one, swapped, other = (played(contest, number) for number in (0, 1, 2))
    assert one.belongings == swapped.belongings
    assert one.belongings != other.belongings
    commitments = [hetman.Record.parse(game.record).commitment for game in (one, swapped, other)]
    assert commitments[0] == commitments[1] != commitments[2]


def test_each_bot_sits_where_it_should(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest.read(hetman.game("warchest"), ["random", "greedy"], 4, ["round_limit=3"])
    for number in range(2):
        game = played(contest, number)
        record = hetman.Record.parse(game.record)
        alone = contest.sides[number]
        assert game.decisions[0] == sum(1 for made in record.moves if made.actor in alone)


def test_a_draw_is_shared(trio: Contest) -> None:
    games = [played(trio, number) for number in range(60)]
    assert all(sum(game.shares) == pytest.approx(1) for game in games)
    assert any(0 < game.shares[0] < 1 for game in games)


def test_what_a_side_had_is_told_once_for_its_seats() -> None:
    contest = Contest.read(hetman.game("warchest"), ["random", "random"], 4, ["round_limit=1"])
    sides = played(contest, 0).belongings
    assert [len(things) for things in sides] == [6, 6]
    assert not set(sides[0]) & set(sides[1])


def test_all_seats_may_win_and_lose_together(ambush: hetman.Game) -> None:
    contest = Contest.read(Together(ambush.folder), ["greedy"])
    games = [played(contest, number, Pairing(0, 0)) for number in range(30)]
    assert {game.shares for game in games} == {(0.0,), (1.0,)}
    assert len({game.record for game in games}) == 30


def test_games_are_read_as_they_are_dumped(contest: Contest) -> None:
    game = played(contest, 1)
    assert Played.read(game.dump()) == game
    assert Played.read(game.dump()).seconds == pytest.approx(game.seconds, abs=1e-4)


def test_a_batch_that_is_broken_off_keeps_what_it_finished(contest: Contest) -> None:
    batch = Batch(contest, PAIRING, (0, 1, 2, 3))
    decisions = sum(played(contest, 0).decisions) + sum(played(contest, 1).decisions)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > decisions + 5

    assert [game.number for game in play_batch(batch, stop)] == [0, 1]
    assert [game.number for game in play_batch(batch)] == [0, 1, 2, 3]


@pytest.mark.parametrize(("bot", "how"), [("Broken", "ZeroDivisionError: by nothing"), ("Cheat", "IllegalMove")])
def test_a_bot_that_fails_is_named(bot: str, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "failing_bots.py").write_text(OWN_BOTS)
    contest = Contest.read(hetman.game("warchest"), ["random", f"failing_bots:{bot}"])
    with pytest.raises(BotFault, match=rf"^bot 'failing_bots:{bot}' failed in game 6 of 'random' and .*{how}"):
        play_game(contest, PAIRING, 6)
