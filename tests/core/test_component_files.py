"""Component files: values, and errors with their place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from hetman.core.component_files import DEEPEST, ComponentError, Entry, all_different, read

BOX = """{
  "origin": "own",
  "cards": [
    {"id": "archer", "cost": 3, "skills": ["shoot", "run"], "name": {"en": "Archer", "pl": "Łuk", "pl.acc": "Łuka"}},
    {
      "id": "scout",
      "cost": 1,
      "skills": ["run", "run"],
      "swift": true,
      "name": " Scout "
    }
  ],
  "dice": [1, 2, 3],
  "count": {"archer": 4, "scout": 0}
}"""
SKILLS = ("shoot", "run")


@pytest.fixture
def box() -> Entry:
    return read("box.json", BOX)


def value(text: str) -> Entry:
    """A value on the second line of a file."""
    return read("a.json", f'{{\n"x": {text}}}')["x"]


# What can be read


def test_every_value_knows_its_line(box: Entry) -> None:
    archer, scout = box["cards"].items(2, 2)
    assert (box.line, box["cards"].line, archer.line, scout.line) == (1, 3, 4, 5)
    assert (scout["cost"].line, scout["swift"].line) == (7, 9)


def test_values_of_all_kinds(box: Entry) -> None:
    archer, scout = box["cards"].items()
    assert box.origin() == "own"
    assert box["dice"].numbers(3, 1, 3) == (1, 2, 3)
    assert box["count"].counts(("archer", "scout", "knight"), 4) == {"archer": 4, "scout": 0}
    assert [card["id"].token() for card in (archer, scout)] == ["archer", "scout"]
    assert archer["skills"].subset(SKILLS) == SKILLS
    assert scout["skills"].choices(SKILLS) == ("run", "run")
    assert scout["swift"].flag() is True


def test_names_in_both_languages_with_their_forms_or_one_for_all(box: Entry) -> None:
    archer, scout = (card["name"] for card in box["cards"].items())
    assert archer.names(("en", "pl"), ("pl.acc", "pl.gen")) == {"en": "Archer", "pl": "Łuk", "pl.acc": "Łuka"}
    assert scout.names(("en", "pl"), ("pl.acc",)) == {"en": "Scout", "pl": "Scout"}


def test_what_may_be_missing_has_a_default(box: Entry) -> None:
    archer, scout = box["cards"].items()
    assert [card.get("swift", False).flag() for card in (archer, scout)] == [False, True]
    assert archer.get("extra", SKILLS).subset(SKILLS) == SKILLS
    assert archer.get("count", {}).counts(SKILLS, 1) == {}
    assert not archer.has("count")


def test_white_space_and_escapes_as_json_has_them() -> None:
    found = read("a.json", ' \r\n\t{ "a\\"b" : [ 1 , "]}\\u0105" ,-2 ] , "c":{ } , "d" :[ ] }\n')
    assert found['a"b'].items()[1].text() == "]}ą"
    assert found['a"b'].items()[2].number(-2, 0) == -2
    assert (found.line, found["c"].entries(), found["d"].items()) == (2, {}, [])


# What is wrong

WRONG: list[tuple[str, Callable[[Entry], Any], str]] = [
    ("7", lambda x: x.number(1, 6), "expected an integer from 1 to 6, got 7"),
    ("0", lambda x: x.number(1, 6), "expected an integer from 1 to 6, got 0"),
    ("true", lambda x: x.number(0, 6), "expected an integer from 0 to 6, got true"),
    ("2.0", lambda x: x.number(0, 6), "expected an integer from 0 to 6, got 2.0"),
    ('"six"', lambda x: x.number(0, 6), 'expected an integer from 0 to 6, got "six"'),
    ("9" * 5000, lambda x: x.number(0, 6), f"expected an integer from 0 to 6, got {'9' * 60}…"),
    ("1", lambda x: x.flag(), "expected true or false, got 1"),
    ('"walk"', lambda x: x.choice(SKILLS), 'expected one of shoot, run, got "walk"'),
    ("[]", lambda x: x.choice(SKILLS), "expected one of shoot, run, got []"),
    ('["run", "walk"]', lambda x: x.choices(SKILLS), 'expected one of shoot, run, got "walk"'),
    ('"run"', lambda x: x.choices(SKILLS), 'expected a list […], got "run"'),
    ("[]", lambda x: x.subset(SKILLS), "expected at least 1 entries, got 0"),
    ('["run",\n"run"]', lambda x: x.subset(SKILLS), "'run' is repeated, first in a.json, line 2"),
    ("[1, 2]", lambda x: x.items(3, 3), "expected 3 entries, got 2"),
    ("[1, 2]", lambda x: x.items(0, 1), "expected 0 to 1 entries, got 2"),
    ("[1, 2]", lambda x: x.numbers(2, 0, 1), "expected an integer from 0 to 1, got 2"),
    ('{"a": 1}', lambda x: x.items(), 'expected a list […], got {"a": 1}'),
    ("null", lambda x: x["a"], "expected an object {…}, got null"),
    ('{"b": 1,\n "c": 2}', lambda x: x["a"], "expected 'a' here; there is 'b', 'c'"),
    ("{}", lambda x: x["a"], "expected 'a' here; there is nothing"),
    ('{"run": 5}', lambda x: x.counts(SKILLS, 4), "expected an integer from 0 to 4, got 5"),
    ('{"walk": 1}', lambda x: x.counts(SKILLS, 4), "unknown here; expected shoot, run"),
    ('{"origin": "heard"}', lambda x: x.origin(), 'expected one of rulebook, reconstructed, own, got "heard"'),
    ('" "', lambda x: x.text(), 'expected a text of one line, got " "'),
    ('"a\\nb"', lambda x: x.text(), 'expected a text of one line, got "a\\nb"'),
    ('"abcd"', lambda x: x.text(3), 'expected one line of 1 to 3 characters, got "abcd"'),
    ('"Łucznik"', lambda x: x.token(), 'digits and hyphens that begins with a letter, got "Łucznik"'),
    ('"4th"', lambda x: x.token(), 'digits and hyphens that begins with a letter, got "4th"'),
    ('"run"', lambda x: x.token(SKILLS), "expected another word: 'run' has another meaning in the game"),
    ("3", lambda x: x.names(("en", "pl")), "expected a text, or an object {…} of en, pl, got 3"),
    ('{"en": "A"}', lambda x: x.names(("en", "pl")), "expected 'pl' here; there is 'en'"),
    ('{"en": "A", "pl": "A", "de": "A"}', lambda x: x.names(("en", "pl")), "unknown here; expected en, pl"),
]


@pytest.mark.parametrize(("text", "ask", "fault"), WRONG, ids=[fault for _, _, fault in WRONG])
def test_a_fault_says_what_was_expected_and_what_came(text: str, ask: Callable[[Entry], Any], fault: str) -> None:
    with pytest.raises(ComponentError, match=re.escape(fault)) as error:
        ask(value(text))
    assert re.match(r"a\.json, line [23]: 'x'[^:]*: ", str(error.value))


def test_a_fault_names_the_card_and_the_keys(box: Entry) -> None:
    archer, scout = box["cards"].items()
    assert str(scout["cost"].wrong("2")) == "box.json, line 7: scout, 'cost': expected 2, got 1"
    assert str(archer["name"]["pl"].fault("why?")) == "box.json, line 4: archer, 'name', 'pl': why?"
    assert str(box["count"]["scout"].fault("why?")) == "box.json, line 14: 'count', 'scout': why?"
    assert str(box.fault("why?")) == "box.json, line 1: why?"


def test_what_came_is_shortened_to_one_line_that_can_be_printed() -> None:
    assert value("[1,\n  2]").came == "[1, 2]"
    assert value(json.dumps(["long"] * 99)).came == "[" + ('"long", ' * 9)[:59] + "…"
    assert value('"a\u009bb"').came == '"a�b"'


def test_an_expectation(box: Entry) -> None:
    box["dice"].expect(True, "nothing")
    with pytest.raises(ComponentError, match=r"^box\.json, line 13: 'dice': expected six dice$"):
        box["dice"].expect(False, "six dice")


# Keys


def ask_everything(box: Entry) -> None:
    box.origin()
    box["dice"].numbers(3, 1, 3)
    box["count"].counts(("archer", "scout"), 9)
    for card in box["cards"].items():
        card["id"].token()
        card["cost"].number(0, 9)
        card["skills"].choices(SKILLS)
        card.get("swift", False).flag()
        card["name"].names(("en", "pl"), ("pl.acc",))


def test_a_key_that_was_not_asked_for_is_unknown_at_any_depth() -> None:
    box = read("box.json", BOX)
    ask_everything(box)
    box.finish()
    for old, new, fault in (
        ('"swift"', '"swfit"', "line 9: scout, 'swfit': unknown here; expected id, cost, skills, swift, name"),
        ('"pl.acc"', '"pl.dat"', "line 4: archer, 'name', 'pl.dat': unknown here; expected en, pl, pl.acc"),
        ('"dice":', '"die": 1, "dice":', "line 13: 'die': unknown here; expected origin, dice, count, cards"),
    ):
        box = read("box.json", BOX.replace(old, new))
        with pytest.raises(ComponentError, match=re.escape(fault)):
            finish_after(box)


def finish_after(box: Entry) -> None:
    ask_everything(box)
    box.finish()


def test_an_object_that_may_be_there_but_is_not_read_is_a_note() -> None:
    found = read("a.json", '{"a": 1, "note": {"of": ["whatever", {"b": 2}]}}')
    found.only("a", "note")
    found.finish()
    with pytest.raises(ComponentError, match=r"^a\.json, line 1: 'note': unknown here; expected a$"):
        found.only("a")


def test_a_key_that_is_there_twice() -> None:
    with pytest.raises(ComponentError, match=r"^a\.json, line 3: 'b', 'a': this key is repeated, first in line 2$"):
        read("a.json", '{"b": {\n"a": 1,\n"a": 2}}')


def test_words_that_must_differ_are_compared_across_files() -> None:
    first, second = read("a.json", '{"x": "run"}'), read("b.json", '{\n"x": "run"}')
    all_different([first["x"]])
    with pytest.raises(ComponentError, match=r"^b\.json, line 2: 'x': 'run' is repeated, first in a\.json, line 1$"):
        all_different([first["x"], second["x"]])


# Files


UNREADABLE = [
    ("", "line 1: not JSON: Expecting value"),
    ('{\n"a": 1,\n oops}', "line 3: not JSON"),
    ('{"a": 1}\n}', "line 2: not JSON: Extra data"),
    ("\n[1]", "line 2: expected an object {…}, got [1]"),
    ('"text"', 'line 1: expected an object {…}, got "text"'),
    ("[" * 100_000, f"line 1: expected at most {DEEPEST} nested brackets"),
    ('{"a":\n' * 100_000, f"line {DEEPEST + 1}: "),
    ('{"a":\n' * 40 + "1" + "}" * 40, f"line {DEEPEST + 1}: "),
]


@pytest.mark.parametrize(("text", "fault"), UNREADABLE, ids=[f"{len(text)}: {fault}" for text, fault in UNREADABLE])
def test_a_file_that_cannot_be_read(text: str, fault: str) -> None:
    with pytest.raises(ComponentError, match=re.escape(f"a.json, {fault}")):
        read("a.json", text)


def test_nesting_up_to_the_limit_is_read() -> None:
    found = read("a.json", '{"a":' * DEEPEST + "1" + "}" * DEEPEST)
    for _ in range(DEEPEST):
        found = found["a"]
    assert found.number(1, 1) == 1
