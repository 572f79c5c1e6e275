"""The attributes of units: Knight, Pikeman, Swordsman, Berserker, Mercenary, Royal Guard, Warrior Priest, Scout.

Follow-ups of a unit belong to its owner, who decides and pays. `manoeuvres.py` has the further manoeuvres of
Berserker and Mercenary as decisions, `deployment.py` the second Footman.
"""

from __future__ import annotations

from hetman.core.counts import add
from hetman.core.decision import FIRST, SECOND, first, second
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.games.warchest.rules.board import HEXES
from hetman.games.warchest.rules.coins import lose_coin
from hetman.games.warchest.rules.constants import EMPTY, LOST, NOWHERE, SUPPLY, UP
from hetman.games.warchest.rules.decisions import BERSERKERS, DRAWN, MERCENARIES, PRIESTS, SWORDSMEN
from hetman.games.warchest.rules.draws import BagDraw, coins_to_draw, take_from_bag
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import (
    ARCHER,
    BERSERKER,
    KNIGHT,
    LANCER,
    MERCENARY,
    NAMES,
    ROYAL_GUARD,
    SWORDSMAN,
    WARRIOR_PRIEST,
)
from hetman.games.warchest.rules.verbs import MOVE, SKIP, SOAK, SUFFER

# Who may attack, and whom: Archer, Lancer, Knight


def attacks_normally(kind: i64) -> bool:
    """Archers and Lancers are restricted: they attack only by their tactic."""
    return kind != ARCHER and kind != LANCER


def attackable(state: Position, hex: i64, team: i64, height: i64) -> bool:
    """Whether a unit of this team and height may attack that hex. Only a bolstered unit attacks a Knight."""
    kind: i64 = state.unit[hex]
    return state.team[kind] == 1 - team and (kind != KNIGHT or height > 1)


# Pikeman


def strike_back(state: Position, kind: i64, source: i64, target: i64) -> bool:
    """A Pikeman next to the attacker takes a coin of it at the same time. Returns whether the attacker still stands."""
    if state.board.distance[source * state.board.size + target] != 1:
        return True
    if state.event_log is not None:
        state.emit("pikes", {"unit": ["unit", NAMES[kind]], "hex": ["hex", HEXES[source]]})
    lose_coin(state, source)
    return state.height[source] > 0


# What follows from an attack


def offer_after_attack(state: Position, kind: i64, hex: i64) -> None:
    """What the owner of an attacker that still stands may do next."""
    if kind == SWORDSMAN:
        state.stack.append(SWORDSMEN[state.owner[kind]])
    elif kind == BERSERKER:
        offer_berserker(state, hex)
    elif kind == WARRIOR_PRIEST:
        offer_priest(state)


# Swordsman


class SwordsmanMove(SeatDecision[Position]):
    """After an attack the Swordsman may move one hex, also into the hex that it emptied."""

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        for near in state.board.neighbours[state.where[SWORDSMAN]]:
            if state.unit[near] == EMPTY:
                moves.append(MOVE + SWORDSMAN * FIRST + near * SECOND)
        moves.append(SKIP)
        return moves

    def play(self, state: Position, move: i64) -> None:
        if move != SKIP:
            state.shift(SWORDSMAN, state.where[SWORDSMAN], second(move))


# Berserker


def offer_berserker(state: Position, hex: i64) -> None:
    """After a manoeuvre the Berserker may manoeuvre again for a coin of its own stack, but never for the last one."""
    if state.height[hex] > 1:
        state.stack.append(BERSERKERS[state.owner[BERSERKER]])


def height_after_paying(state: Position, hex: i64) -> i64:
    """The Berserker pays first, so the remaining height decides whether it may attack a Knight."""
    return state.height[hex] - 1


def pay_for_repeat(state: Position) -> None:
    """The coin of the Berserker's stack goes face up to the discards. It is not lost."""
    add(state.height, state.where[BERSERKER], -1)
    add(state.coins, UP + BERSERKER, 1)
    if state.event_log is not None:
        state.emit("paid", {"unit": ["unit", "berserker"]})


# Warrior Priest


def offer_priest(state: Position) -> None:
    """After an attack or a control the owner draws a coin, if there is one in bag and discard pile."""
    seat: i64 = state.owner[WARRIOR_PRIEST]
    if coins_to_draw(state, seat) > 0:
        state.stack.append(PRIESTS[seat])


class PriestDraw(BagDraw):
    """After a Warrior Priest attacked or took control, its owner draws a coin and uses it at once."""

    def play(self, state: Position, move: i64) -> None:
        state.drawn = take_from_bag(state, self.witness, first(move))
        state.stack.append(DRAWN[self.witness])


# Mercenary


def offer_mercenary(state: Position, seat: i64) -> None:
    """After a Mercenary coin was recruited, a Mercenary that already stands may manoeuvre."""
    if state.where[MERCENARY] != NOWHERE:
        state.stack.append(MERCENARIES[seat])


# Royal Guard


def can_soak(state: Position, kind: i64) -> bool:
    """Whether the unit is a Royal Guard with a coin in the supply."""
    return kind == ROYAL_GUARD and state.coins[SUPPLY + ROYAL_GUARD] > 0


class RoyalGuardSoak(SeatDecision[Position]):
    """When the Royal Guard is attacked, its owner may lose a coin of the supply instead."""

    def moves(self, state: Position) -> list[i64]:
        return [SOAK, SUFFER]

    def play(self, state: Position, move: i64) -> None:
        if move == SOAK:
            add(state.coins, SUPPLY + ROYAL_GUARD, -1)
            add(state.coins, LOST + ROYAL_GUARD, 1)
        else:
            lose_coin(state, state.where[ROYAL_GUARD])


# Scout


def by_friend(state: Position, hex: i64, team: i64) -> bool:
    """Whether a unit of the side stands next to the hex, where a Scout may be deployed."""
    for near in state.board.neighbours[hex]:
        if state.team[state.unit[near]] == team:
            return True
    return False
