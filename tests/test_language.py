"""Catalogues in every language agree, and sentences pick names, cases and hidden values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import hetman
from ambush import Ambush
from hetman.language import COMMON, LANGUAGES, REMEMBERED, Language, TextError, language, preferred
from hetman.web.locales import page_texts

WEB = COMMON.parent / "web"
FOLDERS = [
    COMMON,
    WEB / "text",
    WEB / "text" / "learning",
    *sorted((COMMON.parent / "games").glob("*/text")),
    *sorted((COMMON.parent / "games").glob("*/lessons")),
    Ambush.folder / "text",
]
GAMES = [*sorted(folder.parent for folder in (COMMON.parent / "games").glob("*/text")), Ambush.folder]

A_WHOLE_KEY = re.compile(r'\bsay\(\s*"([^"]+)"')
A_KEYS_START = re.compile(r'\bsay\(\s*f"([a-z][^"{]+)\{')

COMMON_SAMPLES: dict[str, object] = {
    "strength": "easy",
    "level": "Giermek",
    "name": "Zbyszko",
    "alpha": "5 %",
    "best": "recruit archer",
    "beta": "6 %",
    "bot": "greedy",
    "code": "cs",
    "codes": "en, pl",
    "cost": 18,
    "count": 2,
    "default": "7",
    "done": 41,
    "example": "deploy archer c4",
    "file": "game.hetman",
    "folder": "arena/chess",
    "game": "War Chest",
    "games": "401",
    "heading": "Round 4",
    "high": "9",
    "iterations": 401,
    "minutes": 7,
    "notation": "move archer e6",
    "steps": 11,
    "least": "70 %",
    "low": "6",
    "most": "65 %",
    "move": "pass royal",
    "moves": "pass royal",
    "names": "Kateřina",
    "number": 3,
    "one": "random",
    "other": "squire",
    "pair": "random – squire",
    "percent": 44,
    "player": "Ala",
    "prompt": "Choose a card.",
    "source": "knights",
    "ratio": "2.5",
    "reason": "No space left on device",
    "score": 4,
    "seat": ["seat", 0],
    "seed": "17",
    "seats": "2 or 4",
    "setting": "4 seats",
    "text": "pass",
    "total": "2400",
    "thing": ["seat", 0],
    "seconds": "4",
    "table": "http://localhost/tables/x",
    "url": "http://localhost",
    "usage": "save game.hetman",
    "version": "2",
    "word": "sava",
}

NAMES = """
unit-archer = Łucznik
    .acc = Łucznika
unit-scout = Zwiadowca
coin-archer = Łucznik
coin-hidden = zakryty szton
seat-0 = Kruk
seat-1 = Wilk
hex-hidden = nieznane pole
log-deploy = { $seat } rozstawia { NAME($unit, case: "acc") } na { $hex }.
log-show = { $unit }
log-pass = { $coin ->
    [hidden] { $seat } pasuje.
   *[other] { $seat } pasuje: { $coin }.
}
log-shoot = { $unit ->
    [archer] Strzał.
   *[other] Nic.
}
prompt-turn = Twój ruch.
wait-turn = Teraz gra { $seat }.
again = { wait-turn }
title = Tytuł
    .short = T
