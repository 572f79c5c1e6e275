"""Texts for people: Fluent messages with arguments, in each language.

The texts of a language are in `<folder>/<code>.ftl`: in the common folder and in the folder of the game. An argument is
a number, a string, or `[kind, token]` for a thing with a name, such as `["unit", "archer"]`, `["hex", "d4"]` or
`["seat", 0]`. `[kind, null]` is hidden from the viewer. If the things of a kind have no names and the token is a
number, as in `["amount", "3"]`, the sentence uses the number.

Our own texts must be right: a fault in them raises an error. The texts of a game may come from another package. A fault
in them is reported in one line, and what is missing is shown in English.
"""

from __future__ import annotations

import copy
import logging
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term, TextElement

LANGUAGES = ("en", "pl")
COMMON = Path(__file__).parent / "text"
HIDDEN = "hidden"
LONGEST = 1000
"""Fluent refuses longer strings in a sentence, so longer input of people is cut."""

REMEMBERED = 2000
"""The number of sentences that a language caches."""

KEY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NEEDED = ("game-name", "game-about")
"""The texts without which a game cannot be listed."""
LISTED = (*NEEDED, "game-length")
"""The texts of a game that stand beside those of others. They are said without arguments."""

Namer = Callable[[str, str, str], str]

log = logging.getLogger("hetman")


class TextError(LookupError):
    """A text, a name or an argument is missing."""


class Token(FluentType):
    """A named thing in a sentence.

    Fluent prints a FluentType by `format` and compares a selector with its variants by `==`. So `{ $unit }`
    is the name, and `{ $unit -> [archer] … }` selects by the token.
    """

    def __init__(self, kind: str, token: str, namer: Namer, case: str = "") -> None:
        self.kind = kind
        self.token = token
        self.namer = namer
        self.case = case

    def format(self, locale: Locale) -> str:
        return self.namer(self.kind, self.token, self.case)

    def __eq__(self, other: object) -> bool:
        return self.token == (other.token if isinstance(other, Token) else other)

    def __hash__(self) -> int:
        return hash(self.token)


def inflect(token: Any, *, case: str = "") -> FluentType:
    """`NAME($unit, case: "acc")` in a sentence."""
    if not isinstance(token, Token):
        raise TypeError(f"NAME takes a [kind, token], got {token!r}")
    return Token(token.kind, token.token, token.namer, case)


def hashed(value: object) -> object:
    """Return a hashable value that differs for different arguments."""
    if isinstance(value, list):
        return tuple(value)
    return value if isinstance(value, (str, int, float, tuple)) else repr(value)


new_bundle = partial(FluentBundle, functions={"NAME": inflect}, use_isolating=False)


