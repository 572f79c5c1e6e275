"""A position as data that can be written down, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hetman.games.chocim.components.names import UNITS, WALLED
from hetman.games.chocim.rules.places import PLACE_NAMES, PLACE_NUMBERS, seat_of

if TYPE_CHECKING:
    from hetman.games.chocim.rules.position import Position

CARD_PLACES = ("deck", "hand", "seen", "ready", "flipped", "used", "gone", "played")
PARTS = ("deck", "table", "hand 0", "hand 1", "known 0", "known 1")
MARKS = ("morale", "supply", "extra", "passed", "blocked", "to_draw", "final_cards")
NUMBERS = (
    *("held", "trench", "week", "stage", "turn", "card", "way", "step_at", "left", "target", "last", "touched"),
    *("raises", "occupied", "kept", "outcome", "ending"),
)


def dump_position(state: Position) -> dict[str, Any]:
    """Where everything is, by name; NOTES.md tells what the numbers mean."""
    leaders = state.box.contents.leaders
    strengths = int(state.box.strengths)
    return {
        "units": {name: standing for place, name in PLACE_NAMES.items() if (standing := units_in(state, place))},
        "levels": {field: int(level) for field, level in zip(WALLED, state.levels)},
        "leaders": {leader.leader: CARD_PLACES[place] for leader, place in zip(leaders, state.cards)},
        "treaties": {
            part: [int(count) for count in state.treaties[number * strengths : (number + 1) * strengths]]
            for number, part in enumerate(PARTS)
        },
        "marks": {
            mark: [int(state.marks[2 * number]), int(state.marks[2 * number + 1])] for number, mark in enumerate(MARKS)
        },
        "numbers": {name: int(getattr(state, name)) for name in NUMBERS},
        "bonus": state.bonus,
        "busy": state.busy,
        "clash": [int(number) for number in state.clash],
        "stakes": [int(number) for number in state.stakes],
        "claims": [int(claim) for claim in state.claims],
    }


def units_in(state: Position, place: int) -> dict[str, int]:
    names = UNITS[3 * seat_of(place) :]
    return {names[kind]: int(state.units[3 * place + kind]) for kind in range(3) if state.units[3 * place + kind]}


def restore_position(state: Position, facts: dict[str, Any]) -> None:
    for name, standing in facts["units"].items():
        place = PLACE_NUMBERS[name]
        for unit, count in standing.items():
            state.units[3 * place + UNITS.index(unit) - 3 * seat_of(place)] = count
    state.levels = [facts["levels"][field] for field in WALLED]
    state.cards = [CARD_PLACES.index(facts["leaders"][leader.leader]) for leader in state.box.contents.leaders]
    state.treaties = [count for part in PARTS for count in facts["treaties"][part]]
    state.marks = [number for mark in MARKS for number in facts["marks"][mark]]
    for name in NUMBERS:
        setattr(state, name, facts["numbers"][name])
    state.bonus = facts["bonus"]
    state.busy = facts["busy"]
    if len(facts["clash"]) > 1:
        state.clash = list(facts["clash"])
    if facts["stakes"]:
        state.stakes = list(facts["stakes"])
    state.claims = list(facts["claims"])
