"""The texts of Na Grunwald!: nothing is missing, every event has its sentence, and Polish declines."""

from __future__ import annotations

import re

import pytest

from hetman import Match
from hetman.core.dice import Dice
from hetman.games.grunwald import GAME
from hetman.games.grunwald.components import FIELDS, PAWNS
from hetman.games.grunwald.components.events import EFFECTS, NUMBERS
from hetman.games.grunwald.rules.cards import NAMES
from hetman.games.grunwald.rules.verbs import GOODS, PLACES
from hetman.language import LANGUAGES, Language, language

MOVES = {
    "toss": "first",
    "event": "event",
    "reveal": "card",
    "reveal_provision": "one",
    "reveal_provisions": "one two",
    "reveal_ducats": "one two",
    "reveal_three_ducats": "one two three",
    "send": "seat pawns field",
    "send_with": "seat pawns field amount",
    "pass": "seat",
    "lay": "seat card",
    "give": "seat card place",
    "give_provisions": "seat amount goods",
    "hire": "seat",
    "decline": "seat",
    "dismiss": "seat card",
    "bid": "seat amount",
    "buy": "seat",
    "recruit": "seat card",
    "promote": "seat",
    "escort": "seat card",
    "pay": "seat amount goods",
    "take": "seat amount goods",
    "overpay": "seat",
    "settle": "seat",
}
EVENTS = {
    "round": "round",
    "starts": "seat",
    "idle": "seat",
    "shows": "seat card",
    "captured": "seat card",
    "held": "teutons knights",
    "raided": "teutons knights loss",
    "stripped": "seat",
    "bare": "seat",
    "joins": "seat card",
    "supplied": "seat amount",
    "earns": "seat amount",
    "refund": "seat amount",
    "helped": "seat",
    "bids": "seat amount",
    "won_start": "seat price",
    "won_helper": "seat price",
    "won_provisions": "seat price amount",
    "won_knight": "seat price card",
    "price": "seat price",
    "lost": "seat card",
    "nothing": "seat field",
    "unaffordable": "seat price",
    "unused": "event",
    "tie": "points count",
    "unsold": "",
    "plundered": "seat amount",
    "excused": "seat",
    "hungry": "seat count",
    "deserted": "seat count",
    "office": "seat office points",
    "scored": "seat points",
    "won": "seat",
    "shared": "seat second",
    "shared_three": "seat second third",
    "shared_four": "seat second third fourth",
}
PROMPTS = {
    "send": "seat",
    "lay": "seat",
    "compete": "seat",
    "give": "seat owed loss",
    "hire": "seat price",
    "dismiss": "seat count",
    "purchase": "seat price amount",
    "recruit": "seat surcharge",
    "promote": "seat price worth",
    "escort": "seat gain loss",
    "levy": "seat ducats provisions",
    "grant": "seat ducats provisions",
    **dict.fromkeys(("auction-start", "auction-helpers"), "seat count amount next"),
    **dict.fromkeys(("auction-provisions", "auction-knights"), "seat count amount next"),
    "overpay": "seat owed loss",
}
SAMPLES: dict[str, object] = {
    "seat": ["seat", 0],
    **{name: ["seat", 1] for name in ("first", "second", "third", "fourth")},
    "card": ["fighter", "crown3"],
    "event": ["event", "hunt"],
    "pawns": ["pawns", "2-helpers"],
    "field": ["field", "provisions"],
    "place": ["place", "hand"],
    "goods": ["goods", "ducats"],
    "office": ["office", "crown"],
    "awards": "4, 2",
    "amount": ["amount", "3"],
    **{name: ["amount", "2"] for name in ("one", "two", "three")},
    **dict.fromkeys(
        ("round", "teutons", "knights", "loss", "price", "count", "points", "owed", "surcharge", "next"), 3
    ),
    **dict.fromkeys(("worth", "gain", "ducats", "provisions", "change", "lots"), 3),
}
AN_ASKED_CASE = re.compile(r'NAME\(\$(\w+), case: "(\w+)"\)')
KINDS = {"card": "fighter", "pawns": "pawns"}


def texts(code: str) -> Language:
    return language(code, GAME.folder).seated({0: "Kateřina", 1: "Stanisław"})


def pick(names: str, **other: object) -> dict[str, object]:
    return {name: (SAMPLES | other)[name] for name in names.split()}


def sentence(key: str, code: str = "pl", **other: object) -> str:
    return texts(code).event({"key": key, "args": pick((MOVES | EVENTS)[key], **other)})


def question(key: str, you: bool, code: str = "pl", **other: object) -> str:
    return texts(code).prompt({"key": key, "args": pick(PROMPTS[key], **other)}, you)


