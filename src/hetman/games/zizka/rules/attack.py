"""Attacks: the attacker rolls first, then the defender. The attacker wins with more symbols, not with as many."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import FIRST, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases, rolls, torak
from hetman.games.zizka.rules.constants import FIGHT, JOKER, NO_EVENT, NONE, POOL, TORAK
from hetman.games.zizka.rules.luck import spend_luck, usable_luck
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.posters import take_bounty
from hetman.games.zizka.rules.verbs import ATTACK, LEAVE, SPEND

WON_ATTACK = 2
WON_DEFENCE = 1


def add_attacks(state: Position, seat: i64, field: i64, moves: list[Any]) -> None:
    """Leaders with a wanted poster on the same field, and Torak, each once between two turns of theirs."""
    other: i64
    for other in range(state.seats):
        leader = state.leaders[other]
        if other != seat and leader.field == field and leader.poster and not leader.struck:
            moves.append(ATTACK + leader.board * FIRST)
    if torak.can_be_attacked(state, field):
        moves.append(ATTACK + state.box.torak * FIRST)


def attack(state: Position, attacker: i64, defender: i64) -> None:
    """A leader who is attacked lies down until the next turn of that seat."""
    state.contest = FIGHT
    state.attacker = attacker
    state.foe = defender
    state.strength = [0, 0]
    if defender == TORAK:
        state.torak_struck = True
    elif attacker != TORAK:
        state.leaders[defender].struck = True
    state.agenda += [phases.VERDICT, phases.DEFENDER_LUCK, phases.DEFEND, phases.ATTACKER_LUCK]
    roll_dice(state, attacker)


def roll_dice(state: Position, fighter: i64) -> None:
    """Roll the dice. Skills for events do not count."""
    if fighter == TORAK:
        torak.roll(state)
    else:
        state.emit_of("casts", fighter)
        rolls.roll_all(state, fighter, NO_EVENT)


def add_up(state: Position, place: i64) -> None:
    """Swords and jokers for the attacker; for the defender the symbol of defence and jokers."""
    state.strength[place] = state.dice[POOL + state.box.fight_symbols[place]] + state.dice[POOL + JOKER]


class AttackerLuck(Step[Position]):
    """The attacker has rolled and may use luck."""

    def run(self, state: Position) -> None:
        add_up(state, 0)
        if state.attacker == TORAK:
            add(state.strength, 0, torak.fight_luck(state))
        elif usable_luck(state, state.attacker) > 0:
            state.stack.append(decisions.FIGHT_LUCK[state.attacker])


class Defend(Step[Position]):
    """The defender rolls."""

    def run(self, state: Position) -> None:
        roll_dice(state, state.foe)


class DefenderLuck(Step[Position]):
    """The defender may use luck if it can still turn the fight."""

    def run(self, state: Position) -> None:
        add_up(state, 1)
        if state.foe == TORAK:
            add(state.strength, 1, torak.fight_luck(state))
            return
        short: i64 = state.strength[0] - state.strength[1]
        if 0 < short <= usable_luck(state, state.foe):
            state.stack.append(decisions.FIGHT_LUCK[state.foe])


class FightLuck(SeatDecision[Position]):
    """Each luck token is one more of the symbols that count."""

    def prompt(self, state: Position) -> dict[str, Any]:
        args = {"seat": ["seat", int(self.seat)], "own": int(state.strength[self.place(state)])}
        if self.seat == state.attacker:
            return {"key": "attack-luck", "args": args}
        return {"key": "defence-luck", "args": {**args, "other": int(state.strength[0])}}

    def place(self, state: Position) -> i64:
        return 0 if self.seat == state.attacker else 1

    def moves(self, state: Position) -> list[i64]:
        return [SPEND + state.box.fight_symbols[self.place(state)] * FIRST, LEAVE]

    def play(self, state: Position, move: i64) -> None:
        if verb_of(move) == LEAVE:
            return
        place: i64 = self.place(state)
        spend_luck(state, self.seat)
        add(state.strength, place, 1)
        short: i64 = state.strength[0] - state.strength[1]
        if usable_luck(state, self.seat) > 0 and (place == 0 or short > 0):
            state.stack.append(self)


class Verdict(Step[Position]):
    """Give points and the bounty, or settle a fight with Torak."""

    def run(self, state: Position) -> None:
        attacker: i64 = state.attacker
        defender: i64 = state.foe
        won = state.strength[0] > state.strength[1]
        if state.event_log is not None:
            strengths = {"attack": int(state.strength[0]), "defence": int(state.strength[1])}
            state.emit("fought-off" if not won else "fought", strengths)
        state.end_contest()
        if attacker == TORAK or defender == TORAK:
            torak.settle_fight(state, attacker == TORAK, won)
        elif won:
            state.score(attacker, WON_ATTACK)
            take_bounty(state, attacker, defender)
        else:
            state.score(defender, WON_DEFENCE)


class TorakAttacks(Step[Position]):
    """Torak attacks after the rest of his card, if he stands on the player's field."""

    def run(self, state: Position) -> None:
        state.ploy = NONE
        state.spot = NONE
        if torak.meets_player(state):
            state.emit("torak-attacks", {})
            attack(state, TORAK, torak.PLAYER)
