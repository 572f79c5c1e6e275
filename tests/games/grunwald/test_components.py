"""The box: counts of the rulebook, marked origins, and a host's own cards."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import hetman
from games.grunwald.table import table
from hetman import Match, Record
from hetman.games.grunwald import GAME
from hetman.games.grunwald.components import FOLDER
from hetman.games.grunwald.components.events import EFFECTS
from hetman.games.grunwald.rules import box
from hetman.language import language

BOX = (FOLDER / "box.json").read_text(encoding="utf-8")


def own(changes: dict[str, Any], name: str = "my-box.json") -> hetman.Game:
    """The game with these groups of a host's own."""
    return GAME.with_components({name: json.dumps(changes, indent=1)})


# Hetman's box


def test_counts_of_the_rulebook() -> None:
    contents = GAME.contents
    assert {name: sum(counts) for name, counts in contents.strengths.items()} == {
        "crown": 16,
        "mercenary": 16,
        "teuton": 12,
    }
    assert (len(contents.provision_cards), len(contents.ducat_cards), len(contents.events)) == (8, 8, 14)
    assert sum(contents.provision_tokens.values()) == 18


def test_distributions_of_the_reconstruction() -> None:
    strengths = GAME.contents.strengths
    totals = {name: sum(n * count for n, count in enumerate(counts, 1)) for name, counts in strengths.items()}
    assert totals == {"crown": 58, "mercenary": 64, "teuton": 23}
    assert GAME.contents.provisions == 54
    # The final score of the rulebook's example must be possible.
    assert totals["crown"] + totals["mercenary"] >= 95
    # Ten of the twelve Teutons are shown, and 21 points of them were captured.
    assert totals["teuton"] - 1 - 1 >= 21


def test_every_group_has_its_origin() -> None:
    assert set(GAME.contents.origins.values()) == {"reconstructed"}
    assert set(GAME.contents.origins) == {"crown", "mercenary", "teuton", "provisions", "ducats", "events"}
    assert json.loads((FOLDER / "rulebook.json").read_text(encoding="utf-8"))["origin"] == "rulebook"


def test_the_three_known_events_are_there() -> None:
    assert {"samogitia", "dobrzyn", "pomerania"} <= {event.token for event in GAME.contents.events}


def test_effects_have_the_numbers_that_the_rules_give_them() -> None:
    numbers = {
        "prizes": box.PRIZES,
        "worth": box.WORTH,
        "regroup": box.REGROUP,
        "purchase": box.PURCHASE,
        "recruit": box.RECRUITING,
        "promote": box.PROMOTION,
        "auction-start": box.AUCTION_START,
        "auction-helpers": box.AUCTION_HELPERS,
        "auction-provisions": box.AUCTION_PROVISIONS,
        "contest": box.CONTEST,
        "escort": box.ESCORTING,
        "levy": box.LEVY,
        "grant": box.GRANT,
        "auction-knights": box.AUCTION_KNIGHTS,
        "raid": box.RAID,
    }
    assert numbers == {effect: number for number, effect in enumerate(EFFECTS)}


# Own components


def test_own_strengths_are_played_with() -> None:
    game = own({"crown": {"origin": "own", "strengths": {"6": 16}}})
    state = game.start(start="0")
    state.play("toss 0")
    assert [game.notation(move) for move in state.moves()] == ["reveal crown6"]


def test_groups_left_out_stay_as_they_are() -> None:
    game = own({"teuton": {"origin": "own", "strengths": {"4": 12}}})
    assert game.start().view(None)["unseen"]["crown"] == GAME.start().view(None)["unseen"]["crown"]


def test_own_cards_of_provisions_and_ducats_are_played_with() -> None:
    cards = {"origin": "own", "tokens": {"5": 2, "3": 2, "1": 14}, "cards": [[9, 1]] * 8}
    game = own({"provisions": cards, "ducats": {"origin": "own", "cards": [[9, 8, 7]] * 8}})
    assert game.start(4).view(None)["bank"]["provisions"] == 10 + 6 + 14 - 4
    t = table(3, provisions="9 1", ducats="9 8 7", game=game)  # type: ignore[arg-type]
    t.play("send officer provisions", "send officer ducats").pass_all()
    assert t.provisions()[0] == 10
    assert t.ducats()[1] == 12


def own_events(**first: Any) -> dict[str, Any]:
    """Fourteen events, the first of them a host's own."""
    cards = json.loads(BOX)["events"]["cards"]
    cards[0] = {"event": "wawel", "effect": "grant", "ducats": [5, 4, 3], "provisions": 2, **first}
    return {"events": {"origin": "own", "cards": cards}}


def test_own_event_has_its_name_and_is_played() -> None:
    name = {"en": "A “Ball” on the {Wawel}", "pl": "Bal na \\Wawelu"}
    game = own(own_events(name=name))
    assert game.parse("event wawel") >= 0
    for code, text in name.items():
        lang = language(code, game.folder, game.own_texts[code])
        assert lang.event({"key": "event", "args": {"event": ["event", "wawel"]}}).endswith(f"{text}.")
        assert lang.name("event", "hunt") != "hunt"
        assert lang.say("card-wawel") == lang.say("card-hunt") == lang.say("own-event")


def test_own_event_may_have_its_text() -> None:
    words = {"en": "Everybody takes something.", "pl": "Każdy coś bierze."}
    game = own(own_events(name={"en": "Ball", "pl": "Bal"}, text=words))
    for code, text in words.items():
        assert language(code, game.folder, game.own_texts[code]).say("card-wawel") == text


def test_rules_of_events_stay_where_only_other_cards_are_own() -> None:
    assert own({"teuton": {"origin": "own", "strengths": {"4": 12}}}).own_texts == {}


