"""What those who sit at a table may do, and what they may not."""

from __future__ import annotations

from typing import Any

import pytest

import hetman
from ambush import Ambush
from hetman import CannotUndo, IllegalMove
from hetman.table.creation import continued, rematch
from hetman.table.errors import Late, Refused
from hetman.table.server_clock import ServerClock
from hetman.table.table import Table
from hetman.table.time_control import DAY, TimeControl
from hetman.table.undo import own_tail
from table.tables import before_stakes, chair, new_table, play_first_moves, play_out

# Sitting down


def test_the_match_begins_when_nobody_is_missing() -> None:
    table = new_table("person", "open")
    assert table.status == "open"
    assert table.awaited == []
    with pytest.raises(Refused):
        table.play(0, 0, "pass royal")
    table.sit(1, "ewa", "Ewa", "fortuna")
    assert table.status == "running"
    assert table.playing.words == {1: "fortuna"}
    assert [chair.name for chair in table.chairs] == ["person0", "Ewa"]


def test_a_chair_is_taken_once() -> None:
    table = new_table("person", "open", "open", "open")
    table.sit(1, "ewa", "Ewa")
    with pytest.raises(Refused) as error:
        table.sit(1, "jan", "Jan")
    assert error.value.key == "taken"
    with pytest.raises(Refused):
        table.sit(9, "jan", "Jan")


def test_tokens_and_guests_open_seats() -> None:
    table = new_table("person", "person")
    assert table.seat_of_token(table.chairs[1].token) == 1
    assert table.seat_of_token("nothing") is None
    assert table.seats_of_guest("person1") == [1]
    assert table.seats_of_guest("") == []
    assert len({chair.token for chair in table.chairs} | {table.id}) == 3


# Deciding


def test_a_move_answers_the_decision_of_its_number() -> None:
    table = new_table("person", "person")
    number, move = table.number, table.moves(0)[0]
    assert table.play(0, number, move)
    assert table.number > number
    assert table.awaited == [1]


def test_a_repeated_move_is_recognised_and_changes_nothing() -> None:
    table = new_table("person", "person")
    number, move = table.number, table.game.notation(table.moves(0)[0])
    table.play(0, number, move)
    record = str(table.playing.record)
    assert not table.play(0, number, move)
    play_first_moves(table)
    assert not table.play(0, number, move)
    table.undo(1)
    assert str(table.playing.record) == record


def test_a_late_or_early_move_is_refused() -> None:
    table = new_table("person", "person")
    number = table.number
    first, second = table.moves(0)[:2]
    table.play(0, number, first)
    for wrong in (number, number - 1, number + 7):
        with pytest.raises(Late):
            table.play(0, wrong, second)
    with pytest.raises(Late):
        table.play(1, number, first)


def test_only_who_is_awaited_may_move_and_only_legally() -> None:
    table = new_table("person", "person")
    with pytest.raises(Refused) as error:
        table.play(1, table.number, "pass royal")
    assert error.value.key == "not-your-turn"
    with pytest.raises(IllegalMove):
        table.play(0, table.number, "deploy knight e6")


def test_numbers_are_never_used_twice() -> None:
    table = new_table("person", "bot")
    seen = {table.number}
    for _ in range(6):
        play_first_moves(table)
        assert table.number not in seen
        seen.add(table.number)
        if table.can_undo(0):
            table.undo(0)
            assert table.number not in seen
            seen.add(table.number)


# Secret choices


def test_a_secret_choice_shows_nothing_before_the_last_answer(ambush: Ambush) -> None:
    table = new_table("person", "person", "person", game=ambush)
    number, log = table.number, table.playing.log(0)
    assert table.choosing == table.awaited == [0, 1, 2]
    table.play(2, number, table.moves(2)[0])
    assert (table.number, table.playing.log(0)) == (number, log)
    assert table.choosing == [0, 1, 2]
    assert table.moves(2) == []
    assert not table.play(2, number, table.playing.sealed.of(2)[0])
    table.play(0, number, table.moves(0)[0])
    assert table.number == number
    table.play(1, number, table.moves(1)[0])
    assert table.number > number
    assert table.playing.sealed.steps == {}


