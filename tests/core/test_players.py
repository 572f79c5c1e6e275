"""Players and newer rules in records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hetman
from hetman import Match, Record, RecordError, verify
from hetman.core.players import Player, Seated, merged, player_of
from hetman.core.record import Rules, digest

GOLDEN = Path(__file__).parents[1] / "golden" / "records" / "warchest-2.hetman"
ALA, GREEDY, KNIGHT = Player("person", "Ala"), Player("bot", "greedy"), Player("bot", "search:level=knight")


def new_match(**settings: Any) -> Match:
    players = {0: "person Ala", 1: "bot search:level=knight"}
    return Match(hetman.game("warchest"), seed=11, army="first-game", round_limit=4, players=players, **settings)


def play(match: Match, decisions: int) -> None:
    bot = hetman.bot("random", seed=1)
    for _ in range(decisions):
        if not match.over:
            match.play(bot.choose(hetman.Seat(match.state, match.actor)))


def rehashed(text: str) -> str:
    lines = text.splitlines()
    above = "".join(f"{line}\n" for line in lines[:-1])
    return f"{above}{lines[-1].split()[0]} {digest(above)}\n"


def test_a_record_names_the_players() -> None:
    match = new_match()
    lines = str(match.record).splitlines()
    assert lines[0] == "hetman record 2"
    at = lines.index("moves")
    assert lines[at - 2 : at] == ["player 0 person Ala", "player 1 bot search:level=knight"]
    assert Record.parse(str(match.record)) == match.record


def test_a_bot_that_takes_over_stands_before_its_first_move() -> None:
    match = new_match()
    play(match, 10)
    start = len(match.entries) + 1
    match.seat_player(0, GREEDY)
    match.seat_player(0, GREEDY)
    play(match, 10**6)
    text = str(match.record)
    lines = text.splitlines()
    at = lines.index(f"player 0 {start} bot greedy")
    assert lines[at - 1].startswith(f"{start - 1} ")
    assert lines[at + 1].startswith(f"{start} ")
    record = Record.parse(text)
    assert str(record) == text
    assert [player_of(record.players, 0, move) for move in (1, start - 1, start)] == [ALA, ALA, GREEDY]
    assert player_of(record.players, 1) == KNIGHT
    assert verify(record).dice
    assert lines[record.line_of(start) - 1].startswith(f"{start} ")


def test_an_undo_keeps_who_sits_there_now() -> None:
    match = new_match(free_undo=True)
    play(match, 6)
    start = len(match.entries) + 1
    match.seat_player(0, GREEDY)
    play(match, 4)
    while len(match.entries) >= start - 2:
        match.undo()
    assert player_of(match.players, 0) == GREEDY
    assert match.players[-1].start == len(match.entries) + 1
    match.seat_player(0, ALA)
    assert match.players == [Seated(0, ALA), Seated(1, KNIGHT)]
    assert Record.parse(str(match.record)) == match.record


def test_notes_are_merged() -> None:
    notes = [Seated(0, ALA), Seated(0, GREEDY, 9), Seated(0, ALA, 12), Seated(1, KNIGHT, 3)]
    assert merged(notes, 20) == [Seated(0, ALA), Seated(1, KNIGHT, 3), Seated(0, GREEDY, 9), Seated(0, ALA, 12)]
    assert merged(notes, 10) == [Seated(0, ALA), Seated(1, KNIGHT, 3), Seated(0, GREEDY, 9), Seated(0, ALA, 10)]
    assert merged(notes, 5) == [Seated(0, ALA), Seated(1, KNIGHT, 3)]


def test_a_running_record_does_not_tell_how_many_sealed_answers_it_hides(ambush: hetman.Game) -> None:
    match = Match(ambush, seed=3, seats=2)
    while not match.choosing:
        match.play(match.moves(match.actor)[0])
    seen = len(match.record_for(None).moves)
    match.play(match.moves(match.actor)[0])
    assert match.choosing
    match.seat_player(0, GREEDY)
    assert [note.start for note in match.record_for(None).players] == [seen + 1]
    assert Record.parse(str(match.record_for(None))).players == match.record_for(None).players


@pytest.mark.parametrize("player", ["", "robot x", "bot", "person  Ala", "person A\nb", f"person {'x' * 201}"])
def test_a_wrong_player_is_refused(player: str) -> None:
    with pytest.raises(ValueError, match=r"player|bot"):
        Match(hetman.game("warchest"), players={0: player})
    with pytest.raises(ValueError, match="a seat from 0 to 1, got 2"):
        Match(hetman.game("warchest"), seats=2, players={2: "person"})


@pytest.mark.parametrize(
    ("line", "edited", "message"),
    [
        ("player 0 person Ala", "player 2 person Ala", "a seat from 0 to 1, got 2"),
        ("player 0 person Ala", "player x person Ala", "expected an integer as seat"),
        ("player 0 person Ala", "player 0 human Ala", "a player must be 'person'"),
        ("player 0 person Ala", "player 1 person Ala", "seat 1 has a player already"),
        ("player 0 5 bot greedy", "player 0 6 bot greedy", "stands before move 5, got 6"),
        ("player 0 5 bot greedy", "player 0 5 bot", "a bot needs its text form"),
        ("rules 1 5", "rules 1", "expected 'rules', a version and a move"),
        ("rules 1 5", "rules 1 4", "stands before move 5, got 4"),
        ("rules 1 5", "rules 7 5", "expected version 1 of the rules of warchest, got 7"),
    ],
)
def test_a_wrong_line_is_named(line: str, edited: str, message: str) -> None:
    match = new_match()
    play(match, 4)
    record = match.record
    record.rules = [Rules("1", 5)]
    record.players.append(Seated(0, GREEDY, 5))
    lines = str(record).splitlines()
    at = lines.index(line)
    with pytest.raises(RecordError, match=message) as error:
        Record.parse(rehashed("\n".join([*lines[:at], edited, *lines[at + 1 :]]) + "\n")).replay()
    assert error.value.line in (at + 1, at + 2)


def test_format_1_has_no_such_lines() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.format == 1
    assert str(record) == text
    assert verify(record).dice
    with pytest.raises(RecordError, match="expected 'moves'"):
        Record.parse(rehashed(text.replace("moves\n", "player 0 person\nmoves\n")))
    with pytest.raises(RecordError):
        Record.parse(rehashed(text.replace("moves\n", "moves\nrules 1 1\n")))


# Newer rules


def at_version(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    monkeypatch.setattr(type(hetman.game("warchest")), "version", version)


def test_a_game_goes_on_under_newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    play(match, 8)
    start = len(match.entries) + 1
    text = str(match.record)
    at_version(monkeypatch, "2")
    with pytest.raises(RecordError, match=r"line 3: expected version 2 .* got 1"):
        Match.resume(Record.parse(text), 11)
    later = Match.resume(Record.parse(text).under_rules("2"), 11)
    play(later, 10**6)
    record = Record.parse(str(later.record))
    assert (record.version, record.rules, record.rules_version) == ("1", [Rules("2", start)], "2")
    assert f"rules 2 {start}" in str(record).splitlines()
    found = verify(record)
    assert found.dice == sum(made.actor == hetman.NATURE for made in record.moves)
    assert found.older == 0
    at_version(monkeypatch, "3")
    with pytest.raises(RecordError, match=r"expected version 3 .* got 2") as error:
        record.replay()
    assert str(record).splitlines()[error.value.line - 1] == f"rules 2 {start}"


def test_a_game_in_format_1_that_goes_on_under_newer_rules_is_written_in_format_2() -> None:
    record = Record.parse(GOLDEN.read_text(encoding="utf-8"))
    assert record.under_rules(record.version) is record
    assert record.under_rules("99").format == 2


def test_an_undo_past_newer_rules_moves_their_note(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(free_undo=True)
    play(match, 6)
    text = str(match.record)
    at_version(monkeypatch, "2")
    later = Match.resume(Record.parse(text).under_rules("2"), 11, free_undo=True)
    for _ in range(3):
        later.undo()
    assert later.record.rules == [Rules("2", len(later.entries) + 1)]
    assert Record.parse(str(later.record)) == later.record


def test_dice_of_older_rules_that_do_not_follow_from_the_seed_are_not_proved() -> None:
    match = new_match()
    play(match, 10**6)
    record = match.record
    dice = [at for at, made in enumerate(record.moves) if made.actor == hetman.NATURE]
    # The same moves with another seed: as if the older rules had turned its numbers into other dice.
    other = Match(hetman.game("warchest"), seed=12, army="first-game", round_limit=4)
    record.seed, record.commitment = other.record.seed or f"{12:064x}", other.record.commitment
    with pytest.raises(RecordError, match="by the seed"):
        verify(record)
    record.rules = [Rules("1", len(record.moves) + 1)]
    found = verify(Record.parse(str(record)))
    assert found.older > 0
    assert found.dice is not None
    assert found.dice + found.older == len(dice)