wrong = { NAME($text) }
"""


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


def variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ast.VariableReference)}


def asked_cases(message: ast.Message) -> set[str]:
    return {str(node.value.value) for node in walk(message) if isinstance(node, ast.NamedArgument)}


def catalogue(folder: Path, code: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / f"{code}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@pytest.fixture
def polish(tmp_path: Path) -> Language:
    (tmp_path / "pl.ftl").write_text(NAMES, encoding="utf-8")
    return Language("pl", [tmp_path])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_catalogues_agree(folder: Path) -> None:
    english, polish = catalogue(folder, "en"), catalogue(folder, "pl")
    assert list(english) == list(polish)
    for key, message in english.items():
        assert variables(message) == variables(polish[key]), key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_attributes_agree_but_for_cases(folder: Path) -> None:
    english, polish = catalogue(folder, "en"), catalogue(folder, "pl")
    cases = {case for message in [*english.values(), *polish.values()] for case in asked_cases(message)}
    for key, message in english.items():
        assert attributes(message) - cases == attributes(polish[key]) - cases, key


def test_every_argument_of_a_common_text_is_told() -> None:
    for key, message in catalogue(COMMON, "en").items():
        comment = message.comment.content or "" if message.comment else ""
        for variable in variables(message):
            assert f"${variable}" in comment, key


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 5, 22])
def test_every_common_text_renders(code: str, count: int) -> None:
    lang = language(code).seated({0: "Kateřina"})
    for key, message in catalogue(COMMON, code).items():
        for full in [key, *(f"{key}.{attribute}" for attribute in attributes(message))]:
            text = lang.say(full, **COMMON_SAMPLES | {"count": count})
            assert text == text.strip(), full
            assert "{" not in text, full
            assert "  " not in text, full
        spoken = lang.say(key, **COMMON_SAMPLES | {"count": count})
        for name in variables(message) - {"count"}:
            sample = "Kateřina" if name in ("seat", "thing") else str(COMMON_SAMPLES[name])
            assert sample in spoken, f"{key}: {name}"


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_game_has_a_fault_in_its_texts(folder: Path, code: str) -> None:
    assert Language(code, [COMMON, WEB / "text", WEB / "text" / "learning"], game=folder / "text").faults == []


@pytest.mark.usefixtures("ambush")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_that_the_code_asks_for_exists(code: str) -> None:
    for path in sorted(COMMON.parent.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        game = next((folder for folder in GAMES if folder in path.parents), None)
        # Names that a game's components bring are texts like any other.
        own = hetman.game(game.name).own_texts.get(code, "") if game else ""
        lang = page_texts(code) if WEB in path.parents else language(code, game, own)
        for key in A_WHOLE_KEY.findall(source):
            in_every_game = game is None and all(language(code, folder).has(key) for folder in GAMES)
            assert lang.has(key) or in_every_game, f"{path.name}: {key}"
        # Outside the games, a key that is put together may be one that each game has.
        for start in A_KEYS_START.findall(source) if game else ():
            assert lang.keys(start), f"{path.name}: {start}…"


@pytest.mark.parametrize("code", LANGUAGES)
def test_command_words_differ(code: str) -> None:
    english, local = language("en"), language(code)
    words: dict[str, str] = {}
    for key in local.keys("command-"):
        for word in (english.say(f"{key}.word"), local.say(f"{key}.word")):
            assert words.setdefault(word, key) == key


def test_plurals_in_polish() -> None:
    lang = language("pl")
    assert lang.say("input-many", text="pass", count=1) == "Do „pass” pasuje 1 ruch:"
    assert lang.say("input-many", text="pass", count=3) == "Do „pass” pasują 3 ruchy:"
    assert lang.say("input-many", text="pass", count=12) == "Do „pass” pasuje 12 ruchów:"


def test_lists() -> None:
    assert language("pl").listed(["Ala", "Jan", "Ewa"]) == "Ala, Jan i Ewa"
    assert language("pl").listed(["d4", "d5"], either=True) == "d4 lub d5"
    assert language("en").listed(["Ala", "Jan"]) == "Ala and Jan"


def test_a_name_in_its_case(polish: Language) -> None:
    event = {"key": "deploy", "args": {"seat": ["seat", 1], "unit": ["unit", "archer"], "hex": ["hex", "d4"]}}
    assert polish.event(event) == "Wilk rozstawia Łucznika na d4."


def test_a_name_without_that_case_stands_as_it_is(polish: Language) -> None:
    args = {"seat": ["seat", 1], "unit": ["unit", "scout"], "hex": ["hex", "d4"]}
    assert polish.say("log-deploy", **args) == "Wilk rozstawia Zwiadowca na d4."


def test_a_bare_token_reads_as_its_name(polish: Language) -> None:
    assert polish.say("log-show", unit=["unit", "archer"]) == "Łucznik"
    assert polish.say("log-show", unit=("unit", "archer")) == "Łucznik"
    assert polish.say("log-show", unit="archer") == "archer"


def test_selectors_work_on_the_token(polish: Language) -> None:
    assert polish.say("log-shoot", unit=["unit", "archer"]) == "Strzał."
    assert polish.say("log-shoot", unit=["unit", "scout"]) == "Nic."


def test_a_number_without_a_name_counts(tmp_path: Path) -> None:
    forms = "[hidden] tajne\n [one] dukat\n [few] { $amount } dukaty\n *[many] { $amount } dukatów"
    texts = [f"log-pay = {{ $amount ->\n {forms}\n }}", "log-to = { $hex }", "hex-1 = pierwsze pole"]
    (tmp_path / "pl.ftl").write_text("\n".join(texts), encoding="utf-8")
    lang = Language("pl", [tmp_path])
    paid = [lang.event({"key": "pay", "args": {"amount": ["amount", token]}}) for token in ("1", "3", "5", None)]
    assert paid == ["dukat", "3 dukaty", "5 dukatów", "tajne"]
    assert lang.event({"key": "to", "args": {"hex": ["hex", "1"]}}) == "pierwsze pole"
    with pytest.raises(TextError, match="hex-2"):
        lang.event({"key": "to", "args": {"hex": ["hex", "2"]}})


def test_hidden_values(polish: Language) -> None:
    seat = ["seat", 0]
    assert polish.event({"key": "pass", "args": {"seat": seat, "coin": ["coin", None]}}) == "Kruk pasuje."
    open_event = {"key": "pass", "args": {"seat": seat, "coin": ["coin", "archer"]}}
    assert polish.event(open_event) == "Kruk pasuje: Łucznik."
    assert polish.say("log-show", unit=["coin", None]) == "zakryty szton"
    assert polish.say("log-show", unit=["hex", None]) == "nieznane pole"


def test_players_own_names(polish: Language) -> None:
    event = {"key": "pass", "args": {"seat": ["seat", 0], "coin": ["coin", None]}}
    assert polish.seated({0: "Kateřina"}).event(event) == "Kateřina pasuje."
    assert polish.seated({1: "Stanisław"}).event(event) == "Kruk pasuje."
    seated = polish.seated({0: "{ $coin }"})
    assert seated.event(event) == "{ $coin } pasuje."
    assert polish.event(event) == "Kruk pasuje."


def test_prompts_for_the_one_who_decides_and_for_those_who_wait(polish: Language) -> None:
    prompt = {"key": "turn", "args": {"seat": ["seat", 0]}}
    assert polish.prompt(prompt) == "Twój ruch."
    assert polish.prompt(prompt, you=False) == "Teraz gra Kruk."
    assert polish.seated({0: "Kateřina"}).prompt(prompt, you=False) == "Teraz gra Kateřina."


def test_attributes_can_be_said(polish: Language) -> None:
    assert polish.say("title.short") == "T"
    assert polish.has("title.short")
    assert polish.has("title")
    assert not polish.has("title.long")
    assert not polish.has("heading")


def test_keys_keep_their_order(polish: Language) -> None:
    assert polish.keys("unit-") == ("unit-archer", "unit-scout")


@pytest.mark.parametrize(
    ("key", "args", "named"),
    [
        ("log-nothing", {}, "log-nothing"),
        ("title.long", {}, "title.long"),
        ("log-deploy", {"seat": ["seat", 0], "unit": ["unit", "archer"]}, "hex"),
        ("log-deploy", {"seat": ["seat", 0], "hex": ["hex", "d4"]}, "unit"),
        ("log-pass", {"seat": ["seat", 0]}, "coin"),
        ("log-show", {"unit": ["unit", "archr"]}, "unit-archr"),
        ("log-show", {"unit": ["unit", None]}, "unit-hidden"),
        ("log-show", {"unit": ["seat", 7]}, "seat-7"),
        ("again", {"seat": ["seat", 7]}, "seat-7"),
        ("log-show", {"unit": ["unit"]}, "unit"),
        ("log-show", {"unit": True}, "unit"),
        ("log-show", {"unit": None}, "unit"),
        ("log-show", {"unit": {"kind": "unit"}}, "unit"),
        ("wrong", {"text": "archer"}, "archer"),
    ],
)
def test_what_is_missing_is_named(polish: Language, key: str, args: dict[str, object], named: str) -> None:
    with pytest.raises(TextError, match=named) as caught:
        polish.say(key, **args)
    assert key in str(caught.value)


def test_a_waiting_prompt_never_falls_back_on_the_other(polish: Language) -> None:
    with pytest.raises(TextError, match="wait-nothing"):
        polish.prompt({"key": "nothing"}, you=False)


def test_a_very_long_string_is_cut_off(polish: Language) -> None:
    assert polish.say("log-show", unit="x" * 999) == "x" * 999
    assert polish.say("log-show", unit="x" * 5000) == "x" * 999 + "…"


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match=r"en, pl, got 'cs'"):
        language("cs")


def test_a_language_is_read_once() -> None:
    assert language("pl") is language("pl")
    assert language("pl") is not language("en")


def test_a_game_adds_its_texts(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("log-fall = It falls.\n", encoding="utf-8")
    lang = language("en", tmp_path)
    assert lang.event({"key": "fall"}) == "It falls."
    assert lang.say("over-draw") == language("en").say("over-draw")


def test_own_components_add_names_and_replace_them(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("log-fall = { $unit } falls.\nunit-a = Archer\n", encoding="utf-8")
    lang = language("en", tmp_path, "unit-a = Bowman\nunit-b = Guard\n")
    fallen = [lang.event({"key": "fall", "args": {"unit": ["unit", token]}}) for token in "ab"]
    assert fallen == ["Bowman falls.", "Guard falls."]
    assert lang.keys("unit-") == ("unit-a", "unit-b")
    assert language("en", tmp_path).name("unit", "a") == "Archer"
    assert any("own components" in fault for fault in language("en", tmp_path, "unit-b = {\n").faults)


def test_a_key_defined_twice(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("over-draw = Draw.\n", encoding="utf-8")
    with pytest.raises(ValueError, match="over-draw"):
        Language("en", [COMMON, tmp_path])


def test_a_broken_file_tells_the_line(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("good = Good.\n\nbad = { $x\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"en\.ftl, line 3"):
        Language("en", [tmp_path])


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Language("en", [tmp_path])


def test_things_by_name_alone(polish: Language) -> None:
    (folder,) = {path.parent for path in polish._found.values()}
    lang = Language("pl", [COMMON, folder])
    assert lang.name("unit", "archer") == "Łucznik"
    assert lang.name("hex", "d4") == "d4"
    assert lang.forms("unit", "archer") == ["Łucznik", "Łucznika"]
    assert lang.forms("hex", "d4") == ["d4"]


@pytest.mark.parametrize(
    ("asked", "environment", "code"),
    [
        (None, {}, "en"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "pl"}, "pl"),
        (None, {"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        (None, {"LANG": "en_US", "LC_MESSAGES": "", "LC_ALL": "pl_PL@euro"}, "pl"),
        (None, {"LANG": "cs_CZ.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "en_US", "HETMAN_LANGUAGE": "pl"}, "pl"),
        ("en", {"LANG": "pl_PL", "HETMAN_LANGUAGE": "pl"}, "en"),
        ("pl-PL", {}, "pl"),
        ("PL", {}, "pl"),
    ],
)
def test_the_preferred_language(asked: str | None, environment: dict[str, str], code: str) -> None:
    assert preferred(asked, environment) == code


@pytest.mark.parametrize(("asked", "environment"), [("cs", {}), (None, {"HETMAN_LANGUAGE": "cs"})])
def test_a_language_that_was_asked_for_must_be_there(asked: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"en, pl, got 'cs'"):
        preferred(asked, environment)


def test_what_was_said_before_confuses_neither_names_nor_kinds() -> None:
    words = language("en", GAMES[0])
    plain = words.name("seat", "0")
    other = words.seated({0: "Kateřina"})
    assert other.name("seat", "0") == "Kateřina"
    assert words.seated({0: "Jan"}).name("seat", "0") == "Jan"
    assert words.name("seat", "0") == plain
    for value in (["seat", 0], ("seat", 0), ("seat", "0")):
        assert other.say("thing", thing=value) == "Kateřina"
    assert other.say("thing", thing=1) == "1"
    with pytest.raises(TextError):
        other.say("thing", thing=True)


def test_a_language_does_not_remember_more_than_it_may() -> None:
    words = language("en", GAMES[0]).seated({})
    for number in range(REMEMBERED + 10):
        assert words.say("thing", thing=f"thing {number}") == f"thing {number}"
    assert len(words._said) <= REMEMBERED
