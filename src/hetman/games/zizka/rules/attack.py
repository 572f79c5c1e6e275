"""Attacks: the attacker gathers symbols first, then the defender; a draw is the defender's."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.decision import FIRST, verb_of
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.rules import decisions, phases, rolls, torak
from hetman.games.zizka.rules.constants import (
    BOUNTY,
    COINS,
    FIELD,
    FIGHT,
    JOKER,
    NO_EVENT,
    NONE,
    PERSON,
    POOL,
    POSTER,
    STRUCK,
    TORAK,
)
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.verbs import LEAVE, SPEND

WON_ATTACK = 2
WON_DEFENCE = 1


def attack(state: Position, attacker: i64, defender: i64) -> None:
    """A leader who is attacked lies down until the own next turn."""
    state.contest = FIGHT
    state.attacker = attacker
    state.foe = defender
    state.strength = [0, 0]
    if defender != TORAK and attacker != TORAK:
        state.people[PERSON * defender + STRUCK] = 1
    state.agenda += [phases.VERDICT, phases.DEFENDER_LUCK, phases.DEFEND, phases.ATTACKER_LUCK]
    gather(state, attacker)


def gather(state: Position, fighter: i64) -> None:
    """Cast the dice: no event's skills count in a fight."""
    if fighter == TORAK:
        torak.cast(state)
    else:
        state.emit_of("casts", fighter)
        rolls.cast(state, fighter, NO_EVENT)


def add_up(state: Position, place: i64) -> None:
    """Swords and jokers for the attacker; for the defender the symbol of defence and jokers."""
    state.strength[place] = state.dice[POOL + state.box.fight_symbols[place]] + state.dice[POOL + JOKER]


class AttackerLuck(Step[Position]):
    def run(self, state: Position) -> None:
        add_up(state, 0)
        if state.attacker == TORAK:
            add(state.strength, 0, torak.luck(state))
        elif state.usable_luck(state.attacker) > 0:
            state.stack.append(decisions.FIGHT_LUCK[state.attacker])


class Defend(Step[Position]):
    def run(self, state: Position) -> None:
        gather(state, state.foe)


class DefenderLuck(Step[Position]):
    """Luck is offered where it can still turn the fight."""

    def run(self, state: Position) -> None:
        add_up(state, 1)
        if state.foe == TORAK:
            add(state.strength, 1, torak.luck(state))
            return
        short: i64 = state.strength[0] - state.strength[1]
        if 0 < short <= state.usable_luck(state.foe):
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
        state.spend_luck(self.seat)
        add(state.strength, place, 1)
        short: i64 = state.strength[0] - state.strength[1]
        if state.usable_luck(self.seat) > 0 and (place == 0 or short > 0):
            state.stack.append(self)


class Verdict(Step[Position]):
    def run(self, state: Position) -> None:
        attacker: i64 = state.attacker
        defender: i64 = state.foe
        won = state.strength[0] > state.strength[1]
        if state.event_log is not None:
            strengths = {"attack": int(state.strength[0]), "defence": int(state.strength[1])}
            state.emit("fought-off" if not won else "fought", strengths)
        state.begin_nothing()
        if attacker == TORAK or defender == TORAK:
            torak.settle_fight(state, attacker == TORAK, won)
        elif won:
            state.score(attacker, WON_ATTACK)
            take_bounty(state, attacker, defender)
        else:
            state.score(defender, WON_DEFENCE)


def take_bounty(state: Position, attacker: i64, defender: i64) -> None:
    """The attacker gets the coins on the poster, and the poster goes back."""
    bounty: i64 = state.people[PERSON * defender + BOUNTY]
    state.people[PERSON * defender + BOUNTY] = 0
    state.people[PERSON * defender + POSTER] = 0
    add(state.people, PERSON * attacker + COINS, bounty)
    state.emit_number("bounty", attacker, bounty)


class TorakAttacks(Step[Position]):
    """When everything else on his card is done, and he stands where the player is."""

    def run(self, state: Position) -> None:
        state.ploy = NONE
        state.spot = NONE
        if state.torak_field == state.people[FIELD]:
            if state.event_log is not None:
                state.emit("torak-attacks", {})
            attack(state, TORAK, torak.PLAYER)
