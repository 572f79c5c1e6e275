"""Malformed requests for `tools/attack.py`: what is sent, byte by byte."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import hetman

# Texts that the JSON encoder cannot write. They replace their marks.
RAW = {
    "@digits": "9" * 5000,
    "@negative": "-" + "9" * 5000,
    "@nan": "NaN",
    "@infinite": "1e999",
    "@deep": "[" * 3000 + "]" * 3000,
    "@half": '"\\ud800"',
    "@zero": '"a\\u0000b"',
}
VALUES: list[Any] = [
    *RAW,
    *(None, True, False, 0, -1, 1.5, 2**31, 2**63, -(2**63) - 1, 2**64, 10**30, 1e308),
    *("", " ", "x" * 10_000, "me", "self", "seats", "__class__", "../../etc/passwd", "%s%n", "'; DROP TABLE tables;--"),
    *(
        "\u202eback",
        "\u200b",
        "²",
        "٣",
        "1_0",
        " 1",
        "1e5",
        "bot:",
        "bot:search:9999999999",
        "live 0+0",
        "slow 99999999",
    ),
    *([], {}, [[]], [None], {"": {}}, ["me"] * 300, {"self": 1}, {"seats": 2}),
]
TEXTS = [
    *(
        "",
        "%00",
        "%ff%fe",
        "%C3%28",
        "..",
        "%2e%2e%2f",
        "%2e%2e%5c",
        "a%0d%0ab",
        "%F0%9F%8F%B0",
        "%25",
        ";",
        "x" * 5000,
    ),
    *("-1", "0", "9" * 5000, "-" + "9" * 30, "1.5", "NaN", "null", "true", "%D9%A3", "self", "*", "'", "{id}", "%s"),
]
HEADERS = {
    "origin": ["http://[", "null", "", "//", "http://127.0.0.1:99999", "javascript:", "http://\xff"],
    "host": ["", "[", "[::1", "evil.example", "localhost:-1", "127.0.0.1:" + "9" * 200, "\xff"],
    "content-length": ["-1", "9" * 5000, "1e3", "²".encode().decode("latin-1"), "0", "5"],
    "authorization": ["Bearer", "Bearer ", "Bearer \xff\xfe", "Basic x", "bearer " + "x" * 9000, "Bearer a b c", "\t"],
    "cookie": [
        "guest=",
        "guest=" + "x" * 22,
        "name=%ff%fe",
        "name=%00",
        "=;=;",
        "guest=" + "a" * 8000,
        "name=\xff",
        ";",
    ],
    "accept-language": ["", "pl;q=", "pl;q=nan", "*;q=1e999", "x" * 5000, ",,,;;;", "pl;q=" + "9" * 5000],
    "content-type": ["", "text/plain", "application/json; charset=x", "multipart/form-data", "a/b/c", "\xff"],
    "transfer-encoding": ["chunked", "gzip", "x"],
    "sec-fetch-site": ["cross-site", "", "same-origin", "\xff"],
    "x-forwarded-for": ["1.2.3.4", "[", ",,,", "9" * 500],
    "range": ["bytes=0-", "bytes=9-1", "bytes=" + "0-1," * 500, "bytes=" + "9" * 5000 + "-"],
    "if-modified-since": ["x", "Thu, 99 Foo 99999999 99:99:99 GMT"],
    "expect": ["100-continue", "x"],
    "x" * 300: ["y" * 3000],
}
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "get", "X" * 50]
BODIES: dict[str, dict[str, Any]] = {
    "/api/tables": {
        **{"game": "warchest", "seats": 2, "options": {}, "chairs": ["me", "open"], "name": "Jan", "word": "fortuna"},
        **{"pace": "live 5+5", "delay": 1, "public": True},
    },
    "/api/seat": {"name": "Ewa", "word": "x"},
    "join": {"seat": 1, "name": "Ewa", "word": "x"},
    "moves": {"number": 1, "move": "pass", "seat": 0},
    "choose": {
        **{"number": 1, "seat": 0, "chosen": [{"token": "a", "as": ["b"]}], "draft": ["pass"], "drop": 0},
        "click": {"links": [{"token": "a", "as": ["b"]}], "state": "legal", "move": "pass"},
    },
    **{name: {"seat": 0} for name in ("undo", "reset", "concede", "end", "hand-over", "come-back")},
    "/api/lessons/{game}/{lesson}/moves": {"number": 0, "move": "pass"},
    "/api/lessons/{game}/{lesson}/choose": {"number": 0, "chosen": [], "draft": []},
    "proposal": {"what": "draw", "seat": 0},
    "proposal/answer": {"accept": True, "seat": 0},
    "mute": {"who": "spectators", "on": True},
    "remove": {"seat": 1, "spectator": "x"},
    "bot": {"seat": 1, "level": "page"},
    "pause": {"on": True},
    "delay": {"seconds": 1},
    "hint": {"seat": 0},
    "messages": {"text": "Good luck!", "seat": 0},
    "rematch": {"level": "page"},
}
READS = ["", "scene", "drawing", "choices", "record", "position", "recap", "playback", "drawing-after"]
QUERIES = ["seat", "first", "last", "moves", "chosen", "status", "game", "language", "mode", "table", "seen", "scene"]
PAGES = [
    *("/", "/rules", "/replays", "/games/{game}", "/games/{game}/rules", "/games/{game}/frame.css", "/tables/{id}"),
    *("/lessons", "/lessons/{game}/{lesson}", "/puzzles", "/puzzles/{game}/{id}", "/history", "/history/export"),
    *("/privacy", "/devices", "/devices/open", "/turns", "/turns/{token}.atom", "/replays/{id}/analysis", "/health"),
]
FORMS = [
    "/games/{game}",
    "/games/{game}/now",
    "/tables/{id}/sit",
    "/sit/{token}",
    "/replays/{id}/continue",
    "/language",
    "/history/next",
    "/privacy/delete",
    "/devices/link",
    "/devices/open",
    "/devices/revoke",
    "/turns/feed",
    "/turns/end",
    "/lessons/{game}/{lesson}/play",
]
FIELDS = [
    "seats",
    "chair-0",
    "chair-1",
    "pace",
    "delay",
    "public",
    "name",
    "word",
    "frame",
    "seat",
    "code",
    "to",
    "level",
    "secret",
]


@dataclass
class Target:
    """A table with its tokens, and a record to alter."""

    game: str = "warchest"
    id: str = "x" * 22
    tokens: list[str] = field(default_factory=lambda: ["none"])
    number: int = 0
    moves: list[str] = field(default_factory=list)
    record: str = "hetman 2\n"


@dataclass
class Attack:
    """One malformed request, made from its own random numbers."""

    choice: random.Random
    target: Target

    def any(self, values: Any) -> Any:
        return self.choice.choice(values)

    def filled(self, path: str) -> str:
        """Put names of the target into a path, or something wrong now and then."""
        known = {"game": self.target.game, "id": self.target.id, "token": self.any(self.target.tokens)}
        known["lesson"] = hetman.game(self.target.game).lessons[0].name
        for name, value in known.items():
            path = path.replace("{" + name + "}", value if self.choice.random() < 0.8 else self.any(TEXTS))
        return path

    def request(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> bytes:
        """Return the bytes of a request. Some have one odd header more, or instead of the right one."""
        headers = {"host": "127.0.0.1", "connection": "close"}
        if body or method == "POST":
            headers |= {"content-type": kind, "content-length": str(len(body))}
        if self.choice.random() < 0.7:
            headers["authorization"] = f"Bearer {self.any(self.target.tokens)}"
        for _ in range(self.any([0, 0, 1, 1, 2])):
            name = self.any(list(HEADERS))
            headers[name] = self.any(HEADERS[name])
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body

    # Bodies

    def broken(self, value: Any) -> Any:
        """Return JSON data with a wrong value, a key more or a key less somewhere inside."""
        if not isinstance(value, dict | list) or not value or self.choice.random() < 0.1:
            return self.any(VALUES)
        changed: Any = dict(value) if isinstance(value, dict) else list(value)
        place = self.any(list(changed) if isinstance(changed, dict) else range(len(changed)))
        if isinstance(changed, dict) and self.choice.random() < 0.2:
            changed[self.any(["self", "seats", "extra", "", "__init__", "\ud800", "\0"])] = self.any(VALUES)
        elif self.choice.random() < 0.15:
            del changed[place]
        else:
            changed[place] = self.broken(changed[place])
        return changed

    def written(self, data: Any) -> bytes:
        """Return the JSON of the data, sometimes cut off or with wrong bytes."""
        text = json.dumps(data)
        for mark, raw in RAW.items():
            text = text.replace(json.dumps(mark), raw)
        body = text.encode()
        how = self.choice.random()
        if how < 0.1:
            return body[: self.choice.randrange(len(body) + 1)]
        if how < 0.2:
            place = self.choice.randrange(len(body) + 1)
            wrong: bytes = self.any([b"\0", b"\xff\xfe", b"\xc3\x28", b"{", b"\xef\xbb\xbf"])
            return body[:place] + wrong + body[place:]
        return body

    # Kinds of requests

    def api_body(self) -> bytes:
        name = self.any(list(BODIES))
        path = self.filled(name if name.startswith("/") else "/api/tables/{id}/" + name)
        data = dict(BODIES[name])
        if name == "/api/tables":
            data["game"] = self.target.game
        if name in ("moves", "choose"):
            data["number"] = self.target.number
        if name == "moves" and self.target.moves:
            data["move"] = self.any(self.target.moves)
        return self.request("POST", path, self.written(self.broken(data)))

    def api_query(self) -> bytes:
        query = "&".join(f"{self.any(QUERIES)}={self.any(TEXTS)}" for _ in range(self.any([1, 2, 3])))
        paths = ["/api/tables", "/api/games", "/api/seat", "/api/replays/{id}/frames/0", "/api/replays/{id}/record"]
        paths += [f"/api/tables/{{id}}/{name}".rstrip("/") for name in READS]
        return self.request(self.any(["GET", "HEAD"]), f"{self.filled(self.any(paths))}?{query}")

    def path(self) -> bytes:
        parts = [self.any(["api", "tables", "games", "replays", "static", "sit", "art", "..", "rules", *TEXTS])]
        parts += [
            self.any([self.target.id, self.target.game, "table.js", *TEXTS]) for _ in range(self.any([0, 1, 2, 3]))
        ]
        path = self.any(["/", "//", "", "http://evil.example/", "/./", "*"]) + "/".join(parts)
        return self.request(self.any(METHODS), path)

    def page(self) -> bytes:
        query = f"?{self.any(QUERIES)}={self.any(TEXTS)}" if self.choice.random() < 0.7 else ""
        return self.request(self.any(["GET", "GET", "HEAD"]), self.filled(self.any(PAGES)) + query)

    def form(self) -> bytes:
        names = [*FIELDS, *(f"option-{name}" for name in hetman.game(self.target.game).options), "option-self"]
        values = [*TEXTS, *(quote(str(value)[:2000], errors="surrogatepass") for value in VALUES)]
        sent = "&".join(f"{self.any(names)}={self.any(values)}" for _ in range(self.any([0, 1, 3, 8])))
        path = self.filled(self.any(FORMS))
        return self.request("POST", path, sent.encode(), "application/x-www-form-urlencoded")

    def record(self) -> bytes:
        """Upload a record with altered lines."""
        lines = self.target.record.splitlines()
        for _ in range(self.any([1, 1, 2, 5])):
            place = self.choice.randrange(len(lines))
            words = lines[place].split(" ")
            wrong = self.any([*RAW.values(), *map(str, VALUES), "\0", "\x1b[2J", "self", "seats"])
            words[self.choice.randrange(len(words))] = wrong
            lines[place] = self.any([" ".join(words), "", lines[place] * 2, wrong])
        data = "\n".join(lines).encode("utf-8", "replace")
        if self.choice.random() < 0.2:
            data = data[: self.choice.randrange(len(data) + 1)] + self.any([b"\xff", b"\0", b"", b"\xc3\x28"])
        part = b'--b\r\ncontent-disposition: form-data; name="record"; filename="g.hetman"\r\n\r\n'
        body = self.any([part, part, part, b"--b\r\n\r\n", b""]) + data + b"\r\n--b--\r\n"
        return self.request(
            "POST", "/replays", body, self.any(["multipart/form-data; boundary=b"] * 4 + ["multipart/x"])
        )

    def frames(self) -> bytes:
        """Open a WebSocket and send frames that no client sends."""
        query = f"?{self.any(QUERIES)}={self.any(TEXTS)}" if self.choice.random() < 0.6 else ""
        key = base64.b64encode(self.choice.randbytes(16)).decode()
        head = self.request("GET", self.filled("/api/tables/{id}/live") + query).removesuffix(b"\r\n\r\n")
        head = head.replace(b"connection: close", b"connection: upgrade")
        head += f"\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        return head + b"".join(self.frame() for _ in range(self.any([1, 2, 4])))

    def frame(self) -> bytes:
        text = json.dumps(self.any(VALUES)).encode()[:120]
        data: bytes = self.any([b"", b"{}", b"\xff\xfe", b"\xc3\x28", b"\0", b"x" * 120, text])
        first = self.any([0x81, 0x82, 0x01, 0x00, 0x80, 0x83, 0x8F, 0x88, 0x89, 0x8A, 0xC1, 0xF1, 0x09])
        size = self.any([len(data)] * 6 + [127, 126])
        if self.choice.random() < 0.2:
            return bytes([first, min(size, 125)]) + data
        mask = self.choice.randbytes(4)
        length = bytes([0x80 | 127]) + b"\x7f" * 8 if size == 127 else bytes([0x80 | min(size, 125)])
        return bytes([first]) + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))

    def made(self) -> bytes:
        kinds: list[Callable[[], bytes]] = [self.api_body] * 6 + [self.api_query] * 3
        kinds += [self.path, self.page, self.form, self.form, self.record, self.record, self.frames]
        kind: Callable[[], bytes] = self.any(kinds)
        return kind()
