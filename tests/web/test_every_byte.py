"""Every byte that each seat, a spectator, the host and a stranger receive over whole games of all games.

Each of them keeps a live connection for the whole game and asks for everything else again and again. No byte of it may
have a secret of somebody else. And nothing may depend on what its receiver cannot know: the same request in another
position that looks the same to the receiver must be answered by the same bytes.
"""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import hetman
from hetman.table.feeds import create_feed
from hetman.table.personal_links import create_link
from hetman.web.scene import draw_view, words_for
from web.server import service_of, serving
from web.test_secrets import check_operands, imagined

SHORT: dict[str, dict[str, Any]] = {"zizka": {"goal": 5}, "warchest": {"round_limit": 25, "army": "first-game"}}
"""Options for a short game."""
FIRST, LATER = 6, 1.5
"""Everything that can be asked for is looked at after so many decisions, then each time after half as many more."""
POSITION = ("", "/scene", "/drawing", "/choices", "?language=pl", "/scene?language=pl")
"""What shows a position."""
HISTORY = ("/record", "/recap", "/playback?first=0", "/drawing-after?moves=0")
PUBLIC = ("/", "/api/tables", "/api/tables?status=running", "/api/games", "/api/openapi.json", "/replays", "/rules")
HOST, GUEST, SPECTATOR, STRANGER = "host", "guest", "spectator", "stranger"
SEAT = {HOST: 0, GUEST: 1, SPECTATOR: None}


def cookie_of(who: str) -> str:
    return who.ljust(22, "-")


class Company:
    """Everybody at one private table of two, who they are to the server, and every byte that they got."""

    def __init__(self, client: TestClient, game: str) -> None:
        self.client = client
        self.browsers = {who: {"cookie": f"guest={cookie_of(who)}"} for who in (HOST, GUEST, SPECTATOR, STRANGER)}
        self.bytes: dict[str, list[bytes]] = {who: [] for who in self.browsers}
        """By who received them."""
        asked: dict[str, Any] = {
            "game": game,
            "seats": 2,
            "chairs": ["me", "open"],
            "options": SHORT.get(game, {}),
            "name": "Jan",
        }
        answer = self.ask(HOST, "/api/tables", **asked)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        self.id, self.invitation = made["id"], made["tokens"]["1"]
        assert self.invitation in self.ask(HOST, f"/tables/{self.id}").text
        invited = {**self.browsers[GUEST], "authorization": f"Bearer {self.invitation}"}
        taken = self.ask(GUEST, "/api/seat", invited, name="Ala")
        self.tokens = {HOST: made["tokens"]["0"], GUEST: taken.json()["token"]}
        # Its browser knows the guest as well as the token does.
        self.browsers[GUEST] = {"authorization": f"Bearer {self.tokens[GUEST]}"}
        service = service_of(client)
        engine, owners = service.store.engine, {who: cookie_of(who) for who in (HOST, GUEST)}
        self.links = {who: [create_feed(engine, id), create_link(engine, id, who)] for who, id in owners.items()}
        self.table = service.live[self.id].table

    def ask(self, who: str, path: str, headers: dict[str, str] | None = None, **body: Any) -> Any:
        self.client.cookies.clear()
        method, headers = ("POST" if body else "GET"), headers or self.browsers[who]
        answer = self.client.request(method, path, headers=headers, json=body or None)
        lines = [f"{name}: {value}" for name, value in answer.headers.items()]
        self.bytes[who] += ["\n".join(lines).encode(), answer.content]
        return answer

    def secrets_for(self, who: str) -> dict[str, bytes]:
        """What this one must never receive."""
        seed = self.table.seed
        found = {"seed": seed.hex(), "seed in base 64": base64.b64encode(seed).decode()[:40]}
        found |= {
            f"cookie of {other}": cookie_of(other) for other in (HOST, GUEST, SPECTATOR, STRANGER) if other != who
        }
        found |= {f"token of {other}": token for other, token in self.tokens.items() if other != who}
        found |= {f"link of {other}": link for other, links in self.links.items() if other != who for link in links}
        if who not in (HOST, GUEST):
            found["invitation"] = self.invitation
        if who == STRANGER:
            found["table"] = self.id
        return {name: secret.encode() for name, secret in found.items()}

    def check_secrets(self) -> None:
        for who, received in self.bytes.items():
            whole = b"\n".join(received)
            assert len(whole) > 10_000
            assert not [name for name, secret in self.secrets_for(who).items() if secret in whole], who

    def look(self, dice: hetman.Dice) -> None:
        """Ask for everything. A position that looks the same must be answered by the same bytes."""
        live = service_of(self.client).live[self.id]
        for who, seat in SEAT.items():
            sent = [self.ask(who, f"/api/tables/{self.id}{path}").content for path in POSITION]
            for imagining in (0, 1) if seat is None else (seat,):
                true = live.table
                live.table = imagined(true, imagining, dice)
                try:
                    again = [self.ask(who, f"/api/tables/{self.id}{path}").content for path in POSITION]
                finally:
                    live.table = true
                assert again == sent, who
            record, *_ = [self.ask(who, f"/api/tables/{self.id}{path}").text for path in HISTORY]
            check_operands(live.table, seat, {"record": record})
            assert self.ask(who, f"/tables/{self.id}").status_code == 200
            refused = self.ask(who, f"/api/tables/{self.id}/moves", number=10**6, move="fly")
            assert refused.status_code in (403, 409, 422)
        for path in PUBLIC:
            assert self.ask(STRANGER, path).status_code == 200

    def drawn(self) -> dict[str, dict[str, str]]:
        """Return what each one sees drawn now, without highlights."""
        table, words = self.table, words_for(self.table, "en")
        return {who: draw_view(table.game, table.playing.view(seat), words) for who, seat in SEAT.items()}

    def check_earlier(self, moves: int, drawn: dict[str, dict[str, str]]) -> None:
        """What is shown later of a position is what was shown of it at its time."""
        for who in SEAT:
            earlier = self.ask(who, f"/api/tables/{self.id}/drawing-after?moves={moves}").json()
            assert earlier["parts"] == drawn[who], who

    def decide(self, dice: hetman.Dice) -> None:
        seat = self.table.awaited[dice.below(len(self.table.awaited))]
        moves = self.table.moves(seat)
        move = self.table.game.notation(moves[dice.below(len(moves))])
        who = GUEST if seat else HOST
        answer = self.ask(who, f"/api/tables/{self.id}/moves", number=self.table.number_for(seat), move=move)
        assert answer.status_code == 200, answer.text


