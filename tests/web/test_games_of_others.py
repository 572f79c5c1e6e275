"""Pages and API with games of other packages. Whatever is wrong with one of them, the others stay."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import hetman
from hetman.language import LANGUAGES
from packages import Packages
from web.server import serving

NAMES = {"en": ["Two battles", "Five battles"], "pl": ["Dwie bitwy", "Pięć bitew"]}
TEXTS: dict[str, dict[str, str | None]] = {
    "no Polish": {"text__pl": None},
    "no texts": {"text__en": None, "text__pl": None},
    "half of them": {"text__pl": "game-name = Szachy\n"},
    "not Fluent": {"text__en": "game-name = Chess\nthis is no message\n", "text__pl": "\ufffd{{{"},
    "no name": {"text__en": "seat-0 = White\n", "text__pl": "seat-0 = Białe\n"},
    "names that need something": {
        "text__en": "game-name = Chess { $player }\ngame-about = { no-such-text }\ngame-length = { $minutes } min\n",
        "text__pl": "game-name = { NAME($piece) }\ngame-about =\n    .long = Szachy\n",
    },
    "names of ours": {"text__en": "game-name = Chess\nhome-title = Mine\nthing = Mine\n", "text__pl": "thing = Moje\n"},
}
PAGES = ("/", "/?mode=friends", "/rules", "/api/games", "/replays", "/lessons", "/puzzles")


LESSONS = {
    "not TOML": "scenes = \n",
    "not UTF-8": "\udcff",
    "a number of scenes": "seat = 0\nminutes = 5\nscenes = 3\nlearned = []\n",
    "an order in words": "order = 'first'\n",
    "no texts": "seat = 0\nminutes = 5\nscenes = [{steps = [{name = 'lay', play = 'you lay scout'}]}]\nlearned = []\n",
}


def pages_are_there(client: TestClient, code: str) -> None:
    for path in PAGES:
        assert client.get(path, headers={"accept-language": code}).status_code == 200, path


@pytest.mark.parametrize("code", LANGUAGES)
def test_broken_games_take_no_page_away(packages: Packages, tmp_path: Path, code: str) -> None:
    packages.install_module("fails", "import no_such_module\n")
    packages.install_module("a_class", "import hetman\nGAME = hetman.Game\n")
    packages.install_game("sound")
    with serving(tmp_path) as client:
        pages_are_there(client, code)
        listed = [game["game"] for game in client.get("/api/games").json()]
        assert listed == list(hetman.games())
        assert "sound" in listed
        assert client.get("/games/fails").status_code == 404


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("fault", TEXTS)
def test_faulty_texts_take_no_page_away(
    packages: Packages, tmp_path: Path, caplog: pytest.LogCaptureFixture, code: str, fault: str
) -> None:
    packages.install_game("sound", **TEXTS[fault])
    with serving(tmp_path) as client:
        pages_are_there(client, code)
        (card,) = [game for game in client.get("/api/games").json() if game["game"] == "sound"]
        assert card["name"] in ("Sound", "sound", "Chess", "Szachy")
    lines = [line for line in caplog.messages if line.startswith("texts of sound: ")]
    complete = code == "en" and fault in ("no Polish", "half of them")
    assert bool(lines) != complete
    assert len(lines) <= len(LANGUAGES)


@pytest.mark.parametrize("fault", LESSONS)
def test_faulty_lessons_take_no_page_away(packages: Packages, tmp_path: Path, fault: str) -> None:
    packages.install_game("sound")
    folder = packages.folder / "sound" / "lessons"
    folder.mkdir()
    for name in ("first", "second"):
        (folder / f"{name}.toml").write_text(LESSONS[fault], encoding="utf-8", errors="surrogateescape")
    with serving(tmp_path) as client:
        for code in LANGUAGES:
            pages_are_there(client, code)


def test_a_game_without_polish_is_played_in_english(
    packages: Packages, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    packages.install_game("sound", text__pl=None)
    polish = {"accept-language": "pl"}
    with serving(tmp_path) as client:
        assert "The strongest one takes the prize" in client.get("/", headers=polish).text
        assert client.get("/games/sound/rules", headers=polish).status_code == 200
        table = client.post("/games/sound/now", headers=polish).headers["location"]
        state = client.get(f"/api{table}", headers=polish).json()
        assert state["log"][0]["text"].endswith("draws a card.")
        assert client.get(table, headers=polish).status_code == 200
    (line,) = [line for line in caplog.messages if line.startswith("texts of ")]
    assert line.startswith("texts of sound: expected texts in the language 'pl' in ")
    assert line.endswith("pl.ftl, got no such file; English is shown instead")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_title_counts_the_games(
    packages: Packages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    packages.install_game("sound")
    with serving(tmp_path) as client:
        five = client.get("/", headers={"accept-language": code}).text
        monkeypatch.setattr("hetman.web.pages.home.games_to_learn", lambda: hetman.games()[:2])
        two = client.get("/", headers={"accept-language": code}).text
    for title, page in zip(NAMES[code], (two, five)):
        assert f"<title>Hetman · {title}, " in page
        assert f"<h1>{title}, " in page
