"""The settings of a bot: the parameters of its class, read from text by their types."""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Callable
from typing import Any

SEED = "seed"
PLAIN = (bool, int, float, str)
"""Types that a setting may have in text form."""
KINDS = {bool: "yes or no", int: "an integer", float: "a number", str: "a text"}
SWITCH = {"yes": True, "true": True, "no": False, "false": False}


class BotSettings:
    """The settings that a class takes. `name` is the bot in errors."""

    def __init__(self, name: str, maker: Callable[..., Any]) -> None:
        self.name = name
        self.parameters: dict[str, inspect.Parameter] | None = parameters_of(maker)
        """None if the class does not tell them: then it gets everything."""

    @property
    def names(self) -> list[str]:
        """The settings that a person may give, without the seed."""
        return [name for name in named(self.parameters or {}) if name != SEED]

    @property
    def open_ended(self) -> bool:
        """Whether the class takes any setting."""
        if self.parameters is None:
            return True
        return any(parameter.kind == parameter.VAR_KEYWORD for parameter in self.parameters.values())

    def accepted(self, settings: dict[str, Any]) -> dict[str, Any]:
        """Return the settings without a seed that the class does not take. Raises ValueError for other unknown ones."""
        if self.parameters is None:
            return settings
        taken = named(self.parameters)
        if SEED not in taken and not self.open_ended:
            settings = {name: value for name, value in settings.items() if name != SEED}
        unknown = [] if self.open_ended else [name for name in settings if name not in taken]
        if unknown:
            raise ValueError(f"bot {self.name!r} does not take {', '.join(unknown)}; {self.offered()}")
        missing = [name for name in taken if is_required(self.parameters[name]) and name not in settings]
        if missing:
            raise ValueError(f"bot {self.name!r} needs {', '.join(missing)}, as in {missing[0]}=…")
        return settings

    def offered(self) -> str:
        return f"it takes {', '.join(self.names)}" if self.names else "it has no settings"

    def read(self, text: str) -> dict[str, Any]:
        """Read `n=3,name=x`. A value without a name belongs to the first setting. Raises ValueError."""
        settings: dict[str, Any] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, given, value = (word.strip() for word in part.partition("="))
            if not given:
                name, value = self.first(part), part
            if name == SEED:
                raise ValueError(f"bot {self.name!r}: the seed of a bot comes from the game; leave it out")
            if name in settings:
                raise ValueError(f"bot {self.name!r}: {name} is given twice")
            if name not in self.names and not self.open_ended:
                raise ValueError(f"bot {self.name!r} does not take {name}; {self.offered()}")
            settings[name] = self.value(name, value)
        return settings

    def first(self, value: str) -> str:
        if not self.names:
            raise ValueError(f"bot {self.name!r}: expected NAME=VALUE, got {value!r}; {self.offered()}")
        return self.names[0]

    def value(self, name: str, text: str) -> Any:
        """Read a value by the types of its parameter, or of its default."""
        kinds = kinds_of((self.parameters or {}).get(name))
        for kind in PLAIN:
            if kind in kinds:
                try:
                    return parse(kind, text)
                except (ValueError, KeyError):
                    continue
        expected = " or ".join(KINDS[kind] for kind in PLAIN if kind in kinds)
        raise ValueError(f"bot {self.name!r}: {name} must be {expected}, got {text!r}")


def parse(kind: type, text: str) -> Any:
    """Read one value. Raises ValueError or KeyError if it does not have this type."""
    return SWITCH[text.lower()] if kind is bool else kind(text)


def parameters_of(maker: Callable[..., Any]) -> dict[str, inspect.Parameter] | None:
    """Return the parameters of a class with their types, as far as they can be known."""
    try:
        return dict(inspect.signature(maker, eval_str=True).parameters)
    except Exception:
        # A type may name something that exists for type checkers only.
        pass
    try:
        return dict(inspect.signature(maker).parameters)
    except (TypeError, ValueError):
        return None


def named(parameters: dict[str, inspect.Parameter]) -> list[str]:
    """Return the parameters that can be given by name."""
    by_name = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return [name for name, parameter in parameters.items() if parameter.kind in by_name]


def is_required(parameter: inspect.Parameter) -> bool:
    return parameter.default is inspect.Parameter.empty


def kinds_of(parameter: inspect.Parameter | None) -> tuple[type, ...]:
    """Return the types that a value may have: those of the annotation, of the default, or any."""
    if parameter is None:
        return PLAIN
    annotation = parameter.annotation
    union = typing.get_origin(annotation) in (typing.Union, types.UnionType)
    kinds = tuple(kind for kind in (typing.get_args(annotation) if union else (annotation,)) if kind in PLAIN)
    if not kinds and type(parameter.default) in PLAIN:
        kinds = (type(parameter.default),)
    return kinds or PLAIN
