"""Pages link to each other, and show errors beside their causes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import hetman
from hetman.core.players import Player, Seated
from hetman.language import LANGUAGES
from hetman.web.locales import accepted_language, page_texts
from hetman.web.rendering import FOLDER
from web.server import Table, serving

SAID = re.compile(r'\bsay\("([\w.-]+)"')
FORM = {"seats": "2", "chair-0": "me", "chair-1": "bot:random", "name": "Ewa"}


def table_of(answer: object) -> str:
    path = str(answer.headers["location"])  # type: ignore[attr-defined]
    assert path.startswith("/tables/")
    return path


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_of_the_templates_exists(code: str) -> None:
    for template in FOLDER.glob("*.html"):
        for key in SAID.findall(template.read_text(encoding="utf-8")):
            if key.endswith("-"):
                continue
            games = [hetman.game(name) for name in hetman.games()]
            found = page_texts(code).has(key) or all(page_texts(code, game.folder).has(key) for game in games)
            assert found or key == "turn-help", f"{template.name}: {key}"


@pytest.mark.parametrize("name", hetman.games())
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_game_has_its_pages(client: TestClient, name: str, code: str) -> None:
    headers = {"accept-language": code}
    for path in (f"/games/{name}", f"/games/{name}?mode=friends", f"/games/{name}?mode=device", f"/games/{name}/rules"):
        answer = client.get(path, headers=headers)
        assert answer.status_code == 200, path
        assert page_texts(code, hetman.game(name).folder).say("game-name") in answer.text
    for path in ("vignette.svg", "crest.svg", "drawing.css"):
        assert client.get(f"/games/{name}/{path}").status_code == 200
    shown = client.get(table_of(client.post(f"/games/{name}/now", headers=headers)), headers=headers)
    assert f'lang="{code}"' in shown.text


def test_all_my_games_can_be_reached_from_home(client: TestClient) -> None:
    paths = [table_of(client.post("/games/warchest", data=FORM)) for _ in range(6)]
    client.post(f"/api{paths[0]}/concede", json={})
    shown = client.get("/").text
    assert [path in shown for path in paths] == [False] + [True] * 5
    assert "one more" in shown
    assert f'href="/replays/{paths[0].rsplit("/", 1)[1]}"' in client.get("/replays").text


def test_home_shows_my_games_and_open_tables(client: TestClient) -> None:
    assert "/tables/" not in client.get("/").text
    path = table_of(client.post("/games/warchest", data={**FORM, "chair-1": "open", "public": "yes"}))
    assert path in client.get("/").text
    client.cookies.clear()
    assert f'action="{path}/sit"' in client.get("/").text
    assert table_of(client.post(f"{path}/sit")) == path
    assert path in client.get("/").text


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"option-round_limit": "0"}, "from 1 to 1000"),
        ({"option-round_limit": "many"}, "from 1 to 1000"),
        ({"option-army": "own…", "own-army": "dragon"}, "as in the example, each only once"),
        ({"chair-0": "bot:random", "chair-1": "open"}, "Friends play with you"),
        ({"name": "x" * 40}, "at most 30"),
        ({"option-army": "crecy", "seats": "4", "chair-2": "me", "chair-3": "me"}, "Battles are for two players."),
        ({"word": "x" * 300}, "at most 200 letters"),
    ],
)
def test_a_bad_option_is_explained_beside_its_field(client: TestClient, change: dict[str, str], text: str) -> None:
    answer = client.post("/games/warchest", data={**FORM, **change})
    assert answer.status_code == 422
    assert text in answer.text
    assert 'role="alert"' in answer.text


@pytest.mark.parametrize(
    ("game", "change", "field", "text"),
    [
        ("warchest", {"seats": "4", "option-army": "crecy"}, "army", "Bitwy są dla dwóch osób."),
        ("warchest", {"option-army": "own…", "own-army": "scout/archer"}, "army", "czterech oddziałów"),
        ("warchest", {"option-army": "own…", "own-army": "smok"}, "army", "angielskie nazwy oddziałów"),
        ("warchest", {"option-round_limit": "0"}, "round_limit", "od 1 do 1000"),
        ("grunwald", {"seats": "2", "option-start": "3"}, "start", "W grze dla 2 graczy nie ma tego miejsca"),
        ("zizka", {"seats": "2", "option-level": "hard"}, "level", "w pojedynkę przeciw Torakowi"),
        ("zizka", {"seats": "2", "option-leaders": "own…", "own-leaders": "zizka"}, "leaders", "tylu dowódców"),
    ],
)
def test_a_bad_combination_is_explained_in_polish_beside_its_field(
    client: TestClient, game: str, change: dict[str, str], field: str, text: str
) -> None:
    sent = {"seats": "2", "chair-0": "me", **change}
    answer = client.post(f"/games/{game}", data=sent, headers={"accept-language": "pl"})
    assert answer.status_code == 422
    beside = answer.text.split('<div class="field bad">')
    assert len(beside) == 2
    assert f'name="option-{field}"' in beside[1].split('role="alert"')[0]
    assert text in beside[1].split('role="alert"')[1].split("</p>")[0]


def test_options_reach_the_table(client: TestClient) -> None:
    path = table_of(client.post("/games/warchest", data={**FORM, "option-army": "crecy", "option-round_limit": "7"}))
    state = client.get(f"/api{path}").json()
    assert state["options"]["army"] == "crecy"
    assert state["options"]["round_limit"] == 7
    assert state["players"][0]["name"] == "Ewa"


def test_the_link_of_a_seat_opens_it_in_two_browsers(client: TestClient) -> None:
    table = Table(client)
    for _ in range(2):
        client.cookies.clear()
        assert table_of(client.get(f"/sit/{table.tokens[1]}")) == f"/tables/{table.id}"
        assert client.get(f"/api/tables/{table.id}").json()["yours"] == [1]


def test_one_device_holds_all_its_seats_and_opens_behind_a_curtain(client: TestClient) -> None:
    path = table_of(client.post("/games/warchest?mode=device", data={**FORM, "chair-0": "device", "chair-1": "device"}))
    assert client.get(f"/api{path}").json()["yours"] == [0, 1]
    assert '"curtain": true' in client.get(path).text
    awaited = client.get(f"/api{path}").json()["view"]["awaited"][0]
    assert client.get(f"/api{path}/scene?seat={1 - awaited}").json()["pass"]["seat"] == awaited
    assert client.get(f"/api{path}/scene?seat={awaited}").json()["pass"] is None


def finished(client: TestClient) -> Table:
    table = Table(client, options={"army": "first-game", "round_limit": 2})
    while table.state()["status"] == "running":
        table.play(table.actor())
    return table


def test_a_finished_game_is_shown_checked_and_downloaded(client: TestClient) -> None:
    running = Table(client)
    assert client.get(f"/replays/{running.id}").status_code == 409
    table = finished(client)
    shown = client.get(f"/replays/{table.id}")
    assert shown.status_code == 200
    assert "every move is legal" in shown.text
    for seat in ("", "?seat=0", "?seat=1"):
        frame = client.get(f"/api/replays/{table.id}/frames/3{seat}").json()
        assert frame["frame"] == 3
        assert frame["lines"]
        assert frame["parts"]["board"]
    assert client.get(f"/api/replays/{table.id}/frames/{frame['frames']}").status_code == 404
    saved = client.get(f"/api/replays/{table.id}/html")
    assert saved.headers["content-disposition"].endswith('.html"')
    assert 'id="slider"' in saved.text
    assert client.get(f"/api/replays/{table.id}/frames/0?seat=5").status_code == 404
    record = client.get(f"/api/replays/{table.id}/record").text
    assert hetman.verify(hetman.Record.parse(record)).dice


def test_a_record_can_be_brought_along_and_played_on(client: TestClient) -> None:
    record = client.get(f"/api/replays/{finished(client).id}/record").text
    brought = client.post("/replays", files={"record": ("game.hetman", record)})
    assert brought.status_code == 303
    path = brought.headers["location"]
    assert client.get(path).status_code == 200
    on = client.post(f"{path}/continue", data={"frame": "4", "seat": "1"})
    state = client.get(f"/api{table_of(on)}").json()
    assert state["yours"] == [1]
    assert state["status"] == "running"
    assert client.post(f"{path}/continue", data={"frame": "999", "seat": "1"}).status_code == 422


def test_a_replay_names_the_players_of_its_record(client: TestClient) -> None:
    text = client.get(f"/api/replays/{finished(client).id}/record").text
    record = hetman.Record.parse(text)
    people = [Seated(0, Player("person", "Ala")), Seated(1, Player("bot", "search:level=knight"))]
    record.players = [*people, Seated(0, Player("bot", "greedy"), 5)]
    brought = client.post("/replays", files={"record": ("game.hetman", str(record))})
    shown = client.get(brought.headers["location"]).text
    for line in ("Raven: Ala", "Wolf: Bot (knight)", "Raven from move 5 on: Bot (greedy)"):
        assert f"<li>{line}</li>" in shown
    assert '<option value="0">as Ala, against bots</option>' in shown
    on = client.post(f"{brought.headers['location']}/continue", data={"frame": "4", "seat": "1"})
    later = hetman.Record.parse(client.get(f"/api{table_of(on)}/record").text)
    assert [str(note.player) for note in later.players[:2]] == ["person Ala", "bot search:level=knight"]
    assert {str(note.player) for note in later.players[-2:]} == {"person", "bot greedy"}, "the bot that sat there"


@pytest.mark.parametrize(
    ("data", "text"),
    [(b"\xff\xfe", "not a text file"), (b"hello", "line 1"), (b"x" * 600_000, "500 kB")],
)
def test_a_bad_record_is_refused_with_a_sentence(client: TestClient, data: bytes, text: str) -> None:
    answer = client.post("/replays", files={"record": ("game.hetman", data)})
    assert answer.status_code in (413, 422)
    assert text in answer.text


def test_a_record_that_was_changed_is_found(client: TestClient) -> None:
    record = client.get(f"/api/replays/{finished(client).id}/record").text
    changed = record.replace("result 0 1", "result 0")
    assert client.post("/replays", files={"record": ("game.hetman", changed)}).status_code == 422


def test_a_player_who_stays_away_can_be_replaced(tmp_path: Path) -> None:
    with serving(tmp_path, away=0) as client:
        table = Table(client)
        assert table.get("/scene", 1).json()["away"] == [0]
        assert table.get("/scene", None).json()["away"] == []
        assert table.post("hand-over", 1, seat=0).status_code == 200


@pytest.mark.parametrize(
    ("header", "code"),
    [("pl-PL,pl;q=0.9,en;q=0.8", "pl"), ("en;q=0.3,pl;q=0.7", "pl"), ("cs", "en"), ("", "en"), ("pl;q=x", "en")],
)
def test_the_best_language_of_a_browser(header: str, code: str) -> None:
    assert accepted_language(header) == code


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("name", hetman.games())
def test_rules_begin_with_the_aim_and_have_contents_and_pictures(client: TestClient, name: str, code: str) -> None:
    text = client.get(f"/games/{name}/rules", headers={"accept-language": code}).text
    linked = re.findall(r'<li><a href="#([\w-]+)"', text)
    parts = re.findall(r'<section id="([\w-]+)"><h2>.*?</h2>(.*?)(?=<section id="|</main>)', text, re.DOTALL)
    assert linked[:2] == ["aim", "turn"]
    assert linked == [anchor for anchor, _ in parts]
    pictures = [anchor for anchor, part in parts if '<figure class="picture"' in part]
    assert pictures == [anchor for anchor in linked if anchor != "things"]


def test_pictures_of_the_rules_repeat_no_ids_but_those_of_their_patterns(client: TestClient) -> None:
    text = client.get("/games/warchest/rules").text
    ids = re.findall(r' id="([\w-]+)"', text)
    repeated = {id for id in ids if ids.count(id) > 1}
    assert all(f'<pattern id="{id}"' in text for id in repeated)


def test_a_replay_lists_its_moves_by_rounds_without_the_result(client: TestClient) -> None:
    table = finished(client)
    listed = client.get(f"/api/replays/{table.id}/moves").json()["moves"]
    frames = client.get(f"/api/replays/{table.id}/frames/0").json()["frames"]
    assert [move["frame"] for move in listed] == list(range(1, frames))
    assert len({move["round"] for move in listed}) >= 2
    assert listed[-1]["more"] == []
    assert client.get(f"/api/replays/{table.id}/moves?seat=7").status_code == 404


def test_the_eyes_of_a_seat_see_no_secret_of_another(client: TestClient) -> None:
    """A face-down coin is named to its owner alone, in the list of moves and in the picture."""
    table = finished(client)
    record = hetman.Record.parse(client.get(f"/api/replays/{table.id}/record").text)
    game = hetman.game(record.game)
    hidden = [
        move.actor
        for move in record.moves
        if move.actor >= 0 and any(operand.hidden for operand in game.verbs.shape(game.parse(move.text)).operands)
    ]
    assert hidden, "the game has no face-down coin"
    told = {
        seat: " ".join(
            move["text"] for move in client.get(f"/api/replays/{table.id}/moves?seat={seat}").json()["moves"]
        )
        for seat in (0, 1)
    }
    for seat in set(hidden):
        assert told[seat] != told[1 - seat]
    for seat in (0, 1):
        picture = client.get(f"/api/replays/{table.id}/frames/3/picture?seat={seat}")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg")


def test_a_link_to_a_position_opens_a_seats_eyes(client: TestClient) -> None:
    table = finished(client)
    shown = client.get(f"/replays/{table.id}?at=3&eyes=1").text
    assert 'data-eyes="1" title' in shown
    assert shown.count('aria-pressed="true"') == 2
    assert client.get(f"/replays/{table.id}?at=3&eyes=9").status_code == 200
