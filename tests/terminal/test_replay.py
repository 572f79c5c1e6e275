"""Replays show a finished game whole, and of a running one nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import hetman
from hetman.language import language
from hetman.terminal.replay import ReplayScreen
from terminal.script import Paper, typist


def played(decisions: int | None = None, game: hetman.Game | None = None, seed: int = 3) -> hetman.Match:
    """A random match, whole or up to this number of decisions."""
    if game is None:
        match = hetman.Match(hetman.game("warchest"), seed=seed, army="first-game", round_limit=4)
    else:
        match = hetman.Match(game, seed=seed)
    dice = hetman.Dice(seed)
    while not match.over and decisions != 0:
        moves = match.state.moves()
        match.play(moves[dice.below(len(moves))])
        decisions = None if decisions is None else decisions - 1
    return match


def shown(record: hetman.Record, seat: int | None = None, to: int | None = None, code: str = "en") -> str:
    paper = Paper(typist([]))
    ReplayScreen(record, code, seat).show(paper, to)
    return paper.text


def stepped(record: hetman.Record, typed: Iterable[str], to: int = 0) -> str:
    paper = Paper(typist(typed))
    ReplayScreen(record, "en").step(paper, to)
    return paper.text


def secrets(match: hetman.Match, seat: int | None) -> list[str]:
    """Sentences that only others may read."""
    lang = language("en", match.game.folder)
    events = [event for entry in match.entries for event in entry.events if event.hidden and event.witness != seat]
    return [lang.event({"key": event.key, "args": event.args}) for event in events]


def test_a_finished_game_is_shown_whole() -> None:
    match = played()
    text = " ".join(shown(match.record).split())
    lang = language("en", match.game.folder)
    for entry in match.entries:
        for event in entry.events:
            assert lang.event({"key": event.key, "args": event.args}) in text
    assert f"a record of {len(match.entries)} moves" in text
    assert "The game is over." in text
    board = match.game.plain_text(match.state.view(None), lang.say)
    assert board in shown(match.record)


def test_moves_are_numbered_as_in_the_record() -> None:
    match = played()
    text = shown(match.record)
    number, entry = next((n, e) for n, e in enumerate(match.entries, 1) if e.decision.seat == 0)
    sentence = language("en", match.game.folder).event(entry.events[0].seen_by(0))
    assert f"{number:>{len(str(len(match.entries)))}}  {sentence}"[:79] in text


def test_a_seat_sees_what_it_saw() -> None:
    match = played()
    text = " ".join(shown(match.record, seat=0).split())
    assert secrets(match, 0)
    assert not any(secret in text for secret in secrets(match, 0))
    own = [secret for secret in secrets(match, None) if secret not in secrets(match, 0)]
    assert own
    assert all(sentence in text for sentence in own)
    assert "Raven (you)" in text


def test_up_to_a_move() -> None:
    match = played()
    text = shown(match.record, to=9)
    lang = language("en", match.game.folder)
    assert match.game.plain_text(match.record.replay(9).view(None), lang.say) in text
    assert "\n10  " not in text
    assert "The game is over." not in text
    assert match.game.plain_text(match.record.start().view(None), lang.say) in shown(match.record, to=0)


def test_a_running_game_hides_its_secrets() -> None:
    match = played(7)
    text = " ".join(shown(match.record).split())
    assert len(secrets(match, None)) > 6
    assert not any(secret in text for secret in secrets(match, None))
    assert "was not finished" in text
    assert "Your hand" not in text


@pytest.mark.parametrize("seat", [0, 1])
def test_no_seat_of_a_running_game_is_shown(seat: int) -> None:
    with pytest.raises(ValueError, match="still runs"):
        ReplayScreen(played(7).record, "en", seat)


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="seat must be from 0 to 1, got 2"):
        ReplayScreen(played().record, "en", 2)


def test_the_record_of_a_seat_is_shown_as_far_as_nothing_is_hidden() -> None:
    match = played(7)
    record = match.record_for(0)
    first_hidden = next(n for n, made in enumerate(record.moves) if "?" in made.text.split())
    replay = ReplayScreen(record, "en")
    assert len(replay.entries) == first_hidden
    assert "contains a secret of the running game" in shown(record)


def test_an_answer_to_a_sealed_choice_is_not_shown_before_the_last_one(ambush: hetman.Game) -> None:
    match = played(0, ambush)
    while not (match.state.stack[-1].sealed and match.actor == 1):
        match.play(match.state.moves()[0])
    assert match.entries[-1].decision.sealed
    assert "Anna lays" not in shown(match.record)
    match.play(match.state.moves()[0])
    assert "Anna lays a card." in shown(match.record)


def test_a_record_that_does_not_replay_names_the_line() -> None:
    record = played().record
    number = next(n for n, made in enumerate(record.moves, 1) if made.actor == 1)
    record.moves[number - 1] = record.moves[number - 1]._replace(text="deploy swordsman e6")
    with pytest.raises(hetman.RecordError, match=f"line {record.line_of(number)}"):
        ReplayScreen(record, "en")


def test_a_wrong_result_is_noticed() -> None:
    record = played().record
    record.result = (0,) if record.result != (0,) else (1,)
    with pytest.raises(hetman.RecordError, match="winners"):
        ReplayScreen(record, "en")


def test_a_move_after_the_end_is_noticed() -> None:
    record = played().record
    record.moves.append(record.moves[-1])
    with pytest.raises(hetman.RecordError, match="over before this move"):
        ReplayScreen(record, "en")


# Step by step


def test_enter_shows_the_next_decision() -> None:
    match = played()
    text = stepped(match.record, ["", "", "quit"])
    deciding = [n for n, entry in enumerate(match.entries, 1) if entry.decision.seat >= 0]
    total = len(match.entries)
    for number in range(1, deciding[1] + 1):
        assert f"Move {number} of {total}: " in text
    assert f"Move {deciding[1] + 1} of {total}" not in text
    assert text.count("Initiative:") == 2, "before the toss nobody has it"


def test_a_number_goes_there_forwards_and_back() -> None:
    match = played()
    lang = language("en", match.game.folder)
    text = stepped(match.record, ["20", "8", "quit"])
    there = match.game.plain_text(match.record.replay(20).view(None), lang.say)
    back = match.game.plain_text(match.record.replay(8).view(None), lang.say)
    assert text.index(there) < text.rindex(back)
    assert f"Move 20 of {len(match.entries)}: {match.record.moves[19].text}" in text


@pytest.mark.parametrize("typed", ["-1", "99999", "xyz", "1.5"])
def test_a_wrong_number_is_explained(typed: str) -> None:
    match = played()
    text = stepped(match.record, [typed, "quit"])
    assert f"Type a number up to {len(match.entries)}, Enter or “quit”." in text


def test_stepping_to_the_end_and_out() -> None:
    match = played()
    decisions = sum(1 for entry in match.entries if entry.decision.seat >= 0)
    text = stepped(match.record, [""] * (decisions + 1))
    assert text.count("The game is over.") == 1


def test_stepping_from_a_move() -> None:
    match = played()
    text = stepped(match.record, ["", "quit"], to=7)
    assert "Move 7 of" not in text
    assert "Move 8 of" in text


def test_stepping_through_a_running_game_hides_the_notation_too() -> None:
    match = played(7)
    text = stepped(match.record, [""] * 20)
    assert "draw ?" in text
    for made in match.record.moves:
        if made.text.startswith(("draw", "pass", "initiative")):
            assert made.text not in text
