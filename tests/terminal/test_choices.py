"""Which move a typed text means."""

from __future__ import annotations

import pytest

import hetman
from hetman.language import language
from hetman.terminal.choices import Choices
from terminal.script import scene

VAGUE = "deploy|deploy swordsman|e6 e6 e6|with|the|moves deploy|moves"
WRONG = "deploy swordsman f4|attack swordsman e6|deploy swordsman e6 h5|pass swordsman royal|xyzzy|de|e|moves xyzzy"
NUMBERS = "0|22|999999999999999999999"
STRANGE = "-1|1.5|²|١|{|{ $seat }|[bold]|\\|'; drop table|ala ma kota|%s|…|🐴|[2J"
ENDLESS = ["a" * 5000, "the " * 5000]
SILENT = ["", "   ", "\t", "\x00"]
DEPLOYED = "deploy swordsman e6"

ENGLISH = """
deploy swordsman e6
DEPLOY Swordsman E6
  deploy   swordsman e6
1
swordsman e6
e6 swordsman
sword e6
sw e6
deploy sword e6
Raven deploys the Swordsman on e6.
Deploy Swordsman e6
"""
POLISH = """
rozstaw szermierza e6
Rozstaw Szermierz e6
szermierz e6
SZ e6
rozstawia szerm e6
deploy szermierza e6
deploy swordsman e6
Kruk rozstawia Szermierza na e6.
e6 szermierzem
"""


def positions(seats: int, seeds: int = 12) -> list[hetman.Match]:
    """Matches of War Chest somewhere in the middle, with all kinds of units among them."""
    found = []
    for seed in range(seeds):
        match = hetman.Match(hetman.game("warchest"), seed=seed, seats=seats)
        dice = hetman.Dice(seed)
        for _ in range(10 + 13 * seed):
            moves = match.state.moves()
            if match.over or not moves:
                break
            match.play(moves[dice.below(len(moves))])
        if not match.over:
            found.append(match)
    return found


def answer_to(typed: str) -> str:
    """What the table says to one line of input that makes no move."""
    silent, played = scene([]), scene([typed])
    silent.run()
    before = played.match.state.dump()
    played.run()
    assert played.match.state.dump() == before
    ended = "The input has ended"
    start = silent.text[: silent.text.index(ended)].rstrip()
    assert played.text.startswith(start)
    return played.text[len(start) :].split(ended)[0].strip()


@pytest.mark.parametrize("typed", WRONG.split("|") + STRANGE.split("|") + ENDLESS)
def test_a_wrong_move_changes_nothing_and_is_explained(typed: str) -> None:
    answer = " ".join(answer_to(typed).split())
    assert "is not a legal move." in answer
    assert "Did you mean" in answer or "Type a move" in answer
    assert len(answer) < 400


@pytest.mark.parametrize("typed", NUMBERS.split("|"))
def test_a_number_that_is_not_in_the_list(typed: str) -> None:
    assert answer_to(typed) == "Type a number from 1 to 21."


@pytest.mark.parametrize("typed", VAGUE.split("|"))
def test_a_vague_move_is_listed(typed: str) -> None:
    answer = answer_to(typed)
    assert "fits" in answer or "Legal moves (21)" in answer
    assert "Swordsman" in answer


@pytest.mark.parametrize("typed", SILENT)
def test_nothing_typed_shows_the_table_again(typed: str) -> None:
    assert "Your hand" in answer_to(typed)


def test_control_characters_do_not_come_back() -> None:
    assert "\x1b" not in answer_to("\x1b[2J")


def made(match: hetman.Match, seat: int) -> list[str]:
    return [match.game.notation(entry.move) for entry in match.entries if entry.decision.seat == seat]


@pytest.mark.parametrize("typed", ENGLISH.strip("\n").splitlines())
def test_many_ways_to_type_a_move(typed: str) -> None:
    played = scene([typed])
    played.run()
    assert made(played.match, 0) == [DEPLOYED]


