"""Wanted posters. With several players they carry coins; alone each of the four has an effect of its own.

A poster also lets others attack (`attack.py`). `favours.py` keeps favours from a player who has lost them.
"""

from __future__ import annotations

from hetman.core.decision import FIRST, first
from hetman.core.decisions import ChanceDecision, SeatDecision
from hetman.core.native import i64
from hetman.games.zizka.rules import decisions
from hetman.games.zizka.rules.bank import take_from_bank
from hetman.games.zizka.rules.constants import DEAR, DISFAVOUR, NONE, PURSUIT, SLOW
from hetman.games.zizka.rules.favours import return_favour
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.verbs import TEAR, WANTED


def get_wanted(state: Position, seat: i64) -> None:
    """The first time a poster, every time coins on it. Alone, one is drawn and carries none."""
    if state.solo:
        if free_posters(state) > 0:
            state.stack.append(decisions.POSTERS[0])
        return
    leader = state.leaders[seat]
    leader.poster = True
    leader.bounty += take_from_bank(state, state.box.contents.bounty)
    state.emit_number("poster", seat, leader.bounty)


def take_bounty(state: Position, attacker: i64, defender: i64) -> None:
    """The attacker gets the coins on the poster, and the poster goes back."""
    wanted = state.leaders[defender]
    bounty: i64 = wanted.bounty
    wanted.bounty = 0
    wanted.poster = False
    state.leaders[attacker].coins += bounty
    state.emit_number("bounty", attacker, bounty)


def free_posters(state: Position) -> i64:
    """Posters of the solo game that the player does not have."""
    free: i64 = 0
    for held in state.posters:
        free += 1 - held
    return free


class DrawPoster(ChanceDecision[Position]):
    """Alone: one of the free posters. One of them costs the favour of both rulers."""

    def moves(self, state: Position) -> list[i64]:
        return [WANTED + poster * FIRST for poster in range(len(state.posters)) if not state.posters[poster]]

    def play(self, state: Position, move: i64) -> None:
        set_poster(state, first(move), 1)
        if first(move) == state.box.poster_with[DISFAVOUR]:
            ruler: i64
            for ruler in range(2):
                if state.favour[ruler] != NONE:
                    return_favour(state, ruler)


class TearPoster(SeatDecision[Position]):
    """Alone, after a victory over Torak: which poster goes back."""

    def moves(self, state: Position) -> list[i64]:
        return [TEAR + poster * FIRST for poster in range(len(state.posters)) if state.posters[poster]]

    def play(self, state: Position, move: i64) -> None:
        set_poster(state, first(move), 0)


def set_poster(state: Position, poster: i64, held: i64) -> None:
    state.posters = state.posters[:]
    state.posters[poster] = held


def slowdown(state: Position, seat: i64) -> i64:
    """By how many fields posters slow a leader: the one with coins, and alone one of the four."""
    slower: i64 = state.box.slower if state.leaders[seat].poster else 0
    return slower + 1 if state.wanted_for(SLOW) else slower


def surcharge(state: Position) -> i64:
    """Alone: one poster makes every recruit dearer."""
    return 1 if state.wanted_for(DEAR) else 0


def pursuit(state: Position) -> i64:
    """Alone: one poster lets Torak ride farther."""
    return 1 if state.wanted_for(PURSUIT) else 0
