"""The home page and the form of a new table: what a newcomer gets without a choice."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

import hetman
from hetman.core.registry import REGISTERED, games_to_learn
from hetman.table.creation import easiest_options

LEVELS = {
    "en": ("bot: easy (page)", "bot: normal (squire)", "bot: hard (knight)", "bot: very hard (hetman)"),
    "pl": ("bot: łatwy (paź)", "bot: średni (giermek)", "bot: trudny (rycerz)", "bot: bardzo trudny (hetman)"),
}


def chosen(text: str, name: str) -> str:
    """The value that the form of a page has for a field."""
    select = text.split(f'name="{name}"')[1].split("</select>")[0]
    found = re.search(r'value="([^"]*)" selected', select)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("code", LEVELS)
def test_levels_are_in_plain_words_with_their_names_beside(client: TestClient, code: str) -> None:
    shown = client.get("/games/warchest", headers={"accept-language": code}).text
    for label in LEVELS[code]:
        assert f">{label}</option>" in shown


@pytest.mark.parametrize("mode", ["now", "friends", "device"])
@pytest.mark.parametrize("name", hetman.games())
def test_the_form_begins_with_the_options_of_a_first_game(client: TestClient, name: str, mode: str) -> None:
    shown = client.get(f"/games/{name}?mode={mode}").text
    game = hetman.game(name)
    for option, value in easiest_options(game).items():
        if game.options[option].kind == "choice":
            assert chosen(shown, f"option-{option}") == value


def test_friends_play_the_armies_of_the_first_game(client: TestClient) -> None:
    assert chosen(client.get("/games/warchest?mode=friends").text, "option-army") == "first-game"


@pytest.mark.parametrize("name", hetman.games())
def test_every_value_for_a_first_game_is_one_that_the_option_takes(name: str) -> None:
    game = hetman.game(name)
    assert game.setup(**easiest_options(game)).options == easiest_options(game)


@pytest.mark.parametrize("name", hetman.games())
def test_rare_options_are_folded_and_usual_ones_are_not(client: TestClient, name: str) -> None:
    shown = client.get(f"/games/{name}").text
    _, fold = shown.split('<details class="rare">')
    folded = fold.split("</details>")[0]
    for option, about in hetman.game(name).options.items():
        assert (f'name="option-{option}"' in folded) == about.rare
    for setting in ("delay", "word"):
        assert f'name="{setting}"' in folded


def test_a_fold_with_an_error_is_open(client: TestClient) -> None:
    sent = {"seats": "2", "chair-0": "me", "option-round_limit": "0"}
    shown = client.post("/games/warchest", data=sent).text
    assert 'role="alert"' in shown.split('<details class="rare" open>')[1].split("</details>")[0]


@pytest.mark.parametrize(("code", "start"), [("en", "Start here"), ("pl", "Zacznij tutaj")])
def test_home_lists_the_easiest_game_first_and_says_so(client: TestClient, code: str, start: str) -> None:
    shown = client.get("/", headers={"accept-language": code}).text
    cards = shown.split('<article class="game">')[1:]
    assert ["/games/warchest/now" in card for card in cards] == [True] + [False] * (len(cards) - 1)
    assert [start in card for card in cards] == [True] + [False] * (len(cards) - 1)


def test_a_game_that_declares_no_difficulty_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    class Another(type(hetman.game("warchest"))):  # type: ignore[misc]
        name = "aaa"
        difficulty = hetman.Game.difficulty

    monkeypatch.setitem(REGISTERED, "aaa", Another())
    order = games_to_learn()
    assert order[-1] == "aaa"
    assert [hetman.game(name).difficulty for name in order] == sorted(hetman.game(name).difficulty for name in order)
