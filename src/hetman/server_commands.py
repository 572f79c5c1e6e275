"""The commands of somebody who runs a server: `hetman serve`, `work`, `backup`, `restore`, `doctor`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from hetman import __version__
from hetman.language import language as texts
from hetman.terminal.errors import CommandError
from hetman.terminal.play_command import LanguageOption, spoken
from hetman.terminal.saved_games import games_folder
from hetman.terminal.screen import Screen

PORT = 1410
"""The year of Grunwald."""
PASSWORD = "Let in only people who have it. Other users of this machine can read it here, but not in the environment."
NAMES = "More names under which browsers reach the server, as that of a reverse proxy, with commas; * for all."
KEEP_FINISHED = "Delete finished games that nobody changed for so many days. The default keeps them."
KEEP_ABANDONED = "Delete tables and running games that nobody changed for so many days."
KEEP_UPLOADS = "Delete uploaded records after so many days."
WorkersOption = Annotated[
    int | None, typer.Option(min=1, metavar="W", help="Processes for bots. The default is one less than the cores.")
]
DelayOption = Annotated[
    float | None,
    typer.Option(metavar="S", min=0, max=30, help="Seconds before a bot moves. A table can have its own."),
]


def serve(
    port: Annotated[int, typer.Option(min=1, max=65535, help="If it is in use, the next free port.")] = PORT,
    host: Annotated[str, typer.Option(help="With 0.0.0.0 others on the network can connect.")] = "127.0.0.1",
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="sqlite:///FILE or postgresql://…; the default is a file in your data folder."
        ),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    bot_delay: DelayOption = None,
    workers: WorkersOption = None,
    names: Annotated[
        str, typer.Option(envvar="HETMAN_NAMES", show_envvar=True, metavar="NAMES", help=NAMES, show_default=False)
    ] = "",
    proxy: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Reverse proxies whose X-Forwarded-For is believed; * for all.")
    ] = "",
    metrics: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Who may read /metrics besides this machine; * for all.")
    ] = "",
    sockets: Annotated[int, typer.Option(min=1, metavar="N", help="Open pages, in all.")] = 900,
    sockets_per_address: Annotated[int, typer.Option(min=1, metavar="N", help="Open pages of one address.")] = 100,
    spectators: Annotated[int, typer.Option(min=0, metavar="N", help="Spectators of one table.")] = 300,
    tables: Annotated[int, typer.Option(min=1, metavar="N", help="Unfinished games, in all.")] = 5000,
    tables_per_guest: Annotated[int, typer.Option(min=1, metavar="N", help="Unfinished games of one guest.")] = 100,
    uploads_per_guest: Annotated[int, typer.Option(min=0, metavar="N", help="Uploaded records of one guest.")] = 500,
    password: Annotated[
        str, typer.Option(envvar="HETMAN_PASSWORD", show_envvar=True, metavar="WORD", help=PASSWORD, show_default=False)
    ] = "",
    keep_finished: Annotated[int | None, typer.Option(min=1, metavar="DAYS", help=KEEP_FINISHED)] = None,
    keep_abandoned: Annotated[int | None, typer.Option(min=1, metavar="DAYS", help=KEEP_ABANDONED)] = None,
    keep_uploads: Annotated[int | None, typer.Option(min=1, metavar="DAYS", help=KEEP_UPLOADS)] = None,
    language: LanguageOption = None,
) -> None:
    """Start the server and open the table in the browser."""
    from hetman.table.quota import Quota
    from hetman.table.retention import Retention
    from hetman.table.service import PAUSE
    from hetman.web.server import hosts_for
    from hetman.web.server import serve as serve_web
    from hetman.web.settings import Settings
    from hetman.web.sockets import SocketLimits

    lang = texts(spoken(language))
    url = database or default_database()
    kept = Retention(keep_finished, keep_abandoned, keep_uploads)
    delay = PAUSE if bot_delay is None else bot_delay
    limits = SocketLimits(sockets_per_address, spectators, sockets)
    try:
        hosts = hosts_for(host, names)
    except ValueError as error:
        raise CommandError(str(error)) from None
    settings = Settings(url, hosts, delay, workers, retention=kept, proxy=proxy, password=password)
    settings = replace(settings, metrics=metrics, sockets=limits, version=__version__)
    settings = replace(settings, quota=Quota(tables, tables_per_guest, uploads_per_guest))
    with database_errors():
        serve_web(host, port, settings, browser, lambda key, text: Screen().write(lang.say(key, text=text)))


def work(
    database: Annotated[str, typer.Option(metavar="URL", help="The database of the servers: postgresql://…")],
    workers: WorkersOption = None,
    bot_delay: DelayOption = None,
) -> None:
    """Run bots for servers on a PostgreSQL database, on this machine or on another."""
    from hetman.table.service import PAUSE
    from hetman.table.work import work as work_for

    with database_errors():
        work_for(database, workers, PAUSE if bot_delay is None else bot_delay)


DatabaseOption = Annotated[
    str | None, typer.Option(metavar="URL", help="The database of the server. The default is that of `hetman serve`.")
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file, such as hetman-backup.db.")],
    database: DatabaseOption = None,
    language: LanguageOption = None,
) -> None:
    """Save all tables in one file. The server may run."""
    from hetman.table.backup import back_up

    with database_errors():
        count = back_up(database or default_database(), file)
    Screen().write(texts(spoken(language)).say("backup-done", count=count, file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `hetman backup` has made.")],
    database: DatabaseOption = None,
    language: LanguageOption = None,
) -> None:
    """Bring all tables back as they were in a backup. The server may run.

    What was there before is saved in another file first.
    """
    from hetman.table.backup import restore as restore_from

    with database_errors():
        before = restore_from(database or default_database(), file)
    Screen().write(texts(spoken(language)).say("restore-done", file=str(file), text=str(before)))


def doctor(
    database: DatabaseOption = None,
    host: Annotated[str, typer.Option(help="The address of the server.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port of the server.")] = PORT,
    language: LanguageOption = None,
) -> None:
    """Check database, fonts, compiler, port and extras, and say what to do. Exit code 1 if something is broken."""
    from hetman.doctor import BROKEN, examine

    words, screen, broken = texts(spoken(language)), Screen(), 0
    for state, key, arguments in examine(database or default_database(), host, port):
        broken += state == BROKEN
        screen.write(f"{words.say(f'doctor-{state}')} {words.say(key, **arguments)}")
    screen.write(words.say("doctor-summary", count=broken))
    if broken:
        raise typer.Exit(1)


def default_database() -> str:
    """Return the URL of the user's own database."""
    from hetman.table.database import sqlite_url

    return sqlite_url(games_folder(os.environ).parent / "hetman.db")


@contextmanager
def database_errors() -> Iterator[None]:
    """Print the errors of a database as one line."""
    from hetman.table.errors import Unusable

    try:
        yield
    except Unusable as error:
        raise CommandError(str(error)) from None


SERVER_COMMANDS = (serve, work, backup, restore, doctor)
