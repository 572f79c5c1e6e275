from __future__ import annotations

import pytest

import hetman
from ambush import Ambush
from hetman import CannotUndo, IllegalMove, Match, Record


@pytest.fixture
def game() -> hetman.Game:
    return hetman.game("warchest")


def first_game(seed: int = 7, **settings: object) -> Match:
    return Match(hetman.game("warchest"), seed=seed, army="first-game", **settings)  # type: ignore[arg-type]


def test_nature_is_resolved_until_a_seat_decides() -> None:
    match = first_game()
    assert match.actor == 0
    assert [made.actor for made in match.record.moves] == [hetman.NATURE] * 7


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    assert str(first_game(7).record) == str(first_game(7).record)
    assert first_game(7).record.moves != first_game(8).record.moves


def test_a_match_without_a_seed_draws_one_of_its_own() -> None:
    assert first_game(seed=None).seed != first_game(seed=None).seed  # type: ignore[arg-type]


def test_moves_may_be_packed_or_in_notation() -> None:
    one, other = first_game(), first_game()
    move = one.state.moves()[0]
    one.play(move)
    other.play(one.game.notation(move))
    assert one.record.moves == other.record.moves


def test_an_illegal_move_changes_nothing_and_says_what_is_legal() -> None:
    match = first_game()
    before = str(match.record)
    with pytest.raises(IllegalMove) as error:
        match.play("deploy knight e6")
    assert "not legal now" in str(error.value)
    assert error.value.legal == tuple(match.game.notation(move) for move in match.state.moves())
    assert str(match.record) == before


def test_a_seat_may_not_play_for_another() -> None:
    match = first_game()
    with pytest.raises(IllegalMove, match="seat 1 has no open decision"):
        match.play(match.state.moves()[0], seat=1)


def test_a_finished_game_takes_no_more_moves() -> None:
    match = first_game(round_limit=1)
    while not match.over:
        match.play(match.state.moves()[-1])
    with pytest.raises(IllegalMove, match="over"):
        match.play("skip")


# Undo


def test_the_last_move_may_be_taken_back_until_somebody_else_has_moved() -> None:
    match = first_game()
    start = match.state.dump()
    match.play(match.state.moves()[0])
    assert match.can_undo(0)
    assert match.undo(0) == 1
    assert match.state.dump() == start
    match.play(match.state.moves()[0])
    match.play(match.state.moves()[0])
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo) as error:
        match.undo(0)
    assert error.value.reason == "other"


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    with pytest.raises(CannotUndo) as error:
        first_game().undo()
    assert error.value.reason == "start"


def play_a_round(match: Match) -> None:
    round_now = match.state.view(None)["round"]
    while match.state.view(None)["round"] == round_now and not match.over:
        match.play(next(text for text in map(match.game.notation, match.state.moves()) if text.startswith("pass")))


def test_the_dice_are_never_taken_back() -> None:
    match = first_game()
    play_a_round(match)
    with pytest.raises(CannotUndo) as error:
        match.undo(1)
    assert error.value.reason == "chance"


def test_one_person_may_take_back_the_dice_and_meets_the_same_again() -> None:
    match = first_game(free_undo=True)
    play_a_round(match)
    after = match.state.dump()
    last = match.entries[-7].move
    assert match.undo() == 7
    match.play(last)
    assert match.state.dump() == after


def test_the_record_notes_what_was_taken_back_past_the_dice() -> None:
    match = first_game(free_undo=True)
    play_a_round(match)
    number = len(match.entries)
    match.undo()
    assert f"undone {number} {number - 7}" in str(match.record).splitlines()
    play_a_round(match)
    record = Record.parse(str(match.record))
    assert record.replay() == match.state


def test_a_note_moves_along_when_more_is_taken_back() -> None:
    match = first_game(free_undo=True)
    play_a_round(match)
    while match.can_undo():
        match.undo()
    assert [note.first for note in match.undone] == [7]


def test_undo_without_dice_leaves_no_note() -> None:
    match = first_game()
    match.play(match.state.moves()[0])
    match.undo()
    assert match.undone == []


def test_a_finished_game_is_not_taken_back_between_people() -> None:
    match = first_game(round_limit=1)
    while not match.over:
        match.play(match.state.moves()[-1])
    with pytest.raises(CannotUndo) as error:
        match.undo()
    assert error.value.reason == "over"


# Sealed choices


def sealed_match(ambush: Ambush) -> Match:
    match = Match(ambush, seed=3, seats=3)
    assert match.state.stack[-1].sealed == 0b111
    return match


def test_sealed_answers_come_in_any_order_and_are_recorded_in_one(ambush: Ambush) -> None:
    forward, backward = sealed_match(ambush), sealed_match(ambush)
    answers = [forward.state.stack[-1 - seat].moves(forward.state)[0] for seat in range(3)]
    for seat in range(3):
        forward.play(answers[seat], seat=seat)
    for seat in reversed(range(3)):
        backward.play(answers[seat], seat=seat)
    assert str(forward.record) == str(backward.record)


