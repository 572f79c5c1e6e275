"""Starting the server from the command line."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from hetman.web.server import TRIED, bind, hosts_for
from hetman.web.settings import LOOPBACK
from web.processes import ANSWERS, STARTS


def test_a_taken_port_gives_way_to_the_next_free_one() -> None:
    with bind("127.0.0.1", 20410) as first, bind("127.0.0.1", 20410) as second:
        assert second.getsockname()[1] > first.getsockname()[1]


def test_a_port_or_address_that_cannot_be_had_is_named() -> None:
    """The next port would not help there, and the last one that was tried says nothing."""
    with pytest.raises(OSError, match="20450"):
        bind("203.0.113.7", 20450)


def test_there_is_no_port_after_the_last_one() -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(2):
            with contextlib.suppress(OSError):
                stack.enter_context(socket.create_server(("127.0.0.1", 65535)))
        with pytest.raises(OSError, match="65535"):
            bind("127.0.0.1", 65535)


def test_when_all_are_taken_it_says_so() -> None:
    taken = [bind("127.0.0.1", 20510) for _ in range(TRIED)]
    with pytest.raises(OSError, match="in use"):
        bind("127.0.0.1", 20510)
    for bound in taken:
        bound.close()


def test_on_localhost_only_its_own_names_are_answered() -> None:
    assert hosts_for("127.0.0.1") == LOOPBACK
    assert "[::1]" in (hosts_for("::1") or ())
    assert "192.168.1.7" in (hosts_for("192.168.1.7") or ())
    assert hosts_for("0.0.0.0") is None
    assert hosts_for("127.0.0.1", "Games.example.org, 192.168.1.7") == LOOPBACK | {"games.example.org", "192.168.1.7"}
    assert hosts_for("127.0.0.1", "*") is None
    for wrong in ("https://games.example.org", "games.example.org:443", "two names"):
        with pytest.raises(ValueError, match="without https"):
            hosts_for("127.0.0.1", wrong)


def test_the_command_serves_from_the_users_data_folder(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HETMAN_LANGUAGE": "en"}
    command = [sys.executable, "-m", "hetman", "serve", "--no-browser", "--port", str(port)]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert server.stdout is not None
        assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
        deadline = time.monotonic() + STARTS
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answer:
                    assert answer.status == 200
                break
            except OSError:
                assert time.monotonic() < deadline
                time.sleep(0.1)
        assert (tmp_path / "hetman" / "hetman.db").exists()
        second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=STARTS)
        assert second.returncode == 2
        assert second.stderr.count("\n") == 1
        assert f"another server (process {server.pid}) uses" in second.stderr
    finally:
        os.killpg(server.pid, signal.SIGINT)
        assert server.wait(ANSWERS) == 0


@pytest.mark.parametrize("database", ["corrupt", "mysql://host/name", "postgresql://hetman@127.0.0.1:1/none"])
def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path, database: str) -> None:
    if database == "corrupt":
        (tmp_path / "hetman.db").write_bytes(b"nothing of the kind" * 500)
        database = f"sqlite:///{tmp_path / 'hetman.db'}"
    command = [sys.executable, "-m", "hetman", "serve", "--no-browser", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=STARTS)
    assert done.returncode == 2
    assert done.stderr.startswith("hetman: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def served_with(tmp_path: Path, *options: str, **environment: str) -> tuple[subprocess.Popen[str], int]:
    """Start the command on a free port, with more in its environment. Returns when it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "hetman", "serve", "--no-browser", "--port", str(port), *options]
    command += ["--database", f"sqlite:///{tmp_path / 'hetman.db'}"]
    server = subprocess.Popen(
        command,
        text=True,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
    )
    deadline = time.monotonic() + STARTS
    while status(port, "/health") != 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return server, port


def status(port: int, path: str, body: bytes | None = None, **headers: str) -> int:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", body, sent)
        with urllib.request.urlopen(request, timeout=ANSWERS) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_stopped_ends_in_order(tmp_path: Path, how: signal.Signals) -> None:
    server, _ = served_with(tmp_path)
    server.send_signal(how)
    _, logged = server.communicate(timeout=ANSWERS)
    assert server.returncode == 0
    assert "event=stop" in logged
    assert {path.name for path in tmp_path.iterdir()} == {"hetman.db", "hetman.db.lock"}


@pytest.mark.parametrize("options", [(), ("--proxy", "127.0.0.1")])
def test_only_a_named_proxy_is_believed(tmp_path: Path, options: tuple[str, ...]) -> None:
    """Metrics show which address the server takes for the client's: they are for this machine and one other."""
    server, port = served_with(tmp_path, "--metrics", "10.0.0.5,127.0.0.1", *options)
    try:
        assert status(port, "/metrics") == 200
        # Whoever asks through a proxy that nobody named is refused, whatever address the header has.
        through = [status(port, "/metrics", x_forwarded_for=f"10.0.0.{number}") for number in (6, 5)]
        assert through == ([403, 200] if options else [403, 403])
        # An address may create twenty tables at once. Behind a named proxy each client has its own limit.
        seen = set()
        for number in range(40):
            asked = b'{"game": "warchest", "chairs": ["me", "me"]}'
            kind, client = "application/json", f"10.0.1.{number}"
            seen.add(status(port, "/api/tables", asked, content_type=kind, x_forwarded_for=client))
        assert seen == ({201} if options else {201, 429})
    finally:
        os.killpg(server.pid, signal.SIGINT)
        _, logged = server.communicate(timeout=ANSWERS)
    assert server.returncode == 0
    assert "event=start version=" in logged
    assert "event=stop" in logged


def test_a_server_behind_a_proxy_answers_to_its_name_there(tmp_path: Path) -> None:
    """As `deploy/hetman.service` starts it, with its name in the environment."""
    server, port = served_with(tmp_path, "--proxy", "127.0.0.1", HETMAN_NAMES="games.example.org")
    try:
        sent = {"x_forwarded_for": "10.0.0.5", "x_forwarded_proto": "https", "host": "games.example.org"}
        assert status(port, "/", None, **sent) == 200
        assert status(port, "/", None, **{**sent, "host": "evil.example"}) == 400
        sent |= {"content_type": "application/json", "origin": "https://games.example.org"}
        assert status(port, "/api/tables", b'{"game": "warchest"}', **sent) == 201
        assert status(port, "/api/tables", b'{"game": "warchest"}', **{**sent, "origin": "https://evil.example"}) == 403
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=ANSWERS)