def test_a_secret_answer_can_be_taken_back_until_the_last(ambush: Ambush) -> None:
    table = new_table("person", "person", "person", game=ambush)
    assert not table.can_undo(0)
    for seat in (0, 1):
        table.play(seat, table.number, table.moves(seat)[0])
    for seat in (0, 1):
        assert table.can_undo(seat)
    assert not table.can_undo(2)
    number = table.number
    table.undo(0)
    assert table.number == number
    assert table.awaited == [0, 2]


def test_a_repeated_secret_answer_is_recognised_after_the_last(ambush: Ambush) -> None:
    table = new_table("person", "person", "person", game=ambush)
    number, answers = table.number, {seat: table.moves(seat)[0] for seat in range(3)}
    for seat in (2, 0, 1):
        table.play(seat, number, answers[seat])
    for seat in range(3):
        assert not table.play(seat, number, answers[seat])
    with pytest.raises(Late):
        table.play(0, number, "lay nothing")


# Secret choices in several steps: stakes of treaties, placed one by one


@pytest.fixture
def stakes() -> Table:
    return before_stakes()


def step(table: Table, seat: int, text: str = "") -> None:
    """One step of a secret answer: the named one, or the first that does not end it."""
    legal = [table.game.notation(move) for move in table.moves(seat)]
    move = text or next(move for move in legal if move != "ready")
    assert table.play(seat, table.number_for(seat), move)


def seen_by_others(table: Table, seat: int) -> list[object]:
    others = [other for other in (*table.seats, None) if other != seat]
    return [
        (table.number_for(other), table.playing.view(other), table.playing.log(other), table.can_undo(0))
        for other in others
    ]


def test_steps_of_a_secret_answer_count_for_their_seat_alone(stakes: Table) -> None:
    number, before = stakes.number, seen_by_others(stakes, 1)
    moves = stakes.moves(0)
    for made in (1, 2):
        step(stakes, 1)
        assert stakes.number_for(1) == number + made
        assert seen_by_others(stakes, 1) == before
    step(stakes, 1, "ready")
    assert stakes.moves(1) == []
    assert seen_by_others(stakes, 1) == before
    assert stakes.moves(0) == moves
    assert stakes.choosing == [0, 1]


def test_steps_are_repeated_late_and_taken_back_one_by_one(stakes: Table) -> None:
    number = stakes.number
    views = [stakes.playing.view(1)]
    for _ in range(2):
        step(stakes, 1)
        views.append(stakes.playing.view(1))
    first, second = (stakes.game.notation(move) for move in stakes.playing.sealed.of(1))
    assert not stakes.play(1, number, first)
    assert not stakes.play(1, number + 1, second)
    with pytest.raises(Late):
        stakes.play(1, number + 1, "ready")
    with pytest.raises(Late):
        stakes.play(1, number + 5, second)
    for left in (1, 0):
        stakes.undo(1)
        assert stakes.number_for(1) == number + left
        assert stakes.playing.view(1) == views[left]
    assert not stakes.can_undo(0)


def test_answers_of_several_steps_reach_the_match_together_and_in_its_order(stakes: Table) -> None:
    number, entries = stakes.number, len(stakes.playing.entries)
    answers: dict[int, list[str]] = {}
    for seat, steps in ((1, 2), (0, 1)):
        for _ in range(steps):
            step(stakes, seat)
        answers[seat] = [stakes.game.notation(move) for move in stakes.playing.sealed.of(seat)] + ["ready"]
        assert len(stakes.playing.entries) == entries
        step(stakes, seat, "ready")
    made = stakes.playing.entries[entries : entries + 5]
    assert [int(entry.decision.seat) for entry in made] == sorted(int(entry.decision.seat) for entry in made)
    for seat in (0, 1):
        mine = [stakes.game.notation(entry.move) for entry in made if entry.decision.seat == seat]
        assert mine == answers[seat]
        for at, move in enumerate(mine):
            assert not stakes.play(seat, number + at, move)
    assert stakes.playing.sealed.steps == {}
    assert stakes.number >= number + 5


# Undo


def test_between_people_a_move_can_be_taken_back_until_the_other_moves() -> None:
    table = new_table("person", "person")
    assert not table.can_undo(0)
    play_first_moves(table)
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.undo(0)
    assert table.awaited == [0]
    play_first_moves(table, 2)
    with pytest.raises(CannotUndo) as error:
        table.undo(0)
    assert error.value.reason == "other"


