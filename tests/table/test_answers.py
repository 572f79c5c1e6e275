"""Answers that a table gives for people, where there is nothing to choose."""

from __future__ import annotations

import hetman
from hetman.core.forced import forced_move
from hetman.table.creation import create_table, rematch
from hetman.table.table import Table
from table.tables import new_table, play_out


def forced_table(forced: bool) -> Table:
    """A game of Chocim between two people after random moves, as far as the first decision with one plain answer."""
    game = hetman.game("chocim")
    for seed in range(20):
        table, dice = new_table("person", "person", game=game, seed=seed, forced=forced), hetman.Dice(seed)
        for _ in range(300):
            if not table.awaited:
                break
            seat = table.awaited[0]
            moves, made = table.moves(seat), len(table.playing.entries)
            table.play(seat, table.number_for(seat), moves[dice.below(len(moves))])
            decided = [entry for entry in table.playing.entries[made:] if entry.decision.seat >= 0]
            if (len(decided) > 1 and not decided[-1].decision.sealed) or (not forced and forced_move(table.playing)):
                return table
    raise AssertionError("no decision of these games has one answer")


def test_a_table_answers_where_there_is_nothing_to_choose() -> None:
    table = forced_table(forced=True)
    assert forced_move(table.playing) is None, "the next decision is a real one"
    record = table.playing.record
    assert hetman.Record.parse(str(record)).replay() == table.playing.state, "the record has every answer"


def test_without_the_option_people_answer_everything() -> None:
    table = forced_table(forced=False)
    seat = table.awaited[0]
    assert len(table.moves(seat)) == 1


def test_an_undo_takes_back_the_answers_of_the_table_too() -> None:
    """After an undo no decision is open that has nothing to choose, as far as people may undo."""
    answered = 0
    for seed in range(4):
        table, dice = new_table("person", "bot", game=hetman.game("chocim"), seed=seed, forced=True), hetman.Dice(seed)
        for _ in range(150):
            if not table.awaited:
                break
            seat = table.awaited[0]
            moves, made = table.moves(seat), len(table.playing.entries)
            number = table.number_for(seat)
            table.decide(seat, number, moves[dice.below(len(moves))])
            decided = [entry for entry in table.playing.entries[made:] if entry.decision.seat == 0]
            if seat == 0 and len(decided) > 1 and table.can_undo(0):
                answered += 1
                table.undo(0)
                assert forced_move(table.playing) is None
                assert len(table.playing.entries) <= made
    assert answered


def test_a_rematch_keeps_the_setting() -> None:
    table = new_table("person", "bot", seed=3, forced=True)
    play_out(table)
    assert rematch(table).forced


def test_a_table_of_the_api_has_the_setting() -> None:
    game = hetman.game("zizka")
    for forced in (False, True):
        table = create_table(game, seats=1, options={}, chairs=["me"], guest="g", name="Anna", forced=forced)
        assert table.forced is forced
