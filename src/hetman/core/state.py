"""A position: plain data and a stack of open decisions. It has no randomness, clock, network or language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hetman.core.decision import NATURE, OVER, Decision
from hetman.core.dice import Dice
from hetman.core.fields import Field, copy_fields, dump_fields, restore_fields
from hetman.core.native import i64, mypyc_attr
from hetman.core.picture import Picture

if TYPE_CHECKING:
    from hetman.core.events import EventLog
    from hetman.core.game import Setup


def seats_of(mask: int) -> list[int]:
    """The seats of a bit set, lowest first."""
    return [seat for seat in range(62) if mask >> seat & 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: plain data and a stack of open decisions. `Game.start` returns the first one.

    Use a `State` for search, playouts, training and experiments. It is fast and keeps no history: you copy it, play
    on it and drop it. Chance is a move like any other, so you choose it, or `roll` it with `Dice`. Use a `Match`
    for a game that counts: it draws chance from a seed, records every move and can undo.

    Compiled, a decision takes about 1 microsecond with `step` and `roll`, a copy or an imagined position 1, `play`
    3, and a decision of a `Match` 8 to 14. A view takes 3 to 140, depending on the game. `hetman bench` measures
    the speed on your machine.

    The position changes in place. It holds secrets of all seats: show people and bots `view(seat)`, or give them a
    `Seat`. A game adds its data and the hooks under "For a game to write".
    """

    def __init__(self, setup: Setup, stack: list[Decision[Any]]) -> None:
        self.setup: Any = setup
        self.stack = stack
        self.event_log: EventLog | None = None

    # The contract

    @property
    def actor(self) -> int:
        """The seat to decide, `hetman.NATURE` (-1) if chance moves, or `hetman.OVER` (-2) if the game is over."""
        if not self.stack:
            return OVER
        return self.stack[-1].seat

    def moves(self) -> list[i64]:
        """Return the legal moves as packed integers, without duplicates. There are none when the game is over.

        `Game.notation` turns one into text, `Game.tokens` into its verb and operands.
        """
        if not self.stack:
            return []
        return self.stack[-1].moves(self)

    def canonical(self) -> list[i64]:
        """Return the moves for a search: a part of `moves` in which no set of things has more than one order."""
        if not self.stack:
            return []
        return self.stack[-1].canonical(self)

    def odds(self) -> list[i64]:
        """Return the weights of chance, aligned with `moves`. Raises ValueError unless chance moves now."""
        if self.actor != NATURE:
            raise ValueError("only NATURE has odds; a seat decides, or the game is over")
        return self.stack[-1].odds(self)

    def play(self, move: int | str) -> None:
        """Make a move of the actor, packed or in notation such as "attack swordsman d4".

        Raises IllegalMove, which says why and lists the legal moves. `step` is faster and checks nothing.
        """
        self.step(self.setup.game.legal(self, move))

    def step(self, move: i64) -> None:
        """Make a packed move without checking it.

        The move must be one of `moves()`: an illegal one leaves a broken position. Use it in search and playouts.
        """
        self.answer(self.stack[-1], move)

    def answer(self, decision: Decision[Any], move: i64) -> None:
        """Answer the decision on top of the stack."""
        self.stack.pop()  # first, since the decision may push
        decision.play(self, move)
        if not self.stack:
            self.proceed()

    def roll(self, dice: Dice) -> None:
        """Play chance moves by their odds until a seat decides or the game is over."""
        while self.stack:
            decision = self.stack[-1]
            if decision.seat != NATURE:
                return
            self.answer(decision, decision.sample(self, dice))

    def playout(self, dice: Dice, limit: int) -> int:
        """Play at most `limit` decisions of seats at random, with chance between them. Returns how many were made.

        All legal moves are equally likely. This is the fastest way to the end of a game.
        """
        made: i64 = 0
        most: i64 = limit
        self.roll(dice)
        while made < most and self.stack:
            decision = self.stack[-1]
            moves = decision.moves(self)
            self.answer(decision, moves[dice.below(len(moves))])
            self.roll(dice)
            made += 1
        return made

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what that seat knows, with its prompt, as JSON-able data. None is a spectator.

        The notes of each game describe its keys. While a sealed choice runs, every seat in it looks undecided to
        the others.
        """
        setup = self.setup
        if seat is not None and not 0 <= seat < setup.seats:
            raise ValueError(f"no seat {seat}: seats are 0 to {setup.seats - 1}, or None for a spectator")
        seen: dict[str, Any] = {"game": setup.game.name, "seats": setup.seats, "seat": seat}
        seen.update(self.question(seat))
        seen["scores"] = self.scores()
        seen["winners"] = list(self.winners())
        seen.update(self.game_view(seat))
        return seen

    def question(self, seat: int | None) -> dict[str, Any]:
        """Who is awaited, and the prompt, as `seat` may see them."""
        if not self.stack:
            return {"actor": OVER, "awaited": [], "prompt": {"key": "over", "args": {}}}
        top = self.stack[-1]
        if not top.sealed:
            awaited = [] if top.seat == NATURE else [int(top.seat)]
            return {"actor": int(top.seat), "awaited": awaited, "prompt": top.prompt(self)}
        group = seats_of(top.sealed)
        own = self.sealed_for(seat) if seat is not None else None
        if own is not None:
            return {"actor": seat, "awaited": group, "prompt": own.prompt(self)}
        others = [other for other in group if other != seat]
        return {"actor": others[0], "awaited": others, "prompt": {"key": "sealed", "args": {}}}

    def sealed_for(self, seat: int) -> Decision[Any] | None:
        """The sealed decision that `seat` still has to answer, if there is one."""
        place = len(self.stack) - 1
        while place >= 0 and self.stack[place].sealed:
            if self.stack[place].seat == seat:
                return self.stack[place]
            place -= 1
        return None

    def imagine(self, seat: int, dice: Dice) -> State:
        """Return a full position that this seat cannot tell from the true one. What it cannot know is drawn again."""
        imagined = self.copy()
        imagined.resample(seat, dice)
        return imagined

    def dump(self) -> dict[str, Any]:
        """Return the whole position as JSON-able data, with its secrets. `Game.restore` reads it."""
        dumped: dict[str, Any] = self.setup.dump()
        dumped["stack"] = [int(decision.code) for decision in self.stack]
        dumped["position"] = self.dump_position()
        return dumped

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a position changes in place and has no hash; use its dump")

    def __reduce__(self) -> Any:
        return (self.setup.game.restore, (self.dump(),))

    def __repr__(self) -> str:
        return f"<{self.setup.game.name}: {self.setup.seats} seats, actor {self.actor}>"

    def picture(
        self,
        seat: int | None = None,
        *,
        size: int | None = None,
        arrows: Sequence[Sequence[str]] = (),
        last: Any = None,
        language: str = "en",
    ) -> Picture:
        """Return the position as an SVG picture: text that a notebook shows, with `save(file)`.

        `seat` is the viewer, by default a spectator. `size` is the width in pixels. An arrow is `("e4", "e6")`,
        from one token to another, with a style as third item if you like: "play" (teal, the default), "advice"
        (ink) or "played" (dotted). A thing with two tokens is "ramparts assault". `last` draws the last move:
        `Last.of(before, move, seat)`, or use `Match.picture`, which knows it. `language` is that of the texts, "en"
        or "pl".

        Raises ValueError if the game has no drawing, or if an arrow names a token that is not in the picture.
        """
        draw = self.setup.game.illustrator
        picture: Picture = draw(self.view(seat), size=size, arrows=arrows, last=last, language=language)
        return picture

    def _repr_svg_(self) -> str | None:
        drawn: str | None = None
        if self.setup.game.drawing is not None:
            drawn = self.picture()
        return drawn

    # For a game to write

    def proceed(self) -> None:
        """Push the next decision; the stack is empty. If nothing is pushed, the game is over."""
        raise NotImplementedError

    def copy(self) -> State:
        """Return an independent copy with its own stack and without an event log.

        By default it copies the declared fields into a blank position. A game that needs speed writes plain
        assignments instead.
        """
        other: State = self.setup.game.blank(self.setup)
        other.stack = self.stack[:]
        copy_fields(self, other, self.fields())
        return other

    def scores(self) -> list[int]:
        """A number for each seat, also during the game. No winner has less than a loser.

        Scores are public: every view contains them. Points that others may not know yet stay out of them until the
        game is over.
        """
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """The seats that won: all of them in a draw, none while the game runs or when a solo seat lost."""
        raise NotImplementedError

    def game_view(self, seat: int | None) -> dict[str, Any]:
        """The game's part of a view, built from what that seat may know. None is a spectator."""
        raise NotImplementedError

    def resample(self, seat: int, dice: Dice) -> None:
        """Draw again what `seat` cannot know: hidden hands, sealed answers, unknown places of piles.

        The result agrees with everything that the seat saw or can deduce, every such position is possible, and it
        depends on the dice and on nothing that the seat cannot know.
        """
        raise NotImplementedError

    def fields(self) -> Sequence[Field]:
        """The declared fields of a position, for copies, dumps, restoring and equality.

        A game writes this, or all of `copy`, `dump_position` and `restore_position`.
        """
        raise NotImplementedError

    def dump_position(self) -> dict[str, Any]:
        """The game's part of a dump. The game documents its format."""
        return dump_fields(self, self.fields())

    def restore_position(self, data: dict[str, Any]) -> None:
        """Take over what `dump_position` returned. Raises ValueError if it is wrong."""
        restore_fields(self, self.fields(), data)

    def decision(self, code: int) -> Decision[Any]:
        """The shared decision of that code. Raises KeyError if there is none."""
        raise NotImplementedError

    def emit(self, key: str, args: dict[str, Any]) -> None:
        """Add an event to the log. Rules check `event_log` first, because building the arguments costs time."""
        if self.event_log is not None:
            self.event_log.emit(key, args)
