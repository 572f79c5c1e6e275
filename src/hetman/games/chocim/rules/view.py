"""What a seat sees of a position. NOTES.md describes the format."""

from __future__ import annotations

from typing import Any

from hetman.games.chocim.components import Action, Row
from hetman.games.chocim.components.names import (
    ACTIONS,
    FIELDS,
    FOREGROUND,
    PLANS,
    RESERVES,
    SIDES,
    SUPPORTS,
    UNITS,
    UNITS_OF,
    WALLED,
)
from hetman.games.chocim.rules import view_clash, view_fields, view_negotiation
from hetman.games.chocim.rules.box import place_of
from hetman.games.chocim.rules.capacity import capacity
from hetman.games.chocim.rules.constants import (
    AGREED,
    BLOCKED,
    DECK,
    EXTRA,
    HAND,
    KNOWN,
    MORALE,
    ON_TABLE,
    PASSED,
    SUPPLY,
)
from hetman.games.chocim.rules.places import APART, BITS, BROKEN, CAMP, NOWHERE, REBELLED, REMOVED, TABOR, TENTS
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.supply import meals

ENDINGS = (None, "mutiny", "camp", "negotiation")


def game_view(state: Position, seat: int | None) -> dict[str, Any]:
    contents = state.box.contents
    return {
        "week": int(state.week),
        "weeks": int(state.weeks),
        "phase": view_fields.phase_of(state),
        "turn": int(state.turn) if view_fields.phase_of(state) in ("actions", "diplomacy") else None,
        "trench": {"at": int(state.trench), "last": int(state.box.trench)},
        "bonus": state.bonus,
        "fields": [show_field(state, number) for number in range(len(FIELDS))],
        "players": [show_player(state, other, seat) for other in range(2)],
        "table": cards_in(state, ON_TABLE),
        "deck": sum(cards_in(state, DECK).values()),
        "play": show_play(state),
        "clash": view_clash.show(state),
        "negotiation": view_negotiation.show(state, seat),
        "commands": {leader.leader: leader.command for leader in contents.leaders},
        "circumstances": {
            str(week): {"dies": found.dies or None, "treaties": found.treaties, "removes": found.removes}
            for week, found in contents.calendar.circumstances.items()
        },
        "ending": ENDINGS[int(state.ending)],
    }


def units_in(state: Position, place: int, names: tuple[str, ...], side: str) -> dict[str, int]:
    """The kinds that may stand there, in the order of UNITS, with their numbers."""
    kinds = UNITS_OF[side]
    return {name: int(state.units[3 * place + kinds.index(name)]) for name in kinds if name in names}


def cards_in(state: Position, part: int) -> dict[str, int]:
    """A part of the list of treaties: strength -> number."""
    strengths = int(state.box.strengths)
    return {
        str(strength + 1): int(state.treaties[part * strengths + strength])
        for strength in range(strengths)
        if state.treaties[part * strengths + strength]
    }


# Fields


def show_field(state: Position, number: int) -> dict[str, Any]:
    field, board = FIELDS[number], state.box.contents.board
    walled = field in WALLED
    held = walled and bool(state.held & BITS[number])
    return {
        "field": field,
        "side": "common" if field == FOREGROUND else SIDES[not walled],
        "line": board.lines.get(field, 0),
        "level": int(state.levels[number]) if walled else None,
        "holder": None if field == FOREGROUND else int(held or not walled),
        "neighbours": list(board.neighbours.get(field, ())),
        "reserve": show_reserve(state, number),
        "reserve_dice": view_fields.reserve_dice(state, number),
        "actions": [show_action(state, action) for action in state.box.contents.actions if action.field == field],
    }


def show_reserve(state: Position, number: int) -> dict[str, int] | None:
    """The units in reserve on a field; in the camp all kinds of the Commonwealth can be."""
    if number in (TABOR, CAMP):
        kinds = UNITS_OF["commonwealth"] if number == CAMP else ("cossack",)
        return units_in(state, number, kinds, "commonwealth")
    if FIELDS[number] not in RESERVES.values():
        return None
    kind = next(kind for kind, unit in enumerate(UNITS_OF["ottoman"]) if RESERVES[unit] == FIELDS[number])
    return {UNITS[3 + kind]: int(state.units[3 * (TENTS + kind) + kind])}


def show_action(state: Position, action: Action) -> dict[str, Any]:
    place = place_of(action)
    seat = SIDES.index(action.side)
    plan = action.action in PLANS
    return {
        "action": action.action,
        "seat": seat,
        "kind": "plan" if plan else "support" if action.action in SUPPORTS else "effect",
        "units": units_in(state, place, action.units, action.side),
        "standing": int(state.count(place)),
        "minimum": action.minimum,
        "maximum": action.maximum,
        "limit": int(capacity(state, place)),
        "dice": int(state.dice_in(place)) if plan else None,
        "unit_dice": view_fields.unit_dice(state, place, action.units) if plan else None,
        "brings": None if plan else view_fields.brings(state, place),
        "closed": view_fields.closed(state, place),
    }


# Players


def show_player(state: Position, seat: int, viewer: int | None) -> dict[str, Any]:
    side = SIDES[seat]
    tracks = state.box.contents.tracks
    off_board = {
        name: units_in(state, place + APART * seat, UNITS, side)
        for name, place in (("broken", BROKEN), ("rebelled", REBELLED), ("removed", REMOVED))
    }
    return {
        "seat": seat,
        "side": side,
        "morale": int(state.marks[MORALE + seat]),
        "morale_track": [{"discard": space.discard, "rebels": dict(space.rebels)} for space in tracks.morale[side]],
        "supply": int(state.marks[SUPPLY + seat]),
        "supply_track": [show_row(row) for row in tracks.supply[side]],
        "eats": int(meals(state, seat)),
        **off_board,
        "extra_card": bool(state.marks[EXTRA + seat]),
        "passed": bool(state.marks[PASSED + seat]),
        "blocked": [action for number, action in enumerate(ACTIONS) if state.marks[BLOCKED + seat] & BITS[number]],
        "leaders": view_fields.show_leaders(state, seat, seat == viewer),
        "treaties": show_treaties(state, seat, seat == viewer or state.ending == AGREED),
    }


def show_row(row: Row) -> dict[str, Any]:
    return {"from": row.start, "to": row.end, "rations": row.rations, "discard": row.discard, "remove": row.remove}


def show_treaties(state: Position, seat: int, own: bool) -> dict[str, Any]:
    """The treaties that everybody saw the seat pick, and for the seat its whole hand. Sealed stakes count as in hand.

    After the negotiations everybody sees what was left over.
    """
    return {
        "count": int(state.treaties_of(seat)) + view_negotiation.sealed_stake(state, seat),
        "known": cards_in(state, KNOWN + seat),
        "hand": cards_in(state, HAND + seat) if own else None,
    }


# The current play


def show_play(state: Position) -> dict[str, Any] | None:
    leaders = state.box.contents.leaders
    if state.card >= len(leaders):
        return None
    return {
        "leader": leaders[state.card].leader,
        "seat": int(state.turn),
        "way": ("command", "first", "second")[state.way],
        "left": int(state.left),
        "field": None if state.target == NOWHERE else FIELDS[state.target],
    }