@pytest.mark.parametrize("typed", POLISH.strip("\n").splitlines())
def test_many_ways_in_polish(typed: str) -> None:
    played = scene([typed], code="pl")
    played.run()
    assert made(played.match, 0) == [DEPLOYED]


@pytest.mark.parametrize("typed", ["lucznik d1", "Łucznik d1", "łucznika d1", "lucznika d1", "ŁU d1", "lu d1"])
def test_diacritics_may_be_left_out(typed: str) -> None:
    army = "knight,ensign,scout,footman/archer,lancer,cavalry,marshall"
    for seed in range(20):
        played = scene([typed], "random,person", code="pl", seed=seed, army=army)
        if any(choice.notation == "deploy archer d1" for choice in choices_of(played.match, "pl").all):
            played.run()
            assert made(played.match, 1) == ["deploy archer d1"]
            return
    pytest.fail("no archer was drawn")


def choices_of(match: hetman.Match, code: str) -> Choices:
    return Choices(match.game, match.state.stack[-1], match.state.moves(), language(code, match.game.folder))


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_can_be_typed_as_it_is_shown(seats: int, code: str) -> None:
    verbs = set()
    for match in positions(seats):
        choices = choices_of(match, code)
        assert sorted(choice.move for choice in choices.all) == sorted(match.state.moves())
        for choice in choices.all:
            verbs.add(choice.verb)
            assert choices.exactly(choice.notation) is choice
            assert choices.numbered(str(choice.number)) is choice
            assert choices.fitting(choice.phrase) == [choice], choice.phrase
            assert choices.fitting(choice.notation) == [choice], choice.notation
            assert choice in choices.fitting(choice.sentence), choice.sentence
    assert {"deploy", "recruit", "pass", "move", "control", "attack"} <= verbs


def test_moves_of_one_verb_stand_together() -> None:
    for match in positions(2):
        labels = [label for label, _ in choices_of(match, "en").grouped()]
        assert len(set(labels)) == len(labels)


def test_the_order_of_words_tells_who_pays() -> None:
    match = scene([]).match
    choices = choices_of(match, "en")
    (paid,) = choices.fitting("recruit swordsman pikeman")
    assert paid.notation == "recruit swordsman with pikeman"
    (other,) = choices.fitting("recruit pikeman swordsman")
    assert other.notation == "recruit pikeman with swordsman"


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("deploy ensign e6", "Deploy Swordsman e6"),
        ("deplyo swordsman e6", "Deploy Swordsman e6"),
        ("swordsmna h5", "Deploy Swordsman h5"),
        ("helo", "help"),
        ("rulse", "rules"),
    ],
)
def test_what_was_probably_meant(typed: str, hint: str) -> None:
    played = scene([typed])
    played.run()
    answer = " ".join(played.text.split(f"“{typed}” is not a legal move.")[1].split())
    assert hint in answer.split("Did you mean")[1].split("?")[0]


def test_many_fitting_moves_keep_their_numbers() -> None:
    played = scene(["pass", "moves pass"])
    played.run()
    numbers = [choice.number for choice in played.table.choices().all if choice.verb == "pass"]
    assert numbers[0] > 1
    for number, notation in zip(numbers, ["pass swordsman", "pass pikeman", "pass lightcavalry"], strict=True):
        assert played.text.count(f"{number}  {notation}") == 2


def test_a_game_without_texts_for_its_verbs_is_listed_by_notation(terse: hetman.Game) -> None:
    match = hetman.Match(terse, seed=1)
    choices = choices_of(match, "en")
    assert {label for label, _ in choices.grouped()} == {"lay"}
    assert all(choices.fitting(choice.phrase) == [choice] for choice in choices.all)


def test_an_illegal_move_gets_the_reason_of_the_rules() -> None:
    """The same sentence as on the page."""
    played = scene(["deploy knight e6"])
    played.run()
    answer = " ".join(played.text.split("“deploy knight e6” is not a legal move.")[1].split())
    assert answer.startswith("Knight: it is not in your army.")
