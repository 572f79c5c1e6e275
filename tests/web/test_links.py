"""Links for friends name an address that friends can reach, or the page says what to do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from hetman.web import invitations
from web.server import serving

FORM = {"seats": "2", "chair-0": "me", "chair-1": "open"}
LINK = re.compile(r'<input readonly value="(http[^"]+)"')


def waiting_page(client: TestClient, host: str, code: str = "en", **form: str) -> str:
    """The page of a new table with a free chair, as its host sees it under this address."""
    client.base_url = host
    path = client.post("/games/warchest", data={**FORM, **form}).headers["location"]
    return client.get(path, headers={"accept-language": code}).text


@pytest.mark.parametrize(("own", "shown"), [("192.168.7.5", "192.168.7.5"), ("fd00::7", "[fd00::7]")])
@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_a_server_for_the_network_shows_its_network_address_and_a_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, own: str, shown: str
) -> None:
    monkeypatch.setattr(invitations, "network_address", lambda: own)
    with serving(tmp_path, hosts=None) as client:
        page = waiting_page(client, f"http://{host}:8410")
    (link,) = LINK.findall(page)
    assert link.startswith(f"http://{shown}:8410/sit/")
    assert invitations.qr_code(link.replace("&amp;", "&")) in page
    assert "work only on this computer" not in page


def test_an_address_of_the_network_stays_as_the_host_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "network_address", lambda: "192.168.7.5")
    with serving(tmp_path, hosts=None) as client:
        page = waiting_page(client, "https://table.example.org")
    (link,) = LINK.findall(page)
    assert link.startswith("https://table.example.org/sit/")
    assert 'class="qr-code"' in page


@pytest.mark.parametrize(
    ("code", "sentence"),
    [("en", "Start the server with hetman serve --host"), ("pl", "poleceniem hetman serve --host")],
)
def test_a_server_for_one_computer_says_how_friends_can_come(tmp_path: Path, code: str, sentence: str) -> None:
    with serving(tmp_path, hosts=frozenset({"127.0.0.1"})) as client:
        page = waiting_page(client, "http://127.0.0.1:8410", code)
    assert sentence in page.replace("\u2068", "").replace("\u2069", "").replace("<code>", "")
    assert LINK.findall(page)[0].startswith("http://127.0.0.1:8410/sit/")
    assert "qr-code" not in page


def test_a_computer_without_a_network_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "network_address", lambda: None)
    with serving(tmp_path, hosts=None) as client:
        page = waiting_page(client, "http://localhost:8410")
    assert "not connected to a network" in page
    assert "qr-code" not in page


def test_a_code_needs_no_inline_style(client: TestClient) -> None:
    page = waiting_page(client, "http://testserver")
    assert " style=" not in page
    assert "<style" not in page


def test_only_the_host_sees_links(client: TestClient) -> None:
    path = client.post("/games/warchest", data=FORM).headers["location"]
    client.cookies.clear()
    shown = client.get(path).text
    assert "/sit/" not in shown
    assert "qr-code" not in shown


def test_the_address_of_this_machine_is_not_its_loopback() -> None:
    found = invitations.network_address()
    assert found is None or not invitations.is_loopback(found)
