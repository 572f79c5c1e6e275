"""`hetman bot`: let a bot play at the tables of a server."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from typing import Annotated

import typer

from hetman.client.address import Address
from hetman.client.errors import BotFailure, ClientError
from hetman.client.live import State
from hetman.client.player import RemotePlayer, Wishes
from hetman.client.server import Server
from hetman.language import language as texts
from hetman.terminal.errors import FAULTY, INTERRUPTED, user_errors
from hetman.terminal.play_command import LanguageOption, spoken
from hetman.terminal.screen import Screen

URL = "An invitation (http://localhost:1410/sit/…), the page of a public table, or a server, to wait in its lobby."
BOT = "greedy, knight, search:500, module:Class, module:Class:n=3 …"


def bot(
    url: Annotated[str, typer.Argument(metavar="URL", help=URL, show_default=False)],
    bot: Annotated[str, typer.Argument(metavar="BOT", help=BOT, show_default=False)],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Play this game only.", show_default=False)] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="The name at the table. The default is the bot.")] = "",
    seat: Annotated[int | None, typer.Option(min=0, metavar="S", help="Take this seat.", show_default=False)] = None,
    word: Annotated[str, typer.Option(metavar="TEXT", help="A word of the seat, mixed into the dice.")] = "",
    games: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Stop after N games. The default has no limit.", show_default=False),
    ] = None,
    patience: Annotated[float, typer.Option(min=0, metavar="S", help="Seconds to wait for a lost server.")] = 600,
    language: LanguageOption = None,
) -> None:
    """Let a bot play at a table of a server, over HTTP.

    It sits down, plays, and comes back after a lost connection. After a game it waits a minute for a rematch.
    In the lobby it then waits for the next table. Ctrl-C is safe: the seat stays free for the same bot.
    """
    with user_errors():
        address = Address.read(url)
        table = RemoteTable(Screen(), spoken(language))
        server = Server(address.server, table.lost, patience)
        player = RemotePlayer(address, Wishes(bot, game, name, seat, word), server, table.report)
        status = table.run(player, games or sys.maxsize)
    if status:
        raise typer.Exit(status)


class RemoteTable:
    """Shows what a bot does on a server."""

    def __init__(self, screen: Screen, code: str) -> None:
        self.screen = screen
        self.words = texts(code)

    def report(self, key: str, /, **args: object) -> None:
        self.screen.write(self.words.say(key, **args))

    def lost(self, reason: str, wait: float) -> None:
        self.report("client-lost", reason=reason, seconds=round(wait))

    def run(self, player: RemotePlayer, games: int) -> int:
        """Play up to this many games. Returns the exit status."""
        try:
            self.play(player, games)
        except KeyboardInterrupt:
            self.screen.show()
            self.show_way_back(player)
            return INTERRUPTED
        except BotFailure as failure:
            return self.failed(player, failure)
        except ClientError:
            self.show_way_back(player)
            raise
        return 0

    def show_way_back(self, player: RemotePlayer) -> None:
        if player.playing:
            self.report("client-left")
            self.screen.show(f"  {player.address.invitation(player.server.token)}")

    def play(self, player: RemotePlayer, games: int) -> None:
        player.sit_down()
        while True:
            self.show_result(player.play(), player)
            games -= 1
            if not games:
                return
            if player.follow_rematch():
                continue
            if player.address.token or player.address.table:
                return
            player.sit_down()

    def show_result(self, state: State, player: RemotePlayer) -> None:
        winners = state["winners"]
        names = [one["name"] for one in state["players"] if one["seat"] in winners]
        key = "client-won" if player.seat in winners else "client-over"
        if len(names) == len(state["players"]) > 1:
            key = "client-drawn"
        self.report(key, player=player.wishes.player, names=self.words.listed(names), count=len(names))

    def failed(self, player: RemotePlayer, failure: BotFailure) -> int:
        """Show the traceback of the bot, save the record, and let a bot of the server play on."""
        traceback.print_exception(failure.__cause__, file=sys.stderr)
        self.screen.write(str(failure))
        try:
            self.screen.show(self.words.say("bot-failed-file", file=str(player.save_record(Path.cwd()))))
            player.give_up_seat()
            self.report("client-handed")
        except (ClientError, OSError) as error:
            self.screen.write(str(error))
        return FAULTY
