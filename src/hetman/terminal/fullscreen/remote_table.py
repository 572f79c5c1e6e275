"""A table of a server: its seat is here, the match is there. What the seat knows comes over HTTP and a WebSocket."""

from __future__ import annotations

import asyncio
import contextvars
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from hetman.client.address import Address
from hetman.client.errors import ClientError, Refusal
from hetman.client.live import LiveTable
from hetman.client.server import Server
from hetman.core.decision import Decision
from hetman.core.game import Game
from hetman.core.registry import with_files
from hetman.core.sealed import choosing, raise_decision
from hetman.core.state import State
from hetman.language import Language
from hetman.presentation.hints import HintText
from hetman.presentation.log import Log, LogLine, merged
from hetman.presentation.playback import PlaybackStep
from hetman.presentation.question import question_of
from hetman.presentation.recap import ChangeText, RecapGroup
from hetman.presentation.result import Result, ResultRow
from hetman.presentation.texts import texts_of
from hetman.terminal.fullscreen.table import Changed, Message, Refused, SeatText, TableScene

Json = Mapping[str, Any]
OPEN, BOT, OVER = "open", "bot", "over"


class RemotePosition:
    """A position that the seat cannot tell from the true one, for choosing moves."""

    def __init__(self, game: Game, position: State, seat: int) -> None:
        self.game = game
        raise_decision(position, seat)
        self.position = position
        self.open = position.sealed_for(seat) if choosing(position) else position.stack[-1]

    def decision(self, seat: int) -> Decision[Any] | None:
        return self.open

    def position_for(self, seat: int) -> State:
        return self.position


