"""Sitting down at a table of a server: by an invitation, or on a free chair of a public table."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.client.errors import ClientError
from hetman.client.server import Server
from hetman.core.registry import game as find_game
from hetman.core.registry import games


@dataclass(frozen=True)
class Sitter:
    """Who sits down. Without a seat it is any free one."""

    name: str
    word: str = ""
    seat: int | None = None


@dataclass(frozen=True)
class TakenSeat:
    """A chair at a table. The server has got its token."""

    table: str
    seat: int


def accept(server: Server, token: str, sitter: Sitter, wanted: str | None = None) -> TakenSeat:
    """Take the chair of an invitation, or come back with the secret of a chair."""
    server.token = token
    seat = server.get("/api/seat")
    check_game(seat["game"], seat["version"], wanted)
    seat = server.post("/api/seat", name=sitter.name, word=sitter.word, table=seat["id"])
    server.token = seat["token"]
    return TakenSeat(seat["id"], seat["seat"])


def join(server: Server, id: str, sitter: Sitter, wanted: str | None = None) -> TakenSeat:
    """Take a free chair of a public table."""
    check_table(server, id, wanted)
    joined = server.post(f"/api/tables/{id}/join", name=sitter.name, word=sitter.word, seat=sitter.seat)
    server.token = joined["token"]
    return TakenSeat(id, joined["seat"])


def check_table(server: Server, id: str, wanted: str | None = None) -> None:
    """Raise ClientError unless the table plays a game that is installed here with the same rules."""
    state = server.get(f"/api/tables/{id}")
    version = next((one["version"] for one in server.get("/api/games") if one["game"] == state["game"]), "")
    check_game(state["game"], version, wanted)


def check_server(server: Server) -> None:
    """Raise ClientError unless this is a Hetman server that answers now: an address may be wrong."""
    found = server.send("GET", "/api/games")
    if not isinstance(found, list):
        raise ClientError(f"{server.url} is not a Hetman server: it lists no games")


def check_game(name: str, version: str, wanted: str | None) -> None:
    """Raise ClientError unless the game is the wanted one and installed here with the same rules."""
    if wanted is not None and name != wanted:
        raise ClientError(f"the table plays {name}, not {wanted}")
    if name not in games():
        raise ClientError(f"the table plays {name}, which is not installed here; there are {', '.join(games())}")
    if find_game(name).version != version:
        raise ClientError(
            f"the server plays version {version} of the rules of {name}, here is {find_game(name).version}; "
            "install the same version of hetman"
        )