def is_clean(text: str) -> bool:
    return text == text.strip() and "{" not in text and "  " not in text


def is_sentence(text: str) -> bool:
    return is_clean(text) and text[0].isupper() and text.endswith(".")


@pytest.mark.parametrize("code", LANGUAGES)
class TestComplete:
    def test_names(self, code: str) -> None:
        lang = texts(code)
        for key in ("game-name", "game-about", "turn-help", *[f"seat-{seat}" for seat in range(4)]):
            assert lang.say(key)
        events = [event.token for event in GAME.contents.events]
        kinds = {"field": FIELDS, "event": events, "pawns": PAWNS, "place": PLACES, "goods": GOODS}
        for kind, tokens in {**kinds, "fighter": [*NAMES, "hidden"]}.items():
            assert set(lang.keys(f"{kind}-")) == {f"{kind}-{token}" for token in tokens}

    def test_names_differ(self, code: str) -> None:
        lang = texts(code)
        for prefix in ("field-", "event-", "fighter-", "pawns-", "seat-", "office-", "season-", "phase-"):
            names = [lang.say(key) for key in lang.keys(prefix)]
            assert len(set(names)) == len(names)

    def test_log(self, code: str) -> None:
        assert set(texts(code).keys("log-")) == {f"log-{key}" for key in MOVES | EVENTS}
        for key in MOVES | EVENTS:
            for card in NAMES:
                assert is_sentence(sentence(key, code, card=["fighter", card])), key

    def test_log_with_every_pawn_place_and_goods(self, code: str) -> None:
        for pawns in PAWNS:
            for key in ("send", "send_with"):
                assert is_sentence(sentence(key, code, pawns=["pawns", pawns]))
        for place in PLACES:
            assert is_sentence(sentence("give", code, place=["place", place]))
        for goods in GOODS:
            for key in ("pay", "take"):
                assert is_sentence(sentence(key, code, goods=["goods", goods]))

    def test_hidden_cards_and_bids(self, code: str) -> None:
        assert is_sentence(sentence("lay", code, card=["fighter", None]))
        assert is_sentence(sentence("bid", code, amount=["amount", None]))

    def test_numbers_of_every_form(self, code: str) -> None:
        for number in (0, 1, 2, 5, 12, 22):
            counted = dict.fromkeys(("price", "count", "points", "owed", "ducats"), number)
            for key in EVENTS:
                assert is_sentence(sentence(key, code, amount=number, **counted)), key
            for key in PROMPTS:
                assert is_sentence(question(key, True, code, amount=number, **counted)), key

    def test_prompts(self, code: str) -> None:
        common = {"nature", "over", "sealed"}
        for voice in ("prompt", "wait"):
            assert set(texts(code).keys(f"{voice}-")) == {f"{voice}-{key}" for key in {*PROMPTS, *common}}
        for key in PROMPTS:
            assert is_sentence(question(key, True, code)), key
            assert is_sentence(question(key, False, code)), key
            assert "Kateřina" in question(key, False, code)

    def test_verbs_and_choices(self, code: str) -> None:
        lang = texts(code)
        assert set(lang.keys("verb-")) == {f"verb-{key}" for key in MOVES}
        for key in lang.keys("choice-"):
            assert is_clean(lang.say(key, **pick(MOVES[key.removeprefix("choice-")])))

    def test_effects(self, code: str) -> None:
        assert set(texts(code).keys("effect-")) == {f"effect-{effect}" for effect in EFFECTS}
        for effect in EFFECTS:
            for number in (1, 2, 5):
                numbers = dict.fromkeys(NUMBERS[effect], number)
                assert is_sentence(texts(code).say(f"effect-{effect}", **pick("field awards count"), **numbers))

    def test_cards_and_rules(self, code: str) -> None:
        lang = texts(code)
        things = {"officer", "helper", "peasant", *FIELDS, *[event.token for event in GAME.contents.events]}
        assert set(lang.keys("card-")) == {f"card-{thing}" for thing in things}
        for key in lang.keys("card-"):
            assert is_sentence(lang.say(key))
        for key in lang.keys("rules-"):
            assert is_sentence(lang.say(key))
            assert is_clean(lang.say(f"{key}.title"))

    def test_options(self, code: str) -> None:
        lang = texts(code)
        for name, option in GAME.options.items():
            assert is_sentence(lang.say(f"option-{name}.help"))
            for choice in option.choices:
                assert is_clean(lang.say(f"option-{name}-{choice}"))

    def test_every_name_has_the_cases_that_are_asked_for(self, code: str) -> None:
        lang = texts(code)
        source = (GAME.folder / "text" / f"{code}.ftl").read_text(encoding="utf-8")
        for argument, case in set(AN_ASKED_CASE.findall(source)):
            for key in lang.keys(f"{KINDS[argument]}-"):
                assert lang.has(f"{key}.{case}"), f"{key}.{case}"

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_everything_that_happens_in_whole_games_has_a_sentence(self, code: str, seats: int) -> None:
        lang = texts(code)
        seen = set()
        for seed in range(6):
            match = Match(GAME, seed=seed, seats=seats)
            dice = Dice(seed)
            while not match.over:
                prompt = match.state.view(match.actor)["prompt"]
                assert is_sentence(lang.prompt(prompt))
                assert is_sentence(lang.prompt(prompt, you=False))
                moves = match.state.moves()
                match.play(moves[dice.below(len(moves))])
            for event in match.log(None):
                seen.add(event["key"])
                assert is_sentence(lang.event(event)), event
        assert len(seen) > 25


