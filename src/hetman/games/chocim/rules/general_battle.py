"""The general battle: when it must be fought, who wins it, and the premium for the first winner of a week."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.rules.cards import push_turn_ups
from hetman.games.chocim.rules.clash_dice import breaks, hits
from hetman.games.chocim.rules.constants import ON_TABLE
from hetman.games.chocim.rules.decisions import PREMIUMS
from hetman.games.chocim.rules.diplomacy import Pick
from hetman.games.chocim.rules.places import BATTLES, COMMONWEALTH, OTTOMAN
from hetman.games.chocim.rules.position import Position
from hetman.games.chocim.rules.reserves import send_home


def has_both_sides(state: Position) -> bool:
    return state.count(BATTLES[COMMONWEALTH]) > 0 and state.count(BATTLES[OTTOMAN]) > 0


def must_be_fought(state: Position) -> bool:
    """A side at its maximum must fight any enemy, no matter which side came last."""
    seat: i64
    for seat in range(2):
        if state.count(BATTLES[seat]) >= state.box.maximum[BATTLES[seat]]:
            return True
    return False


def end_battle(state: Position) -> None:
    """Hits and breaks together decide; everybody goes home. The week's first winner takes a treaty from the table."""
    totals: list[i64] = [0, 0]
    seat: i64
    for seat in range(2):
        totals[seat] = hits(state, seat) + breaks(state, seat)
        send_home(state, seat, BATTLES[seat])
    if totals[0] == totals[1]:
        if state.event_log is not None:
            state.emit("battle_tied", {"hits": int(totals[0])})
        return
    winner: i64 = 0 if totals[0] > totals[1] else 1
    if state.event_log is not None:
        score = {"hits": int(totals[winner]), "against": int(totals[1 - winner])}
        state.emit("battle_won", {"side": ["side", SIDES[winner]], **score})
    state.change_morale(winner, 1)
    if winner == COMMONWEALTH:
        state.change_morale(OTTOMAN, -1)
    if state.bonus and state.treaties_in(ON_TABLE) > 0:
        state.bonus = False
        state.stack.append(PREMIUMS[winner])


class Premium(Pick):
    """The first winner of a general battle in a week takes a treaty. A new one takes its place."""

    def follow(self, state: Position) -> None:
        push_turn_ups(state, 1)
