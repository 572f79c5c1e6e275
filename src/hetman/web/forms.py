"""The form of a game's options, made from `game.options`, and what comes back from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hetman.core.game import Game, Option
from hetman.language import Language
from hetman.table.levels import gentlest, levels
from hetman.table.pace import Pace
from hetman.web.laying import DEVICE, ME
from hetman.web.showing import level_name

OWN = "own…"
"""The choice behind which a text field waits for a value of one's own."""
PACES = ("none", "live 5+5", "live 15+10", "live 30+20", "slow 1", "slow 3", "slow 7")
MODES = {"now": "bot", "friends": "open", "device": DEVICE}


@dataclass
class Field:
    """One option as the form shows it."""

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
    """What is wrong with the whole, not with one field."""


def first_form(game: Game, words: Language, mode: str) -> Form:
    """The form before anybody has filled it in."""
    seats = 2 if 2 in game.seats else game.seats[0]
    values = {name: shown(option.default) for name, option in game.options.items()}
    fields = [make_field(game, name, values[name], words) for name in game.options]
    other = MODES.get(mode, "bot")
    chairs = [DEVICE if other == DEVICE else ME]
    chairs += [f"bot:{gentlest()}" if other == "bot" else other] * (max(game.seats) - 1)
    return Form(fields, seats, chairs)


def read_form(game: Game, words: Language, sent: Mapping[str, str]) -> tuple[Form, dict[str, Any]]:
    """The form as it was sent, with errors beside their fields, and the values of the options."""
    fields, values = [], {}
    for name, option in game.options.items():
        text = sent.get(f"option-{name}", "no" if option.kind == "bool" else shown(option.default))
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
        Pace.read(pace)
    except ValueError:
        form.pace = "none"
    return form, values


def make_field(game: Game, name: str, value: str, words: Language) -> Field:
    option, key = game.options[name], f"option-{name}"
    label = words.say(key) if words.has(key) else name.replace("_", " ")
    help = words.say(f"{key}.help") if words.has(f"{key}.help") else option.help
    made = Field(name, label, help, option.kind, value)
    if option.range is not None:
        made.low, made.high = option.range
    made.choices = [(choice, said(words, key, choice)) for choice in option.choices]
    if option.free is not None:
        made.own = OWN
        made.own_label = words.say(f"{key}-own") if words.has(f"{key}-own") else words.say("form-own")
        made.example = words.say(f"{key}-own.example") if words.has(f"{key}-own.example") else ""
    return made


def said(words: Language, key: str, choice: str) -> str:
    return words.say(f"{key}-{choice}") if words.has(f"{key}-{choice}") else choice


def wrong(name: str, option: Option, words: Language) -> str:
    """What is wrong with a value, said beside its field."""
    own = f"option-{name}-own.wrong"
    if option.free is not None and words.has(own):
        return words.say(own)
    if option.range is not None:
        low, high = map(str, option.range)
        return words.say("form-range", low=low, high=high)
    return words.say("form-own-wrong") if option.free else words.say("form-choice")


def shown(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def chair_choices(words: Language, mode: str) -> list[tuple[str, str]]:
    """Who can sit in a chair."""
    people = [(ME, words.say("chair-me")), ("open", words.say("chair-open")), (DEVICE, words.say("chair-device"))]
    return people + [(f"bot:{level}", words.say("chair-bot", level=level_name(level, words))) for level in levels()]


def paces(words: Language) -> list[tuple[str, str]]:
    return [(pace, pace_label(Pace.read(pace), words)) for pace in PACES]


def pace_label(pace: Pace, words: Language) -> str:
    if pace.kind == "live":
        return words.say("pace-live", minutes=pace.amount, seconds=pace.increment)
    if pace.kind == "slow":
        return words.say("pace-slow", count=pace.amount)
    return words.say("pace-none")
