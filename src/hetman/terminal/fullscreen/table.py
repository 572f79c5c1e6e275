"""A table as its screen sees it: one at this keyboard, or one of a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from hetman.core.game import Game
from hetman.language import Language
from hetman.presentation.draft import Asking
from hetman.presentation.hints import HintText
from hetman.presentation.log import LogLine
from hetman.presentation.playback import PlaybackStep
from hetman.presentation.question import Question
from hetman.presentation.recap import RecapGroup
from hetman.presentation.result import Result

Changed = Callable[[], None]
"""Is called after every change, in the thread of the screen."""


@dataclass(frozen=True)
class SeatText:
    """A seat in the list of players: who sits there, whether it decides now, and what is said about it."""

    seat: int
    name: str
    awaited: bool
    note: str = ""


@dataclass(frozen=True)
class Message:
    """A message of the chat."""

    name: str
    text: str


@dataclass(frozen=True)
class TableScene:
    """What one viewer sees at one moment. `seat` is None for a spectator. `chat` is None where there is none."""

    game: Game
    words: Language
    seat: int | None
    view: Mapping[str, Any] | None
    """None before the game has started."""
    prompt: str
    asked: Question | None
    log: Sequence[LogLine]
    seats: Sequence[SeatText]
    result: Result | None
    entries: int
    """The number of moves so far, for steps to watch."""
    can_undo: bool
    chat: Sequence[Message] | None = None
    proposal: str = ""
    """What another player asks for, if the viewer has to answer."""


class Refused(Exception):
    """Something cannot be done. The message is for the player."""


class Table(Protocol):
    """A table. Methods that wait for a bot or a server are coroutines."""

    @property
    def scene(self) -> TableScene: ...

    @property
    def asking(self) -> Asking: ...

    @property
    def curtain(self) -> int | None:
        """The seat whose player must come to the keyboard before anything is shown."""

    def lift_curtain(self) -> None: ...

    async def run(self, changed: Changed) -> None:
        """Follow the table until the viewer has to decide, or as long as it lives."""

    async def play(self, moves: Sequence[int]) -> None:
        """Make the moves of an answer. Raises Refused."""

    async def undo(self) -> None:
        """Undo the viewer's last decision. Raises Refused."""

    async def answer(self, accept: bool) -> None:
        """Answer a proposal. Raises Refused."""

    async def hints(self) -> list[HintText]:
        """The best moves of the strongest bot. Raises Refused."""

    async def recap(self) -> list[RecapGroup]: ...

    async def steps(self, first: int) -> list[PlaybackStep]:
        """What happened from move number `first` on, one by one."""

    async def chat(self, text: str) -> None:
        """Send a message. Raises Refused."""

    async def speak(self, code: str) -> None:
        """Go on in another language. Raises Refused."""

    def save_to(self, file: str) -> str:
        """Say where the game is saved; with a file, save it there from now on. Raises Refused."""

    def leave(self) -> list[str]:
        """Close the table. Returns what to print then: where the game is, and how to come back."""