class Language:
    """The texts of one language, read from several folders. `game` is the folder of a game's texts.

    `faults` are the faults in the texts of the game, a line each.
    """

    def __init__(
        self,
        code: str,
        sources: Iterable[Path],
        seats: Mapping[int, str] | None = None,
        own: str = "",
        game: Path | None = None,
    ) -> None:
        if code not in LANGUAGES:
            raise ValueError(f"a language must be one of {', '.join(LANGUAGES)}, got {code!r}")
        self.code = code
        self.seats: Mapping[int, str] = seats or {}
        self.faults: list[str] = []
        self._said: dict[tuple[object, ...], str] = {}
        """A cache of sentences, because a table repeats most of them with every move."""
        self._named: dict[str, bool] = {}
        self._found: dict[str, Path] = {}
        self._bundle = new_bundle([code])
        self._resources: list[Resource] = []
        for folder in sources:
            self._load(folder / f"{code}.ftl")
        if game is not None:
            self._load_game(game)
        if own:
            self._load_own(own, lenient=game is not None)

    def seated(self, seats: Mapping[int, str]) -> Language:
        """Return the same texts with names of players. A seat without one keeps the name from the game."""
        other = copy.copy(self)
        other.seats = seats
        other._said = {}
        return other

    def prepare(self) -> None:
        """Prepare all texts for use. Otherwise each is prepared when it is first said."""
        for key in self.keys(""):
            self._bundle.get_message(key)

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def keys(self, prefix: str) -> tuple[str, ...]:
        """Return the keys with this prefix in the order of the files, such as `keys("rules-")`."""
        messages = (key for key in self._found if not key.startswith("-"))
        return tuple(key for key in messages if key.startswith(prefix))

    def attributes(self, key: str) -> tuple[str, ...]:
        """Return the keys of the attributes of a text, as `key.attribute`."""
        if not self._bundle.has_message(key):
            return ()
        return tuple(f"{key}.{name}" for name in self._bundle.get_message(key).attributes)

    def say(self, key: str, /, **args: object) -> str:
        """Return the text of `key`, or of an attribute by `key.attribute`. Raises TextError if one is missing."""
        # Of plain values, so that the garbage collector need not look at thousands of these.
        asked = (key, *((name, type(value).__name__, hashed(value)) for name, value in args.items()))
        if asked not in self._said:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[asked] = self._say(key, args)
        return self._said[asked]

    def _say(self, key: str, args: Mapping[str, object]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            raise TextError(f"{self.code}: there is no text {key!r}")
        values = {name: self._value(key, name, value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            given = ", ".join(sorted(args)) or "none"
            raise TextError(f"{self.code}: {key}: {errors[0]} (arguments given: {given})") from errors[0]
        return str(text)

    def event(self, event: Mapping[str, Any]) -> str:
        """Return the sentence of an event, `{"key": "deploy", "args": {…}}`."""
        return self.say(f"log-{event['key']}", **event.get("args", {}))

    def prompt(self, prompt: Mapping[str, Any], you: bool = True) -> str:
        """Return the question of a prompt for the deciding seat, or the sentence for those who wait."""
        voice = "prompt" if you else "wait"
        return self.say(f"{voice}-{prompt['key']}", **prompt.get("args", {}))

    def name(self, kind: str, token: str) -> str:
        """Return the name of a thing, or its token if things of that kind have no names."""
        return self.say("thing", thing=(kind, token))

    def forms(self, kind: str, token: str) -> list[str]:
        """Return the name of a thing and all its attributes, such as cases and a short code."""
        key = f"{kind}-{token}"
        if not self._bundle.has_message(key):
            return [self.name(kind, token)]
        attributes = self._bundle.get_message(key).attributes
        return [self.name(kind, token), *[self.say(f"{key}.{attribute}") for attribute in attributes]]

    def listed(self, items: Sequence[str], either: bool = False) -> str:
        """Join words as in `a, b and c`, or with `either` as in `a, b or c`."""
        return format_list(items, style="or" if either else "standard", locale=self.code)

    def _load(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        resource = FluentParser().parse(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{path}, line {line_of(entry, text)}: {entry.annotations[0].message}")
            if isinstance(entry, (Message, Term)):
                self._add(("-" if isinstance(entry, Term) else "") + entry.id.name, path)
        self._add_resource(resource)

    def _add_resource(self, resource: Resource) -> None:
        self._bundle.add_resource(resource)
        self._resources.append(resource)

    def _load_game(self, folder: Path) -> None:
        """Add the texts of a game. What they lack is shown in English; `faults` has everything that is wrong."""
        english = folder / f"{LANGUAGES[0]}.ftl"
        self._load_folder(folder)
        if (folder.parent / "lessons").is_dir():
            self._load_folder(folder.parent / "lessons")
        missing = [key for key in NEEDED if key not in self._found]
        if missing:
            self.faults.append(f"expected the messages {', '.join(missing)} in {english}, got none")
        for key in missing:
            name = folder.parent.name if key == "game-name" else ""
            self._bundle.add_resource(FluentParser().parse(f'{key} = {{ "{name}" }}\n'))
            self._found[key] = english

    def _load_folder(self, folder: Path) -> None:
        """Add the texts of one folder of a game, completed by the English ones."""
        file = folder / f"{self.code}.ftl"
        if file.is_file():
            self._load_leniently(file)
        else:
            self.faults.append(f"expected texts in the language {self.code!r} in {file}, got no such file")
        english = folder / f"{LANGUAGES[0]}.ftl"
        if english != file and english.is_file():
            self._complete(file, english)

    def _complete(self, file: Path, english: Path) -> None:
        """Add the English messages that a file does not have."""
        lacking = [key for key in KEY.findall(readable(english)) if key not in self._found]
        if lacking:
            if file.is_file():
                self.faults.append(f"expected the messages {', '.join(lacking)} in {file}, got none")
            self._load_leniently(english, lacking)

    def _load_leniently(self, path: Path, only: Iterable[str] | None = None) -> None:
        """Add the messages of a file, or only some of them. A wrong one is left out and reported."""
        resource = FluentParser().parse(readable(path))
        kept: list[Message | Term] = []
        for entry in resource.body:
            if isinstance(entry, Junk):
                line = line_of(entry, readable(path))
                self.faults.append(f"expected a message in {path}, line {line}, got {entry.annotations[0].message}")
            elif isinstance(entry, (Message, Term)):
                key = ("-" if isinstance(entry, Term) else "") + entry.id.name
                if only is not None and key not in only:
                    continue
                if key in self._found:
                    self.faults.append(f"{path}: {key!r} is already defined in {self._found[key]}")
                    continue
                self._found[key] = path
                kept.append(entry)
        resource.body = [*kept]
        for entry in kept:
            fault = self._fault_of_listed(entry, resource)
            if fault:
                self.faults.append(f"expected a text without arguments for {entry.id.name!r} in {path}, got {fault}")
                resource.body.remove(entry)
                del self._found[entry.id.name]
        self._add_resource(resource)

    def _fault_of_listed(self, entry: Message | Term, resource: Resource) -> str:
        """Return why a text that stands beside those of other games cannot be said, or nothing."""
        if isinstance(entry, Term) or entry.id.name not in LISTED:
            return ""
        if entry.value and all(isinstance(element, TextElement) for element in entry.value.elements):
            return ""
        # A bundle compiles what it says, and then keeps it.
        tried = new_bundle([self.code])
        for added in (*self._resources, resource):
            tried.add_resource(added)
        pattern = tried.get_message(entry.id.name).value
        return next(map(str, tried.format_pattern(pattern)[1]), "") if pattern else "attributes alone"

    def _load_own(self, text: str, lenient: bool) -> None:
        """Add the texts of the host's own components. They may replace those of the game."""
        resource = FluentParser().parse(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                fault = f"own components: {entry.annotations[0].message}"
                if not lenient:
                    raise ValueError(fault)
                self.faults.append(fault)
            if isinstance(entry, Message):
                self._found[entry.id.name] = Path("own components")
        self._bundle.add_resource(resource, allow_overrides=True)

    def _add(self, key: str, path: Path) -> None:
        # Fluent keeps the first of two equal keys and reports no error.
        if key in self._found:
            raise ValueError(f"{path}: {key!r} is already defined in {self._found[key]}")
        self._found[key] = path

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _value(self, key: str, name: str, value: object) -> object:
        if isinstance(value, (list, tuple)) and len(value) == 2:
            kind, token = value
            if kind != "seat" and str(token).isdecimal() and not self._names_any(str(kind)):
                return int(token)
            return Token(str(kind), HIDDEN if token is None else str(token), self._name)
        if isinstance(value, str):
            return value if len(value) < LONGEST else f"{value[: LONGEST - 1]}…"
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return value
        wanted = "a string, a number or [kind, token]"
        raise TextError(f"{self.code}: {key}: the argument {name!r} is not {wanted}: {value!r}")

    def _name(self, kind: str, token: str, case: str) -> str:
        if kind == "seat" and token.isdecimal() and int(token) in self.seats:
            return self.seats[int(token)]
        key = f"{kind}-{token}"
        pattern = self._pattern(f"{key}.{case}") if case else None
        pattern = pattern or self._pattern(key)
        if pattern is None:
            return self._unnamed(kind, token)
        text, errors = self._bundle.format_pattern(pattern)
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)

    def _unnamed(self, kind: str, token: str) -> str:
        """Return the token of a thing without a name, such as a hex. If others of its kind have names, it is missing.

        Raises ValueError, because Fluent collects these errors while it formats. `say` turns it into a TextError.
        """
        if token == HIDDEN or self._names_any(kind):
            raise ValueError(f"there is no name {kind}-{token}")
        return token

    def _names_any(self, kind: str) -> bool:
        """Return whether any thing of this kind has a name."""
        if kind not in self._named:
            self._named[kind] = any(key != f"{kind}-{HIDDEN}" for key in self.keys(f"{kind}-"))
        return self._named[kind]


def line_of(entry: Junk, text: str) -> int:
    return text.count("\n", 0, entry.span.start if entry.span else 0) + 1


@cache
def readable(path: Path) -> str:
    """Return the text of a file. Bytes that are not UTF-8 become question marks, which the parser then reports."""
    return path.read_text(encoding="utf-8", errors="replace")


@cache
def language(code: str, game_folder: Path | str | None = None, own: str = "") -> Language:
    """Return the common texts, with those of a game's folder and its `own_texts` if they are given."""
    return game_language(code, [COMMON], game_folder, own)


def game_language(code: str, sources: Iterable[Path], game_folder: Path | str | None, own: str = "") -> Language:
    """Return these texts and those of a game. Faults in the latter are reported in one line for each language."""
    game = None if game_folder is None else Path(game_folder) / "text"
    found = Language(code, sources, own=own, game=game)
    if found.faults and game is not None:
        report(code, game.parent.name, tuple(found.faults))
    return found


@cache
def report(code: str, game: str, faults: tuple[str, ...]) -> None:
    """Log the first fault in one line, once. Programs that do not configure logging print it on standard error."""
    more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
    instead = "" if code == LANGUAGES[0] else "; English is shown instead"
    log.warning("texts of %s: %s%s%s", game, " ".join(faults[0].split()), more, instead)


def preferred(asked: str | None, environment: Mapping[str, str]) -> str:
    """Return the requested language, that of HETMAN_LANGUAGE, that of the locale if we have it, or English."""
    requested = asked or environment.get("HETMAN_LANGUAGE")
    if requested:
        code = language_code(requested)
        if code not in LANGUAGES:
            raise ValueError(f"a language must be one of {', '.join(LANGUAGES)}, got {requested!r}")
        return code
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = language_code(next(filter(None, settings), ""))
    return code if code in LANGUAGES else LANGUAGES[0]


def language_code(locale: str) -> str:
    """Return `pl` for `pl_PL.UTF-8`."""
    return re.split(r"[_.@-]", locale.lower(), maxsplit=1)[0]
