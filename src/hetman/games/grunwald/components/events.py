"""Event cards as data: each names an effect of the rules, with its numbers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from hetman.core.component_files import Entry, all_different

PLAYERS: Final = 3
"""A number may differ by the number of players: one for 2, one for 3 and one for 4."""

# The numbers of each effect, with their ranges.
NUMBERS: Final[Mapping[str, Mapping[str, tuple[int, int]]]] = {
    "prizes": {"change": (-9, 9)},
    "worth": {"worth": (0, 9)},
    "regroup": {},
    "purchase": {"price": (1, 20), "provisions": (1, 20)},
    "recruit": {"surcharge": (-5, 9)},
    "promote": {"price": (1, 20), "worth": (3, 9)},
    "auction-start": {},
    "auction-helpers": {"lots": (1, 4)},
    "auction-provisions": {},
    "contest": {},
    "escort": {"gain": (0, 20), "loss": (0, 20)},
    "levy": {"ducats": (1, 20), "provisions": (1, 20)},
    "grant": {"ducats": (1, 20), "provisions": (1, 20)},
    "auction-knights": {"lots": (1, 4)},
    "raid": {"change": (-9, 9)},
}
EFFECTS: Final = tuple(NUMBERS)
# The fields that an effect may change.
PLACES: Final[Mapping[str, tuple[str, ...]]] = {
    "prizes": ("provisions", "ducats"),
    "worth": ("crown", "provisions", "ducats", "helpers"),
}
LASTING: Final = ("prizes", "worth", "regroup", "raid", "promote")
"""These change the round, so they cannot wait until the fields are resolved."""
# The goods that the places of an auction or a contest win.
AWARDS: Final[Mapping[str, str]] = {"auction-provisions": "provisions", "contest": "ducats"}
TAKEN: Final = ("officer", "helper", "peasant", "teutons", "crown", "provisions", "ducats", "mercenaries", "helpers")
"""Other things with a text of their own. An event of that name would hide it."""
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
    """For 2, 3 and 4 players: what the first place wins, the second and so on."""
    name: Mapping[str, str] | None = None
    """By language, for cards that have no name in the game's texts."""
    text: Mapping[str, str] | None = None
    """By language, the text of an own card."""
    later: bool = False
    """It asks after the fields instead of at once."""


def read_events(cards: Entry, count: int, named: Collection[str] | None) -> tuple[Event, ...]:
    """All event cards. A card that is not among the `named` must have its name. None: all have names elsewhere."""
    listed = cards.items(count, count)
    events: list[Event] = []
    for card in listed:
        event = read_event(card)
        known = named is None or event.name is not None or event.token in named
        card.expect(known, f'a "name" in {" and ".join(LANGUAGES)} for the event {event.token!r}')
        events.append(event)
    all_different(card["event"] for card in listed)
    return tuple(events)


def read_event(card: Entry) -> Event:
    token, effect = card["event"].token(TAKEN), card["effect"].choice(EFFECTS)
    event = Event(
        token,
        effect,
        {name: read_numbers(card[name], *limits) for name, limits in NUMBERS[effect].items()},
        card["field"].choice(PLACES[effect]) if effect in PLACES else None,
        read_awards(card[AWARDS[effect]]) if effect in AWARDS else (),
        card["name"].names(LANGUAGES) if card.has("name") else None,
        card["text"].names(LANGUAGES) if card.has("text") else None,
        card.has("later") and card["later"].flag(),
    )
    if event.later and effect in LASTING:
        raise card["later"].wrong(f"no later time for {effect}, which lasts for the round")
    card.finish()
    return event


def read_numbers(entry: Entry, low: int, high: int) -> ByPlayers:
    """One number for all, or one for each number of players."""
    if isinstance(entry.value, list):
        return entry.numbers(PLAYERS, low, high)
    return (entry.number(low, high),) * PLAYERS


def read_awards(entry: Entry) -> tuple[tuple[int, ...], ...]:
    awards = []
    for seats, places in enumerate(entry.items(PLAYERS, PLAYERS), 2):
        values = tuple(value.number(1, 20) for value in places.items())
        places.expect(1 <= len(values) <= seats, f"prizes for 1 to {seats} places, got {len(values)}")
        awards.append(values)
    return tuple(awards)
