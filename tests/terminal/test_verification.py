"""The verification shows what a record proves, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

import hetman
from hetman.terminal.verification import show_verdict
from terminal.script import Paper, typist


def finished(undo: bool = False, **settings: Any) -> hetman.Match:
    match = hetman.Match(hetman.game("warchest"), seed=9, round_limit=2, free_undo=undo, **settings)
    while not match.over:
        match.play(match.state.moves()[0])
        if undo and match.entries[-1].decision.seat == hetman.NATURE:
            match.undo()
            undo = False
    return match


def verdict(record: hetman.Record, code: str = "en") -> tuple[bool, str]:
    paper = Paper(typist([]))
    sound = show_verdict("game.hetman", record, paper, code)
    return sound, " ".join(paper.text.split())


def test_a_sound_record_without_words() -> None:
    match = finished()
    sound, text = verdict(match.record)
    assert sound
    draws = sum(1 for entry in match.entries if entry.decision.seat == hetman.NATURE)
    assert "game.hetman is sound" in text
    assert f"All {draws} random draws follow from the seed" in text
    proved, unproved = text.split("What it does not prove:")
    assert "Nobody could change them" in proved
    assert "No player added a word" in unproved
    assert "Who sat in which seat." in unproved
    assert "taken back" not in text


def test_words_of_some_seats() -> None:
    _, text = verdict(finished(words={1: "per aspera"}).record)
    proved, unproved = text.split("What it does not prove:")
    assert "Wolf added a word before the start" in proved
    assert "Raven added no word" in unproved


def test_words_of_all_seats() -> None:
    _, text = verdict(finished(words={0: "ad astra", 1: "per aspera"}).record)
    assert "Raven and Wolf added words before the start" in text
    assert "convenient seed" not in text.split("What it does not prove:")[1]


def test_chance_that_was_taken_back() -> None:
    match = finished(undo=True)
    assert match.undone
    _, text = verdict(match.record)
    assert "A random draw was undone once" in text.split("What it does not prove:")[1]


@pytest.mark.parametrize("code", ["en", "pl"])
def test_a_running_game_is_legal_but_not_proved(code: str) -> None:
    match = hetman.Match(hetman.game("warchest"), seed=9)
    match.play(match.state.moves()[0])
    sound, text = verdict(match.record, code)
    assert not sound
    assert str(len(match.entries)) in text
    assert ("The game is not over" if code == "en" else "Zapis nie jest zamknięty") in text
    assert "proves" not in text


def test_touched_dice_are_named() -> None:
    record = finished().record
    number = next(n for n, made in enumerate(record.moves, 1) if made.actor == hetman.NATURE)
    legal = hetman.game("warchest").start(round_limit=2)
    other = next(move for move in legal.moves() if legal.setup.game.notation(move) != record.moves[number - 1].text)
    record.moves[number - 1] = record.moves[number - 1]._replace(text=legal.setup.game.notation(other))
    with pytest.raises(hetman.RecordError, match="by the seed, got"):
        verdict(record)
