from __future__ import annotations

from functools import cache

import pytest

import hetman
from hetman import Match, Record, RecordError, verify
from hetman.core.record import digest


@cache
def finished() -> str:
    match = Match(
        hetman.game("warchest"), seed=11, army="first-game", round_limit=4, words={0: "ad astra"}, free_undo=True
    )
    bot = hetman.bot("random", seed=1)
    undone = False
    while not match.over:
        match.play(bot.choose(hetman.Seat(match.state, match.actor)))
        if match.state.view(None)["round"] == 2 and not undone:
            match.undo()
            undone = True
    return str(match.record)


@cache
def running() -> str:
    match = Match(hetman.game("warchest"), seed=11, army="first-game")
    match.play(match.state.moves()[0])
    return str(match.record)


def rehashed(text: str) -> str:
    """A forged record: edited, and closed with a correct hash."""
    lines = text.splitlines()
    above = "".join(f"{line}\n" for line in lines[:-1])
    return f"{above}{lines[-1].split()[0]} {digest(above)}\n"


@pytest.mark.parametrize("text", [finished, running])
def test_a_record_prints_and_parses_exactly(text: object) -> None:
    original = text()  # type: ignore[operator]
    record = Record.parse(original)
    assert str(record) == original
    assert record == Record.parse(str(record))


def test_a_record_has_what_was_played() -> None:
    record = Record.parse(finished())
    assert (record.game, record.version, record.seats) == ("warchest", "1", 2)
    assert record.options == {
        "army": "first-game",
        "royal_guard": "revised",
        "round_limit": "4",
        "units": "0",
        "markers": "0",
    }
    assert record.words == {0: "ad astra"}
    assert record.undone
    assert record.seed == f"{11:064x}"


def test_a_record_replays_without_the_seed() -> None:
    record = Record.parse(finished())
    record.seed = None
    assert record.replay().winners() == record.result
    assert record.replay(0) == record.start()
    with pytest.raises(ValueError, match="must be from 0 to"):
        record.replay(10**6)


def test_line_of_finds_every_move() -> None:
    record = Record.parse(finished())
    lines = finished().splitlines()
    for number in range(1, len(record.moves) + 1):
        assert lines[record.line_of(number) - 1].startswith(f"{number} ")


@pytest.mark.parametrize("text", [finished, running])
def test_a_record_that_is_cut_off_anywhere_is_refused_with_the_line(text: object) -> None:
    lines = text().splitlines(keepends=True)  # type: ignore[operator]
    for count in range(len(lines)):
        with pytest.raises(RecordError) as error:
            Record.parse("".join(lines[:count]))
        assert error.value.line == count + 1
        assert "cut off" in str(error.value)


@pytest.mark.parametrize("text", [finished, running])
def test_any_edited_line_is_noticed(text: object) -> None:
    lines = text().splitlines()  # type: ignore[operator]
    for at, line in enumerate(lines):
        for edited in (line + "x", line.replace("a", "e", 1), line[:-1], line + " ", ""):
            if edited != line:
                with pytest.raises(RecordError):
                    Record.parse("\n".join([*lines[:at], edited, *lines[at + 1 :]]) + "\n")


def test_an_edited_move_is_named_by_its_line_even_under_a_forged_hash() -> None:
    lines = finished().splitlines()
    at = next(at for at, line in enumerate(lines) if " nature draw " in line)
    drawn = lines[at].split()[-1]
    other = "royal" if drawn != "royal" else "archer"
    lines[at] = lines[at].replace(drawn, other)
    forged = "\n".join(lines) + "\n"
    with pytest.raises(RecordError) as honest:
        Record.parse(forged)
    assert honest.value.line == at + 1
    with pytest.raises(RecordError) as error:
        verify(Record.parse(rehashed(forged)))
    assert error.value.line == at + 1
    assert "by the seed, got" in str(error.value)


