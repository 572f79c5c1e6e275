"""A position as data that can be written down, and back."""

from __future__ import annotations

from typing import Any, Final

from hetman.games.grunwald.components import FIELDS
from hetman.games.grunwald.rules.cards import CARDS, NAMES, NUMBERS
from hetman.games.grunwald.rules.constants import AT_HAND, NONE, SHOWN
from hetman.games.grunwald.rules.position import Position

# Numbers that are dumped as they are.
BY_SEAT: Final = ("ducats", "provisions", "helpers", "free", "passed", "promoted", "answers")
PLAIN: Final = ("captors", "gave", "pile", "shown")
SINGLE: Final = ("bank_ducats", "bank_provisions", "round", "stage", "start", "turn", "asked", "loss", "owed", "floor")


def dump_position(state: Position) -> dict[str, Any]:
    """Cards by name; everything else by the names of the position, documented in NOTES.md."""
    seats = range(int(state.seats))
    found: dict[str, Any] = {
        "hand": [cards_at(state.hand, CARDS * seat) for seat in seats],
        "camp": [cards_at(state.camp, CARDS * seat) for seat in seats],
        "removed": cards_at(state.removed, 0),
        "spent": cards_at(state.spent, 0),
        "officer": [None if state.officer[seat] == AT_HAND else FIELDS[state.officer[seat]] for seat in seats],
        "fields": {name: groups_at(state, field) for field, name in enumerate(FIELDS)},
        "event": None if state.event == NONE else state.box.event_names[state.event],
    }
    for name in BY_SEAT + PLAIN:
        found[name] = [int(value) for value in getattr(state, name)]
    for name in SINGLE:
        found[name] = int(getattr(state, name))
    return found


def cards_at(counts: list[Any], start: int) -> dict[str, int]:
    return {NAMES[card]: int(counts[start + card]) for card in range(CARDS) if counts[start + card]}


def groups_at(state: Position, field: int) -> list[list[int]]:
    """For each seat with pawns on the field: seat, place in the queue, helpers, ducats."""
    groups = []
    for seat in range(int(state.seats)):
        at = 4 * field + seat
        if state.place[at]:
            groups.append([seat, int(state.place[at]), int(state.helpers_at[at]), int(state.ducats_at[at])])
    return groups


def restore_position(state: Position, facts: dict[str, Any]) -> None:
    seats = int(state.seats)
    for name in BY_SEAT:
        if len(facts[name]) != seats:
            raise ValueError(f"not a dumped position: {name!r} must have {seats} numbers")
        setattr(state, name, list(facts[name]))
    for name in PLAIN:
        setattr(state, name, list(facts[name]))
    for name in SINGLE:
        setattr(state, name, facts[name])
    if len(state.shown) != SHOWN:
        raise ValueError(f"not a dumped position: 'shown' must have {SHOWN} numbers")
    state.hand, state.camp = recall_cards(facts["hand"]), recall_cards(facts["camp"])
    state.removed, state.spent = recall_cards([facts["removed"]]), recall_cards([facts["spent"]])
    state.officer = [AT_HAND if name is None else FIELDS.index(name) for name in facts["officer"]]
    for name, groups in facts["fields"].items():
        for seat, place, helpers, ducats in groups:
            at = 4 * FIELDS.index(name) + seat
            state.place[at], state.helpers_at[at], state.ducats_at[at] = place, helpers, ducats
    state.event = NONE if facts["event"] is None else state.box.event_names.index(facts["event"])


def recall_cards(named: list[dict[str, int]]) -> list[Any]:
    counts = [0] * (CARDS * len(named))
    for place, cards in enumerate(named):
        for name, count in cards.items():
            counts[CARDS * place + NUMBERS[name]] = count
    return counts
