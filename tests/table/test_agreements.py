"""Undo and draw by agreement of all people at a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hetman
from hetman.core.decision import NATURE
from hetman.table.agreements import answer, can_propose, propose
from hetman.table.errors import Refused
from hetman.table.proposals import DRAW, UNDO
from hetman.table.store import Store
from hetman.table.table import Table
from table.tables import before_stakes, new_table, play_first_moves


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def after_chance(seed: int = 7) -> tuple[Table, int]:
    """A table of two people, and a seat whose last decision chance has followed."""
    table = new_table("person", "person", seed=seed)
    while True:
        seat = table.awaited[0]
        play_first_moves(table)
        if table.playing.entries[-1].decision.seat == NATURE and not table.can_undo(seat):
            return table, seat


def refusal(table: Table, seat: int, what: str) -> str:
    with pytest.raises(Refused) as refused:
        propose(table, seat, what)
    return refused.value.key


def test_all_people_agree_to_a_draw_and_the_record_verifies() -> None:
    table = new_table("person", "person")
    play_first_moves(table, 3)
    assert not propose(table, 0, DRAW)
    assert table.status == "running"
    assert answer(table, 1, True)
    assert table.status == "over"
    text = str(table.playing.record)
    assert text.splitlines()[0] == "hetman record 3"
    assert "drawn\nresult 0 1\n" in text
    record = hetman.Record.parse(text)
    assert str(record) == text
    assert hetman.verify(record).moves == len(record.moves)
    assert not table.awaited


def test_an_agreed_undo_meets_the_same_dice_and_is_noted() -> None:
    table, seat = after_chance()
    before = [(entry.decision.seat, entry.move) for entry in table.playing.entries]
    number = table.number
    assert not propose(table, seat, UNDO)
    assert answer(table, 1 - seat, True)
    left = len(table.playing.entries)
    assert left < len(before)
    assert table.awaited == [seat]
    assert table.number > number, "a number is never used again"
    table.play(seat, table.number_for(seat), before[left][1])
    assert [(entry.decision.seat, entry.move) for entry in table.playing.entries] == before
    note = table.playing.undone[-1]
    assert (note.last, note.first, note.agreed) == (len(before), left, True)
    propose(table, 0, DRAW)
    answer(table, 1, True)
    found = hetman.verify(hetman.Record.parse(str(table.playing.record)))
    assert (found.undone, found.agreed) == (0, 1)


def test_one_refusal_declines_until_the_next_move() -> None:
    table = new_table("person", "person")
    play_first_moves(table)
    propose(table, 0, DRAW)
    assert refusal(table, 1, DRAW) == "proposal-open"
    answer(table, 1, False)
    assert table.journal.proposals.current is None
    assert refusal(table, 0, DRAW) == "proposal-declined"
    assert can_propose(table, 1, DRAW)
    play_first_moves(table)
    assert can_propose(table, 0, DRAW)


def test_a_player_who_plays_on_declines_and_an_offer_survives_the_own_move() -> None:
    table = new_table("person", "person")
    mine = table.awaited[0]
    propose(table, mine, DRAW)
    play_first_moves(table)
    assert table.journal.proposals.current is not None
    while table.awaited[0] == mine:
        play_first_moves(table)
    play_first_moves(table)
    assert table.journal.proposals.current is None


def test_who_asked_withdraws_and_cannot_accept() -> None:
    table = new_table("person", "person")
    propose(table, 0, DRAW)
    with pytest.raises(Refused):
        answer(table, 0, True)
    assert not answer(table, 0, False)
    with pytest.raises(Refused, match="no proposal"):
        answer(table, 1, True)


def test_three_people_must_all_agree() -> None:
    table = new_table("person", "person", "person", game=hetman.game("grunwald"))
    propose(table, 0, DRAW)
    assert not answer(table, 1, True)
    with pytest.raises(Refused):
        answer(table, 1, True)
    assert answer(table, 2, True)
    assert table.playing.winners == (0, 1, 2)


def test_bots_follow_the_people_but_never_draw_alone() -> None:
    alone = new_table("person", "bot")
    assert refusal(alone, 0, DRAW) == "bots-decline"
    table = new_table("person", "person", "bot", game=hetman.game("grunwald"))
    propose(table, 0, DRAW)
    assert answer(table, 1, True)


def test_nothing_is_agreed_while_a_bot_plays_for_an_absent_person() -> None:
    table, seat = after_chance()
    propose(table, seat, DRAW)
    table.hand_over(1 - seat, "random")
    assert table.journal.proposals.current is None
    assert refusal(table, seat, DRAW) == refusal(table, seat, UNDO) == "nobody-to-ask"


def test_people_at_one_device_agree_at_once() -> None:
    table, seat = after_chance()
    assert propose(table, seat, UNDO, own=(0, 1))
    assert table.awaited == [seat]


def test_nobody_asks_for_an_undo_that_they_have_or_do_not_need() -> None:
    table = new_table("person", "person")
    first = table.awaited[0]
    assert refusal(table, 1 - first, UNDO) == "nothing-to-undo"
    play_first_moves(table)
    if table.can_undo(first):
        assert refusal(table, first, UNDO) == "undo-yourself"


def test_a_sealed_choice_is_taken_back_whole() -> None:
    table = before_stakes()
    made = len(table.playing.entries)
    while len(table.playing.entries) == made:
        seat = table.awaited[0]
        table.play(seat, table.number_for(seat), table.moves(seat)[0])
    sealed = [seat for seat in (0, 1) if can_propose(table, seat, UNDO)]
    assert sealed
    propose(table, sealed[0], UNDO)
    answer(table, 1 - sealed[0], True)
    assert len(table.playing.entries) == made
    assert sorted(table.choosing) == [0, 1]


def test_proposals_undos_and_draws_survive_a_restart(store: Store) -> None:
    table, seat = after_chance()
    store.save(table)
    propose(table, seat, UNDO)
    store.save(table)
    table = store.load(table.id)
    proposal = table.journal.proposals.current
    assert proposal is not None
    assert (proposal.what, proposal.seat, proposal.open) == (UNDO, seat, [1 - seat])
    answer(table, 1 - seat, True)
    store.save(table)
    again = store.load(table.id)
    assert str(again.playing.record) == str(table.playing.record)
    assert again.number == table.number
    assert again.playing.undone[-1].agreed
    propose(again, 0, DRAW)
    answer(again, 1, True)
    store.save(again)
    over = store.load(table.id)
    assert over.status == "over"
    assert "\ndrawn\n" in str(over.playing.record)
