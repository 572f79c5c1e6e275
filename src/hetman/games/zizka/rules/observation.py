"""Writes what a seat knows as numbers. `../observation.py` declares the planes and reads the same from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hetman.core.counts import total
from hetman.core.native import i64
from hetman.core.observation_writer import ObservationWriter
from hetman.core.pile import EVERYBODY, SEAT_BITS
from hetman.core.state import State
from hetman.games.zizka.rules.box import Box
from hetman.games.zizka.rules.constants import (
    BACK,
    FACES,
    FIGHT,
    FRONT,
    IN_DECK,
    JOUST,
    KNOWN,
    LYING,
    NONE,
    NOTHING,
    PLAIN,
    POOL,
    ROW_BITS,
    ROWS,
    SCORE,
    SKILLS,
    SPOT,
    TOURNAMENT,
    USED,
    WAITING,
)
from hetman.games.zizka.rules.luck import usable_luck
from hetman.games.zizka.rules.movement import pace
from hetman.games.zizka.rules.peeking import peeks_left
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.tavern import price

OWNED: Final = 10
"""Numbers of a seat in the plane `owned`."""


class ZizkaWriter(ObservationWriter):
    def __init__(self, seats: int, starts: Mapping[str, int], questions: Sequence[str], box: Box) -> None:
        super().__init__(seats, starts, questions)
        at = self.starts
        self.course: i64 = at["course"]
        self.turn: i64 = at["turn"]
        self.first: i64 = at["first"]
        self.leaders: i64 = at["leaders"]
        self.places: i64 = at["places"]
        self.owned: i64 = at["owned"]
        self.skills: i64 = at["skills"]
        self.crews: i64 = at["crews"]
        self.conquered: i64 = at["conquered"]
        self.favours: i64 = at["favours"]
        self.offers: i64 = at["offers"]
        self.decks: i64 = at["decks"]
        self.backs: i64 = at["backs"]
        self.fronts: i64 = at["fronts"]
        self.used: i64 = at["used"]
        self.castles: i64 = at["castles"]
        self.tops: i64 = at["tops"]
        self.contest: i64 = at["contest"]
        self.page: i64 = at["page"]
        self.done: i64 = at["done"]
        self.lying: i64 = at["lying"]
        self.symbols: i64 = at["symbols"]
        self.rolling: i64 = at["rolling"]
        self.attacker: i64 = at["attacker"]
        self.defender: i64 = at["defender"]
        self.entrants: i64 = at["entrants"]
        self.torak: i64 = at["torak"]
        self.box = box
        self.leader_count: i64 = len(box.contents.leaders)
        self.follower_count: i64 = len(box.contents.followers)

    def write_game(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        self.write_course(state, seat)
        other: i64
        for other in range(self.seats):
            self.write_player(state, other, self.from_own(other, seat))
        self.write_tavern(state)
        self.write_tokens(state, seat)
        self.write_task(state)
        if state.contest == FIGHT:
            self.put_seat(self.attacker, state.attacker, seat)
            self.put_seat(self.defender, state.foe, seat)
        elif state.contest == TOURNAMENT:
            self.write_tournament(state, seat)
        if state.solo:
            self.write_torak(state)

    def put_seat(self, plane: i64, other: i64, seat: i64) -> None:
        """Mark a seat, unless it is none or Torak."""
        if other < self.seats:
            self.put(plane + self.from_own(other, seat), 1)

    def write_course(self, state: Position, seat: i64) -> None:
        at: i64 = self.course
        self.put(at, state.round)
        self.put(at + 1, state.goal)
        self.put(at + 2, state.actions)
        self.put(at + 3, 1 if state.ending else 0)
        self.put(at + 4, state.bank)
        self.put(at + 5, state.luck)
        self.put(at + 6, total(state.stacked))
        self.put_seat(self.turn, state.turn, seat)
        self.put_seat(self.first, state.first, seat)

    def write_player(self, state: Position, other: i64, place: i64) -> None:
        own = state.leaders[other]
        at: i64 = self.owned + OWNED * place
        self.put(at, own.points)
        self.put(at + 1, own.morale)
        self.put(at + 2, own.coins)
        self.put(at + 3, own.luck)
        self.put(at + 4, usable_luck(state, other))
        self.put(at + 5, 1 if own.poster else 0)
        self.put(at + 6, own.bounty)
        self.put(at + 7, 1 if own.struck else 0)
        if own.board != NONE:
            self.put(self.leaders + self.leader_count * place + own.board, 1)
            self.put(at + 8, pace(state, other))
            self.put(at + 9, peeks_left(state, other))
            skill: i64
            for skill in range(SKILLS):
                self.put(self.skills + SKILLS * place + skill, own.skill(self.box, state.side, skill))
        if own.field != NONE:
            self.put(self.places + self.box.fields * place + own.field, 1)
        number: i64 = 0
        for card in own.crew:
            number += 1
            self.put(self.crews + self.follower_count * place + card, number)
        thing: i64
        for thing in range(2):
            self.put(self.conquered + 2 * place + thing, 0 if own.conquered[thing] == NONE else 1)
            self.put(self.favours + 2 * place + thing, 1 if state.favour[thing] == other else 0)

    def write_tavern(self, state: Position) -> None:
        for card in state.offer:
            if card != NONE:
                self.put(self.offers + card, price(state, card) + 1)
        level: i64
        for level in range(2):
            left: i64 = 0
            for card in self.box.of_level[level]:
                if state.where[card] == IN_DECK:
                    left += 1
            self.put(self.decks + level, left)

    def write_tokens(self, state: Position, seat: i64) -> None:
        """Backs are open. The front is written for those who looked at it, as is the top of a deck of castles."""
        bit: i64 = SEAT_BITS[seat]
        backs: i64 = len(self.box.backs)
        spot: i64
        for spot in range(self.box.spots):
            at: i64 = SPOT * spot
            if state.ground[at + BACK] != NONE:
                field: i64 = self.box.field_of[spot]
                self.put(self.backs + backs * field + state.ground[at + BACK], 1)
                known: i64 = state.ground[at + KNOWN]
                if known == EVERYBODY or known & bit:
                    self.put(self.fronts + self.box.tokens * field + state.ground[at + FRONT], 1)
        token: i64
        for token in range(self.box.tokens):
            if state.token_at[token] == USED:
                self.put(self.used + token, 1)
        level: i64
        for level in range(2):
            deck = state.decks[level]
            size: i64 = deck.size()
            self.put(self.castles + level, size)
            if size > 0 and (deck.top_known_to(seat) or size == len(deck.tail)):
                self.put(self.tops + deck.tops()[0], 1)

    def write_task(self, state: Position) -> None:
        if state.contest != NOTHING:
            self.put(self.contest + state.contest - 1, 1)
        if state.page != NONE:
            self.put(self.page + state.page, 1)
            conquest = state.page >= self.box.tokens
            row: i64
            for row in range(ROWS):
                if row < state.row if conquest else state.taken & ROW_BITS[row]:
                    self.put(self.done + row, 1)
        if state.roller != NONE:
            self.put_list(self.lying, state.dice, LYING, FACES)
            self.put_list(self.symbols, state.dice, POOL, PLAIN)
            self.put(self.rolling, state.rerolls)
            self.put(self.rolling + 1, state.to_roll)

    def write_tournament(self, state: Position, seat: i64) -> None:
        other: i64
        for other in range(self.seats):
            score: i64 = state.jousts[JOUST * other + SCORE]
            if score != NONE:
                at: i64 = self.entrants + 2 * self.from_own(other, seat)
                self.put(at, 1)
                self.put(at + 1, 0 if score == WAITING else score)

    def write_torak(self, state: Position) -> None:
        self.put(self.torak, state.torak_points)
        self.put(self.torak + 1, 1 if state.torak_lies else 0)
        if state.torak_field != NONE:
            self.put(self.torak + 2 + state.torak_field, 1)
        self.put_list(self.torak + 2 + self.box.fields, state.posters, 0, len(state.posters))
