"""What a game's drawing offers. The kernel has no language and no pictures, so a game brings them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from hetman.core.game import Last


@dataclass(frozen=True)
class RulePicture:
    """The picture of a chapter of the rules: a part of the drawing, where a move with this verb is possible."""

    part: str = "board"
    verb: str = ""
    """The verb as it is written. Without one, it is a position in the middle of a game."""
    seats: int | None = None
    """Other than the usual number."""
    when: Callable[[Mapping[str, Any]], bool] | None = None
    """What else a view of the position has to fulfil."""


class Drawing(Protocol):
    """The functions that draw a view. Mostly it is the module `drawing` in the game's folder."""

    def draw(
        self,
        view: Mapping[str, Any],
        say: Callable[..., str],
        *,
        moves: Iterable[Sequence[str]] = (),
        chosen: Iterable[str] = (),
        last: Last | None = None,
    ) -> dict[str, str]:
        """Return the parts of a page by name: `board`, `hand`, `caption`, `seat-0` and so on."""
        ...

    def svg(self, view: Mapping[str, Any], say: Callable[..., str], *, last: Last | None = None) -> str:
        """Return the view as one picture of its own."""
        ...

    def figure(self, view: Mapping[str, Any], kind: str, token: str) -> str | None:
        """Return a small picture of a thing that a sentence names, or None."""
        ...

    def plain_text(self, view: Mapping[str, Any], say: Callable[..., str]) -> str:
        """Return the view as lines for a terminal, of at most 80 columns."""
        ...
