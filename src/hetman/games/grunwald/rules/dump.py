"""The fields of a dump. NOTES.md describes the format."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.fields import Field, choice, choices, custom, number, numbers, whole
from hetman.games.grunwald.components import FIELDS as FIELD_NAMES
from hetman.games.grunwald.rules.cards import CARDS, NAMES, by_name
from hetman.games.grunwald.rules.constants import NO_FIELD, NONE
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import IN_DUCATS, IN_PROVISIONS


def cards(name: str) -> Field:
    """Cards of one pile: card -> count."""
    return custom(
        name,
        lambda state: by_name(getattr(state, name)),
        lambda state, value: setattr(state, name, card_counts([value])),
    )


def cards_by_seat(name: str) -> Field:
    return custom(
        name,
        lambda state: [by_name(getattr(state, name), CARDS * seat) for seat in range(state.seats)],
        lambda state, value: setattr(state, name, card_counts(value)),
    )


def card_counts(named: list[dict[str, int]]) -> list[int]:
    counts = [0] * (CARDS * len(named))
    for index, held in enumerate(named):
        for name, count in held.items():
            counts[CARDS * index + NAMES.index(name)] = count
    return counts


def in_bank(name: str, goods: int) -> Field:
    def restore(state: Any, value: Any) -> None:
        state.bank[goods] = whole(value)

    return custom(name, lambda state: int(state.bank[goods]), restore)


def dump_groups(state: Position) -> dict[str, list[list[int]]]:
    """Field -> seat, place in the queue, helpers and ducats of each seat with pawns there."""
    found: dict[str, list[list[int]]] = {name: [] for name in FIELD_NAMES}
    for at, place in enumerate(state.place):
        if place:
            group = [at % 4, int(place), int(state.helpers_at[at]), int(state.ducats_at[at])]
            found[FIELD_NAMES[at // 4]].append(group)
    return found


def restore_groups(state: Position, groups: dict[str, list[list[int]]]) -> None:
    for name, there in groups.items():
        for seat, place, helpers, ducats in there:
            at = 4 * FIELD_NAMES.index(name) + seat
            state.place[at], state.helpers_at[at], state.ducats_at[at] = place, helpers, ducats


FIELDS: Final[tuple[Field, ...]] = (
    cards_by_seat("hand"),
    cards_by_seat("camp"),
    cards("removed"),
    cards("spent"),
    choices("officer", lambda state: FIELD_NAMES, NO_FIELD),
    custom("fields", dump_groups, restore_groups),
    choice("event", lambda state: state.box.event_names, NONE),
    *map(numbers, ("ducats", "provisions", "helpers", "free", "passed", "promoted", "answers")),
    *map(numbers, ("captors", "gave", "pile", "shown")),
    in_bank("bank_ducats", IN_DUCATS),
    in_bank("bank_provisions", IN_PROVISIONS),
    *map(number, ("round", "stage", "start", "turn", "asked", "loss", "owed", "floor")),
)
