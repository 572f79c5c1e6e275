"""Chocim 1621 in words: nothing is missing, whole logs can be read, and Polish declines."""

from __future__ import annotations

import re

import pytest

from hetman import Dice, Match
from hetman.core.decisions import SeatDecision
from hetman.games.chocim import GAME
from hetman.games.chocim.components.names import ACTIONS, FIELDS, UNITS
from hetman.games.chocim.rules.decisions import TABLE
from hetman.language import LANGUAGES, Language, language

FOLDER = GAME.folder
RULES = FOLDER / "rules"

AN_EVENT = re.compile(r'\bemit(?:_side|_field|_units)?\((?:state, )?"(\w+)"')
SAMPLES: dict[str, object] = {
    "seat": ["seat", 0],
    "side": ["side", "ottoman"],
    "unit": ["unit", "janissary"],
    "field": ["field", "ramparts"],
    "from": ["field", "tabor"],
    "action": ["action", "assault"],
    "leader": ["leader", "kaffa"],
    "claim": ["claim", "moldavia"],
    "phase": ["phase", "actions"],
    "way": ["way", "first"],
    "gain": ["gain", "morale"],
    "treaty": ["treaty", "3"],
    "die": ["die", "4"],
    **{letter: ["die", "5"] for letter in "abcde"},
}
KINDS = {"unit": UNITS, "field": FIELDS, "action": ACTIONS, "side": ("commonwealth", "ottoman")}
AN_ASKED_CASE = re.compile(r'NAME\(\$(\w+), case: "(\w+)"\)')


def texts(code: str) -> Language:
    return language(code, FOLDER, GAME.own_texts[code]).seated({0: "Kateřina", 1: "Stanisław"})


def sentence(key: str, code: str = "pl", **args: object) -> str:
    return texts(code).event({"key": key, "args": {**SAMPLES, **args}})


def is_clean(text: str) -> bool:
    return text == text.strip() and not re.search(r"[{}]|  |\?\?|hidden", text)


def events_of_rules() -> set[str]:
    """Keys that the rules emit, as they stand in their sources; the few that are put together are added."""
    found = {key for path in RULES.glob("*.py") for key in AN_EVENT.findall(path.read_text(encoding="utf-8"))}
    tracks = {f"{track}_{way}" for track in ("morale", "supply", "trench") for way in ("up", "down")}
    clashes = {"broken", "retreated", "battle", "assault", "counter_attack", "assault_won", "walked_in"}
    return found | tracks | clashes | {"starved", "claim_open", "claim_closed"}


@pytest.mark.parametrize("code", LANGUAGES)
class TestInEachLanguage:
    def test_every_verb_has_a_sentence_and_a_heading(self, code: str) -> None:
        lang = texts(code)
        for shape in GAME.verbs.shapes:
            assert lang.say(f"verb-{shape.verb.name}")
            args = {operand.name: SAMPLES[operand.name] for operand in shape.operands}
            sentence = lang.event({"key": shape.verb.name, "args": {"seat": ["seat", 0], **args}})
            assert is_clean(sentence)
            assert sentence.endswith("."), shape.verb.name

    def test_every_event_has_a_sentence(self, code: str) -> None:
        keys = events_of_rules()
        assert len(keys) > 40
        for key in keys:
            assert texts(code).has(f"log-{key}"), key

    def test_whole_games_can_be_read(self, code: str) -> None:
        """Events that a random game does not emit have a message; those that it emits render for everybody."""
        lang = texts(code)
        for seed in range(3):
            match = play(seed)
            for seat in (None, 0, 1):
                for event in match.log(seat):
                    sentence = lang.event(event)
                    assert is_clean(sentence), (event, sentence)
                    assert sentence.endswith("."), sentence

    def test_every_prompt_for_the_one_who_decides_and_those_who_wait(self, code: str) -> None:
        lang = texts(code)
        for decision in TABLE.by_code.values():
            if isinstance(decision, SeatDecision):
                for left in (1, 2, 5):
                    args = {
                        **SAMPLES,
                        "left": left,
                        "of": 5,
                        "by": "command",
                        "begun": "no",
                        "cause": "cold",
                        "kinds": 2,
                    }
                    for voice in ("prompt", "wait"):
                        assert is_clean(lang.say(f"{voice}-{decision.key}", **args)), decision.key

    def test_every_thing_has_its_names_and_cases(self, code: str) -> None:
        lang = texts(code)
        source = (FOLDER / "text" / f"{code}.ftl").read_text(encoding="utf-8")
        for variable, case in set(AN_ASKED_CASE.findall(source)):
            kind = "field" if variable == "from" else variable
            for token in KINDS.get(kind, ()):
                assert lang.has(f"{kind}-{token}.{case}"), f"{kind}-{token}.{case}"
        for leader in GAME.box.contents.leaders:
            assert lang.has(f"leader-{leader.leader}.short")

    def test_units_and_actions_have_their_rules(self, code: str) -> None:
        for token in (*UNITS, *ACTIONS):
            assert texts(code).say(f"card-{token}").endswith(".")

    def test_units_have_letters_of_their_own(self, code: str) -> None:
        assert len({texts(code).say(f"unit-{unit}.code") for unit in UNITS}) == len(UNITS)

    def test_rules_are_short_and_titled(self, code: str) -> None:
        lang = texts(code)
        sentences = sum(lang.say(key).count(".") for key in lang.keys("rules-"))
        assert 25 <= sentences <= 50
        assert all(lang.say(f"{key}.title") for key in lang.keys("rules-"))
        assert lang.say("turn-help").count(".") == 4

    def test_a_newcomer_can_ask_what_the_board_says(self, code: str) -> None:
        lang = texts(code)
        for field in FIELDS:
            told = lang.say(f"card-{field}")
            assert is_clean(told)
            for near in GAME.box.contents.board.neighbours.get(field, ()):
                assert lang.say(f"field-{near}.the") in told
        for unit in UNITS:
            assert f"{lang.say(f'unit-{unit}.code')} {lang.say(f'unit-{unit}')}" in lang.say("sketch-letters")

    def test_a_hidden_thing_is_not_named(self, code: str) -> None:
        for key, kind in (("lay", "treaty"), ("treaty", "treaty"), ("draw", "leader")):
            hidden = sentence(key, code, **{kind: [kind, None]})
            assert is_clean(hidden)
            assert hidden != sentence(key, code)


