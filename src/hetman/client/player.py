"""A bot at the tables of a server: it sits down, plays, and comes back after a lost connection."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from hetman.bots import read_bot
from hetman.bots.base import Bot, chosen_move
from hetman.client.address import Address
from hetman.client.errors import BotFailure, ClientError, Refusal
from hetman.client.live import LiveTable, State
from hetman.client.server import Server
from hetman.client.sitting import Sitter, TakenSeat, accept, check_game, check_server, join
from hetman.core.dice import Dice
from hetman.core.registry import game as find_game
from hetman.core.registry import games, with_files
from hetman.core.seat import Seat

SEED_BITS = 52
NAME_LENGTH = 30
LOOK = 3.0
"""Seconds between two looks into the lobby."""
REMATCH = 60.0
"""Seconds to wait for a rematch after a game."""
CONFLICT = 409


class Reporter(Protocol):
    """Gets what happens: the key of a text and its arguments."""

    def __call__(self, key: str, /, **args: object) -> None: ...


@dataclass(frozen=True)
class Wishes:
    """What the bot plays. Without a game it plays any that is installed here."""

    bot: str
    game: str | None = None
    name: str = ""
    seat: int | None = None
    word: str = ""

    @property
    def player(self) -> str:
        """The name of the player: the given one, or the bot."""
        return self.name or self.bot[:NAME_LENGTH]


class RemotePlayer:
    """Plays one table after the other."""

    def __init__(self, address: Address, wishes: Wishes, server: Server, report: Reporter) -> None:
        # A bot that cannot be made must not take a chair.
        read_bot(wishes.bot)
        if wishes.game is not None:
            find_game(wishes.game)
        self.address = address
        self.wishes = wishes
        self.server = server
        self.report = report
        self.table = ""
        self.seat = 0
        self.playing = False
        """Whether it has a chair in a game that is not over."""

    # Sitting down

    def sit_down(self) -> None:
        """Take a chair: that of the invitation, at the table, or at the next one in the lobby."""
        check_server(self.server)
        if self.address.token:
            self.accept(self.address.token)
        elif self.address.table:
            self.join(self.address.table)
        else:
            self.wait_in_lobby()
        self.seated()

    def seated(self) -> None:
        table = f"{self.address.server}/tables/{self.table}"
        self.report("client-seated", player=self.wishes.player, number=self.seat, table=table)

    def accept(self, token: str) -> None:
        self.sit_at(accept(self.server, token, self.sitter, self.wishes.game))

    def join(self, id: str) -> None:
        """Take a free chair of a public table."""
        self.sit_at(join(self.server, id, self.sitter, self.wishes.game))

    @property
    def sitter(self) -> Sitter:
        return Sitter(self.wishes.player, self.wishes.word, self.wishes.seat)

    def sit_at(self, taken: TakenSeat) -> None:
        # From here on Ctrl-C has to show the way back.
        self.table, self.seat, self.playing = taken.table, taken.seat, True

    def wait_in_lobby(self) -> None:
        self.server.token = ""
        told = False
        while True:
            for table in self.server.get("/api/tables?status=open"):
                if self.fits(table) and self.took(table["id"]):
                    return
            if not told:
                told = True
                self.report("client-waiting", url=self.address.server, games=self.wishes.game or ", ".join(games()))
            time.sleep(LOOK)

    def fits(self, table: dict[str, Any]) -> bool:
        try:
            check_game(table["game"], table["version"], self.wishes.game)
        except ClientError:
            return False
        return bool(table["free"]) and (self.wishes.seat is None or self.wishes.seat in table["free"])

    def took(self, id: str) -> bool:
        """Return whether there was a free chair. Somebody else may have been faster."""
        try:
            self.join(id)
        except Refusal as refusal:
            if refusal.status != CONFLICT:
                raise
            return False
        return True

    # Playing

    def play(self) -> State:
        """Play until the game is over. Returns its last state. Raises BotFailure."""
        bot = read_bot(self.wishes.bot, seed=secrets.randbits(SEED_BITS))
        answered = None
        for state in self.states():
            if state["status"] == "over":
                self.playing = False
                return state
            if state["players"][self.seat]["handed"]:
                self.try_post("come-back")
            elif state.get("moves") and state["number"] != answered:
                answered = self.decide(bot)
        raise AssertionError("the states of a table never end")

    def states(self, seconds: float | None = None) -> Iterator[State]:
        return LiveTable(self.server, self.table).states(seconds)

    def decide(self, bot: Bot) -> int | None:
        """Answer the open decision. Returns its number, or None if it is closed already."""
        try:
            found = self.server.get(f"/api/tables/{self.table}/position")
        except Refusal as refusal:
            if refusal.status != CONFLICT:
                raise
            return None
        game = with_files(found["game"], found["components"])
        seat = Seat(game.restore(found["position"]), found["seat"], Dice(secrets.randbits(SEED_BITS)))
        try:
            move = chosen_move(bot, seat)
        except Exception as error:
            raise BotFailure(f"bot {self.wishes.bot!r} failed: {type(error).__name__}: {error}") from error
        self.try_post("moves", number=found["number"], move=game.notation(move))
        return int(found["number"])

    def try_post(self, action: str, **body: Any) -> None:
        """Act at the table. If the moment has passed, the next state says what to do."""
        try:
            self.server.post(f"/api/tables/{self.table}/{action}", **body)
        except Refusal as refusal:
            if refusal.status != CONFLICT:
                raise

    # Afterwards

    def follow_rematch(self) -> bool:
        """Go to the table of the rematch, if somebody asks for one within a minute."""
        self.report("client-rematch")
        for state in self.states(REMATCH):
            if state["next"]:
                found = self.server.post(f"/api/tables/{self.table}/rematch")
                self.server.token, self.table, self.seat = found["token"], found["id"], found["seat"]
                self.seated()
                return True
        return False

    def give_up_seat(self) -> None:
        """Let a bot of the server play on for this one."""
        self.try_post("hand-over", seat=self.seat)

    def save_record(self, folder: Path) -> Path:
        """Save the record as this seat may read it. Returns its path."""
        record = self.server.get(f"/api/tables/{self.table}/record")
        place = folder / f"{self.table[:6]}-{self.seat}.hetman"
        place.write_text(record, encoding="utf-8")
        return place