def test_alone_among_bots_their_answers_go_too() -> None:
    table = new_table("person", "bot")
    before = str(table.playing.record)
    play_first_moves(table, 2)
    assert table.awaited == [0]
    table.undo(0)
    assert table.awaited == [0]
    assert str(table.playing.record) == before
    with pytest.raises(CannotUndo) as error:
        table.undo(0)
    assert error.value.reason == "start"


def test_a_finished_game_stays_finished() -> None:
    table = new_table("person", "bot", round_limit=1)
    play_out(table)
    assert table.status == "over"
    with pytest.raises(CannotUndo) as error:
        table.undo(0)
    assert error.value.reason == "over"


def test_reset_goes_back_to_the_beginning_of_the_turn() -> None:
    # In a draft a player picks two units in a row.
    table = new_table("person", "person", army="draft")
    first = table.awaited[0]
    while not table.can_reset(first):
        play_first_moves(table)
        first = table.playing.entries[-1].decision.seat
    tail = own_tail(table.playing, int(first))
    made = len(table.playing.entries)
    table.reset(int(first))
    assert len(table.playing.entries) == made - tail
    assert table.awaited == [int(first)]


# Leaving


def test_who_concedes_loses() -> None:
    table = new_table("person", "person")
    table.concede(1)
    assert table.status == "over"
    assert table.playing.winners == (0,)
    with pytest.raises(Refused):
        table.concede(0)


def test_among_several_sides_a_bot_plays_on(ambush: Ambush) -> None:
    table = new_table("person", "person", "person", game=ambush)
    table.concede(1)
    assert table.status == "running"
    assert table.chairs[1].thinks
    number, move = table.number_for(1), table.moves(1)[0]
    for action in (
        lambda: table.play(1, number, move),
        lambda: table.undo(1),
        lambda: table.reset(1),
        lambda: table.concede(1),
        lambda: table.hand_over(1, "random"),
    ):
        with pytest.raises(Refused):
            action()
    table.come_back(1)
    table.play_for(1, number, ambush.notation(move))
    assert 1 not in table.awaited


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    table = new_table("person", "person")
    table.hand_over(0, "random")
    assert table.chairs[0].thinks
    table.play_for(0, table.number, table.game.notation(table.moves(0)[0]))
    assert table.awaited == [1]
    table.come_back(0)
    assert not table.chairs[0].thinks
    with pytest.raises(Refused):
        new_table("person", "bot").hand_over(1, "random")


def test_a_bots_late_answer_is_dropped() -> None:
    table = new_table("bot", "person")
    number, text = table.number, table.game.notation(table.moves(0)[0])
    table.play_for(0, number, text)
    record = str(table.playing.record)
    table.play_for(0, number, text)
    table.play_for(1, table.number, table.game.notation(table.moves(1)[0]))
    assert str(table.playing.record) == record


# Clocks


def timed(*kinds: str, pace: str = "live 5+10", **settings: Any) -> tuple[Table, list[float]]:
    """A table with clocks, and the time that its server shows: the test moves it."""
    now = [1000.0]
    table = new_table(*kinds, time_control=TimeControl.read(pace), **settings)
    table.clocks.run_on(ServerClock(0.0, lambda: now[0]))
    return table, now


def left(table: Table, seat: int) -> float | None:
    return table.clocks.left(seat, table.awaited)


def test_the_clock_of_who_is_awaited_runs_and_a_decision_adds_to_it() -> None:
    table, now = timed("person", "person")
    now[0] += 20
    assert left(table, 0) == pytest.approx(280)
    assert left(table, 1) == 300
    play_first_moves(table)
    assert left(table, 0) == pytest.approx(290)
    assert table.next_flag() == pytest.approx(300)


def test_who_runs_out_of_time_loses() -> None:
    table, now = timed("person", "person")
    assert not table.flag()
    now[0] += 301
    assert table.flag()
    assert table.playing.winners == (1,)
    assert left(table, 0) == 0


def test_bots_have_no_clock() -> None:
    table, _ = timed("bot", "person")
    assert table.next_flag() is None


def test_an_undone_decision_loses_its_increment() -> None:
    table, now = timed("person", "person")
    for _ in range(5):
        now[0] += 1
        play_first_moves(table)
        table.undo(0)
    assert left(table, 0) == pytest.approx(295)