def test_an_early_answer_shows_nowhere(ambush: Ambush) -> None:
    match = sealed_match(ambush)
    seen = [(match.state.view(seat), match.log(seat), str(match.record_for(seat))) for seat in (None, 0, 1)]
    decision = match.state.sealed_for(2)
    assert decision is not None
    match.play(decision.moves(match.state)[0], seat=2)
    assert [(match.state.view(seat), match.log(seat), str(match.record_for(seat))) for seat in (None, 0, 1)] == seen


def test_an_early_answer_must_be_legal_and_may_be_taken_back(ambush: Ambush) -> None:
    match = sealed_match(ambush)
    with pytest.raises(IllegalMove):
        match.play("skip", seat=2)
    decision = match.state.sealed_for(2)
    assert decision is not None
    match.play(decision.moves(match.state)[0], seat=2)
    match.undo(2)
    assert match.sealed.steps == {}


def test_the_answer_that_opens_a_sealed_choice_is_final(ambush: Ambush) -> None:
    match = sealed_match(ambush)
    match.play(match.state.moves()[0])
    assert match.can_undo(0)
    match.play(match.state.moves()[0])
    match.play(match.state.moves()[0])
    with pytest.raises(CannotUndo) as error:
        match.undo(2)
    assert error.value.reason in ("reveal", "chance")


def test_an_answer_is_in_the_log_of_its_seat_while_others_choose(ambush: Ambush) -> None:
    match = sealed_match(ambush)
    match.play(match.state.moves()[0])
    assert match.log(0)[-1]["key"] == "lay"
    assert match.log(1)[-1]["key"] != "lay"
    assert match.state.view(0)["awaited"] == [1, 2]
    assert match.state.view(0)["prompt"]["key"] == "sealed"
    assert match.state.view(1)["awaited"] == [0, 1, 2]
    assert match.state.view(None)["awaited"] == [0, 1, 2]


# Log and record


def test_only_the_witness_sees_hidden_operands() -> None:
    match = first_game()
    own = [event for event in match.log(0) if event["key"] == "draw"]
    assert all((event["args"]["coin"][1] is None) == (event["args"]["seat"][1] != 0) for event in own)
    assert all(event["args"]["coin"][1] is None for event in match.log(None) if event["key"] == "draw")
    assert [made.text for made in match.record_for(None).moves] == ["toss 0", *["draw ?"] * 6]


def test_the_record_of_a_running_game_holds_no_seed() -> None:
    match = first_game()
    assert match.seed.hex() not in str(match.record)
    assert "seed" not in str(match.record)


# Resuming


def test_a_running_game_goes_on_from_its_record_and_seed() -> None:
    match = first_game(words={1: "wiatr w polu"})
    play_a_round(match)
    match.play(match.state.moves()[0])
    resumed = Match.resume(Record.parse(str(match.record)), match.seed)
    assert resumed.state == match.state
    for each in (match, resumed):
        play_a_round(each)
    assert str(resumed.record) == str(match.record)


def test_another_seed_does_not_go_on_with_a_game() -> None:
    with pytest.raises(hetman.RecordError, match="does not have this hash"):
        Match.resume(first_game(7).record, 8)


@pytest.mark.parametrize("words", [{2: "x"}, {0: ""}, {0: "two\nlines"}, {0: " x"}, {0: "x" * 201}])
def test_bad_words_are_refused(words: dict[int, str]) -> None:
    with pytest.raises(ValueError, match="word"):
        first_game(words=words)


# Giving up


def test_who_concedes_loses_and_the_dice_can_be_checked() -> None:
    match = first_game()
    match.play(match.state.moves()[0])
    match.concede(0)
    assert match.over
    assert match.winners == (1,)
    text = str(match.record)
    assert "conceded 0\nresult 1\nseed " in text
    record = Record.parse(text)
    assert record.conceded == 0
    assert hetman.verify(record).dice == 7
    assert Match.resume(record, match.seed).winners == (1,)


def test_after_a_concession_nothing_is_played_or_taken_back() -> None:
    match = first_game(free_undo=True)
    match.play(match.state.moves()[0])
    match.concede(1)
    with pytest.raises(IllegalMove, match="over"):
        match.play(match.state.moves()[0])
    with pytest.raises(IllegalMove, match="over"):
        match.concede(0)
    with pytest.raises(CannotUndo) as error:
        match.undo()
    assert error.value.reason == "over"


def test_partners_lose_together() -> None:
    match = Match(hetman.game("warchest"), seed=7, seats=4)
    match.concede(2)
    assert match.winners == (1, 3)


def test_among_three_sides_nobody_can_concede(ambush: Ambush) -> None:
    match = Match(ambush, seed=1, seats=3)
    with pytest.raises(ValueError, match="two sides"):
        match.concede(0)
    assert not match.over


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("conceded 0\nresult 1", "conceded 0\nresult 0"), "expected the winners"),
        (("conceded 0\n", ""), "not over"),
        (("conceded 0\n", "conceded 7\n"), "no seat 7"),
    ],
)
def test_a_wrong_concession_is_found(change: tuple[str, str], fault: str) -> None:
    match = first_game()
    match.concede(0)
    with pytest.raises(hetman.RecordError, match=fault):
        Record.parse(str(match.record).replace(*change))