class RemoteTable:
    """The table `id` for a seat, or for a spectator if `seat` is None."""

    def __init__(self, server: Server, id: str, seat: int | None, code: str) -> None:
        self.server = server
        self.id = id
        self.seat = seat
        self.code = code
        self.state: Json = {}
        self.page: Json = {}
        self.position: RemotePosition | None = None
        self.lost = ""
        """Why the server does not answer now."""
        self.take(*self.fetch())

    def path(self, rest: str) -> str:
        return f"/api/tables/{self.id}{rest}"

    # What the server says

    def fetch(self) -> tuple[Json, Json, Json | None]:
        """The state, the page with chat and result, and the position if the seat has to decide."""
        state = self.server.get(self.path(""))
        page = self.server.get(self.path("/scene"))
        found = None
        if state.get("moves"):
            try:
                found = self.server.get(self.path("/position"))
            except Refusal as refusal:
                if refusal.status != 409:
                    raise
        return state, page, found

    def take(self, state: Json, page: Json, found: Json | None) -> None:
        self.state, self.page, self.lost = state, page, ""
        self.game: Game = with_files(state["game"], found["components"] if found else {})
        names = {player["seat"]: player["name"] for player in state["players"] if player["kind"] != OPEN}
        self.words: Language = texts_of(self.game, self.code).seated(names)
        self.position = None
        if found is not None and self.seat is not None:
            self.position = RemotePosition(self.game, self.game.restore(found["position"]), self.seat)

    async def run(self, changed: Changed) -> None:
        """Follow the table in a thread of its own, which ends with the program."""
        loop, ended, screen = asyncio.get_running_loop(), asyncio.Event(), contextvars.copy_context()
        failed: list[Exception] = []

        def tell(work: Callable[..., None], *args: Any) -> None:
            """Do something in the thread and the context of the screen."""
            loop.call_soon_threadsafe(work, *args, context=screen)

        def follow() -> None:
            try:
                for _ in LiveTable(self.server, self.id, page=True).states():
                    tell(self.news_came, self.fetch(), changed)
            except (ClientError, OSError, RuntimeError) as error:
                failed.append(error)
            with suppress(RuntimeError):
                # The screen may have closed.
                tell(ended.set)

        self.server.lost = lambda reason, wait: tell(self.connection_lost, reason, wait, changed)
        threading.Thread(target=follow, daemon=True).start()
        changed()
        await ended.wait()
        raise Refused(str(failed[0]) if failed else "")

    def news_came(self, news: tuple[Json, Json, Json | None], changed: Changed) -> None:
        self.take(*news)
        changed()

    def connection_lost(self, reason: str, wait: float, changed: Changed) -> None:
        self.lost = self.words.say("client-lost", reason=reason, seconds=round(wait))
        changed()

    # What is shown

    @property
    def asking(self) -> RemotePosition:
        assert self.position is not None
        return self.position

    @property
    def curtain(self) -> int | None:
        return None

    def lift_curtain(self) -> None:
        raise AssertionError("one person sits at a seat of a server")

    @property
    def scene(self) -> TableScene:
        state, page = self.state, self.page
        waiting = self.words.say("screen-waiting-players")
        asked = None
        if self.position is not None and self.seat is not None:
            asked = question_of(self.position, self.seat, self.words)
        return TableScene(
            self.game,
            self.words,
            self.seat,
            state.get("view"),
            self.lost or page.get("prompt") or waiting,
            asked,
            self.log(),
            self.seats(),
            self.result(),
            page.get("entries", 0),
            bool(page.get("undo")) or "undo" in page.get("ask", ()),
            [Message(one["name"], one["text"]) for one in page.get("chat", ())],
            self.proposal(),
        )

    def log(self) -> list[LogLine]:
        log = Log(self.words, self.seat)
        return merged(log.line(event, number) for number, event in enumerate(self.state.get("log", ())))

    def seats(self) -> list[SeatText]:
        awaited, found = self.page.get("awaited", ()), []
        own = self.words.seated({})
        for player, page in zip(self.state["players"], self.page["players"], strict=True):
            note = player["name"]
            if player["kind"] == OPEN:
                note = self.words.say("screen-chair-open")
            elif player["kind"] != BOT and not page["present"]:
                note += f" · {self.words.say('screen-away')}"
            if player["clock"]:
                minutes, seconds = divmod(int(player["clock"]["left"]), 60)
                note += f" {minutes}:{seconds:02}"
            seat = player["seat"]
            found.append(SeatText(seat, own.name("seat", str(seat)), seat in awaited, note))
        return found

    def result(self) -> Result | None:
        over = self.page.get("over")
        if over is None:
            return None
        rows = tuple(
            ResultRow(row["label"], tuple(row["values"]), tuple(row["best"]), row["figure"], row["note"])
            for row in over["rows"]
        )
        return Result(
            tuple(over["winners"]),
            over["title"],
            over["text"],
            over["how"],
            tuple((one["name"], one["score"]) for one in over["scores"]),
            over["result"],
            over["heading"],
            over["by"],
            over["difference"],
            rows,
            bool(over["total"]),
        )

    def proposal(self) -> str:
        """What another player asks for, if this seat has to answer."""
        asked = self.state.get("proposal")
        if not asked or self.seat not in asked["open"]:
            return ""
        return self.words.say(f"screen-asks-{asked['what']}", seat=("seat", asked["seat"]))

    # What the player does

    async def ask(self, work: Callable[[], Any]) -> Any:
        """Wait for the server. Raises Refused with its sentence."""
        try:
            return await asyncio.to_thread(work)
        except Refusal as refusal:
            raise Refused(str(refusal.data.get("why") or refusal)) from None
        except ClientError as error:
            raise Refused(str(error)) from None

    async def post(self, action: str, **body: Any) -> Any:
        return await self.ask(lambda: self.server.post(self.path(f"/{action}"), **body))

    async def play(self, moves: Sequence[int]) -> None:
        notation = [self.game.notation(move) for move in moves]
        await self.post("moves", number=self.state["number"], moves=notation)
        # The next question comes with the news of the server.
        self.position = None

    async def undo(self) -> None:
        """Undo, or ask the others for it where something has followed."""
        if self.page.get("undo"):
            await self.post("undo")
            return
        await self.post("proposal", what="undo")
        raise Refused(self.words.say("screen-asked-undo"))

    async def answer(self, accept: bool) -> None:
        await self.post("proposal/answer", accept=accept)

    async def hints(self) -> list[HintText]:
        if self.position is None:
            raise Refused(self.words.say("screen-hint-later"))
        found = await self.post("hint")
        return [HintText(one["move"], one["label"], tuple(one["gains"]), tuple(one["risks"])) for one in found["moves"]]

    async def recap(self) -> list[RecapGroup]:
        found = await self.ask(lambda: self.server.get(self.path("/recap")))
        return [
            RecapGroup(
                group["who"],
                group["entry"],
                tuple(ChangeText(**{**change, "places": tuple(change["places"])}) for change in group["changes"]),
            )
            for group in found["groups"]
        ]

    async def steps(self, first: int) -> list[PlaybackStep]:
        found = await self.ask(lambda: self.server.get(self.path(f"/playback?first={first}&views=true")))
        return [PlaybackStep(step["entry"], step["key"], step["text"], step["view"]) for step in found["steps"]]

    async def chat(self, text: str) -> None:
        await self.post("messages", text=text)

    async def speak(self, code: str) -> None:
        self.code = self.server.language = code
        self.page = await self.ask(lambda: self.server.get(self.path("/scene")))
        names = {player["seat"]: player["name"] for player in self.page["players"] if player["kind"] != OPEN}
        self.words = texts_of(self.game, code).seated(names)

    def save_to(self, file: str) -> str:
        return self.words.say("screen-kept-there", url=f"{self.server.url}/tables/{self.id}")

    def leave(self) -> list[str]:
        if self.seat is None or self.state["status"] == OVER:
            return [f"{self.server.url}/tables/{self.id}"]
        back = Address(self.server.url).invitation(self.server.token)
        return [self.words.say("screen-come-back"), f"  hetman join {back}"]
