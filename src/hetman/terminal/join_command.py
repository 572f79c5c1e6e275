"""`hetman join` and `hetman watch`: the tables of a server in this terminal."""

from __future__ import annotations

import getpass
import os
from contextlib import suppress
from typing import Annotated

import typer

from hetman.client.address import Address
from hetman.client.errors import ClientError
from hetman.client.server import Server
from hetman.client.sitting import Sitter, TakenSeat, accept, check_server, check_table, join
from hetman.terminal.errors import CommandError, user_errors
from hetman.terminal.fullscreen.app import has_full_screen
from hetman.terminal.fullscreen.remote_table import RemoteTable
from hetman.terminal.fullscreen.run import run_table
from hetman.terminal.play_command import LanguageOption, spoken
from hetman.terminal.players import NAME_LENGTH

SEAT_URL = "An invitation (http://localhost:1410/sit/…), or the page of a public table."
TABLE_URL = "The page of a table (http://localhost:1410/tables/…)."
PATIENCE = 600


def join_table(
    url: Annotated[str, typer.Argument(metavar="URL", help=SEAT_URL, show_default=False)],
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name at the table. The default is your login.")] = "",
    seat: Annotated[int | None, typer.Option(min=0, metavar="S", help="Take this seat.", show_default=False)] = None,
    word: Annotated[str, typer.Option(metavar="TEXT", help="A word of the seat, mixed into the dice.")] = "",
    language: LanguageOption = None,
) -> None:
    """Sit at a table of a server, with those who play there in the browser."""
    code = spoken(language)
    with user_errors():
        address, server = reached(url, code)
        sitter = Sitter((name or login())[:NAME_LENGTH], word, seat)
        taken = sit_down(server, address, sitter)
        table = RemoteTable(server, taken.table, taken.seat, code)
    raise typer.Exit(run_table(table))


def watch(
    url: Annotated[str, typer.Argument(metavar="URL", help=TABLE_URL, show_default=False)],
    language: LanguageOption = None,
) -> None:
    """Watch a table of a server, and talk with those who sit there."""
    code = spoken(language)
    with user_errors():
        address, server = reached(url, code)
        if not address.table:
            raise ClientError("to watch, give the page of a table: http://localhost:1410/tables/…")
        check_table(server, address.table)
        table = RemoteTable(server, address.table, None, code)
    raise typer.Exit(run_table(table))


def reached(url: str, code: str) -> tuple[Address, Server]:
    """The server of an address, if it answers and this terminal can show a table of it."""
    if not has_full_screen(os.environ):
        raise CommandError("a table of a server needs a terminal with a cursor; elsewhere use its HTTP API")
    address = Address.read(url)
    server = Server(address.server, lambda reason, wait: None, PATIENCE, code)
    check_server(server)
    return address, server


def sit_down(server: Server, address: Address, sitter: Sitter) -> TakenSeat:
    if address.token:
        return accept(server, address.token, sitter)
    if address.table:
        return join(server, address.table, sitter)
    raise ClientError("to sit down, give an invitation (…/sit/…) or the page of a table (…/tables/…)")


def login() -> str:
    with suppress(OSError, KeyError, ImportError):
        return getpass.getuser()
    return ""
