"""Event cards as data: each names one of the effects that the rules know, with its numbers."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from hetman.games.grunwald.components.reading import Node

PLAYERS: Final = 3
"""Numbers may differ by the number of players: one for 2, one for 3 and one for 4."""

# The numbers of each effect with their ranges.
NUMBERS: Final[Mapping[str, Mapping[str, tuple[int, int]]]] = {
    "prizes": {"change": (-9, 9)},
    "worth": {"worth": (0, 9)},
    "regroup": {},
    "purchase": {"price": (1, 20), "provisions": (1, 20)},
    "recruit": {"surcharge": (0, 9)},
    "promote": {"price": (1, 20), "worth": (3, 9)},
    "auction-start": {},
    "auction-helpers": {"lots": (1, 4)},
    "auction-provisions": {},
    "contest": {},
    "escort": {"gain": (0, 20), "loss": (0, 20)},
    "levy": {"ducats": (1, 20), "provisions": (1, 20)},
    "grant": {"ducats": (1, 20), "provisions": (1, 20)},
}
EFFECTS: Final = tuple(NUMBERS)
# On which fields an effect may lie.
PLACES: Final[Mapping[str, tuple[str, ...]]] = {
    "prizes": ("provisions", "ducats"),
    "worth": ("crown", "provisions", "ducats", "helpers"),
}
# What the places of an auction or a contest win.
AWARDS: Final[Mapping[str, str]] = {"auction-provisions": "provisions", "contest": "ducats"}
TOKEN: Final = re.compile(r"[a-z][a-z0-9-]*")
TAKEN: Final = ("officer", "helper", "peasant", "teutons", "crown", "provisions", "ducats", "mercenaries", "helpers")
"""Other things with a rule of their own: an event of that name would hide it."""
LANGUAGES: Final = ("en", "pl")

ByPlayers = tuple[int, ...]


@dataclass(frozen=True)
class Event:
    """One event card."""

    token: str
    effect: str
    numbers: Mapping[str, ByPlayers]
    field: str | None = None
    awards: tuple[tuple[int, ...], ...] = ()
    """For 2, 3 and 4 players, what the first place wins, then the second and so on."""
    name: Mapping[str, str] | None = None
    """By language, for cards whose name the game's own texts do not have."""
    text: Mapping[str, str] | None = None
    """By language, what an own card says."""


def read_events(node: Node, count: int, named: Collection[str] | None) -> tuple[Event, ...]:
    """All event cards. One that is not among the `named` must bring its name; None: all have names elsewhere."""
    events: list[Event] = []
    for card in node.items(count):
        event = read_event(card)
        if named is not None and event.name is None and event.token not in named:
            raise card.fault(f'expected a "name" in {" and ".join(LANGUAGES)} for the event {event.token!r}')
        if event.token in [other.token for other in events]:
            raise card.fault(f"the event {event.token!r} stands here twice")
        events.append(event)
    return tuple(events)


def read_event(card: Node) -> Event:
    entries = card.of_kind(dict, "an object {…}")
    for name in ("event", "effect"):
        if name not in entries:
            raise card.fault(f"expected {name!r} on an event card")
    effect = entries["effect"].word(EFFECTS)
    required = ["event", "effect", *NUMBERS[effect]]
    required += ["field"] if effect in PLACES else []
    required += [AWARDS[effect]] if effect in AWARDS else []
    entries = card.entries(required, ("name", "text"))
    return Event(
        read_token(entries["event"]),
        effect,
        {name: read_numbers(entries[name], *limits) for name, limits in NUMBERS[effect].items()},
        entries["field"].word(PLACES[effect]) if effect in PLACES else None,
        read_awards(entries[AWARDS[effect]]) if effect in AWARDS else (),
        read_words(entries.get("name")),
        read_words(entries.get("text")),
    )


def read_token(node: Node) -> str:
    token = node.text()
    if not TOKEN.fullmatch(token):
        raise node.fault(f"expected a word of small letters, digits and hyphens, not {token!r}")
    if token in TAKEN:
        raise node.fault(f"an event cannot be called {token!r}: something else in the game is")
    return token


def read_numbers(node: Node, low: int, high: int) -> ByPlayers:
    """One number for everybody, or one for each number of players."""
    if isinstance(node.value, list):
        return tuple(item.number(low, high) for item in node.items(PLAYERS))
    return (node.number(low, high),) * PLAYERS


def read_awards(node: Node) -> tuple[tuple[int, ...], ...]:
    awards = []
    for seats, places in enumerate(node.items(PLAYERS), 2):
        values = tuple(value.number(1, 20) for value in places.items())
        if not 1 <= len(values) <= seats:
            raise places.fault(f"expected prizes for 1 to {seats} places, not {len(values)}")
        awards.append(values)
    return tuple(awards)


def read_words(node: Node | None) -> dict[str, str] | None:
    """A text in each language, if there is one."""
    return None if node is None else {code: text.text() for code, text in node.entries(LANGUAGES).items()}