def test_polish_declines() -> None:
    assert sentence("send", pawns=["pawns", "officer"]) == "Kateřina wysyła oficera na pole Prowiant."
    assert (
        sentence("send_with", amount=["amount", "1"]) == "Kateřina wysyła dwóch pomocników i 1 dukata na pole Prowiant."
    )
    assert sentence("send_with") == "Kateřina wysyła dwóch pomocników i 3 dukaty na pole Prowiant."
    assert sentence("earns", amount=5) == "Kateřina dostaje 5 dukatów."
    assert sentence("give") == "Kateřina oddaje rycerza koronnego 3."
    assert (
        sentence("give", card=["fighter", "teuton2"], place=["place", "camp"])
        == "Kateřina oddaje z obozowiska Krzyżaka 2."
    )
    assert sentence("scored", points=22) == "Kateřina ma w sumie 22 punkty."
    assert sentence("office") == "Kateřina to dowódca wojsk koronnych: 3 punkty."
    assert sentence("lost") == "Kateřina traci rycerza koronnego 3."


def test_nobody_bids_in_secret_who_may_not_have_bid() -> None:
    assert sentence("bid", amount=["amount", None]) == "Kateřina podejmuje tajną decyzję."
    assert sentence("bid", "en", amount=["amount", None]) == "Kateřina has answered in secret."
    assert sentence("bids", "en", amount=0) == "Kateřina did not bid."


def test_winners_share_the_victory_in_the_words_of_the_rulebook() -> None:
    assert sentence("shared") == "Kateřina i Stanisław dzielą się zwycięstwem."
    assert sentence("shared", "en") == "Kateřina and Stanisław share the victory."


def test_knights_of_the_camp_still_need_provisions() -> None:
    polish = texts("pl")
    assert "nadal potrzebuje prowiantu" in polish.say("rules-camp")
    assert polish.say("rules-camp.title") == "Obozowisko"
    source = (GAME.folder / "text/pl.ftl").read_text(encoding="utf-8")
    assert not re.search(r"\b[Oo]b[oó]z(u|ie|em)?\b", source)


def test_lists_after_a_verb_stand_in_the_accusative() -> None:
    polish = texts("pl")
    pawns, field = ("pawns", "helper"), ("field", "crown")
    assert polish.say("choice-send", pawns=pawns, field=field) == "pomocnika na pole Rycerze koronni"
    assert polish.say("chip-give", card=("fighter", "crown2")) == "rycerza koronnego 2"


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("effect", ["auction-provisions", "contest"])
def test_texts_for_one_winner_of_two_players_are_in_the_singular(code: str, effect: str) -> None:
    lang = texts(code)
    one = lang.say(f"effect-{effect}", awards="3", count=1)
    assert one != lang.say(f"effect-{effect}", awards="3, 2", count=2).replace("3, 2", "3")
    assert lang.say("outcome-cards", points=5, rivals=1) != lang.say("outcome-cards", points=5, rivals=2)


def test_english() -> None:
    assert sentence("lay", "en", card=["fighter", None]) == "Kateřina lays a card face down."
    assert (
        sentence("send_with", "en", amount=["amount", "1"]) == "Kateřina sends two helpers with 1 ducat to Provisions."
    )
    assert sentence("raided", "en") == "The skirmish is lost, 3 to 3: everybody gives up 3."
    assert question("give", True, "en", loss=4) == "Pay 4: give knights, captives or provisions."
    assert sentence("supplied", "en", amount=0) == "Kateřina gets no provisions: the bank has none."


def test_ducats_of_a_move_are_counted_in_words() -> None:
    moved = {"pawns": ("pawns", "officer"), "amount": ("amount", "3"), "field": ("field", "provisions")}
    assert texts("en").say("choice-send_with", **moved) == "officer with 3 ducats to Provisions"
    assert texts("pl").say("choice-send_with", **moved) == "oficera i 3 dukaty na pole Prowiant"
