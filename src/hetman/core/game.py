"""A game: its name, seats, options and verbs, and its first position."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from hetman.core.changes import Change
from hetman.core.decision import NATURE, Decision
from hetman.core.drawing import Drawing, RulePicture
from hetman.core.errors import IllegalMove, listing, nearest_words
from hetman.core.evaluator import Evaluator
from hetman.core.events import Event, EventLog
from hetman.core.learning import Learning
from hetman.core.lesson import Teaching
from hetman.core.outcome import Outcome
from hetman.core.picture import Picture
from hetman.core.reasons import FeatureReason
from hetman.core.state import State
from hetman.core.verbs import Vocabulary
from hetman.core.view_table import view_table


@dataclass(frozen=True)
class Option:
    """A setting of a game, given by name to `Game.start` or `Match`. `kind` is "choice", "int" or "bool".

    `choices` are the values of a choice, `range` the lowest and highest number. `free` returns another text in its
    canonical form or raises ValueError. `first_game` is the value for beginners. Forms fold an option that is `rare`.
    """

    kind: str
    default: Any
    choices: tuple[str, ...] = ()
    range: tuple[int, int] | None = None
    help: str = ""
    free: Callable[[str], str] | None = None
    first_game: Any = None
    rare: bool = False

    def read(self, name: str, value: Any) -> Any:
        """Return the value in its type; it may come as text. Raises ValueError that names the valid values."""
        if self.kind == "bool":
            return self.read_bool(name, value)
        if self.kind == "int":
            return self.read_int(name, value)
        if isinstance(value, str) and value in self.choices:
            return value
        if isinstance(value, str) and self.free is not None:
            return self.free(value)
        raise ValueError(f"option {name} must be one of {', '.join(self.choices)}, got {value!r}")

    def read_bool(self, name: str, value: Any) -> bool:
        """Return a value of kind "bool". Raises ValueError that names the valid words."""
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise ValueError(f"option {name} must be one of {', '.join(words)}, got {value!r}")

    def read_int(self, name: str, value: Any) -> int:
        """Return a value of kind "int". Raises ValueError that names the valid range."""
        low, high = self.range if self.range is not None else (0, 2**31)
        try:
            number = int(value) if isinstance(value, str | int) and not isinstance(value, bool) else None
        except ValueError:
            number = None
        if number is None or not low <= number <= high:
            raise ValueError(f"option {name} must be an integer from {low} to {high}, got {value!r}")
        return number


@dataclass(frozen=True)
class Setup:
    """How a match starts: the game, the number of seats and the value of every option."""

    game: Game
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def dump(self) -> dict[str, Any]:
        """Return the setup as JSON-able data, with the version of the rules."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "components": self.game.components_hash(),
        }


@dataclass(frozen=True)
class Last:
    """The last decision, as one seat may see it: the view before it, and the events since then."""

    before: Mapping[str, Any]
    events: Sequence[Mapping[str, Any]]

    @staticmethod
    def of(before: State, move: int | str, seat: int | None = None) -> Last:
        """Return what `seat` sees of a move that is made in the position `before`, which does not change.

        None is a spectator. Raises IllegalMove if the move is not legal there.
        """
        packed, after = before.setup.game.legal(before, move), before.copy()
        log = EventLog([before.setup.game.event(after.stack[-1], packed)])
        after.event_log = log
        after.step(packed)
        return Last(before.view(seat), [event.seen_by(seat) for event in log.events])

    def move(self) -> tuple[str, dict[str, Any]]:
        """Return the name of the move's verb and the tokens of its operands by name."""
        event = self.events[0]
        tokens = {name: value[1] for name, value in event["args"].items() if isinstance(value, list | tuple)}
        return event["key"], tokens


@dataclass(frozen=True)
class Reason:
    """Why something is not possible: the text `why-<key>` with its arguments."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Frame:
    """The measures of a game's table in pixels. They depend on the size of the window, never on the step of a move."""

    left: int = 290
    """The width of the column of players; 0 puts them above the log."""
    right: int = 372
    """The width of the column with log and dock."""
    tray: tuple[int, int, int] = (178, 124, 124)
    """The height of the tray: on a desk, on a phone, on a phone with less than 720 of height."""
    hand: str = "board"
    """Where the part `hand` lies: in the "tray", or under the "board"."""


