"""The commands of somebody who runs a server: `hetman serve`, `work`, `backup`, `restore`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from hetman.language import language as texts
from hetman.terminal.errors import CommandError
from hetman.terminal.play_command import LanguageOption, spoken
from hetman.terminal.saved_games import games_folder
from hetman.terminal.screen import Screen

PORT = 1410
"""The year of Grunwald."""
KEEP_FINISHED = "Delete finished games that nobody changed for so many days. The default keeps them."
KEEP_ABANDONED = "Delete tables and running games that nobody changed for so many days."
KEEP_UPLOADS = "Delete uploaded records after so many days."
WorkersOption = Annotated[
    int | None, typer.Option(min=1, metavar="W", help="Processes for bots. The default is one less than the cores.")
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
    bot_delay: Annotated[
        float | None,
        typer.Option(metavar="S", min=0, max=30, help="Seconds before a bot moves. A table can have its own."),
    ] = None,
    workers: WorkersOption = None,
    keep_finished: Annotated[int | None, typer.Option(min=1, metavar="DAYS", help=KEEP_FINISHED)] = None,
    keep_abandoned: Annotated[int | None, typer.Option(min=1, metavar="DAYS", help=KEEP_ABANDONED)] = None,
    keep_uploads: Annotated[int | None, typer.Option(min=1, metavar="DAYS", help=KEEP_UPLOADS)] = None,
    language: LanguageOption = None,
) -> None:
    """Start the server and open the table in the browser."""
    from hetman.table.retention import Retention
    from hetman.table.service import PAUSE
    from hetman.web.server import hosts_for
    from hetman.web.server import serve as serve_web
    from hetman.web.settings import Settings

    lang = texts(spoken(language))
    url = database or default_database()
    kept = Retention(keep_finished, keep_abandoned, keep_uploads)
    settings = Settings(url, hosts_for(host), PAUSE if bot_delay is None else bot_delay, workers, retention=kept)
    with database_errors():
        serve_web(host, port, settings, browser, lambda key, text: Screen().write(lang.say(key, text=text)))


def work(
    database: Annotated[str, typer.Option(metavar="URL", help="The database of the servers: postgresql://…")],
    workers: WorkersOption = None,
) -> None:
    """Run bots for servers on a PostgreSQL database, on this machine or on another."""
    from hetman.table.work import work as work_for

    with database_errors():
        work_for(database, workers)


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


SERVER_COMMANDS = (serve, work, backup, restore)
