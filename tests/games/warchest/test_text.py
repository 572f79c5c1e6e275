"""War Chest in words: nothing is missing, and Polish declines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hetman.language
from hetman.language import LANGUAGES, Language, language

FOLDER = Path(hetman.language.__file__).parent / "games" / "warchest"

UNITS = [
    "archer",
    "berserker",
    "cavalry",
    "crossbowman",
    "ensign",
    "footman",
    "knight",
    "lancer",
    "lightcavalry",
    "marshall",
    "mercenary",
    "pikeman",
    "royalguard",
    "scout",
    "swordsman",
    "warriorpriest",
]
COINS = ["royal", "hidden", *UNITS]

MOVES = {
    "deploy": "seat unit hex",
    "bolster": "seat unit",
    "bolster_at": "seat unit hex",
    "initiative": "seat coin",
    "recruit": "seat unit coin",
    "pass": "seat coin",
    "move": "seat unit to",
    "move_from": "seat unit from to",
    "control": "seat unit",
    "control_at": "seat unit hex",
    "attack": "seat unit target",
    "attack_from": "seat unit from target",
    "tactic": "seat unit hex",
    "charge": "seat unit to target",
    "order": "seat unit other hex",
    "order_from": "seat unit other from hex",
    "drill": "seat unit",
    "skip": "seat",
    "soak": "seat",
    "suffer": "seat",
    "pick": "seat unit",
    "draw": "seat coin",
    "deal": "unit",
    "toss": "first",
}
EVENTS = {
    "round": "round",
    "lost": "unit hex left",
    "destroyed": "unit hex",
    "pikes": "unit hex",
    "refill": "seat",
    "paid": "unit",
    "taken": "seat hex",
    "captured": "seat hex",
    "starts": "seat",
    "won": "side",
    "limit": "",
    "tied": "",
}
PROMPTS = {
    "turn": "seat",
    "use": "seat",
    "swordsman": "seat",
    "berserker": "seat",
    "mercenary": "seat",
    "footmen": "seat",
    "footman": "seat hex",
    "soak": "seat",
    "pick": "seat",
    "nature": "",
    "over": "",
}
PARTS = ["hand", "bag", "down", "up", "units", "supply", "initiative", "round", "markers"]
CHOICES = ["random", "first-game", "draft", "gaugamela", "bannockburn", "crecy", "own"]

SAMPLES: dict[str, object] = {
    "thing": ["coin", "archer"],
    "verb": "Move",
    "reach": 2,
    "seat": ["seat", 0],
    "first": ["seat", 1],
    "unit": ["unit", "archer"],
    "other": ["unit", "scout"],
    "coin": ["coin", "royal"],
    "hex": ["hex", "d4"],
    "from": ["hex", "c3"],
    "to": ["hex", "e5"],
    "target": ["hex", "f4"],
    "side": ["side", 1],
    "team": ["team", 1],
    "round": 7,
    "left": 2,
    "lost": 1,
    "height": 3,
    "count": 4,
    "goal": 6,
    "hand": 3,
    "bag": 5,
    "down": 2,
    "coins": "AR SC",
}
KINDS = {"unit": "unit", "other": "unit", "coin": "coin", "side": "side", "team": "team"}

AN_ASKED_CASE = re.compile(r'NAME\(\$(\w+), case: "(\w+)"\)')


def texts(code: str) -> Language:
    return language(code, FOLDER).seated({0: "Kateřina", 1: "Stanisław"})


def pick(names: str, **other: object) -> dict[str, object]:
    return {name: (SAMPLES | other)[name] for name in names.split()}


def sentence(key: str, code: str = "pl", **other: object) -> str:
    args = pick((MOVES | EVENTS)[key], **other)
    return texts(code).event({"key": key, "args": args})


def question(key: str, you: bool, code: str = "pl") -> str:
    return texts(code).prompt({"key": key, "args": pick(PROMPTS[key])}, you)


def is_clean(text: str) -> bool:
    return text == text.strip() and "{" not in text and "  " not in text


def is_sentence(text: str) -> bool:
    return is_clean(text) and text[0].isupper() and text.endswith(".")


@pytest.mark.parametrize("code", LANGUAGES)
class TestComplete:
    def test_names(self, code: str) -> None:
        lang = texts(code)
        for key in ("game-name", "game-about", "side-0", "side-1", "turn-help"):
            assert lang.say(key)
        for seat in range(4):
            assert lang.say(f"seat-{seat}")
        for unit in UNITS:
            for key in (f"unit-{unit}", f"coin-{unit}", f"rule-{unit}", f"card-{unit}"):
                assert lang.say(key)
        assert set(lang.keys("coin-")) == {f"coin-{coin}" for coin in COINS}
        assert set(lang.keys("unit-")) == {f"unit-{unit}" for unit in UNITS}

    def test_names_differ(self, code: str) -> None:
        lang = texts(code)
        for prefix in ("unit-", "coin-", "rule-", "seat-", "side-"):
            names = [lang.say(key) for key in lang.keys(prefix)]
            assert len(set(names)) == len(names)

    def test_log(self, code: str) -> None:
        assert set(texts(code).keys("log-")) == {f"log-{key}" for key in MOVES | EVENTS}
        for key in MOVES | EVENTS:
            for unit in UNITS:
                assert is_sentence(sentence(key, code, unit=["unit", unit], other=["unit", unit])), key

    def test_verbs(self, code: str) -> None:
        lang = texts(code)
        assert set(lang.keys("verb-")) == {f"verb-{key}" for key in MOVES}
        assert all(lang.say(key) for key in lang.keys("verb-"))

    def test_prompts(self, code: str) -> None:
        for key in PROMPTS:
            assert is_sentence(question(key, True, code)), key
            assert is_sentence(question(key, False, code)), key
            if "seat" in PROMPTS[key]:
                assert "Kateřina" in question(key, False, code)

    def test_options(self, code: str) -> None:
        lang = texts(code)
        for option in ("army", "royal_guard", "round_limit"):
            assert lang.say(f"option-{option}")
            assert is_sentence(lang.say(f"option-{option}.help"))
        for choice in [*(f"army-{name}" for name in CHOICES), "royal_guard-revised", "royal_guard-classic"]:
            assert lang.say(f"option-{choice}")

    def test_rules(self, code: str) -> None:
        lang = texts(code)
        for key in lang.keys("rules-"):
            assert lang.say(f"{key}.title")
            assert is_sentence(lang.say(key))
        sentences = sum(lang.say(key).count(".") for key in lang.keys("rules-"))
        assert 20 <= sentences <= 30
        assert lang.say("turn-help").count(".") == 3

    def test_drawing(self, code: str) -> None:
        lang = texts(code)
        for part in PARTS:
            assert lang.say(f"part-{part}", **SAMPLES)
        for height in (1, 2, 5):
            assert lang.say("aria-unit", **pick("unit side hex"), height=height)
        assert lang.say("aria-free", **pick("hex"))
        assert lang.say("aria-held", **pick("hex side"))

    def test_every_text_renders(self, code: str) -> None:
        lang = Language(code, [FOLDER / "text"])
        for key in lang.keys(""):
            text = lang.say(key, **SAMPLES)
            assert is_clean(text), key

    def test_every_case_that_a_sentence_asks_for_exists(self, code: str) -> None:
        lang = texts(code)
        source = (FOLDER / "text" / f"{code}.ftl").read_text(encoding="utf-8")
        questions = set(AN_ASKED_CASE.findall(source))
        assert len(questions) == len(set(re.findall(r"NAME\(([^)]*)\)", source)))
        for variable, case in questions:
            for key in lang.keys(f"{KINDS[variable]}-"):
                assert lang.has(f"{key}.{case}"), f"{key}.{case}"

    def test_a_hidden_coin_is_not_named(self, code: str) -> None:
        for key in ("initiative", "recruit", "pass", "draw"):
            hidden = sentence(key, code, coin=["coin", None])
            assert texts(code).say("coin-hidden") not in hidden
            seen = {sentence(key, code, coin=["coin", coin]) for coin in ["royal", *UNITS]}
            assert len(seen) == len(UNITS) + 1
            assert hidden not in seen

    def test_a_coin_that_may_be_seen_is_named(self, code: str) -> None:
        noun = "acc" if code == "pl" else "noun"
        for key in ("initiative", "recruit", "pass", "draw"):
            for coin in ["royal", *UNITS]:
                name = texts(code).say(f"coin-{coin}.{noun}")
                assert name in sentence(key, code, unit=["unit", "knight"], coin=["coin", coin])


def test_polish_declines() -> None:
    assert sentence("deploy", hex=["hex", "c4"]) == "Kateřina rozstawia Łucznika na c4."
    assert sentence("deploy", unit=["unit", "lightcavalry"]) == "Kateřina rozstawia Lekką jazdę na d4."
    assert sentence("bolster_at", unit=["unit", "royalguard"]) == "Kateřina wzmacnia Gwardzistę na d4."
    assert sentence("attack", unit=["unit", "ensign"]) == "Kateřina atakuje Chorążym oddział na f4."
    expected = "Kateřina szarżuje Kawalerią na e5 i atakuje oddział na f4."
    assert sentence("charge", unit=["unit", "cavalry"]) == expected
    assert sentence("draw", coin=["coin", "warriorpriest"]) == "Kateřina losuje z worka szton Kapłana-wojownika."
    assert sentence("draw", coin=["coin", "royal"]) == "Kateřina losuje z worka szton koronny."
    assert sentence("draw", coin=["coin", None]) == "Kateřina losuje z worka szton."


def test_face_down_coins() -> None:
    assert sentence("pass") == "Kateřina pasuje i odrzuca zakryty szton koronny."
    assert sentence("pass", coin=["coin", None]) == "Kateřina pasuje."
    assert sentence("initiative", coin=["coin", None]) == "Kateřina przejmuje inicjatywę."
    assert sentence("recruit", coin=["coin", None]) == "Kateřina rekrutuje Łucznika."
    assert sentence("pass", "en", coin=["coin", None]) == "Kateřina passes."
    assert sentence("initiative", "en", coin=["coin", None]) == "Kateřina claims the initiative."


def test_polish_counts() -> None:
    assert sentence("lost", left=1) == "Łucznik na d4 traci szton: zostaje jeden."
    assert sentence("lost", left=2) == "Łucznik na d4 traci szton: zostają 2."
    assert sentence("lost", left=5) == "Łucznik na d4 traci szton: zostaje 5."
    aria = pick("unit side hex")
    assert texts("pl").say("aria-unit", **aria, height=1) == "Łucznik Wilków na d4, jeden szton"
    assert texts("pl").say("aria-unit", **aria, height=3) == "Łucznik Wilków na d4, 3 sztony"


def test_articles_in_english() -> None:
    assert sentence("recruit", "en", coin=["coin", None]) == "Kateřina recruits an Archer coin."
    expected = "Kateřina recruits a Scout coin for a face-down royal coin."
    assert sentence("recruit", "en", unit=["unit", "scout"]) == expected
    assert sentence("draw", "en", coin=["coin", "ensign"]) == "Kateřina draws an Ensign coin from the bag."
    assert sentence("draw", "en", coin=["coin", None]) == "Kateřina draws a coin from the bag."


def test_tactics_read_by_their_unit() -> None:
    assert sentence("tactic") == "Kateřina strzela Łucznikiem do oddziału na d4."
    assert sentence("tactic", unit=["unit", "lightcavalry"]) == "Kateřina przesuwa Lekką jazdę o dwa pola, na d4."
    sent = "Kateřina przesuwa Gwardzistę na d4 za szton koronny."
    assert sentence("tactic", unit=["unit", "royalguard"]) == sent
    sent = "Kateřina wydaje rozkaz przez Chorążego: Zwiadowca rusza na d4."
    assert sentence("order", unit=["unit", "ensign"]) == sent
    sent = "Kateřina wydaje rozkaz przez Marszałka: Zwiadowca z c3 atakuje oddział na d4."
    assert sentence("order_from", unit=["unit", "marshall"]) == sent


def test_prompts() -> None:
    assert question("use", True) == "Kapłan-wojownik: użyj od razu sztonu, który daje."
    assert question("footman", False) == "Kateřina wykonuje manewr Piechurem z pola d4."
    assert question("turn", False) == "Teraz gra Kateřina."