def receive(socket: Any, into: list[bytes]) -> None:
    """Note every message until the game is over."""
    while True:
        text = socket.receive_text()
        into.append(text.encode())
        if json.loads(text).get("status") == "over":
            return


@contextmanager
def listening(company: Company) -> Iterator[None]:
    """Let everybody at the table keep a live connection, as a page and as a program, until the game is over."""
    with ExitStack() as stack:
        threads = []
        for who, query in ((HOST, "scene=true"), (GUEST, "scene=true"), (SPECTATOR, "scene=true"), (GUEST, "")):
            company.client.cookies.clear()
            path = f"/api/tables/{company.id}/live?{query}"
            socket = stack.enter_context(company.client.websocket_connect(path, headers=company.browsers[who]))
            threads.append(threading.Thread(target=receive, args=(socket, company.bytes[who]), daemon=True))
            threads[-1].start()
        yield
        for thread in threads:
            thread.join(60)
            assert not thread.is_alive()


@pytest.mark.parametrize("game", hetman.games())
def test_nobody_receives_a_secret_in_a_whole_game(game: str, tmp_path: Path) -> None:
    dice = hetman.Dice(1)
    with serving(tmp_path) as client:
        company = Company(client, game)
        with listening(company):
            earlier = len(company.table.playing.entries), company.drawn()
            decisions = due = 0
            while company.table.awaited:
                if decisions == due:
                    due = int(LATER * due) + FIRST
                    company.look(dice)
                    company.check_earlier(*earlier)
                    # Sealed answers are no moves yet.
                    if not company.table.choosing:
                        earlier = len(company.table.playing.entries), company.drawn()
                company.decide(dice)
                decisions += 1
            # The record of a finished game is for everybody who has its id, and has the seed.
            company.check_secrets()
        assert company.table.status == "over"
        assert decisions > 20
    assert all(b'"status": "over"' in b"".join(company.bytes[who]) for who in SEAT)


def test_a_leak_is_found(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        company = Company(client, hetman.games()[0])
        for who in company.bytes:
            for path in PUBLIC:
                company.ask(who, path)
        company.check_secrets()
        for who in company.bytes:
            for secret in company.secrets_for(who).values():
                company.bytes[who].append(b"<a>" + secret)
                with pytest.raises(AssertionError, match=who):
                    company.check_secrets()
                company.bytes[who].pop()