def test_clocks_of_a_secret_choice_do_not_tell_who_was_first(ambush: Ambush) -> None:
    table, _ = timed("person", "person", "person", game=ambush)
    before = [table.shown_clock(1, viewer) for viewer in (0, None)]
    table.play(1, table.number, table.moves(1)[0])
    assert [table.shown_clock(1, viewer) for viewer in (0, None)] == before
    own = table.shown_clock(1, 1)
    assert own is not None
    assert own[1] is False


def test_a_change_of_player_gives_nobody_time_and_tells_nothing(ambush: Ambush) -> None:
    table, now = timed("person", "person", "person", game=ambush)
    now[0] += 30
    table.play(1, table.number, table.moves(1)[0])
    now[0] += 30
    before = [table.shown_clock(seat, None) for seat in (1, 2)]
    table.hand_over(0, "random")
    assert [table.shown_clock(seat, None) for seat in (1, 2)] == before == [(240, True), (240, True)]
    now[0] += 30
    table.come_back(0)
    assert left(table, 0) == pytest.approx(240)
    assert left(table, 2) == pytest.approx(210)
    assert left(table, 1) == pytest.approx(280)


def test_who_comes_back_to_a_slow_game_has_the_days_of_a_decision() -> None:
    table, now = timed("person", "person", pace="slow 2")
    now[0] += 3 * DAY
    table.hand_over(0, "random")
    assert left(table, 0) == 0
    table.come_back(0)
    assert left(table, 0) == 2 * DAY


# Talking, and playing again


def test_messages_are_one_line() -> None:
    table = new_table("person", "bot")
    table.say(0, "Ewa", "  dzień\ndobry ")
    assert [(line.number, line.text) for line in table.chat] == [(1, "dzień dobry")]
    for text in ("", " ", "x" * 301):
        with pytest.raises(Refused):
            table.say(0, "Ewa", text)


def test_a_rematch_keeps_the_company_and_turns_the_chairs() -> None:
    table = new_table("person", "bot", round_limit=1)
    with pytest.raises(Refused):
        rematch(table)
    play_out(table)
    again = rematch(table)
    assert again.id == table.next
    assert [chair.kind for chair in again.chairs] == ["bot", "person"]
    assert again.chairs[1].guests == {"person0"}
    assert again.seed != table.seed
    assert again.status == "running"


def test_a_finished_game_can_be_continued_from_any_move() -> None:
    table = new_table("person", "bot", round_limit=2)
    play_out(table)
    record = table.playing.record
    again = continued(record, 12, [chair("person", "Ewa"), chair("bot")], "Ewa")
    assert again.playing.record.moves[:12] == record.moves[:12]
    assert again.status == "running"
    with pytest.raises(Refused):
        continued(record, len(record.moves) + 1, [chair("person"), chair("bot")], "")
    with pytest.raises(Refused):
        continued(new_table("person", "bot").playing.record, 0, [chair("person"), chair("bot")], "")


def test_a_whole_game_can_be_verified() -> None:
    table = new_table("bot", "bot", round_limit=2)
    play_out(table)
    assert hetman.verify(table.playing.record).dice


# What is seen


def test_the_last_decision_comes_with_the_view_before_it() -> None:
    table = new_table("person", "person")
    assert table.last(0) is None
    before = table.playing.view(1)
    play_first_moves(table)
    last = table.last(1)
    assert last is not None
    assert last.before == before
    assert last.events == table.playing.log(1)[-len(last.events) :]
    table.undo(0)
    assert table.last(0) is None


def test_the_last_secret_choice_counts_as_one(ambush: Ambush) -> None:
    table = new_table("person", "person", "person", game=ambush)
    before = table.playing.view(None)
    play_first_moves(table, 3)
    last = table.last(None)
    assert last is not None
    assert last.before == before
    assert [event["key"] for event in last.events][:3] == ["lay"] * 3


def test_the_record_says_who_sat_where() -> None:
    table = new_table("person", "bot")
    assert [str(note.player) for note in table.playing.players] == ["person person0", "bot random"]
    play_first_moves(table, 4)
    table.hand_over(0, "page")
    start = len(table.playing.entries) + 1
    play_first_moves(table, 2)
    table.come_back(0)
    back = len(table.playing.entries) + 1
    lines = str(table.playing.record).splitlines()
    assert f"player 0 {start} bot search:level=page" in lines
    assert f"player 0 {back} person person0" in lines
