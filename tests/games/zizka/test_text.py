"""Jan Žižka in words: nothing is missing, and Polish declines."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.zizka.walks import DULL
from hetman import Match
from hetman.games.zizka import GAME
from hetman.games.zizka.components import standard
from hetman.games.zizka.components.challenges import KINDS, PLAIN_REWARDS, WAYS
from hetman.games.zizka.components.map import FACES, LEVELS, PLAIN, RULERS, SYMBOLS
from hetman.games.zizka.components.people import CALLINGS, SKILLS, STARTER
from hetman.language import LANGUAGES, Language, language

EVENTS = {
    "round": "round",
    "leads": "seat leader",
    "bank-short": "count",
    "torak-goal": "",
    "torak-fee": "",
    "turn": "seat",
    "event": "token kind",
    "row": "seat row",
    "failed": "seat",
    "coins": "seat count",
    "pays": "seat count",
    "points": "seat count",
    "luck": "seat",
    "no-luck": "seat",
    "virtue": "seat",
    "vice": "seat",
    "beyond-virtue": "seat",
    "beyond-vice": "seat",
    "nobody-serves": "seat",
    "leaves": "seat follower",
    "favour": "seat ruler",
    "favour-again": "seat ruler",
    "favour-lost": "seat ruler",
    "disfavoured": "seat",
    "poster": "seat count",
    "conquered": "seat",
    "repelled": "seat",
    "ridden": "seat count",
    "personal": "seat",
    "no-personal": "seat",
    "pot": "seat count",
    "casts": "seat",
    "fought": "attack defence",
    "fought-off": "attack defence",
    "bounty": "seat count",
    "restocked": "",
    "reshuffled": "level",
    "ending": "goal",
    "coins-count": "seat count",
    "torak-moves": "field",
    "torak-stays": "field",
    "torak-courts": "ruler",
    "torak-points": "count",
    "torak-tavern": "",
    "torak-token": "field token",
    "torak-attacks": "",
    "torak-casts": "",
    "torak-wins": "",
    "torak-falls": "",
    "torak-rises": "",
    "torak-rides": "count",
    "torak-final": "count",
    "torak-pot": "count",
    "torak-shuffles": "",
    "no-crew": "seat",
    "robbed": "seat count",
}
PROMPTS = {
    "turn": "seat actions",
    "reroll": "seat count",
    "first-row": "seat",
    "first-row-luck": "seat",
    "rows": "seat",
    "dismiss": "seat",
    "gain": "seat",
    "lean": "seat",
    "storm": "seat row",
    "tavern-first": "seat left",
    "tavern": "seat left",
    "join": "seat pot",
    "joust": "seat score",
    "again": "seat count",
    "attack-luck": "seat own",
    "defence-luck": "seat own other",
    "tear": "seat",
    "start": "seat",
    "reroll-coin": "seat count",
    "joust-last": "seat score",
    "nature": "",
    "over": "",
}
SAMPLES: dict[str, object] = {
    "seat": ["seat", 0],
    "first": ["seat", 1],
    "to": ["seat", 1],
    "leader": ["leader", "zizka"],
    "follower": ["follower", "dorota"],
    "calling": ["calling", "thief"],
    "old": ["follower", "vojek"],
    "field": ["field", "tyn"],
    "token": ["token", "fair"],
    "kind": ["kind", "pickpocket"],
    "back": ["back", "sword-vice"],
    "conquest": ["conquest", "palisade"],
    "poster": ["poster", "limping"],
    "ploy": ["ploy", "raid"],
    "face": ["face", "sword"],
    "symbol": ["symbol", "speech"],
    "ruler": ["ruler", "sigismund"],
    "way": ["way", "vice"],
    "level": ["level", "easy"],
    "thing": ["seat", 0],
    "name": ["token", "fair"],
    "who": ["leader", "torak"],
    **dict.fromkeys(("player", "skills", "needs", "gives", "mark", "track", "dice", "symbols", "effect"), "…"),
    **dict.fromkeys(
        ("row", "round", "count", "actions", "goal", "pot", "left", "score", "own", "other", "attack", "defence"), 2
    ),
    **dict.fromkeys(("points", "coins", "luck", "pace", "price", "deck", "easy", "hard", "stack"), 3),
    **dict.fromkeys(("swords", "speeches", "cunnings", "jokers"), 1),
}
CASES = re.compile(r'NAME\(\$(\w+), case: "(\w+)"\)')
KIND_OF = {"old": "follower"}


def texts(code: str) -> Language:
    return language(code, GAME.folder, GAME.own_texts[code]).seated({0: "Anna", 1: "Stanisław"})


def sentence(key: str, code: str = "pl", **other: object) -> str:
    names = EVENTS[key].split() if key in EVENTS else ["seat", *verb_operands(key)]
    return texts(code).event({"key": key, "args": {name: (SAMPLES | other)[name] for name in names}})


def verb_operands(key: str) -> list[str]:
    shape = next(shape for shape in GAME.verbs.shapes if shape.verb.name == key)
    return [operand.name for operand in shape.operands]


def is_clean(text: str) -> bool:
    return text == text.strip() and "{" not in text and "  " not in text


def is_sentence(text: str) -> bool:
    return is_clean(text) and text[0].isupper() and text.endswith((".", "?"))


@pytest.mark.parametrize("code", LANGUAGES)
class TestComplete:
    def test_names(self, code: str) -> None:
        lang, box = texts(code), standard()
        groups: dict[str, list[str]] = {
            "field": [field.id for field in box.fields],
            "follower": [follower.id for follower in box.followers],
            "leader": [leader.id for leader in box.leaders],
            "token": [*[token.id for token in box.tokens], "hidden"],
            "conquest": [*[conquest.id for conquest in box.conquests], "hidden"],
            "poster": [poster.id for poster in box.posters],
            "ploy": [ploy.id for ploy in box.ploys],
            "back": list(GAME.box.backs),
            "kind": [*KINDS, "conquest"],
            "level": list(LEVELS),
            "face": list(FACES),
            "symbol": list(SYMBOLS),
            "ruler": list(RULERS),
            "way": list(WAYS),
            "skill": list(SKILLS),
            "calling": [*CALLINGS, STARTER],
            "seat": ["0", "1", "2", "3"],
        }
        for kind, tokens in groups.items():
            assert set(lang.keys(f"{kind}-")) == {f"{kind}-{token}" for token in tokens}, kind
            names = [lang.say(f"{kind}-{token}") for token in tokens]
            assert len(set(names)) == len(names), kind
            assert all(is_clean(name) for name in names)

    def test_log(self, code: str) -> None:
        verbs = [shape.verb.name for shape in GAME.verbs.shapes]
        assert not set(verbs) & set(EVENTS), "a verb and an event would share a sentence"
        assert set(texts(code).keys("log-")) == {f"log-{key}" for key in [*verbs, *EVENTS]}
        for key in [*verbs, *EVENTS]:
            for count in (0, 1, 2, 5):
                level = count if key == "reshuffled" else SAMPLES["level"]
                assert is_sentence(sentence(key, code, count=count, level=level)), key

    def test_verbs(self, code: str) -> None:
        assert set(texts(code).keys("verb-")) == {f"verb-{shape.verb.name}" for shape in GAME.verbs.shapes}

    def test_prompts(self, code: str) -> None:
        for key, names in PROMPTS.items():
            for number in (0, 1, 2, 5):
                args = {name: number if isinstance(SAMPLES[name], int) else SAMPLES[name] for name in names.split()}
                for you in (True, False):
                    asked = texts(code).prompt({"key": key, "args": args}, you)
                    assert is_sentence(asked), asked
                    assert you or not names or "Anna" in asked

    def test_options(self, code: str) -> None:
        lang = texts(code)
        for name, option in GAME.options.items():
            assert lang.say(f"option-{name}")
            assert is_sentence(lang.say(f"option-{name}.help"))
            for choice in option.choices:
                assert lang.say(f"option-{name}-{choice}")

    def test_every_card_tells_its_rule(self, code: str) -> None:
        lang, box = texts(code), standard()
        groups = (box.leaders, box.followers, box.tokens, box.conquests, box.posters, box.ploys)
        for group in groups:
            for card in group:
                assert is_sentence(lang.say(f"card-{card.id}"))

    def test_rewards_and_rules(self, code: str) -> None:
        lang = texts(code)
        for reward in ("coins", "points", *PLAIN_REWARDS):
            assert lang.say(f"reward-{reward.replace(' ', '-')}", count=3)
        for key in lang.keys("rules-"):
            assert lang.say(f"{key}.title")
            assert is_sentence(lang.say(key))
        assert lang.say("turn-help").count(".") == 3

    def test_every_text_renders(self, code: str) -> None:
        lang = texts(code)
        source = (GAME.folder / "text" / f"{code}.ftl").read_text(encoding="utf-8")
        others = dict.fromkeys(set(re.findall(r"\$(\w+)", source)) - set(SAMPLES), 2)
        for key in Language(code, [GAME.folder / "text"]).keys(""):
            given = SAMPLES | others | ({"level": 1} if key in ("log-reshuffled", "sketch-tavern") else {})
            assert is_clean(lang.say(key, **given)), key

    def test_every_case_that_a_sentence_asks_for_exists(self, code: str) -> None:
        lang = texts(code)
        source = (GAME.folder / "text" / f"{code}.ftl").read_text(encoding="utf-8")
        for variable, case in set(CASES.findall(source)):
            for key in lang.keys(f"{KIND_OF.get(variable, variable)}-"):
                if not key.endswith("-hidden"):
                    assert lang.has(f"{key}.{case}"), f"{key}.{case}"

    def test_whole_games_can_be_logged(self, code: str) -> None:
        """Every event that occurs has a sentence, and nobody is called by an id."""
        ids = {thing for kind in ("token", "back", "ploy") for thing in kind_tokens(kind)} - {"fair", "court", "mint"}
        for seats in (1, 2, 3, 4):
            for sentence in whole_log(seats, code):
                assert is_sentence(sentence), sentence
                assert not {word.strip(".,:()") for word in sentence.split()} & {i for i in ids if "-" in i}

    def test_a_hidden_token_is_not_named(self, code: str) -> None:
        for key, kind in (("see", "token"), ("see_deck", "conquest")):
            hidden = sentence(key, code, **{kind: [kind, None]})
            shown = sentence(key, code)
            assert hidden != shown
            assert texts(code).name(kind, str(SAMPLES[kind][1])) in shown  # type: ignore[index]


def kind_tokens(name: str) -> tuple[str, ...]:
    return next(op.kind.tokens for shape in GAME.verbs.shapes for op in shape.operands if op.kind.name == name)


def whole_log(seats: int, code: str) -> list[str]:
    match = Match(GAME, seed=seats, seats=seats, advanced=True)
    lang = texts(code)
    number = 0
    while not match.over and number < 400:
        number += 1
        moves = match.state.moves()
        lively = [move for move in moves if GAME.notation(move).split()[0] not in DULL]
        chosen: list[Any] = lively if lively and number % 4 else moves
        match.play(chosen[number * 7 % len(chosen)])
    return [lang.event(event) for event in match.log(0)]


def test_a_conquest_tells_its_rows_and_what_they_give() -> None:
    rule = "An easy castle. Row 1: sword, cunning. Row 2: sword ×2. For all rows: coin ×4, point ×2, virtue or vice."
    assert texts("en").say("card-palisade") == rule
    assert texts("pl").say("card-famine").endswith("Za wszystkie rzędy: punkt ×5.")


def test_polish_declines() -> None:
    assert sentence("hire") == "Anna werbuje Dorotę."
    assert sentence("hire_for") == "Anna werbuje Dorotę, a odchodzi Vojek."
    assert sentence("attack") == "Anna atakuje Žižkę."
    assert sentence("dismiss", follower=["follower", "cenek"]) == "Anna żegna Čeňka."
    assert sentence("favour") == "Anna zyskuje przychylność Zygmunta."
    assert sentence("lean", way=["way", "virtue"]) == "Anna wybiera cnotę."


def test_polish_counts() -> None:
    assert sentence("coins", count=1) == "Anna dostaje monetę."
    assert sentence("coins", count=3) == "Anna dostaje 3 monety."
    assert sentence("coins", count=5) == "Anna dostaje 5 monet."
    assert sentence("points", count=2) == "Anna zdobywa 2 punkty."


def test_a_roll_is_told_by_its_symbols() -> None:
    dice = {"swords": ["count", "2"], "speeches": ["count", "0"], "cunnings": ["count", "1"], "jokers": ["count", "1"]}
    assert sentence("roll", "en", **dice) == "The dice show: sword 2, speech 0, cunning 1, joker 1."


def test_plain_symbols_are_those_that_luck_can_be() -> None:
    assert set(kind_tokens("symbol")) == set(PLAIN)


# What owners of the box would correct


def test_polish_counts_of_the_goal_agree() -> None:
    words = texts("pl")
    assert "22 punkty," in words.event({"key": "ending", "args": {"goal": 22}})
    assert "25 punktów," in words.event({"key": "ending", "args": {"goal": 25}})


def test_polish_rows_have_requirements_that_are_met() -> None:
    words = texts("pl")
    for key in ("row", "take"):
        said = words.event({"key": key, "args": {"seat": ["seat", 0], "row": 2}})
        assert "spełnia wymagania rzędu 2" in said


def test_polish_callings_are_those_of_the_person() -> None:
    words = texts("pl")
    callings = {"dorota": "złodziejka", "svatos": "złodziej", "kunhuta": "można pani", "vok": "możny"}
    cards = {card.id: card for card in standard().followers}
    for name, calling in callings.items():
        key = "panel-card-woman" if cards[name].woman else "panel-card"
        said = words.say(key, follower=("follower", name), calling=("calling", cards[name].calling), count=3)
        assert f", {calling}," in said


def test_the_log_says_who_leads_whom_when_leaders_are_chosen() -> None:
    match = Match(GAME, seed=1, seats=2, leaders="bores,zizka")
    told = [
        (event["args"]["seat"][1], event["args"]["leader"][1]) for event in match.log(None) if event["key"] == "leads"
    ]
    assert told == [(0, "bores"), (1, "zizka")]
    assert not [event for event in Match(GAME, seed=1, seats=2).log(None) if event["key"] == "leads"]