def test_games_with_own_components_run_to_their_end_and_replay() -> None:
    game = own({**own_events(name={"en": "Ball", "pl": "Bal"}), "teuton": {"origin": "own", "strengths": {"1": 12}}})
    match = Match(game, seed=3, seats=3)
    while not match.over:
        moves = match.state.moves()
        match.play(moves[len(match.entries) % len(moves)])
    record = Record.parse(str(match.record))
    assert record.replay() == match.state
    assert list(record.components) == ["my-box.json"]


def test_play_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(BOX, encoding="utf-8")
    assert hetman.game("grunwald", components=tmp_path / "mine.json").own_components == {"mine.json": BOX}


def broken(find: str, put: str) -> tuple[str, int]:
    """The default box with one change, and the line where it is."""
    assert BOX.count(find) >= 1
    at = BOX.index(find)
    return BOX.replace(find, put, 1), BOX.count("\n", 0, at) + 1


FAULTS = [
    ('"1": 2, "2": 3', '"1": 3, "2": 3', "'crown', 'strengths': expected 16 cards in all, got 17"),
    ('{"1": 2, "2": 3', '{"0": 2, "2": 3', "'strengths', '0': unknown here; expected 1, 2, 3, 4, 5, 6"),
    (
        '"5": 6, "3": 6, "1": 6',
        '"5": 6, "3": 9, "1": 3',
        "at least 4 tokens of value 1, one for each player's start, got 3",
    ),
    ('"5": 6, "3": 6, "1": 6', '"5": 6, "3": 6, "1": 5', "expected 18 tokens in all, got 17"),
    ("[[3], [4], [3, 1]", "[[3], [4], [1, 3]", "expected falling values, the highest first, got [1, 3]"),
    ("[[3], [4], [3, 1]", "[[3], [4], [5, 4, 3]", "expected 1 or 2 values on a card, got 3"),
    ("[[3], [4], [3, 1]", "[[3], [3, 1]", "'provisions', 'cards': expected 8 entries, got 7"),
    ("[[3, 2], [4, 2]", "[[3], [4, 2]", "expected 2 or 3 values on a card, got 1"),
    ("[[3, 2], [4, 2]", "[[30, 2], [4, 2]", "'ducats', 'cards': expected an integer from 1 to 12, got 30"),
    ('"effect": "levy"', '"effect": "tax"', "expected one of prizes, worth"),
    ('"ducats": 2, "provisions": 1', '"ducats": 2', "expected 'provisions' here; there is 'event', 'effect', 'ducats'"),
    ('"ducats": 2, "provisions": 1', '"ducats": [1, 2], "provisions": 1', "'ducats': expected 3 entries, got 2"),
    (
        '"price": 2, "worth": 3',
        '"price": 2, "worth": 3, "gift": 1',
        "'gift': unknown here; expected event, effect, price, worth, name, text",
    ),
    ('"event": "dobrzyn"', '"event": "samogitia"', "'samogitia' is repeated, first in my-box.json, line 26"),
    (
        '"event": "dobrzyn"',
        '"event": "Dobrzyń"',
        'lower-case letters a to z, digits and hyphens that begins with a letter, got "Dobrzyń"',
    ),
    (
        '"event": "dobrzyn"',
        '"event": "crown"',
        "expected another word: 'crown' has another meaning in the game",
    ),
    ('"event": "dobrzyn"', '"event": "wawel"', "expected a \"name\" in en and pl for the event 'wawel'"),
    ('"field": "crown"', '"field": "teutons"', "expected one of crown, provisions, ducats, helpers"),
    ("[[6], [4, 2], [4, 3, 2]]", "[[4, 3, 2], [4, 2], [4]]", "expected prizes for 1 to 2 places, got 3"),
    ('"origin": "reconstructed"', '"origin": "heard"', "expected one of rulebook, reconstructed, own"),
    ('"crown": {', '"crowns": {', "'crowns': unknown here; expected crown, mercenary"),
    (
        '"cards": [[3], [4]',
        '"cards": {"a": 1}, "x": [[3], [4]',
        "'provisions', 'x': unknown here; expected origin, tokens, cards",
    ),
    ('"effect": "regroup"}', '"effect": "regroup"', "not JSON"),
    (
        '"mercenary": {',
        '"crown": {"origin": "own"}, "mercenary": {',
        "'crown': this key is repeated, first in line 2",
    ),
]


@pytest.mark.parametrize(("find", "put", "message"), FAULTS)
def test_a_bad_file_is_refused_with_file_and_line(find: str, put: str, message: str) -> None:
    text, line = broken(find, put)
    with pytest.raises(ValueError, match=re.escape(message)) as fault:
        GAME.with_components({"my-box.json": text})
    error = str(fault.value)
    assert error.startswith("my-box.json, line ")
    named = int(error.split(",", 1)[1].split(":")[0].removeprefix(" line "))
    assert 0 <= named - line <= 1


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"a.json": "{}", "b.json": "{}"}, "expected one file such as box.json, got a.json, b.json"),
        ({"rulebook.json": "{}"}, "rulebook.json, line 1: what the rulebook says cannot be replaced"),
        ({"a.json": "{}"}, "a.json, line 1: expected at least one of crown"),
        ({"a.json": "[]"}, "a.json, line 1: expected an object {…}, got []"),
        ({"a.json": '\n{"crown": 7}'}, "a.json, line 2: 'crown': expected an object {…}, got 7"),
        (
            {"a.json": '{"crown": {"origin": "own",\n"strengths": {"1": true}}}'},
            "a.json, line 2: 'crown', 'strengths', '1': expected an integer from 0 to 16, got true",
        ),
        ({"a.json": "[" * 100000}, "a.json, line 1: expected at most 32 nested brackets"),
    ],
)
def test_other_bad_files(files: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        GAME.with_components(files)