@pytest.mark.parametrize(
    ("line", "edited", "message"),
    [
        ("hetman record 2", "hetman record 9", "expected 'hetman record 1' or 'hetman record 2'"),
        ("game warchest", "game warches", "did you mean 'warchest'"),
        ("version 1", "version 99", "expected version 1 .* got 99"),
        ("seats 2", "seats 3", "takes"),
        ("seats 2", "seats two", "expected an integer"),
        ("option royal_guard revised", "option royal_guard modern", "revised, classic"),
        ("option royal_guard revised", "option knight revised", "no option 'knight'"),
        ("word 0 ad astra", "word zero ad astra", "expected an integer"),
    ],
)
def test_a_wrong_header_is_named_by_its_line(line: str, edited: str, message: str) -> None:
    lines = finished().splitlines()
    at = lines.index(line)
    text = rehashed("\n".join([*lines[:at], edited, *lines[at + 1 :]]) + "\n")
    with pytest.raises(RecordError, match=message) as error:
        Record.parse(text).replay()
    assert error.value.line in (at + 1, at + 2)


def test_a_missing_move_is_noticed() -> None:
    lines = finished().splitlines()
    at = lines.index("moves") + 3
    with pytest.raises(RecordError, match="something is missing") as error:
        Record.parse("\n".join([*lines[:at], *lines[at + 1 :]]) + "\n")
    assert error.value.line == at + 1


def test_a_false_result_is_noticed() -> None:
    record = Record.parse(finished())
    record.result = (0,) if record.result != (0,) else (1,)
    with pytest.raises(RecordError, match="expected the winners"):
        Record.parse(str(record)).replay()


def test_another_seed_is_not_the_promised_one() -> None:
    record = Record.parse(finished())
    record.seed = "0" * 64
    with pytest.raises(RecordError, match="does not have the hash that opens"):
        verify(Record.parse(str(record)))


def test_dropping_a_word_is_noticed() -> None:
    record = Record.parse(finished())
    record.words = {}
    with pytest.raises(RecordError, match="by the seed, got"):
        verify(Record.parse(str(record)))


def test_verify_counts_what_it_checked() -> None:
    found = verify(Record.parse(finished()))
    record = Record.parse(finished())
    assert found.dice == sum(made.actor == hetman.NATURE for made in record.moves)
    assert found.words == (0,)
    assert found.undone == 1
    assert verify(Record.parse(running())).dice is None


def test_what_is_hidden_cannot_be_replayed() -> None:
    match = Match(hetman.game("warchest"), seed=11, army="first-game")
    text = str(match.record_for(0))
    with pytest.raises(RecordError, match="hidden operand"):
        Record.parse(text).replay()


def test_text_after_the_end_is_refused() -> None:
    with pytest.raises(RecordError, match="expected nothing after"):
        Record.parse(finished() + "more\n")


def test_line_ends_of_another_kind_are_named() -> None:
    with pytest.raises(RecordError):
        Record.parse(finished().replace("\n", "\r\n"))


def drawn() -> str:
    match = Match(hetman.game("warchest"), seed=11, army="first-game")
    match.play(match.state.moves()[0])
    match.agree_draw()
    return str(match.record)


def test_a_draw_by_agreement_closes_a_record() -> None:
    record = Record.parse(drawn())
    assert str(record) == drawn()
    assert (record.format, record.drawn, record.result) == (3, True, (0, 1))
    assert verify(record).dice


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hetman record 3", "hetman record 2"),
        ("drawn\n", ""),
        ("drawn\n", "drawn 1\n"),
        ("drawn\n", "conceded 0\ndrawn\n"),
        ("result 0 1", "result 0"),
    ],
)
def test_a_forged_draw_is_found(old: str, new: str) -> None:
    assert old in drawn()
    with pytest.raises(RecordError):
        verify(Record.parse(rehashed(drawn().replace(old, new))))


def test_a_finished_game_cannot_be_drawn() -> None:
    lines = finished().replace("hetman record 2", "hetman record 3").replace("result ", "drawn\nresult ")
    with pytest.raises(RecordError):
        verify(Record.parse(rehashed(lines)))
