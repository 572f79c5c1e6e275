"""The log: equal sentences are merged, chapters are not, and an undo takes its lines back."""

from __future__ import annotations

import hetman
from hetman.presentation.log import Log, LogLine, common_length, events_since_own_decision, merged, sentences, verb_in
from hetman.presentation.texts import texts_of

GAME = hetman.game("warchest")
WORDS = texts_of(GAME, "en")
PASSES = {"key": "pass", "args": {"seat": ["seat", 0], "coin": ["coin", None]}}


def match() -> hetman.Match:
    return hetman.Match(GAME, seed=7, army="first-game")


def test_equal_lines_in_a_row_are_one_line_with_a_count() -> None:
    lines = merged(LogLine(text) for text in "aabaa")
    assert [(line.text, line.count) for line in lines] == [("a", 2), ("b", 1), ("a", 2)]


def test_chapters_are_never_merged() -> None:
    lines = merged([LogLine("Round", chapter=True), LogLine("Round", chapter=True), LogLine("Round")])
    assert [line.count for line in lines] == [1, 1, 1]


def test_sentences_have_their_counts() -> None:
    once = WORDS.event(PASSES)
    assert sentences([PASSES], WORDS) == [once]
    assert sentences([PASSES] * 3, WORDS) == [f"{once} (3×)"]


def test_an_undo_takes_lines_back_and_keeps_the_others() -> None:
    played, log = match(), Log(WORDS, 0)
    before = log.lines(played)
    kept = list(log.kept)
    played.play(played.state.moves()[0])
    assert len(log.lines(played)) > len(before)
    played.undo()
    assert log.lines(played) == before
    assert len(log.kept) == len(kept)


def test_a_seat_does_not_read_what_others_draw() -> None:
    played = match()
    own, other = (Log(WORDS, seat).lines(played) for seat in (0, 1))
    assert [line.text for line in own] != [line.text for line in other]
    assert any("draws a coin from the bag" in line.text and line.count == 3 for line in own)


def test_the_verb_stands_after_the_one_who_acts() -> None:
    refills = {"key": "refill", "args": {"seat": ["seat", 1]}}
    assert verb_in(WORDS.event(PASSES), PASSES, WORDS) == "passes"
    assert verb_in(WORDS.event(refills), refills, WORDS) == "puts"
    polish = texts_of(GAME, "pl")
    skips = {"key": "skip", "args": {"seat": ["seat", 0]}}
    assert verb_in(polish.event(skips), skips, polish) == "nie wykonuje"
    wins = {"key": "toss", "args": {"first": ["seat", 0]}}
    assert verb_in(polish.event(wins), wins, polish) == ""


def test_news_start_with_the_own_last_decision() -> None:
    played = match()
    assert events_since_own_decision(played, 0) == played.log(0)
    made = len(played.log(0))
    played.play(played.state.moves()[0])
    assert events_since_own_decision(played, 0) == played.log(0)[made:]


def test_the_common_start() -> None:
    assert [common_length("abc", other) for other in ("abd", "abc", "ab", "", "xbc", "abcd")] == [2, 3, 2, 0, 0, 3]
