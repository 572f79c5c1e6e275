"""The form of a game's options, made from `game.options`, and its parser."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hetman.bots.levels import LEVELS, gentlest
from hetman.core.game import Game, Option
from hetman.language import Language
from hetman.presentation.names import level_name
from hetman.presentation.options import option_text, typed
from hetman.table.creation import DEVICE, ME
from hetman.table.time_control import TimeControl

OWN = "own…"
"""The choice that opens a text field for another value."""
PACES = ("none", "live 5+5", "live 15+10", "live 30+20", "slow 1", "slow 3", "slow 7")
MODES = {"now": "bot", "friends": "open", "device": DEVICE}


@dataclass
class Field:
    """One option in the form."""

    name: str
    label: str
    help: str
    kind: str
    value: str
    choices: list[tuple[str, str]] = field(default_factory=list)
    low: int = 0
    high: int = 0
    own: str = ""
    own_label: str = ""
    example: str = ""
    error: str = ""


@dataclass
class Form:
    fields: list[Field]
    seats: int
    chairs: list[str]
    pace: str = "none"
    public: bool = False
    error: str = ""
    """The error of the whole form, not of one field."""


def first_form(game: Game, words: Language, mode: str) -> Form:
    """Return the form with its default values."""
    seats = game.usual_seats
    values = {name: typed(option.default) for name, option in game.options.items()}
    fields = [make_field(game, name, values[name], words) for name in game.options]
    other = MODES.get(mode, "bot")
    chairs = [DEVICE if other == DEVICE else ME]
    chairs += [f"bot:{gentlest()}" if other == "bot" else other] * (max(game.seats) - 1)
    return Form(fields, seats, chairs)


def read_form(game: Game, words: Language, sent: Mapping[str, str]) -> tuple[Form, dict[str, Any]]:
    """Parse a sent form. Returns it with errors beside their fields, and the values of the options."""
    fields, values = [], {}
    for name, option in game.options.items():
        text = sent.get(f"option-{name}", "no" if option.kind == "bool" else typed(option.default))
        if text == OWN:
            text = sent.get(f"own-{name}", "").strip()
        shown_field = make_field(game, name, text, words)
        try:
            values[name] = option.read(name, text)
        except ValueError:
            shown_field.error = wrong(name, option, words)
        fields.append(shown_field)
    seats = next((count for count in game.seats if str(count) == sent.get("seats")), game.seats[0])
    chairs = [sent.get(f"chair-{seat}", f"bot:{gentlest()}") for seat in range(max(game.seats))]
    pace = sent.get("pace", "none")
    form = Form(fields, seats, chairs, pace, sent.get("public") == "yes")
    try:
        TimeControl.read(pace)
    except ValueError:
        form.pace = "none"
    return form, values


def make_field(game: Game, name: str, value: str, words: Language) -> Field:
    option = game.options[name]
    text = option_text(name, option, words)
    made = Field(name, text.label or name.replace("_", " "), text.help, option.kind, value)
    if option.range is not None:
        made.low, made.high = option.range
    made.choices = [(choice, text.values[choice] or choice) for choice in option.choices]
    if option.free is not None:
        made.own = OWN
        made.own_label = text.own_label or words.say("form-own")
        made.example = text.example
    return made


def wrong(name: str, option: Option, words: Language) -> str:
    """Return the error of a value, to show beside its field."""
    own = f"option-{name}-own.wrong"
    if option.free is not None and words.has(own):
        return words.say(own)
    if option.range is not None:
        low, high = map(str, option.range)
        return words.say("form-range", low=low, high=high)
    return words.say("form-own-wrong") if option.free else words.say("form-choice")


def chair_choices(words: Language, mode: str) -> list[tuple[str, str]]:
    """Return the choices for a chair."""
    people = [(ME, words.say("chair-me")), ("open", words.say("chair-open")), (DEVICE, words.say("chair-device"))]
    return people + [(f"bot:{level}", words.say("chair-bot", level=level_name(level, words))) for level in LEVELS]


def paces(words: Language) -> list[tuple[str, str]]:
    return [(pace, pace_label(TimeControl.read(pace), words)) for pace in PACES]


def pace_label(pace: TimeControl, words: Language) -> str:
    if pace.kind == "live":
        return words.say("pace-live", minutes=pace.amount, seconds=pace.increment)
    if pace.kind == "slow":
        return words.say("pace-slow", count=pace.amount)
    return words.say("pace-none")