class Game(Learning, Teaching):
    """A game: its seats, options and verbs. `hetman.game(name)` returns one, and `start` its first position.

    For authors: a subclass sets the class attributes, and writes `begin` if a match does not start with `proceed`.
    """

    name: str
    """Its id in commands, addresses and records: lower-case letters, digits and underscores."""
    version: str
    """Of its rules. It changes if a recorded game would replay differently."""
    seats: tuple[int, ...]
    """The numbers of seats that can play, the fewest first."""
    options: ClassVar[Mapping[str, Option]] = MappingProxyType({})
    """Its settings by name, with their defaults."""
    verbs: Vocabulary
    """Its moves: packed integers, notation and parser come from here."""
    position: Callable[[Setup], State]
    """The class of its positions."""
    folder: Path
    """The game's folder, with its texts and components."""
    drawing: Drawing | None = None
    """The functions behind `draw`, `picture`, `figure` and `plain_text`. Without them, pages show plain text."""
    own_components: Mapping[str, str] = MappingProxyType({})
    """Component files of the host's own, name -> text. Every record contains them."""
    own_texts: Mapping[str, str] = MappingProxyType({})
    """By language, Fluent texts for these components: names that the game's texts do not have."""
    reasons: ClassVar[Sequence[FeatureReason]] = ()
    """Changes of the evaluator's features that explain a move, for hints and analysis."""
    staged: ClassVar[frozenset[str]] = frozenset()
    """The keys of events that a page shows one by one, such as the rolls and losses of a fight."""
    staged_of_others: ClassVar[frozenset[str]] = frozenset()
    """Further keys that count only in turns of others: who rolls the dice sees them anyway."""
    rule_pictures: ClassVar[Mapping[str, RulePicture]] = MappingProxyType({})
    """By chapter of the rules, such as `aim` for the text `rules-aim`, its picture. `turn` is the text `turn-help`."""
    frame: Frame = Frame()
    """The measures of the table in a browser."""
    drafts: frozenset[str] = frozenset()
    """Names of verbs that people tick together before anything is sent: treaties, losses, payments."""
    may: frozenset[str] = frozenset()
    """Names of verbs of a real "may": people say them themselves, even if nothing else is possible."""
    direct: frozenset[str] = frozenset()
    """Names of verbs whose only operand plays the move when it is clicked, although other verbs are possible too."""
    difficulty: int = 100
    """How hard it is to learn, 1 for the easiest. Pages list easier games first."""
    illustrator: ClassVar[Callable[..., Picture] | None] = None
    """Draws a view with size, arrows and texts, for `State.picture`. The kernel has no language and no drawing."""

    @property
    def usual_seats(self) -> int:
        """The number of seats for benches, examples and quick games: two, or the fewest if two cannot play."""
        return 2 if 2 in self.seats else self.seats[0]

    def begin(self, setup: Setup) -> State:
        """Return the first position of a match. Raises ValueError if the options conflict.

        By default it is the blank position after `proceed`.
        """
        state = self.blank(setup)
        state.proceed()
        return state

    def blank(self, setup: Setup) -> State:
        """Return an empty position with no decision on its stack, for copies, `restore` and `begin` to fill."""
        return self.position(setup)

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Return the teams as tuples of seats. By default everybody plays alone."""
        return tuple((seat,) for seat in range(seats))

    def picture(self, view: Mapping[str, Any], say: Callable[..., str], last: Last | None = None) -> str | None:
        """Draw a view as one standalone SVG picture with texts by `say`, if the game can.

        `State.picture` is the easy way: it finds the texts, and adds size and arrows.
        """
        if self.drawing is None:
            return None
        # A drawing without a trail may leave the parameter out.
        return self.drawing.svg(view, say) if last is None else self.drawing.svg(view, say, last=last)

    def draw(
        self,
        view: Mapping[str, Any],
        say: Callable[..., str],
        *,
        moves: Iterable[Sequence[str]] = (),
        chosen: Iterable[str] = (),
        last: Last | None = None,
    ) -> dict[str, str]:
        """Draw a view as named parts of a page, SVG or HTML: `board`, `hand`, `seat-0` and so on.

        `moves` are the legal moves as tokens, `chosen` the tokens that were clicked. Everything that a legal move names
        has the attribute `data-token`. If a token fits several operands, `data-as` lists the names of operands that a
        click means; the first one that the move has counts. The part `caption` says how far the game is.
        """
        return self.drawing.draw(view, say, moves=moves, chosen=chosen, last=last) if self.drawing else {}

    def figure(self, view: Mapping[str, Any], kind: str, token: str) -> str | None:
        """Draw a small picture of a thing that a sentence names, if the game can."""
        return self.drawing.figure(view, kind, token) if self.drawing else None

    def plain_text(self, view: Mapping[str, Any], say: Callable[..., str]) -> str:
        """Return a view as plain text for a terminal, with texts by `say`. By default it is a table of the view."""
        return self.drawing.plain_text(view, say) if self.drawing else view_table(view, say)

    def characters(self, view: Mapping[str, Any], say: Callable[..., str], width: int) -> Mapping[str, Any] | None:
        """Draw a view in characters for a window of this width: sheets of `hetman.drawing.characters` by part.

        The parts are `caption`, `board`, `moment`, `hand`, `more` and `seat-0` and so on. A game whose drawing has
        no such function gets its plain text.
        """
        draw = getattr(self.drawing, "characters", None)
        found: Mapping[str, Any] | None = draw(view, say, width) if draw is not None else None
        return found

    @staticmethod
    def why_not(
        view: Mapping[str, Any], moves: Sequence[Sequence[str]], chosen: Sequence[str], clicked: Sequence[str]
    ) -> Reason | None:
        """Say why a thing cannot be chosen now, from the seat's view alone; None if the game has no answer.

        `moves` are the legal moves as tokens, `chosen` the tokens chosen so far. `clicked` are the tokens of the thing
        from the inside outwards, or the verb and operands of a typed move.
        """
        return None

    def evaluator(self) -> Evaluator:
        """Return the evaluator that bots use."""
        return Evaluator([0.1], [], rollout_depth=20, c_puct=0.6)

    def belongings(self, state: State) -> Mapping[int, Sequence[tuple[str, str]]]:
        """Return what each seat had in a finished game, as pairs of kind and token, for win shares.

        Examples are units, leaders and sides: things that differ between seats or games. The text `belongings-<kind>`
        is the heading of a kind, if the game has it.
        """
        return {}

    def outcome(self, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Outcome | None:
        """Return what decided a finished game, from a view of its last position and all its events.

        Its texts are `outcome-<key>`, `source-<key>` and `note-<key>`. Without it the result shows the scores alone.
        Those who lost read `outcome-<key>.lost`, if there is one, with `$names` of the winners and their number
        `$winners`.
        """
        return None

    def changes(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> Sequence[Change]:
        """Return what changed between two views of one seat, for the recap of what others did."""
        return ()

    def with_components(self, files: Mapping[str, str]) -> Game:
        """Return the same game with other component files. Raises ValueError that names the wrong file and line."""
        raise ValueError(f"{self.name} has no components to replace")

    def components_hash(self) -> str | None:
        """Return a hash of the host's own components, or None for those of the box."""
        if not self.own_components:
            return None
        return hashlib.sha256(json.dumps(dict(self.own_components), sort_keys=True).encode()).hexdigest()

    # Starting and restoring

    def setup(self, seats: int | None = None, **options: Any) -> Setup:
        """Check the seats and options, and add the defaults. Raises ValueError."""
        seats = self.seats[0] if seats is None else seats
        if seats not in self.seats:
            raise ValueError(f"{self.name} takes {' or '.join(map(str, self.seats))} seats, got {seats}")
        unknown = [name for name in options if name not in self.options]
        if unknown:
            raise ValueError(f"{self.name} has the options {', '.join(self.options) or '(none)'}, got {unknown[0]!r}")
        values = {name: option.read(name, options.get(name, option.default)) for name, option in self.options.items()}
        return Setup(self, seats, values)

    def start(self, seats: int | None = None, **options: Any) -> State:
        """Return the first position, with the fewest seats and the default options if you name none.

        Chance may have to move first: `roll` it, or use a `Match`. Raises ValueError that names the valid values if
        seats or options are wrong.
        """
        return self.begin(self.setup(seats, **options))

    def restore(self, data: Mapping[str, Any]) -> State:
        """Return the position that `State.dump` dumped. Raises ValueError if the data is wrong."""
        for key in ("game", "version", "seats", "options", "components", "stack", "position"):
            if key not in data:
                raise ValueError(f"not a dumped position: {key!r} is missing")
        if data["game"] != self.name:
            raise ValueError(f"expected a position of {self.name!r}, got one of {data['game']!r}")
        if data["version"] != self.version:
            raise ValueError(f"expected rules version {self.version!r}, got {data['version']!r}")
        if data["components"] != self.components_hash():
            raise ValueError("the position was dumped with other components than this game has")
        try:
            state = self.blank(self.setup(data["seats"], **data["options"]))
            state.restore_position(data["position"])
            state.stack = [state.decision(code) for code in data["stack"]]
        except (KeyError, IndexError, TypeError) as error:
            raise ValueError(f"not a dumped position: {type(error).__name__} {error}") from error
        return state

    # Notation

    def notation(self, move: int) -> str:
        """Return a packed move as text: `deploy archer c4`."""
        return self.verbs.notation(move)

    def parse(self, text: str) -> int:
        """Return the packed move of a text. Raises ValueError if no verb of the game reads so."""
        return self.verbs.parse(text)

    def tokens(self, move: int) -> tuple[str, ...]:
        """Return a packed move as its verb and operands: `("deploy", "archer", "c4")`."""
        return self.verbs.tokens(move)

    def legal(self, state: State, move: int | str) -> int:
        """Return the packed move. Raises IllegalMove, which says why and lists the legal moves."""
        if not state.stack:
            raise IllegalMove("the game is over")
        return self.legal_for(state, state.stack[-1], move)

    def legal_for(self, state: State, decision: Decision[Any], move: int | str) -> int:
        """Return the packed move for one of the open decisions. Raises IllegalMove."""
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
        raise IllegalMove(f"{text!r} is not legal now: {nearest_words(text, legal)}", legal)

    def event(self, decision: Decision[Any], move: int) -> Event:
        """Return the event of a move."""
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
