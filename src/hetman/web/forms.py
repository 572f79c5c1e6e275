"""The form of a game's options, made from `game.options`, and its parser."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hetman.bots.levels import gentlest
from hetman.bots.registry import opponents
from hetman.core.game import Game, Option
from hetman.language import Language
from hetman.presentation.names import level_label
from hetman.presentation.options import OptionText, option_text, typed
from hetman.presentation.texts import optional
from hetman.table.chair import BOT, OPEN
from hetman.table.creation import DEVICE, ME, easiest_options
from hetman.table.time_control import TimeControl

OWN = "own…"
"""The choice that opens a text field for another value."""
PACES = ("none", "live 5+5", "live 15+10", "live 30+20", "slow 1", "slow 3", "slow 7")
USUAL = "usual"
DELAYS = (USUAL, "0", "2", "5")
"""Seconds before a bot moves. The usual delay is a setting of the server."""
GENTLE = f"{BOT}:{gentlest()}"
MODES = {"now": GENTLE, "friends": OPEN, "device": DEVICE}
"""The other chairs of each way to play on the home page."""


@dataclass
class Field:
    """One option in the form."""

    option: Option
    text: OptionText
    value: str
    error: str = ""


@dataclass
class Form:
    """Everything that can be chosen for a table. Rare options and settings are folded."""

    fields: list[Field]
    seats: int
    chairs: list[str]
    pace: str = "none"
    delay: str = USUAL
    public: bool = False
    error: str = ""
    """The error of the whole form, not of one field."""

    @property
    def usual_fields(self) -> list[Field]:
        return [field for field in self.fields if not field.option.rare]

    @property
    def rare_fields(self) -> list[Field]:
        return [field for field in self.fields if field.option.rare]

    @property
    def rare_changed(self) -> bool:
        """Whether a rare option has an error or another value than the default. Then the fold is open."""
        changed = any(field.error or field.value != field.text.default for field in self.rare_fields)
        return changed or self.delay != USUAL


def first_form(game: Game, words: Language, mode: str) -> Form:
    """Return the form for a first game."""
    values = easiest_options(game)
    fields = [
        Field(option, option_text(name, option, words), typed(values[name])) for name, option in game.options.items()
    ]
    other = MODES.get(mode, GENTLE)
    chairs = [DEVICE if other == DEVICE else ME] + [other] * (max(game.seats) - 1)
    return Form(fields, game.usual_seats, chairs)


def read_form(game: Game, words: Language, sent: Mapping[str, str]) -> tuple[Form, dict[str, Any]]:
    """Parse a sent form. Returns it with errors beside their fields, and the values of the options."""
    fields, values = [], {}
    for name, option in game.options.items():
        text = sent.get(f"option-{name}", "no" if option.kind == "bool" else typed(option.default))
        if text == OWN:
            text = sent.get(f"own-{name}", "").strip()
        field = Field(option, option_text(name, option, words), text)
        try:
            values[name] = option.read(name, text)
        except ValueError:
            field.error = wrong(name, option, words)
        fields.append(field)
    seats = next((count for count in game.seats if str(count) == sent.get("seats")), game.seats[0])
    chairs = [sent.get(f"chair-{seat}", GENTLE) for seat in range(max(game.seats))]
    pace = sent.get("pace", "none")
    try:
        TimeControl.read(pace)
    except ValueError:
        pace = "none"
    delay = sent.get("delay", USUAL)
    return Form(fields, seats, chairs, pace, delay if delay in DELAYS else USUAL, sent.get("public") == "yes"), values


def wrong(name: str, option: Option, words: Language) -> str:
    """Return the error of a value, to show beside its field."""
    if option.range is not None:
        low, high = map(str, option.range)
        return words.say("form-range", low=low, high=high)
    if option.free is None:
        return words.say("form-choice")
    return optional(words, f"option-{name}-own.wrong", words.say("form-own-wrong"))


def chair_choices(words: Language) -> list[tuple[str, str]]:
    """Return the choices for a chair."""
    people = [(kind, words.say(f"chair-{kind}")) for kind in (ME, OPEN, DEVICE)]
    return people + [(f"{BOT}:{level}", label) for level, label in bot_choices(words)]


def bot_choices(words: Language) -> list[tuple[str, str]]:
    """Return the bots that can take a chair, with their labels."""
    return [(level, words.say("chair-bot", level=level_label(level, words))) for level in opponents()]


def paces(words: Language) -> list[tuple[str, str]]:
    return [(pace, pace_label(TimeControl.read(pace), words)) for pace in PACES]


def delays(words: Language) -> list[tuple[str, str]]:
    names = {USUAL: words.say("delay-usual"), "0": words.say("delay-none")}
    return [(delay, names.get(delay) or words.say("delay-seconds", seconds=delay)) for delay in DELAYS]


def seconds_of(delay: str) -> float | None:
    """Return the seconds of a delay in the form. None is the usual one."""
    return None if delay == USUAL else float(delay)


def pace_label(pace: TimeControl, words: Language) -> str:
    if pace.kind == "live":
        return words.say("pace-live", minutes=pace.amount, seconds=pace.increment)
    if pace.kind == "slow":
        return words.say("pace-slow", count=pace.amount)
    return words.say("pace-none")