def play(seed: int) -> Match:
    match = Match(GAME, seed=seed)
    dice = Dice(seed)
    while not match.over:
        moves = match.state.moves()
        busy = [move for move in moves if GAME.notation(move) != "pass"]
        chosen = busy if busy and dice.below(15) else moves
        match.play(chosen[dice.below(len(chosen))])
    return match


def test_polish_declines() -> None:
    assert sentence("place") == "Kateřina rozmieszcza janczarów: Wały, szturm."
    assert (
        sentence("place_from", unit=["unit", "cossack"])
        == "Kateřina rozmieszcza Kozaków z taboru kozackiego: Wały, szturm."
    )
    assert sentence("assault_won", field=["field", "church"]) == "Szturm udany: Osmanowie zdobywają cerkiew."
    assert sentence("shell_wall") == "Kateřina ostrzeliwuje umocnienia wałów."
    assert sentence("won") == "Wygrywają Osmanowie."
    assert sentence("won", side=["side", "commonwealth"]) == "Wygrywa Rzeczpospolita."


def test_polish_counts() -> None:
    cold = [sentence("cold", count=count, last="no") for count in (1, 2, 5)]
    assert [text.rsplit(" ", 2)[1:] for text in cold] == [
        ["jedną", "jednostkę."],
        ["2", "jednostki."],
        ["5", "jednostek."],
    ]
    assert "odrzucone 3 karty dyplomacji" in sentence("hand_prepared", count=3, left=8)
    assert "odrzuconych 5 kart dyplomacji" in sentence("hand_prepared", count=5, left=8)


def test_english_counts() -> None:
    assert sentence("cold", "en", count=1, last="no") == "Cold and rain set in: the Ottomans lose one unit."
    assert sentence("cold", "en", count=3, last="yes") == "Snow falls at Chocim: the Ottomans lose 3 units."
    assert sentence("battle_won", "en", hits=5, against=2) == "The Ottomans win the general battle, 5 to 2."


def test_declarations_read_by_their_plan() -> None:
    assert sentence("declare", "en") == "Kateřina orders the assault on the ramparts."
    assert sentence("declare", "en", action=["action", "general-battle"]) == "Kateřina gives battle in the foreground."
    assert sentence("declare", action=["action", "counter-attack"]) == "Kateřina rozkazuje kontratak na wały."


def test_no_hyphen_stands_for_a_dash() -> None:
    for code in LANGUAGES:
        source = (FOLDER / "text" / f"{code}.ftl").read_text(encoding="utf-8")
        said = [
            line.split("=", 1)[1] for line in source.splitlines() if re.match(r"^(log|prompt|wait|rules|card)-", line)
        ]
        assert not any(" - " in line for line in said)


def test_the_tracks_and_the_calendar_are_told_from_the_box() -> None:
    rules = texts("en").say("rules-tracks")
    assert (
        "The Commonwealth, supply: 0 hunger and negotiations, units −2, treaties −3; 1–3 shortage, morale −1," in rules
    )
    assert "The Ottomans, morale: 0 mutiny, the Commonwealth wins; 1 rebels: janissaries 2, sipahi 3," in rules
    week = "Na początku tygodnia 4: umiera Chodkiewicz, jego miejsce zajmuje losowy wódz; Rzeczpospolita dobiera kartę"
    assert f"{week} dyplomacji;" in texts("pl").say("rules-calendar")


def test_polish_has_the_words_of_the_rulebook() -> None:
    """Diplomacy cards and fortifications have one name each: "karta dyplomacji", "umocnienia"."""
    source = (FOLDER / "text/pl.ftl").read_text(encoding="utf-8")
    said = "\n".join(line for line in source.splitlines() if not line.startswith(("#", "game-about")))
    assert not re.findall(r"\w*(?:traktat|rokowa|murów|mury)\w*", said.casefold())


@pytest.mark.parametrize("leader", [leader.leader for leader in GAME.box.contents.leaders])
def test_english_cards_name_actions_in_a_list_and_not_in_the_sentence(leader: str) -> None:
    text = texts("en").say(f"card-{leader}")
    assert not re.search(r"(?:from|to) (?:assault|ride)\b", text), text


def test_no_leader_is_called_like_a_seat() -> None:
    """Otherwise the log would say "Sultan commands with Sultan"."""
    for code in LANGUAGES:
        say = language(code, FOLDER, GAME.own_texts[code]).say
        names = {say(f"leader-{leader.leader}.short") for leader in GAME.box.contents.leaders}
        assert not names & {say("seat-0"), say("seat-1")}
