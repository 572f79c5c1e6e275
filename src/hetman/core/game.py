"""A game: its name, seats, options and verbs, and how a position of it begins."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from hetman.core.chronicle import Event
from hetman.core.decision import NATURE, OVER, Decision
from hetman.core.errors import IllegalMove
from hetman.core.instinct import Instinct
from hetman.core.state import State
from hetman.core.verbs import Vocabulary

SHOWN = 12
"""How many legal moves an error message lists."""


@dataclass(frozen=True)
class Option:
    """A setting of a game. `kind` is "choice", "int" or "bool"; values may come as typed text.

    `choices` are the values of a choice, `range` the lowest and highest number. A choice may also take other
    values: `free` reads such a text and returns it in its one proper form, or raises ValueError.
    """

    kind: str
    default: Any
    choices: tuple[str, ...] = ()
    range: tuple[int, int] | None = None
    help: str = ""
    free: Callable[[str], str] | None = None

    def read(self, name: str, value: Any) -> Any:
        """The value in its proper type; ValueError names the valid ones."""
        if self.kind == "bool":
            return self.read_bool(name, value)
        if self.kind == "int":
            return self.read_int(name, value)
        if isinstance(value, str) and value in self.choices:
            return value
        if isinstance(value, str) and self.free is not None:
            return self.free(value)
        raise ValueError(f"option {name}: {value!r} is not one of {', '.join(self.choices)}")

    def read_bool(self, name: str, value: Any) -> bool:
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise ValueError(f"option {name}: {value!r} is not one of {', '.join(words)}")

    def read_int(self, name: str, value: Any) -> int:
        low, high = self.range if self.range is not None else (0, 2**31)
        try:
            number = int(value) if isinstance(value, str | int) and not isinstance(value, bool) else None
        except ValueError:
            number = None
        if number is None or not low <= number <= high:
            raise ValueError(f"option {name}: {value!r} is not a whole number from {low} to {high}")
        return number


@dataclass(frozen=True)
class Setup:
    """What a match was started with: the game, the number of seats and every option's value."""

    game: Game
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def dump(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "components": self.game.components_hash(),
        }


@dataclass(frozen=True)
class Last:
    """The last decision and what followed it, in the eyes of one seat: its view before, and the events since."""

    before: Mapping[str, Any]
    events: Sequence[Mapping[str, Any]]


