"""`hetman bot`: a bot of one's own at the tables of a server."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import hetman
from client.served import ask, create, served


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with served(tmp_path / "data") as found:
        yield found


class Client:
    """The command in a process of its own."""

    def __init__(self, folder: Path, *args: str, site: Path | None = None) -> None:
        environment = {**os.environ, "PYTHONPATH": str(site or ""), "HETMAN_LANGUAGE": "en", "COLUMNS": "300"}
        command = [sys.executable, "-m", "hetman", "bot", *args]
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )

    def end(self, timeout: float = 60) -> tuple[int, str, str]:
        out, err = self.process.communicate(timeout=timeout)
        return self.process.returncode, out, err

    def sits(self) -> None:
        """Wait until it says that it sits at a table. The server knows that a moment earlier."""
        assert self.process.stdout is not None
        assert any("/tables/" in line for line in self.process.stdout), "it does not sit down"

    def interrupt(self) -> tuple[int, str, str]:
        self.process.send_signal(signal.SIGINT)
        return self.end()


def until(what: str, done: object, timeout: float = 60) -> None:
    deadline = time.monotonic() + timeout
    while not done():  # type: ignore[operator]
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def status(url: str, id: str) -> str:
    found: str = ask(url, f"/api/tables/{id}")["status"]
    return found


def names(url: str, id: str) -> list[str]:
    record = hetman.Record.parse(ask(url, f"/api/tables/{id}/record"))
    hetman.verify(record)
    return [str(note.player) for note in record.players]


def test_it_accepts_an_invitation_and_plays_against_greedy(url: str, tmp_path: Path, own_bots: Path) -> None:
    table = create(url, "open", "bot:greedy")
    link = f"{url}/sit/{table['tokens']['0']}"
    client = Client(tmp_path, link, "own_bots_dist:Nth:n=2", "--games", "1", "--name", "Nth of mine", site=own_bots)
    code, out, err = client.end()
    assert code == 0, err
    assert f"Nth of mine sits at seat 0 of {url}/tables/{table['id']}" in " ".join(out.split())
    assert "The game is over" in out
    assert names(url, table["id"]) == ["person Nth of mine", "bot greedy"]


def test_it_waits_in_the_lobby_and_follows_a_rematch(url: str, tmp_path: Path, own_bots: Path) -> None:
    private = create(url, "bot:random", "open")
    client = Client(tmp_path, url, "lowest", "--game", "warchest", "--games", "2", site=own_bots)
    try:
        assert client.process.stdout is not None
        assert "Waiting in the lobby" in client.process.stdout.readline()
        other = create(url, "bot:random", "open", game="grunwald", options={}, public=True)
        table = create(url, "me", "open", public=True)
        until("it does not sit down", lambda: status(url, table["id"]) == "running")
        token = table["tokens"]["0"]
        play_out(url, table["id"], token)
        again = ask(url, f"/api/tables/{table['id']}/rematch", {}, token)
        play_out(url, again["id"], again["token"])
        code, out, err = client.end()
        assert code == 0, err
        assert out.count("The game is over") == 2
        assert names(url, table["id"]) == ["person", "person lowest"]
        assert status(url, private["id"]) == status(url, other["id"]) == "open"
    finally:
        client.process.kill()


def play_out(url: str, id: str, token: str) -> None:
    deadline = time.monotonic() + 60
    while (state := ask(url, f"/api/tables/{id}", token=token))["status"] == "running":
        assert time.monotonic() < deadline, "the bot does not move"
        if state["moves"]:
            ask(url, f"/api/tables/{id}/moves", {"number": state["number"], "move": state["moves"][0]}, token)
        else:
            time.sleep(0.02)


def test_it_comes_back_when_the_server_does(tmp_path: Path, own_bots: Path) -> None:
    client = None
    try:
        with served(tmp_path / "data") as url:
            port = int(url.rpartition(":")[2])
            table = create(url, "me", "open", public=True)
            client = Client(tmp_path, f"{url}/tables/{table['id']}", "lowest", "--games", "1", site=own_bots)
            until("it does not sit down", lambda: status(url, table["id"]) == "running")
        time.sleep(1.5)
        with served(tmp_path / "data", port) as url:
            play_out(url, table["id"], table["tokens"]["0"])
            code, out, err = client.end()
        assert code == 0, err
        assert "No connection" in out
    finally:
        if client is not None:
            client.process.kill()


def test_ctrl_c_is_safe(url: str, tmp_path: Path, own_bots: Path) -> None:
    table = create(url, "me", "open", public=True)
    client = Client(tmp_path, f"{url}/tables/{table['id']}", "lowest", site=own_bots)
    client.sits()
    code, out, err = client.interrupt()
    assert code == 130
    assert "Traceback" not in err
    link = next(line.strip() for line in out.splitlines() if "/sit/" in line)
    again = Client(tmp_path, link, "lowest", "--games", "1", site=own_bots)
    play_out(url, table["id"], table["tokens"]["0"])
    assert again.end()[0] == 0
    assert names(url, table["id"]) == ["person", "person lowest"]


def test_a_bot_that_fails_gets_a_traceback_and_another_plays_on(url: str, tmp_path: Path, own_bots: Path) -> None:
    table = create(url, "open", "bot:random")
    link = f"{url}/sit/{table['tokens']['0']}"
    code, out, err = Client(tmp_path, link, "breaks:moves=2", site=own_bots).end()
    assert code == 1
    assert 'raise RuntimeError("I am broken")' in err
    assert "bot 'breaks:moves=2' failed: RuntimeError: I am broken" in out
    file = next(tmp_path.glob("*.hetman"))
    assert str(file) in out
    record = hetman.Record.parse(file.read_text(encoding="utf-8"))
    assert sum(made.actor == 0 for made in record.moves) == 2
    until("nobody plays on", lambda: status(url, table["id"]) == "over")
    assert names(url, table["id"])[-1] == "bot search:level=page"


@pytest.mark.parametrize(
    ("path", "bot", "message"),
    [
        ("", "nobody", "no bot 'nobody'"),
        ("/sit/short", "random", "is not the whole link"),
        ("/sit/aaaaaaaaaaaaaaaaaaaaaa", "random", "token"),
        ("/tables/aaaaaaaaaaaaaaaaaaaaaa", "random", "There is nothing here"),
        ("/static", "random", "is not a Hetman server"),
    ],
)
def test_errors_are_one_clear_line(url: str, tmp_path: Path, path: str, bot: str, message: str) -> None:
    code, out, err = Client(tmp_path, url + path, bot).end()
    assert (code, out) == (2, "")
    assert err.startswith("hetman: ")
    assert err.count("\n") == 1
    assert message in err


def test_an_address_that_nobody_answers(tmp_path: Path) -> None:
    code, _, err = Client(tmp_path, "http://127.0.0.1:9", "random").end()
    assert code == 2
    assert "http://127.0.0.1:9: " in err
    code, _, err = Client(tmp_path, "localhost:1410", "random").end()
    assert "expected a URL such as http://localhost:1410/" in err


def test_a_private_table_takes_invited_bots_only(url: str, tmp_path: Path) -> None:
    table = create(url, "me", "open")
    code, _, err = Client(tmp_path, f"{url}/tables/{table['id']}", "random").end()
    assert code == 2
    assert "private" in err
