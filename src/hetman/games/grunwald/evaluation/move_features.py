"""Features of a move of Na Grunwald!: its verb, and where the pawns would rank."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import first, second, third, verb_of
from hetman.core.native import i64
from hetman.games.grunwald.rules import verbs
from hetman.games.grunwald.rules.cards import STRENGTH
from hetman.games.grunwald.rules.constants import FIELDS, MERCENARIES
from hetman.games.grunwald.rules.fields import helper_value, officer_value, sum_at
from hetman.games.grunwald.rules.position import Position

# The first features are the verbs. These are the effects of a move.
OFFICER_TO: Final = 23
HELPERS_TO: Final = OFFICER_TO + FIELDS
LEADS: Final = HELPERS_TO + FIELDS
"""By field: the move makes the seat first there."""
FOLLOWS: Final = LEADS + FIELDS
"""By field: the move makes the seat second there."""
SURPLUS: Final = FOLLOWS + FIELDS
"""Once for each point more than the seat needs to lead, at most four times."""
LAST_PAWNS: Final = SURPLUS + 1
STRENGTH_LAID: Final = LAST_PAWNS + 1
"""By the strength of the card that is laid. GIVEN and DISMISSED count in the same way."""
GIVEN: Final = STRENGTH_LAID + 7
DISMISSED: Final = GIVEN + 7
BID: Final = DISMISSED + 7
"""By ducats, 6 and more alike."""
MOVE_FEATURES: Final = BID + 7


def features_of_move(state: Position, move: i64) -> list[i64]:
    """The features that a move has, as indices of `POLICY_WEIGHTS`."""
    verb = verb_of(move)
    found: list[i64] = [verb]
    if verb == verbs.SEND or verb == verbs.SEND_WITH:
        add_sending(found, state, first(move), second(move), third(move) if verb == verbs.SEND_WITH else 0)
    elif verb == verbs.LAY:
        found.append(STRENGTH_LAID + STRENGTH[first(move)])
    elif verb == verbs.GIVE:
        found.append(GIVEN + STRENGTH[first(move)])
    elif verb == verbs.DISMISS or verb == verbs.ESCORT:
        found.append(DISMISSED + STRENGTH[first(move)])
    elif verb == verbs.BID or verb == verbs.GIVE_PROVISIONS:
        found.append(BID + (first(move) if first(move) < 6 else 6))
    return found


def add_sending(found: list[i64], state: Position, pawns: i64, field: i64, ducats: i64) -> None:
    """Where the pawns go, and how the seat would rank there."""
    seat: i64 = state.stack[-1].seat
    found.append((OFFICER_TO if pawns == verbs.OFFICER else HELPERS_TO) + field)
    own: i64 = sum_at(state, field, seat) + ducats
    if field != MERCENARIES:
        own += officer_value(state, seat) if pawns == verbs.OFFICER else pawns * helper_value(state, field)
    better: i64 = 0
    most: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat and state.is_on(field, other):
            theirs: i64 = sum_at(state, field, other)
            if theirs >= own:
                better += 1
            if theirs > most:
                most = theirs
    if better == 0:
        found.append(LEADS + field)
        surplus: i64 = own - most - 1
        for _ in range(surplus if surplus < 4 else 4):
            found.append(SURPLUS)
    elif better == 1:
        found.append(FOLLOWS + field)
    if state.free[seat] == (0 if pawns == verbs.OFFICER else pawns):
        found.append(LAST_PAWNS)