class Game:
    """What a game's folder gives the world. A subclass fills in the class attributes and `begin`."""

    name: str
    version: str
    seats: tuple[int, ...]
    options: ClassVar[Mapping[str, Option]]
    verbs: Vocabulary
    folder: Path
    """The game's own folder, where its texts and components are."""
    own_components: Mapping[str, str] = MappingProxyType({})
    """Somebody's own component files, name -> text, if the game is played with them; every record carries them."""
    own_texts: Mapping[str, str] = MappingProxyType({})
    """By language, Fluent texts that somebody's own components bring: names that the game's texts do not have."""
    speaker: ClassVar[Callable[[Game], Callable[..., str]] | None] = None
    """Gives the words for pictures of positions in notebooks; the kernel itself knows no language."""

    def begin(self, setup: Setup) -> State:
        """The first position of a match; ValueError when options do not go together."""
        raise NotImplementedError

    def blank(self, setup: Setup) -> State:
        """A position for `restore` to fill."""
        raise NotImplementedError

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Who plays with whom; everybody alone unless the game says otherwise."""
        return tuple((seat,) for seat in range(seats))

    def picture(self, view: Mapping[str, Any], say: Callable[..., str]) -> str | None:
        """A view as an SVG picture that stands by itself, in the words of `say`, if the game draws one."""
        return None

    def draw(
        self,
        view: Mapping[str, Any],
        say: Callable[..., str],
        *,
        moves: Iterable[Sequence[str]] = (),
        chosen: Iterable[str] = (),
        last: Last | None = None,
    ) -> dict[str, str]:
        """A view as named parts of a page, SVG or HTML: `board`, `hand`, `seat-0` and so on.

        `moves` are the legal moves as tokens, `chosen` the tokens clicked so far; whatever a legal move names carries
        `data-token`. Where a token could fill several operands, `data-as` names those that a click means: the first
        that the move has. `caption` is a few words that tell how far the game is.
        """
        return {}

    def figure(self, view: Mapping[str, Any], kind: str, token: str) -> str | None:
        """A small picture of a thing that a sentence speaks of, if the game draws one."""
        return None

    def sketch(self, view: Mapping[str, Any], say: Callable[..., str]) -> str:
        """A view as plain text for a terminal, in the words of `say`."""
        return json.dumps(view, indent=1, ensure_ascii=False)

    def instinct(self) -> Instinct:
        """What a bot feels about positions and moves of this game."""
        return Instinct([0.1], [], depth=20, boldness=0.6)

    def with_components(self, files: Mapping[str, str]) -> Game:
        """The same game with somebody's own component files; ValueError names the file and line that is wrong."""
        raise ValueError(f"{self.name} has no components to replace")

    def components_hash(self) -> str | None:
        """Tells somebody's own components apart; None for those of the box."""
        if not self.own_components:
            return None
        return hashlib.sha256(json.dumps(dict(self.own_components), sort_keys=True).encode()).hexdigest()

    # Starting and restoring

    def setup(self, seats: int | None = None, **options: Any) -> Setup:
        """Seats and options, checked and completed."""
        if seats is None:
            seats = self.seats[0]
        if seats not in self.seats:
            raise ValueError(f"{self.name} takes {' or '.join(map(str, self.seats))} seats, not {seats}")
        unknown = [name for name in options if name not in self.options]
        if unknown:
            raise ValueError(f"no option {unknown[0]!r}; {self.name} has {', '.join(self.options) or 'none'}")
        values = {name: option.read(name, options.get(name, option.default)) for name, option in self.options.items()}
        return Setup(self, seats, values)

    def start(self, seats: int | None = None, **options: Any) -> State:
        """The first position of a match with these seats and options."""
        return self.begin(self.setup(seats, **options))

    def restore(self, data: Mapping[str, Any]) -> State:
        """The position that `State.dump` wrote; ValueError says what is wrong with the data."""
        for key in ("game", "version", "seats", "options", "components", "stack", "position"):
            if key not in data:
                raise ValueError(f"not a dumped position: {key!r} is missing")
        if data["game"] != self.name:
            raise ValueError(f"a position of {data['game']!r}, not of {self.name!r}")
        if data["version"] != self.version:
            raise ValueError(f"rules version {data['version']!r}; this is version {self.version!r}")
        if data["components"] != self.components_hash():
            raise ValueError("a position with other components than this game has")
        try:
            state = self.blank(self.setup(data["seats"], **data["options"]))
            state.recall(data["position"])
            state.stack = [state.decision(code) for code in data["stack"]]
        except (KeyError, IndexError, TypeError) as error:
            raise ValueError(f"not a dumped position: {type(error).__name__} {error}") from error
        return state

    # Notation

    def notation(self, move: int) -> str:
        return self.verbs.notation(move)

    def parse(self, text: str) -> int:
        return self.verbs.parse(text)

    def tokens(self, move: int) -> tuple[str, ...]:
        return self.verbs.tokens(move)

    def legal(self, state: State, move: int | str) -> int:
        """The packed move, if it is legal now; IllegalMove says why not and what is."""
        if not state.stack:
            raise IllegalMove("the game is over")
        return self.legal_for(state, state.stack[-1], move)

    def legal_for(self, state: State, decision: Decision[Any], move: int | str) -> int:
        """The same for one of the open decisions."""
        moves = decision.moves(state)
        if not isinstance(move, str) and move in moves:
            return move
        try:
            packed = self.parse(move) if isinstance(move, str) else move
            text = self.notation(packed)
        except ValueError as error:
            legal = [self.notation(other) for other in moves]
            raise IllegalMove(f"{error}. {listing(legal)}", legal) from None
        if packed in moves:
            return packed
        legal = [self.notation(other) for other in moves]
        raise IllegalMove(f"{text!r} is not legal now: {why_not(text, legal)}", legal)

    def event(self, decision: Decision[Any], move: int) -> Event:
        """A move as an event of the chronicle."""
        args: dict[str, Any] = {}
        if decision.witness != NATURE:
            args["seat"] = ["seat", int(decision.witness)]
        hidden = []
        for name, (operand, token) in self.verbs.arguments(move).items():
            args[name] = [operand.kind.name, int(token) if operand.kind.name == "seat" else token]
            if operand.hidden:
                hidden.append(name)
        return Event(self.verbs.shape(move).verb.name, args, int(decision.witness), tuple(hidden))

    def __reduce__(self) -> Any:
        from hetman.core.registry import with_files

        return (with_files, (self.name, dict(self.own_components)))

    def __repr__(self) -> str:
        return f"<game {self.name}, version {self.version}>"


def why_not(text: str, legal: Sequence[str]) -> str:
    """How far a move agrees with legal ones, and what could follow there."""
    words = text.split()
    near = [other.split() for other in legal]
    agreed = 0
    while agreed < len(words):
        going_on = [other for other in near if len(other) > agreed and other[agreed] == words[agreed]]
        if not going_on:
            break
        near, agreed = going_on, agreed + 1
    choice = listing(sorted({" ".join(other) for other in near}))
    if not agreed:
        return f"no {words[0]!r} is possible. {choice}"
    return f"after {' '.join(words[:agreed])!r} nothing like {' '.join(words[agreed:])!r} fits. {choice}"


def listing(legal: Sequence[str]) -> str:
    more = len(legal) - SHOWN
    return "Legal: " + "; ".join(legal[:SHOWN]) + (f"; and {more} more" if more > 0 else "")


__all__ = ["NATURE", "OVER", "Game", "Option", "Setup"]
