"""A table at this keyboard: people and bots at one match, which is saved after every move."""

from __future__ import annotations

import asyncio
import shlex
import time
from collections.abc import Sequence
from pathlib import Path

from hetman.bots.base import Bot, chosen_move
from hetman.core.errors import CannotUndo, IllegalMove
from hetman.core.match import Match
from hetman.core.players import first_players
from hetman.core.seat import Seat
from hetman.language import Language
from hetman.presentation.hints import HintText
from hetman.presentation.log import Log
from hetman.presentation.names import PlayerName, level_name, seat_names
from hetman.presentation.playback import PlaybackStep, playback
from hetman.presentation.question import question_of
from hetman.presentation.recap import RecapGroup, recap
from hetman.presentation.scene import scene_of
from hetman.presentation.texts import texts_of
from hetman.terminal.fullscreen.table import Changed, Refused, SeatText, TableScene
from hetman.terminal.local_hints import hint_search
from hetman.terminal.players import Company
from hetman.terminal.saved_games import SavedGame
from hetman.terminal.take_back import can_take_back, take_back

SECONDS_BETWEEN_SAVES = 1.0
"""The limit while bots play. A person's move is saved at once."""


class LocalTable:
    """`looking` is the seat whose secrets may be on the screen."""

    def __init__(self, match: Match, company: Company, code: str, saved: SavedGame | None) -> None:
        self.match = match
        self.company = company
        # They stay from the first move to the last, so that a record in format 1 can name them now.
        match.players = match.players or first_players(company.recorded, match.setup.seats)
        self.bots: dict[int, Bot] = company.bots(match)
        self.saved = saved
        self.saved_at = 0.0
        self.fault = ""
        """Why the game could not be saved."""
        self.woken = asyncio.Event()
        people = company.people
        self.looking: int | None = people[0] if people and not company.curtained else None
        self.words = self.spoken(code)
        self.log = Log(self.words, self.looking)
        self.follow_person()

    def spoken(self, code: str) -> Language:
        words = texts_of(self.match.game, code)
        players = [
            PlayerName(player.name, "" if seat not in self.bots else player.kind)
            for seat, player in enumerate(self.company.players)
        ]
        return words.seated(seat_names(players, words))

    async def speak(self, code: str) -> None:
        self.words = self.spoken(code)
        self.log = Log(self.words, self.looking)

    # Who looks

    @property
    def curtain(self) -> int | None:
        actor = self.match.actor
        hidden = self.company.curtained and not self.match.over and actor in self.company.people
        return actor if hidden and self.looking != actor else None

    def lift_curtain(self) -> None:
        self.look(self.match.actor)

    def look(self, seat: int | None) -> None:
        if seat != self.looking:
            self.looking = seat
            self.log = Log(self.words, seat)

    def follow_person(self) -> None:
        """One person for several seats sees the seat that decides."""
        if not self.company.curtained and self.match.actor in self.company.people:
            self.look(self.match.actor)

    # What is shown

    @property
    def asking(self) -> Match:
        return self.match

    @property
    def scene(self) -> TableScene:
        match, words = self.match, self.words
        seat = None if self.curtain is not None or (match.over and self.company.curtained) else self.looking
        shown = scene_of(match, seat, words)
        asked = question_of(match, seat, words) if seat is not None and shown.mine else None
        log = self.log if seat == self.log.seat else Log(words, seat)
        return TableScene(
            match.game,
            words,
            seat,
            shown.view,
            shown.prompt,
            asked,
            log.lines(match),
            self.seats(shown.awaited),
            shown.result,
            len(match.entries),
            can_take_back(match, self.company, self.looking),
        )

    def seats(self, awaited: Sequence[int]) -> list[SeatText]:
        own = self.words.seated({})
        found = []
        for seat, player in enumerate(self.company.players):
            level = level_name(player.kind, self.words)
            note = self.words.say("bot-name", level=level) if seat in self.bots else player.name
            found.append(SeatText(seat, own.name("seat", str(seat)), seat in awaited, note))
        return found

    # Playing

    async def run(self, changed: Changed) -> None:
        """Let the bots move whenever it is their turn. Raises Refused if a bot fails."""
        while True:
            self.woken.clear()
            await self.bots_move(changed)
            changed()
            if self.match.over:
                return
            await self.woken.wait()

    async def bots_move(self, changed: Changed) -> None:
        while not self.match.over and self.match.actor in self.bots:
            seat = self.match.actor
            position = self.match.state
            try:
                move = await asyncio.to_thread(chosen_move, self.bots[seat], Seat(position, seat))
            except Exception as error:
                self.save()
                reason = f"{type(error).__name__}: {error}"
                raise Refused(
                    self.words.say("bot-failed", bot=self.company.players[seat].kind, reason=reason)
                ) from error
            if self.match.state is not position:
                # The game was taken back while the bot thought.
                continue
            self.match.play(move)
            if time.monotonic() - self.saved_at > SECONDS_BETWEEN_SAVES:
                self.save()
            if not self.company.people:
                changed()
        self.save()
        self.follow_person()

    async def play(self, moves: Sequence[int]) -> None:
        try:
            for move in moves:
                self.match.play(move)
        except IllegalMove:
            raise Refused(self.words.say("screen-too-late")) from None
        finally:
            self.save()
            self.woken.set()

    async def undo(self) -> None:
        if self.looking is None:
            raise Refused(self.words.say("undo-start"))
        try:
            take_back(self.match, self.company, self.looking)
        except CannotUndo as error:
            raise Refused(self.words.say(f"undo-{error.reason}")) from None
        self.save()
        self.follow_person()
        self.woken.set()

    async def answer(self, accept: bool) -> None:
        raise AssertionError("nobody proposes anything at one keyboard")

    async def hints(self) -> list[HintText]:
        seat = self.looking
        if seat is None or not self.match.moves(seat):
            raise Refused(self.words.say("screen-hint-later"))
        return await asyncio.to_thread(hint_search(self.match, seat, self.words))

    async def recap(self) -> list[RecapGroup]:
        return recap(self.match, self.looking, self.words) if self.looking is not None else []

    async def steps(self, first: int) -> list[PlaybackStep]:
        return playback(self.match, self.looking, self.words, first)

    async def chat(self, text: str) -> None:
        raise Refused(self.words.say("screen-no-chat"))

    # Saving and leaving

    def save(self) -> bool:
        """Save the game. A fault is kept for the screen, and does not stop the game."""
        if self.saved is None:
            return False
        self.saved_at = time.monotonic()
        self.fault = self.saved.fault(self.match, self.company, self.words)
        return not self.fault

    def save_to(self, file: str) -> str:
        before = self.saved
        saved = SavedGame(Path(file).expanduser()) if file else before
        if saved is None:
            raise Refused(self.words.say("quit-lost"))
        moved = before is None or saved.path.absolute() != before.path.absolute()
        if moved and saved.path.exists():
            raise Refused(self.words.say("save-exists", file=str(saved.path)))
        self.saved = saved
        if not self.save():
            self.saved = before
            raise Refused(self.fault)
        if moved and before is not None:
            before.remove()
        return self.words.say("save-done", file=str(saved.path))

    def leave(self) -> list[str]:
        say = self.words.say
        deciders = self.company.people or list(self.bots)
        begun = any(entry.decision.seat in deciders for entry in self.match.entries)
        if self.saved is not None and not begun:
            self.saved.remove()
            return [say("quit-done")]
        if self.saved is None or not self.save():
            return [say("quit-lost")]
        file = shlex.quote(str(self.saved.path))
        if self.match.over:
            return [say(key, file=file) for key in ("save-done", "save-replay", "save-verify")]
        return [say("quit-done"), say("save-resume", file=file)]
